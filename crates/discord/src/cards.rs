//! Finding cards in text, so that their tiles can stand beside them.

use std::ops::Range;

use talon_cards::{Card, Rank, Suit};

/// Begins text of its own direction: a name, a card, a number.
const ISOLATE: char = '\u{2068}';
/// Ends it.
const END: char = '\u{2069}';

/// A card in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Found {
    /// The bytes of the card's text: `♠J`, `♥10`.
    pub(crate) at: Range<usize>,
    /// The card.
    pub(crate) card: Card,
}

/// The cards that a text names, in their order. Within an isolated run only a run that is a card and nothing else counts:
/// whatever else stands there may be a part of somebody's name.
pub(crate) fn find(text: &str) -> Vec<Found> {
    let mut found = Vec::new();
    let mut depth = 0_usize;
    let mut previous = None;
    for (at, letter) in text.char_indices() {
        match letter {
            ISOLATE => depth += 1,
            END => depth = depth.saturating_sub(1),
            _ => {
                let alone = depth > 0;
                if let Some((card, length)) = card_at(&text[at..])
                    && follows_well(previous, alone)
                    && ends_well(&text[at + length..], alone)
                {
                    found.push(Found { at: at..at + length, card });
                }
            }
        }
        previous = Some(letter);
    }
    found
}

/// The card whose text this is, and nothing else.
pub(crate) fn read(text: &str) -> Option<Card> {
    card_at(text).filter(|(_, length)| *length == text.len()).map(|(card, _)| card)
}

fn follows_well(previous: Option<char>, alone: bool) -> bool {
    match previous {
        Some(letter) if alone => letter == ISOLATE,
        Some(letter) => !letter.is_alphanumeric(),
        None => true,
    }
}

fn ends_well(rest: &str, alone: bool) -> bool {
    match rest.chars().next() {
        next if alone => next == Some(END),
        Some(next) => !next.is_alphanumeric(),
        None => true,
    }
}

fn card_at(text: &str) -> Option<(Card, usize)> {
    let glyph = text.chars().next()?;
    let suit = Suit::ALL.into_iter().find(|suit| suit.glyph() == glyph)?;
    let ranks = &text[glyph.len_utf8()..];
    let (rank, length) = Rank::ALL.into_iter().find_map(|rank| match rank {
        Rank::Ten => ranks.starts_with("10").then_some((rank, 2)),
        rank => ranks.starts_with(rank.letter()).then_some((rank, 1)),
    })?;
    Some((Card::new(rank, suit), glyph.len_utf8() + length))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn names(text: &str) -> Vec<String> {
        find(text).into_iter().map(|found| text[found.at].to_owned()).collect()
    }

    /// The card as the pages write it.
    fn written(card: Card) -> String {
        let rank = if card.rank() == Rank::Ten { "10".to_owned() } else { card.rank().to_string() };
        format!("{}{rank}", card.suit().glyph())
    }

    fn any_card() -> impl Strategy<Value = Card> {
        (0..13_usize, 0..4_usize).prop_map(|(rank, suit)| Card::new(Rank::ALL[rank], Suit::ALL[suit]))
    }

    #[test]
    fn cards_stand_alone() {
        for (text, expected) in [
            ("Trump ♣, turned up ♣A · talon", vec!["♣A"]),
            ("Last trick: \u{2068}♥Q\u{2069} \u{2068}♦10\u{2069}, won by \u{2068}Ana\u{2069}", vec!["♥Q", "♦10"]),
            ("♥10 ♥9.", vec!["♥10", "♥9"]),
            ("♥1 ♥11 ♥100 ♠T ♠j ♠AK x♠A", vec![]),
            ("♣ A 3 5", vec![]),
            ("♠", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(names(text), expected, "{text}");
        }
    }

    #[test]
    fn names_hold_no_cards() {
        for name in ["Ana ♠A", "♠A Ana", "♠A ♠K", "Ana\u{2069}", "x \u{2068}y ♠A\u{2069}"] {
            assert_eq!(names(&format!("\u{2068}{name}\u{2069}")), Vec::<String>::new(), "{name}");
        }
    }

    #[test]
    fn a_label_is_a_card_or_not() {
        assert_eq!(read("♥10"), Some(Card::new(Rank::Ten, Suit::Hearts)));
        for text in ["", "♥", "♥1", "♥100", "· ♥9", "♥9 ", "♣9 ♣A"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    proptest! {
        #[test]
        fn every_list_of_cards_is_read_back(cards in prop::collection::vec(any_card(), 0..12), isolated: bool) {
            let words: Vec<String> = cards.iter().map(|card| written(*card)).collect();
            let text = if isolated { words.iter().map(|word| format!("\u{2068}{word}\u{2069}")).collect() } else { words.join(" ") };
            let found: Vec<Card> = find(&text).into_iter().map(|found| found.card).collect();
            prop_assert_eq!(found, cards);
        }

        #[test]
        fn no_text_is_too_strange(text in "[\u{2068}\u{2069}♠♥ 10AKx]{0,30}") {
            for found in find(&text) {
                prop_assert_eq!(read(&text[found.at.clone()]), Some(found.card));
            }
        }
    }
}
