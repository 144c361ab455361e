//! Santase as a member of the family: each rule by its name.

use talon_cards::Seat;

use super::{
    Action, ClaimMode, CloseBeforeDraw, Closing, DealerRule, Outcome, Rules, Score, ShowPoints, StrictMarriages,
};
use crate::Progress;
use crate::marriage::{
    AgainstCloser, Count, Credit, DrawWindow, Ending, MarriageBy, MarriagePhase, Marriages, Pack, RuleSet, Since,
    TurnUp, Window,
};

impl RuleSet for Rules {
    const NAME: &'static str = "santase";
    const REVISION: u32 = 1;

    type Action = Action;
    type Outcome = Outcome;
    type Closing = Closing;
    type Score = Score;

    /// `rules/santase.md §1`.
    fn pack(&self) -> Pack {
        Pack::FromNine
    }

    /// §4.
    fn turn_up(&self) -> TurnUp {
        TurnUp::AfterTheHands
    }

    /// §14 `nine-value`.
    fn nine_points(&self) -> u8 {
        self.nine_value.points()
    }

    /// §5, §14 `close-before-draw`.
    fn draw(&self) -> DrawWindow {
        match self.close_before_draw {
            CloseBeforeDraw::On => DrawWindow::OnDemand,
            CloseBeforeDraw::Off => DrawWindow::AtOnce,
        }
    }

    /// §10.
    fn exchange(&self) -> Window {
        Window { since: Since::FirstTrick, min_talon: 4 }
    }

    /// §6, §14 `min-talon-to-close`.
    fn closing(&self) -> Window {
        Window { since: Since::FirstTrick, min_talon: self.min_talon_to_close.cards() }
    }

    /// §9, §14 `strict-marriages`.
    fn marriages(&self) -> Marriages {
        let phase = match self.strict_marriages {
            StrictMarriages::Allowed => MarriagePhase::Any,
            StrictMarriages::Forbidden => MarriagePhase::Open,
        };
        Marriages { by: MarriageBy::Announcing, since: Since::FirstTrick, phase, credit: Credit::OwnTrick }
    }

    /// §11, §14 `claim-mode`.
    fn ending(&self) -> Ending {
        match self.claim_mode {
            ClaimMode::Manual => Ending::ByClaim,
            ClaimMode::Auto => Ending::ByItself,
        }
    }

    /// §11: the opponent of a closer may claim too.
    fn against_closer(&self) -> AgainstCloser {
        AgainstCloser::PlaysOn
    }

    /// §14 `show-points`.
    fn show_points(&self) -> ShowPoints {
        self.show_points
    }

    fn settle(&self, count: &Count<'_, Closing>, claimant: Seat) -> Outcome {
        self.settle_claim(count, claimant)
    }

    fn count_out(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        self.settle_unclaimed(count, last_winner)
    }

    fn start(&self, first_dealer: Seat) -> Score {
        Score::start(self.target.points(), first_dealer)
    }

    /// §3, §13, §14 `dealer`: after a drawn deal the same dealer deals again.
    fn record(&self, score: &mut Score, outcome: &Outcome) -> Progress {
        let dealer = match (outcome.winner, self.dealer) {
            (None, _) => score.dealer,
            (Some(winner), DealerRule::Winner) => winner,
            (Some(winner), DealerRule::Loser) => winner.other(),
            (Some(_), DealerRule::Alternate) => score.dealer.other(),
        };
        score.record(outcome.game_points, dealer)
    }
}
