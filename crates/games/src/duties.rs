//! What a follower must play in the games of tricks.

use talon_cards::{Card, CardSet};

/// What a follower must play: a card of the first of these sets from which he holds a card, or else any card.
///
/// Which duty applies is random. Both functions therefore go through all duties from the last to the first, so that there is no branch to
/// mispredict.
#[derive(Clone, Copy)]
pub(crate) struct Duties<const N: usize>(pub(crate) [CardSet; N]);

impl<const N: usize> Duties<N> {
    /// The cards of the hand that may be played.
    #[inline(always)]
    pub(crate) fn playable(&self, hand: CardSet) -> CardSet {
        self.0.iter().rev().fold(hand, |playable, wanted| {
            let held = hand & *wanted;
            if held.is_empty() { playable } else { held }
        })
    }

    /// The cards that a player who plays this card certainly does not hold.
    #[inline(always)]
    pub(crate) fn shown_missing(&self, card: Card) -> CardSet {
        self.0.iter().rev().fold(
            CardSet::EMPTY,
            |missing, wanted| {
                if wanted.contains(card) { CardSet::EMPTY } else { missing | *wanted }
            },
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(text: &str) -> CardSet {
        text.parse().expect("cards")
    }

    #[test]
    fn the_first_duty_that_can_be_done_binds() {
        let duties = Duties([set("AS"), set("9S TS AS"), set("9H")]);
        assert_eq!(duties.playable(set("9S AS 9H 9C")), set("AS"));
        assert_eq!(duties.playable(set("9S TS 9H 9C")), set("9S TS"));
        assert_eq!(duties.playable(set("9H 9C")), set("9H"));
        assert_eq!(duties.playable(set("9C 9D")), set("9C 9D"));
    }

    #[test]
    fn a_card_shows_which_duties_could_not_be_done() {
        let duties = Duties([set("AS"), set("9S TS AS"), set("9H")]);
        let shown = |card: &str| duties.shown_missing(card.parse().expect("a card"));
        assert_eq!(shown("AS"), CardSet::EMPTY);
        assert_eq!(shown("9S"), set("AS"));
        assert_eq!(shown("9H"), set("9S TS AS"));
        assert_eq!(shown("9C"), set("9S TS AS 9H"));
    }
}
