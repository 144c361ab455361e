//! Kurnik's 66 as a member of the family: each rule by its name.

use talon_cards::Seat;

use super::{Action, Closing, MayDeclare, Meld, Outcome, Rules, Score, ShowPoints, Variant};
use crate::Progress;
use crate::marriage::{
    AgainstCloser, Count, Credit, DrawWindow, Ending, MarriageBy, MarriagePhase, Marriages, Pack, RuleSet, Since,
    TurnUp, Window,
};

impl RuleSet for Rules {
    const NAME: &'static str = "sznap";
    const REVISION: u32 = 1;

    type Action = Action;
    type Outcome = Outcome;
    type Closing = Closing;
    type Score = Score;

    /// `rules/sixty-six.md §1`, §14 `variant`.
    fn pack(&self) -> Pack {
        match self.variant {
            Variant::SixtySix => Pack::FromNine,
            Variant::Schnapsen => Pack::FromJack,
        }
    }

    /// §4.
    fn turn_up(&self) -> TurnUp {
        TurnUp::AfterTheHands
    }

    /// §5.
    fn draw(&self) -> DrawWindow {
        DrawWindow::AtOnce
    }

    /// §6, §14 `exchange-min-stock`. The player on lead has won the trick just completed.
    fn exchange(&self) -> Window {
        Window { since: Since::FirstTrick, min_talon: self.exchange_min_stock.cards() }
    }

    /// §6: also at the very first lead.
    fn closing(&self) -> Window {
        Window { since: Since::FirstLead, min_talon: 2 }
    }

    /// §9, §14 `meld`.
    fn marriages(&self) -> Marriages {
        let by = match self.meld {
            Meld::Automatic => MarriageBy::Leading,
            Meld::Explicit => MarriageBy::Announcing,
        };
        Marriages { by, since: Since::FirstLead, phase: MarriagePhase::Open, credit: Credit::FurtherTrick }
    }

    /// §11: nothing ends by itself at 66.
    fn ending(&self) -> Ending {
        Ending::ByClaim
    }

    /// §10, §14 `closer-opponent-may-declare`.
    fn against_closer(&self) -> AgainstCloser {
        match self.closer_opponent_may_declare {
            MayDeclare::No => AgainstCloser::MayNotClaim,
            MayDeclare::Yes => AgainstCloser::PlaysOn,
        }
    }

    /// §14 `show-points`.
    fn show_points(&self) -> ShowPoints {
        self.show_points
    }

    fn settle(&self, count: &Count<'_, Closing>, claimant: Seat) -> Outcome {
        self.settle_declaration(count, claimant)
    }

    fn count_out(&self, count: &Count<'_, Closing>, last_winner: Seat) -> Outcome {
        self.settle_undeclared(count, last_winner)
    }

    fn start(&self, first_dealer: Seat) -> Score {
        Score::start(self.target.points(), first_dealer)
    }

    /// §3, §13: the dealer always alternates, with every result.
    fn record(&self, score: &mut Score, outcome: &Outcome) -> Progress {
        score.record(outcome.game_points, score.dealer.other())
    }
}
