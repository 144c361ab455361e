//! The board of Ristiseiska: four rows with thirteen fixed places each.

use talon_cards::{Card, Suit};
use talon_scene::{Board, Row};

use super::around::Around;
use super::canvas::{Area, Pen};
use super::kit::Kit;
use super::people::Disc;
use super::sprites::Sprite;
use super::tokens::{Grid, ON_CARD};
use crate::PictureError;

/// The left edge of the first place, and how far the places and the rows are apart.
const LEFT: f32 = 78.0;
const STEP: f32 = 47.8;
const ROW_DOWN: f32 = 82.0;
/// How wide and high a place is.
const TILE: (f32, f32) = (44.0, 72.0);
/// The middle of the row's suit, and its height.
const SUIT: (f32, f32) = (46.0, 50.0);
/// The place of the seven, with which a row begins.
const SEVEN: u8 = 7;

/// What is in a place of the board.
enum Content {
    Laid,
    /// The card could be laid there; whether the reader holds it.
    Next(bool),
    Empty,
}

impl Kit {
    /// The board.
    pub(super) fn board(&mut self, grid: Grid, around: &Around<'_>, board: &Board) -> Result<(), PictureError> {
        let top = grid.middle;
        let sevens = left(SEVEN);
        let column = Area::new(sevens - 5.0, top - 8.0, TILE.0 + 10.0, 4.0 * ROW_DOWN + 6.0);
        self.canvas.rect(column, 12.0, self.colors.lift);
        for (number, row) in board.rows.iter().take(Suit::ALL.len()).enumerate() {
            let y = top + number as f32 * ROW_DOWN;
            self.suit(row.suit, (SUIT.0, y + TILE.1 / 2.0), SUIT.1, self.colors.suits.of(row.suit));
            for (place, card) in row.places() {
                self.place(Area::new(left(place), y, TILE.0, TILE.1), card, &content(place, card, row, board))?;
            }
            self.latest(y, row, around, board);
        }
        Ok(())
    }

    fn place(&mut self, area: Area, card: Card, content: &Content) -> Result<(), PictureError> {
        match *content {
            Content::Laid => self.tile(card, area)?,
            Content::Next(held) => {
                let inner = Area::new(area.x + 2.0, area.y + 2.0, area.width - 4.0, area.height - 4.0);
                let (width, color) = if held { (4.0, self.colors.next_edge) } else { (2.5, self.colors.quiet) };
                if held {
                    self.canvas.rect(inner, 9.0, self.colors.next);
                }
                self.canvas.outline(inner, 9.0, Pen::new(width).dashed(8.0, 6.0), color);
                self.rank(card.rank(), area.middle(), (36.0, 120.0), color);
            }
            Content::Empty => self.canvas.disc(area.middle(), 4.0, self.colors.line),
        }
        Ok(())
    }

    /// A card that was laid.
    fn tile(&mut self, card: Card, area: Area) -> Result<(), PictureError> {
        self.sprite(Sprite::Tile(card), area, |kit, area| {
            kit.small_card(area, 9.0, true);
            let ink = ON_CARD.of(card.suit());
            let middle = area.middle().0;
            kit.rank(card.rank(), (middle, area.y + area.height * 0.36), (area.height * 0.48, 124.0), ink);
            kit.suit(card.suit(), (middle, area.y + area.height * 0.79), area.height * 0.25, ink);
        })
    }

    /// The discs of those who laid the latest cards.
    fn latest(&mut self, y: f32, row: &Row, around: &Around<'_>, board: &Board) {
        for (seat, card) in board.latest.iter().filter(|(_, card)| card.suit() == row.suit) {
            if let Some(person) = around.person(*seat) {
                let middle = left(Row::place_of(card.rank())) + TILE.0 / 2.0;
                self.who((middle, y + TILE.1 - 4.0), person, Disc::parted(15.0, self.colors.cloth, 3.0));
            }
        }
    }
}

/// The left edge of a place, which is a whole pixel.
fn left(place: u8) -> f32 {
    (LEFT + f32::from(place - 1) * STEP).round()
}

fn content(place: u8, card: Card, row: &Row, board: &Board) -> Content {
    if row.is_laid(place) {
        return Content::Laid;
    }
    if row.next.contains(&card) { Content::Next(board.fitting.contains(&card)) } else { Content::Empty }
}
