//! Who sits where at a table.

use talon_cards::Seat;
use talon_scene::{Person, Table};

use super::canvas::Area;
use super::plate::Spot;
use super::tokens::{Grid, MARGIN, PLATE, ROOM, ROW_DOWN, ROWS_OF_OTHERS};

/// The seats around the middle of a table.
pub(super) struct Around<'a> {
    table: &'a Table,
    pub(super) spots: Vec<Spot>,
    pub(super) own: Area,
}

impl<'a> Around<'a> {
    pub(super) fn new(table: &'a Table, grid: Grid) -> Self {
        Self { table, spots: spots(table.others.len(), grid.seats), own: Area::new(MARGIN, grid.own, ROOM, PLATE) }
    }

    /// Who sits in a seat.
    pub(super) fn person(&self, seat: Seat) -> Option<&'a Person> {
        let plates = self.table.others.iter().chain([&self.table.own]);
        plates.map(|plate| &plate.person).find(|person| person.seat == seat)
    }

    /// Which of the others sits in a seat; after all of them the reader.
    pub(super) fn number(&self, seat: Seat) -> Option<usize> {
        let plates = self.table.others.iter().chain([&self.table.own]);
        plates.into_iter().position(|plate| plate.person.seat == seat)
    }

    /// How many others there are.
    pub(super) const fn others(&self) -> usize {
        self.table.others.len()
    }
}

/// The seats of so many others, from above.
fn spots(count: usize, top: f32) -> Vec<Spot> {
    let rows = ROWS_OF_OTHERS.get(count).copied().unwrap_or(&[4, 4]);
    let mut spots = Vec::new();
    for (number, seats) in rows.iter().enumerate() {
        let gap = if *seats > 2 { 10.0 } else { 12.0 };
        let width = (ROOM - gap * (seats - 1) as f32) / *seats as f32;
        for column in 0..*seats {
            let x = MARGIN + column as f32 * (width + gap);
            spots.push(Spot {
                area: Area::new(x, top + number as f32 * ROW_DOWN, width, PLATE),
                rightmost: *seats > 1 && column + 1 == *seats,
                pills: number + 1 == rows.len(),
            });
        }
    }
    spots
}
