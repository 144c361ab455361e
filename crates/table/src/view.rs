//! What one viewer may know of a table.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use talon_cards::{
    Seat, SeatSet,
    fair::{Commitment, Secret},
};
use talon_games::{AnyRules, AnyScore, GameKind};

use crate::{
    Absence, Clock, Closed, DealRecord, DealView, FinishedMatch, Holder, MatchResult, PersonId, SeatWords, Table,
    TableId, Terms, Timestamp,
    phase::{Chair, Lobby, Open, Over, Phase, Playing, Shut, Sitting, Stage, seats},
};

/// For whom a view is made.
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
    /// What is played for the viewer; `None` for every other seat and for an AI player.
    pub prefs: Option<Prefs>,
}

/// The phase of the table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseView {
    /// Before a match.
    Lobby {
        /// The promise of the coming match's secret.
        commitment: Commitment,
        /// Whether a match has been played before.
        rematch: bool,
        /// Whether [`Start`](crate::Command::Start) would start the match.
        can_start: bool,
        /// When the lobby closes unless something happens.
        expires: Timestamp,
    },
    /// During a match.
    Playing {
        /// The deal of the match: 1, 2, ….
        deal_no: u32,
        /// The promise of the match's secret.
        commitment: Commitment,
        /// What the viewer knows of the deal.
        deal: DealView,
        /// The seats on turn.
        waiting_for: SeatSet,
        /// When the present decision came up.
        since: Timestamp,
        /// When the time of the persons on turn is over; none where nobody is hurried.
        until: Option<Timestamp>,
        /// Whether the match is paused.
        paused: bool,
        /// Whether the viewer can take the last decision back.
        takeback: bool,
        /// Whether the deal was dealt anew, because the rules had changed under it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        redealt: bool,
    },
    /// After a match.
    Over {
        /// How it ended.
        result: MatchResult,
        /// The secret, revealed; none as long as other tables may be playing the same cards.
        secret: Option<Secret>,
        /// The promise that it kept.
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
    /// How many deals the match has, where that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<NonZeroU32>,
    /// Who may change options and cancel.
    pub host: PersonId,
    /// Whether it stands in a group, where anybody may take a seat.
    pub community: bool,
    /// Whether its seats are kept for some people: then nobody else may take one, neither may an AI player, and the terms stay.
    pub reserved: bool,
    /// For whom this view is made; a seat that the table does not have sees what everybody sees.
    pub viewer: Viewer,
    /// The seats, free ones included; during a match exactly those that play.
    pub seats: Vec<SeatView>,
    /// The phase.
    pub phase: PhaseView,
    /// The match that the lobby prepares, that is being played or that is over: 1, 2, ….
    pub match_no: u32,
    /// See [`Table::turn`].
    pub turn: u32,
    /// The finished deals of this match.
    pub sheet: Vec<DealRecord>,
    /// The score of this match; `None` in a lobby.
    pub score: Option<AnyScore>,
    /// The words of this match, per seat.
    pub words: Vec<SeatWords>,
    /// The last match that was finished, for as long as the table has not finished another.
    pub finished: Option<FinishedMatch>,
}

impl TableView {
    /// What is agreed for the match that the lobby prepares, that is being played or that is over.
    #[must_use]
    pub fn terms(&self) -> Terms {
        Terms { rules: self.rules.clone(), hints: self.hints, clock: self.clock, undo: self.undo, boards: self.boards }
    }
}

impl Table {
    /// What a viewer may know. A table that is not opened yet looks like a cancelled one without seats.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> TableView {
        match &self.open {
            Some(open) => self.view_opened(open, viewer),
            None => blank(),
        }
    }

    fn view_opened(&self, open: &Open, viewer: Viewer) -> TableView {
        let facts = Facts::of(open, viewer, self.idle_since);
        let facts = if open.shows_cards_to(viewer) { facts } else { facts.sealed() };
        TableView {
            id: open.id,
            kind: open.terms.rules.kind(),
            rules: open.terms.rules.clone(),
            hints: open.terms.hints,
            clock: open.terms.clock,
            undo: open.terms.undo,
            boards: open.terms.boards,
            host: open.host,
            community: open.community,
            reserved: open.reserved.is_some(),
            viewer,
            seats: seats(open.phase.places()).map(|seat| seat_view(&open.phase, seat, viewer)).collect(),
            phase: facts.phase,
            match_no: facts.match_no,
            turn: self.turn,
            sheet: facts.sheet,
            score: facts.score,
            words: facts.words,
            finished: facts.finished,
        }
    }
}

impl Open {
    /// Whether this viewer may see the cards that lie open at the table. If other tables play the same cards, only the people who sit
    /// here may: somebody who has yet to play them would gain from every card.
    fn shows_cards_to(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) if self.phase.sitting(seat).is_some() => true,
            Viewer::Seat(_) | Viewer::Public => self.terms.boards.is_none(),
        }
    }
}

/// What depends on the phase.
struct Facts {
    phase: PhaseView,
    match_no: u32,
    sheet: Vec<DealRecord>,
    score: Option<AnyScore>,
    words: Vec<SeatWords>,
    finished: Option<FinishedMatch>,
}

impl Facts {
    fn of(open: &Open, viewer: Viewer, idle_since: Timestamp) -> Self {
        match &open.phase {
            Phase::Unprepared => Self::new(closed(None), 0),
            Phase::Lobby(lobby) => Self::lobby(open, lobby, viewer, idle_since),
            Phase::Playing(playing) => Self::playing(playing, open.terms.clock, viewer),
            Phase::Over(over) => Self::over(open, over),
            Phase::Closed(shut) => Self::closed(shut),
        }
    }

    fn new(phase: PhaseView, match_no: u32) -> Self {
        Self { phase, match_no, sheet: Vec::new(), score: None, words: Vec::new(), finished: None }
    }

    /// The same without anything that reveals cards.
    fn sealed(self) -> Self {
        let phase = match self.phase {
            PhaseView::Playing { deal_no, commitment, deal, waiting_for, since, until, paused, takeback, redealt } => {
                let deal = deal.sealed();
                PhaseView::Playing { deal_no, commitment, deal, waiting_for, since, until, paused, takeback, redealt }
            }
            phase @ (PhaseView::Lobby { .. } | PhaseView::Over { .. } | PhaseView::Closed { .. }) => phase,
        };
        let seal = |sheet: Vec<DealRecord>| sheet.into_iter().map(DealRecord::sealed).collect();
        let finished = self.finished.map(|past| FinishedMatch { sheet: seal(past.sheet), ..past });
        Self { phase, sheet: seal(self.sheet), finished, ..self }
    }

    fn lobby(open: &Open, lobby: &Lobby, viewer: Viewer, idle_since: Timestamp) -> Self {
        let words = |(seat, chair): (Seat, &Option<Chair>)| {
            let words = chair.as_ref().and_then(|chair| chair.words.as_ref());
            SeatWords::of(words, viewer == Viewer::Seat(seat))
        };
        let phase = PhaseView::Lobby {
            commitment: lobby.secret.commitment(),
            rematch: lobby.previous.is_some(),
            can_start: lobby.startable(&open.terms.rules, None).is_ok(),
            expires: idle_since.plus(lobby.waits),
        };
        Self {
            words: seats(lobby.chairs.len()).zip(&lobby.chairs).map(words).collect(),
            finished: lobby.previous.as_deref().cloned(),
            ..Self::new(phase, lobby.match_no)
        }
    }

    fn playing(playing: &Playing, clock: Clock, viewer: Viewer) -> Self {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < playing.seats.len() => Some(seat),
            Viewer::Seat(_) | Viewer::Public => None,
        };
        let commitment = playing.secret.commitment();
        let phase = match &playing.stage {
            Stage::Shuffling | Stage::Annulled { .. } => PhaseView::Lobby {
                commitment,
                rematch: playing.previous.is_some(),
                can_start: false,
                expires: playing.since,
            },
            Stage::Dealt(deal) | Stage::Scored(deal, _) => PhaseView::Playing {
                deal_no: deal.deal_no,
                commitment,
                deal: DealView::Open(deal.deal.view(seat)),
                waiting_for: playing.awaited(),
                since: playing.since,
                until: playing.deadline(clock),
                paused: playing.pause.is_some(),
                takeback: playing.takeback.as_ref().is_some_and(|takeback| Some(takeback.seat) == seat),
                redealt: playing.redealt == Some(deal.deal_no),
            },
        };
        Self {
            sheet: playing.sheet.clone(),
            score: Some(playing.score.clone()),
            words: begun(&playing.words),
            finished: playing.previous.as_deref().cloned(),
            ..Self::new(phase, playing.match_no)
        }
    }

    fn over(open: &Open, over: &Over) -> Self {
        let phase = PhaseView::Over {
            result: over.finished.result.clone(),
            secret: over.finished.secret.clone(),
            commitment: over.finished.commitment,
            again: open.may_go_on(over).is_ok(),
        };
        Self::finished(phase, &over.finished)
    }

    fn closed(shut: &Shut) -> Self {
        match &shut.last {
            Some(last) => {
                Self::finished(PhaseView::Closed { reason: shut.reason, last: Some(last.result.clone()) }, last)
            }
            None => Self::new(PhaseView::Closed { reason: shut.reason, last: None }, 1),
        }
    }

    fn finished(phase: PhaseView, finished: &FinishedMatch) -> Self {
        Self {
            sheet: finished.sheet.clone(),
            score: Some(finished.score.clone()),
            words: begun(&finished.words),
            finished: Some(finished.clone()),
            ..Self::new(phase, finished.match_no)
        }
    }
}

/// The words of a match that has begun: everybody knows them.
fn begun(words: &[Option<String>]) -> Vec<SeatWords> {
    words.iter().map(|words| SeatWords::of(words.as_ref(), true)).collect()
}

fn closed(last: Option<MatchResult>) -> PhaseView {
    PhaseView::Closed { reason: Closed::Cancelled, last }
}

fn seat_view(phase: &Phase, seat: Seat, viewer: Viewer) -> SeatView {
    let sitting = phase.sitting(seat);
    let ready = match phase {
        Phase::Lobby(lobby) => lobby.chair(seat).is_some_and(|chair| chair.ready),
        Phase::Unprepared | Phase::Playing(_) | Phase::Over(_) | Phase::Closed(_) => true,
    };
    let (end_proposed, pause_proposed) = match phase {
        Phase::Playing(playing) => (playing.end_proposed.contains(seat), playing.pause_proposed.contains(seat)),
        Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => (false, false),
    };
    SeatView {
        seat,
        occupant: sitting.map(|sitting| occupant(sitting, ready)),
        away: sitting.and_then(|sitting| sitting.away.as_ref()).map(|away| away.why),
        end_proposed,
        pause_proposed,
        prefs: sitting
            .filter(|sitting| viewer == Viewer::Seat(seat) && sitting.holder.person().is_some())
            .map(|sitting| sitting.prefs),
    }
}

fn occupant(sitting: &Sitting, ready: bool) -> Occupant {
    match &sitting.holder {
        Holder::Person { person } => Occupant::Person { person: *person, ready },
        Holder::Ai { level } => Occupant::Ai { level: level.clone() },
    }
}

fn blank() -> TableView {
    let rules = GameKind::USUAL.default_rules();
    TableView {
        id: TableId(0),
        kind: rules.kind(),
        rules,
        hints: false,
        clock: Clock::Off,
        undo: false,
        boards: None,
        host: PersonId(0),
        community: false,
        reserved: false,
        viewer: Viewer::Public,
        seats: Vec::new(),
        phase: closed(None),
        match_no: 0,
        turn: 0,
        sheet: Vec::new(),
        score: None,
        words: Vec::new(),
        finished: None,
    }
}
