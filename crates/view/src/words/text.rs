//! Text whose parts are marked by kind, so that each platform can write them in its own way.

use std::fmt;
use std::time::Duration;

use talon_cards::{Card, Rank, Suit};
use talon_table::Timestamp;

/// What a part of a text is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sense {
    /// Words of our own.
    Words,
    /// Text that a person chose, such as a name. Nothing in it may take effect: no link, no mention, no mark-up.
    Foreign,
    /// A card, which everybody who reads the text may see.
    Card(Card),
    /// A suit.
    Suit(Suit),
    /// A rank, of no suit or of one that was named before.
    Rank(Rank),
    /// A moment. Its text gives the time in UTC; a platform that knows the reader's time zone can do better.
    Moment(Timestamp),
    /// A length of time, which its words tell in full.
    Length(Duration),
}

/// A part of a text.
#[derive(Clone, PartialEq, Eq)]
pub struct Run {
    /// What it says, in the reader's language: for platforms that have nothing better.
    pub text: String,
    /// What it is.
    pub sense: Sense,
}

/// A text in the reader's language, part by part.
///
/// Text that people chose stands between U+2068 and U+2069, which belong to the words around it, so a name in another script
/// cannot disturb the sentence. `Debug` tells only the size, because a text may name the cards of somebody's hand.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Text(pub(super) Vec<Run>);

impl Text {
    /// The parts, none of them empty.
    #[must_use]
    pub fn runs(&self) -> &[Run] {
        &self.0
    }

    /// The plain text, without the kinds of its parts.
    #[must_use]
    pub fn plain(&self) -> String {
        self.0.iter().map(|run| run.text.as_str()).collect()
    }

    /// Whether there is nothing to read.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        self.0.iter().all(|run| run.text.trim().is_empty())
    }

    /// Its length in UTF-16 units.
    #[must_use]
    pub fn units(&self) -> usize {
        self.0.iter().map(|run| run.text.encode_utf16().count()).sum()
    }

    /// The texts one after another, with these words between them.
    #[must_use]
    pub fn join(texts: impl IntoIterator<Item = Self>, between: &str) -> Self {
        let mut joined = Self::default();
        for (place, text) in texts.into_iter().enumerate() {
            if place > 0 {
                joined.push_words(between);
            }
            text.0.into_iter().for_each(|run| joined.push(run));
        }
        joined
    }

    /// Text that a person chose.
    #[must_use]
    pub fn foreign(text: &str) -> Self {
        Self(vec![Run { text: text.to_owned(), sense: Sense::Foreign }])
    }

    /// Reads a text that was stored with the marks U+2068 and U+2069: the text between each pair was chosen by a person.
    #[must_use]
    pub fn marked(text: &str) -> Self {
        let mut read = Self::default();
        let mut rest = text;
        while let Some((before, (name, after))) =
            rest.split_once('\u{2068}').and_then(|(before, rest)| Some((before, rest.split_once('\u{2069}')?)))
        {
            read.push_words(&format!("{before}\u{2068}"));
            read.push(Run { text: name.to_owned(), sense: Sense::Foreign });
            read.push_words("\u{2069}");
            rest = after;
        }
        read.push_words(rest);
        read
    }

    /// A moment, with its text for platforms that have nothing better.
    #[must_use]
    pub fn moment(at: Timestamp, text: String) -> Self {
        Self(vec![Run { text, sense: Sense::Moment(at) }])
    }

    /// A length of time in words.
    #[must_use]
    pub fn length(duration: Duration, words: String) -> Self {
        Self(vec![Run { text: words, sense: Sense::Length(duration) }])
    }

    /// The lines of a text that has several.
    pub(crate) fn lines(self) -> Vec<Self> {
        let mut lines = vec![Self::default()];
        for Run { text, sense } in self.0 {
            for (place, part) in text.split('\n').enumerate() {
                if place > 0 {
                    lines.push(Self::default());
                }
                if let Some(line) = lines.last_mut() {
                    line.push(Run { text: part.to_owned(), sense });
                }
            }
        }
        lines.iter_mut().for_each(Self::trim_end);
        lines
    }

    /// A pattern in which the `n`th of these texts stands wherever its [`placeholder`] does.
    pub(crate) fn filled(pattern: &str, texts: &[Self]) -> Self {
        let mut filled = Self::default();
        let mut words = String::new();
        for letter in pattern.chars() {
            match placed(letter).and_then(|place| texts.get(place)) {
                Some(text) => {
                    filled.push_words(&std::mem::take(&mut words));
                    text.0.iter().for_each(|run| filled.push(run.clone()));
                }
                None => words.push(letter),
            }
        }
        filled.push_words(&words);
        filled
    }

    /// The text with its moments in other words.
    pub(crate) fn with_moments(mut self, told: impl Fn(Timestamp) -> String) -> Self {
        for run in &mut self.0 {
            if let Sense::Moment(at) = run.sense {
                run.text = told(at);
            }
        }
        self
    }

    /// The text as it is, whatever letters its reader chose: its cards and ranks become words.
    pub(crate) fn fixed(self) -> Self {
        Self::from(self.plain())
    }

    /// The text without the marks around people's text; for texts that hold none, and for pictures.
    pub(crate) fn unmarked(mut self) -> Self {
        for run in self.0.iter_mut().filter(|run| run.sense == Sense::Words) {
            run.text.retain(|letter| !matches!(letter, '\u{2068}' | '\u{2069}'));
        }
        self.0.retain(|run| !run.text.is_empty());
        self
    }

    pub(crate) fn push_words(&mut self, words: &str) {
        self.push(Run { text: words.to_owned(), sense: Sense::Words });
    }

    pub(crate) fn push(&mut self, run: Run) {
        match self.0.last_mut() {
            _ if run.text.is_empty() => {}
            Some(last) if last.sense == Sense::Words && run.sense == Sense::Words => last.text.push_str(&run.text),
            _ => self.0.push(run),
        }
    }

    /// The parts one after another.
    pub(crate) fn of(runs: impl IntoIterator<Item = Run>) -> Self {
        let mut text = Self::default();
        runs.into_iter().for_each(|run| text.push(run));
        text
    }

    /// Without blanks at its end.
    pub(crate) fn trimmed(mut self) -> Self {
        self.trim_end();
        self
    }

    fn trim_end(&mut self) {
        while let Some(last) = self.0.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                return;
            }
            self.0.pop();
        }
    }
}

/// Private-use characters. They have a meaning in patterns only; our texts and people's texts are not searched for
/// them.
const FIRST_PLACEHOLDER: u32 = 0xf_0000;

/// The character that stands in a pattern for the text of this number.
pub(crate) fn placeholder(place: usize) -> String {
    u32::try_from(place)
        .ok()
        .and_then(|place| char::from_u32(FIRST_PLACEHOLDER + place))
        .map(String::from)
        .unwrap_or_default()
}

fn placed(letter: char) -> Option<usize> {
    let place = u32::from(letter).checked_sub(FIRST_PLACEHOLDER)?;
    usize::try_from(place).ok()
}

/// As [`Text::plain`].
impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|run| f.write_str(&run.text))
    }
}

/// Whether its plain text is exactly this.
impl PartialEq<str> for Text {
    fn eq(&self, other: &str) -> bool {
        self.plain() == other
    }
}

/// Whether its plain text is exactly this.
impl PartialEq<&str> for Text {
    fn eq(&self, other: &&str) -> bool {
        *self == **other
    }
}

impl From<String> for Text {
    /// Words of our own.
    fn from(words: String) -> Self {
        let mut text = Self::default();
        text.push_words(&words);
        text
    }
}

impl From<&str> for Text {
    /// Words of our own.
    fn from(words: &str) -> Self {
        Self::from(words.to_owned())
    }
}

impl From<Suit> for Text {
    fn from(suit: Suit) -> Self {
        Self(vec![Run { text: suit.glyph().to_string(), sense: Sense::Suit(suit) }])
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Text({} parts, {} units)", self.0.len(), self.units())
    }
}

impl fmt::Debug for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Run({:?}, {} bytes)", self.sense, self.text.len())
    }
}

impl fmt::Debug for Sense {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Words => "Words",
            Self::Foreign => "Foreign",
            Self::Card(_) => "Card",
            Self::Suit(_) => "Suit",
            Self::Rank(_) => "Rank",
            Self::Moment(_) => "Moment",
            Self::Length(_) => "Length",
        })
    }
}
