//! What everything that is drawn needs to know, and the cards.

use maud::{Markup, html};
use talon_cards::{Card, Rank};
use talon_scene::CourtLetters;
use talon_view::{Button, Locale, Look, Sense, Sentence, Target, say};

use crate::assets;

/// What everything that is drawn needs to know.
#[derive(Clone, Copy)]
pub(super) struct Pen {
    pub(super) locale: Locale,
    pub(super) letters: CourtLetters,
}

impl Pen {
    pub(super) fn say(self, sentence: &impl Sentence) -> String {
        unmarked(&say(self.locale, sentence).plain())
    }

    /// A card's name, for those who listen.
    pub(super) fn card(self, card: Card) -> String {
        talon_view::spoken(card, self.locale)
    }

    /// A rank's letters.
    pub(super) fn rank(self, card: Card) -> String {
        let rank = card.rank();
        self.letters
            .of(rank)
            .map_or_else(|| if rank == Rank::Ten { "10".to_owned() } else { rank.to_string() }, String::from)
    }

    /// A shape of the cards' file.
    pub(super) fn shape(self, name: &str) -> Markup {
        let href = format!("{}#{name}", assets::cards(self.letters));
        html! { svg aria-hidden="true" { use href=(href) {} } }
    }
}

/// Words without the marks around names: elements keep names apart.
pub(super) fn unmarked(words: &str) -> String {
    words.replace(['\u{2068}', '\u{2069}'], "")
}

/// The card that a button plays.
pub(super) fn card_of(button: &Button) -> Option<Card> {
    let is_card = matches!(button.look, Look::Card | Look::Blocked);
    let card = || {
        button.label.runs().iter().find_map(|run| match run.sense {
            Sense::Card(card) => Some(card),
            Sense::Words | Sense::Foreign | Sense::Suit(_) | Sense::Rank(_) | Sense::Moment(_) | Sense::Length(_) => {
                None
            }
        })
    };
    is_card.then(card).flatten()
}

/// What a button sends, and what stays the same of it while its page changes: its token, and the token without the version. None if it
/// leads out of the window.
pub(super) fn pressed(button: &Button) -> Option<(String, String)> {
    let Target::Token(token) = &button.target else { return None };
    let token = token.to_string();
    let key = token.rsplit('.').next().unwrap_or(&token).to_owned();
    Some((token, key))
}
