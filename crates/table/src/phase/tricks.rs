//! The tricks of a deal, and which of them each person may have missed.

use std::ops::Range;

use talon_cards::Seat;
use talon_games::{AnyDeal, TakenTrick};

use crate::{Passed, Viewer};

/// The tricks of one deal, and how many of them each seat's person has seen.
#[derive(Clone)]
pub(crate) struct Tricks {
    pub(crate) deal_no: u32,
    taken: Vec<TakenTrick>,
    /// How many were complete after the last decision of the seat's person, whose answer shows them; what was played for the person does
    /// not count.
    looked: Vec<usize>,
}

impl Tricks {
    /// For a deal that has just been dealt.
    pub(crate) fn new(deal_no: u32, seats: u8) -> Self {
        Self { deal_no, taken: Vec::new(), looked: vec![0; usize::from(seats)] }
    }

    /// Notes that the person in this seat has decided, and sees the tricks so far.
    pub(crate) fn looks(&mut self, seat: Seat) {
        if let Some(looked) = self.looked.get_mut(seat.index()) {
            *looked = self.taken.len();
        }
    }

    /// Updates the tricks after a change of the deal: one more, or, after a decision was taken back, one less.
    pub(crate) fn follow(&mut self, deal: &AnyDeal) {
        let last = deal.last_trick();
        if self.taken.last() == last.as_ref() {
            return;
        }
        match self.taken.iter().rposition(|taken| Some(taken) == last.as_ref()) {
            Some(at) => self.taken.truncate(at + 1),
            None if last.is_none() => self.taken.clear(),
            None => self.taken.extend(last),
        }
        let complete = self.taken.len();
        self.looked.iter_mut().for_each(|looked| *looked = complete.min(*looked));
    }

    /// The missed tricks with their deal; none if there are none.
    pub(crate) fn told_to(&self, seats: impl IntoIterator<Item = Seat>) -> Option<Passed> {
        let passed = self.passed(seats);
        let first = u32::try_from(passed.start + 1).ok()?;
        let tricks = self.taken.get(passed).filter(|tricks| !tricks.is_empty())?.to_vec();
        Some(Passed { deal_no: self.deal_no, first, tricks })
    }

    /// The complete tricks before the last one that at least one of these seats' persons has not seen.
    fn passed(&self, seats: impl IntoIterator<Item = Seat>) -> Range<usize> {
        let earlier = self.taken.len().saturating_sub(1);
        let looked = seats.into_iter().filter_map(|seat| self.looked.get(seat.index())).min();
        looked.map_or(earlier, |looked| earlier.min(*looked))..earlier
    }
}

/// The tricks that each viewer had missed when a match ended.
#[derive(Clone, Default)]
pub(crate) struct Missed {
    pub(crate) public: Vec<Passed>,
    /// One for each seat.
    pub(crate) seats: Vec<Vec<Passed>>,
}

impl Missed {
    pub(crate) fn by(&self, viewer: Viewer) -> Vec<Passed> {
        let of = match viewer {
            Viewer::Public => Some(&self.public),
            Viewer::Seat(seat) => self.seats.get(seat.index()),
        };
        of.cloned().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use talon_cards::Deck;
    use talon_games::{AnyRules, GameKind};

    use super::*;

    /// Plays a deal of Santase until so many tricks are complete, and calls back after each action.
    fn play(until: usize, mut each: impl FnMut(&AnyDeal)) {
        let rules: AnyRules = GameKind::Santase.default_rules();
        let mut deal = AnyDeal::deal(&rules, 2, Seat::FIRST, &Deck::new(rules.pack())).unwrap();
        let mut complete = 0;
        while complete < until {
            let seat = deal.to_act().iter().next().unwrap();
            let legal = deal.legal_actions(seat);
            let action = *legal.iter().find(|action| action.card().is_some()).unwrap_or(&legal[0]);
            let before = deal.last_trick();
            deal.apply(seat, action).unwrap();
            complete += usize::from(deal.last_trick() != before);
            each(&deal);
        }
    }

    #[test]
    fn those_who_decide_have_looked_and_the_others_have_not() {
        let mut tricks = Tricks::new(1, 2);
        play(4, |deal| {
            tricks.follow(deal);
            tricks.looks(Seat::FIRST);
        });
        assert_eq!(tricks.taken.len(), 4);
        assert_eq!(tricks.told_to([Seat::FIRST]), None);
        let told = Passed { deal_no: 1, first: 1, tricks: tricks.taken[..3].to_vec() };
        assert_eq!(tricks.told_to([Seat::SECOND]).as_ref(), Some(&told));
        assert_eq!(tricks.told_to([Seat::FIRST, Seat::SECOND]), Some(told), "one of them has not");
        assert_eq!(tricks.told_to([]), None, "nobody reads it");
    }

    #[test]
    fn a_trick_that_was_taken_back_was_not_played() {
        let mut tricks = Tricks::new(1, 2);
        let mut course: Vec<AnyDeal> = Vec::new();
        play(2, |deal| {
            tricks.follow(deal);
            course.push(deal.clone());
        });
        let with_one = course.iter().rfind(|deal| deal.last_trick().as_ref() == tricks.taken.first()).unwrap();
        tricks.looks(Seat::SECOND);
        tricks.follow(with_one);
        assert_eq!((tricks.taken.len(), tricks.looked.as_slice()), (1, [0, 1].as_slice()));
        let none = course.iter().find(|deal| deal.last_trick().is_none()).unwrap();
        tricks.follow(none);
        assert_eq!((tricks.taken.len(), tricks.looked.as_slice()), (0, [0, 0].as_slice()));
    }
}
