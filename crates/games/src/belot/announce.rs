//! Combinations: runs and four of a kind (`rules/belot.md §8`).

use std::fmt;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, VariantArray};
use talon_cards::{Card, CardSet, Rank, Seat, Suit};

use super::cards::RANKS;
use super::{CarreRest, PerSeat, SEATS};
use crate::BadNotation;
use crate::game::no_notation;

/// The shortest run (`rules/belot.md §8`).
pub const SHORTEST_RUN: usize = 3;

/// The most combinations in eight cards.
const MOST: usize = 2;

/// The carrés from low to high, which is their order as trumps (§8).
const CARRES: [Rank; 6] = [Rank::Queen, Rank::King, Rank::Ten, Rank::Ace, Rank::Nine, Rank::Jack];

/// What players say of a combination at the table; its suit and rank are disclosed after the last trick.
///
/// Its text, in `Display`, `FromStr` and serde, is `terca`, `50`, `100` or `carre`.
#[derive(strum::Display, EnumString, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(parse_err_ty = BadNotation, parse_err_fn = no_notation)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A run of three.
    #[strum(serialize = "terca")]
    Terca,
    /// A run of four.
    #[strum(serialize = "50")]
    Fifty,
    /// A run of five or six.
    #[strum(serialize = "100")]
    Hundred,
    /// Four of a kind.
    #[strum(serialize = "carre")]
    Carre,
}

impl Kind {
    /// Every kind, in the order in which they are offered.
    pub const ALL: &[Self] = Self::VARIANTS;
}

/// Whose runs count.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum RunsTo {
    /// Nobody declared one.
    Nobody,
    /// The owner of the single best: all of his.
    Seat {
        /// Who.
        seat: Seat,
    },
    /// The best runs of two or three players are equal: none counts.
    Void,
}

/// One combination. `Debug` shows its kind only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Combination {
    /// Neighbours in one suit.
    Run {
        /// In which.
        suit: Suit,
        /// The highest in the order 9 10 J Q K A.
        top: Rank,
        /// How many: 3 to 6.
        length: u8,
    },
    /// Four of a kind.
    Carre {
        /// Of which.
        rank: Rank,
    },
}

impl Combination {
    /// What is said of it.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Run { length: ..=3, .. } => Kind::Terca,
            Self::Run { length: 4, .. } => Kind::Fifty,
            Self::Run { length: 5.., .. } => Kind::Hundred,
            Self::Carre { .. } => Kind::Carre,
        }
    }

    /// What it is worth if it scores.
    #[must_use]
    pub const fn points(&self) -> u16 {
        match self.kind() {
            Kind::Terca => 20,
            Kind::Fifty => 50,
            Kind::Hundred => 100,
            Kind::Carre => match self {
                Self::Carre { rank: Rank::Jack } => 200,
                Self::Carre { rank: Rank::Nine } => 150,
                Self::Carre { .. } | Self::Run { .. } => 100,
            },
        }
    }

    /// Its cards.
    #[must_use]
    pub fn cards(&self) -> CardSet {
        match *self {
            Self::Run { suit, top, length } => {
                let place = RANKS.iter().position(|rank| *rank == top).unwrap_or_default();
                let ranks = RANKS.iter().take(place + 1).rev().take(usize::from(length));
                ranks.map(|rank| Card::new(*rank, suit)).collect()
            }
            Self::Carre { rank } => CardSet::all_of_rank(rank),
        }
    }

    /// Its height among combinations of its kind. The longer of two runs is higher, then the one with the higher top;
    /// of two carrés, the one whose rank is higher among trumps.
    fn height(&self) -> (u8, usize) {
        match self {
            Self::Run { top, length, .. } => (*length, RANKS.iter().position(|rank| rank == top).unwrap_or_default()),
            Self::Carre { rank } => (4, CARRES.iter().position(|other| other == rank).unwrap_or_default()),
        }
    }
}

impl fmt::Debug for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Combination({})", self.kind())
    }
}

/// A few combinations, without touching the heap. Six ranks hold one run in a suit, and eight cards two combinations;
/// the carrés and the runs that a hand could choose between are four at most.
pub(super) type Combinations = ArrayVec<Combination, { 2 * MOST }>;

/// The run of maximal length in each suit of these cards.
fn runs(cards: CardSet) -> impl Iterator<Item = Combination> {
    // The highest card of every run of three. The pack has no twos, so no run continues from an ace into the next suit.
    let once = cards.successors() & cards;
    let tops = once.successors() & once;
    let suits = if tops.is_empty() { &[] } else { Suit::ALL };
    suits.iter().filter_map(move |suit| run(tops.of_suit(*suit), *suit))
}

/// The run of a suit in which these cards are the highest of three in a row. Six ranks have room for one only.
fn run(tops: CardSet, suit: Suit) -> Option<Combination> {
    let top = tops.last()?.rank();
    Some(Combination::Run { suit, top, length: (tops.len() + SHORTEST_RUN - 1) as u8 })
}

/// The carrés among these cards.
fn carres(cards: CardSet) -> impl Iterator<Item = Combination> {
    let clubs = cards.of_suit(Suit::Clubs);
    clubs
        .iter()
        .map(Card::rank)
        .filter(move |rank| CardSet::all_of_rank(*rank).is_subset(cards))
        .map(|rank| Combination::Carre { rank })
}

/// What a player has declared: each card serves in one combination at most. `Debug` shows no card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Declared {
    /// The cards of his runs, one run in a suit.
    pub runs: CardSet,
    /// The cards of his carrés.
    pub carres: CardSet,
}

impl Declared {
    /// Nothing.
    pub const NONE: Self = Self { runs: CardSet::EMPTY, carres: CardSet::EMPTY };

    /// Every combination: the carrés before the runs, each from high to low.
    #[must_use]
    pub fn combinations(&self) -> Vec<Combination> {
        self.sorted().to_vec()
    }

    /// The runs and the carrés, in the order of [`Declared::combinations`].
    pub(super) fn sorted(&self) -> Combinations {
        sorted(carres(self.carres).chain(runs(self.runs)))
    }

    /// Adds a combination, whose cards have not been used.
    pub(super) fn insert(&mut self, combination: Combination) {
        match combination {
            Combination::Run { .. } => self.runs = self.runs | combination.cards(),
            Combination::Carre { .. } => self.carres = self.carres | combination.cards(),
        }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.runs.is_empty() && self.carres.is_empty()
    }

    /// What this hand of eight can still declare: carrés and runs that share no card with a declared combination. The cards that a
    /// declared carré leaves of a run are a run of their own, or are lost.
    pub(super) fn open(&self, hand: CardSet, rest: CarreRest) -> Combinations {
        let used = self.runs | self.carres;
        let free = move |combination: &Combination| (combination.cards() & used).is_empty();
        let whole = match rest {
            CarreRest::Declared => hand - self.carres,
            CarreRest::Lost => hand,
        };
        sorted(carres(hand).chain(runs(whole)).filter(free))
    }

    /// The best combination of this kind that the hand can still declare.
    pub(super) fn open_of(&self, hand: CardSet, kind: Kind, rest: CarreRest) -> Option<Combination> {
        self.open(hand, rest).into_iter().find(|combination| combination.kind() == kind)
    }

    /// Whether the hand has a combination of this kind that a declared one of the other sort blocks: they share a card, or the combination
    /// is what that carré leaves of a run. Only asked if nothing of this kind is open.
    pub(super) fn is_crossed(&self, hand: CardSet, kind: Kind) -> bool {
        let of_kind = |combination: &Combination| combination.kind() == kind;
        let shares = |combination: Combination| {
            let across = match combination {
                Combination::Run { .. } => self.carres,
                Combination::Carre { .. } => self.runs,
            };
            !(combination.cards() & across).is_empty()
        };
        let left = |run: Combination| (run.cards() & self.runs).is_empty();
        carres(hand).chain(runs(hand)).filter(of_kind).any(shares) || runs(hand - self.carres).filter(of_kind).any(left)
    }

    pub(super) fn run_points(&self) -> u16 {
        runs(self.runs).map(|run| run.points()).sum()
    }

    pub(super) fn carre_points(&self) -> u16 {
        carres(self.carres).map(|carre| carre.points()).sum()
    }

    fn best_run(&self) -> Option<(u8, usize)> {
        runs(self.runs).map(|run| run.height()).max()
    }

    fn best_carre(&self) -> Option<(u8, usize)> {
        carres(self.carres).map(|carre| carre.height()).max()
    }

    /// Whether somebody can have declared this: whole carrés, one run in a suit, no card twice, eight cards at most; and no run that is
    /// the rest of a run cut by a carré, if such rests are lost.
    pub(super) fn is_sound(&self, rest: CarreRest) -> bool {
        let whole_runs = runs(self.runs).fold(CardSet::EMPTY, |cards, run| cards | run.cards()) == self.runs;
        let whole_carres = carres(self.carres).fold(CardSet::EMPTY, |cards, four| cards | four.cards()) == self.carres;
        let uncut = || runs(self.runs).all(|run| runs(self.runs | self.carres).any(|whole| whole == run));
        let both = self.runs | self.carres;
        whole_runs
            && whole_carres
            && (self.runs & self.carres).is_empty()
            && both.len() <= 8
            && (rest == CarreRest::Declared || uncut())
    }
}

/// From high to low, carrés first; equal runs in the order of suits.
fn sorted(combinations: impl Iterator<Item = Combination>) -> Combinations {
    let mut list: Combinations = combinations.take(2 * MOST).collect();
    list.sort_by_key(|combination| std::cmp::Reverse((combination.kind() == Kind::Carre, combination.height())));
    list
}

/// Whose runs score: all runs of the player with the single best; nobody's if the best runs of two players are equal
/// (§8).
pub(super) fn judge_runs(declared: &PerSeat<Declared>) -> RunsTo {
    let best = (*declared).map(|declared| declared.best_run());
    let Some(highest) = best.into_iter().flatten().max() else {
        return RunsTo::Nobody;
    };
    let mut owners = Seat::all(SEATS).filter(|seat| best[seat.index()] == Some(highest));
    match (owners.next(), owners.next()) {
        (Some(seat), None) => RunsTo::Seat { seat },
        (Some(_), Some(_)) => RunsTo::Void,
        (None, _) => RunsTo::Nobody,
    }
}

/// Whose carrés score: all carrés of the player with the best (§8).
pub(super) fn judge_carres(declared: &PerSeat<Declared>) -> Option<Seat> {
    Seat::all(SEATS)
        .filter_map(|seat| declared[seat.index()].best_carre().map(|height| (height, seat)))
        .max_by_key(|(height, _)| *height)
        .map(|(_, seat)| seat)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    /// Every set of ranks in a suit holds its longest run, found the slow way.
    #[test]
    fn runs_are_maximal() {
        for bits in 0_u32..64 {
            let held: Vec<usize> = (0..6).filter(|place| bits >> place & 1 == 1).collect();
            let cards: CardSet = held.iter().map(|place| Card::new(RANKS[*place], Suit::Hearts)).collect();
            let expected = (SHORTEST_RUN..=6).rev().find_map(|length| {
                let from =
                    (0..=6 - length).rev().find(|from| (*from..from + length).all(|place| held.contains(&place)))?;
                Some((RANKS[from + length - 1], length))
            });
            let found = runs(cards).next().map(|run| match run {
                Combination::Run { top, length, .. } => (top, usize::from(length)),
                Combination::Carre { .. } => panic!("no carré"),
            });
            assert_eq!(found, expected, "{cards}");
        }
    }

    #[test]
    fn a_combination_knows_its_cards_and_points() {
        let run = |length| Combination::Run { suit: Suit::Spades, top: Rank::King, length };
        let found: Vec<_> = [3, 4, 5].map(|length| (run(length).cards().to_string(), run(length).points())).into();
        let expected = [("JS QS KS", 20), ("TS JS QS KS", 50), ("9S TS JS QS KS", 100)];
        assert_eq!(found, expected.map(|(cards, points)| (cards.to_owned(), points)));
        let six = Combination::Run { suit: Suit::Spades, top: Rank::Ace, length: 6 };
        assert_eq!((six.points(), six.kind(), six.cards().len()), (100, Kind::Hundred, 6));
        let points = RANKS.map(|rank| Combination::Carre { rank }.points());
        assert_eq!(points, [150, 100, 200, 100, 100, 100]);
        assert_eq!(Combination::Carre { rank: Rank::Ten }.cards(), set("TC TD TH TS"));
    }

    fn open(declared: &Declared, hand: CardSet, rest: CarreRest) -> Vec<Kind> {
        declared.open(hand, rest).iter().map(Combination::kind).collect()
    }

    #[test]
    fn a_card_serves_once() {
        let hand = set("KC KD KH KS 9S TS JS QS");
        for rest in [CarreRest::Declared, CarreRest::Lost] {
            let mut declared = Declared::NONE;
            assert_eq!(open(&declared, hand, rest), [Kind::Carre, Kind::Hundred]);
            declared.insert(declared.open_of(hand, Kind::Hundred, rest).expect("a run"));
            assert!(declared.open(hand, rest).is_empty());
            assert!(declared.is_crossed(hand, Kind::Carre) && !declared.is_crossed(hand, Kind::Terca));
            assert!(!declared.is_crossed(hand, Kind::Hundred), "it is declared");
        }
    }

    #[test]
    fn what_a_carre_leaves_of_a_run_is_a_run_or_lost() {
        let hand = set("KC KD KH KS 9S TS JS QS");
        for (rest, left) in [(CarreRest::Declared, &[Kind::Fifty][..]), (CarreRest::Lost, &[])] {
            let mut declared = Declared::NONE;
            declared.insert(declared.open_of(hand, Kind::Carre, rest).expect("kings"));
            assert_eq!(open(&declared, hand, rest), left);
            assert!(declared.is_crossed(hand, Kind::Hundred) && !declared.is_crossed(hand, Kind::Carre));
            if rest == CarreRest::Lost {
                assert!(declared.is_crossed(hand, Kind::Fifty) && !declared.is_crossed(hand, Kind::Terca));
            }
        }
        // A run that shares no card with the carré is declared beside it, also where its suit has a card of the carré.
        let beside = set("KC KD KH KS 9S TS JS AC");
        for rest in [CarreRest::Declared, CarreRest::Lost] {
            let mut declared = Declared::NONE;
            declared.insert(declared.open_of(beside, Kind::Carre, rest).expect("kings"));
            assert_eq!(open(&declared, beside, rest), [Kind::Terca]);
            declared.insert(declared.open_of(beside, Kind::Terca, rest).expect("a run"));
            assert!(declared.is_sound(rest));
        }
        let both = Declared { runs: set("9S TS JS QS"), carres: set("KC KD KH KS") };
        assert!(both.is_sound(CarreRest::Declared) && !both.is_sound(CarreRest::Lost));
    }
}
