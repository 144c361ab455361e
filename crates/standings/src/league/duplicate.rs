//! Duplicate rounds: every table of a round plays the same boards.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};

use super::score::{Kind, Score, Side};
use crate::MatchFact;
use crate::leaderboard::above_the_mean;

/// How many boards a table of a duplicate round plays. At every table, a board has the cards of the deal with its number under the round's
/// secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duplicate {
    /// Boards in a round.
    pub boards: NonZeroU32,
}

/// One board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// The number of the secret behind its cards: that of its round.
    pub secret: u32,
    /// Its number in the round, from 1: the number of the deal under that secret.
    pub number: u32,
    /// The seat that deals, from 0.
    pub dealer: u32,
}

impl Duplicate {
    /// The boards of a round for tables with so many seats. The first seat deals the first board, the next the second, and so on, so that
    /// the same seat deals a board at every table.
    pub fn round(self, round: u32, seats: u32) -> impl Iterator<Item = Board> {
        let seats = seats.max(1);
        (1..=self.boards.get()).map(move |number| Board { secret: round, number, dealer: (number - 1) % seats })
    }

    /// The score of a match of a round, compared with the others of the round that have a result and as many players: a player whose boards
    /// went better than the rest of the table's, seat against seat, is ahead, and the difference is that of the [compared](Self::compare)
    /// points. If nobody played the same boards, the match's own points decide. `None` as with [`Score::of`].
    #[must_use]
    pub fn score<'a>(own: &MatchFact, round: u32, all: impl IntoIterator<Item = &'a MatchFact>) -> Option<Score> {
        let plain = Score::of(own, round)?;
        let like = |other: &&MatchFact| {
            other.number != own.number && other.pool().is_some() && other.players.len() == own.players.len()
        };
        let others: Vec<&MatchFact> = all.into_iter().filter(like).collect();
        let boards = own.players.iter().map(|player| player.boards.len()).max().unwrap_or(0);
        let mut points = vec![0_i64; own.players.len()];
        let mut is_compared = false;
        for board in 0..boards {
            let of = |fact: &MatchFact| fact.players.iter().map(|player| player.boards.get(board).copied()).collect();
            let tables: Vec<Vec<i32>> = [own].into_iter().chain(others.iter().copied()).filter_map(of).collect();
            is_compared |= tables.len() > 1;
            let compared = Self::compare(&tables).into_iter().next().unwrap_or_default();
            points.iter_mut().zip(compared).for_each(|(sum, more)| *sum += i64::from(more));
        }
        Some(if is_compared { compared(&plain, &points) } else { plain })
    }

    /// The tables' points for one board: a seat gets two points for every other table at which the same seat had fewer points, and one for
    /// every table at which it had as many. A seat that other tables lack gets none from them.
    #[must_use]
    pub fn compare(tables: &[Vec<i32>]) -> Vec<Vec<u32>> {
        tables
            .iter()
            .enumerate()
            .map(|(table, own)| {
                let others = |seat: usize| {
                    tables
                        .iter()
                        .enumerate()
                        .filter(move |(other, _)| *other != table)
                        .filter_map(move |(_, points)| points.get(seat))
                };
                own.iter()
                    .enumerate()
                    .map(|(seat, points)| others(seat).map(|other| beaten(*points, *other)).sum())
                    .collect()
            })
            .collect()
    }
}

/// The score with the compared points in place of the match's own. A player who quit gets the fewest that anybody has.
fn compared(plain: &Score, points: &[i64]) -> Score {
    let fewest = points.iter().copied().min().unwrap_or(0);
    let counts: Vec<i64> =
        plain.sides.iter().zip(points).map(|(side, own)| if side.absent { fewest } else { *own }).collect();
    let stayed = || plain.sides.iter().zip(&counts).filter(|(side, _)| !side.absent);
    let place = |own: i64| {
        let better = stayed().filter(|(_, other)| **other > own).count();
        u8::try_from(better).unwrap_or(u8::MAX).saturating_add(1)
    };
    let sides = plain.sides.iter().zip(&counts).map(|(side, own)| Side {
        place: place(*own),
        difference: above_the_mean(*own, counts.iter().copied()),
        ..*side
    });
    Score { round: plain.round, day: plain.day, kind: Kind::Played, sides: sides.collect() }
}

const fn beaten(own: i32, other: i32) -> u32 {
    if own > other {
        2
    } else if own == other {
        1
    } else {
        0
    }
}
