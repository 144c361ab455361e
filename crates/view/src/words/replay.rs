//! What is said of a finished match that somebody looks at again.

use talon_games::GameKind;

use super::{Choice, Mentions, Moment, Name, Phrase, Symbols, Who, sentences};

sentences! {
    /// Sentences of the replay pages, whatever game was played.
    pub(crate) enum Replay {
        // The page.
        Title = "replay-title" { game: GameKind, deal: u32, deals: u32 },
        NoDeal = "replay-no-deal" { game: GameKind },
        Before = "replay-before" { scores: Mentions },
        Score = "replay-score" { player: Name, points: i32 },
        Dealer = "replay-dealer" { player: Who },
        Step = "replay-step" { step: u32, steps: u32 },
        Hand = "replay-hand" { player: Who, cards: Symbols },
        NoCards = "replay-no-cards" { player: Who },
        Points = "replay-points" { scores: Mentions },
        Unfinished = "replay-unfinished",
        // The points deal by deal.
        PointsTitle = "replay-points-title" { game: GameKind },
        PointsAfter = "replay-points-after" { deals: u32 },
        PointsOf = "replay-points-of" { player: Who },
        PointsEnds = "replay-points-ends" { first: i32, last: i32 },
        PointsFigures = "replay-points-figures" { first: i32, last: i32, low: i32, high: i32 },
        // What happened in a step.
        Dealt = "replay-dealt",
        Card = "replay-card" { player: Who, card: Symbols },
        Trick = "replay-trick" { number: u8, cards: Mentions, winner: Who },
        Table = "replay-table" { cards: Mentions },
        Drew = "replay-drew" { player: Who, cards: Symbols },
        Closed = "replay-closed" { player: Who },
        Claimed = "replay-claimed" { player: Who },
        Declared = "replay-declared" { player: Who, kind: Choice },
        Put = "replay-put" { player: Who, cards: Symbols },
        Stuck = "replay-stuck" { player: Who },
        Given = "replay-given" { player: Who, giver: Name, card: Symbols },
        Token = "replay-token" { player: Who },
        // The coach.
        CoachTitle = "coach-title" { game: GameKind },
        CoachPlayer = "coach-player" { player: Who, accuracy: u32, blunders: u32, mistakes: u32, inexact: u32 },
        CoachFaultless = "coach-faultless",
        CoachMoment = "coach-moment" {
            number: u32, player: Who, lapse: Choice, deal: u32, chosen: Phrase, worth: Phrase, best: Phrase, better: Phrase
        },
        CoachKnown = "coach-known",
        CoachBeaten = "coach-beaten" { card: Phrase, of: u32 },
        CoachCounted = "coach-counted" { points: u32 },
        CoachMarriageWins = "coach-marriage-wins" { suit: Symbols },
        CoachMarriageUnshown = "coach-marriage-unshown" { suit: Symbols, points: u32 },
        CoachMarriageBroken = "coach-marriage-broken" { card: Symbols, points: u32 },
        CoachClosingMakes = "coach-closing-makes" { of: u32 },
        CoachClosingFails = "coach-closing-fails" { of: u32 },
        CoachVoid = "coach-void" { suit: Symbols, of: u32 },
        CoachTrickLeft = "coach-trick-left" { best: Phrase, chosen: Phrase, points: u32 },
        CoachTrickFed = "coach-trick-fed" { card: Symbols, points: u32 },
        CoachTrickPoor = "coach-trick-poor" { card: Symbols, points: u32 },
        CoachHigherOut = "coach-higher-out" { card: Symbols, higher: u32 },
        CoachTrumpsOut = "coach-trumps-out" { trumps: u32 },
        CoachRuffed = "coach-ruffed" { suit: Symbols, of: u32 },
        CoachBelotUnsaid = "coach-belot-unsaid" { card: Symbols, points: u32 },
        CoachCallWins = "coach-call-wins" { best: Phrase, of: u32 },
        CoachCallLoses = "coach-call-loses" { chosen: Phrase, of: u32 },
        CoachFewWait = "coach-few-wait" { card: Symbols, own: u32, better: Symbols, than: u32 },
        CoachHelpsOthers = "coach-helps-others" { card: Symbols, cards: u32 },
        CoachFurtherCard = "coach-further-card" { better: Symbols },
        CoachGivenFits = "coach-given-fits" { card: Symbols },
        CoachGivenAwaited = "coach-given-awaited" { card: Symbols, own: u32 },
        CoachGivenCheap = "coach-given-cheap" { card: Symbols, points: u32, better: Symbols, than: u32 },
        CoachHindsight = "coach-hindsight" { chosen: Phrase, best: Phrase },
        CoachNote = "coach-note",
        CoachWorks = "coach-works" { other: bool, done: u32, total: u32 },
        // The matches to choose from.
        ListTitle = "replay-list-title",
        ListEmpty = "replay-list-empty",
        Listed = "replay-listed" { number: u32, game: GameKind, players: Mentions, ended: Moment },
        ListedPlayer = "replay-listed-player" { player: Name, won: bool },
        // Buttons.
        ButtonAgain = "button-replay",
        ButtonDealBack = "button-replay-deal-back" { deal: u32 },
        ButtonBack = "button-replay-back",
        ButtonOn = "button-replay-on",
        ButtonDealOn = "button-replay-deal-on" { deal: u32 },
        ButtonCoach = "button-coach",
        ButtonLook = "button-coach-look",
        ButtonMoment = "button-coach-moment" { number: u32, lapse: Choice },
        ButtonMomentCard = "button-coach-moment-card" { number: u32, chosen: Phrase },
        ButtonNextMoment = "button-coach-next",
        ButtonFromHere = "button-coach-replay",
        MomentTitle = "coach-moment-title" { game: GameKind, deal: u32 },
        ButtonSheet = "button-replay-sheet",
        ButtonPoints = "button-replay-points",
        ButtonPicture = "button-replay-picture",
        ButtonFile = "button-replay-file",
        ButtonList = "button-replay-list",
        ButtonNumber = "button-replay-number" { number: u32 },
    }
}
