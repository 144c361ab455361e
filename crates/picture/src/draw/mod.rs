//! Scenes as pictures: the table at home, a cloth with a stitched border, ivory cards, one lamp.
//!
//! One sign has one meaning: amber is to act, a disc with a letter is who did it, a star is who won, a red stamp is what counts more. The
//! modules depend on each other in this order: [`palette`] and [`tokens`] have the numbers; [`canvas`] paints shapes; [`fonts`], [`words`],
//! [`art`], [`faces`] and [`stitches`] have the shapes of words, cards and cloth; [`sprites`] caches what is drawn once; [`kit`],
//! [`names`], [`people`], [`marks`], [`plate`] and [`around`] are the parts of pictures; [`hand`], [`table`], [`deal_end`] and
//! [`match_end`] are the pictures; [`png`] encodes them. [`mod@sprite`] has the shapes of cards for browsers.

mod around;
mod art;
mod auction;
mod board;
mod canvas;
mod deal_end;
mod faces;
mod fonts;
mod hand;
mod kit;
mod marks;
mod match_end;
mod names;
mod palette;
mod people;
mod plate;
mod png;
mod sprite;
mod sprites;
mod stitches;
mod table;
mod tokens;
mod trick;
mod words;

use talon_cards::Rank;
use talon_scene::{CourtLetters, Scene, Style};

pub use self::fonts::{STRONG as STRONG_FONT, TEXT as TEXT_FONT};
pub use self::sprite::sprite;

use self::art::Art;
use crate::PictureError;

/// Whether the corner of a card has a shape for this letter.
///
/// # Errors
///
/// When the shapes of the cards cannot be read.
pub fn has_letter(letter: char) -> Result<bool, PictureError> {
    let art = Art::load()?;
    let letters = CourtLetters([letter; 4]);
    Ok(art.rank(Rank::Ace, letters).is_some() && art.plain_rank(Rank::Ace, letters).is_some())
}

/// The picture of a scene: a PNG, 720 pixels wide, but 1200 × 630 at the end of a match. The same scene in the same style always gives
/// the same bytes.
///
/// # Errors
///
/// When a font or the shapes of the cards cannot be read or the picture cannot be encoded; never because of the scene's content.
pub fn draw(scene: &Scene, style: impl Into<Style>) -> Result<Vec<u8>, PictureError> {
    let style = style.into();
    match scene {
        Scene::Table(table) => table::draw(table, style),
        Scene::Hand(hand) => hand::draw(hand, style),
        Scene::DealEnd(end) => deal_end::draw(end, style),
        Scene::MatchEnd(end) => match_end::draw(end, style),
    }
}
