//! The decisions of AI players.

use talon_cards::Seat;
use talon_games::{AnyAction, AnyView};
use talon_players::coach::{Question, Weighed};
use talon_players::{Standing, decision_seed};
use talon_table::TableView;

use crate::core::Core;

impl Core {
    /// The choice of an AI player of this level at a seat that is on turn in this deal, if that is legal. `chance` is the table's
    /// ([`Table::chance_of_players`](talon_table::Table::chance_of_players)).
    pub(crate) async fn think(
        &self,
        chance: u64,
        view: &TableView,
        deal_no: u32,
        seat: Seat,
        level: &str,
        deal: &AnyView,
    ) -> Option<AnyAction> {
        let (standing, seed) = decision(chance, view, deal_no, seat)?;
        let chosen = self.compute.choose(level, deal, &standing, seed).await;
        chosen.filter(|action| deal.legal().contains(action))
    }

    /// What the choices of a seat that is on turn are worth, as the coach judges them after the match.
    pub(crate) async fn weigh(
        &self,
        chance: u64,
        view: &TableView,
        deal_no: u32,
        seat: Seat,
        deal: &AnyView,
    ) -> Option<Weighed> {
        let (standing, seed) = decision(chance, view, deal_no, seat)?;
        self.compute.weigh(&Question { view: deal.clone(), standing, chosen: None, seed, lay: None }).await
    }
}

/// The score before the deal, and the seed of the decision that is due.
fn decision(chance: u64, view: &TableView, deal_no: u32, seat: Seat) -> Option<(Standing, u64)> {
    let score = view.score.as_ref()?;
    let standing = Standing { points: score.points(), target: score.target() };
    Some((standing, decision_seed(chance, deal_no, view.turn, seat)))
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
