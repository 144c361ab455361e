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
use crate::moment::Moment;
use crate::standings::{lock, show_everywhere};
use crate::store::PostgresStore;

struct MannersColumns {
    reminders: String,
    quiet_from: Option<i16>,
    quiet_until: Option<i16>,
    zone: Option<String>,
    everywhere: bool,
    reminded_at: Option<Moment>,
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
impl Preferences for PostgresStore {
    async fn manners(&self, person: PersonId) -> Result<MannersRow, StoreError> {
        let columns = query_as!(
            MannersColumns,
            r#"SELECT reminders, quiet_from, quiet_until, zone, everywhere, reminded_at AS "reminded_at: Moment"
               FROM manners WHERE person = $1"#,
            person_id(person)
        )
        .fetch_optional(&self.pool)
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
        let mut transaction = self.write().await?;
        take(&mut transaction, key, at).await?;
        lock(&mut transaction).await?;
        query!(
            "INSERT INTO manners (person, reminders, quiet_from, quiet_until, zone, everywhere)
             SELECT id, $2, $3, $4, $5, $6 FROM person WHERE id = $1
             ON CONFLICT (person) DO UPDATE SET reminders = excluded.reminders, quiet_from = excluded.quiet_from,
                                                quiet_until = excluded.quiet_until, zone = excluded.zone,
                                                everywhere = excluded.everywhere",
            person_id(person),
            manners.reminders.code(),
            manners.quiet.map(|quiet| i16::from(quiet.from())),
            manners.quiet.map(|quiet| i16::from(quiet.until())),
            manners.zone.as_deref(),
            manners.everywhere
        )
        .execute(&mut *transaction)
        .await
        .map_err(fault)?;
        show_everywhere(&mut transaction, person).await?;
        transaction.commit().await.map_err(fault)
    }

    async fn note_reminded(&self, person: PersonId, at: Timestamp) -> Result<(), StoreError> {
        query!("UPDATE manners SET reminded_at = $1 WHERE person = $2", Moment(at), person_id(person))
            .execute(&self.pool)
            .await
            .map_err(fault)?;
        Ok(())
    }
}
