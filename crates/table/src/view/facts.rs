//! How a table's view is made.

use talon_cards::Seat;
use talon_games::{AnyScore, GameKind};

use super::{Occupant, PhaseView, SeatView, TableView, Viewer};
use crate::{
    Clock, Closed, DealRecord, DealView, FinishedMatch, Holder, MatchResult, Passed, PersonId, SeatWords, Table,
    TableId, Timestamp,
    phase::{Chair, Lobby, Open, Over, Phase, Playing, Shut, Sitting, Stage, seats},
};

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
            passed: facts.passed,
            words: facts.words,
            finished: facts.finished,
        }
    }
}

impl Open {
    /// Whether this viewer may see the cards that lie open at the table. If other tables play the same cards, only the people who sit here
    /// may: somebody who has yet to play them would gain from every card.
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
    passed: Vec<Passed>,
    words: Vec<SeatWords>,
    finished: Option<FinishedMatch>,
}

impl Facts {
    fn of(open: &Open, viewer: Viewer, idle_since: Timestamp) -> Self {
        match &open.phase {
            Phase::Unprepared => Self::new(closed(None), 0),
            Phase::Lobby(lobby) => Self::lobby(open, lobby, viewer, idle_since),
            Phase::Playing(playing) => Self::playing(playing, open.terms.clock, viewer),
            Phase::Over(over) => Self::over(open, over, viewer),
            Phase::Closed(shut) => Self::closed(shut, viewer),
        }
    }

    fn new(phase: PhaseView, match_no: u32) -> Self {
        Self { phase, match_no, sheet: Vec::new(), score: None, passed: Vec::new(), words: Vec::new(), finished: None }
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
        Self { phase, sheet: seal(self.sheet), passed: Vec::new(), finished, ..self }
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
            starts_by_itself: open.starts_by_itself(lobby),
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
                starts_by_itself: false,
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
            passed: playing.passed(seat),
            words: begun(&playing.words),
            finished: playing.previous.as_deref().cloned(),
            ..Self::new(phase, playing.match_no)
        }
    }

    fn over(open: &Open, over: &Over, viewer: Viewer) -> Self {
        let phase = PhaseView::Over {
            result: over.finished.result.clone(),
            secret: over.finished.secret.clone(),
            commitment: over.finished.commitment,
            again: open.may_go_on(over).is_ok(),
        };
        Self { passed: over.missed.by(viewer), ..Self::finished(phase, &over.finished) }
    }

    fn closed(shut: &Shut, viewer: Viewer) -> Self {
        match &shut.last {
            Some(last) => {
                let phase = PhaseView::Closed { reason: shut.reason, last: Some(last.result.clone()) };
                Self { passed: shut.missed.by(viewer), ..Self::finished(phase, last) }
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
    let (end_proposed, pause_proposed, decided) = match phase {
        Phase::Playing(playing) => {
            (playing.end_proposed.contains(seat), playing.pause_proposed.contains(seat), playing.has_decided(seat))
        }
        Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => (false, false, false),
    };
    SeatView {
        seat,
        occupant: sitting.map(|sitting| occupant(sitting, ready)),
        away: sitting.and_then(|sitting| sitting.away.as_ref()).map(|away| away.why),
        end_proposed,
        pause_proposed,
        decided,
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
        passed: Vec::new(),
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
