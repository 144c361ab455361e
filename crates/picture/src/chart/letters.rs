//! Letters as shapes: how wide a text is, and where its outlines run.

use resvg::tiny_skia::{Path, PathBuilder};

use crate::PictureError;
use crate::glyphs::Glyphs;

const FONT: &[u8] = include_bytes!("../../assets/letters.ttf");

/// The mark at the end of a text that was cut.
const CUT: char = '…';

/// The letters that have shapes.
pub(super) struct Letters {
    glyphs: Glyphs,
}

impl Letters {
    pub(super) fn new() -> Result<Self, PictureError> {
        Ok(Self { glyphs: Glyphs::new(FONT)? })
    }

    /// The part of the text that has shapes; none if too little is left to recognise it.
    pub(super) fn legible(&self, text: &str) -> Option<String> {
        let words = text.split_whitespace().map(|word| word.chars().filter(|&letter| self.glyphs.of(letter).is_some()));
        let words: Vec<String> = words.map(Iterator::collect).filter(|word: &String| !word.is_empty()).collect();
        let kept = words.join(" ");
        let says_something = kept == text.trim() || kept.chars().any(char::is_alphanumeric);
        (says_something && !kept.is_empty()).then_some(kept)
    }

    /// As much of the text as fits into `room` pixels, at a size of `size` pixels to the em.
    pub(super) fn fitted(&self, text: &str, size: f32, room: f32) -> String {
        if self.width(text, size) <= room {
            return text.to_owned();
        }
        let room = room - self.advance(CUT, size);
        let mut used = 0.0;
        let fits = |letter: &char| {
            used += self.advance(*letter, size);
            used <= room
        };
        let kept: String = text.chars().take_while(fits).collect();
        format!("{}{CUT}", kept.trim_end())
    }

    /// How wide a text is, in pixels.
    pub(super) fn width(&self, text: &str, size: f32) -> f32 {
        text.chars().map(|letter| self.advance(letter, size)).sum()
    }

    /// How high a capital letter is, in pixels.
    pub(super) fn height(&self, size: f32) -> f32 {
        // The font itself does not say.
        self.glyphs.of('H').map_or(0.0, |capital| self.glyphs.height(capital) * self.scale(size))
    }

    /// The outlines of a text that begins at this point of its baseline. None for a text without ink.
    pub(super) fn outline(&self, text: &str, size: f32, (mut x, y): (f32, f32)) -> Option<Path> {
        let mut path = PathBuilder::new();
        for letter in text.chars() {
            if let Some(glyph) = self.glyphs.of(letter) {
                self.glyphs.outline(glyph, size, (x, y), &mut path);
            }
            x += self.advance(letter, size);
        }
        path.finish()
    }

    fn advance(&self, letter: char, size: f32) -> f32 {
        self.glyphs.of(letter).map_or(0.0, |glyph| self.glyphs.advance(glyph) * self.scale(size))
    }

    fn scale(&self, size: f32) -> f32 {
        size / self.glyphs.units()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_shape_is_left_out() {
        let letters = Letters::new().unwrap();
        let legible = |text: &str| letters.legible(text);
        assert_eq!(legible("Ана Čapek"), Some("Ана Čapek".to_owned()));
        assert_eq!(legible("🎉 Ana\u{1f468}\u{200d}\u{1f469} 🎉"), Some("Ana".to_owned()));
        assert_eq!(legible("\u{202e}Ana\u{7}\u{2069}\u{ad}"), Some("Ana".to_owned()));
        assert_eq!(legible("-_-"), Some("-_-".to_owned()));
        for nothing in ["李小龙", "🎉.", "שלום", "محمد", "", " \u{200b}\n"] {
            assert_eq!(legible(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn every_letter_of_both_languages_has_ink() {
        let letters = Letters::new().unwrap();
        let russian_and_bulgarian = 'А'..='я';
        let signs = "0123456789−+±.,:–…·№()%".chars();
        for letter in
            ('A'..='Z').chain('a'..='z').chain(russian_and_bulgarian).chain(signs).chain("ѝЍšđçğőßéÄΩ".chars())
        {
            let drawn = letters.outline(&letter.to_string(), 20.0, (0.0, 0.0));
            assert!(drawn.is_some(), "{letter} has no shape");
        }
    }

    #[test]
    fn a_long_text_is_cut_to_its_room() {
        let letters = Letters::new().unwrap();
        assert_eq!(letters.fitted("Ana", 20.0, 100.0), "Ana");
        let cut = letters.fitted(&"ж".repeat(1000), 20.0, 100.0);
        assert!(cut.ends_with(CUT) && cut.chars().count() > 3, "{cut}");
        assert!(letters.width(&cut, 20.0) <= 100.0);
        assert_eq!(letters.fitted("Ana", 20.0, 0.0), "…");
    }

    #[test]
    fn a_text_is_as_wide_as_its_letters() {
        let letters = Letters::new().unwrap();
        let digit = letters.width("7", 100.0);
        assert!((50.0..80.0).contains(&digit), "{digit}");
        assert!((letters.width("1234", 100.0) - 4.0 * digit).abs() < 0.01, "digits stand under each other");
        assert!((60.0..80.0).contains(&letters.height(100.0)));
    }
}
