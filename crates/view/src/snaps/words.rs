//! Sentences for tables of Snaps.

use crate::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, sentences};

sentences! {
    /// Sentences about a deal of Snaps besides the [family's](crate::marriage::Family).
    pub(crate) enum Snaps {
        // What lies on the table.
        Pending = "snaps-pending" { player: Who, points: u8 },
        FrozenPoints = "snaps-frozen-points" { player: Who, points: u8 },
        Frozen = "snaps-frozen" { opponent: Who, tricks: u8 },
        FrozenStake = "snaps-frozen-stake" { closer: Who, opponent: Who, tricks: u8 },
        // A finished deal.
        AtClose = "snaps-at-close" { player: Who, points: u8, tricks: u8 },
        NeverCounted = "snaps-never-counted" { player: Who, points: u8 },
        // What ended it, one sentence for every reason.
        CauseReached = "snaps-cause-reached" { player: Who, points: u8, claimed: bool },
        CauseLastTrick = "snaps-cause-last-trick" { player: Who, claimed: bool },
        CauseClosedMade = "snaps-cause-closed-made" { player: Who, points: u8 },
        CauseClosedFailed = "snaps-cause-closed-failed" { player: Who, points: u8 },
        CauseClosedOvertaken = "snaps-cause-closed-overtaken" { player: Who, closer: Who, points: u8 },
        CauseFalseClaim = "snaps-cause-false-claim" { player: Who, points: u8 },
        CauseFalseClaimByCloser = "snaps-cause-false-claim-by-closer" { player: Who, points: u8 },
        CauseFalseClaimAgainstCloser = "snaps-cause-false-claim-against-closer" { player: Who, closer: Who, points: u8 },
        // Why it counts as much as it does.
        StakeLastTrick = "snaps-stake-last-trick",
        FrozenSaved = "snaps-frozen-saved" { player: Who, points: u8 },
        FrozenLow = "snaps-frozen-low" { player: Who, points: u8 },
        FrozenNoTrick = "snaps-frozen-no-trick" { player: Who },
        PenaltyFailedClose = "snaps-penalty-failed-close" { player: Who },
        // The match.
        CountingUp = "snaps-counting-up" { target: i32 },
        CountingDown = "snaps-counting-down" { target: i32 },
        Bummerls = "snaps-bummerls" { first: Who, first_won: u8, second: Who, second_won: u8, best_of: u8 },
        BummerlGiven = "snaps-bummerl-given" { player: Who, count: u8 },
        // The score sheet.
        SheetNote = "snaps-sheet-note" { bummerls: u8 },
        // What is allowed, and why.
        WhyFirstTrick = "snaps-why-first-trick" { what: Choice },
        WhyMarriageFrozen = "snaps-why-marriage-frozen" { suit: Symbols },
        WhyTalonTooSmall = "snaps-why-talon-too-small" { least: u8 },
        WhyOnlyCloser = "snaps-why-only-closer",
        WhyEndsByItself = "snaps-why-ends-by-itself",
        // Options: the rule as a sentence, and the button's label.
        OptionBummerlFormat = "snaps-option-bummerl-format" { value: Choice },
        OptionTarget = "snaps-option-target" { value: Choice },
        OptionClaimMode = "snaps-option-claim-mode" { value: Choice },
        OptionFrozen = "snaps-option-frozen" { value: Choice },
        OptionSharp = "snaps-option-sharp" { value: Choice },
        OptionDoubleBummerl = "snaps-option-double-bummerl" { value: Choice },
        OptionScoreDirection = "snaps-option-score-direction" { value: Choice },
        OptionShowPoints = "snaps-option-show-points" { value: Choice },
        SetBummerlFormat = "snaps-set-bummerl-format" { value: Choice },
        SetTarget = "snaps-set-target" { value: Choice },
        SetClaimMode = "snaps-set-claim-mode" { value: Choice },
        SetFrozen = "snaps-set-frozen" { value: Choice },
        SetSharp = "snaps-set-sharp" { value: Choice },
        SetDoubleBummerl = "snaps-set-double-bummerl" { value: Choice },
        SetScoreDirection = "snaps-set-score-direction" { value: Choice },
        SetShowPoints = "snaps-set-show-points" { value: Choice },
    }
}

impl Dialect for talon_games::snaps::Rules {
    const PREFIX: &'static str = "snaps";

    type Own = Snaps;
}
