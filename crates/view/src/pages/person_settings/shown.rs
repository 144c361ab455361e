//! What every page of settings is made of.

use super::{Chosen, Scope};
use crate::words::{Phrase, Sentence, Settings as Words};
use crate::{Button, LocalTime, Locale, Look, Target, Token, Verb, say};

/// What a page of settings tells of a person, who alone may see it, or of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownSettings {
    /// Whose they are.
    pub scope: Scope,
    /// What was chosen, as far as it counts here.
    pub chosen: Chosen,
    /// The time there.
    pub time: LocalTime,
    /// Whether the platform has rich pages, so that they can be chosen.
    pub has_rich_pages: bool,
}

pub(super) fn button(locale: Locale, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(Token::new(None, 0, verb)), look }
}

/// A button of several that exclude each other.
pub(super) fn choice(locale: Locale, label: Phrase, chosen: bool, verb: Verb) -> Button {
    let look = if chosen { Look::Main } else { Look::Quiet };
    button(locale, &Words::ButtonChoice { label, chosen }, verb, look)
}
