//! Cross-stitch: the border of lozenges, the eight-pointed star, the back of a card.

use resvg::tiny_skia::{Path, PathBuilder, Rect};

use super::canvas::{Area, Canvas};
use super::tokens::Rgb;

/// How far the lozenges of a border are from each other, in stitches.
const REPEAT: i32 = 8;
/// How many stitches an arm of the star is wide.
const ARM: i32 = 3;

/// A grid of stitches.
#[derive(Clone, Copy)]
struct Cells {
    columns: i32,
    rows: i32,
    /// How wide a cell is, and what stays free at each of its edges.
    cell: f32,
    gap: f32,
    /// The upper left corner.
    x: f32,
    y: f32,
}

impl Cells {
    /// The stitches for which the test holds, by column and row. Without gaps, those side by side are one surface.
    fn path(self, holds: impl Fn(i32, i32) -> bool) -> Option<Path> {
        let mut path = PathBuilder::new();
        for row in 0..self.rows {
            let mut column = 0;
            while column < self.columns {
                let mut end = column;
                while end < self.columns && holds(end, row) && (self.gap <= 0.0 || end == column) {
                    end += 1;
                }
                if end > column {
                    let (x, y) =
                        (self.x + column as f32 * self.cell + self.gap, self.y + row as f32 * self.cell + self.gap);
                    let width = (end - column) as f32 * self.cell - 2.0 * self.gap;
                    if let Some(rect) = Rect::from_xywh(x, y, width, self.cell - 2.0 * self.gap) {
                        path.push_rect(rect);
                    }
                }
                column = end.max(column + 1);
            }
        }
        path.finish()
    }
}

/// Whether the star has a stitch at this distance from its middle.
fn in_star(across: i32, down: i32) -> bool {
    let (low, high) = (across.abs().min(down.abs()), across.abs().max(down.abs()));
    (1..=ARM).contains(&low) && (low + 1..=low + ARM).contains(&high)
}

/// The star around a point: its stitches, and the one in its middle.
pub(super) fn star(canvas: &mut Canvas, (x, y): (f32, f32), cell: f32, [color, core]: [Rgb; 2]) {
    let count = 4 * ARM + 1;
    let corner = count as f32 * cell / 2.0;
    let gap = if cell < 5.0 { 0.0 } else { 0.5 };
    let cells = Cells { columns: count, rows: count, cell, gap, x: x - corner, y: y - corner };
    let from_middle = |at: i32| at - 2 * ARM;
    canvas.fill(cells.path(|column, row| in_star(from_middle(column), from_middle(row))), color);
    canvas.fill(cells.path(|column, row| from_middle(column) == 0 && from_middle(row) == 0), core);
}

/// How wide and high a star of such stitches is.
pub(super) fn star_width(cell: f32) -> f32 {
    (4 * ARM + 1) as f32 * cell
}

/// A lozenge around a point, five stitches wide: only its outline, or all of it.
pub(super) fn lozenge(canvas: &mut Canvas, (x, y): (f32, f32), cell: f32, color: Rgb) {
    let cells = Cells { columns: 5, rows: 5, cell, gap: 0.5, x: x - 2.5 * cell, y: y - 2.5 * cell };
    canvas.fill(cells.path(|column, row| (column - 2).abs() + (row - 2).abs() == 2), color);
}

/// The colours of a border: lozenges, their cores, and the stitches between them.
pub(super) type BorderColors = [Rgb; 3];

/// A border of lozenges across the picture, symmetrical about its middle.
pub(super) fn border(canvas: &mut Canvas, top: f32, cell: f32, [color, core, between]: BorderColors) {
    let width = canvas.width();
    let count = (width / cell) as i32;
    let count = count - i32::from(count % 2 == 0);
    let left = (width - count as f32 * cell) / 2.0;
    let middle = (count - 1) / 2;
    let reach = (middle + 2) / REPEAT + 1;
    let mut dot = |column: i32, color: Rgb| {
        let area = Area::new(left + column as f32 * cell + 0.5, top + 2.0 * cell + 0.5, cell - 1.0, cell - 1.0);
        canvas.rect(area, 0.0, color);
    };
    for number in -reach..=reach {
        let at = middle + number * REPEAT;
        dot(at, core);
        dot(at + REPEAT / 2, between);
    }
    for number in -reach..=reach {
        let at = middle + number * REPEAT;
        lozenge(canvas, (left + (at as f32 + 0.5) * cell, top + 2.5 * cell), cell, color);
    }
}

/// The stitches of a card's back, on a card 240 units wide.
pub(super) fn back() -> Option<Path> {
    let cells = Cells { columns: 15, rows: 21, cell: 14.0, gap: 1.0, x: 15.0, y: 21.0 };
    cells.path(|column, row| {
        let (across, down) = ((column - 7).abs(), (row - 10).abs());
        let rim = (down == 10 && column % 2 == 1) || (across == 7 && row % 2 == 1);
        let corner =
            across <= 6 && ((across + down == 12 && (6..=9).contains(&down)) || (across + down == 14 && down <= 9));
        in_star(across, down) || rim || corner
    })
}
