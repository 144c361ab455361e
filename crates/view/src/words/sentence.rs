//! What a sentence is.

use std::borrow::Cow;

use super::Variables;
use crate::Locale;

/// A message with its variables.
pub trait Sentence {
    /// The message's key in the Fluent files.
    fn key(&self) -> Cow<'static, str>;

    /// The key of the message that is said where the files have none with that key: what several games say alike.
    fn shared_key(&self) -> Option<Cow<'static, str>> {
        None
    }

    /// The variables, in the given language.
    fn variables(&self, locale: Locale) -> Variables;

    /// Whether a variable holds text that a person chose.
    fn holds_foreign_text(&self) -> bool;
}
