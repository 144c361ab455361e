//! The short texts of pictures, whatever game is played.

use super::{Mentions, Name, Phrase, Symbols, Who, sentences};

sentences! {
    /// The short texts of pictures. What a picture says of one game alone is in that game's own list.
    pub(crate) enum Caption {
        // For people who cannot see it.
        AltTable = "scene-alt-table" { game: Phrase, about: Phrase },
        AltHand = "scene-alt-hand" { game: Phrase, about: Phrase, cards: u32 },
        AltOwn = "scene-alt-own" { cards: u32 },
        AltEnd = "scene-alt-end" { game: Phrase, about: Phrase },
        // After the game's name.
        AboutTo = "scene-about-to" { deal: u32, target: i32 },
        AboutDown = "scene-about-down" { deal: u32, target: i32 },
        AboutSingle = "scene-about-single",
        AboutBoard = "scene-about-board" { number: u32, boards: u32 },
        AboutDaily = "scene-about-daily",
        AboutOver = "scene-about-over" { deal: u32 },
        AboutDeals = "scene-about-deals" { deals: u32 },
        AboutPenalties = "scene-about-penalties",
        // A player's plate.
        TurnLead = "scene-turn-lead" { player: Who },
        TurnAnswer = "scene-turn-answer" { player: Who, card: Symbols },
        TurnPair = "scene-turn-pair" { player: Who, suit: Symbols },
        TurnDraw = "scene-turn-draw" { player: Who },
        Away = "scene-away",
        Points = "scene-points" { points: u32 },
        // What lies on the table.
        Trump = "scene-trump" { suit: Symbols },
        ClosedBy = "scene-closed-by",
        LastTrick = "scene-last-trick",
        // The end of a deal.
        DealWon = "scene-deal-won" { winner: Who, points: i32 },
        DealTied = "scene-deal-tied",
        TookLast = "scene-took-last" { points: u32 },
        TotalOf = "scene-total-of" { points: i32, target: i32 },
        TotalLeft = "scene-total-left" { points: i32 },
        Total = "scene-total" { points: i32 },
        // The end of a match.
        MatchWon = "scene-match-won" { winner: Name },
        MatchShared = "scene-match-shared" { winners: Mentions },
        MatchNobody = "scene-match-nobody",
        Called = "scene-called" { player: Name },
        Against = "scene-against" { player: Name },
        Score = "scene-score" { player: Name, points: i32 },
        Sealed = "scene-sealed",
    }
}
