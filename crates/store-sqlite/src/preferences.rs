//! What persons chose about being disturbed.

use async_trait::async_trait;
use sqlx::query_as;
use talon_house::StoreError;
use talon_house::ports::database::PreferenceRows;
use talon_house::ports::preferences::{Manners, MannersRow, QuietHours};
use talon_table::{PersonId, Timestamp};

use crate::columns::{coded, person_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

struct MannersColumns {
    reminders: String,
    quiet_from: Option<i64>,
    quiet_until: Option<i64>,
    zone: Option<String>,
    everywhere: bool,
    reminded_at: Option<i64>,
}

impl TryFrom<MannersColumns> for MannersRow {
    type Error = StoreError;

    fn try_from(columns: MannersColumns) -> Result<Self, StoreError> {
        let quiet = columns.quiet_from.zip(columns.quiet_until).map(|(from, until)| hours(from, until));
        Ok(Self {
            manners: Manners {
                reminders: coded(&columns.reminders)?,
                quiet: quiet.transpose()?,
                zone: columns.zone,
                everywhere: columns.everywhere,
            },
            reminded_at: columns.reminded_at.map(Timestamp),
        })
    }
}

fn hours(from: i64, until: i64) -> Result<QuietHours, StoreError> {
    let hour = |value: i64| u8::try_from(value).ok();
    let hours = hour(from).zip(hour(until)).and_then(|(from, until)| QuietHours::new(from, until));
    hours.ok_or_else(|| StoreError::Corrupt(format!("no quiet hours: {from} to {until}")))
}

#[async_trait]
impl PreferenceRows for SqliteUnit {
    async fn manners(&mut self, person: PersonId) -> Result<Option<MannersRow>, StoreError> {
        let person = person_id(person);
        let columns = query_as!(
            MannersColumns,
            r#"SELECT reminders, quiet_from, quiet_until, zone, everywhere AS "everywhere: bool", reminded_at FROM manners
               WHERE person = ?"#,
            person
        );
        columns.fetch_optional(self.connection()).await.map_err(fault)?.map(MannersRow::try_from).transpose()
    }

    async fn save_manners(&mut self, person: PersonId, manners: &Manners) -> Result<(), StoreError> {
        let (person, reminders) = (person_id(person), manners.reminders.code());
        let (from, until) = (manners.quiet.map(QuietHours::from), manners.quiet.map(QuietHours::until));
        execute!(
            self,
            "INSERT INTO manners (person, reminders, quiet_from, quiet_until, zone, everywhere)
             SELECT id, ?, ?, ?, ?, ? FROM person WHERE id = ?
             ON CONFLICT (person) DO UPDATE SET reminders = excluded.reminders, quiet_from = excluded.quiet_from,
                                                quiet_until = excluded.quiet_until, zone = excluded.zone,
                                                everywhere = excluded.everywhere",
            reminders,
            from,
            until,
            manners.zone,
            manners.everywhere,
            person
        )
        .map(drop)
    }

    async fn note_reminded(&mut self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(self, "UPDATE manners SET reminded_at = ? WHERE person = ?", at.0, person).map(drop)
    }
}
