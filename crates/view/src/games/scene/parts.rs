//! What a game puts into its pictures: every game implements [`Scenes`] beside its [`Pages`].

use talon_cards::{Card, Seat};
use talon_games::{GameOutcome, GameScore};
use talon_scene::{Center, Contract, Held};
use talon_table::{DealRecord, FinishedMatch};

use crate::Text;
use crate::games::game::{self, Pages};
use crate::page::reader::Reader;

/// The parts of a game's pictures, made from its own views and outcomes. They say no more than its pages do.
pub(crate) trait Scenes: Pages {
    /// Which way the turn goes round the table.
    const TURNS: Turns;

    /// Whether points speak against those who get them.
    const PENALTIES: bool = false;

    /// The rules by which a view's deal is played.
    fn rules(view: &Self::View) -> &Self::Rules;

    /// What ends the match.
    fn goal(_rules: &Self::Rules, score: &Self::Score) -> Goal {
        Goal::Reached(score.target())
    }

    /// What the seat on turn is to do, in a few words.
    fn turn(reader: &Reader<'_>, view: &Self::View) -> Option<Text>;

    /// What stands on a seat's plate.
    fn figures(reader: &Reader<'_>, view: &Self::View, seat: Seat) -> Figures;

    /// What lies between the players.
    fn center(reader: &Reader<'_>, view: &Self::View) -> Center;

    /// The viewer's cards in the order of their buttons.
    fn held(view: &Self::View) -> Held;

    /// How a deal ended.
    fn ended(reader: &Reader<'_>, record: &DealRecord, outcome: &Self::Outcome, last: &Self::View) -> Ended;

    /// What was counted for a seat in a finished deal.
    fn counted(reader: &Reader<'_>, record: &DealRecord, outcome: &Self::Outcome, seat: Seat) -> Counted;

    /// The course of a match of which a deal was finished.
    fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &Self::Score) -> MatchCourse {
        course_to(Some(score.target()), reader, past)
    }
}

/// The course of a match whose points are added up from deal to deal.
pub(crate) fn course_to(target: Option<i32>, reader: &Reader<'_>, past: &FinishedMatch) -> MatchCourse {
    MatchCourse {
        rows: points_of(past, |record| record.points_after.clone()),
        target,
        score: game::shown_points(reader, past.sheet.last(), &past.result.points),
    }
}

/// The points before the first deal, and what `after` tells of each.
pub(crate) fn points_of(past: &FinishedMatch, after: impl Fn(&DealRecord) -> Vec<i32>) -> Vec<Vec<i32>> {
    let before = past.sheet.first().map(|record| record.score_before.points());
    before.into_iter().chain(past.sheet.iter().map(after)).collect()
}

/// Which way the turn goes round the table, seen from above.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Turns {
    /// The next player sits to the left.
    Clockwise,
    /// The next player sits to the right.
    CounterClockwise,
}

/// What ends a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Goal {
    /// So many points.
    Reached(i32),
    /// So many points, of which what is left is told.
    Left(i32),
    /// The first deal.
    Single,
    /// The last of so many deals.
    Boards {
        /// The deal now: 1, 2, ….
        number: u32,
        /// How many there are.
        boards: u32,
    },
}

impl Goal {
    /// The points that end the match, where any do.
    pub(crate) const fn target(self) -> Option<i32> {
        match self {
            Self::Reached(target) | Self::Left(target) => Some(target),
            Self::Single | Self::Boards { .. } => None,
        }
    }
}

/// What stands on a plate besides a name and the points of the match.
#[derive(Default)]
pub(crate) struct Figures {
    /// See [`Plate::count`](talon_scene::Plate::count).
    pub(crate) count: Option<u8>,
    /// The parts of the second line.
    pub(crate) notes: Vec<Text>,
    /// See [`Plate::said`](talon_scene::Plate::said).
    pub(crate) said: Vec<Text>,
    /// See [`Plate::stamp`](talon_scene::Plate::stamp).
    pub(crate) stamp: Option<Text>,
}

/// How a deal ended.
pub(crate) struct Ended {
    /// What was played.
    pub(crate) contract: Option<Contract>,
    /// The shortest sentence about it.
    pub(crate) title: Text,
    /// Why.
    pub(crate) reason: Text,
    /// The last trick.
    pub(crate) last: Option<Taken>,
}

/// A trick with its winner.
pub(crate) struct Taken {
    /// Who played what, in the order of play.
    pub(crate) cards: Vec<(Seat, Card)>,
    /// Who won it.
    pub(crate) winner: Seat,
    /// What it counted besides its cards.
    pub(crate) bonus: u32,
}

/// What was counted for a seat.
pub(crate) struct Counted {
    /// In one line.
    pub(crate) note: Option<Text>,
    /// The cards that were counted.
    pub(crate) cards: Vec<Card>,
    /// The points of the match that the deal brought.
    pub(crate) gained: i32,
}

/// The points of the match that a deal brought to a seat.
pub(crate) fn gained(outcome: &impl GameOutcome, seat: Seat) -> i32 {
    outcome.game_points().get(seat.index()).copied().unwrap_or_default()
}

/// The course of a match.
pub(crate) struct MatchCourse {
    /// The points of each seat, counted up: at the beginning and after each deal.
    pub(crate) rows: Vec<Vec<i32>>,
    /// The points that end the match, where any do.
    pub(crate) target: Option<i32>,
    /// The points in the end, as the table counted them.
    pub(crate) score: Vec<i32>,
}

/// A text as a picture shows it: without the marks around names, because a picture isolates nothing.
pub(crate) fn bare(text: Text) -> String {
    text.unmarked().plain()
}

/// Several texts in one line.
pub(crate) fn bare_line(texts: impl IntoIterator<Item = Text>) -> String {
    bare(Text::join(texts, " · "))
}
