//! Events of a match that concern who plays and whether the clock runs, and the decision that is taken back.

use std::time::Duration;

use talon_cards::{Seat, SeatSet};

use crate::{
    Absence, Holder, PersonId, Timestamp, Why,
    phase::{Away, Open, Pause, Phase, Playing, Sitting, Stage},
};

impl Open {
    pub(super) fn stood_in(
        &mut self,
        event: &'static str,
        seat: Seat,
        level: &str,
        why: Absence,
        at: Timestamp,
    ) -> Result<(), Why> {
        let sitting = self.person_playing(event, seat)?;
        // A person who is away already can still be removed, but cannot leave or time out again.
        let before = sitting.away.as_ref().map(|away| away.why);
        if before.is_some() && (why != Absence::Removed || before == Some(Absence::Removed)) {
            return Err(Why::NoChange { seat });
        }
        sitting.away = Some(Away { level: level.to_owned(), why, since: at });
        let playing = self.playing_mut(event)?;
        playing.end_proposed.remove(seat);
        playing.pause_proposed.remove(seat);
        Ok(())
    }

    pub(super) fn returned(&mut self, event: &'static str, seat: Seat, at: Timestamp) -> Result<(), Why> {
        let sitting = self.person_playing(event, seat)?;
        match sitting.away.take_if(|away| away.why != Absence::Removed) {
            Some(_) => self.playing_mut(event)?.has_time_again(seat, at),
            None => return Err(Why::NoChange { seat }),
        }
        Ok(())
    }

    pub(super) fn replaced(
        &mut self,
        event: &'static str,
        seat: Seat,
        person: PersonId,
        at: Timestamp,
    ) -> Result<(), Why> {
        if let Some((seat, _)) = self.phase.persons().find(|(_, other)| *other == person) {
            return Err(Why::TwoSeats { seat });
        }
        self.is_free_for(person).map_err(|_| Why::WrongHolder { seat })?;
        let sitting = self.person_playing(event, seat)?;
        if sitting.away.is_none() {
            return Err(Why::SeatTaken { seat });
        }
        let replaced = sitting.holder.person();
        self.note_came(person);
        let stay = self.playing().and_then(|playing| playing.stay(seat));
        *self.person_playing(event, seat)? = Sitting::new(Holder::Person { person });
        if replaced == Some(self.host) {
            self.host = self.heir(seat).unwrap_or(person);
        }
        let playing = self.playing_mut(event)?;
        playing.replaced.extend(stay);
        // The earlier decisions at this seat were somebody else's.
        for counts in [&mut playing.decisions, &mut playing.stand_ins] {
            if let Some(count) = counts.get_mut(seat.index()) {
                *count = 0;
            }
        }
        if let Stage::Dealt(deal) | Stage::Scored(deal, _) = &mut playing.stage {
            deal.decided.remove(seat);
        }
        if let Some(tricks) = &mut playing.tricks {
            // Somebody has not missed what was taken before they came.
            tricks.looks(seat);
        }
        playing.takeback = None;
        playing.has_time_again(seat, at);
        Ok(())
    }

    pub(super) fn pause_proposed(&mut self, event: &'static str, seat: Seat) -> Result<(), Why> {
        self.person_present(event, seat)?;
        let why = self.not_now(event);
        let playing = self.playing_mut(event)?;
        if playing.pause.is_some() {
            return Err(why);
        }
        if playing.pause_proposed.insert(seat) { Ok(()) } else { Err(Why::NoChange { seat }) }
    }

    pub(super) fn paused(&mut self, event: &'static str, agreed: bool) -> Result<(), Why> {
        let why = self.not_now(event);
        let playing = self.playing_mut(event)?;
        if playing.pause.is_some() || (agreed && !playing.all_present_in(playing.pause_proposed)) {
            return Err(why);
        }
        playing.pause = Some(if agreed { Pause::Agreed } else { Pause::Deserted });
        playing.pause_proposed = SeatSet::EMPTY;
        Ok(())
    }

    pub(super) fn resumed(&mut self, event: &'static str, seat: Seat, at: Timestamp) -> Result<(), Why> {
        self.person_present(event, seat)?;
        let playing = self.playing_mut(event)?;
        match playing.pause.take() {
            Some(_) => playing.since = at,
            None => return Err(Why::NoChange { seat }),
        }
        Ok(())
    }

    pub(super) fn undone(&mut self, event: &'static str, seat: Seat, at: Timestamp) -> Result<(), Why> {
        self.person_present(event, seat)?;
        let why = self.not_now(event);
        let playing = self.playing_mut(event)?;
        let Stage::Dealt(dealt) = &mut playing.stage else {
            return Err(why);
        };
        match playing.takeback.take_if(|takeback| takeback.seat == seat) {
            Some(takeback) => dealt.deal = takeback.before,
            None if playing.outdated => dealt.lost = true,
            None => return Err(Why::NoChange { seat }),
        }
        if let Some(tricks) = &mut playing.tricks {
            tricks.follow(&dealt.deal);
        }
        if let Some(decisions) = playing.decisions.get_mut(seat.index()) {
            *decisions = decisions.saturating_sub(1);
        }
        playing.since = at;
        Ok(())
    }

    pub(super) fn delayed(&mut self, event: &'static str, by: Duration) -> Result<(), Why> {
        let why = self.not_now(event);
        match &mut self.phase {
            Phase::Lobby(_) | Phase::Over(_) => {}
            Phase::Playing(playing) => {
                let away = playing.seats.iter_mut().filter_map(|sitting| sitting.away.as_mut());
                let moments = away.map(|away| &mut away.since).chain([&mut playing.since]);
                moments.for_each(|since| *since = since.plus(by));
            }
            Phase::Unprepared | Phase::Closed(_) => return Err(why),
        }
        Ok(())
    }

    /// The seat of a match that a person holds, present or not.
    fn person_playing(&mut self, event: &'static str, seat: Seat) -> Result<&mut Sitting, Why> {
        let sitting = self.playing_mut(event)?.seats.get_mut(seat.index());
        sitting.filter(|sitting| sitting.holder.person().is_some()).ok_or(Why::WrongHolder { seat })
    }

    fn person_present(&mut self, event: &'static str, seat: Seat) -> Result<(), Why> {
        match self.person_playing(event, seat)?.present() {
            Some(_) => Ok(()),
            None => Err(Why::WrongHolder { seat }),
        }
    }
}

impl Playing {
    /// A person who comes to a seat on turn gets the whole time for the decision.
    fn has_time_again(&mut self, seat: Seat, at: Timestamp) {
        if self.awaited().contains(seat) {
            self.since = at;
        }
    }
}
