//! What each game of the family must provide.

use talon_cards::{Card, Seat, Suit};
use talon_games::marriage::{RuleSet, View};
use talon_games::{Feat, GameScore};
use talon_table::{DealRecord, FinishedMatch};

use super::Dialect;
use crate::Text;
use crate::games::scene::{Goal, MatchCourse, course_to};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Numbers, Room, Who};

/// What only some games of the family say. The family decides when, the game provides the words.
pub(crate) enum Special {
    /// The winner of a trick has not drawn yet.
    TurnDraw {
        /// Who.
        player: Who,
    },
    /// The button that draws.
    ButtonDraw,
    /// The button that claims together with this king or queen.
    ButtonMarryAndClaim {
        /// The card.
        card: Card,
    },
    /// Points of marriages wait for a trick.
    Pending {
        /// Whose.
        player: Who,
        /// How many.
        points: u8,
    },
    /// When the deal is over: points of marriages waited for a trick in vain.
    NeverCounted {
        /// Whose.
        player: Who,
        /// How many.
        points: u8,
    },
    /// The points that the close has frozen.
    FrozenPoints {
        /// Whose.
        player: Who,
        /// How many.
        points: u8,
    },
    /// What the close fixed.
    ClosedAt {
        /// Who closed.
        closer: Who,
        /// The other side.
        opponent: Who,
        /// How many tricks the other side had.
        tricks: u8,
    },
    /// Something is not possible in the first lead.
    TooEarly,
    /// The player may draw first.
    MayDraw,
    /// Leading this suit's king or queen makes its marriage.
    MarriesByLeading {
        /// The suit.
        suit: Suit,
        /// What it counts.
        points: u8,
    },
    /// The marriage that is held cannot be made, because nobody draws any more.
    MarriageTooLate {
        /// The suit.
        suit: Suit,
    },
    /// The marriage that is held cannot be made, because it would not count.
    MarriageFrozen {
        /// The suit.
        suit: Suit,
    },
    /// A claim may be made together with a marriage.
    MayMarryAndClaim,
    /// The talon is too small to be closed.
    CloseTooLate {
        /// How many cards it would need.
        least: u8,
    },
    /// Only the closer may claim, or end the deal by having 66.
    OnlyCloserClaims,
    /// Nobody claims: the deal ends by itself.
    EndsByItself,
}

/// What a deal's settlement counted, by seat.
pub(crate) struct Tally {
    /// Points: tricks, marriages that count, and the last-trick bonus where there is one.
    pub(crate) points: [u8; 2],
    /// Tricks.
    pub(crate) tricks: [u8; 2],
    /// The points from marriages.
    pub(crate) marriages: [u8; 2],
    /// Who has points for the last trick.
    pub(crate) last_trick_bonus: Option<Seat>,
}

/// A game's own part of its pages.
pub(crate) trait Tongue: RuleSet + Dialect {
    /// What its players are remembered for.
    const FEATS: &'static [Feat];

    /// The options that say how long a match is.
    const LENGTHS: &'static [&'static str] = &["target"];

    /// The sections of its rules; see [`Pages::SECTIONS`](crate::games::game::Pages::SECTIONS).
    const SECTIONS: &'static [&'static str];

    /// The numbers that its rules alone tell.
    fn numbers() -> Numbers;

    /// An option in words; see [`Pages::option`](crate::games::game::Pages::option).
    fn option(key: &str, value: &'static str) -> Option<(Self::Own, Self::Own)>;

    /// The game's words for what not every game has; `None` where it has no such rule.
    fn special(&self, special: Special) -> Option<Self::Own>;

    /// Who won the deal, and how many points.
    fn headline(reader: &Reader<'_>, deal: u32, outcome: &Self::Outcome) -> Text;

    /// What ended the deal.
    fn cause(reader: &Reader<'_>, outcome: &Self::Outcome, last: &View<Self>) -> Self::Own;

    /// Why it counts as much as it does.
    fn stake(reader: &Reader<'_>, outcome: &Self::Outcome, last: &View<Self>) -> Text;

    /// What was counted.
    fn tally(outcome: &Self::Outcome) -> Tally;

    /// What else belongs under the totals.
    fn footnote(draft: &mut Draft, reader: &Reader<'_>, outcome: &Self::Outcome);

    /// What the score sheet says of a finished deal beside the points, in a word or two.
    fn sheet_note(_reader: &Reader<'_>, _record: &DealRecord) -> Option<Text> {
        None
    }

    /// What ends the match, as the table agreed.
    fn target(draft: &mut Draft, _reader: &Reader<'_>, score: &Self::Score) {
        reached(draft, score);
    }

    /// What else decides the match.
    fn standing(_draft: &mut Draft, _reader: &Reader<'_>, _score: &Self::Score) {}

    /// Points as the table counts them.
    fn shown_points(&self, points: &[i32]) -> Vec<i32> {
        points.to_vec()
    }

    /// The points with a finished deal, as its table counted them.
    fn points_after(record: &DealRecord) -> Vec<i32> {
        record.points_after.clone()
    }

    /// What ends the match, and what else a finished deal has decided.
    fn settled(draft: &mut Draft, _reader: &Reader<'_>, _record: &DealRecord, before: &Self::Score) {
        reached(draft, before);
    }

    /// What else a finished deal has decided, in a sentence.
    fn decided(_reader: &Reader<'_>, _record: &DealRecord) -> Option<Text> {
        None
    }

    /// What ends the match.
    fn goal(&self, score: &Self::Score) -> Goal {
        Goal::Reached(score.target())
    }

    /// The course of a match of which a deal was finished.
    fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &Self::Score) -> MatchCourse {
        course_to(Some(score.target()), reader, past)
    }

    /// What else the match's score says.
    fn match_score(_draft: &mut Draft, _reader: &Reader<'_>, _score: &Self::Score) {}
}

/// The points that win the match.
pub(crate) fn reached(draft: &mut Draft, score: &impl GameScore) {
    draft.dim(&Room::ScoreTarget { target: score.target() });
}
