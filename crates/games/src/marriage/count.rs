//! The facts by which a deal is settled, and the parts of every settlement.

use talon_cards::Seat;

use super::{Closed, GOAL, Outcome, Position};

/// A loser with fewer points than this loses double.
pub const HALF: u8 = 33;

/// The value of the last trick, in games that give it one.
pub const LAST_TRICK_BONUS: u8 = 10;

/// The facts by which a deal is settled; `C` are the game's facts of a close.
pub struct Count<'a, C> {
    position: &'a Position<C>,
    first_to_66: Option<Seat>,
}

impl<'a, C: Closed> Count<'a, C> {
    pub(super) const fn new(position: &'a Position<C>, first_to_66: Option<Seat>) -> Self {
        Self { position, first_to_66 }
    }

    /// How the talon was closed, if it was.
    pub(crate) const fn closing(&self) -> Option<C> {
        self.position.closing
    }

    /// Each seat's points, without any last-trick bonus.
    pub(crate) const fn totals(&self) -> [u8; 2] {
        [self.position.points(Seat::FIRST), self.position.points(Seat::SECOND)]
    }

    /// Whether the seat has 66, without any last-trick bonus.
    pub(crate) const fn has_66(&self, seat: Seat) -> bool {
        self.position.points(seat) >= GOAL
    }

    /// How many tricks the seat has won.
    pub(crate) const fn tricks(&self, seat: Seat) -> u8 {
        self.position.tricks(seat)
    }

    /// Each seat's tricks.
    pub(crate) fn all_tricks(&self) -> [u8; 2] {
        self.position.piles.map(|pile| pile.tricks)
    }

    /// Each seat's points from marriages that count.
    pub(crate) fn marriages(&self) -> [u8; 2] {
        self.position.piles.map(|pile| pile.marriages)
    }

    /// Who first had 66.
    pub(crate) const fn first_to_66(&self) -> Option<Seat> {
        self.first_to_66
    }

    /// The seat scores `worth`.
    pub(crate) fn won<T>(&self, winner: Seat, worth: u8, reason: T, totals: [u8; 2]) -> Outcome<T> {
        let mut outcome = self.drawn(reason, totals);
        outcome.winner = Some(winner);
        outcome.game_points[winner.of_two()] = worth;
        outcome
    }

    /// Nobody scores.
    pub(crate) fn drawn<T>(&self, reason: T, totals: [u8; 2]) -> Outcome<T> {
        Outcome {
            winner: None,
            game_points: [0, 0],
            reason,
            totals,
            tricks: self.all_tricks(),
            marriages: self.marriages(),
            last_trick_bonus: None,
            claimed_by: None,
            closed_by: self.closing().map(|closing| closing.by()),
            opponent_tricks_at_close: self.closing().map(|closing| closing.opponent_tricks()),
        }
    }

    /// Played out, never closed: the last trick is worth ten, and the player with more points wins what `lost_by` returns for the loser and
    /// the totals.
    pub(crate) fn by_points<T>(
        &self,
        last_winner: Seat,
        lost_by: impl FnOnce(Seat, [u8; 2]) -> u8,
        [played_out, draw]: [T; 2],
    ) -> Outcome<T> {
        let mut totals = self.totals();
        totals[last_winner.of_two()] += LAST_TRICK_BONUS;
        let ahead = match totals[0].cmp(&totals[1]) {
            std::cmp::Ordering::Greater => Some(Seat::FIRST),
            std::cmp::Ordering::Less => Some(Seat::SECOND),
            std::cmp::Ordering::Equal => None,
        };
        let outcome = match ahead {
            Some(winner) => self.won(winner, lost_by(winner.other(), totals), played_out, totals),
            None => self.drawn(draw, totals),
        };
        Outcome { last_trick_bonus: Some(last_winner), ..outcome }
    }
}

/// What a loser pays: three if he has nothing (each game defines that), two below half, otherwise one.
#[must_use]
pub const fn lost_by(nothing: bool, points: u8) -> u8 {
    if nothing {
        3
    } else if points < HALF {
        2
    } else {
        1
    }
}

/// What a false claim or a failed close pays to an opponent with this many tricks.
#[must_use]
pub const fn two_or_three(tricks: u8) -> u8 {
    if tricks == 0 { 3 } else { 2 }
}
