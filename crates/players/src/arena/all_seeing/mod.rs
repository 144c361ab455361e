//! The player that sees every card: the best that anybody could reach who knew them.
//!
//! A program, a table and every other player get only views. This one gets the deal itself, so it is not a [`Player`](crate::Player), a
//! [`Level`](crate::Level) or a [`Contestant`](super::Contestant), and only the arena can ask it for an action ([`Seated`](super::Seated)).

mod aim;
#[cfg(test)]
mod tests;
mod tree;

use talon_cards::Seat;
use talon_games::{AnyAction, AnyDeal, GameView, Listed, by_game};

use crate::Standing;
use crate::thinking::Thinking;
use crate::thumb::out_of_turn;
use aim::Aim;
use tree::Tree;

/// How many decisions of others, and of its own later ones, a decision may ask for at full strength.
const ASKED: u32 = 150;
/// The factor for games with a network, which answers most of them in a fraction of the time.
const LEARNED: u32 = 2;
/// The factor for games without tricks, whose rules of thumb imagine no deals and answer in a hundredth of the time.
const WITHOUT_TRICKS: u32 = 40;

/// Sees all hands and the order of the stock, and makes the choice that is best against others who see only what their seats may see. Its
/// budget is counted in their decisions, so that the same seed gives the same action on every machine.
///
/// It is an upper bound that no player without sight of the cards can reach.
///
/// No table can seat it, and no program can be served by it:
///
/// ```compile_fail
/// # use talon_players::{Player, arena::AllSeeing};
/// let player: &dyn Player = &AllSeeing::FULL;
/// ```
/// ```compile_fail
/// # use talon_players::arena::{AllSeeing, Contestant};
/// let contestant: &dyn Contestant = &AllSeeing::FULL;
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AllSeeing {
    asked: u32,
}

impl AllSeeing {
    /// At the strength at which it is measured.
    pub const FULL: Self = Self { asked: ASKED };

    /// The name in reports.
    pub const NAME: &'static str = "all-seeing";

    /// The action for the seat on turn in this deal. Only the arena can ask for it.
    pub(super) fn choose(self, deal: &AnyDeal, seat: Seat, standing: &Standing, seed: u64) -> AnyAction {
        let chosen = by_game!(match deal {
            AnyDeal::G(deal) => self.best(deal, seat, standing, seed).map(G::any_action),
        });
        chosen.unwrap_or_else(|| out_of_turn(&deal.view(Some(seat))))
    }

    /// The same in a deal of a game; none if nothing is legal.
    fn best<G: Thinking>(self, deal: &G, seat: Seat, standing: &Standing, seed: u64) -> Option<G::Action> {
        match deal.legal_actions(seat)[..] {
            [] => None,
            [only] => Some(only),
            _ => {
                let budget = self.asked * times::<G>(deal);
                Tree::of(deal, seat, Aim::of(standing, seat), seed).best(budget)
            }
        }
    }
}

/// How many decisions of a game cost as much as one of a game whose rules of thumb imagine deals.
fn times<G: Thinking>(deal: &G) -> u32 {
    if G::LESSONS.is_some() {
        LEARNED
    } else if deal.view(None).tricks().is_none() {
        WITHOUT_TRICKS
    } else {
        1
    }
}
