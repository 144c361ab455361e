//! The keys of the cards in the hand.

use talon_cards::Card;
use talon_view::{Button, Look, Page, Sense};

/// The cards of the last hand shown, each with its index in the [series] of keys. The keys follow the hand's order, and a card keeps its
/// key while that is possible.
#[derive(Debug, Default)]
pub(crate) struct Held(Vec<(Card, usize)>);

impl Held {
    /// Updates the keys for the hand on a page. A page without a hand changes nothing.
    pub(crate) fn follow(&mut self, page: &Page) {
        let hand: Vec<Card> = page.buttons.iter().flatten().filter_map(hand_card).collect();
        if hand.is_empty() {
            return;
        }
        let places = self.kept(&hand).unwrap_or_else(|| (0..hand.len()).collect());
        self.0 = hand.into_iter().zip(places).collect();
    }

    /// The key of a card.
    pub(crate) fn key(&self, card: Card) -> Option<char> {
        let place = self.place(card)?;
        series().nth(place)
    }

    fn place(&self, card: Card) -> Option<usize> {
        self.0.iter().find_map(|(held, place)| (*held == card).then_some(*place))
    }

    /// The indices of a hand if the remaining cards keep theirs. `None` if two cards are new, as in a new deal, or if a new card has no
    /// free index between its neighbours.
    fn kept(&self, hand: &[Card]) -> Option<Vec<usize>> {
        let mut places: Vec<usize> = Vec::with_capacity(hand.len());
        let mut new = 0;
        for card in hand {
            let least = places.last().map_or(0, |last| last + 1);
            let place = self.place(*card).unwrap_or_else(|| {
                new += 1;
                least
            });
            if place < least {
                return None;
            }
            places.push(place);
        }
        let there_are_keys = places.last().is_none_or(|last| *last < series().count());
        (new < 2 && there_are_keys).then_some(places)
    }
}

/// The keys of cards and list entries: digits in keyboard order, then capitals, which nothing else uses.
pub(crate) fn series() -> impl Iterator<Item = char> {
    "1234567890".chars().chain('A'..='Z')
}

/// The card of the hand that a button plays.
pub(crate) fn hand_card(button: &Button) -> Option<Card> {
    card(button).filter(|_| is_card(button))
}

pub(crate) fn is_card(button: &Button) -> bool {
    matches!(button.look, Look::Card | Look::Blocked)
}

/// The card that a button names.
pub(crate) fn card(button: &Button) -> Option<Card> {
    button.label.runs().iter().find_map(|run| match run.sense {
        Sense::Card(card) => Some(card),
        Sense::Words | Sense::Foreign | Sense::Suit(_) | Sense::Rank(_) | Sense::Moment(_) | Sense::Length(_) => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_view::{Button, Look, Target};

    /// The keys of a hand that is shown after the previous ones.
    fn keys(held: &mut Held, hand: &str) -> String {
        let cards: Vec<Card> = hand.split(' ').map(|card| card.parse().unwrap()).collect();
        let button =
            |card: &Card| Button { label: (*card).into(), target: Target::Link(String::new()), look: Look::Card };
        held.follow(&Page::of(Vec::new(), vec![cards.iter().map(button).collect()]));
        cards.iter().filter_map(|card| held.key(*card)).collect()
    }

    #[test]
    fn a_card_keeps_its_key_while_it_can() {
        let mut held = Held::default();
        assert_eq!(keys(&mut held, "AS KS 9S AH TH AC"), "123456");
        assert_eq!(keys(&mut held, "AS KS AH TH AC"), "12456", "one was played");
        assert_eq!(keys(&mut held, "AS KS 9H AH TH AC"), "123456", "the new one has its place");
        assert_eq!(keys(&mut held, "AS KS AH TH AC"), "12456");
        assert_eq!(keys(&mut held, "AS KS AH TH AC KC"), "124567");
        assert_eq!(keys(&mut held, "AS KS QS AH TH AC KC"), "1234567");
        assert_eq!(
            keys(&mut held, "AS KS QS JS AH TH AC KC"),
            "12345678",
            "there was no room between the queen and the ace"
        );
    }

    #[test]
    fn a_new_hand_has_keys_without_gaps() {
        let mut held = Held::default();
        keys(&mut held, "AS KS QS JS TS");
        assert_eq!(keys(&mut held, "KS TS"), "25");
        assert_eq!(keys(&mut held, "KS TS AH KH"), "1234");
        held.follow(&Page::default());
        assert_eq!(keys(&mut held, "KS AH KH"), "134", "a page without cards does not count");
    }

    #[test]
    fn a_hand_of_a_whole_deck_has_a_key_for_more_cards_than_a_page_has_buttons() {
        let cards: Vec<String> =
            "SHDC".chars().flat_map(|suit| "AKQJT98".chars().map(move |rank| format!("{rank}{suit}"))).collect();
        assert_eq!(keys(&mut Held::default(), &cards.join(" ")), "1234567890ABCDEFGHIJKLMNOPQR");
    }
}
