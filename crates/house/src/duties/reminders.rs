//! Reminding those who are to decide, as each of them wants to be.
//!
//! Each person chooses in `/settings` how often reminders come, and in which hours, by their own clock, no page rings. A reminder that
//! falls into those hours waits for their end, or comes silently before the time is over.

use talon_store::person_settings::PersonSettingsRow;
use talon_store::{DueTimer, TableRow};
use talon_table::{PersonId, Table, Timestamp};

use crate::duties::timers::TimerOutcome;
use crate::duties::timers::Timers;
use crate::error::HouseError;
use crate::local_time;

impl Timers {
    /// Reposts the pages of those who are to decide, so that their phones ring: once for each, at a time that suits them. The timer rings
    /// for one person after another, and its due time says how far it has come.
    pub(crate) async fn remind(
        &self,
        due: &DueTimer,
        table: &Table,
        now: Timestamp,
    ) -> Result<TimerOutcome, HouseError> {
        let Some((usual, persons)) = table.reminder() else {
            return Ok(TimerOutcome::Nothing);
        };
        if usual > now {
            return Ok(TimerOutcome::Later(usual));
        }
        let Some(row) = self.core.store.table(due.table).await? else {
            return Ok(TimerOutcome::Nothing);
        };
        let deadline = table.due(&self.core.settings.limits).map_or(usual, |(deadline, _)| deadline);
        let mut next: Option<Timestamp> = None;
        for person in persons {
            let settings = self.core.store.person_settings(person).await?;
            match local_time::remind_at(&settings.chosen, usual, deadline) {
                Some(at) if at > now => next = Some(next.map_or(at, |next| next.min(at))),
                Some(at) if at >= due.timer.due => self.remind_person(&row, person, &settings, now).await?,
                Some(_) | None => {}
            }
        }
        Ok(next.map_or(TimerOutcome::Nothing, TimerOutcome::Later))
    }

    async fn remind_person(
        &self,
        row: &TableRow,
        person: PersonId,
        settings: &PersonSettingsRow,
        now: Timestamp,
    ) -> Result<(), HouseError> {
        if local_time::is_enough(&settings.chosen, settings.reminded_at, now) {
            return Ok(());
        }
        self.pages.send_hand(row, person).await?;
        Ok(self.core.store.note_reminded(person, now).await?)
    }
}
