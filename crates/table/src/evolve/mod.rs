//! Applying recorded events: the only place where a table changes.
//!
//! Every event is checked against the state before anything is changed, so an impossible log is refused at its first impossible record, and
//! a refused record leaves the table as it was.

mod absence;
mod lobby;
mod play;

use std::time::Duration;

use talon_cards::Seat;

pub(crate) use lobby::fits;

use crate::{
    BadLog, Decider, Event, Recorded, Reservation, Table, Timestamp, Why,
    phase::{Lobby, Open, Phase, Playing},
};

impl Table {
    /// Applies the next event of the log.
    ///
    /// # Errors
    /// [`BadLog`] if the event cannot follow; the table is unchanged then.
    pub fn evolve(&mut self, recorded: &Recorded) -> Result<(), BadLog> {
        let seq = recorded.seq;
        let bad = |why| BadLog { seq, why };
        let expected = self.version.saturating_add(1);
        if seq != expected {
            return Err(bad(Why::OutOfOrder { expected }));
        }
        self.apply(&recorded.event, recorded.at).map_err(bad)?;
        self.version = seq;
        self.idle_since = match recorded.event {
            Event::Delayed { by_ms } => self.idle_since.plus(Duration::from_millis(by_ms)),
            _ => recorded.at,
        };
        self.latest_at = recorded.at;
        Ok(())
    }

    fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Why> {
        if let Event::Opened { .. } = event {
            return self.apply_opened(event);
        }
        let Some(open) = &mut self.open else {
            return Err(Why::NotNow { event: event.name(), phase: "before the table is opened" });
        };
        open.apply(event, at)?;
        // Another decision has come up.
        if let Event::Dealt { .. } | Event::Acted { .. } | Event::Revised { .. } | Event::Undone { .. } = event {
            self.turn = self.turn.saturating_add(1);
        }
        Ok(())
    }
}

impl Open {
    /// Applies an event after the opening.
    fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Why> {
        self.change(event, at)?;
        if let Phase::Lobby(lobby) = &mut self.phase {
            lobby.events = lobby.events.saturating_add(1);
        }
        if let Some(sitting) = self.seat_behind(event).and_then(|seat| self.phase.sitting_mut(seat)) {
            sitting.active_at = at;
        }
        Ok(())
    }

    /// The seat of the person who caused an event; none if nobody who sits did, or if the log does not say who.
    fn seat_behind(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Joined { seat, .. }
            | Event::WordsGiven { seat, .. }
            | Event::Ready { seat }
            | Event::StartHeld { seat }
            | Event::Preferred { seat, .. }
            | Event::Acted { seat, by: Decider::Person(_), .. }
            | Event::EndProposed { seat }
            | Event::EndWithdrawn { seat }
            | Event::Returned { seat }
            | Event::Replaced { seat, .. }
            | Event::PauseProposed { seat }
            | Event::Resumed { seat }
            | Event::Undone { seat } => Some(*seat),
            Event::OptionSet { .. } => self.phase.seat_of(self.host),
            Event::Opened { .. }
            | Event::Prepared { .. }
            | Event::Reserved { .. }
            | Event::BoardsFixed { .. }
            | Event::Left { .. }
            | Event::AiJoined { .. }
            | Event::AiLeft { .. }
            | Event::Started { .. }
            | Event::Closed { .. }
            | Event::Dealt { .. }
            | Event::Acted { by: Decider::Ai(_) | Decider::Rule, .. }
            | Event::Revised { .. }
            | Event::DealEnded { .. }
            | Event::StoodIn { .. }
            | Event::Paused { .. }
            | Event::Delayed { .. }
            | Event::MatchEnded { .. } => None,
        }
    }

    fn change(&mut self, event: &Event, at: Timestamp) -> Result<(), Why> {
        let name = event.name();
        match event {
            Event::Opened { .. } => Err(self.not_now(name)),
            Event::Prepared { match_no, commitment, secret, waits_ms } => {
                self.prepared(name, *match_no, *commitment, secret, *waits_ms, at)
            }
            Event::Reserved { persons, all, again } => {
                self.reserved(name, Reservation { persons: persons.clone(), all: *all, again: *again })
            }
            Event::BoardsFixed { boards } => self.boards_fixed(name, *boards),
            Event::Joined { seat, person } => self.joined(name, *seat, *person),
            Event::Left { seat, person } => self.left(name, *seat, *person),
            Event::AiJoined { seat, level } => self.ai_joined(name, *seat, level),
            Event::AiLeft { seat } => self.ai_left(name, *seat),
            Event::OptionSet { key, value } => self.option_set(name, key, value),
            Event::WordsGiven { seat, words } => self.words_given(name, *seat, words),
            Event::Ready { seat } => self.ready(name, *seat),
            Event::StartHeld { seat } => self.start_held(name, *seat),
            Event::Started { match_no, first_dealer, rules_rev } => {
                self.started(name, *match_no, *first_dealer, *rules_rev, at)
            }
            Event::Closed { reason } => self.closed(name, *reason),
            Event::Preferred { seat, pref, on } => self.preferred(name, *seat, *pref, *on),
            Event::Dealt { deal_no, dealer, deck } => self.dealt(name, *deal_no, *dealer, deck, at),
            Event::Acted { seat, by, action } => self.acted(name, *seat, by, action, at),
            Event::Revised { deal_no, rules_rev } => self.revised(name, *deal_no, *rules_rev),
            Event::DealEnded { deal_no, outcome, score } => self.deal_ended(name, *deal_no, outcome, score),
            Event::EndProposed { seat } => self.end_proposed(name, *seat, true),
            Event::EndWithdrawn { seat } => self.end_proposed(name, *seat, false),
            Event::StoodIn { seat, level, why } => self.stood_in(name, *seat, level, *why, at),
            Event::Returned { seat } => self.returned(name, *seat, at),
            Event::Replaced { seat, person } => self.replaced(name, *seat, *person, at),
            Event::PauseProposed { seat } => self.pause_proposed(name, *seat),
            Event::Paused { agreed } => self.paused(name, *agreed),
            Event::Resumed { seat } => self.resumed(name, *seat, at),
            Event::Undone { seat } => self.undone(name, *seat, at),
            Event::Delayed { by_ms } => self.delayed(name, Duration::from_millis(*by_ms)),
            Event::MatchEnded { match_no, result } => self.match_ended(name, *match_no, result),
        }
    }

    pub(crate) fn not_now(&self, event: &'static str) -> Why {
        Why::NotNow { event, phase: self.phase.phrase() }
    }

    fn lobby_mut(&mut self, event: &'static str) -> Result<&mut Lobby, Why> {
        let why = self.not_now(event);
        match &mut self.phase {
            Phase::Lobby(lobby) => Ok(lobby),
            Phase::Unprepared | Phase::Playing(_) | Phase::Over(_) | Phase::Closed(_) => Err(why),
        }
    }

    fn playing_mut(&mut self, event: &'static str) -> Result<&mut Playing, Why> {
        let why = self.not_now(event);
        match &mut self.phase {
            Phase::Playing(playing) => Ok(playing),
            Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => Err(why),
        }
    }

    /// The seat of a person who holds it, for events that only persons cause.
    fn persons_seat(&self, seat: Seat) -> Result<(), Why> {
        match self.phase.sitting(seat) {
            Some(sitting) if sitting.holder.person().is_some() => Ok(()),
            Some(_) | None => Err(Why::WrongHolder { seat }),
        }
    }
}
