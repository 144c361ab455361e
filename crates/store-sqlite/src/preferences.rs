//! What persons chose about being disturbed.

use async_trait::async_trait;
use sqlx::{query, query_as};
use talon_house::StoreError;
use talon_house::ports::preferences::{Manners, MannersRow, Preferences, QuietHours};
use talon_house::ports::store::InputKey;
use talon_table::{PersonId, Timestamp};

use crate::columns::{coded, person_id};
use crate::commit::take;
use crate::fault::fault;
use crate::standings::show_everywhere;
use crate::store::SqliteStore;

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
impl Preferences for SqliteStore {
    async fn manners(&self, person: PersonId) -> Result<MannersRow, StoreError> {
        let person = person_id(person);
        let columns = query_as!(
            MannersColumns,
            r#"SELECT reminders, quiet_from, quiet_until, zone, everywhere AS "everywhere: bool", reminded_at FROM manners
               WHERE person = ?"#,
            person
        )
        .fetch_optional(&self.readers)
        .await
        .map_err(fault)?;
        columns.map_or_else(|| Ok(MannersRow::default()), MannersRow::try_from)
    }

    async fn save_manners(
        &self,
        person: PersonId,
        manners: &Manners,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (number, reminders) = (person_id(person), manners.reminders.code());
        let (from, until) = (manners.quiet.map(QuietHours::from), manners.quiet.map(QuietHours::until));
        let mut transaction = self.write().await?;
        take(&mut transaction, key, at).await?;
        query!(
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
            number
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        show_everywhere(&mut transaction, person).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        let person = person_id(person);
        query!("UPDATE manners SET reminded_at = ? WHERE person = ?", at.0, person)
            .execute(&self.writer)
            .await
            .map_err(fault)?;
        Ok(())
    }
}
