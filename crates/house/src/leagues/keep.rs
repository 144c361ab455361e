//! The due work of leagues: rounds end, seasons begin, messages follow.

use std::sync::Arc;
use std::time::Duration;

use talon_league::Command;
use talon_store::leagues::DueLeague;
use talon_store::{Lease, StoreError};
use talon_table::Timestamp;
use tokio::task::JoinSet;

use super::deciding::{LeagueStep, Leagues, LoadedLeague};
use crate::core::{Core, STORE_PAUSE};
use crate::deliver::courier::Courier;
use crate::duties::due::{PASSED_BY, or_log, until_due};
use crate::duties::leased_work::LeasedWork;
use crate::duties::serving::CATCHING_UP;
use crate::error::HouseError;

/// How many leagues are handled in one go.
const LOOKS: usize = 8;

/// How often an overdue round is looked at while one of its matches is under way. The end of the match wakes the league anyway.
const UNDER_WAY: Duration = Duration::from_secs(600);

/// The look that is under way: a separate task, so that it can finish when the house stops, and no message is left without a note of it.
pub(crate) type Looks = JoinSet<Result<usize, StoreError>>;

/// Does the work that is due in leagues.
pub(crate) struct LeagueKeeper {
    pub(super) core: Arc<Core>,
    pub(super) leagues: Arc<Leagues>,
    pub(super) courier: Arc<Courier>,
}

impl LeagueKeeper {
    /// On this core. Posts of leagues share the pace of everything that is delivered.
    pub(crate) const fn new(core: Arc<Core>, leagues: Arc<Leagues>, courier: Arc<Courier>) -> Self {
        Self { core, leagues, courier }
    }

    /// Handles what is due now; returns how many leagues that were.
    pub(crate) async fn keep_due_leagues(&self) -> usize {
        or_log(self.keep_some().await).unwrap_or(0)
    }

    /// Handles leagues as they fall due. Never ends.
    pub(crate) async fn keep_leagues(self: &Arc<Self>, looks: &mut Looks) {
        loop {
            let wait = match self.keep_or_wait(looks).await {
                Ok(None) => continue,
                Ok(Some(wait)) => wait,
                Err(error) => {
                    tracing::error!(%error, "the store failed; looking again in a moment");
                    self.core.clock.now().plus(STORE_PAUSE)
                }
            };
            tokio::select! {
                () = self.core.wake_ups.leagues.notified() => {}
                () = self.core.clock.sleep_until(wait) => {}
            }
        }
    }

    /// Handles what is due, or returns until when nothing is.
    async fn keep_or_wait(self: &Arc<Self>, looks: &mut Looks) -> Result<Option<Timestamp>, StoreError> {
        let next = self.core.next_due().await?.league;
        let now = self.core.clock.now();
        if let Some(wait) = until_due(next, now) {
            return Ok(Some(wait));
        }
        let keeper = Arc::clone(self);
        looks.spawn(async move { keeper.keep_some().await });
        match looks.join_next().await {
            Some(Ok(looked)) => Ok((looked? == 0).then(|| now.plus(PASSED_BY))),
            Some(Err(error)) => {
                tracing::error!(%error, "a look at the leagues broke off");
                Ok(Some(now.plus(STORE_PAUSE)))
            }
            None => Ok(None),
        }
    }

    async fn keep_some(&self) -> Result<usize, StoreError> {
        let now = self.core.clock.now();
        let Core { store, kinds, .. } = &*self.core;
        let claim = async |lease: &Lease| store.claim_leagues(now, lease, kinds, LOOKS).await;
        let (work, due) = self.core.claim(now, claim).await?;
        for league in &due {
            let until = self.keep_league(league, &work).await;
            self.core.insist(&work, || self.settle_league(league, &work, until)).await;
        }
        Ok(due.len())
    }

    async fn settle_league(&self, due: &DueLeague, work: &LeasedWork, until: Option<Timestamp>) -> bool {
        let settled = self.core.store.settle_league(due, work.lease.holder, until).await;
        settled
            .inspect_err(|error| tracing::error!(league = %due.league, %error, "a league could not be settled"))
            .is_ok()
    }

    /// Does the due work of a league, and returns when to look at it again. Failures are logged and retried.
    async fn keep_league(&self, due: &DueLeague, work: &LeasedWork) -> Option<Timestamp> {
        let now = self.core.clock.now();
        if !work.may_go_on(now) {
            return Some(now);
        }
        self.look_at(due, work, now).await.unwrap_or_else(|error| {
            tracing::error!(league = %due.league, %error, "a league could not be looked at");
            Some(now.plus(self.core.retry_after(&error)))
        })
    }

    async fn look_at(
        &self,
        due: &DueLeague,
        work: &LeasedWork,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, HouseError> {
        let kept = match self.leagues.league_step(due.league, &Command::Advance, None, now).await? {
            LeagueStep::Done(kept) | LeagueStep::Refused(_, kept) => *kept,
            // An input brings neither.
            LeagueStep::Duplicate | LeagueStep::Unknown => return Ok(None),
        };
        let LoadedLeague { row, league } = kept;
        self.leagues.keep_seats(&league, now).await?;
        let results = self.leagues.season_results(&league).await?;
        let shown = self.show_posts(&row, &league, &results, work).await?;
        let reminded = self.remind_players(&row, &league, &results, now).await?;
        let own = match league.due() {
            Some(due) if due <= now && self.leagues.is_interrupted(&row, now).await? => Some(now.plus(CATCHING_UP)),
            Some(due) if due <= now => Some(now.plus(UNDER_WAY)),
            due => due,
        };
        Ok([shown, reminded, own].into_iter().flatten().min())
    }
}
