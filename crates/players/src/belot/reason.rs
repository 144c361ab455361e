//! Arguments against a choice, for the coach: facts of the view that distinguish it from the best one.

use talon_cards::Suit;
use talon_games::Reason;
use talon_games::belot::{Action, BELOT, Call, View};

use super::auction;
use super::cards::{Cards, Id};
use super::known::Known;
use super::position::Position;
use crate::reason::{Last, MOSTLY, OFTEN, trick};
use crate::rng::Dice;

/// Deals to imagine.
const DEALS: u32 = 400;
/// A call after which fewer of them are the player's to win says nothing.
const FEWEST: u32 = 100;
/// A call that wins at most so many deals of a hundred is an argument against itself.
const HARDLY: u32 = 45;

/// A card beside a better one.
struct Pair<'a> {
    known: &'a Known,
    worse: Id,
    best: Id,
    seed: u64,
}

/// The argument against `worse` beside `best`; none if no sentence can say it. It follows from the view; random draws follow from the seed.
pub(super) fn reason(view: &View, seed: u64, worse: Action, best: Action) -> Option<Reason> {
    match (worse, best) {
        (Action::Call(worse), Action::Call(best)) => call(view, seed, worse, best),
        (Action::Play(card), Action::Play(_) | Action::Belot(_)) if view.legal.contains(&Action::Belot(card)) => {
            Some(Reason::BelotUnsaid { card, points: BELOT.into() })
        }
        (Action::Play(worse) | Action::Belot(worse), Action::Play(best) | Action::Belot(best)) => {
            let pair = Pair { known: &Known::of(view)?, worse: Id::of(worse)?, best: Id::of(best)?, seed };
            let facts = [Pair::trick, Pair::trumps, Pair::higher, Pair::ruffed];
            facts.into_iter().find_map(|fact| fact(&pair))
        }
        _ => None,
    }
}

fn call(view: &View, seed: u64, worse: Call, best: Call) -> Option<Reason> {
    let wins = |call: Call| {
        let (won, taken) = auction::wins(view, call, DEALS, &mut Dice::new(seed)).filter(|_| call != Call::Pass)?;
        (taken >= FEWEST).then_some(100 * won / taken)
    };
    let (worse, best) = (wins(worse), wins(best));
    match (worse, best) {
        (Some(of), _) if of <= HARDLY && best.is_none_or(|best| best > of) => Some(Reason::CallLoses { of }),
        (_, Some(of)) if of >= MOSTLY && worse.is_none_or(|worse| worse < of) => Some(Reason::CallWins { of }),
        _ => None,
    }
}

impl Pair<'_> {
    /// The last of the three sees what becomes of the trick.
    fn trick(&self) -> Option<Reason> {
        let (order, table) = (self.known.terms.order, self.known.sight().table.filter(|table| table.count == 2)?);
        let last = |id: Id| Last {
            card: id.card(),
            takes: order.beats(id, table.best),
            points: order.value(id).into(),
            is_trump: order.is_trump(id),
        };
        trick(table.points.into(), &last(self.worse), &last(self.best))
    }

    /// Who has declared draws the trumps.
    fn trumps(&self) -> Option<Reason> {
        let (known, trump) = (self.known, self.known.terms.order.trump?);
        let draws = |id: Id| id.suit() == trump;
        let trumps = self.out().and(Cards::suit(trump)).len();
        let speaks = self.leads() && known.terms.declarer == 0 && draws(self.best) && !draws(self.worse) && trumps > 0;
        speaks.then(|| Reason::TrumpsOut { trumps: trumps.into() })
    }

    fn higher(&self) -> Option<Reason> {
        let higher = |id: Id| self.known.terms.order.above(id).and(self.out()).len();
        let speaks = self.leads() && higher(self.worse) > 0 && higher(self.best) == 0;
        speaks.then(|| Reason::HigherOut { card: self.worse.card(), higher: higher(self.worse).into() })
    }

    fn ruffed(&self) -> Option<Reason> {
        let trump = self.known.terms.order.trump.filter(|_| self.leads())?;
        let suit = Suit::ALL.get(usize::from(self.worse.suit())).copied()?;
        let mut dice = Dice::new(self.seed);
        let deals: Vec<Position> = (0..DEALS).map(|_| self.known.imagine(&mut dice)).collect();
        let ruffs = |led: Id| {
            let ruffed = deals.iter().filter(|deal| is_ruffed(deal, led.suit(), trump)).count();
            100 * ruffed as u32 / DEALS
        };
        let (of, than) = (ruffs(self.worse), ruffs(self.best));
        (of >= than + OFTEN).then_some(Reason::Ruffed { suit, of })
    }

    fn leads(&self) -> bool {
        self.known.sight().table.is_none()
    }

    /// The cards of the others: once the contract stands, all cards are dealt.
    fn out(&self) -> Cards {
        let seen = self.known.sight();
        Cards::PACK.minus(seen.gone).minus(seen.hands[0])
    }
}

/// Whether another player can trump a lead of this suit in this deal.
fn is_ruffed(deal: &Position, suit: u8, trump: u8) -> bool {
    let holds = |hand: &Cards, suit: u8| !hand.and(Cards::suit(suit)).is_empty();
    suit != trump && deal.hands[1..].iter().any(|hand| holds(hand, trump) && !holds(hand, suit))
}
