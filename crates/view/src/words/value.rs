//! What may stand in a sentence's variable.

use std::ops::RangeInclusive;

use fluent_bundle::FluentValue;
use talon_cards::{Card, Rank, Suit};
use talon_games::{GameKind, by_game};

use super::{GameWords, Sentence, Variables, say};
use crate::{Locale, Sense, Text};

/// A value that a message takes.
pub(crate) trait Placeable {
    /// Whether a person chose the text.
    const FOREIGN: bool = false;

    /// Adds the value to the variables under the field's name.
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables);

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

number!(u8, u16, u32, i32);

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

    /// The same with a mark behind some of the cards, whether a card is written whole or as a rank behind its suit.
    pub(crate) fn marked(self, mark: impl Fn(Card) -> Option<&'static str>) -> Self {
        let mut suit = None;
        let mut marked = Text::default();
        for run in self.0.runs() {
            let card = match run.sense {
                Sense::Card(card) => Some(card),
                Sense::Suit(of) => {
                    suit = Some(of);
                    None
                }
                Sense::Rank(rank) => suit.map(|suit| Card::new(rank, suit)),
                Sense::Words | Sense::Foreign | Sense::Moment(_) | Sense::Length(_) => None,
            };
            marked.push(run.clone());
            if let Some(mark) = card.and_then(&mark) {
                marked.push_words(mark);
            }
        }
        Self(marked)
    }

    /// A run of one suit in little room, such as `♠ 9–K`.
    pub(crate) fn run(cards: &[Card]) -> Self {
        let (Some(first), Some(last)) = (cards.first(), cards.last()) else { return Self(Text::default()) };
        let ranks = Text::join([Text::from(first.rank()), last.rank().into()], "–");
        Self(Text::join([Text::from(first.suit()), ranks], " "))
    }

    /// Many cards in little room: each suit once with its ranks, such as `♣ A 5 10, ♥ 7`. The cards are sorted by suit already.
    pub(crate) fn by_suit(cards: impl IntoIterator<Item = Card>) -> Self {
        let mut suits: Vec<(Suit, Vec<Text>)> = Vec::new();
        for card in cards {
            let rank = Text::join([Text::from(" "), card.rank().into()], "");
            match suits.last_mut() {
                Some((suit, ranks)) if *suit == card.suit() => ranks.push(rank),
                _ => suits.push((card.suit(), vec![rank])),
            }
        }
        let suit = |(suit, ranks): (Suit, Vec<Text>)| Text::join([Text::from(suit)].into_iter().chain(ranks), "");
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

impl From<Rank> for Symbols {
    fn from(rank: Rank) -> Self {
        Self(rank.into())
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

/// Several ranks, such as `A 10 K Q J 9`: an order, from high to low or from low to high.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ranks(pub(crate) Vec<Rank>);

impl Placeable for Ranks {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, Text::join(self.0.iter().map(|rank| Text::from(*rank)), " "));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self([Rank::Ace, Rank::Ten, Rank::King].into_iter().take(1 + draw % 3).collect())
    }
}

/// What ranks count, such as `A = 11, 10 = 10, K = 4`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Worths(pub(crate) Vec<(Rank, u16)>);

impl Placeable for Worths {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        let worth =
            |(rank, points): &(Rank, u16)| Text::join([Text::from(*rank), format!("\u{a0}=\u{a0}{points}").into()], "");
        into.text(field, Text::join(self.0.iter().map(worth), ", "));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self([(Rank::Ace, 11), (Rank::Nine, 0)].into_iter().take(1 + draw % 2).collect())
    }
}

impl Placeable for Rank {
    fn put(&self, field: &'static str, _: Locale, into: &mut Variables) {
        into.text(field, (*self).into());
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        [Self::Ace, Self::Ten, Self::Jack][draw % 3]
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

/// A platform by its code, such as `telegram`; becomes its name in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platform(pub &'static str);

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
        let kind = *self;
        let name = by_game!(match kind {
            GameKind::G => say(locale, &G::name()),
        });
        into.text(field, name);
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self::ALL[draw % Self::ALL.len()]
    }
}

/// A text in the reader's language inside another message (a rule in a list of rules), or one of digits and letters that is
/// the same in every language, such as a commitment. It holds nothing that a person chose: see [`Mentions`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Phrase(pub(crate) Text);

impl Phrase {
    /// A number or a range of numbers: `3`, `3–5`.
    pub(crate) fn range(range: &RangeInclusive<u8>) -> Self {
        let (least, most) = (range.start(), range.end());
        Self::from(if least == most { least.to_string() } else { format!("{least}–{most}") })
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_cards_name_each_suit_once() {
        let by_suit =
            |cards: &str| Symbols::by_suit(cards.split_whitespace().map(|card| card.parse().unwrap())).0.plain();
        assert_eq!(by_suit("AC 5C TC 7H QS KS"), "♣ A 5 10, ♥ 7, ♠ Q K");
        assert_eq!(by_suit(""), "");
    }
}
