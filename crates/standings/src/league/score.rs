//! The score of a league's match.

use serde::{Deserialize, Serialize};

use super::entry::Person;
use super::fixture::Fixture;
use crate::leaderboard::above_the_others;
use crate::{Day, MatchFact, Played};

/// The unit of match points is one of so many parts: the shares at tables of two to five are whole.
pub const MATCH_POINT: i64 = 24;

/// The result of one match of a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// Its round, from 1; 0 on a ladder.
    pub round: u32,
    /// When it was played, or would have been at the latest.
    pub day: Day,
    /// How it came about.
    pub kind: Kind,
    /// The players of the fixture, by seat.
    pub sides: Vec<Side>,
}

/// How a score came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// By playing.
    Played,
    /// Somebody did not come.
    WalkOver,
    /// There was nobody to play with.
    Bye,
}

/// The score of a match for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// The person.
    pub who: Person,
    /// The place among those who were there to the end, 1 being the best; equals share one.
    pub place: u8,
    /// Whether they did not come, or quit: no points, and behind everybody who stayed.
    pub absent: bool,
    /// The difference of points to the mean of the others, in [twelfths](crate::TWELFTHS).
    pub difference: i64,
}

/// How two compare who sat at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Against {
    Won,
    Level,
    Lost,
}

impl Against {
    /// Twice the share of a point.
    pub(super) const fn halves(self) -> i64 {
        match self {
            Self::Won => 2,
            Self::Level => 1,
            Self::Lost => 0,
        }
    }
}

impl Side {
    fn of(fact: &MatchFact, player: &Played) -> Option<Self> {
        let difference = above_the_others(fact, player);
        Some(Self { who: player.who.person()?, place: player.place, absent: player.quit, difference })
    }

    /// How this one did against another at the table. Two who were both absent both lost.
    pub(super) const fn against(&self, other: &Self) -> Against {
        match (self.absent, other.absent) {
            (true, _) => Against::Lost,
            (false, true) => Against::Won,
            (false, false) if self.place < other.place => Against::Won,
            (false, false) if self.place == other.place => Against::Level,
            (false, false) => Against::Lost,
        }
    }
}

impl Score {
    /// The score of a finished match; `None` if it has no result or an AI player took part.
    #[must_use]
    pub fn of(fact: &MatchFact, round: u32) -> Option<Self> {
        fact.pool()?;
        let sides = fact.players.iter().map(|player| Side::of(fact, player)).collect::<Option<_>>()?;
        Some(Self { round, day: fact.day, kind: Kind::Played, sides })
    }

    /// A match that was not played by its deadline. Those who were ready share the first place, the others get nothing.
    #[must_use]
    pub fn walk_over(fixture: &Fixture, ready: &[Person], day: Day) -> Self {
        let side = |who: &Person| Side { who: *who, place: 1, absent: !ready.contains(who), difference: 0 };
        Self { round: fixture.round, day, kind: Kind::WalkOver, sides: fixture.players.iter().map(side).collect() }
    }

    /// A round without an opponent, which counts as won.
    #[must_use]
    pub fn bye(round: u32, who: Person, day: Day) -> Self {
        let side = Side { who, place: 1, absent: false, difference: 0 };
        Self { round, day, kind: Kind::Bye, sides: vec![side] }
    }

    /// Somebody's points, in parts of a [`MATCH_POINT`]: one point for the winner of a match for two and half a point for a draw; at a
    /// larger table the mean of the points against each of the others. None for a person who did not play in it.
    #[must_use]
    pub fn points(&self, who: Person) -> i64 {
        let Some(own) = self.side(who) else { return 0 };
        if self.kind == Kind::Bye {
            return MATCH_POINT;
        }
        let halves: i64 = self.others(who).map(|other| own.against(other).halves()).sum();
        halves * self.half()
    }

    /// Half of what a match against one of the others is worth, in parts of a [`MATCH_POINT`].
    pub(super) fn half(&self) -> i64 {
        let others = i64::try_from(self.sides.len()).unwrap_or(i64::MAX).saturating_sub(1).max(1);
        MATCH_POINT / 2 / others
    }

    /// Somebody's side.
    #[must_use]
    pub fn side(&self, who: Person) -> Option<&Side> {
        self.sides.iter().find(|side| side.who == who)
    }

    pub(super) fn others(&self, who: Person) -> impl Iterator<Item = &Side> {
        self.sides.iter().filter(move |side| side.who != who)
    }

    /// Whether it is the score of this fixture.
    pub(super) fn is_of(&self, fixture: &Fixture) -> bool {
        self.is_in(fixture.round, &fixture.players)
    }

    /// Whether it is a score of this round, of exactly these players.
    pub(super) fn is_in(&self, round: u32, players: &[Person]) -> bool {
        self.round == round && self.sides.len() == players.len() && players.iter().all(|who| self.side(*who).is_some())
    }
}
