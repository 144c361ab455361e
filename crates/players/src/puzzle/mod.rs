//! Puzzles: endings of played deals in which exactly one choice brings most, whatever the others do.
//!
//! Each is stored with its whole deal (`puzzles/`), so that it stays the same puzzle when players change. When one is asked for, its only
//! answer is proved again, with nothing but the game's own rules.

mod find;
mod solve;
#[cfg(test)]
mod tests;

use talon_cards::{Card, Deck, Seat};
use talon_games::{AnyAction, AnyDeal, AnyRules, GameKind, Listed as _, by_game};

pub use find::find;
use solve::Solver;

use crate::thinking::Thinking as _;

/// A proof with more positions than this is no puzzle for people.
const MOST_NODES: u32 = 20_000;

/// From how many positions of its proof a puzzle has each further star.
const STARS: [u32; 4] = [40, 150, 600, 2_500];

/// A puzzle: a deal played so far, and somebody who is to find the one best choice.
#[derive(Clone, PartialEq)]
pub struct Puzzle {
    /// The table's options: those of the rules page.
    pub rules: AnyRules,
    /// How many play.
    pub seats: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// The pack in dealing order.
    pub deck: Deck,
    /// What was played before.
    pub played: Vec<(Seat, AnyAction)>,
    /// Who is to choose.
    pub seat: Seat,
    /// The deal as it is then.
    pub position: AnyDeal,
}

/// What the choices of a puzzle are worth.
#[derive(Clone, PartialEq)]
pub struct Proof {
    /// The choices, the best first, with what they bring at least: points of the game, in games for two less those of the other.
    pub choices: Vec<(AnyAction, i32)>,
    /// How many positions the proof took.
    pub nodes: u32,
}

impl Proof {
    /// The one best choice.
    #[must_use]
    pub fn best(&self) -> Option<AnyAction> {
        match self.choices[..] {
            [(best, worth), (_, next), ..] if worth > next => Some(best),
            _ => None,
        }
    }

    /// How hard the puzzle is: 1 to 5 stars, by the positions of its proof.
    #[must_use]
    pub fn stars(&self) -> u32 {
        1 + STARS.iter().map(|from| u32::from(self.nodes >= *from)).sum::<u32>()
    }
}

/// How many puzzles there are of a game. They are counted from 1, the easy ones first.
#[must_use]
pub fn count(game: GameKind) -> u32 {
    u32::try_from(lines(game).count()).unwrap_or(u32::MAX)
}

/// A puzzle of a game; none if it has none of this number.
#[must_use]
pub fn puzzle(game: GameKind, number: u32) -> Option<Puzzle> {
    let line = lines(game).nth(usize::try_from(number.checked_sub(1)?).ok()?)?;
    Puzzle::read(game, line)
}

fn lines(game: GameKind) -> impl Iterator<Item = &'static str> {
    let text: &'static str = by_game!(match game {
        GameKind::G => G::PUZZLES,
    });
    text.lines().filter(|line| !line.is_empty())
}

impl Puzzle {
    /// The position after these actions of a deal; none if that is no decision of anybody.
    pub(super) fn of(rules: AnyRules, seats: u8, dealer: Seat, deck: Deck, actions: &[AnyAction]) -> Option<Self> {
        let mut position = AnyDeal::deal(&rules, seats, dealer, &deck).ok()?;
        let mut played = Vec::new();
        for &action in actions {
            let seat = position.to_act().iter().next()?;
            position.apply(seat, action).ok()?;
            played.push((seat, action));
        }
        let seat = position.to_act().iter().next()?;
        Some(Self { rules, seats, dealer, deck, played, seat, position })
    }

    /// The puzzle of this line: seats, dealer, the pack, and what was played.
    fn read(game: GameKind, line: &str) -> Option<Self> {
        let mut fields = line.split(' ');
        let seats = fields.next()?.parse().ok()?;
        let dealer = Seat::new(fields.next()?.parse().ok()?)?;
        let deck: Option<Vec<Card>> = fields.next()?.split(',').map(|card| card.parse().ok()).collect();
        let actions: Option<Vec<AnyAction>> =
            fields.next()?.split(',').map(|text| game.parse_action(text).ok()).collect();
        Self::of(game.default_rules(), seats, dealer, Deck::new(deck?), &actions?)
    }

    /// The puzzle as a line of its file.
    #[must_use]
    pub fn written(&self) -> String {
        let list = |texts: Vec<String>| texts.join(",");
        let deck = list(self.deck.cards().iter().map(ToString::to_string).collect());
        let played = list(self.played.iter().map(|(_, action)| action.to_string()).collect());
        format!("{} {} {deck} {played}", self.seats, self.dealer.index())
    }

    /// What every choice is worth; none if that takes too many positions.
    #[must_use]
    pub fn proof(&self) -> Option<Proof> {
        proof(&self.position, self.seat)
    }

    /// How the deal goes on after a choice of this worth with best play: the chooser for the most, and the others for what leaves least.
    /// The choice is its first action.
    #[must_use]
    pub fn line(&self, (first, worth): (AnyAction, i32)) -> Vec<(Seat, AnyAction)> {
        let mut deal = self.position.clone();
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(action) = next {
            let Some(seat) = deal.to_act().iter().next() else { break };
            if deal.apply(seat, action).is_err() {
                break;
            }
            line.push((seat, action));
            next = self.answer(&deal, worth);
        }
        line
    }

    /// The best action of the player on turn in a position of this worth.
    fn answer(&self, deal: &AnyDeal, worth: i32) -> Option<AnyAction> {
        let mut solver = Solver::new(self.seat, u32::MAX);
        by_game!(match deal {
            AnyDeal::G(deal) => solver.keeping(deal, worth).map(G::any_action),
        })
    }
}

fn proof(position: &AnyDeal, seat: Seat) -> Option<Proof> {
    let (mut choices, nodes) = choices(position, seat)?;
    choices.sort_by_key(|(_, worth)| -*worth);
    Some(Proof { choices, nodes })
}

/// What each action of the player on turn is worth to a seat, in the order of the game, and how many positions that took.
fn choices(deal: &AnyDeal, hero: Seat) -> Option<(Vec<(AnyAction, i32)>, u32)> {
    let mut solver = Solver::new(hero, MOST_NODES);
    let choices: Option<Vec<(AnyAction, i32)>> = by_game!(match deal {
        AnyDeal::G(deal) => {
            let choices = solver.choices(deal)?;
            Some(choices.into_iter().map(|(action, worth)| (G::any_action(action), worth)).collect())
        }
    });
    Some((choices?, solver.nodes))
}
