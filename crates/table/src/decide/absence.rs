//! Who plays: absent persons, the AI players in their places, pauses, and the decision that is taken back.

use std::time::Duration;

use talon_cards::Seat;

use super::Draft;
use crate::{
    Absence, Authority, Event, How, Limits, Mistake, PersonId, Refusal, Stale,
    phase::{Open, Pause, Phase, Playing, Sitting},
};

impl Draft {
    pub(super) fn undo(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if !open.terms.undo {
            return Err(Mistake::UndoOff.into());
        }
        if playing.takeback.as_ref().is_none_or(|takeback| takeback.seat != seat) {
            return Err(Mistake::NothingToUndo.into());
        }
        self.is_here(person)?;
        self.push(Event::Undone { seat });
        Ok(())
    }

    pub(super) fn stand_down(&mut self, person: PersonId, limits: &Limits) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if is_away(playing, seat) {
            return Err(Mistake::AlreadyAway.into());
        }
        self.absent(&[seat], Absence::Left, limits)
    }

    pub(super) fn time_out(&mut self, limits: &Limits) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        let late: Vec<Seat> = match playing.deadline(open.terms.clock) {
            Some(deadline) if deadline <= self.now => playing.awaited_persons().map(|(seat, _)| seat).collect(),
            Some(_) | None => return self.stale_phase(),
        };
        self.absent(&late, Absence::TimedOut, limits)
    }

    pub(super) fn delay(&mut self, by: Duration, version: u32) -> Result<(), Refusal> {
        let by_ms = u64::try_from(by.as_millis()).unwrap_or(u64::MAX);
        if by_ms == 0 || version != self.table.version || matches!(self.table.opened()?.phase, Phase::Unprepared) {
            return self.stale_phase();
        }
        self.push(Event::Delayed { by_ms });
        Ok(())
    }

    /// AI players play on in the places of `seats`. If no person would be left, the match pauses instead: nobody should lose it because
    /// everybody was asleep.
    fn absent(&mut self, seats: &[Seat], why: Absence, limits: &Limits) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        if playing.present().all(|(seat, _)| seats.contains(&seat)) {
            if playing.pause.is_some() {
                return Err(Mistake::AlreadyPaused.into());
            }
            self.push(Event::Paused { agreed: false });
            return Ok(());
        }
        for seat in seats {
            self.push(Event::StoodIn { seat: *seat, level: limits.ai_level.clone(), why });
        }
        self.follow_wishes()
    }

    /// Ends or pauses the match if every person who still plays has agreed to that. When somebody leaves, the others' agreement may become
    /// complete.
    pub(super) fn follow_wishes(&mut self) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        if !playing.end_proposed.is_empty() && playing.all_agree() {
            return self.end_match(How::Agreed);
        }
        let pause = !playing.pause_proposed.is_empty() && playing.all_present_in(playing.pause_proposed);
        if pause && playing.pause.is_none() {
            self.push(Event::Paused { agreed: true });
        }
        Ok(())
    }

    pub(super) fn come_back(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if !is_away(playing, seat) {
            return Err(Mistake::NotAway.into());
        }
        self.is_here(person)?;
        self.settle();
        Ok(())
    }

    /// A person who decides is present again, and the match goes on.
    pub(super) fn is_here(&mut self, person: PersonId) -> Result<Seat, Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        let (away, paused) = (is_away(playing, seat), playing.pause.is_some());
        if away {
            self.push(Event::Returned { seat });
        }
        if paused {
            self.push(Event::Resumed { seat });
        }
        Ok(seat)
    }

    pub(super) fn take_over(&mut self, person: PersonId, seat: Seat, limits: &Limits) -> Result<(), Refusal> {
        let (open, playing) = self.table.in_play()?;
        if self.table.seat_of(person).is_some() {
            return Err(Mistake::AlreadySeated.into());
        }
        if playing.seats.iter().any(|sitting| sitting.holder.person() == Some(person)) {
            return Err(Mistake::Removed.into());
        }
        if playing.replaced.iter().any(|stay| stay.seat != seat && stay.holder.person() == Some(person)) {
            return Err(Mistake::GaveUpAnother.into());
        }
        if !open.community && person != open.host {
            return Err(Mistake::PrivateTable.into());
        }
        open.is_free_for(person)?;
        let away = playing.seats.get(seat.index()).and_then(|sitting| sitting.away.as_ref());
        let free = away.is_some_and(|away| match away.why {
            Absence::Left | Absence::Removed => true,
            Absence::TimedOut => away.since.plus(limits.abandoned_after) <= self.now,
        });
        if !free {
            return Err(Mistake::SeatInPlay.into());
        }
        let deserted = playing.pause == Some(Pause::Deserted);
        self.push(Event::Replaced { seat, person });
        if deserted {
            self.push(Event::Resumed { seat });
        }
        self.settle();
        Ok(())
    }

    pub(super) fn propose_pause(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        let seat = self.table.seated(person)?;
        if playing.pause.is_some() {
            return Err(Mistake::AlreadyPaused.into());
        }
        if playing.pause_proposed.contains(seat) {
            return Err(Stale::Done.into());
        }
        self.is_here(person)?;
        self.push(Event::PauseProposed { seat });
        self.follow_wishes()
    }

    pub(super) fn resume(&mut self, person: PersonId) -> Result<(), Refusal> {
        let (_, playing) = self.table.in_play()?;
        self.table.seated(person)?;
        if playing.pause.is_none() {
            return Err(Mistake::NotPaused.into());
        }
        self.is_here(person)?;
        self.settle();
        Ok(())
    }

    pub(super) fn remove(&mut self, by: Authority, seat: Seat, limits: &Limits) -> Result<(), Refusal> {
        let open = self.table.opened()?;
        let held = open.phase.sitting(seat).and_then(|sitting| sitting.holder.person());
        let person = held.ok_or(Mistake::NobodyHere)?;
        match &open.phase {
            Phase::Lobby(_) | Phase::Over(_) => {
                self.may_remove(open, by)?;
                self.leave(person)
            }
            Phase::Playing(playing) => {
                let Authority::Admin(admin) = by else {
                    return Err(Mistake::NotAdmin.into());
                };
                // An admin removes nobody from a match in which the admin plays or has played.
                if playing.was_replaced(admin) || open.phase.persons().any(|(_, other)| other == admin) {
                    return Err(Mistake::OwnMatch.into());
                }
                if playing.seats.get(seat.index()).is_some_and(Sitting::is_removed) {
                    return Err(Stale::Done.into());
                }
                self.remove_from_match(seat, limits)
            }
            Phase::Unprepared | Phase::Closed(_) => self.stale_phase(),
        }
    }

    fn may_remove(&self, open: &Open, by: Authority) -> Result<(), Refusal> {
        match by {
            Authority::Admin(_) => Ok(()),
            Authority::Seated(person) => {
                self.table.seated(person)?;
                if person == open.host { Ok(()) } else { Err(Mistake::NotHost.into()) }
            }
        }
    }

    /// Removes a person from the match. The match goes on with the persons who play, waits for those who may return, or is over.
    fn remove_from_match(&mut self, seat: Seat, limits: &Limits) -> Result<(), Refusal> {
        self.push(Event::StoodIn { seat, level: limits.ai_level.clone(), why: Absence::Removed });
        let (open, playing) = self.table.in_play()?;
        if playing.present().next().is_some() {
            return self.follow_wishes();
        }
        if playing.seats.iter().all(|sitting| sitting.holder.person().is_none() || sitting.is_removed()) {
            let seats = open.phase.persons().map(|(seat, _)| seat).collect();
            return self.end_match(How::Abandoned { seats });
        }
        if playing.pause.is_none() {
            self.push(Event::Paused { agreed: false });
        }
        Ok(())
    }
}

fn is_away(playing: &Playing, seat: Seat) -> bool {
    playing.seats.get(seat.index()).is_some_and(|sitting| sitting.away.is_some())
}
