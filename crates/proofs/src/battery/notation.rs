//! Every action that a game's notation can write.

use talon_cards::{Card, Suit};

use super::Provable;

/// Every action of the notation, legal or not, in a fixed order: words, marriages, and each card of 52 played, declared with, given and
/// said belot with.
#[must_use]
pub fn every_action<G: Provable>() -> Vec<G::Action> {
    let words = G::WORDS.iter().map(|&word| word.to_owned());
    let marriages = Suit::ALL.iter().map(|suit| format!("m:{suit}"));
    let cards = (0..Card::COUNT).filter_map(Card::from_index);
    let with_cards =
        cards.flat_map(|card| [format!("{card}"), format!("{card}!"), format!("g:{card}"), format!("b:{card}")]);
    words.chain(marriages).chain(with_cards).filter_map(|text| text.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use talon_games::{belot, ristiseiska, santase, snaps, sznap};

    /// What `docs/notation.md` lists for each game.
    #[test]
    fn every_game_has_its_whole_notation() {
        assert_eq!(every_action::<santase::Deal>().len(), 52 + 4 + 4);
        assert_eq!(every_action::<sznap::Deal>().len(), 52 + 52 + 4 + 3);
        assert_eq!(every_action::<snaps::Deal>().len(), 52 + 4 + 3);
        assert_eq!(every_action::<belot::Deal>().len(), 52 + 52 + 9 + 4);
        assert_eq!(every_action::<ristiseiska::Deal>().len(), 52 + 52 + 1);
    }
}
