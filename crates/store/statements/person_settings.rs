//! What persons chose about being disturbed.

use async_trait::async_trait;
use sqlx::query_as;
use talon_store::StoreError;
use talon_store::database::PersonSettingsRows;
use talon_store::person_settings::{PersonSettings, PersonSettingsRow, Pictures, QuietHours};
use talon_table::{PersonId, Timestamp};

use crate::columns::{coded, person_id};
use crate::dialect::{Moment, SqlUnit, execute};
use crate::fault::fault;

struct PersonSettingsColumns {
    reminders: String,
    quiet_from: Option<i16>,
    quiet_until: Option<i16>,
    zone: Option<String>,
    everywhere: bool,
    pictures: String,
    theme: String,
    letters: String,
    dress: String,
    second_press: bool,
    reminded_at: Option<Moment>,
}

impl TryFrom<PersonSettingsColumns> for PersonSettingsRow {
    type Error = StoreError;

    fn try_from(columns: PersonSettingsColumns) -> Result<Self, StoreError> {
        let quiet = columns.quiet_from.zip(columns.quiet_until).map(|(from, until)| hours(from, until));
        Ok(Self {
            chosen: PersonSettings {
                reminders: coded(&columns.reminders)?,
                quiet: quiet.transpose()?,
                zone: columns.zone,
                everywhere: columns.everywhere,
                pictures: Pictures { pages: coded(&columns.pictures)?, theme: coded(&columns.theme)? },
                letters: coded(&columns.letters)?,
                dress: coded(&columns.dress)?,
                second_press: columns.second_press,
            },
            reminded_at: columns.reminded_at.map(|at| at.0),
        })
    }
}

fn hours(from: i16, until: i16) -> Result<QuietHours, StoreError> {
    let hour = |value: i16| u8::try_from(value).ok();
    let hours = hour(from).zip(hour(until)).and_then(|(from, until)| QuietHours::new(from, until));
    hours.ok_or_else(|| StoreError::Corrupt(format!("no quiet hours: {from} to {until}")))
}

#[async_trait]
impl PersonSettingsRows for SqlUnit {
    async fn person_settings(&mut self, person: PersonId) -> Result<Option<PersonSettingsRow>, StoreError> {
        let columns = query_as!(
            PersonSettingsColumns,
            r#"SELECT reminders, quiet_from, quiet_until, zone, everywhere, pictures, theme, letters, dress, second_press,
                      reminded_at
               FROM manners WHERE person = $1"#,
            person_id(person)
        );
        columns.fetch_optional(self.connection()).await.map_err(fault)?.map(PersonSettingsRow::try_from).transpose()
    }

    async fn save_person_settings(&mut self, person: PersonId, settings: &PersonSettings) -> Result<(), StoreError> {
        execute!(
            self,
            "INSERT INTO manners (person, reminders, quiet_from, quiet_until, zone, everywhere, pictures, theme, letters, dress,
                                  second_press)
             SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 FROM person WHERE id = $1
             ON CONFLICT (person) DO UPDATE SET reminders = excluded.reminders, quiet_from = excluded.quiet_from,
                                                quiet_until = excluded.quiet_until, zone = excluded.zone,
                                                everywhere = excluded.everywhere,
                                                pictures = excluded.pictures, theme = excluded.theme, letters = excluded.letters,
                 dress = excluded.dress,
                                                second_press = excluded.second_press",
            person_id(person),
            settings.reminders.code(),
            settings.quiet.map(|quiet| i16::from(quiet.from())),
            settings.quiet.map(|quiet| i16::from(quiet.until())),
            settings.zone.as_deref(),
            settings.everywhere,
            settings.pictures.pages.code(),
            settings.pictures.theme.code(),
            settings.letters.code(),
            settings.dress.code(),
            settings.second_press
        )
        .map(drop)
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        execute!(self, "UPDATE manners SET reminded_at = $1 WHERE person = $2", Moment(at), person_id(person)).map(drop)
    }
}
