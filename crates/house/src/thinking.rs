//! The decisions of AI players.

use talon_cards::Seat;
use talon_games::{AnyAction, AnyView};
use talon_players::decision_seed;
use talon_table::TableId;

use crate::core::Core;

impl Core {
    /// The choice of an AI player of this level at a seat that is on turn, if that is legal.
    pub(crate) async fn think(
        &self,
        id: TableId,
        turn: u32,
        deal_no: u32,
        seat: Seat,
        level: &str,
        deal: &AnyView,
    ) -> Option<AnyAction> {
        let seed = decision_seed(id.0, deal_no, turn, seat);
        let chosen = self.compute.choose(level, deal, seed).await;
        chosen.filter(|action| deal.legal().contains(action))
    }
}
