//! Events at a table that nobody pressed for: AI players decide, lobbies expire.

use std::sync::Arc;

use talon_store::{DueTimer, StoreError, TimerKind};
use talon_table::{Actor, Command, DealView, PhaseView, Table, TableId, Timestamp, Viewer};

use tokio::task::JoinSet;

use crate::core::{Core, STORE_PAUSE};
use crate::deliver::PagePlanner;
use crate::duties::due::{PASSED_BY, or_log, until_due};
use crate::duties::leased_work::LeasedWork;
use crate::duties::serving::CATCHING_UP;
use crate::duties::upkeep::Upkeep;
use crate::error::HouseError;
use crate::tables::loading::MadeUp;
use crate::tables::steps::Step;

/// How many timers are handled at the same time. Few enough that AI players finish thinking long before the lease is over.
const RINGS: usize = 16;

/// Does the work that falls due at tables without a press.
pub(crate) struct Timers {
    pub(crate) core: Arc<Core>,
    pub(crate) pages: Arc<PagePlanner>,
    upkeep: Arc<Upkeep>,
}

impl Timers {
    /// On this core. Reminders are reposted pages.
    pub(crate) const fn new(core: Arc<Core>, pages: Arc<PagePlanner>, upkeep: Arc<Upkeep>) -> Self {
        Self { core, pages, upkeep }
    }

    /// Handles a due timer. Failures are logged and retried.
    pub(crate) async fn ring_timer(&self, due: &DueTimer, work: &LeasedWork) -> TimerOutcome {
        let now = self.core.clock.now();
        if !work.may_go_on(now) {
            return TimerOutcome::Later(now);
        }
        self.on_timer(due, now).await.unwrap_or_else(|error| {
            if let HouseError::SetAside(_) = error {
                return TimerOutcome::Later(now.plus(self.core.retry_after(&error)));
            }
            tracing::error!(table = %due.table, kind = due.timer.kind.code(), %error, "a timer failed");
            TimerOutcome::Later(now.plus(self.core.retry_after(&error)))
        })
    }

    /// Makes sure that a handled timer does not stay due; returns whether that succeeded.
    pub(crate) async fn reset_timer(&self, due: &DueTimer, work: &LeasedWork, outcome: TimerOutcome) -> bool {
        let again = match outcome {
            TimerOutcome::Decided => return true,
            TimerOutcome::Nothing => None,
            TimerOutcome::Later(at) => Some(at),
        };
        let reset = self.core.store.reset_timer(due, work.lease.holder, again).await;
        reset.inspect_err(|error| tracing::error!(table = %due.table, %error, "a timer could not be reset")).is_ok()
    }

    async fn on_timer(&self, due: &DueTimer, now: Timestamp) -> Result<TimerOutcome, HouseError> {
        let Some(table) = self.core.tables.newest(due.table).await?.needed()? else {
            return Ok(TimerOutcome::Nothing);
        };
        if due.timer.kind != TimerKind::Ai {
            match self.core.tables.make_up(due.table, &table, now).await? {
                MadeUp::Nothing => {}
                MadeUp::Delayed => return Ok(TimerOutcome::Decided),
                MadeUp::NotYet => return Ok(TimerOutcome::Later(now.plus(CATCHING_UP))),
            }
        }
        let command = match due.timer.kind {
            TimerKind::Ai => self.ai_command(due.table, &table).await,
            TimerKind::Remind => return self.remind(due, &table, now).await,
            TimerKind::Table => match table.due(&self.core.settings.limits) {
                Some((at, _)) if at > now => return Ok(TimerOutcome::Later(at)),
                other => other.map(|(_, command)| command),
            },
        };
        let Some(command) = command else {
            return Ok(TimerOutcome::Nothing);
        };
        match self.core.tables.step(due.table, &command, None, now).await? {
            Step::Done(_) => {
                self.core.wake();
                Ok(TimerOutcome::Decided)
            }
            Step::Refused(_, refusal) => {
                // Either somebody was faster and the timers are replaced, or we look again in a while.
                tracing::debug!(table = %due.table, command = command.name(), %refusal, "a timer came late");
                Ok(TimerOutcome::Later(now.plus(self.core.settings.retry_first)))
            }
            Step::Duplicate | Step::Unknown => Ok(TimerOutcome::Nothing),
        }
    }

    /// The decision of the AI player on turn; none when no AI player is on turn.
    async fn ai_command(&self, id: TableId, table: &Table) -> Option<Command> {
        let (seat, level) = table.ai_to_act()?;
        let view = table.view(Viewer::Seat(seat));
        let PhaseView::Playing { deal_no, deal: DealView::Open(deal), .. } = &view.phase else {
            return None;
        };
        let chosen = self.core.think(table.chance_of_players()?, &view, *deal_no, seat, &level, deal).await;
        let action = chosen.or_else(|| {
            // A table never stands still because of us.
            tracing::error!(table = %id, level, "an AI player chose nothing legal; playing the first legal action");
            deal.legal().into_iter().next()
        })?;
        Some(Command::Act { by: Actor::Ai(seat), turn: table.turn(), action })
    }

    /// Handles the timers that are due, one after another; returns how many.
    pub(crate) async fn ring_what_is_due(&self) -> usize {
        let Some((work, timers)) = or_log(self.claim(self.core.clock.now()).await) else { return 0 };
        for due in &timers {
            let outcome = self.ring_timer(due, &work).await;
            self.reset_timer(due, &work, outcome).await;
        }
        timers.len()
    }

    /// Handles timers as they fall due. Never ends.
    pub(crate) async fn ring_timers(self: &Arc<Self>) {
        loop {
            self.upkeep.tidy_up().await;
            let wait = match self.ring_some().await {
                Ok(None) => continue,
                Ok(Some(wait)) => wait,
                Err(error) => {
                    self.pause(&error).await;
                    continue;
                }
            };
            tokio::select! {
                () = self.core.wake_ups.timers.notified() => {}
                () = self.core.clock.sleep_until(wait) => {}
            }
        }
    }

    /// Handles due timers, or returns until when nothing is due.
    async fn ring_some(self: &Arc<Self>) -> Result<Option<Timestamp>, StoreError> {
        let next = self.core.next_due().await?.timer;
        let now = self.core.clock.now();
        if let Some(wait) = until_due(next, now) {
            return Ok(Some(wait));
        }
        let (work, due) = self.claim(now).await?;
        if due.is_empty() {
            return Ok(Some(now.plus(PASSED_BY)));
        }
        self.ring_all(due, work).await;
        Ok(None)
    }

    async fn claim(&self, now: Timestamp) -> Result<(LeasedWork, Vec<DueTimer>), StoreError> {
        self.core.claim(now, async |lease| self.core.store.claim_timers(now, lease, RINGS).await).await
    }

    /// Handles several timers at a time, so that AI players of different tables think side by side.
    async fn ring_all(self: &Arc<Self>, due: Vec<DueTimer>, work: LeasedWork) {
        let mut ringing = JoinSet::new();
        for due in due {
            let house = Arc::clone(self);
            ringing.spawn(async move {
                let outcome = house.ring_timer(&due, &work).await;
                house.core.insist(&work, || house.reset_timer(&due, &work, outcome)).await;
            });
        }
        while let Some(ended) = ringing.join_next().await {
            if let Err(error) = ended {
                tracing::error!(%error, "a timer broke off");
            }
        }
    }

    async fn pause(&self, error: &StoreError) {
        tracing::error!(%error, "the store failed; waiting a moment");
        self.core.clock.sleep_until(self.core.clock.now().plus(STORE_PAUSE)).await;
    }
}

/// The outcome of a due timer.
#[derive(Debug, Clone, Copy)]
pub(crate) enum TimerOutcome {
    /// The commit replaced the timers.
    Decided,
    /// Nothing is left to do.
    Nothing,
    /// It is too early.
    Later(Timestamp),
}
