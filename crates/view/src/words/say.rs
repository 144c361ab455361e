//! How a sentence is said.

use super::{Sentence, bundle};
use crate::{Locale, Text};

/// Says a sentence in a language.
///
/// What people chose themselves (names, words) is isolated with U+2068 and U+2069, so that a name in another script
/// cannot disturb the sentence; sentences without such text carry no marks.
#[must_use]
pub fn say(locale: Locale, sentence: &(impl Sentence + ?Sized)) -> Text {
    let variables = sentence.variables(locale);
    let keys = [sentence.key()].into_iter().chain(sentence.shared_key());
    let text = variables.fill(&bundle::format(locale, keys, variables.fluent()));
    let text = if sentence.holds_foreign_text() { text } else { text.unmarked() };
    text.lettered(locale)
}
