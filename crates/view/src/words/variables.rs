//! The variables of a sentence, with what they are.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::Text;
use crate::words::text::placeholder;

/// The variables of a sentence. Texts bypass Fluent, which sees only a placeholder for each. So people's text never
/// becomes part of a pattern, and the finished sentence still knows its cards and names.
#[derive(Default)]
pub struct Variables {
    fluent: FluentArgs<'static>,
    texts: Vec<Text>,
}

impl Variables {
    /// Adds a number, or a code between which a message selects.
    pub(crate) fn set(
        &mut self,
        field: impl Into<std::borrow::Cow<'static, str>>,
        value: impl Into<FluentValue<'static>>,
    ) {
        self.fluent.set(field, value);
    }

    /// Adds a text.
    pub(crate) fn text(&mut self, field: &'static str, text: Text) {
        self.fluent.set(field, placeholder(self.texts.len()));
        self.texts.push(text);
    }

    pub(super) const fn fluent(&self) -> &FluentArgs<'static> {
        &self.fluent
    }

    /// The sentence, with each text in its place.
    pub(super) fn fill(&self, pattern: &str) -> Text {
        Text::filled(pattern, &self.texts)
    }
}
