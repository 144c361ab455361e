//! Sentences for tables of Kurnik's 66.

use crate::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, sentences};

sentences! {
    /// Sentences about a deal of Kurnik's 66 besides the [family's](crate::marriage::Family).
    pub(crate) enum Sznap {
        // What lies on the table.
        Pending = "sznap-pending" { player: Who, points: u8 },
        TwentyCards = "sznap-twenty-cards",
        // Buttons.
        ButtonMeldAndDeclare = "sznap-button-meld-and-declare" { card: Symbols },
        // A finished deal.
        DealDrawn = "sznap-deal-drawn" { deal: u32 },
        LastTrickBonus = "sznap-last-trick-bonus" { player: Who },
        NeverCounted = "sznap-never-counted" { player: Who, points: u8 },
        // What ended it, one sentence for every reason.
        CauseDeclared = "sznap-cause-declared" { player: Who, points: u8 },
        CauseDeclaredAfterOwnClose = "sznap-cause-declared-after-own-close" { player: Who, points: u8 },
        CauseDeclaredAgainstCloser = "sznap-cause-declared-against-closer" { player: Who, closer: Who, points: u8 },
        CauseFalseDeclaration = "sznap-cause-false-declaration" { player: Who, points: u8 },
        CauseFalseDeclarationByCloser = "sznap-cause-false-declaration-by-closer" { player: Who, points: u8 },
        CauseFalseDeclarationAgainstCloser = "sznap-cause-false-declaration-against-closer" { player: Who, closer: Who, points: u8 },
        CauseClosedMade = "sznap-cause-closed-made" { player: Who, points: u8 },
        CauseClosedFailed = "sznap-cause-closed-failed" { player: Who, points: u8 },
        CausePlayedOut = "sznap-cause-played-out" { player: Who, points: u8 },
        CausePlayedOutDraw = "sznap-cause-played-out-draw" { points: u8 },
        // Why it counts as much as it does.
        NobodyScores = "sznap-nobody-scores",
        // What is allowed, and why.
        WhyFirstTrick = "sznap-why-first-trick",
        WhyMeldsByLeading = "sznap-why-melds-by-leading" { suit: Symbols, points: u8 },
        WhyMeldTooLate = "sznap-why-meld-too-late" { suit: Symbols },
        WhyMayMeldAndDeclare = "sznap-why-may-meld-and-declare",
        WhyOnlyCloser = "sznap-why-only-closer",
        // Options: the rule as a sentence, and the button's label.
        OptionVariant = "sznap-option-variant" { value: Choice },
        OptionTarget = "sznap-option-target" { value: Choice },
        OptionMeld = "sznap-option-meld" { value: Choice },
        OptionShowPoints = "sznap-option-show-points" { value: Choice },
        OptionFailedClose = "sznap-option-failed-close-3" { value: Choice },
        OptionMinStock = "sznap-option-exchange-min-stock" { value: Choice },
        OptionMayDeclare = "sznap-option-closer-opponent-may-declare" { value: Choice },
        SetVariant = "sznap-set-variant" { value: Choice },
        SetTarget = "sznap-set-target" { value: Choice },
        SetMeld = "sznap-set-meld" { value: Choice },
        SetShowPoints = "sznap-set-show-points" { value: Choice },
        SetFailedClose = "sznap-set-failed-close-3" { value: Choice },
        SetMinStock = "sznap-set-exchange-min-stock" { value: Choice },
        SetMayDeclare = "sznap-set-closer-opponent-may-declare" { value: Choice },
    }
}

impl Dialect for talon_games::sznap::Rules {
    const PREFIX: &'static str = "sznap";

    type Own = Sznap;
}
