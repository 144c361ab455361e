//! Words as shapes: how wide a text is, how it is made to fit, and where its letters and suits stand.

use resvg::tiny_skia::{Path, PathBuilder};
use talon_cards::Suit;
use ttf_parser::GlyphId;
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

/// A text whose letters have their places, from the beginning of its baseline.
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
        let mut left: Vec<&str> = words.graphemes(true).collect();
        loop {
            left.pop();
            let words = format!("{}{CUT}", left.concat().trim_end());
            if left.len() <= 1 || fits(&words, true) {
                return Fitted { words, narrow: true };
            }
        }
    }

    /// The text in as few lines as possible, each as narrow as possible; in more than `most` lines only if a line is one word.
    pub(super) fn wrap(&self, words: &str, style: Type, room: f32, most: usize) -> Vec<String> {
        let list: Vec<&str> = words.split_whitespace().collect();
        let mut lines = broken(&list, |line| self.width(line, style, false) <= room);
        // With the same number of lines, they may all be narrower: then the last is not a single word.
        let mut least = room;
        while lines.len() > 1 {
            least -= room / 40.0;
            let tighter = broken(&list, |line| self.width(line, style, false) <= least);
            if tighter.len() > lines.len() || tighter.iter().any(|line| self.width(line, style, false) > room) {
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

    /// Walks over the signs of a text with the advance of each in ems, and its scale. What has no shape is passed over.
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

/// Words in lines that fit, as many words in each as possible.
fn broken(words: &[&str], fits: impl Fn(&str) -> bool) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push((*word).to_owned()),
        }
    }
    lines
}
