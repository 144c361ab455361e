//! Sentences for tables of Santase.

use crate::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, sentences};

sentences! {
    /// Sentences about a deal of Santase besides the [family's](crate::marriage::Family).
    pub(crate) enum Santase {
        // Whose turn.
        TurnDraw = "santase-turn-draw" { player: Who },
        // Buttons.
        ButtonDraw = "santase-button-draw",
        // A finished deal.
        DealDrawn = "santase-deal-drawn" { deal: u32 },
        LastTrickBonus = "santase-last-trick-bonus" { player: Who },
        // What ended it, one sentence for every reason.
        CauseClaim = "santase-cause-claim" { player: Who, points: u8, claimed: bool },
        CauseClaimAfterOwnClose = "santase-cause-claim-after-own-close" { player: Who, points: u8, claimed: bool },
        CauseClaimAgainstCloser = "santase-cause-claim-against-closer" { player: Who, closer: Who, points: u8, claimed: bool },
        CauseFalseClaim = "santase-cause-false-claim" { player: Who, points: u8 },
        CauseFalseClaimByCloser = "santase-cause-false-claim-by-closer" { player: Who, points: u8 },
        CauseFalseClaimAgainstCloser = "santase-cause-false-claim-against-closer" { player: Who, closer: Who, points: u8 },
        CausePlayedOut = "santase-cause-played-out" { player: Who, points: u8 },
        CausePlayedOutDraw = "santase-cause-played-out-draw" { points: u8 },
        CauseClosedMade = "santase-cause-closed-made" { player: Who, points: u8 },
        CauseClosedFailed = "santase-cause-closed-failed" { player: Who, points: u8 },
        CauseClosedOvertaken = "santase-cause-closed-overtaken" { player: Who, closer: Who, points: u8 },
        CauseClosedDraw = "santase-cause-closed-draw" { points: u8 },
        // Why it counts as much as it does.
        PenaltyThree = "santase-penalty-three" { player: Who },
        SameDealer = "santase-same-dealer" { player: Who },
        // What is allowed, and why.
        WhyFirstTrick = "santase-why-first-trick",
        WhyMayDraw = "santase-why-may-draw",
        WhyMarriageTooLate = "santase-why-marriage-too-late" { suit: Symbols },
        WhyTalonTooSmall = "santase-why-talon-too-small" { least: u8 },
        // Options: the rule as a sentence, and the button's label.
        OptionTarget = "santase-option-target" { value: Choice },
        OptionClaimMode = "santase-option-claim-mode" { value: Choice },
        OptionShowPoints = "santase-option-show-points" { value: Choice },
        OptionCloseBeforeDraw = "santase-option-close-before-draw" { value: Choice },
        OptionMinTalon = "santase-option-min-talon-to-close" { value: Choice },
        OptionFailedClose = "santase-option-failed-close" { value: Choice },
        OptionStrictMarriages = "santase-option-strict-marriages" { value: Choice },
        OptionDealer = "santase-option-dealer" { value: Choice },
        OptionNineValue = "santase-option-nine-value" { value: Choice },
        SetTarget = "santase-set-target" { value: Choice },
        SetClaimMode = "santase-set-claim-mode" { value: Choice },
        SetShowPoints = "santase-set-show-points" { value: Choice },
        SetCloseBeforeDraw = "santase-set-close-before-draw" { value: Choice },
        SetMinTalon = "santase-set-min-talon-to-close" { value: Choice },
        SetFailedClose = "santase-set-failed-close" { value: Choice },
        SetStrictMarriages = "santase-set-strict-marriages" { value: Choice },
        SetDealer = "santase-set-dealer" { value: Choice },
        SetNineValue = "santase-set-nine-value" { value: Choice },
    }
}

impl Dialect for talon_games::santase::Rules {
    const PREFIX: &'static str = "santase";

    type Own = Santase;
}
