//! Šnaps as a member of the family: each rule by its name.

use talon_cards::Seat;

use super::{Action, ClaimMode, Closing, Frozen, Outcome, Rules, Score, Sharp};
use crate::Progress;
use crate::marriage::{
    AgainstCloser, Count, Credit, DrawWindow, Ending, MarriageBy, MarriagePhase, Marriages, Pack, RuleSet, ShowPoints,
    Since, TurnUp, Window,
};

impl RuleSet for Rules {
    const NAME: &'static str = "snaps";
    const REVISION: u32 = 1;

    type Action = Action;
    type Outcome = Outcome;
    type Closing = Closing;
    type Score = Score;

    /// `rules/schnapsen.md §1`.
    fn pack(&self) -> Pack {
        Pack::FromJack
    }

    /// §4.
    fn turn_up(&self) -> TurnUp {
        TurnUp::BetweenTheRounds
    }

    /// §5.
    fn draw(&self) -> DrawWindow {
        DrawWindow::AtOnce
    }

    /// §6, §14 `sharp`.
    fn exchange(&self) -> Window {
        match self.sharp {
            Sharp::Off => Window { since: Since::FirstLead, min_talon: 2 },
            Sharp::On => Window { since: Since::FirstTrick, min_talon: 4 },
        }
    }

    /// §6, §14 `sharp`.
    fn closing(&self) -> Window {
        match self.sharp {
            Sharp::Off => Window { since: Since::FirstLead, min_talon: 2 },
            Sharp::On => Window { since: Since::FirstLead, min_talon: 4 },
        }
    }

    /// §9, §14 `sharp`.
    fn marriages(&self) -> Marriages {
        let since = match self.sharp {
            Sharp::Off => Since::FirstLead,
            Sharp::On => Since::FirstTrick,
        };
        Marriages { by: MarriageBy::Announcing, since, phase: MarriagePhase::Any, credit: Credit::OwnTrick }
    }

    /// §11, §14 `claim-mode`.
    fn ending(&self) -> Ending {
        match self.claim_mode {
            ClaimMode::Auto => Ending::ByItself,
            ClaimMode::Declare => Ending::ByClaim,
        }
    }

    /// §10, §14 `frozen`.
    fn against_closer(&self) -> AgainstCloser {
        match self.frozen {
            Frozen::Full => AgainstCloser::Frozen,
            Frozen::ScoringOnly => AgainstCloser::PlaysOn,
        }
    }

    /// §14 `show-points`.
    fn show_points(&self) -> ShowPoints {
        self.show_points.shown()
    }

    fn settle(&self, count: &Count<'_, Closing>, claimant: Seat) -> Outcome {
        self.settle_claim(count, claimant)
    }

    fn count_out(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        self.settle_played_out(count, last_winner)
    }

    fn start(&self, first_dealer: Seat) -> Score {
        Score::start(self, first_dealer)
    }

    fn record(&self, score: &mut Score, outcome: &Outcome) -> Progress {
        score.record(self, outcome)
    }
}
