//! Applying recorded events: the only place where a table changes.
//!
//! Every event is checked against the state before anything is changed, so an impossible log is refused at its first
//! impossible record, and a refused record leaves the table as it was.

mod absence;
mod lobby;
mod play;

use talon_cards::Seat;

pub(crate) use lobby::fits;

use crate::{
    BadLog, Event, Recorded, Reservation, Table, Timestamp, Why,
    phase::{Lobby, Open, Phase, Playing},
};

impl Table {
    /// Applies the next event of the log.
    ///
    /// # Errors
    /// [`BadLog`] where the event cannot follow on what has happened; the table is unchanged then.
    pub fn evolve(&mut self, recorded: &Recorded) -> Result<(), BadLog> {
        let seq = recorded.seq;
        let bad = |why| BadLog { seq, why };
        let expected = self.version.saturating_add(1);
        if seq != expected {
            return Err(bad(Why::OutOfOrder { expected }));
        }
        self.apply(&recorded.event, recorded.at).map_err(bad)?;
        self.version = seq;
        self.idle_since = recorded.at;
        Ok(())
    }

    fn apply(&mut self, event: &Event, at: Timestamp) -> Result<(), Why> {
        if let Event::Opened { .. } = event {
            return self.apply_opened(event);
        }
        let name = event.name();
        let Some(open) = &mut self.open else {
            return Err(Why::NotNow { event: name, phase: "before the table is opened" });
        };
        match event {
            Event::Opened { .. } => Err(open.not_now(name)),
            Event::Prepared { match_no, commitment, secret, waits_ms } => {
                open.prepared(name, *match_no, *commitment, secret, *waits_ms)
            }
            Event::Reserved { persons, all, again } => {
                open.reserved(name, Reservation { persons: persons.clone(), all: *all, again: *again })
            }
            Event::BoardsFixed { boards } => open.boards_fixed(name, *boards),
            Event::Joined { seat, person } => open.joined(name, *seat, *person),
            Event::Left { seat, person } => open.left(name, *seat, *person),
            Event::AiJoined { seat, level } => open.ai_joined(name, *seat, level),
            Event::AiLeft { seat } => open.ai_left(name, *seat),
            Event::OptionSet { key, value } => open.option_set(name, key, value),
            Event::WordsGiven { seat, words } => open.words_given(name, *seat, words),
            Event::Ready { seat } => open.ready(name, *seat),
            Event::Started { match_no, first_dealer, rules_rev } => {
                open.started(name, *match_no, *first_dealer, *rules_rev, at)
            }
            Event::Closed { reason } => open.closed(name, *reason),
            Event::Preferred { seat, pref, on } => open.preferred(name, *seat, *pref, *on),
            Event::Dealt { deal_no, dealer, deck } => {
                open.dealt(name, *deal_no, *dealer, deck, at)?;
                self.turn = self.turn.saturating_add(1);
                Ok(())
            }
            Event::Acted { seat, by, action } => {
                open.acted(name, *seat, by, action, at)?;
                self.turn = self.turn.saturating_add(1);
                Ok(())
            }
            Event::Revised { deal_no, rules_rev } => {
                open.revised(name, *deal_no, *rules_rev)?;
                self.turn = self.turn.saturating_add(1);
                Ok(())
            }
            Event::DealEnded { deal_no, outcome, score } => open.deal_ended(name, *deal_no, outcome, score),
            Event::EndProposed { seat } => open.end_proposed(name, *seat, true),
            Event::EndWithdrawn { seat } => open.end_proposed(name, *seat, false),
            Event::StoodIn { seat, level, why } => open.stood_in(name, *seat, level, *why, at),
            Event::Returned { seat } => open.returned(name, *seat, at),
            Event::Replaced { seat, person } => open.replaced(name, *seat, *person, at),
            Event::PauseProposed { seat } => open.pause_proposed(name, *seat),
            Event::Paused { agreed } => open.paused(name, *agreed),
            Event::Resumed { seat } => open.resumed(name, *seat, at),
            Event::Undone { seat } => {
                open.undone(name, *seat, at)?;
                self.turn = self.turn.saturating_add(1);
                Ok(())
            }
            Event::MatchEnded { match_no, result } => open.match_ended(name, *match_no, result),
        }
    }
}

impl Open {
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
