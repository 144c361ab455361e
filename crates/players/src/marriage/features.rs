//! What the network sees of a position: yes-or-no features of everything that one side knows once it has acted.
//!
//! Positions that differ only in the names of the suits have the same features. The rules of the table are features too, so that one
//! network plays a game under all its options.

use std::cmp::Reverse;

use talon_games::marriage::{AgainstCloser, GOAL};

use super::cards::Id;
use super::known::{Known, Last};
use super::score::Tally;
use super::terms::{Failed, Nothing, PlayedOut, Terms};

/// What is going on after the side has acted.
#[derive(Clone, Copy, Debug)]
pub(super) enum Stage {
    /// It has led this card.
    Led(Id),
    /// It has won the trick.
    Won,
    /// It has won the trick and draws, without closing.
    Drew,
    /// The other side has won the trick.
    Lost,
    /// It has closed.
    Closed,
}

/// Steps of trick points: who has passed how many of them?
const POINTS: [u8; 19] = [1, 4, 8, 12, 16, 20, 24, 26, 29, 33, 37, 41, 44, 46, 50, 54, 57, 60, 63];
/// A marriage, in whose steps points wait.
const WAITING: u8 = 20;
/// The most steps in which they are counted.
const MOST_WAITING: u8 = 4;
/// A loser with so many points pays only one.
const SCHNEIDER: u8 = 33;

// Where each group of features begins.
const CARDS: u16 = 24;
const HAND: u16 = 0;
const POOL: u16 = HAND + CARDS;
const THEIRS: u16 = POOL + CARDS;
const SHOWN: u16 = THEIRS + CARDS;
const LED: u16 = SHOWN + CARDS;
const LAST_LED: u16 = LED + CARDS;
const LAST_FOLLOWED: u16 = LAST_LED + CARDS;
const LAST_OWN: u16 = LAST_FOLLOWED + CARDS;
const TURNED: u16 = LAST_OWN + 1;
const TALON: u16 = TURNED + 6;
const STAGE: u16 = TALON + 7;
const CLOSER: u16 = STAGE + 5;
const FIRST_TO_66: u16 = CLOSER + 6;
const TRICKS: u16 = FIRST_TO_66 + 2;
const ENOUGH: u16 = TRICKS + 2;
const COUNTED: u16 = ENOUGH + 2;
const PENDING: u16 = COUNTED + 2 * POINTS.len() as u16;
const TERMS: u16 = PENDING + 2 * MOST_WAITING as u16;

/// How many features there are.
pub(crate) const FEATURES: usize = TERMS as usize + RULES;
/// How many of them are rules of the table.
const RULES: usize = 19;

/// The features of what a side knows after its own action.
pub(super) fn features(known: &Known, stage: Stage) -> Vec<u16> {
    let mut list = Vec::with_capacity(96);
    cards(known, stage, &mut list);
    list.push(STAGE + of_stage(stage));
    count(&known.tally, &mut list);
    let rules = rules(&known.terms);
    list.extend((TERMS..).zip(rules).filter(|(_, holds)| *holds).map(|(feature, _)| feature));
    list
}

fn cards(known: &Known, stage: Stage, list: &mut Vec<u16>) {
    let places = places(known);
    let place = |id: Id| places[usize::from(id.suit())] * 6 + u16::from(id.place());
    let shown = known.shown.and(known.hand);
    for (group, set) in [(HAND, known.hand), (POOL, known.pool), (THEIRS, known.theirs), (SHOWN, shown)] {
        list.extend(set.iter().map(|id| group + place(id)));
    }
    if let Stage::Led(card) = stage {
        list.push(LED + place(card));
    }
    if let Some(Last { led, followed, own_lead }) = known.last {
        list.extend([LAST_LED + place(led), LAST_FOLLOWED + place(followed)]);
        list.extend(own_lead.then_some(LAST_OWN));
    }
    let is_strict = known.is_strict();
    list.push(TALON + if is_strict { 0 } else { u16::from(known.talon / 2) });
    let turned = known.turned.filter(|_| !is_strict);
    list.extend(turned.map(|turned| TURNED + u16::from(turned.place())));
}

/// Where each suit stands for the network: trumps first, then by what is known of them.
fn places(known: &Known) -> [u16; 4] {
    let sets = [known.hand, known.pool, known.theirs, known.shown];
    let key = |suit: u8| sets.iter().fold(0u64, |key, set| key << 6 | set.bits_of(suit) as u64);
    let mut suits = [0, 1, 2, 3];
    suits.sort_by_key(|&suit| (suit != known.terms.trump, Reverse(key(suit))));
    let mut places = [0; 4];
    for (place, suit) in (0..).zip(suits) {
        places[usize::from(suit)] = place;
    }
    places
}

const fn of_stage(stage: Stage) -> u16 {
    match stage {
        Stage::Led(_) => 0,
        Stage::Won => 1,
        Stage::Drew => 2,
        Stage::Lost => 3,
        Stage::Closed => 4,
    }
}

fn count(tally: &Tally, list: &mut Vec<u16>) {
    if let Some(closer) = tally.closer {
        list.push(CLOSER + closer.seat as u16);
        let behind = CLOSER + 2 + 2 * closer.seat as u16;
        list.extend((closer.opponent_tricks == 0).then_some(behind));
        list.extend((closer.opponent_points >= SCHNEIDER).then_some(behind + 1));
    }
    list.extend(tally.first_to_66.map(|seat| FIRST_TO_66 + seat as u16));
    let steps = POINTS.len() as u16;
    for seat in [0, 1] {
        let side = seat as u16;
        let points = tally.points[seat];
        list.extend((tally.tricks[seat] > 0).then_some(TRICKS + side));
        list.extend((points >= GOAL).then_some(ENOUGH + side));
        let passed = POINTS.iter().filter(|least| points >= **least).count() as u16;
        list.extend((0..passed).map(|step| COUNTED + steps * side + step));
        let waiting = (tally.pending[seat] / WAITING).min(MOST_WAITING);
        list.extend((0..waiting).map(|step| PENDING + u16::from(MOST_WAITING) * side + u16::from(step)));
    }
}

fn rules(terms: &Terms) -> [bool; RULES] {
    let stakes = terms.stakes;
    [
        terms.nine > 0,
        terms.exchange_at_first_lead,
        terms.exchange_from > 2,
        terms.marriages.by_leading,
        terms.marriages.at_first_lead,
        terms.marriages.when_strict,
        terms.marriages.always_wait,
        terms.ends_by_itself,
        terms.against_closer == AgainstCloser::MayNotClaim,
        terms.against_closer == AgainstCloser::Frozen,
        stakes.nothing == Nothing::NoPoint,
        stakes.frozen,
        stakes.played_out == PlayedOut::LastTrick,
        stakes.race,
        stakes.failed == Failed::AtEnd,
        stakes.failed == Failed::Three,
        stakes.overtaken == Failed::AtEnd,
        stakes.overtaken == Failed::Three,
        terms.pack.len() == CARDS as u8,
    ]
}
