//! Arguments against a choice, for the coach: facts of the view that distinguish it from the best one.

use talon_cards::Suit;
use talon_games::Reason;
use talon_games::marriage::{Move, View};

use super::cards::{Cards, Id};
use super::known::Known;
use super::learned::Learned;
use super::wins_with_a_marriage;
use crate::reason::{Last, MOSTLY, OFTEN, trick};
use crate::rng::Dice;

/// Hands to imagine for a close.
const WORLDS: usize = 100;
/// A close that makes 66 in at most so many hands of a hundred is an argument against itself.
const HARDLY: u32 = 75;
/// A choice beside a better one.
struct Pair<'a> {
    known: &'a Known,
    /// The marriage announced in this lead.
    announced: Option<Suit>,
    worse: Move,
    best: Move,
    seed: u64,
}

/// The argument against `worse` beside `best`; none if no sentence can say it. It follows from the view; random draws follow from the seed.
pub(super) fn reason<R: Learned>(view: &View<R>, seed: u64, worse: R::Action, best: R::Action) -> Option<Reason> {
    let known = Known::of(view, view.rules.stakes())?;
    let pair = Pair { known: &known, announced: view.announced, worse: worse.into(), best: best.into(), seed };
    let facts = [Pair::claim, Pair::marriage, Pair::closing, Pair::broken, Pair::trick, Pair::void, Pair::beaten];
    facts.into_iter().find_map(|fact| fact(&pair))
}

impl Pair<'_> {
    fn claim(&self) -> Option<Reason> {
        let claims = self.best == Move::Claim && self.known.tally.may_claim(&self.known.terms, 0);
        claims.then(|| Reason::Counted { points: self.known.tally.points[0].into() })
    }

    /// Closing first does not take a marriage away, so it is no less shown then.
    fn marriage(&self) -> Option<Reason> {
        let (suit, wins) = self.shown(self.best)?;
        let other = self.shown(self.worse);
        match self.worse {
            Move::Play(_) | Move::Announce(_) if wins && !other.is_some_and(|(_, wins)| wins) => {
                Some(Reason::MarriageWins { suit })
            }
            Move::Play(_) if other.is_none() => {
                Some(Reason::MarriageUnshown { suit, points: self.known.terms.marriage(suit as u8).into() })
            }
            _ => None,
        }
    }

    /// The marriage that a move shows, and whether it wins at once.
    fn shown(&self, made: Move) -> Option<(Suit, bool)> {
        let known = self.known;
        match made {
            Move::Announce(suit) => Some((suit, wins_with_a_marriage(known, made))),
            Move::MarryAndClaim(card) => Some((card.suit(), wins_with_a_marriage(known, made))),
            Move::Play(card) if known.led.is_none() && known.marries_by_leading() => {
                known.hand.pairs().contains(Id::of(card)?).then_some(())?;
                Some((card.suit(), wins_with_a_marriage(known, Move::Announce(card.suit()))))
            }
            Move::Play(_) | Move::Exchange | Move::Close | Move::Claim | Move::Draw => None,
        }
    }

    fn broken(&self) -> Option<Reason> {
        let half = self.breaks(self.worse)?;
        let points = self.known.terms.marriage(half.suit()).into();
        self.breaks(self.best).is_none().then(|| Reason::MarriageBroken { card: half.card(), points })
    }

    /// The half of a marriage with which a move gives up a marriage that could still be shown.
    fn breaks(&self, made: Move) -> Option<Id> {
        let (known, Move::Play(card)) = (self.known, made) else { return None };
        let marriages = known.terms.marriages;
        let possible = match known.is_strict() {
            true => known.tally.may_marry(&known.terms, 0),
            false => marriages.when_strict || known.talon > 2,
        };
        let is_kept = self.shown(made).is_some() || self.announced == Some(card.suit());
        Id::of(card).filter(|half| possible && !is_kept && known.hand.pairs().contains(*half))
    }

    fn closing(&self) -> Option<Reason> {
        let made = || self.made_by_closing(&mut Dice::new(self.seed));
        match (self.worse, self.best) {
            (_, Move::Close) => Some(made()).filter(|of| *of >= MOSTLY).map(|of| Reason::ClosingMakes { of }),
            (Move::Close, _) => Some(made()).filter(|of| *of <= HARDLY).map(|of| Reason::ClosingFails { of }),
            _ => None,
        }
    }

    /// In how many of a hundred hands of the other one a close makes 66, if both play as well as they can with open cards.
    fn made_by_closing(&self, dice: &mut Dice) -> u32 {
        let known = self.known;
        let worlds = known.worlds(WORLDS, dice);
        let makes = |theirs: &&Cards| known.position(**theirs, 0).closed_by(0).value(&known.terms) > 0;
        let made = worlds.iter().filter(makes).count();
        percent(made as f32 / worlds.len().max(1) as f32)
    }

    fn trick(&self) -> Option<Reason> {
        let (led, terms) = (self.known.led?, self.known.terms);
        let last = |id: Id| Last {
            card: id.card(),
            takes: id.beats(led, terms.trump),
            points: terms.value(id).into(),
            is_trump: id.suit() == terms.trump,
        };
        trick(terms.value(led).into(), &last(card_of(self.worse)?), &last(card_of(self.best)?))
    }

    fn void(&self) -> Option<Reason> {
        let (known, trump) = (self.known, self.known.terms.trump);
        let is_void = |suit: u8| suit != trump && known.possible().of_suit(suit).is_empty();
        let suit = self.leads(self.worse).filter(|suit| is_void(*suit as u8))?;
        if self.leads(self.best).is_some_and(|suit| is_void(suit as u8)) {
            return None;
        }
        Some(chance(known, known.possible().of_suit(trump)))
            .filter(|of| *of >= OFTEN)
            .map(|of| Reason::Void { suit, of })
    }

    fn leads(&self, made: Move) -> Option<Suit> {
        match made {
            Move::Play(card) | Move::MarryAndClaim(card) if self.known.led.is_none() => Some(card.suit()),
            Move::Announce(suit) => Some(suit),
            _ => None,
        }
    }

    /// If everything is known this is not a probability.
    fn beaten(&self) -> Option<Reason> {
        if self.known.led.is_some() || self.known.is_certain() {
            return None;
        }
        let beaten = |id: Id| chance(self.known, self.known.possible().above(id));
        let worse = card_of(self.worse)?;
        let (of, than) = (beaten(worse), card_of(self.best).map_or(0, beaten));
        (of >= than + OFTEN).then(|| Reason::Beaten { card: worse.card(), of })
    }
}

fn card_of(made: Move) -> Option<Id> {
    if let Move::Play(card) = made { Id::of(card) } else { None }
}

/// In how many of a hundred possible hands the opponent has at least one of these cards.
fn chance(known: &Known, cards: Cards) -> u32 {
    if !known.theirs.and(cards).is_empty() {
        return 100;
    }
    // He holds `hidden` of the pool: none of these cards with this chance.
    let (pool, wanted) = (known.pool.len(), known.pool.and(cards).len());
    let hidden = known.hidden.min(pool);
    let none: f32 =
        (0..hidden).map(|drawn| f32::from((pool - wanted).saturating_sub(drawn)) / f32::from(pool - drawn)).product();
    percent(1.0 - none)
}

fn percent(share: f32) -> u32 {
    (100.0 * share).round() as u32
}
