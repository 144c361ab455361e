//! Sentences for tables of Belot.

use talon_games::belot::{Call, Contract, Kind};

use crate::Locale;
use crate::words::{Choice, Phrase, Placeable, Symbols, Variables, Who, say, sentences};

sentences! {
    /// Sentences about a deal of Belot.
    pub(crate) enum Belot {
        // The game.
        Name = "belot-name",
        // Names that stand in other sentences.
        ContractName = "belot-contract" { contract: Choice },
        CallName = "belot-call" { call: Choice },
        KindName = "belot-kind" { kind: Choice },
        Combination = "belot-combination" { kind: Kind, cards: Symbols },
        CombinationWorth = "belot-combination-worth" { kind: Kind, cards: Symbols, points: u32 },
        // Whose turn.
        TurnCall = "belot-turn-call" { player: Who },
        TurnLead = "belot-turn-lead" { player: Who },
        TurnFollow = "belot-turn-follow" { player: Who },
        // What lies on the table, and what was said.
        Dealer = "belot-dealer" { player: Who },
        Calls = "belot-calls" { player: Who, calls: Phrase },
        Highest = "belot-highest" { player: Who, contract: Contract },
        Plays = "belot-plays" { player: Who, contract: Contract },
        Played = "belot-played" { player: Who, contract: Contract },
        Contra = "belot-contra" { player: Who, answered: bool },
        Recontra = "belot-recontra" { player: Who },
        TableOne = "belot-table-one" { first: Who, first_card: Symbols },
        TableTwo = "belot-table-two" { first: Who, first_card: Symbols, second: Who, second_card: Symbols },
        Tricks = "belot-tricks" {
            first: Who, first_tricks: u8, second: Who, second_tricks: u8, third: Who, third_tricks: u8,
        },
        Announced = "belot-announced" { player: Who, list: Phrase },
        SaidPair = "belot-said-belot" { player: Who, suit: Symbols },
        MayDeclare = "belot-may-declare",
        // In a picture: whose turn, what is played, what was said.
        SceneBid = "belot-scene-bid" { player: Who },
        SceneFollow = "belot-scene-follow" { player: Who, suit: Symbols },
        SceneDealt = "belot-scene-dealt",
        ScenePair = "belot-scene-belot" { suit: Symbols },
        SceneLetters = "belot-scene-letters" { contract: Choice },
        ScenePlays = "belot-scene-plays" { player: Who, contract: Contract },
        SceneStands = "belot-scene-stands" { player: Who, contract: Contract, times: u8 },
        SceneNoBid = "belot-scene-no-bid",
        SceneStamp = "belot-scene-stamp" { times: u8 },
        ScenePot = "belot-scene-pot",
        // In the picture of a finished deal.
        SceneHangs = "belot-scene-hangs",
        SceneThrownIn = "belot-scene-thrown-in",
        SceneOwn = "belot-scene-own" { points: u32 },
        SceneSum = "belot-scene-sum" { sum: Phrase, points: u32, rounded: u32, times: u8 },
        SceneWithPot = "belot-scene-with-pot" { account: Phrase, pot: u32 },
        SceneGoes = "belot-scene-goes" { points: u32, winner: Who },
        SceneStays = "belot-scene-stays" { points: u32 },
        // A hand in 200 characters.
        AlertCall = "belot-alert-call" { cards: Symbols, turn: bool },
        AlertPlay = "belot-alert-play" { cards: Symbols, contract: Contract, turn: bool },
        // Buttons.
        ButtonCall = "belot-button-call" { call: Choice },
        ButtonDeclare = "belot-button-declare" { kind: Choice, cards: Symbols },
        ButtonPair = "belot-button-belot" { card: Symbols },
        // What is asked before a call that may cost the deal.
        AskContra = "belot-ask-contra",
        ContraCosts = "belot-contra-costs",
        AskRecontra = "belot-ask-recontra",
        RecontraCosts = "belot-recontra-costs",
        // A finished deal: its title for each verdict.
        DealMade = "belot-deal-made" { deal: u32, declarer: Who, contract: Contract },
        DealHanging = "belot-deal-hanging" { deal: u32, contract: Contract },
        DealFailed = "belot-deal-failed" { deal: u32, declarer: Who, contract: Contract },
        DealDoubled = "belot-deal-doubled" { deal: u32, winner: Who, contract: Contract, times: u8 },
        DealDoubledHanging = "belot-deal-doubled-hanging" { deal: u32, contract: Contract, times: u8 },
        DealThrownIn = "belot-deal-thrown-in" { deal: u32 },
        // Why it ended so.
        VerdictMade = "belot-verdict-made" { declarer: Who, points: u32 },
        VerdictFailed = "belot-verdict-failed" { declarer: Who, winner: Who, points: u32 },
        VerdictTie = "belot-verdict-tie" { first: Who, second: Who, points: u32, scope: Choice },
        VerdictTieOfAll = "belot-verdict-tie-of-all" { points: u32 },
        VerdictDoubled = "belot-verdict-doubled" { winner: Who, points: u32, times: u8, scope: Choice },
        ThrownIn = "belot-thrown-in" { dealer: Who },
        // What was declared, and whose counts.
        Disclosed = "belot-disclosed" { player: Who, list: Phrase },
        RunsAlone = "belot-runs-alone" { player: Who, points: u32 },
        RunsBest = "belot-runs-best" { player: Who, points: u32 },
        RunsVoid = "belot-runs-void",
        CarresAlone = "belot-carres-alone" { player: Who, points: u32 },
        CarresBest = "belot-carres-best" { player: Who, points: u32 },
        CapotHalf = "belot-capot-half" { player: Who },
        CapotFull = "belot-capot-full" { player: Who },
        CapotBlocks = "belot-capot-blocks",
        // The account of the deal: in short, and term by term.
        Recorded = "belot-recorded" { player: Who, points: u32, tricks: u8, units: u32 },
        ShortAccount = "belot-short-account" { player: Who, points: u32, units: u32 },
        Line = "belot-line" { player: Who, account: Phrase },
        Account = "belot-account" {
            tricks: u8, cards: u32, last: u32, runs: u32, carres: u32, belots: u32, factor: u8, capot: u32, points: u32,
        },
        RecordOwn = "belot-record-own" { points: u32, units: u32 },
        RecordWon = "belot-record-won" { sum: Phrase, points: u32, rounded: u32, times: u8, units: u32 },
        RecordNothing = "belot-record-nothing" { goes: Choice },
        RecordPot = "belot-record-pot" { pot: u32, units: u32 },
        Hung = "belot-hung" { sum: Phrase, points: u32, rounded: u32, times: u8, units: u32 },
        HungNobody = "belot-hung-nobody" { units: u32 },
        HungInAll = "belot-hung-in-all" { units: u32 },
        PotStays = "belot-pot-stays" { units: u32 },
        RoundedFrom = "belot-rounded-from" { least: u8 },
        // The match.
        Target = "belot-target" { target: u32 },
        Pot = "belot-pot" { units: u32 },
        HeldByCapot = "belot-held-by-capot" { target: u32 },
        HeldByPot = "belot-held-by-pot" { target: u32 },
        HeldByTie = "belot-held-by-tie" { target: u32 },
        // The score sheet.
        SheetNote = "belot-sheet-note" { contract: Contract, times: u8, declarer: Who },
        SheetNoteThrownIn = "belot-sheet-note-thrown-in",
        // What is allowed, and why: in the auction.
        WhyFirstCall = "belot-why-first-call" { player: Who, dealer: Who },
        WhyBidAny = "belot-why-bid-any",
        WhyBidHigher = "belot-why-bid-higher" { contract: Contract },
        WhyBidNone = "belot-why-bid-none",
        WhyMayContra = "belot-why-may-contra",
        WhyMayRecontra = "belot-why-may-recontra",
        WhyRecontraAlready = "belot-why-recontra-already",
        WhyDeclarerRecontras = "belot-why-declarer-recontras",
        WhyPass = "belot-why-pass" { bid: bool },
        // In the tricks.
        WhyLeadFirst = "belot-why-lead-first" { player: Who, dealer: Who },
        WhyLeadWinner = "belot-why-lead-winner" { player: Who },
        WhyLeadAny = "belot-why-lead-any",
        WhyFollow = "belot-why-follow" { suit: Symbols, cards: Symbols },
        WhyFollowTrumped = "belot-why-follow-trumped" { suit: Symbols, cards: Symbols },
        WhyBeat = "belot-why-beat" { best: Symbols, cards: Symbols },
        WhyCannotBeat = "belot-why-cannot-beat" { suit: Symbols, best: Symbols, cards: Symbols },
        WhyTrump = "belot-why-trump" { suit: Symbols, cards: Symbols },
        WhyOvertrump = "belot-why-overtrump" { suit: Symbols, best: Symbols, cards: Symbols },
        WhyUndertrump = "belot-why-undertrump" { suit: Symbols, best: Symbols, cards: Symbols },
        WhyUndertrumpFree = "belot-why-undertrump-free" { suit: Symbols, best: Symbols },
        WhyVoid = "belot-why-void" { suit: Symbols },
        WhyNothing = "belot-why-nothing" { suit: Symbols },
        WhyBlocked = "belot-why-blocked" { cards: Symbols },
        // What may be announced.
        WhyNothingAtNoTrump = "belot-why-nothing-at-no-trump",
        WhyMayDeclare = "belot-why-may-declare" { list: Phrase },
        WhyNothingToDeclare = "belot-why-nothing-to-declare",
        WhySharedCard = "belot-why-shared-card",
        WhyTooLate = "belot-why-too-late",
        WhyMaySayPair = "belot-why-may-belot" { cards: Symbols },
        WhyBelotByItself = "belot-why-belot-by-itself" { cards: Symbols },
        WhyThrownOff = "belot-why-thrown-off" { cards: Symbols },
        WhyWait = "belot-why-wait",
        WhyPrivate = "belot-why-private",
        // Options: the rule as a sentence, and the button's label.
        OptionTarget = "belot-option-target" { value: Choice },
        OptionRounding = "belot-option-rounding" { value: Choice },
        OptionUndertrump = "belot-option-undertrump" { value: Choice },
        OptionRecontraBy = "belot-option-recontra-by" { value: Choice },
        OptionContraScope = "belot-option-contra-scope" { value: Choice },
        OptionCapotBlocksExit = "belot-option-capot-blocks-exit" { value: Choice },
        OptionPotBlocksExit = "belot-option-pot-blocks-exit" { value: Choice },
        OptionPair = "belot-option-belot" { value: Choice },
        OptionCarreRest = "belot-option-carre-rest" { value: Choice },
        SetTarget = "belot-set-target" { value: Choice },
        SetRounding = "belot-set-rounding" { value: Choice },
        SetUndertrump = "belot-set-undertrump" { value: Choice },
        SetRecontraBy = "belot-set-recontra-by" { value: Choice },
        SetContraScope = "belot-set-contra-scope" { value: Choice },
        SetCapotBlocksExit = "belot-set-capot-blocks-exit" { value: Choice },
        SetPotBlocksExit = "belot-set-pot-blocks-exit" { value: Choice },
        SetPair = "belot-set-belot" { value: Choice },
        SetCarreRest = "belot-set-carre-rest" { value: Choice },
    }
}

/// The code by which a message selects a contract.
fn contract_code(contract: Contract) -> Choice {
    Choice(contract.into())
}

/// The code by which a message selects a call.
pub(crate) fn call_code(call: Call) -> Choice {
    match call {
        Call::Pass => Choice("pass"),
        Call::Bid(contract) => contract_code(contract),
        Call::Contra => Choice("contra"),
        Call::Recontra => Choice("recontra"),
    }
}

/// The code by which a message selects a combination's kind.
pub(crate) const fn kind_code(kind: Kind) -> Choice {
    Choice(match kind {
        Kind::Terca => "terca",
        Kind::Fifty => "fifty",
        Kind::Hundred => "hundred",
        Kind::Carre => "carre",
    })
}

/// A contract becomes its name in the reader's language, or the suit's glyph.
impl Placeable for Contract {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Belot::ContractName { contract: contract_code(*self) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}

/// A kind of combination becomes its name in the reader's language.
impl Placeable for Kind {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Belot::KindName { kind: kind_code(*self) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}
