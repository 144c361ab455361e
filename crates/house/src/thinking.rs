//! The decisions of AI players.

use talon_cards::{Seat, fair::Commitment};
use talon_games::{AnyAction, AnyView};
use talon_players::coach::{Question, Weighed};
use talon_players::{Standing, decision_seed};
use talon_table::{PhaseView, TableId, TableView};

use crate::core::Core;

impl Core {
    /// The choice of an AI player of this level at a seat that is on turn in the deal of this number, if that is legal.
    pub(crate) async fn think(
        &self,
        view: &TableView,
        deal_no: u32,
        seat: Seat,
        level: &str,
        deal: &AnyView,
    ) -> Option<AnyAction> {
        let (standing, seed) = decision(view, deal_no, seat)?;
        let chosen = self.compute.choose(level, deal, &standing, seed).await;
        chosen.filter(|action| deal.legal().contains(action))
    }

    /// What the choices of a seat that is on turn are worth, as the coach weighs them after the match.
    pub(crate) async fn weigh(&self, view: &TableView, deal_no: u32, seat: Seat, deal: &AnyView) -> Option<Weighed> {
        let (standing, seed) = decision(view, deal_no, seat)?;
        self.compute.weigh(&Question { view: deal.clone(), standing, chosen: None, seed, lay: None }).await
    }
}

/// The score before the deal, and the seed of the decision that is due.
fn decision(view: &TableView, deal_no: u32, seat: Seat) -> Option<(Standing, u64)> {
    let score = view.score.as_ref()?;
    let standing = Standing { points: score.points(), target: score.target() };
    let table = match &view.phase {
        PhaseView::Playing { commitment, .. } => table_of_seeds(view.id, view.boards.is_some().then_some(commitment)),
        PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. } => view.id.0,
    };
    Some((standing, decision_seed(table, deal_no, view.turn, seat)))
}

/// The number of a table as far as its decisions' seeds are concerned. Where other tables play the same boards, all of them have the same
/// one, so that the same play meets the same answers and is judged alike.
pub(crate) fn table_of_seeds(table: TableId, boards: Option<&Commitment>) -> u64 {
    match boards {
        Some(commitment) => commitment.bytes().iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)),
        None => table.0,
    }
}

#[cfg(test)]
mod tests {
    use talon_players::Level;
    use talon_table::Limits;

    #[test]
    fn tables_know_every_level_from_the_weakest_to_the_strongest() {
        let known = Limits::default();
        assert_eq!(known.ai_levels, Level::ALL.iter().map(|level| level.code()).collect::<Vec<_>>());
        assert!(known.ai_levels.contains(&known.ai_level));
    }
}
