//! What a deal is worth once it stops, in game points for seat 0 of the calculation, which is always the player who thinks
//! (`rules/santase.md §11`, `rules/sixty-six.md §11`, `rules/schnapsen.md §12` and the sections around them).

use talon_games::marriage::{AgainstCloser, GOAL, LAST_TRICK_BONUS};

use super::terms::{Failed, Nothing, PlayedOut, Stakes, Terms};

/// Who closed, and the other side's tricks and points at that moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Closer {
    pub(super) seat: usize,
    pub(super) opponent_tricks: u8,
    pub(super) opponent_points: u8,
}

/// The running count of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Tally {
    /// Trick points, and the marriages that count.
    pub(super) points: [u8; 2],
    /// Marriages that wait for a trick.
    pub(super) pending: [u8; 2],
    pub(super) tricks: [u8; 2],
    pub(super) closer: Option<Closer>,
    pub(super) first_to_66: Option<usize>,
}

impl Tally {
    /// The talon is closed by this side.
    pub(super) const fn close(&mut self, seat: usize) {
        let other = 1 - seat;
        self.closer = Some(Closer { seat, opponent_tricks: self.tricks[other], opponent_points: self.points[other] });
    }

    /// The side wins a trick of this many points; points that waited for a trick count with it.
    pub(super) fn win_trick(&mut self, seat: usize, points: u8) {
        self.tricks[seat] += 1;
        let waited = std::mem::take(&mut self.pending[seat]);
        self.add(seat, points + waited);
    }

    /// The side makes a marriage of this many points.
    pub(super) fn marry(&mut self, terms: &Terms, seat: usize, points: u8) {
        if terms.marriages.always_wait || self.tricks[seat] == 0 {
            self.pending[seat] += points;
        } else {
            self.add(seat, points);
        }
    }

    /// Adds points to a side and remembers who had 66 first.
    fn add(&mut self, seat: usize, points: u8) {
        self.points[seat] += points;
        if self.points[seat] >= GOAL && self.first_to_66.is_none() {
            self.first_to_66 = Some(seat);
        }
    }

    /// The side may make marriages in the strict phase.
    pub(super) fn may_marry(&self, terms: &Terms, seat: usize) -> bool {
        let early = self.tricks == [0, 0] && !terms.marriages.at_first_lead;
        let frozen = terms.against_closer == AgainstCloser::Frozen && self.is_against_closer(seat);
        terms.marriages.when_strict && !early && !frozen
    }

    /// The side has 66 and may end the deal with them, by a claim or by itself.
    pub(super) fn may_claim(&self, terms: &Terms, seat: usize) -> bool {
        let may_end = terms.against_closer == AgainstCloser::PlaysOn || !self.is_against_closer(seat);
        self.points[seat] >= GOAL && may_end
    }

    fn is_against_closer(&self, seat: usize) -> bool {
        self.closer.is_some_and(|closer| closer.seat != seat)
    }

    /// The side ends the deal rightly.
    pub(super) fn claim(&self, terms: &Terms, seat: usize) -> i8 {
        let won = match self.closer {
            Some(closer) if closer.seat != seat => self.failed(terms.stakes.overtaken, closer),
            Some(_) | None => self.base(terms, 1 - seat),
        };
        signed(seat, won)
    }

    /// No card is left; `last` won the last trick.
    pub(super) fn played_out(&self, terms: &Terms, last: usize) -> i8 {
        match (self.closer, terms.stakes.played_out) {
            (_, PlayedOut::LastTrick) if terms.ends_by_itself && self.may_claim(terms, last) => self.claim(terms, last),
            (None, PlayedOut::LastTrick) => signed(last, 1),
            (None, PlayedOut::MorePoints) => self.more_points(terms, last),
            (Some(closer), _) => self.closed_out(terms, closer),
        }
    }

    /// The least and the most that seat 0 can still get: what a loser pays falls while he wins tricks and points, and never rises.
    pub(super) fn bounds(&self, terms: &Terms) -> (i8, i8) {
        let most = |winner: usize| match self.closer {
            Some(closer) if closer.seat != winner => {
                self.failed(terms.stakes.failed, closer).max(self.failed(terms.stakes.overtaken, closer))
            }
            Some(_) | None => self.base(terms, 1 - winner),
        };
        (-most(1), most(0))
    }

    /// The value of the deal if the closer cannot get 66 any more, even with all the points that are `left`; otherwise `None`. Also
    /// `None` while it is open what the closer pays for that.
    pub(super) fn already_failed(&self, terms: &Terms, left: u8) -> Option<i8> {
        let closer = self.closer?;
        let Stakes { failed, overtaken, .. } = terms.stakes;
        let other = 1 - closer.seat;
        let fixed = |pay: Failed| pay != Failed::AtEnd || self.tricks[other] > 0;
        let pays = self.failed(failed, closer);
        let sure = fixed(failed) && fixed(overtaken) && pays == self.failed(overtaken, closer);
        let reach = self.points[closer.seat] + self.pending[closer.seat] + left;
        (reach < GOAL && sure).then(|| signed(other, pays))
    }

    fn more_points(&self, terms: &Terms, last: usize) -> i8 {
        let mut counted = *self;
        counted.points[last] += LAST_TRICK_BONUS;
        match counted.points[0].cmp(&counted.points[1]) {
            std::cmp::Ordering::Equal => 0,
            std::cmp::Ordering::Greater => counted.base(terms, 1),
            std::cmp::Ordering::Less => -counted.base(terms, 0),
        }
    }

    fn closed_out(&self, terms: &Terms, closer: Closer) -> i8 {
        let other = 1 - closer.seat;
        let made = self.points[closer.seat] >= GOAL;
        if terms.stakes.race && made && self.points[0] == self.points[1] {
            0
        } else if made && !(terms.stakes.race && self.first_to_66 == Some(other)) {
            signed(closer.seat, self.base(terms, other))
        } else {
            signed(other, self.failed(terms.stakes.failed, closer))
        }
    }

    /// What the loser of a deal that was not failed pays.
    fn base(&self, terms: &Terms, loser: usize) -> i8 {
        let (tricks, points) = match self.closer {
            Some(closer) if terms.stakes.frozen => (closer.opponent_tricks, closer.opponent_points),
            Some(_) | None => (self.tricks[loser], self.points[loser]),
        };
        let nothing = match terms.stakes.nothing {
            Nothing::NoTrick => tricks == 0,
            Nothing::NoPoint => points == 0,
        };
        match points {
            _ if nothing => 3,
            ..33 => 2,
            33.. => 1,
        }
    }

    /// What the closer's opponent gets when the close fails.
    const fn failed(&self, failed: Failed, closer: Closer) -> i8 {
        let three = match failed {
            Failed::AtClosing => closer.opponent_tricks == 0,
            Failed::AtEnd => self.tricks[1 - closer.seat] == 0,
            Failed::Three => true,
        };
        if three { 3 } else { 2 }
    }
}

const fn signed(winner: usize, points: i8) -> i8 {
    if winner == 0 { points } else { -points }
}
