//! Why a command is refused. A refused command changes nothing.
//!
//! A person's mistake and a stale press are different types, and neither is a fault of ours: that is [`BadLog`](crate::BadLog).

use talon_games::Rule;
use thiserror::Error;

use crate::Timestamp;

/// A refused command.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The person asked for what is not allowed.
    #[error("mistake: {0}")]
    Mistake(#[from] Mistake),
    /// The press is stale: the table has moved on since the page was drawn.
    #[error("stale: {0}")]
    Stale(#[from] Stale),
}

/// What a person may not do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Mistake {
    /// Only a person with a seat at this table may do that.
    #[error("not seated at this table")]
    NotSeated,
    /// Only the host may do that.
    #[error("only the host may do that")]
    NotHost,
    /// No seat is free.
    #[error("every seat is taken")]
    TableFull,
    /// The person has a seat already.
    #[error("already seated")]
    AlreadySeated,
    /// The table is in a private chat, where only the host takes a seat.
    #[error("a private table")]
    PrivateTable,
    /// Too few seats are taken for a match.
    #[error("not enough players")]
    NotEnoughPlayers,
    /// That can be done in the lobby only.
    #[error("not in the lobby")]
    NotInLobby,
    /// That can be done during a match only.
    #[error("no match is running")]
    NotPlaying,
    /// No option or no value has that name.
    #[error("unknown option or value")]
    UnknownOption,
    /// More seats are taken than the option leaves.
    #[error("more seats are taken than that option leaves")]
    TooManySeated,
    /// The rules of the game forbid the action.
    #[error("illegal: {}", .0.code())]
    Illegal(Rule),
    /// Another seat is on turn.
    #[error("not your turn")]
    NotYourTurn,
    /// The words are longer than 64 characters.
    #[error("the words are too long")]
    WordsTooLong,
    /// There are no words in it.
    #[error("there are no words in it")]
    WordsEmpty,
    /// The person has proposed to end the match already.
    #[error("already proposed")]
    AlreadyProposed,
    /// Only the asker plays: there is nobody with whom to agree to end the match.
    #[error("nobody to agree with")]
    NobodyToAgree,
    /// The person is ready already.
    #[error("already ready")]
    AlreadyReady,
    /// The seat on turn may still take its time.
    #[error("not abandoned yet")]
    NotAbandonedYet {
        /// From when on the match may be ended.
        until: Timestamp,
    },
    /// The person who asks is on turn, and may play on, resign or propose to end.
    #[error("the table waits for you")]
    WaitsForYou,
    /// No AI player holds that seat.
    #[error("no AI player holds that seat")]
    NoAiHere,
    /// Another person is not ready yet.
    #[error("others are not ready")]
    OthersNotReady,
    /// The table does not allow decisions to be taken back.
    #[error("decisions stand at this table")]
    UndoOff,
    /// The person has no decision to take back: somebody else has decided since, or a hidden card was seen.
    #[error("nothing can be taken back")]
    NothingToUndo,
    /// An AI player plays in the person's place already.
    #[error("an AI player plays in your place already")]
    AlreadyAway,
    /// The person plays already.
    #[error("not away")]
    NotAway,
    /// An admin removed the person from the match.
    #[error("removed from this match")]
    Removed,
    /// The holder of that seat plays.
    #[error("that seat is not free to be taken over")]
    SeatInPlay,
    /// The match is paused already.
    #[error("paused already")]
    AlreadyPaused,
    /// The match is not paused.
    #[error("not paused")]
    NotPaused,
    /// The person gave up another seat of this match.
    #[error("another seat of this match was given up")]
    GaveUpAnother,
    /// The person plays, or has played, in this match: another admin has to decide.
    #[error("a player of this match")]
    OwnMatch,
    /// Only an admin of the community may do that.
    #[error("only an admin may do that")]
    NotAdmin,
    /// No person holds that seat.
    #[error("no person holds that seat")]
    NobodyHere,
    /// The seats are reserved for others, or for a match whose terms are fixed.
    #[error("kept for a match among others")]
    Reserved,
    /// The cards are the same at every table of the round, so no words enter them.
    #[error("no words enter cards that other tables play too")]
    SameCards,
    /// Boards are played once.
    #[error("boards are played once")]
    PlayedOnce,
    /// The matches for which the seats were reserved are played.
    #[error("what the seats were kept for is played")]
    Settled,
    /// The lobby has had as many events as [`lobby_events`](crate::Limits::lobby_events) allows.
    #[error("too much has happened in this lobby")]
    LobbyWorn,
    /// Spectators do not play.
    #[error("spectators do not play")]
    Spectator,
}

/// Why a press is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Stale {
    /// Another decision has been made since.
    #[error("the turn has passed")]
    Turn,
    /// The lobby, the match or the result that it belongs to is past.
    #[error("that phase is past")]
    Phase,
    /// It is so already, as after a double press.
    #[error("it is so already")]
    Done,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
}
