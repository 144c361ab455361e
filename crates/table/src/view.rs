//! What one viewer may know of a table.

mod facts;

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use talon_cards::{
    Seat, SeatSet,
    fair::{Commitment, Secret},
};
use talon_games::{AnyRules, AnyScore, GameKind, TakenTrick};

use crate::{
    Absence, Clock, Closed, DealRecord, DealView, FinishedMatch, MatchResult, PersonId, SeatWords, TableId, Terms,
    Timestamp,
};

/// The reader of a view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Everybody: a spectator, a group.
    Public,
    /// The person who holds the seat.
    Seat(Seat),
}

/// What is played for a person without a tap.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Prefs {
    /// See [`Pref::HoldDraw`](crate::Pref::HoldDraw).
    pub hold_draw: bool,
    /// See [`Pref::PlayForced`](crate::Pref::PlayForced).
    pub play_forced: bool,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// A person.
    Person {
        /// Who.
        person: PersonId,
        /// Whether ready to start; always true outside a lobby.
        ready: bool,
    },
    /// An AI player.
    Ai {
        /// Its level.
        level: String,
    },
}

/// One seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// Who sits there; `None` where it is free.
    pub occupant: Option<Occupant>,
    /// Why an AI player plays in its person's place, while one does.
    pub away: Option<Absence>,
    /// Whether its person agrees to end the match.
    pub end_proposed: bool,
    /// Whether its person wants the match to pause.
    pub pause_proposed: bool,
    /// Whether its person has decided something in the deal under way; what was played for the person does not count.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub decided: bool,
    /// What is played for the viewer; `None` for every other seat and for an AI player.
    pub prefs: Option<Prefs>,
}

/// The phase of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Before a match.
    Lobby {
        /// The commitment to the coming match's secret.
        commitment: Commitment,
        /// Whether a match has been played before.
        rematch: bool,
        /// Whether [`Start`](crate::Command::Start) would start the match.
        can_start: bool,
        /// Whether the match starts by itself unless somebody at the table [waits](crate::Command::HoldStart).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        starts_by_itself: bool,
        /// When the lobby closes unless something happens.
        expires: Timestamp,
    },
    /// During a match.
    Playing {
        /// The deal of the match: 1, 2, ….
        deal_no: u32,
        /// The commitment to the match's secret.
        commitment: Commitment,
        /// What the viewer knows of the deal.
        deal: DealView,
        /// The seats on turn.
        waiting_for: SeatSet,
        /// When the present decision came up.
        since: Timestamp,
        /// When the time of the persons on turn is over; none if there is no limit.
        until: Option<Timestamp>,
        /// Whether the match is paused.
        paused: bool,
        /// Whether the viewer can take the last decision back.
        takeback: bool,
        /// Whether the deal was dealt again, because the rules had changed during it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redealt: bool,
    },
    /// After a match.
    Over {
        /// How it ended.
        result: MatchResult,
        /// The secret, revealed; none as long as other tables may be playing the same cards.
        secret: Option<Secret>,
        /// The commitment that it matches.
        commitment: Commitment,
        /// Whether another match can follow.
        again: bool,
    },
    /// Closed for good.
    Closed {
        /// Why.
        reason: Closed,
        /// The last match that was finished.
        last: Option<MatchResult>,
    },
}

/// Tricks of one deal that its reader may have missed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    /// The deal of the match: 1, 2, ….
    pub deal_no: u32,
    /// The number of the first of them in the deal: 1, 2, ….
    pub first: u32,
    /// The tricks, in the order of play; at least one.
    pub tricks: Vec<TakenTrick>,
}

/// What one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableView {
    /// The table.
    pub id: TableId,
    /// The game.
    pub kind: GameKind,
    /// The rules as the options have them.
    pub rules: AnyRules,
    /// Whether a player may ask what the AI player would play.
    pub hints: bool,
    /// How long a person may take for one decision.
    pub clock: Clock,
    /// Whether decisions may be taken back.
    pub undo: bool,
    /// How many deals the match has, if that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<NonZeroU32>,
    /// Who may change options and cancel.
    pub host: PersonId,
    /// Whether it is in a group, where anybody may take a seat.
    pub community: bool,
    /// Whether its seats are reserved: then nobody else and no AI player may take one, and the terms stay.
    pub reserved: bool,
    /// The reader of this view; a seat that the table does not have sees what everybody sees.
    pub viewer: Viewer,
    /// The seats, free ones included; during a match exactly those that play.
    pub seats: Vec<SeatView>,
    /// The phase.
    pub phase: PhaseView,
    /// The match that the lobby prepares, that is being played or that is over: 1, 2, ….
    pub match_no: u32,
    /// See [`Table::turn`](crate::Table::turn).
    pub turn: u32,
    /// The finished deals of this match.
    pub sheet: Vec<DealRecord>,
    /// The score of this match; `None` in a lobby.
    pub score: Option<AnyScore>,
    /// The tricks, other than the last one of their deal, that the viewer may have missed, deal by deal: those since the viewer's own last
    /// decision; for everybody, those since the last decision of each person who plays (`docs/decisions/0008`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub passed: Vec<Passed>,
    /// The words of this match, per seat.
    pub words: Vec<SeatWords>,
    /// The last finished match, until the table has finished another.
    pub finished: Option<FinishedMatch>,
}

impl TableView {
    /// The terms of the match that the lobby prepares, that is being played or that is over.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms { rules: self.rules.clone(), hints: self.hints, clock: self.clock, undo: self.undo, boards: self.boards }
    }
}
