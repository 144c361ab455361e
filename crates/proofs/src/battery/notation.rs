//! Every action that a game's notation can write.

use talon_cards::{Card, Suit};
use talon_games::GameAction;

/// Words of all games; a game's own notation picks what it knows.
const WORDS: [&str; 19] = [
    "draw", "x", "close", "claim", "pass", "C", "D", "H", "S", "NT", "AT", "contra", "recontra", "terca", "50", "100",
    "carre", "end", "-",
];

/// Every action of the notation, legal or not, in a fixed order: words, marriages, and each card of 52 played, declared with, given and
/// said belot with.
#[must_use]
pub fn every_action<A: GameAction>() -> Vec<A> {
    let words = WORDS.into_iter().map(str::to_owned);
    let marriages = Suit::ALL.into_iter().map(|suit| format!("m:{suit}"));
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
        assert_eq!(every_action::<santase::Action>().len(), 52 + 4 + 4);
        assert_eq!(every_action::<sznap::Action>().len(), 52 + 52 + 4 + 3);
        assert_eq!(every_action::<snaps::Action>().len(), 52 + 4 + 3);
        assert_eq!(every_action::<belot::Action>().len(), 52 + 52 + 9 + 4);
        assert_eq!(every_action::<ristiseiska::Action>().len(), 52 + 52 + 1);
    }
}
