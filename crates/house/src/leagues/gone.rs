//! Members who no longer belong to their league's chat.

use futures_util::future::join_all;
use talon_league::League;
use talon_store::AccountRow;
use talon_store::leagues::LeagueRow;
use talon_table::PersonId;

use super::deciding::Leagues;
use crate::error::HouseError;

/// How many members a platform is asked about at a time.
const AT_ONCE: usize = 8;

impl Leagues {
    /// The members none of whose accounts belongs to the league's chat, as the platform reports. Members whom it does not report on, or who
    /// have no account there, are not among them.
    pub(super) async fn gone(&self, row: &LeagueRow, league: &League) -> Result<Vec<PersonId>, HouseError> {
        let mut accounts = self.core.store.accounts_of(league.members()).await?;
        accounts.retain(|account| account.account.platform == row.home.platform);
        let mut answers: Vec<(PersonId, bool)> = Vec::new();
        for some in accounts.chunks(AT_ONCE) {
            let asked: Vec<_> = some.iter().map(|account| self.may_be_in(row, account)).collect();
            answers.extend(join_all(asked).await);
        }
        let is_gone = |person: &&PersonId| {
            let mut about = answers.iter().filter(|(of, _)| of == *person).map(|(_, may_be_in)| *may_be_in).peekable();
            about.peek().is_some() && !about.any(|may_be_in| may_be_in)
        };
        Ok(league.members().iter().filter(is_gone).copied().collect())
    }

    /// A member, and whether this account may belong to the chat.
    async fn may_be_in(&self, row: &LeagueRow, account: &AccountRow) -> (PersonId, bool) {
        let Some(platform) = self.core.platform(row.home.platform) else {
            return (account.person, true);
        };
        let answer = platform.is_member(&row.home, &account.account).await;
        let may_be_in = answer.unwrap_or_else(|error| {
            tracing::info!(league = %row.league, %error, "nobody can tell who belongs to a chat");
            true
        });
        (account.person, may_be_in)
    }
}
