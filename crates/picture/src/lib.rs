//! Pictures: of cards, for platforms that can show a card better than its name, and charts.
//!
//! A [`tile`] is not a whole card face, which nobody could read in a line of text. It is the face's corner: a rank and
//! a suit as large as they can be, on a white ground whose outline shows on a light page. The suits have four colours:
//! ♠ black, ♥ red, ♣ green, ♦ blue.
//!
//! A [`chart()`] is a few lines that rise and fall, with figures along its edges and the names of those whose lines they are.
//!
//! All artwork of cards is in `assets/tile.svg`, and the letters of charts are in `assets/letters.ttf`; the `README.md` beside them says
//! where the shapes come from and under which licence. Nothing in here does I/O or needs a font of the system.

mod chart;
mod draw;
mod glyphs;
pub mod samples;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use talon_cards::Card;

pub use chart::{CHART_SIZE, Chart, Line, Places, chart};
pub use draw::{STRONG_FONT, TEXT_FONT, draw, has_letter, sprite};

/// The template of every tile, in which `{rank}` and `{suit}` stand for the card's letters.
const TEMPLATE: &str = include_str!("../assets/tile.svg");

/// Which artwork this is: it changes with every change of the tiles' shapes, colours or layout, so that a program that
/// keeps uploaded tiles can tell whether they are still current. The first 8 hex digits of the SHA-256 of
/// `assets/tile.svg`, which a test compares.
pub const ARTWORK: &str = "c7b2c224";

/// How wide and how high a [`tile`] is, in pixels.
pub const TILE_SIZE: u32 = 128;

/// A picture could not be drawn or encoded. It says why, in the renderer's words, and never which card it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no picture: {0}")]
pub struct PictureError(String);

/// The tile of a card: a PNG of [`TILE_SIZE`] × [`TILE_SIZE`] pixels with transparent corners, below 6 KiB. The same
/// card always gives the same bytes.
///
/// # Errors
///
/// When the template cannot be read or the picture cannot be encoded; the tests draw all 52 cards.
pub fn tile(card: Card) -> Result<Vec<u8>, PictureError> {
    let mut canvas =
        Pixmap::new(TILE_SIZE, TILE_SIZE).ok_or_else(|| PictureError("the canvas is too large".to_owned()))?;
    resvg::render(&drawing(card)?, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| PictureError(error.to_string()))
}

/// The template filled in for a card, one unit to the pixel.
fn drawing(card: Card) -> Result<Tree, PictureError> {
    let svg = TEMPLATE.replace("{rank}", &card.rank().to_string()).replace("{suit}", &card.suit().to_string());
    Tree::from_str(&svg, &Options::default()).map_err(|error| PictureError(error.to_string()))
}
