//! For whom a match counts when seats changed hands during it.
//!
//! Giving up a seat does not undo a lost match, taking over a lost seat does not count against the newcomer, and a stronger friend cannot
//! win a match for somebody else.

use talon_cards::Seat;

use crate::{FinishedMatch, Holder, SeatResult};

/// Somebody for whom a match counts, and their part at their seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The seat.
    pub seat: Seat,
    /// Who.
    pub holder: Holder,
    /// How many decisions they made there.
    pub decisions: u32,
    /// How many others made there: an AI player in a person's place, and earlier or later holders of the seat.
    pub others: u32,
    /// Whether somebody else took the seat over, and had it at the end.
    pub gave_up: bool,
}

/// For whom a match counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AllCounted {
    /// For whom each seat counts, in the seats' order: for its first holder, unless that person gave it up and somebody else made more than
    /// half of its decisions. Nobody is listed twice.
    pub seats: Vec<Counted>,
    /// The others who gave up a seat: its first holder, or somebody who made more than half of its decisions.
    pub beside: Vec<Counted>,
}

impl AllCounted {
    /// Everybody who gave up a seat.
    pub fn gave_up(&self) -> impl Iterator<Item = &Counted> {
        self.seats.iter().chain(&self.beside).filter(|counted| counted.gave_up)
    }
}

impl FinishedMatch {
    /// For whom the match counts.
    #[must_use]
    pub fn counted(&self) -> AllCounted {
        let mut all = AllCounted::default();
        for last in &self.result.seats {
            let (seat, beside) = self.counted_at(last);
            all.seats.push(seat);
            all.beside.extend(beside);
        }
        all
    }

    /// For whom a seat counts that `last` held at the end, and who else gave that seat up.
    fn counted_at(&self, last: &SeatResult) -> (Counted, Option<Counted>) {
        let stays = || self.replaced.iter().filter(|stay| stay.seat == last.seat).chain([last]);
        let all = stays().map(|stay| stay.decisions.saturating_add(stay.stand_in)).fold(0, u32::saturating_add);
        let counted = |holder: &Holder| {
            let own = stays().filter(|stay| stay.holder == *holder).map(|stay| stay.decisions);
            let decisions = own.fold(0, u32::saturating_add);
            let others = all.saturating_sub(decisions);
            Counted { seat: last.seat, holder: holder.clone(), decisions, others, gave_up: *holder != last.holder }
        };
        let first = counted(stays().next().map_or(&last.holder, |stay| &stay.holder));
        let mut took_over = stays().map(|stay| counted(&stay.holder)).filter(|stay| stay.holder != first.holder);
        let most = took_over.rfind(|stay| stay.decisions > stay.others && !self.sat_elsewhere(stay));
        match most {
            Some(most) if first.gave_up => (most, Some(first)),
            most => (first, most),
        }
    }

    /// Whether the person also held another seat of the match: then only the seat that they held at its beginning counts.
    fn sat_elsewhere(&self, counted: &Counted) -> bool {
        let mut stays = self.replaced.iter().chain(&self.result.seats);
        stays.any(|stay| stay.seat != counted.seat && stay.holder == counted.holder)
    }
}
