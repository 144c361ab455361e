//! The player that sees every card: how far anybody could get who knew them.
//!
//! A program, a table and every other player get views only. This one is handed the deal itself, so it is none of them: it is no
//! [`Player`](crate::Player), no [`Level`](crate::Level) and no [`Contestant`](super::Contestant), and only the arena can ask it for
//! an action ([`Seated`](super::Seated)).

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

/// Decisions of others, and of its own later ones, that a decision of the player may ask for at full strength.
const ASKED: u32 = 150;
/// As many times more where a game was learned: there, the network answers most of them, in a fraction of the time.
const LEARNED: u32 = 2;
/// As many times more where there are no tricks: there, rules of thumb imagine no deals, and answer in a hundredth of the time.
const WITHOUT_TRICKS: u32 = 40;

/// Sees the hands of all and the order of the stock, and takes the choice of which most comes against others who see what their seats may
/// see. Its budget is counted in their decisions, so that the same seed gives the same action on every machine.
///
/// It bounds what can be reached. No player that does not see the cards can reach it.
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
    /// As well as it is measured.
    pub const FULL: Self = Self { asked: ASKED };

    /// The name in reports.
    pub const NAME: &'static str = "all-seeing";

    /// The action for the seat on turn in this deal. Nobody but the arena can ask for it.
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

/// How many decisions of a game cost as much as one where rules of thumb imagine deals.
fn times<G: Thinking>(deal: &G) -> u32 {
    if G::LESSONS.is_some() {
        LEARNED
    } else if deal.view(None).tricks().is_none() {
        WITHOUT_TRICKS
    } else {
        1
    }
}
