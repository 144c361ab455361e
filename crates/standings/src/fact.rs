//! A finished match, as a fact.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{Competitor, Day, Tally, Window};

/// One finished match: all that standings know of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchFact {
    /// Its number: facts are settled in the order of their numbers.
    pub number: u64,
    /// The name of the game.
    pub game: String,
    /// When it ended, in milliseconds since 1970.
    pub ended_at_ms: i64,
    /// The day on which it ended, where its leaderboards are kept.
    pub day: Day,
    /// How it ended.
    pub ending: Ending,
    /// The player for whom each seat counts, by seat.
    pub players: Vec<Played>,
    /// Players who gave up a seat that counts for somebody else: to them the match counts as to a player who quits.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Left>,
    /// Whether too little was played for anybody to gain from it: then it counts only for those who quit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub slight: bool,
    /// Whether players could ask for hints or undo decisions. Then it counts only in its players' own totals.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aided: bool,
}

/// A player who gave up a seat, at which a successor made most of the match's decisions.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// The competitor.
    pub who: Competitor,
    /// The seat, from 0.
    pub seat: u8,
}

/// How a match ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// It was played to its end.
    Played,
    /// Somebody resigned.
    Resigned,
    /// Somebody stayed away.
    Abandoned,
    /// Everybody agreed to end it without a result.
    Agreed,
    /// It was stopped from outside, without a result.
    Stopped,
}

impl Ending {
    /// Whether the match has a result. One without counts nowhere.
    #[must_use]
    pub const fn has_result(self) -> bool {
        match self {
            Self::Played | Self::Resigned | Self::Abandoned => true,
            Self::Agreed | Self::Stopped => false,
        }
    }
}

/// One player's result in a match.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// The competitor.
    pub who: Competitor,
    /// The place, 1 being the best; equals share one.
    pub place: u8,
    /// The points, more being better: where a game counts penalties, they are negative.
    pub points: i32,
    /// Whether the player resigned, left, or was away at the end.
    pub quit: bool,
    /// The game's other counters.
    pub tally: Tally,
    /// The points of each finished deal, if the number of deals was fixed and other tables played the same ones; otherwise empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub boards: Vec<i32>,
    /// The measured strength of an AI player when the match ended, on the shown scale. None for people, and in older facts: such an AI
    /// player counts as a newcomer's equal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured: Option<i32>,
}

impl Played {
    /// The place by which the match counts: a player who quits is last, behind everybody who stayed.
    pub(crate) const fn effective_place(&self) -> u8 {
        if self.quit { u8::MAX } else { self.place }
    }
}

/// The kinds of match that are rated apart: each pool has its own ratings, meetings and leaderboards. Its text, in `Display`, `FromStr` and
/// serde, is its [name](Self::name).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadPool, parse_err_fn = bad_pool)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pool {
    /// Matches among people.
    People,
    /// Matches in which at least one AI player sat.
    Mixed,
}

impl Pool {
    /// Both.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Its name.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The text names no pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("neither people nor mixed")]
pub struct BadPool;

const fn bad_pool(_: &str) -> BadPool {
    BadPool
}

/// The rows that a fact may touch, to be read before it is settled. Empty for a match that counts nowhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Touched {
    /// The competitors whose ratings decide the match, and may change: each once, in order.
    pub ratings: Vec<Competitor>,
    /// The pairs that met, each once, the smaller competitor first, in order.
    pub pairs: Vec<(Competitor, Competitor)>,
    /// The people for whom the match counts, in order: their lines in leaderboards change.
    pub boards: Vec<Competitor>,
    /// The windows of time of the leaderboards.
    pub windows: [Window; 4],
}

impl MatchFact {
    /// The pool in which the match counts; `None` if it counts nowhere, because it has no result or nobody met anybody.
    #[must_use]
    pub fn pool(&self) -> Option<Pool> {
        let met = self.competitors().len() > 1;
        let mixed = self.players.iter().any(|player| player.who.is_ai());
        (self.ending.has_result() && met).then_some(if mixed { Pool::Mixed } else { Pool::People })
    }

    /// The rows that it touches.
    #[must_use]
    pub fn touches(&self) -> Touched {
        let (mut ratings, mut pairs) = (BTreeSet::new(), BTreeSet::new());
        if self.pool().is_some() {
            ratings.extend(self.everybody().cloned());
            pairs.extend(self.pairs());
            for (left, own) in self.for_those_who_left() {
                pairs.extend(own.pairs().filter(|(one, other)| [one, other].contains(&&left.who)));
            }
        }
        let boards = ratings.iter().filter(|who| !who.is_ai() && self.counts_for(who)).cloned().collect();
        Touched {
            ratings: ratings.into_iter().collect(),
            pairs: pairs.into_iter().collect(),
            boards,
            windows: Window::of(self.day),
        }
    }

    /// Whether the match changes anything for somebody. If too little was played, it changes something only for those who quit.
    #[must_use]
    pub fn counts_for(&self, who: &Competitor) -> bool {
        let quit = || self.seats_of(who).any(|seat| seat.quit) || self.left.iter().any(|left| left.who == *who);
        self.pool().is_some() && self.everybody().any(|one| one == who) && (!self.slight || quit())
    }

    /// Everybody for whom it was played: those for whom the seats count, then those who gave one up.
    pub fn everybody(&self) -> impl Iterator<Item = &Competitor> {
        self.players.iter().map(|player| &player.who).chain(self.left.iter().map(|left| &left.who))
    }

    /// The match as it was for each player who gave up a seat that counts for somebody else: the same match with that player in that seat,
    /// as one who left.
    pub(crate) fn for_those_who_left(&self) -> impl Iterator<Item = (&Left, Self)> {
        self.left.iter().map(|left| {
            let mut own = Self { left: Vec::new(), ..self.clone() };
            if let Some(seat) = own.players.get_mut(usize::from(left.seat)) {
                let (place, points) = (seat.place, seat.points);
                let (who, tally, boards) = (left.who.clone(), Tally::new(), Vec::new());
                *seat = Played { who, place, points, quit: true, tally, boards, measured: None };
            }
            (left, own)
        })
    }

    /// All pairs for whom seats count, each once, the smaller competitor first.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (Competitor, Competitor)> {
        let people: Vec<_> = self.competitors().into_iter().cloned().collect();
        let later = people.clone();
        people.into_iter().enumerate().flat_map(move |(at, first)| {
            let others: Vec<_> = later.iter().skip(at + 1).cloned().collect();
            others.into_iter().map(move |second| (first.clone(), second))
        })
    }

    /// Everybody for whom a seat counts, each once.
    pub(crate) fn competitors(&self) -> BTreeSet<&Competitor> {
        self.players.iter().map(|player| &player.who).collect()
    }

    /// The seats in which a competitor played: AI players of one level may have several.
    pub(crate) fn seats_of(&self, who: &Competitor) -> impl Iterator<Item = &Played> {
        self.players.iter().filter(move |player| player.who == *who)
    }
}
