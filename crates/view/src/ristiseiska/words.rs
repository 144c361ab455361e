//! Sentences for tables of Ristiseiska.

use crate::words::{Choice, Mentions, Name, Phrase, Symbols, Who, sentences};

sentences! {
    /// Sentences about a round of Ristiseiska.
    pub(crate) enum Ristiseiska {
        // The game.
        Name = "ristiseiska-name",
        // Whose turn.
        TurnFirst = "ristiseiska-turn-first" { player: Who },
        TurnPlay = "ristiseiska-turn-play" { player: Who },
        TurnBonus = "ristiseiska-turn-bonus" { player: Who },
        TurnGive = "ristiseiska-turn-give" { giver: Who, stuck: Who },
        Stalled = "ristiseiska-stalled" { turns: u8 },
        // A suit on the table.
        GridClosed = "ristiseiska-grid-closed" { suit: Symbols },
        GridWaits = "ristiseiska-grid-waits" { suit: Symbols },
        GridOne = "ristiseiska-grid-one" { suit: Symbols, lies: Phrase, next: Phrase },
        GridTwo = "ristiseiska-grid-two" { suit: Symbols, lies: Phrase, low: Phrase, high: Phrase },
        GridLowDone = "ristiseiska-grid-low-done" { suit: Symbols, lies: Phrase, next: Phrase },
        GridHighDone = "ristiseiska-grid-high-done" { suit: Symbols, lies: Phrase, next: Phrase },
        GridDone = "ristiseiska-grid-done" { suit: Symbols, lies: Phrase },
        // A player, and what he did in his last turn.
        SeatNew = "ristiseiska-seat-new" { player: Who, cards: u8 },
        SeatPlayed = "ristiseiska-seat-played" { player: Who, cards: u8, played: Symbols },
        SeatStuck = "ristiseiska-seat-stuck" { player: Who, cards: u8 },
        SeatGiven = "ristiseiska-seat-given" { player: Name, cards: u8, giver: Name },
        SeatGivenCard = "ristiseiska-seat-given-card" { player: Who, cards: u8, giver: Name, card: Symbols },
        TokenNobody = "ristiseiska-token-nobody" { points: u32 },
        TokenAt = "ristiseiska-token-at" { player: Who, points: u32 },
        WholeHand = "ristiseiska-whole-hand" { cards: Symbols },
        MoreUnderWhy = "ristiseiska-more-under-why" { count: u8 },
        // In a picture.
        SceneFirst = "ristiseiska-scene-first" { player: Who },
        ScenePlay = "ristiseiska-scene-play" { player: Who },
        SceneBonus = "ristiseiska-scene-bonus" { player: Who },
        SceneGive = "ristiseiska-scene-give" { giver: Who, stuck: Who },
        SceneStuck = "ristiseiska-scene-stuck",
        SceneCouldNot = "ristiseiska-scene-could-not",
        SceneGiven = "ristiseiska-scene-given",
        SceneToken = "ristiseiska-scene-token",
        SceneOut = "ristiseiska-scene-out" { winner: Who },
        SceneNoCard = "ristiseiska-scene-no-card",
        SceneCharged = "ristiseiska-scene-charged" { token: u32 },
        // A hand in 200 characters.
        AlertWaiting = "ristiseiska-alert-waiting" { cards: Symbols },
        AlertTurn = "ristiseiska-alert-turn" { cards: Symbols },
        AlertGive = "ristiseiska-alert-give" { cards: Symbols },
        // Buttons.
        ButtonEnd = "ristiseiska-button-end",
        // A finished round.
        DealWon = "ristiseiska-deal-won" { deal: u32, winner: Who },
        CausePlayedOut = "ristiseiska-cause-played-out" { player: Who },
        CauseGaveLast = "ristiseiska-cause-gave-last" { player: Who, receiver: Who },
        Charge = "ristiseiska-charge" { player: Who, points: u32, cards: Symbols },
        ChargeNothing = "ristiseiska-charge-nothing" { player: Who },
        ChargeToken = "ristiseiska-charge-token" {
            player: Who, points: u32, cards: Symbols, for_cards: u32, token: u32,
        },
        ChargeTokenOnly = "ristiseiska-charge-token-only" { player: Who, token: u32 },
        DealPoints = "ristiseiska-deal-points" { scores: Mentions },
        TokenNeverTaken = "ristiseiska-token-never-taken",
        Values = "ristiseiska-values" { ace: u32 },
        StandingLimit = "ristiseiska-standing-limit" { limit: u32 },
        StandingSingle = "ristiseiska-standing-single",
        // What is allowed, and why.
        WhyFirst = "ristiseiska-why-first" { card: Symbols },
        WhyMustPlay = "ristiseiska-why-must-play" { cards: Symbols },
        WhyBlocked = "ristiseiska-why-blocked" { cards: Symbols },
        WhyOrder = "ristiseiska-why-order" { value: Choice },
        WhyBonus = "ristiseiska-why-bonus" { cards: Symbols },
        WhyMayEnd = "ristiseiska-why-may-end",
        WhyYouGive = "ristiseiska-why-you-give" { stuck: Name },
        WhyYouGiveInstead = "ristiseiska-why-you-give-instead" { stuck: Name },
        WhyGiveAny = "ristiseiska-why-give-any",
        WhyGiveUseless = "ristiseiska-why-give-useless" { turns: u8, cards: Symbols },
        WhyGiveFitting = "ristiseiska-why-give-fitting" { cards: Symbols },
        WhyGiveLast = "ristiseiska-why-give-last",
        WhyYouAreStuck = "ristiseiska-why-you-are-stuck",
        WhyWait = "ristiseiska-why-wait",
        WhyPrivate = "ristiseiska-why-private",
        // Options: the rule as a sentence, and the button's label.
        OptionStuck = "ristiseiska-option-stuck" { value: Choice },
        OptionTokenPenalty = "ristiseiska-option-token-penalty" { value: Choice },
        OptionLastCardGift = "ristiseiska-option-last-card-gift" { value: Choice },
        OptionLimit = "ristiseiska-option-limit" { value: Choice },
        OptionFiveNeedsEight = "ristiseiska-option-five-needs-eight" { value: Choice },
        OptionAcePenalty = "ristiseiska-option-ace-penalty" { value: Choice },
        OptionBonus = "ristiseiska-option-bonus" { value: Choice },
        OptionFirstRoundFree = "ristiseiska-option-first-round-free" { value: Choice },
        OptionMaxPlayers = "ristiseiska-option-max-players" { value: Choice },
        SetStuck = "ristiseiska-set-stuck" { value: Choice },
        SetTokenPenalty = "ristiseiska-set-token-penalty" { value: Choice },
        SetLastCardGift = "ristiseiska-set-last-card-gift" { value: Choice },
        SetLimit = "ristiseiska-set-limit" { value: Choice },
        SetFiveNeedsEight = "ristiseiska-set-five-needs-eight" { value: Choice },
        SetAcePenalty = "ristiseiska-set-ace-penalty" { value: Choice },
        SetBonus = "ristiseiska-set-bonus" { value: Choice },
        SetFirstRoundFree = "ristiseiska-set-first-round-free" { value: Choice },
        SetMaxPlayers = "ristiseiska-set-max-players" { value: Choice },
    }
}
