//! What a deal is worth once it stops (rules/santase.md §11–12), in game points for seat 0 of the calculation, which is always the
//! player who thinks.

use talon_games::santase::FailedClose;

/// Points that make a claim good.
pub(super) const ENOUGH: u8 = 66;
/// The bonus for the last trick of a deal that nobody closed.
const LAST_TRICK: u8 = 10;

/// Who closed, and how many tricks the other side had then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Closer {
    pub(super) seat: usize,
    pub(super) opponent_tricks: u8,
}

/// The running count of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    pub(super) points: [u8; 2],
    pub(super) tricks: [u8; 2],
    pub(super) closer: Option<Closer>,
    pub(super) first_to_66: Option<usize>,
    pub(super) failed_close: FailedClose,
}

impl Tally {
    /// Adds points to a side and remembers who had 66 first.
    pub(super) fn add(&mut self, seat: usize, points: u8) {
        self.points[seat] += points;
        if self.points[seat] >= ENOUGH && self.first_to_66.is_none() {
            self.first_to_66 = Some(seat);
        }
    }

    /// The side has what a claim needs.
    pub(super) const fn may_claim(&self, seat: usize) -> bool {
        self.points[seat] >= ENOUGH
    }

    /// A correct claim by `seat` (§12 A).
    pub(super) fn claim(&self, seat: usize) -> i8 {
        let other = 1 - seat;
        let won = match self.closer {
            Some(closer) if closer.seat == other => self.failed(closer),
            Some(_) | None => self.base(other),
        };
        signed(seat, won)
    }

    /// No card is left and nobody claimed (§12 B and C); `last` won the last trick.
    pub(super) fn played_out(&self, last: usize) -> i8 {
        match self.closer {
            None => {
                let mut counted = *self;
                counted.points[last] += LAST_TRICK;
                match counted.points[0].cmp(&counted.points[1]) {
                    std::cmp::Ordering::Equal => 0,
                    std::cmp::Ordering::Greater => counted.base(1),
                    std::cmp::Ordering::Less => -counted.base(0),
                }
            }
            Some(closer) => self.closed_out(closer),
        }
    }

    fn closed_out(&self, closer: Closer) -> i8 {
        let other = 1 - closer.seat;
        if self.may_claim(0) && self.points[0] == self.points[1] {
            0
        } else if self.first_to_66 == Some(other) || !self.may_claim(closer.seat) {
            signed(other, self.failed(closer))
        } else {
            signed(closer.seat, self.base(other))
        }
    }

    /// Table W of §11.
    fn base(&self, loser: usize) -> i8 {
        match (self.tricks[loser], self.points[loser]) {
            (0, _) => 3,
            (_, ..33) => 2,
            (_, 33..) => 1,
        }
    }

    /// What the closer's opponent gets when the close failed.
    fn failed(&self, closer: Closer) -> i8 {
        let trickless = match self.failed_close {
            FailedClose::AtClosing => closer.opponent_tricks == 0,
            FailedClose::AtEnd => self.tricks[1 - closer.seat] == 0,
            FailedClose::Three => true,
        };
        if trickless { 3 } else { 2 }
    }
}

const fn signed(winner: usize, points: i8) -> i8 {
    if winner == 0 { points } else { -points }
}
