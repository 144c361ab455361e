//! The people in a picture.

use talon_cards::Seat;
use talon_scene::{Kind, Person};
use talon_table::{FinishedMatch, Holder, Occupant};

use super::parts::Turns;
use crate::page::reader::Reader;

/// The people in a picture, as its reader knows them.
pub(super) struct Cast<'a> {
    /// The reader.
    pub(super) reader: &'a Reader<'a>,
    kinds: Vec<Kind>,
}

impl<'a> Cast<'a> {
    /// Those who sit at the table now.
    pub(super) fn now(reader: &'a Reader<'a>) -> Self {
        let kinds = reader.view.seats.iter().map(|seat| match (&seat.occupant, seat.away) {
            (Some(Occupant::Ai { .. }), _) => Kind::Ai,
            (Some(Occupant::Person { .. }), Some(_)) => Kind::Away,
            (Some(Occupant::Person { .. }) | None, _) => Kind::Present,
        });
        Self { reader, kinds: kinds.collect() }
    }

    /// Those who played a match that is over; `reader` is [of](Reader::of) it.
    pub(super) fn of(past: &FinishedMatch, reader: &'a Reader<'a>) -> Self {
        let kinds = past.result.seats.iter().map(|seat| match seat.holder {
            Holder::Ai { .. } => Kind::Ai,
            Holder::Person { .. } => Kind::Present,
        });
        Self { reader, kinds: kinds.collect() }
    }

    pub(super) fn kind(&self, seat: Seat) -> Kind {
        self.kinds.get(seat.index()).copied().unwrap_or(Kind::Present)
    }

    pub(super) fn person(&self, seat: Seat) -> Person {
        Person { name: self.reader.name(seat).as_str().to_owned(), seat, kind: self.kind(seat) }
    }

    /// The reader's seat, if the reader plays.
    pub(super) fn player(&self) -> Option<Seat> {
        self.reader.seat().filter(|seat| seat.index() < self.kinds.len())
    }

    /// The seat below.
    pub(super) fn own(&self) -> Seat {
        self.player().unwrap_or(Seat::FIRST)
    }

    /// The other seats, from left to right.
    pub(super) fn others(&self, turns: Turns) -> Vec<Seat> {
        let seats = u8::try_from(self.kinds.len()).unwrap_or(Seat::COUNT);
        let next = |seat: &Seat| Some(seat.next(seats));
        let mut others: Vec<Seat> =
            std::iter::successors(Some(self.own()), next).skip(1).take(self.kinds.len().saturating_sub(1)).collect();
        match turns {
            Turns::Clockwise => {}
            Turns::CounterClockwise => others.reverse(),
        }
        others
    }
}
