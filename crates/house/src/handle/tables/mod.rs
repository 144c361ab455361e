//! Answers requests about tables, and carries them out.

pub(super) mod drawn;
pub(super) mod hint;
pub(super) mod lobby;
pub(super) mod presets;
pub(super) mod press;
pub(super) mod question;
pub(super) mod replay;
pub(super) mod words;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use moka::sync::Cache;
use talon_games::Rule;
use talon_table::{Command, DealView, Mistake, PersonId, PhaseView, Refusal, Table, TableId, Viewer};
use talon_view::Msg;

use super::admission::Admission;
use super::asked::Asked;
use super::pace::Paces;
use super::screen::Screen;
use crate::core::Core;
use crate::deliver::PagePlanner;
use crate::duties::coach::Coach;
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::tables::steps::{Cause, Step};
use hint::{Hints, NoHint};

/// Answers requests about tables.
pub(crate) struct TableAnswers {
    pub(super) core: Arc<Core>,
    pub(super) pages: Arc<PagePlanner>,
    pub(super) admission: Arc<Admission>,
    pub(super) paces: Arc<Paces>,
    pub(super) screen: Arc<Screen>,
    /// The rule that forbade each player's last press, and its turn. May be lost with the process.
    pub(super) forbidden: Cache<(TableId, PersonId), (u32, Rule)>,
    /// The turn at which each player without a private chat last looked at the hand in the group. May be lost with the process.
    pub(super) glanced: Cache<(TableId, PersonId), u32>,
    hints: Hints,
}

impl TableAnswers {
    /// With nothing remembered.
    pub(crate) fn new(
        core: Arc<Core>,
        pages: Arc<PagePlanner>,
        admission: Arc<Admission>,
        paces: Arc<Paces>,
        screen: Arc<Screen>,
        coach: Arc<Coach>,
    ) -> Self {
        let (forbidden, glanced) = (Cache::new(core.settings.cached_tables), Cache::new(core.settings.cached_tables));
        let hints = Hints::new(Arc::clone(&core), coach);
        Self { core, pages, admission, paces, screen, forbidden, glanced, hints }
    }

    /// Carries out a command of the sender. `done` makes the answer if the command was accepted.
    pub(crate) async fn carry_out(
        &self,
        asked: &Asked<'_>,
        table: TableId,
        command: &Command,
        done: impl FnOnce(&Arc<Table>) -> Answer + Send,
    ) -> Result<Answer, HouseError> {
        let plays = matches!(command, Command::Act { .. });
        let key = if plays { asked.key.uncounted() } else { asked.key.counted()? };
        let cause = Cause { key, answered: asked.pressed_page_of(table) };
        match self.core.tables.step(table, command, Some(cause), asked.now).await? {
            Step::Done(table) => {
                asked.done.store(true, Ordering::Relaxed);
                self.core.wake();
                Ok(done(&table))
            }
            Step::Refused(at, refusal) => self.refuse_at(asked, table, &at, &refusal).await,
            Step::Duplicate => {
                self.screen.redraw(asked, table).await?;
                Ok(asked.toast(&Msg::StaleDone))
            }
            Step::Unknown => Ok(asked.alert(&Msg::TableNotFound)),
        }
    }

    /// Explains the refusal, and remembers the rule behind it.
    pub(super) async fn refuse_at(
        &self,
        asked: &Asked<'_>,
        id: TableId,
        at: &Table,
        refusal: &Refusal,
    ) -> Result<Answer, HouseError> {
        if let Refusal::Mistake(Mistake::Illegal(rule)) = *refusal {
            self.forbidden.insert((id, asked.person()), (at.turn(), rule));
        }
        self.refuse(asked, id, refusal).await
    }

    /// Explains the refusal. If the press was stale, or is impossible on a current page, the page is brought up to date.
    pub(crate) async fn refuse(
        &self,
        asked: &Asked<'_>,
        table: TableId,
        refusal: &Refusal,
    ) -> Result<Answer, HouseError> {
        let message = Msg::refusal(refusal, asked.now);
        match refusal {
            Refusal::Stale(_) => {
                self.screen.redraw(asked, table).await?;
                Ok(asked.toast(&message))
            }
            Refusal::Mistake(Mistake::NotYourTurn | Mistake::NotInLobby | Mistake::NotPlaying) => {
                self.screen.redraw(asked, table).await?;
                Ok(asked.alert(&message))
            }
            Refusal::Mistake(_) => Ok(asked.alert(&message)),
        }
    }

    /// `/hint`: only in private, because everybody in a group would read the answer.
    pub(super) async fn ask_hint(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let Some(found) = self.admission.my_table(asked, Table::is_playing).await? else {
            return self.admission.no_table_here(asked, &Msg::NoHandHere).await;
        };
        let hints = found.table.view(Viewer::Public).hints;
        if hints && !asked.reads_alone() {
            return Ok(asked.alert(&Msg::HintInPrivate));
        }
        self.hint(asked, found.row.table, &found.table).await
    }

    /// The strongest AI player decides from what the asker's seat knows, with the seed that it would use there itself, and the coach adds
    /// what that is worth. So the same question has the same answer, and nothing hidden enters it.
    pub(super) async fn hint(&self, asked: &Asked<'_>, id: TableId, table: &Table) -> Result<Answer, HouseError> {
        let refused = async |mistake| self.refuse(asked, id, &Refusal::Mistake(mistake)).await;
        let Some(seat) = table.seat_of(asked.person()) else {
            return refused(Mistake::Spectator).await;
        };
        let view = table.view(Viewer::Seat(seat));
        let PhaseView::Playing { deal_no, deal: DealView::Open(deal), waiting_for, .. } = &view.phase else {
            return refused(Mistake::NotPlaying).await;
        };
        if !view.hints {
            return Ok(asked.alert(&Msg::HintsOff));
        }
        if !waiting_for.contains(seat) {
            return refused(Mistake::NotYourTurn).await;
        }
        let hint = match self.hints.at(asked.person(), (table, &view, *deal_no), seat, deal).await {
            Ok(hint) => hint,
            Err(NoHint::TooMany) => return Ok(asked.toast(&Msg::SlowDown)),
            Err(NoHint::Fault) => return Ok(asked.alert(&Msg::Fault)),
        };
        let people = self.core.people(&view, asked.place().platform).await?;
        Ok(Answer::Alert(talon_view::hint(&view, &people, asked.locale, hint.best, hint.expected)))
    }
}
