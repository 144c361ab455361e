//! What happens at a table without anybody pressing: AI players decide, lobbies expire.

use talon_table::{Actor, Command, DealView, PhaseView, Table, TableId, Timestamp, Viewer};

use crate::error::HouseError;
use crate::house::House;
use crate::ports::store::{DueTimer, TimerKind};
use crate::shift::Shift;
use crate::tables::Step;

impl House {
    /// Does what is due. What went wrong is logged and tried again.
    pub(crate) async fn ring_timer(&self, due: &DueTimer, shift: &Shift) -> Rung {
        let now = self.core.clock.now();
        if !shift.may_go_on(now) {
            return Rung::Later(now);
        }
        self.on_timer(due, now).await.unwrap_or_else(|error| {
            if let HouseError::SetAside(_) = error {
                return Rung::Later(now.plus(self.core.retry_after(&error)));
            }
            tracing::error!(table = %due.table, kind = due.timer.kind.code(), %error, "a timer failed");
            Rung::Later(now.plus(self.core.retry_after(&error)))
        })
    }

    /// Sees to it that a timer that rang does not stay due; tells whether that succeeded.
    pub(crate) async fn reset_timer(&self, due: &DueTimer, shift: &Shift, rung: Rung) -> bool {
        let again = match rung {
            Rung::Decided => return true,
            Rung::Nothing => None,
            Rung::Later(at) => Some(at),
        };
        let reset = self.core.store.reset_timer(due, shift.lease.holder, again).await;
        reset.inspect_err(|error| tracing::error!(table = %due.table, %error, "a timer could not be reset")).is_ok()
    }

    async fn on_timer(&self, due: &DueTimer, now: Timestamp) -> Result<Rung, HouseError> {
        let Some(table) = self.core.tables.newest(due.table).await?.needed()? else {
            return Ok(Rung::Nothing);
        };
        let command = match due.timer.kind {
            TimerKind::Ai => self.ai_command(due.table, &table).await,
            TimerKind::Remind => return self.remind(due, &table, now).await,
            TimerKind::Table => match table.due(&self.core.settings.limits) {
                Some((at, _)) if at > now => return Ok(Rung::Later(at)),
                other => other.map(|(_, command)| command),
            },
        };
        let Some(command) = command else {
            return Ok(Rung::Nothing);
        };
        match self.core.tables.step(due.table, &command, None, now).await? {
            Step::Done(_) => {
                self.core.wake();
                Ok(Rung::Decided)
            }
            Step::Refused(_, refusal) => {
                // Somebody was faster, and the timers are set anew; or else we look again in a while.
                tracing::debug!(table = %due.table, command = command.name(), %refusal, "a timer came late");
                Ok(Rung::Later(now.plus(self.core.settings.retry_first)))
            }
            Step::Duplicate | Step::Unknown => Ok(Rung::Nothing),
        }
    }

    /// What the AI player on turn decides; none when no AI player is on turn.
    async fn ai_command(&self, id: TableId, table: &Table) -> Option<Command> {
        let (seat, level) = table.ai_to_act()?;
        let view = table.view(Viewer::Seat(seat));
        let PhaseView::Playing { deal_no, deal: DealView::Open(deal), .. } = view.phase else {
            return None;
        };
        let chosen = self.core.think(id, table.turn(), deal_no, seat, &level, &deal).await;
        let action = chosen.or_else(|| {
            // A table never stands still because of us.
            tracing::error!(table = %id, level, "an AI player chose nothing legal; playing the first legal action");
            deal.legal().into_iter().next()
        })?;
        Some(Command::Act { by: Actor::Ai(seat), turn: table.turn(), action })
    }
}

/// What became of a timer that was due.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Rung {
    /// The commit set the timers anew.
    Decided,
    /// Nothing is to be done any more.
    Nothing,
    /// It is too early.
    Later(Timestamp),
}
