//! The phases of a table. The types make impossible states unrepresentable.

mod lobby;
mod playing;
mod sitting;
mod tricks;

use talon_cards::{Seat, fair};

pub(crate) use lobby::{Chair, Lobby};
pub(crate) use playing::{Deal, Pause, Playing, Stage, Takeback};
pub(crate) use sitting::{Away, Sitting, count, seats};
pub(crate) use tricks::{Missed, Tricks};

use crate::{Closed, FinishedMatch, Mistake, PersonId, Reservation, TableId, Terms};

#[derive(Clone)]
pub(crate) struct Open {
    pub(crate) id: TableId,
    pub(crate) host: PersonId,
    pub(crate) community: bool,
    pub(crate) terms: Terms,
    /// For whom the seats are reserved, if they are.
    pub(crate) reserved: Option<Reservation>,
    /// Everybody who ever took a seat, each once.
    pub(crate) came: Vec<PersonId>,
    pub(crate) phase: Phase,
}

impl Open {
    pub(crate) fn note_came(&mut self, person: PersonId) {
        if !self.came.contains(&person) {
            self.came.push(person);
        }
    }

    /// Refuses if the seats are reserved: such a match has neither guests nor other terms.
    pub(crate) fn is_free(&self) -> Result<(), Mistake> {
        if self.reserved.is_some() { Err(Mistake::Reserved) } else { Ok(()) }
    }

    /// Refuses a person for whom the seats are not reserved.
    pub(crate) fn is_free_for(&self, person: PersonId) -> Result<(), Mistake> {
        match &self.reserved {
            Some(reserved) if !reserved.persons.contains(&person) => Err(Mistake::Reserved),
            Some(_) | None => Ok(()),
        }
    }

    /// Who deals first. It is drawn; in a match of boards it is the first seat, the same one at every table.
    pub(crate) fn first_dealer(&self, lobby: &Lobby) -> Seat {
        match self.terms.boards {
            Some(_) => Seat::FIRST,
            None => fair::first_dealer(&lobby.seed(0), count(lobby.players().count())),
        }
    }

    /// Refuses to start while somebody is missing who must be there.
    pub(crate) fn are_all_here(&self, lobby: &Lobby) -> Result<(), Mistake> {
        let sits = |person: &PersonId| lobby.players().any(|chair| chair.sitting.holder.person() == Some(*person));
        match &self.reserved {
            Some(kept) if kept.all && !kept.persons.iter().all(sits) => Err(Mistake::NotEnoughPlayers),
            Some(_) | None => Ok(()),
        }
    }

    /// Whether the match of this lobby starts without a press: everybody is there, and nobody wants to wait. If one person plays alone,
    /// nobody is waiting.
    pub(crate) fn starts_by_itself(&self, lobby: &Lobby) -> bool {
        self.community
            && !lobby.is_held
            && lobby.free_seat().is_none()
            && lobby.startable(&self.terms.rules, None).is_ok()
            && self.are_all_here(lobby).is_ok()
            && !lobby.awaits_words()
    }

    /// Refuses another match when all that was to be played here is played.
    pub(crate) fn may_go_on(&self, over: &Over) -> Result<(), Mistake> {
        if self.terms.boards.is_some() {
            return Err(Mistake::PlayedOnce);
        }
        match &self.reserved {
            Some(reserved) if !reserved.again.allows(&over.finished.result) => Err(Mistake::Settled),
            Some(_) | None => Ok(()),
        }
    }
}

#[derive(Clone)]
pub(crate) enum Phase {
    /// Opened, with no commitment yet; exists only between two events of one decision.
    Unprepared,
    Lobby(Lobby),
    Playing(Box<Playing>),
    Over(Over),
    Closed(Shut),
}

#[derive(Clone)]
pub(crate) struct Over {
    pub(crate) finished: Box<FinishedMatch>,
    pub(crate) seats: Vec<Option<Sitting>>,
    /// The tricks that each viewer had not seen when the match ended.
    pub(crate) missed: Missed,
}

#[derive(Clone)]
pub(crate) struct Shut {
    pub(crate) reason: Closed,
    pub(crate) seats: Vec<Option<Sitting>>,
    pub(crate) last: Option<Box<FinishedMatch>>,
    /// The tricks that each viewer had not seen when that match ended.
    pub(crate) missed: Missed,
}

impl Open {
    pub(crate) fn playing(&self) -> Option<&Playing> {
        match &self.phase {
            Phase::Playing(playing) => Some(playing),
            Phase::Unprepared | Phase::Lobby(_) | Phase::Over(_) | Phase::Closed(_) => None,
        }
    }
}

impl Phase {
    /// How many places the table shows, free ones included.
    pub(crate) fn places(&self) -> usize {
        match self {
            Self::Unprepared => 0,
            Self::Lobby(lobby) => lobby.chairs.len(),
            Self::Playing(playing) => playing.seats.len(),
            Self::Over(over) => over.seats.len(),
            Self::Closed(shut) => shut.seats.len(),
        }
    }

    pub(crate) fn sitting(&self, seat: Seat) -> Option<&Sitting> {
        let index = seat.index();
        match self {
            Self::Unprepared => None,
            Self::Lobby(lobby) => lobby.chair(seat).map(|chair| &chair.sitting),
            Self::Playing(playing) => playing.seats.get(index),
            Self::Over(over) => over.seats.get(index)?.as_ref(),
            Self::Closed(shut) => shut.seats.get(index)?.as_ref(),
        }
    }

    pub(crate) fn sitting_mut(&mut self, seat: Seat) -> Option<&mut Sitting> {
        let index = seat.index();
        match self {
            Self::Unprepared => None,
            Self::Lobby(lobby) => lobby.chair_mut(seat).map(|chair| &mut chair.sitting),
            Self::Playing(playing) => playing.seats.get_mut(index),
            Self::Over(over) => over.seats.get_mut(index)?.as_mut(),
            Self::Closed(shut) => shut.seats.get_mut(index)?.as_mut(),
        }
    }

    pub(crate) fn taken(&self) -> impl Iterator<Item = (Seat, &Sitting)> {
        seats(self.places()).filter_map(|seat| Some((seat, self.sitting(seat)?)))
    }

    pub(crate) fn persons(&self) -> impl Iterator<Item = (Seat, PersonId)> {
        self.taken().filter_map(|(seat, sitting)| Some((seat, sitting.holder.person()?)))
    }

    /// The seat that a person holds.
    pub(crate) fn seat_of(&self, person: PersonId) -> Option<Seat> {
        self.persons().find(|(_, other)| *other == person).map(|(seat, _)| seat)
    }

    /// The phase as a phrase of time or place, for the reports on a bad log.
    pub(crate) fn phrase(&self) -> &'static str {
        match self {
            Self::Unprepared => "before the commitment is fixed",
            Self::Lobby(_) => "in a lobby",
            Self::Playing(_) => "at this point of a match",
            Self::Over(_) => "after a match",
            Self::Closed(_) => "at a closed table",
        }
    }
}
