//! The table's own pages, whatever game is played: lobby, panel, result, score sheet, options.

use talon_games::GameKind;

use super::{Choice, Name, Phrase, Who, sentences};

sentences! {
    /// Sentences of the table's pages.
    pub(crate) enum Room {
        // The lobby.
        LobbyTitle = "lobby-title" { game: GameKind },
        LobbyRematchTitle = "lobby-rematch-title" { game: GameKind, number: u32 },
        SeatPerson = "seat-person" { seat: u32, player: Who, host: bool, word: bool },
        SeatNotReady = "seat-not-ready" { seat: u32, player: Who },
        SeatAi = "seat-ai" { seat: u32, player: Name },
        SeatFree = "seat-free" { seat: u32 },
        AiName = "ai-name" { level: Phrase },
        LobbyRulesUsual = "lobby-rules-usual",
        LobbyRulesChanged = "lobby-rules-changed",
        LobbyRuleChanged = "lobby-rule-changed" { rule: Phrase },
        LobbyWaiting = "lobby-waiting",
        LobbyAlone = "lobby-alone",
        LobbyNotReady = "lobby-not-ready",
        LobbyReady = "lobby-ready",
        LobbyFair = "lobby-fair" { code: Phrase },
        LobbyFairWord = "lobby-fair-word",
        LobbyGone = "lobby-gone" { reason: Choice },
        // Buttons of the lobby.
        ButtonJoin = "button-join",
        ButtonLeave = "button-leave",
        ButtonAddAi = "button-add-ai",
        ButtonRemoveAi = "button-remove-ai",
        ButtonOptions = "button-options",
        ButtonWord = "button-word",
        ButtonStart = "button-start",
        ButtonCancel = "button-cancel",
        ButtonReady = "button-ready",
        // The board.
        ButtonHand = "button-hand",
        ButtonTable = "button-table",
        ButtonWhy = "button-why",
        ButtonRules = "button-rules",
        ButtonScore = "button-score",
        ButtonBack = "button-back",
        BoardTitle = "board-title" { game: GameKind, deal: u32 },
        BoardUnfinished = "board-unfinished",
        ScorePair = "score-pair" { first: Who, first_points: i32, second: Who, second_points: i32 },
        ScoreSeat = "score-seat" { player: Who, points: i32 },
        ScoreTarget = "score-target" { target: i32 },
        EndWanted = "end-wanted" { player: Who },
        // The result.
        ResultWon = "result-won" { winner: Who },
        ResultNobody = "result-nobody",
        ResultPlayed = "result-played" { deals: u32 },
        ResultResigned = "result-resigned" { loser: Who },
        ResultAgreed = "result-agreed",
        ResultAbandoned = "result-abandoned" { absent: Who },
        ResultAi = "result-ai" { player: Name },
        ResultFair = "result-fair" { code: Phrase },
        ResultSecret = "result-secret",
        ResultWords = "result-words" { player: Who, words: Name },
        ButtonRematch = "button-rematch",
        // The score sheet.
        SheetTitle = "sheet-title" { game: GameKind },
        SheetEmpty = "sheet-empty",
        SheetEarlier = "sheet-earlier" { count: u32 },
        // The options.
        OptionsTitle = "options-title" { game: GameKind },
        OptionsHint = "options-hint",
        OptionUsual = "option-usual" { rule: Phrase },
        OptionChanged = "option-changed" { rule: Phrase },
        ButtonDone = "button-done",
        // The panel.
        PanelTitle = "panel-title" { game: GameKind },
        PanelLobby = "panel-lobby",
        PanelPlaying = "panel-playing",
        PanelWaitingFor = "panel-waiting-for" { player: Who },
        PanelAbandoned = "panel-abandoned",
        PanelOver = "panel-over",
        PanelClosed = "panel-closed",
        ButtonResign = "button-resign",
        ButtonProposeEnd = "button-propose-end",
        ButtonAgreeEnd = "button-agree-end",
        ButtonWithdrawEnd = "button-withdraw-end",
        ButtonEndAbandoned = "button-end-abandoned",
        ButtonNewTable = "button-new-table",
        WhyTitle = "why-title",
        WhyRefused = "why-refused" { rule: Phrase },
        ResignTitle = "resign-title",
        ResignBody = "resign-body",
        ButtonResignYes = "button-resign-yes",
        ButtonResignNo = "button-resign-no",
    }
}
