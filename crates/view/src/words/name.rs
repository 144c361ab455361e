//! The names of people in sentences.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthChar;

use super::{Placeable, Variables};
use crate::{Locale, Text};

/// A name that a person chose: at most 32 graphemes on one line, without anything that reorders or hides text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The greatest length in graphemes.
    pub const GRAPHEMES: usize = 32;
    /// The greatest length in UTF-16 units, which is what messages are measured in: a grapheme may have any length.
    pub const UNITS: usize = 80;

    /// How many accents a letter may have. More of them, as no language needs, cover the lines above and below.
    pub const ACCENTS: usize = 3;

    /// The name as it may stand in a page; `None` where nothing is left of it.
    #[must_use]
    pub fn new(raw: &str) -> Option<Self> {
        let spaced: String = raw
            .chars()
            .map(|char| if char.is_whitespace() { ' ' } else { char })
            .filter(|char| !is_disturbing(*char))
            .collect();
        let line = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let short = shorten(&low(&line), Self::GRAPHEMES, Self::UNITS);
        short.chars().any(|char| !is_invisible(char)).then_some(Self(short))
    }

    /// A name from our own texts, such as an AI player's.
    pub(crate) const fn own(text: String) -> Self {
        Self(text)
    }

    /// The name with a number behind it, within the same limits.
    pub(crate) fn numbered(&self, number: usize) -> Self {
        let behind = format!(" ({number})");
        let room = |limit: usize| limit.saturating_sub(behind.len());
        Self(shorten(&self.0, room(Self::GRAPHEMES), room(Self::UNITS)) + &behind)
    }

    /// The name, or its beginning, in at most so many characters; none where nothing of it fits.
    pub(crate) fn within(&self, most: usize) -> Option<Self> {
        if self.0.chars().count() <= most {
            return Some(self.clone());
        }
        let mut room = most.checked_sub(2)?;
        let fits = |grapheme: &&str| {
            let left = room.checked_sub(grapheme.chars().count());
            room = left.unwrap_or_default();
            left.is_some()
        };
        let short: String = self.0.graphemes(true).take_while(fits).collect();
        (!short.is_empty()).then(|| Self(format!("{}…", short.trim_end())))
    }

    /// The name's text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The line, or its beginning, with at most so many graphemes and UTF-16 units.
fn shorten(line: &str, most: usize, most_units: usize) -> String {
    let graphemes: Vec<&str> = line.graphemes(true).collect();
    let units: usize = line.encode_utf16().count();
    if graphemes.len() <= most && units <= most_units {
        return line.to_owned();
    }
    let mut short = String::new();
    let mut units = 0;
    for grapheme in graphemes.into_iter().take(most.saturating_sub(1)) {
        units += grapheme.encode_utf16().count();
        if units >= most_units {
            break;
        }
        short.push_str(grapheme);
    }
    if short.is_empty() {
        // One endless grapheme: its first character stands for it.
        short.extend(line.chars().next());
    }
    format!("{}…", short.trim_end())
}

/// The line without what towers above its letters.
fn low(line: &str) -> String {
    let mut accents = 0;
    let is_kept = |char: &char| {
        accents = if is_accent(*char) { accents + 1 } else { 0 };
        accents <= Name::ACCENTS
    };
    line.chars().filter(is_kept).collect()
}

/// Marks that are drawn on the letter before. What joins or selects emoji is none.
fn is_accent(char: char) -> bool {
    char.width() == Some(0) && !is_invisible(char)
}

/// Whether it disturbs the text around it: control characters, and marks that reorder or hide what is beside them.
#[must_use]
pub fn is_disturbing(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{061c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Characters that draw nothing by themselves.
fn is_invisible(char: char) -> bool {
    matches!(char,
        ' ' | '\u{00ad}' | '\u{034f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200c}' | '\u{200d}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

impl Placeable for Name {
    const FOREIGN: bool = true;

    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, Text::foreign(&self.0));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["Ana", "Борис"][draw % 2].to_owned())
    }
}

/// Somebody at the table, who may be the reader. Becomes two variables: `$<field>`, the name, and `$<field>-is`, which
/// is `you` for the reader and `other` for everybody else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Who {
    /// Whether it is the reader.
    pub you: bool,
    /// The name.
    pub name: Name,
}

impl Placeable for Who {
    const FOREIGN: bool = true;

    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        self.name.put(field, locale, into);
        into.set(format!("{field}-is"), if self.you { "you" } else { "other" });
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self { you: (draw / 2).is_multiple_of(2), name: Name::sample(draw) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_on_one_line_and_in_their_place() {
        let name = |raw: &str| Name::new(raw).map(|name| name.0);
        assert_eq!(name("  Ana \n Maria\t"), Some("Ana Maria".to_owned()));
        assert_eq!(name("\u{202e}evil\u{2069}\u{7}"), Some("evil".to_owned()));
        assert_eq!(name("👨‍👩‍👧"), Some("👨‍👩‍👧".to_owned()));
        assert_eq!(name(&"ж".repeat(32)), Some("ж".repeat(32)));
        assert_eq!(name(&"ж".repeat(33)), Some(format!("{}…", "ж".repeat(31))));
        for nothing in ["", " ", "\u{200b}\u{200d}", "\u{3164}\u{feff}", "\n\n"] {
            assert_eq!(name(nothing), None, "{nothing:?}");
        }
    }

    #[test]
    fn accents_do_not_tower_over_other_lines() {
        let name = |raw: &str| Name::new(raw).unwrap().0;
        assert_eq!(name(&format!("Z{}oe", "\u{334}\u{301}\u{489}\u{300}".repeat(9))), "Z\u{334}\u{301}\u{489}oe");
        for whole in ["Đặng Thị Ngọc", "a\u{323}\u{302}\u{301}", "שָׁלוֹם", "กิ๊ก", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏽‍🚀", "❤️‍🔥"]
        {
            assert_eq!(name(whole), whole);
        }
    }

    #[test]
    fn endless_graphemes_do_not_burst_a_page() {
        for raw in ["👨‍👩‍👧‍👦".repeat(32), "a\u{301}\u{302}\u{303}".repeat(400), "ש\u{5b0}\u{5bc}".repeat(60)]
        {
            let name = Name::new(&raw).unwrap();
            assert!(name.0.graphemes(true).count() <= Name::GRAPHEMES);
            assert!(name.0.encode_utf16().count() <= Name::UNITS + 1);
            assert!(name.0.ends_with('…'));
        }
    }

    #[test]
    fn a_number_has_room_behind_every_name() {
        let numbered = |raw: &str| Name::new(raw).unwrap().numbered(3);
        assert_eq!(numbered("Ana").0, "Ana (3)");
        assert_eq!(numbered(&"ж".repeat(32)).0, format!("{}… (3)", "ж".repeat(27)));
        for raw in ["👨‍👩‍👧‍👦".repeat(32), "a\u{301}\u{302}\u{303}".repeat(400), "𝕎".repeat(64)] {
            let name = numbered(&raw);
            assert!(name.0.graphemes(true).count() <= Name::GRAPHEMES);
            assert!(name.0.encode_utf16().count() <= Name::UNITS + 1);
            assert!(name.0.ends_with("… (3)"));
        }
    }
}
