//! Duplicate rounds: every table of a round plays the same boards.

use serde::{Deserialize, Serialize};

/// How many boards a table of a duplicate round plays. A board's cards are those of the deal with its number under the round's secret,
/// at every table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duplicate {
    /// Boards in a round.
    pub boards: u32,
}

/// One board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// Which secret of the league its cards come from: the one of its round.
    pub secret: u32,
    /// Its number in the round, from 1: the number of the deal under that secret.
    pub number: u32,
    /// The seat that deals, from 0.
    pub dealer: u32,
}

impl Duplicate {
    /// The boards of a round for tables with so many seats. The first seat deals the first board, the next the second, and so on, so that the
    /// same seat deals a board at every table.
    pub fn round(self, round: u32, seats: u32) -> impl Iterator<Item = Board> {
        let seats = seats.max(1);
        (1..=self.boards).map(move |number| Board { secret: round, number, dealer: (number - 1) % seats })
    }

    /// What the tables made of one board: for each table and seat two points for every other table at which the same seat had fewer points,
    /// and one for every table at which it had as many. A seat that a table does not have compares with nothing.
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

const fn beaten(own: i32, other: i32) -> u32 {
    if own > other {
        2
    } else if own == other {
        1
    } else {
        0
    }
}
