//! Hints: the AI player's choice, for the asker alone.

use std::sync::Arc;

use moka::sync::Cache;
use talon_cards::Seat;
use talon_games::{AnyAction, AnyView};
use talon_players::Level;
use talon_table::{PersonId, Table, TableId, TableView};
use talon_view::Expected;
use tokio::sync::OnceCell;

use crate::core::Core;
use crate::duties::coach::Coach;

/// Hints, each computed once. They may be lost with the process.
pub(super) struct Hints {
    core: Arc<Core>,
    coach: Arc<Coach>,
    /// By the decision: the table, its turn, and the seat.
    known: Cache<(TableId, u32, Seat), Arc<OnceCell<Hint>>>,
}

/// The best choice, and what it is worth if it can be compared.
#[derive(Clone)]
pub(in crate::handle) struct Hint {
    pub(in crate::handle) best: AnyAction,
    pub(super) expected: Option<Expected>,
}

/// Why there is no hint.
#[derive(Clone, Copy)]
pub(super) enum NoHint {
    /// The asker already waits for others.
    TooMany,
    /// Nobody could choose.
    Fault,
}

impl Hints {
    /// With nothing known. Hints take turns with the coach's other work.
    pub(in crate::handle) fn new(core: Arc<Core>, coach: Arc<Coach>) -> Self {
        Self { known: Cache::new(core.settings.cached_tables), core, coach }
    }

    /// The hint for this seat, which is on turn, asked for by this person.
    pub(in crate::handle) async fn at(
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
        // An action without alternatives, like an exchange, is not judged.
        let weighed = weighed.filter(|weighed| weighed.choices.iter().any(|(each, _)| *each == action));
        let best = weighed.as_ref().and_then(|weighed| weighed.choices.first()).map_or(action, |(best, _)| *best);
        let expected = weighed.and_then(|weighed| match weighed.choices[..] {
            [(_, worth), (next, less), ..] => Some(Expected { worth, next, less, reason: weighed.reason }),
            _ => None,
        });
        Some(Hint { best, expected })
    }
}
