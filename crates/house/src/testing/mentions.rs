//! The cards that a request mentions anywhere.

use serde_json::Value;
use talon_cards::{Card, CardSet, Rank, Suit};

/// The information in a request.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mentions {
    /// Cards by their symbol (`♠J`) or notation (`JS`), in texts, labels and data.
    pub cards: CardSet,
    /// Decisions that buttons carry.
    pub acts: Vec<String>,
}

impl Mentions {
    /// Everything that these texts mention.
    pub fn of<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Self {
        let mut mentions = Self::default();
        texts.into_iter().for_each(|text| mentions.read(text.as_ref()));
        mentions
    }

    /// Everything that a request mentions, in any part of it.
    #[must_use]
    pub fn within(request: &Value) -> Self {
        let mut mentions = Self::default();
        mentions.look(request);
        mentions
    }

    /// Whether there is nothing that could be secret.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.acts.is_empty()
    }

    fn look(&mut self, value: &Value) {
        match value {
            Value::String(text) => self.read(text),
            Value::Array(items) => items.iter().for_each(|item| self.look(item)),
            Value::Object(fields) => fields.values().for_each(|field| self.look(field)),
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
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
        for (at, _) in text.match_indices(".act:").chain(text.match_indices(".ask:")) {
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
    use serde_json::json;

    use super::*;

    fn cards(text: &str) -> CardSet {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    #[test]
    fn cards_are_found_wherever_they_stand() {
        let request = json!({
            "text": "Trump ♥, turned up ♥10. <b>♠J</b>, 20 in ♦. Deal AC: 9",
            "reply_markup": {"inline_keyboard": [[{"text": "× ♣9", "callback_data": "1.a.7.act:9C"},
                {"text": "Announce", "callback_data": "1.a.7.act:m:D"}]]},
        });
        let found = Mentions::within(&request);
        assert_eq!(found.cards, cards("TH JS AC 9C"));
        assert_eq!(found.acts, ["9C", "m:D"]);
        let listed = "♣ A 5 10, ♥ 3. ♦ 20 in all, ♠ is trump: 9 of 9";
        assert_eq!(Mentions::of([listed]).cards, cards("AC 5C TC 3H"));
    }
}
