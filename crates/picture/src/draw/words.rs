//! Words as shapes: how wide a text is, how it is made to fit, and where its letters and suits stand.

use resvg::tiny_skia::{Path, PathBuilder};
use skrifa::GlyphId;
use talon_cards::Suit;
use unicode_segmentation::UnicodeSegmentation;

use super::fonts::{Font, Fonts};
use super::tokens::{Type, Weight};

/// The mark at the end of a text that was cut.
const CUT: char = '…';
/// The most graphemes of a name.
pub(super) const LONGEST_NAME: usize = 32;
/// How high a suit among letters is, in ems, and how wide its place is, in its heights.
const SUIT_HEIGHT: f32 = 0.8;
const SUIT_WIDTH: f32 = 0.86;
/// How far above the baseline the middle of such a suit is, in ems.
const SUIT_UP: f32 = 0.345;
/// How large an emoji is beside letters.
const EMOJI: f32 = 0.92;

/// A suit that stands among letters.
pub(super) struct Among {
    pub(super) suit: Suit,
    /// Its middle, from the beginning of the baseline.
    pub(super) middle: (f32, f32),
    pub(super) height: f32,
}

/// A laid-out text, from the beginning of its baseline.
pub(super) struct Laid {
    /// The outlines of all letters.
    pub(super) letters: Option<Path>,
    pub(super) suits: Vec<Among>,
    pub(super) width: f32,
}

/// A sign of a text.
enum Sign<'a> {
    Letter(&'a Font, GlyphId),
    Suit(Suit),
}

/// A text that fits its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fitted {
    pub(super) words: String,
    pub(super) narrow: bool,
}

impl Fonts {
    /// Lays a text out.
    pub(super) fn lay(&self, words: &str, Type(size, weight): Type, narrow: bool) -> Laid {
        let (mut path, mut suits, mut x) = (PathBuilder::new(), Vec::new(), 0.0);
        let mut place = |sign: &Sign<'_>, at: f32, size: f32| match sign {
            Sign::Letter(font, glyph) => font.outline(*glyph, size, (at, 0.0), &mut path),
            Sign::Suit(suit) => {
                let height = size * SUIT_HEIGHT;
                let middle = (at + size * 0.02 + height * SUIT_WIDTH / 2.0, -size * SUIT_UP);
                suits.push(Among { suit: *suit, middle, height });
            }
        };
        self.walk(words, weight, narrow, |sign, advance, scale| {
            place(sign, x, size * scale);
            x += advance * size;
        });
        Laid { letters: path.finish(), suits, width: x }
    }

    /// How wide a text is.
    pub(super) fn width(&self, words: &str, Type(size, weight): Type, narrow: bool) -> f32 {
        let mut width = 0.0;
        self.walk(words, weight, narrow, |_, advance, _| width += advance);
        width * size
    }

    /// The text as it fits into `room` pixels: if it is too wide, in narrow letters, and then cut after a whole grapheme.
    pub(super) fn fit(&self, words: &str, style: Type, room: f32) -> Fitted {
        let fits = |words: &str, narrow| self.width(words, style, narrow) <= room;
        if let Some(narrow) = [false, true].into_iter().find(|narrow| fits(words, *narrow)) {
            return Fitted { words: words.to_owned(), narrow };
        }
        let parts: Vec<&str> = words.graphemes(true).collect();
        let cut = |count: usize| {
            let kept = parts.get(..count).unwrap_or_default().concat();
            format!("{}{CUT}", kept.trim_end_matches(|end: char| end.is_whitespace() || end == '·'))
        };
        let counts: Vec<usize> = (2..parts.len()).collect();
        let more = counts.partition_point(|count| fits(&cut(*count), true));
        Fitted { words: cut(more + 1), narrow: true }
    }

    /// The text in as few lines as possible, each as narrow as possible; in more than `most` lines only if a line is one word.
    pub(super) fn wrap(&self, words: &str, style: Type, room: f32, most: usize) -> Vec<String> {
        self.wrap_parts(words.split_whitespace(), style, room, most)
    }

    /// The same with parts that are not broken: a line ends only between two of them.
    pub(super) fn wrap_parts<'a>(
        &self,
        parts: impl Iterator<Item = &'a str>,
        style: Type,
        room: f32,
        most: usize,
    ) -> Vec<String> {
        // Each part is measured once: kerning over a space changes nothing.
        let list: Vec<(&str, f32)> = parts.map(|part| (part, self.width(part, style, false))).collect();
        let space = self.width(" ", style, false);
        let mut lines = broken(&list, space, room);
        // With the same number of lines, they may all be narrower: then the last is not a single word.
        let mut least = room;
        while lines.len() > 1 {
            least -= room / 40.0;
            let tighter = broken(&list, space, least);
            if tighter.len() > lines.len() || list.iter().any(|(_, width)| *width > least) {
                break;
            }
            lines = tighter;
        }
        if lines.len() > most {
            let rest = lines.split_off(most.saturating_sub(1)).join(" ");
            lines.push(rest);
        }
        lines
    }

    /// The first grapheme that can stand for a name; none if there are no shapes for any.
    pub(super) fn initial(&self, name: &str) -> Option<String> {
        let drawn = |part: &&str| part.chars().next().is_some_and(|first| self.has(first) && !first.is_whitespace());
        let says = |part: &&str| part.chars().next().is_some_and(|first| first.is_alphanumeric() || !first.is_ascii());
        let part = name.graphemes(true).filter(drawn).find(says).or_else(|| name.graphemes(true).find(drawn))?;
        let upper = part.to_uppercase();
        let one = upper.graphemes(true).count() == 1 && upper.chars().all(|letter| self.has(letter));
        Some(if one { upper } else { part.to_owned() })
    }

    /// Whether there are shapes for enough of a name to recognise it.
    pub(super) fn can_write(&self, name: &str) -> bool {
        let (letters, known) = name
            .chars()
            .filter(|letter| letter.is_alphanumeric())
            .fold((0, 0), |(all, known), letter| (all + 1, known + usize::from(self.has(letter))));
        if letters > 0 { 2 * known > letters } else { self.initial(name).is_some() }
    }

    fn has(&self, letter: char) -> bool {
        suit(letter).is_some()
            || [&self.of(Weight::Figure, false), &self.emoji()].iter().any(|font| font.glyph(letter).is_some())
    }

    /// Visits the signs of a text with the advance of each in ems, and its scale. Signs without shapes are skipped.
    fn walk(&self, words: &str, weight: Weight, narrow: bool, mut visit: impl FnMut(&Sign<'_>, f32, f32)) {
        let font = self.of(weight, narrow);
        let mut before: Option<GlyphId> = None;
        // A letter's advance is known once the next letter is.
        let mut waiting: Option<(Sign<'_>, f32)> = None;
        for part in words.graphemes(true) {
            for sign in self.signs(part, font) {
                let glyph = match &sign {
                    Sign::Letter(used, glyph) if std::ptr::eq(*used, font) => Some(*glyph),
                    Sign::Letter(..) | Sign::Suit(_) => None,
                };
                let kern = before.zip(glyph).map_or(0.0, |(before, glyph)| font.kern(before, glyph));
                if let Some((sign, advance)) = waiting.take() {
                    visit(&sign, advance + kern, scale(&sign, font));
                }
                before = glyph;
                let advance = match &sign {
                    Sign::Letter(used, glyph) => used.advance(*glyph) * scale(&sign, font),
                    Sign::Suit(_) => SUIT_HEIGHT * SUIT_WIDTH + 0.03,
                };
                waiting = Some((sign, advance));
            }
        }
        if let Some((sign, advance)) = waiting {
            visit(&sign, advance, scale(&sign, font));
        }
    }

    /// The signs of a grapheme: a suit, letters of the font, or one emoji.
    fn signs<'a>(&'a self, part: &str, font: &'a Font) -> Vec<Sign<'a>> {
        let Some(first) = part.chars().next() else { return Vec::new() };
        if let Some(suit) = suit(first) {
            return vec![Sign::Suit(suit)];
        }
        if font.glyph(first).is_some() {
            return part
                .chars()
                .filter_map(|letter| font.glyph(letter))
                .map(|glyph| Sign::Letter(font, glyph))
                .collect();
        }
        self.emoji().glyph(first).map(|glyph| Sign::Letter(self.emoji(), glyph)).into_iter().collect()
    }
}

fn scale(sign: &Sign<'_>, font: &Font) -> f32 {
    match sign {
        Sign::Letter(used, _) if !std::ptr::eq(*used, font) => EMOJI,
        Sign::Letter(..) | Sign::Suit(_) => 1.0,
    }
}

fn suit(letter: char) -> Option<Suit> {
    Suit::ALL.iter().copied().find(|suit| suit.glyph() == letter)
}

/// Words, with the width of each, in lines of at most `room` pixels, as many words in each as possible.
fn broken(words: &[(&str, f32)], space: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut used = 0.0;
    for (word, width) in words {
        used += space + width;
        match lines.last_mut() {
            Some(line) if used <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => {
                lines.push((*word).to_owned());
                used = *width;
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAME: Type = Type(35.0, Weight::Strong);

    fn fonts() -> &'static Fonts {
        Fonts::load(talon_scene::Cyrillic::Bulgarian).unwrap()
    }

    #[test]
    fn every_weight_has_the_letters_of_our_languages() {
        let russian_and_bulgarian = ('А'..='я').chain("ЁёЍѝ".chars());
        let signs = "0123456789−+.,:–…·№()%×’“”„".chars();
        for letter in ('A'..='Z').chain('a'..='z').chain(russian_and_bulgarian).chain(signs).chain("šđçğőßéÄΩ".chars())
        {
            for weight in [Weight::Text, Weight::Strong, Weight::Figure] {
                for narrow in [false, true] {
                    assert!(fonts().of(weight, narrow).glyph(letter).is_some(), "{letter} in {weight:?}");
                }
            }
        }
    }

    #[test]
    fn figures_stand_under_each_other_and_letters_are_kerned() {
        let width = |text: &str| fonts().width(text, NAME, false);
        assert!((width("1111") - width("8888")).abs() < 0.01);
        assert!(width("AV") < width("A") + width("V"));
        assert!((width("") - 0.0).abs() < f32::EPSILON);
    }

    #[test]
    fn what_is_too_wide_is_condensed_and_then_cut_after_a_grapheme() {
        let fit = |text: &str, room: f32| fonts().fit(text, NAME, room);
        let full = fonts().width("Kurjenpää-Hämäläinen", NAME, false);
        assert_eq!(
            fit("Kurjenpää-Hämäläinen", full),
            Fitted { words: "Kurjenpää-Hämäläinen".to_owned(), narrow: false }
        );
        assert_eq!(
            fit("Kurjenpää-Hämäläinen", full - 1.0),
            Fitted { words: "Kurjenpää-Hämäläinen".to_owned(), narrow: true }
        );
        let cut = fit(&"ж".repeat(1000), 200.0);
        assert!(cut.words.ends_with(CUT) && cut.words.chars().count() > 5, "{cut:?}");
        assert!(fonts().width(&cut.words, NAME, true) <= 200.0);
        assert_eq!(fit("Ana · Boris", 95.0).words, "Ana…", "no separator is left at the end");
        assert_eq!(fit("Ana", 0.0).words, "A…");
    }

    #[test]
    fn lines_are_about_as_wide_as_each_other() {
        let text = "Ana has the most points, 81, and takes those of Борис, × 2.";
        let lines = fonts().wrap(text, Type(30.0, Weight::Text), 500.0, 4);
        assert_eq!(lines.len(), 2);
        assert_eq!(lines.join(" "), text);
        let width = |line: &String| fonts().width(line, Type(30.0, Weight::Text), false);
        assert!((width(&lines[0]) - width(&lines[1])).abs() < 150.0, "{lines:?}");
        assert_eq!(fonts().wrap(&"слово ".repeat(200), Type(30.0, Weight::Text), 500.0, 4).len(), 4);
    }

    #[test]
    fn a_part_is_not_broken() {
        let parts = ["Vera 72 ·", "Heta 28 ·", "Emma 39"];
        let style = Type(30.0, Weight::Text);
        let room = fonts().width("Vera 72 · Heta", style, false) + 1.0;
        assert_eq!(fonts().wrap_parts(parts.into_iter(), style, room, 3), parts);
    }

    #[test]
    fn a_disc_has_the_first_sign_that_can_be_drawn() {
        let initial = |name: &str| fonts().initial(name);
        assert_eq!(initial("ana").as_deref(), Some("A"));
        assert_eq!(initial("борис").as_deref(), Some("Б"));
        assert_eq!(initial("~[Heta]~").as_deref(), Some("H"));
        assert_eq!(initial("🦊 Лисана").as_deref(), Some("🦊"));
        assert_eq!(initial("-_-").as_deref(), Some("-"));
        for nothing in ["", " ", "李小龙", "محمد", "\u{200b}"] {
            assert_eq!(initial(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn a_name_can_be_written_if_most_of_it_can() {
        for name in ["Ana", "Гошо 🎸", "🦊", "-_-", "Żaneta 李"] {
            assert!(fonts().can_write(name), "{name}");
        }
        for name in ["李小龙", "محمد 7", "שלום", "\u{202e}", ""] {
            assert!(!fonts().can_write(name), "{name}");
        }
    }
}
