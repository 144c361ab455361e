//! Ways out of a match, and into the next.

use talon_cards::{Seat, fair::Secret};

use super::Draft;
use crate::{Authority, Closed, Event, How, Limits, Mistake, PersonId, Refusal, Stale, phase::Phase};

impl Draft {
    pub(super) fn resign(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.in_play()?;
        let seat = self.table.seated(person)?;
        self.end_match(How::Resigned { seat })
    }

    pub(super) fn propose_end(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if playing.end_proposed.contains(seat) {
            return Err(Mistake::AlreadyProposed.into());
        }
        // Otherwise nobody would ever lose to an AI player.
        if playing.is_alone(seat) {
            return Err(Mistake::NobodyToAgree.into());
        }
        self.is_here(person)?;
        self.push(Event::EndProposed { seat });
        self.follow_wishes()
    }

    pub(super) fn withdraw_end(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if !playing.end_proposed.contains(seat) {
            return Err(Stale::Done.into());
        }
        self.push(Event::EndWithdrawn { seat });
        Ok(())
    }

    pub(super) fn end_abandoned(&mut self, by: PersonId, limits: &Limits) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        let (absent, until): (Vec<Seat>, _) = match self.table.seat_of(by) {
            Some(seat) => playing.missed_by(seat, open.terms.clock, limits).ok_or(Mistake::WaitsForYou)?,
            // A spectator who ends the match has no seat in it, so all of its persons count as absent.
            None => (
                open.phase.persons().map(|(seat, _)| seat).collect(),
                self.table.idle_since.plus(limits.idle_ends_after),
            ),
        };
        if self.now < until {
            return Err(Mistake::NotAbandonedYet { until }.into());
        }
        self.end_match(How::Abandoned { seats: absent })
    }

    pub(super) fn stop(&mut self, by: Authority) -> Result<(), Refusal> {
        let Authority::Admin(admin) = by else {
            return Err(Mistake::NotAdmin.into());
        };
        match &self.table.opened()?.phase {
            Phase::Playing(_) => return self.stop_match(admin),
            Phase::Lobby(_) => self.push(Event::Closed { reason: Closed::Cancelled }),
            Phase::Over(_) => self.push(Event::Closed { reason: Closed::Ended }),
            Phase::Unprepared | Phase::Closed(_) => return self.stale_phase(),
        }
        Ok(())
    }

    /// An admin who plays stops a match as anybody may: with the agreement of the others, or by resigning.
    fn stop_match(&mut self, admin: PersonId) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        let Some(seat) = self.table.seat_of(admin) else {
            if playing.was_replaced(admin) || open.phase.persons().any(|(_, person)| person == admin) {
                return Err(Mistake::OwnMatch.into());
            }
            return self.end_match(How::Stopped);
        };
        if playing.must_resign(seat) {
            return self.end_match(How::Resigned { seat });
        }
        if !playing.end_proposed.contains(seat) {
            self.is_here(admin)?;
            self.push(Event::EndProposed { seat });
        }
        self.end_match(How::Agreed)
    }

    /// The operator takes the table away. A match ends without a result.
    pub(super) fn withdraw(&mut self) -> Result<(), Refusal> {
        if let Phase::Playing(_) = &self.table.opened()?.phase {
            self.end_match(How::Stopped)?;
        }
        if self.table.is_open() {
            self.push(Event::Closed { reason: Closed::Withdrawn });
        }
        Ok(())
    }

    pub(super) fn end_match(&mut self, how: How) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        // Between two decisions no match is decided yet, so it can always be ended in this way.
        let result = playing.result(how).ok_or(Stale::Phase)?;
        let match_no = playing.match_no;
        self.push(Event::MatchEnded { match_no, result });
        self.close_if_empty();
        Ok(())
    }

    /// A person who left a match leaves the table when the match ends; a table without persons closes.
    pub(super) fn close_if_empty(&mut self) {
        let empty = self
            .table
            .opened()
            .is_ok_and(|open| matches!(open.phase, Phase::Over(_)) && open.phase.persons().next().is_none());
        if empty {
            self.push(Event::Closed { reason: Closed::Ended });
        }
    }

    pub(super) fn rematch(&mut self, person: PersonId, secret: &Secret, limits: &Limits) -> Result<(), Refusal> {
        let next = match &self.table.opened()?.phase {
            Phase::Over(over) => {
                self.table.opened()?.may_go_on(over)?;
                Some(over.finished.match_no.saturating_add(1))
            }
            Phase::Lobby(lobby) if lobby.previous.is_some() => None,
            Phase::Unprepared | Phase::Lobby(_) | Phase::Playing(_) | Phase::Closed(_) => {
                return self.stale_phase();
            }
        };
        let seat = self.table.seated(person)?;
        if let Some(match_no) = next {
            self.prepare(match_no, secret, limits);
        }
        let (_, lobby) = self.table.in_lobby()?;
        if lobby.chair(seat).is_some_and(|chair| chair.ready) {
            return Err(Mistake::AlreadyReady.into());
        }
        self.push(Event::Ready { seat });
        let (open, lobby) = self.table.in_lobby()?;
        let complete = open.are_all_here(lobby).is_ok();
        if complete && lobby.startable(&open.terms.rules, None).is_ok() && !lobby.awaits_words() {
            self.begin();
        }
        Ok(())
    }
}
