//! What Snaps adds to the family's pages.

use talon_games::Feat;
use talon_games::snaps::{ClaimMode, Frozen, Outcome, Reason, Rules, Score, Sharp, View};
use talon_table::{DealRecord, FinishedMatch};

use super::bummerl::Bummerl;
use super::options::option;
use super::words::Snaps;
use super::{bummerl, outcome, rules};
use crate::Text;
use crate::games::marriage::{Special, Tally, Tongue, scored};
use crate::games::scene::{Goal, MatchCourse};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Choice, Numbers};

impl Tongue for Rules {
    const FEATS: &'static [Feat] =
        &[Feat::BummerlGiven, Feat::BummerlTaken, Feat::Closed, Feat::CloseFailed, Feat::FalseClaim];
    const LENGTHS: &'static [&'static str] = &["bummerl-format", "target"];
    const SECTIONS: &'static [&'static str] = rules::SECTIONS;

    fn numbers() -> Numbers {
        rules::numbers()
    }

    fn option(key: &str, value: &'static str) -> Option<(Snaps, Snaps)> {
        option(key, value)
    }

    fn special(&self, special: Special) -> Option<Snaps> {
        Some(match special {
            Special::Pending { player, points } => Snaps::Pending { player, points },
            Special::NeverCounted { player, points } => Snaps::NeverCounted { player, points },
            Special::FrozenPoints { player, points } => Snaps::FrozenPoints { player, points },
            Special::ClosedAt { closer, opponent, tricks } => match self.frozen {
                Frozen::Full => Snaps::Frozen { opponent, tricks },
                Frozen::ScoringOnly => Snaps::FrozenStake { closer, opponent, tricks },
            },
            Special::TooEarly => Snaps::WhyFirstTrick { what: too_early(self)? },
            Special::MarriageFrozen { suit } => Snaps::WhyMarriageFrozen { suit: suit.into() },
            Special::CloseTooLate { least } => Snaps::WhyTalonTooSmall { least },
            Special::OnlyCloserClaims => Snaps::WhyOnlyCloser,
            Special::EndsByItself => Snaps::WhyEndsByItself,
            // Both draw at once, and marriages are called at any time, by themselves.
            Special::TurnDraw { .. }
            | Special::ButtonDraw
            | Special::MayDraw
            | Special::ButtonMarryAndClaim { .. }
            | Special::MarriesByLeading { .. }
            | Special::MarriageTooLate { .. }
            | Special::MayMarryAndClaim => return None,
        })
    }

    fn headline(reader: &Reader<'_>, deal: u32, outcome: &Outcome) -> Text {
        scored::<Self>(reader, deal, outcome.winner, outcome.worth)
    }

    fn cause(reader: &Reader<'_>, outcome: &Outcome, last: &View) -> Snaps {
        outcome::cause(reader, outcome, &last.rules)
    }

    fn stake(reader: &Reader<'_>, outcome: &Outcome, _: &View) -> Text {
        outcome::stake(reader, outcome)
    }

    fn tally(outcome: &Outcome) -> Tally {
        Tally { points: outcome.totals, tricks: outcome.tricks, marriages: outcome.marriages, last_trick_bonus: None }
    }

    fn footnote(draft: &mut Draft, reader: &Reader<'_>, outcome: &Outcome) {
        // What a close has won is said by why it counts that much.
        if let Some(close) = outcome.closing.filter(|_| outcome.reason != Reason::ClosedMade) {
            let player = reader.who(close.by.other());
            draft.dim(&Snaps::AtClose { player, points: close.opponent_points, tricks: close.opponent_tricks });
        }
    }

    fn sheet_note(reader: &Reader<'_>, record: &DealRecord) -> Option<Text> {
        Bummerl::after(record).map(|bummerl| reader.say(&Snaps::SheetNote { bummerls: bummerl.given }))
    }

    fn target(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        bummerl::target(draft, reader, score);
    }

    fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        bummerl::bummerls(draft, reader, score);
    }

    fn shown_points(&self, points: &[i32]) -> Vec<i32> {
        bummerl::shown_points(self, points)
    }

    fn points_after(record: &DealRecord) -> Vec<i32> {
        bummerl::points_after(record)
    }

    fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, before: &Score) {
        bummerl::settled(draft, reader, record, before);
    }

    fn decided(reader: &Reader<'_>, record: &DealRecord) -> Option<Text> {
        Bummerl::after(record).map(|bummerl| reader.say(&bummerl.told(reader)))
    }

    fn goal(&self, score: &Score) -> Goal {
        bummerl::goal(self, score)
    }

    fn course(reader: &Reader<'_>, past: &FinishedMatch, score: &Score) -> MatchCourse {
        bummerl::course(reader, past, score)
    }

    fn match_score(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
        bummerl::bummerls(draft, reader, score);
    }
}

/// What the first lead does not allow; nothing under the usual rules.
const fn too_early(rules: &Rules) -> Option<Choice> {
    match (rules.sharp, rules.claim_mode) {
        (Sharp::Off, ClaimMode::Auto) => None,
        (Sharp::On, ClaimMode::Auto) => Some(Choice("sharp")),
        (Sharp::Off, ClaimMode::Declare) => Some(Choice("claim")),
        (Sharp::On, ClaimMode::Declare) => Some(Choice("both")),
    }
}
