//! Cards as people see them: the suit's glyph first, then `A K Q J 10 9 …`, in every language.

use talon_cards::{Card, Rank, Suit};

/// The card's text, such as `♠J` or `♥10`.
pub(crate) fn symbol(card: Card) -> String {
    format!("{}{}", card.suit().glyph(), rank(card.rank()))
}

/// The rank's text, such as `J` or `10`.
pub(crate) fn rank(rank: Rank) -> String {
    match rank {
        Rank::Ten => "10".to_owned(),
        rank => rank.to_string(),
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
    use super::*;

    #[test]
    fn the_glyph_comes_first_and_the_ten_is_a_number() {
        assert_eq!(symbol(Card::new(Rank::Jack, Suit::Spades)), "♠J");
        assert_eq!(symbol(Card::new(Rank::Ten, Suit::Hearts)), "♥10");
        assert_eq!(symbol(Card::new(Rank::Nine, Suit::Clubs)), "♣9");
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
