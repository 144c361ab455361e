//! What may stand in a sentence's variable.

use fluent_bundle::FluentValue;
use talon_cards::{Card, Suit};
use talon_games::GameKind;
use talon_table::Timestamp;
use unicode_segmentation::UnicodeSegmentation;

use super::{Menu, Sentence, Variables, say};
use crate::{Locale, Text, cards, game};

/// A value that a message takes.
pub(crate) trait Placeable {
    /// Whether a person chose the text.
    const FOREIGN: bool = false;

    /// Adds the value to the variables under the field's name.
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables);

    /// The variables that the field becomes.
    #[cfg(test)]
    fn variables(field: &str) -> Vec<String> {
        vec![field.to_owned()]
    }

    /// Some value, for the tests.
    #[cfg(test)]
    fn sample(draw: usize) -> Self;
}

macro_rules! number {
    ($($number:ty),+) => { $(
        impl Placeable for $number {
            fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
                into.set(field, *self);
            }

            #[cfg(test)]
            fn sample(draw: usize) -> Self {
                [1, 2, 0, 5, 11, 21][draw % 6]
            }
        }
    )+ };
}

number!(u8, u32, i32);

/// A name that a person chose: at most 32 graphemes on one line, without anything that reorders or hides text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The greatest length in graphemes.
    pub const GRAPHEMES: usize = 32;
    /// The greatest length in UTF-16 units, which is what messages are measured in: a grapheme may have any length.
    pub const UNITS: usize = 80;

    /// The name as it may stand in a page; `None` where nothing is left of it.
    #[must_use]
    pub fn new(raw: &str) -> Option<Self> {
        let spaced: String = raw
            .chars()
            .map(|char| if char.is_whitespace() { ' ' } else { char })
            .filter(|char| !is_disturbing(*char))
            .collect();
        let line = spaced.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        let short = shorten(&line);
        short.chars().any(|char| !is_invisible(char)).then_some(Self(short))
    }

    /// A name from our own texts, such as an AI player's.
    pub(crate) const fn own(text: String) -> Self {
        Self(text)
    }

    /// The name's text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn shorten(line: &str) -> String {
    let graphemes: Vec<&str> = line.graphemes(true).collect();
    let units: usize = line.encode_utf16().count();
    if graphemes.len() <= Name::GRAPHEMES && units <= Name::UNITS {
        return line.to_owned();
    }
    let mut short = String::new();
    let mut units = 0;
    for grapheme in graphemes.into_iter().take(Name::GRAPHEMES - 1) {
        units += grapheme.encode_utf16().count();
        if units >= Name::UNITS {
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

/// Control characters, and marks that reorder the text around them.
fn is_disturbing(char: char) -> bool {
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
    fn variables(field: &str) -> Vec<String> {
        vec![field.to_owned(), format!("{field}-is")]
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self { you: (draw / 2).is_multiple_of(2), name: Name::sample(draw) }
    }
}

/// Cards or suits as people see them, such as `♥10 ♠J`.
#[derive(Clone, PartialEq, Eq)]
pub struct Symbols(Text);

impl Symbols {
    /// Several cards with a space between them.
    pub(crate) fn of(cards: impl IntoIterator<Item = Card>) -> Self {
        Self(Text::join(cards.into_iter().map(Text::from), " "))
    }

    /// Whether there is nothing to see.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_blank()
    }

    /// Many cards in little room: each suit once with its ranks, such as `♣ A 5 10, ♥ 7`. The cards are sorted by suit already.
    pub(crate) fn by_suit(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut suits: Vec<(Suit, String)> = Vec::new();
        for card in cards {
            let rank = cards::rank(card.rank());
            match suits.last_mut() {
                Some((suit, ranks)) if *suit == card.suit() => ranks.push_str(&format!(" {rank}")),
                _ => suits.push((card.suit(), format!(" {rank}"))),
            }
        }
        let suit = |(suit, ranks): (Suit, String)| Text::join([Text::from(suit), Text::from(ranks)], "");
        Self(Text::join(suits.into_iter().map(suit), ", "))
    }
}

/// Tells nothing: the cards may be somebody's hand.
impl std::fmt::Debug for Symbols {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Symbols(..)")
    }
}

impl From<Card> for Symbols {
    fn from(card: Card) -> Self {
        Self(card.into())
    }
}

impl From<Suit> for Symbols {
    fn from(suit: Suit) -> Self {
        Self(suit.into())
    }
}

impl Placeable for Symbols {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, self.0.clone());
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        let card = |text: &str| text.parse::<Card>().unwrap();
        match draw % 3 {
            0 => Self::from(card("TH")),
            1 => Self::of([card("JS"), card("AD")]),
            _ => Self::from(Suit::Clubs),
        }
    }
}

/// One of our own codes, between which a message selects; digits select a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice(pub &'static str);

impl Placeable for Choice {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.set(field, FluentValue::try_number(self.0));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["on", "off", "2", "7", "own", "both"][draw % 6])
    }
}

/// A code from a log, between which a message selects; it need not be one that the message knows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Recorded(pub(crate) String);

impl Placeable for Recorded {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.set(field, self.0.clone());
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["thumb", "of-later"][draw % 2].to_owned())
    }
}

impl Placeable for bool {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.set(field, if *self { "yes" } else { "no" });
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        draw.is_multiple_of(2)
    }
}

/// A game becomes its name in the reader's language.
impl Placeable for GameKind {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, game::name(*self, locale));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}

/// A platform by its code, such as `telegram`; becomes its name in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platform(pub &'static str);

impl Placeable for Platform {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Menu::PlatformName { code: Choice(self.0) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["telegram", "discord", "terminal"][draw % 3])
    }
}

/// A text in the reader's language inside another message (a rule in a list of rules), or one of digits and letters that is
/// the same in every language, such as a commitment. It holds nothing that a person chose: see [`Mentions`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Phrase(pub(crate) Text);

impl<T: Into<Text>> From<T> for Phrase {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

impl Placeable for Phrase {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, self.0.clone());
    }

    #[cfg(test)]
    fn sample(_: usize) -> Self {
        Self::from("3fa9c1d2")
    }
}

/// Several sentences about people in one text: every name in it is isolated already.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Mentions(Text);

impl Mentions {
    /// The sentences one after another, in the given language.
    pub(crate) fn of<S: Sentence>(locale: Locale, sentences: impl IntoIterator<Item = S>) -> Self {
        Self(Text::join(sentences.into_iter().map(|sentence| say(locale, &sentence)), " · "))
    }
}

impl Placeable for Mentions {
    const FOREIGN: bool = true;

    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, self.0.clone());
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        let marked = |name: &str| Text::join([Text::from("\u{2068}"), Text::foreign(name), Text::from("\u{2069}")], "");
        let texts = [marked("Ana"), Text::from(" 5 · "), marked("Борис")];
        Self(Text::join(texts.into_iter().take(1 + draw % 2 * 2), ""))
    }
}

/// A moment within a year of now, written as `Aug 3, 14:05 UTC`, because the reader's time zone is unknown here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moment(pub Timestamp);

impl Moment {
    fn text(self, locale: Locale) -> String {
        let minute = self.0.0.div_euclid(60_000).rem_euclid(24 * 60);
        format!("{}, {:02}:{:02} UTC", self.day(locale), minute / 60, minute % 60)
    }

    /// The days of these moments, as labels in a row; if they span many months, the months.
    pub(crate) fn days(moments: &[Self], locale: Locale) -> Vec<String> {
        let ends = moments.first().zip(moments.last());
        let many = ends.is_some_and(|(first, last)| last.days_since_1970() - first.days_since_1970() > FEW_DAYS);
        moments.iter().map(|moment| if many { moment.month(locale) } else { moment.day(locale) }).collect()
    }

    const fn days_since_1970(self) -> i64 {
        self.0.0.div_euclid(24 * 60 * 60_000)
    }

    fn day(self, locale: Locale) -> String {
        let (_, month, date) = civil(self.days_since_1970());
        match locale {
            Locale::En => format!("{} {date}", MONTHS.get(month).copied().unwrap_or_default()),
            Locale::Bg => format!("{date}.{:02}.", month + 1),
        }
    }

    fn month(self, locale: Locale) -> String {
        let (year, month, _) = civil(self.days_since_1970());
        match locale {
            Locale::En => format!("{} {year}", MONTHS.get(month).copied().unwrap_or_default()),
            Locale::Bg => format!("{:02}.{year}", month + 1),
        }
    }
}

/// Within so many days, a day and month is never ambiguous.
const FEW_DAYS: i64 = 180;

const MONTHS: [&str; 12] = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/// The Gregorian year, month, counted from 0, and date of a day counted from 1970-01-01, by eras of 400 years that begin in March.
fn civil(day: i64) -> (i64, usize, i64) {
    let from_march = day + 719_468;
    let day_of_era = from_march.rem_euclid(146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let date = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = usize::try_from((month_from_march + 2) % 12).unwrap_or_default();
    let year = from_march.div_euclid(146_097) * 400 + year_of_era + i64::from(month < 2);
    (year, month, date)
}

impl Placeable for Moment {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, Text::moment(self.0, self.text(locale)));
    }

    #[cfg(test)]
    fn sample(_: usize) -> Self {
        Self(Timestamp(1_785_765_900_000))
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
    fn many_cards_name_each_suit_once() {
        let by_suit =
            |cards: &str| Symbols::by_suit(cards.split_whitespace().map(|card| card.parse().unwrap())).0.plain();
        assert_eq!(by_suit("AC 5C TC 7H QS KS"), "♣ A 5 10, ♥ 7, ♠ Q K");
        assert_eq!(by_suit(""), "");
    }

    #[test]
    fn endless_graphemes_do_not_burst_a_page() {
        for raw in ["👨‍👩‍👧‍👦".repeat(32), format!("a{}", "\u{301}".repeat(4000)), "ש\u{5b0}\u{5bc}".repeat(60)]
        {
            let name = Name::new(&raw).unwrap();
            assert!(name.0.graphemes(true).count() <= Name::GRAPHEMES);
            assert!(name.0.encode_utf16().count() <= Name::UNITS + 1);
            assert!(name.0.ends_with('…'));
        }
    }

    #[test]
    fn moments_are_dates() {
        for (millis, english, bulgarian) in [
            (0, "Jan 1, 00:00 UTC", "1.01., 00:00 UTC"),
            (951_782_400_000, "Feb 29, 00:00 UTC", "29.02., 00:00 UTC"),
            (1_785_765_900_000, "Aug 3, 14:05 UTC", "3.08., 14:05 UTC"),
            (-1, "Dec 31, 23:59 UTC", "31.12., 23:59 UTC"),
        ] {
            let moment = Moment(Timestamp(millis));
            assert_eq!((moment.text(Locale::En), moment.text(Locale::Bg)), (english.to_owned(), bulgarian.to_owned()));
        }
    }

    #[test]
    fn days_in_a_row_are_as_short_as_they_can_be() {
        let day = 24 * 60 * 60_000;
        let row = |days: &[i64], locale| {
            Moment::days(&days.iter().map(|at| Moment(Timestamp(at * day))).collect::<Vec<_>>(), locale)
        };
        assert_eq!(row(&[20_452, 20_452, 20_453], Locale::En), ["Dec 30", "Dec 30", "Dec 31"]);
        assert_eq!(row(&[20_453, 20_454], Locale::Bg), ["31.12.", "1.01."]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::En), ["Dec 2025", "Jan 2026", "Sep 2026"]);
        assert_eq!(row(&[20_453, 20_454, 20_700], Locale::Bg), ["12.2025", "01.2026", "09.2026"]);
        assert_eq!(row(&[-1, 19_782], Locale::En), ["Dec 1969", "Feb 2024"]);
        assert_eq!(row(&[], Locale::En), Vec::<String>::new());
    }
}
