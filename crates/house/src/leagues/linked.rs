//! Members who act as another person since they linked their accounts.
//!
//! A link wakes the leagues in which it matters, in its own transaction. The next look, or any decision before it, finds out from the
//! accounts who acts as whom, so nothing is lost between the two.

use talon_league::{Command, League};
use talon_store::AccountRow;
use talon_table::{Command as AtTable, PersonId, PhaseView, Reservation, Table, Timestamp, Viewer};

use super::deciding::Leagues;
use super::deciding::{LeagueStep, LoadedLeague, named};
use crate::error::HouseError;

impl Leagues {
    /// The persons of this league who act as another person now, each with that person.
    pub(super) async fn acting(&self, league: &League) -> Result<Vec<(PersonId, PersonId)>, HouseError> {
        let accounts = self.core.store.accounts_of(&named(league)).await?;
        Ok(accounts.iter().filter(|row| has_joined(row)).map(|row| (row.own_person, row.person)).collect())
    }

    /// The league as seen by somebody who may have been in it as another person until a moment ago.
    pub(crate) async fn as_acting(
        &self,
        kept: LoadedLeague,
        person: PersonId,
        now: Timestamp,
    ) -> Result<LoadedLeague, HouseError> {
        if kept.league.has(person) || !kept.row.open {
            return Ok(kept);
        }
        let accounts = self.core.store.accounts_of(&[person]).await?;
        let mut before = accounts.iter().filter(|row| has_joined(row)).map(|row| row.own_person);
        if !before.any(|before| kept.league.has(before) || kept.league.owner() == before) {
            return Ok(kept);
        }
        match self.league_step(kept.row.league, &Command::Advance, None, now).await? {
            LeagueStep::Done(kept) => {
                self.core.wake();
                self.keep_seats(&kept.league, now).await?;
                Ok(*kept)
            }
            LeagueStep::Refused(_, kept) => Ok(*kept),
            LeagueStep::Duplicate | LeagueStep::Unknown => Ok(kept),
        }
    }

    /// Reserves the seats of waiting tables for the persons as whom the players act now.
    pub(super) async fn keep_seats(&self, league: &League, now: Timestamp) -> Result<(), HouseError> {
        let Some(season) = league.season().filter(|season| season.has_linked()) else {
            return Ok(());
        };
        let rows = self.core.store.league_tables(league.id(), season.number()).await?;
        for row in rows.into_iter().filter(|row| row.open) {
            let Some(table) = self.core.tables.of(&row).await?.readable() else { continue };
            let Some(before) = table.kept_for().filter(|_| waits(&table)) else { continue };
            let persons: Vec<PersonId> = before.persons.iter().map(|person| season.acts_as(*person, now)).collect();
            if persons != before.persons {
                let kept = Reservation { persons, ..before.clone() };
                // Once a match has begun there, everybody has come.
                self.core.tables.step(row.table, &AtTable::Reserve(kept), None, now).await?;
                self.core.wake();
            }
        }
        Ok(())
    }
}

fn has_joined(row: &AccountRow) -> bool {
    row.own_person != row.person
}

fn waits(table: &Table) -> bool {
    matches!(table.view(Viewer::Public).phase, PhaseView::Lobby { .. })
}
