//! Cards as people see them: the suit's glyph first, then `A K Q J 10 9 …`, or the letters that decks of the reader's language have.

use talon_cards::{Card, Rank, Suit};
use talon_scene::{CourtLetters, Cyrillic, Lettering};

use crate::words::{Choice, Court};
use crate::{Language, Letters, Locale, Run, Sense, Text, say};

/// The card's text, such as `♠J` or `♥10`.
pub(crate) fn symbol(card: Card, locale: Locale) -> String {
    format!("{}{}", card.suit().glyph(), rank(card.rank(), locale))
}

/// The rank's text, such as `J` or `10`.
pub(crate) fn rank(rank: Rank, locale: Locale) -> String {
    match (rank, locale.letters, court(rank)) {
        (Rank::Ten, ..) => "10".to_owned(),
        (_, Letters::Own, Some(court)) => say(locale, &Court::RankLetter { rank: Choice(court) }).plain(),
        (rank, ..) => rank.to_string(),
    }
}

/// The letters of pictures.
#[must_use]
pub fn lettering(locale: Locale) -> Lettering {
    let cyrillic = match locale.language {
        Language::Ru => Cyrillic::Russian,
        _ => Cyrillic::Bulgarian,
    };
    Lettering { court: court_letters(locale), cyrillic }
}

/// A card's name in words, as a screen reader says it.
#[must_use]
pub fn spoken(card: Card, locale: Locale) -> String {
    let rank = match card.rank() {
        Rank::Ten => "ten",
        Rank::Nine => "nine",
        Rank::Eight => "eight",
        Rank::Seven => "seven",
        Rank::Six => "six",
        Rank::Five => "five",
        Rank::Four => "four",
        Rank::Three => "three",
        Rank::Two => "two",
        rank @ (Rank::Ace | Rank::King | Rank::Queen | Rank::Jack) => court(rank).unwrap_or_default(),
    };
    let suit = match card.suit() {
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
        Suit::Clubs => "clubs",
    };
    say(locale, &Court::CardName { rank: Choice(rank), suit: Choice(suit) }).plain()
}

fn court_letters(locale: Locale) -> CourtLetters {
    CourtLetters(CourtLetters::RANKS.map(|each| rank(each, locale).chars().next().unwrap_or_default()))
}

/// Whether decks of this language have other letters than A K Q J.
pub(crate) fn has_own_letters(language: Language) -> bool {
    let with = |letters| court_letters(Locale::of(language).lettered(letters));
    with(Letters::Own) != with(Letters::Common)
}

impl Run {
    /// The card that it names with the letters that are known everywhere; none for anything else.
    #[must_use]
    pub fn common_card(&self) -> Option<Card> {
        match self.sense {
            Sense::Card(card) if self.text == symbol(card, Locale::default()) => Some(card),
            _ => None,
        }
    }
}

impl Text {
    /// The text with the letters on its cards that the reader chose.
    pub(crate) fn lettered(mut self, locale: Locale) -> Self {
        if locale.letters == Letters::Common {
            // Cards and ranks became texts with these.
            return self;
        }
        for run in &mut self.0 {
            match run.sense {
                Sense::Card(card) => run.text = symbol(card, locale),
                Sense::Rank(of) => run.text = rank(of, locale),
                Sense::Words | Sense::Foreign | Sense::Suit(_) | Sense::Moment(_) | Sense::Length(_) => {}
            }
        }
        self
    }
}

/// With the common letters; a [sentence](crate::say) and a finished page have those that their reader chose.
impl From<Card> for Text {
    fn from(card: Card) -> Self {
        Self(vec![Run { text: symbol(card, Locale::default()), sense: Sense::Card(card) }])
    }
}

/// With the common letters; a [sentence](crate::say) and a finished page have those that their reader chose.
impl From<Rank> for Text {
    fn from(of: Rank) -> Self {
        Self(vec![Run { text: rank(of, Locale::default()), sense: Sense::Rank(of) }])
    }
}

impl Locale {
    /// Everything that a reader can have chosen: every language, with each of the letters that its decks have.
    pub fn every() -> impl Iterator<Item = Self> {
        let own = |locale: &Self| has_own_letters(locale.language);
        let own = Self::ALL.into_iter().filter(own).map(|locale| locale.lettered(Letters::Own));
        Self::ALL.into_iter().chain(own)
    }
}

/// The code of a rank that has a letter.
const fn court(rank: Rank) -> Option<&'static str> {
    match rank {
        Rank::Ace => Some("ace"),
        Rank::King => Some("king"),
        Rank::Queen => Some("queen"),
        Rank::Jack => Some("jack"),
        _ => None,
    }
}

/// The suits in the order in which a hand is sorted: trumps first, then in alternating colours. The order depends on
/// the trump alone, so that a card does not move to another suit's side while the deal goes on.
pub(crate) const fn suits(trump: Suit) -> [Suit; 4] {
    match trump {
        Suit::Clubs => [Suit::Clubs, Suit::Hearts, Suit::Spades, Suit::Diamonds],
        Suit::Diamonds => [Suit::Diamonds, Suit::Spades, Suit::Hearts, Suit::Clubs],
        Suit::Hearts => [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs],
        Suit::Spades => [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_glyph_comes_first_and_the_ten_is_a_number() {
        assert_eq!(symbol(Card::new(Rank::Jack, Suit::Spades), Locale::EN), "♠J");
        assert_eq!(symbol(Card::new(Rank::Ten, Suit::Hearts), Locale::EN), "♥10");
        assert_eq!(symbol(Card::new(Rank::Nine, Suit::Clubs), Locale::EN), "♣9");
    }

    #[test]
    fn a_reader_chooses_the_letters_of_aces_and_courts_alone() {
        let own = Locale::of(Language::Ru).lettered(Letters::Own);
        let ranks = [Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Seven];
        assert_eq!(ranks.map(|each| rank(each, own)), ["Т", "К", "Д", "В", "10", "7"]);
        assert_eq!(ranks.map(|each| rank(each, own.lettered(Letters::Common))), ["A", "K", "Q", "J", "10", "7"]);
        assert_eq!(symbol(Card::new(Rank::Jack, Suit::Spades), own), "♠В");
        assert!(has_own_letters(Language::Ru) && !has_own_letters(Language::En));
    }

    #[test]
    fn a_card_with_other_letters_than_the_common_ones_is_known_as_such() {
        let common = |name: &str, locale| {
            let text = Text::from(name.parse::<Card>().unwrap()).lettered(locale);
            text.runs()[0].common_card().is_some()
        };
        let own = Locale::of(Language::Pl).lettered(Letters::Own);
        assert!(["JS", "TH", "7C"].iter().all(|card| common(card, Locale::EN)));
        assert_eq!(["JS", "TH", "AS"].map(|card| common(card, own)), [false, true, true], "a Polish ace has an A");
    }

    #[test]
    fn the_letters_of_every_language_differ_from_each_other_and_can_be_drawn() {
        for &language in Language::ALL {
            let letters = court_letters(Locale::of(language).lettered(Letters::Own)).0;
            let different: BTreeSet<char> = letters.into_iter().collect();
            assert_eq!(different.len(), letters.len(), "{language}");
            assert!(letters.iter().all(|letter| talon_picture::has_letter(*letter).unwrap()), "{language}");
        }
    }

    #[test]
    fn trumps_come_first_and_colours_alternate() {
        for &trump in Suit::ALL {
            let order = suits(trump);
            assert_eq!(order[0], trump);
            assert!(order.windows(2).all(|pair| pair[0].is_red() != pair[1].is_red()));
            assert!(Suit::ALL.iter().all(|suit| order.contains(suit)));
        }
    }
}
