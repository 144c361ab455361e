//! The AI player's choice, told to the asker alone.

use std::sync::Arc;

use moka::sync::Cache;
use talon_cards::Seat;
use talon_games::{AnyAction, AnyView};
use talon_players::Level;
use talon_table::{DealView, Mistake, PersonId, PhaseView, Refusal, Table, TableId, TableView, Viewer};
use talon_view::{Expected, Msg};
use tokio::sync::OnceCell;

use super::asked::Asked;
use super::tables::TableAnswers;
use crate::core::Core;
use crate::duties::coach::Coach;
use crate::error::HouseError;
use crate::input::intent::Answer;

/// The AI player's choices, each thought out once. They may be lost with the process.
pub(super) struct Hints {
    core: Arc<Core>,
    coach: Arc<Coach>,
    /// By the decision: the table, its turn, and the seat.
    known: Cache<(TableId, u32, Seat), Arc<OnceCell<Hint>>>,
}

/// The best choice, and what it is worth where that can be compared.
#[derive(Clone)]
struct Hint {
    best: AnyAction,
    expected: Option<Expected>,
}

/// Why there is no hint.
#[derive(Clone, Copy)]
enum NoHint {
    /// The asker waits for others already.
    TooMany,
    /// Nobody could choose.
    Fault,
}

impl Hints {
    /// With nothing known. They take their turns with what else the coach weighs.
    pub(super) fn new(core: Arc<Core>, coach: Arc<Coach>) -> Self {
        Self { known: Cache::new(core.settings.cached_tables), core, coach }
    }

    /// The hint for this seat, which is on turn, asked for by this person.
    async fn at(
        &self,
        by: PersonId,
        at: (&Table, &TableView, u32),
        seat: Seat,
        deal: &AnyView,
    ) -> Result<Hint, NoHint> {
        let (table, view, deal_no) = at;
        let chance = table.chance_of_players().ok_or(NoHint::Fault)?;
        let thinking = async {
            let _turn = self.coach.turn_of(by).map_err(|_| NoHint::TooMany)?.turn().await;
            self.think(chance, view, deal_no, seat, deal).await.ok_or(NoHint::Fault)
        };
        let known = self.known.get_with((view.id, view.turn, seat), <_>::default);
        known.get_or_try_init(|| thinking).await.cloned()
    }

    async fn think(&self, chance: u64, view: &TableView, deal_no: u32, seat: Seat, deal: &AnyView) -> Option<Hint> {
        let action = self.core.think(chance, view, deal_no, seat, Level::Strong.code(), deal).await?;
        let weighed = self.core.weigh(chance, view, deal_no, seat, deal).await;
        // What needs no thought, like an exchange, is not weighed.
        let weighed = weighed.filter(|weighed| weighed.choices.iter().any(|(each, _)| *each == action));
        let best = weighed.as_ref().and_then(|weighed| weighed.choices.first()).map_or(action, |(best, _)| *best);
        let expected = weighed.and_then(|weighed| match weighed.choices[..] {
            [(_, worth), (next, less), ..] => Some(Expected { worth, next, less, reason: weighed.reason }),
            _ => None,
        });
        Some(Hint { best, expected })
    }
}

impl TableAnswers {
    /// `/hint`: in private only, for everybody in a group would read the answer.
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

    /// The strongest AI player decides from the knowledge of the asker's seat, with the seed that it would use there itself, and the coach
    /// says what that is worth. So the same question has the same answer, and nothing hidden enters it.
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
