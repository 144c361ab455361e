//! Cards that a request speaks of, in whatever part of it.

use talon_cards::{Card, CardSet, Rank, Suit};

/// The cards and words that a request gives away.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Mentions {
    /// Cards by their symbol (`♠J`) or notation (`JS`), in texts, labels and data.
    pub(crate) cards: CardSet,
    /// Decisions that buttons carry.
    pub(crate) acts: Vec<String>,
}

impl Mentions {
    /// Everything that these texts speak of.
    pub(crate) fn of<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Self {
        let mut mentions = Self::default();
        for text in texts {
            mentions.read(text.as_ref());
        }
        mentions
    }

    /// Whether they speak of nothing that could be secret.
    pub(crate) fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.acts.is_empty()
    }

    fn read(&mut self, text: &str) {
        for &suit in Suit::ALL {
            for (at, glyph) in text.match_indices(suit.glyph()) {
                let rest = text[at + glyph.len()..].trim_start_matches('\u{fe0f}');
                let ranks = rank_of(rest).into_iter().chain(ranks_in(rest));
                self.cards = self.cards.union(ranks.map(|rank| Card::new(rank, suit)).collect());
            }
        }
        for word in text.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            if let Ok(card) = word.parse::<Card>() {
                self.cards.insert(card);
            }
        }
        for (at, _) in text.match_indices(".act:") {
            let rest = &text[at + 5..];
            let end = rest
                .find(|letter: char| !letter.is_ascii_alphanumeric() && !":!-".contains(letter))
                .unwrap_or(rest.len());
            self.acts.push(rest[..end].to_owned());
        }
    }
}

/// The ranks that follow a suit one by one, as in `♣ A 5 10`.
fn ranks_in(text: &str) -> impl Iterator<Item = Rank> {
    let list = text.strip_prefix(' ').unwrap_or_default();
    let ranks = list.split(' ').map_while(|word| {
        let (rank, last) =
            word.strip_suffix(|letter: char| !letter.is_alphanumeric()).map_or((word, false), |rank| (rank, true));
        let whole = rank == "10" || rank.chars().count() == 1;
        whole.then(|| rank_of(rank)).flatten().map(|rank| (rank, last))
    });
    let mut ended = false;
    ranks.take_while(move |(_, last)| !std::mem::replace(&mut ended, *last)).map(|(rank, _)| rank)
}

fn rank_of(text: &str) -> Option<Rank> {
    if text.starts_with("10") {
        return Some(Rank::Ten);
    }
    Rank::ALL.iter().copied().find(|rank| *rank != Rank::Ten && text.starts_with(rank.letter()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn cards_are_found_wherever_they_stand() {
        let texts =
            ["Trump ♥, turned up ♥10. <b>♠J</b>, 20 in ♦. Deal AC: 9", "× ♣9 1.a.7.act:9C", "Announce 1.a.7.act:m:D"];
        let found = Mentions::of(texts);
        assert_eq!(found.cards, cards("TH JS AC 9C"));
        assert_eq!(found.acts, ["9C", "m:D"]);
        let listed = "♣ A 5 10, ♥ 3. ♦ 20 in all, ♠ is trump: 9 of 9";
        assert_eq!(Mentions::of([listed]).cards, cards("AC 5C TC 3H"));
    }
}
