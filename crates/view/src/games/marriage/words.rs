//! Sentences for tables of every game of the marriage family, by each game in its own terms.

use std::borrow::Cow;

use crate::Locale;
use crate::words::{Name, Phrase, Sentence, Symbols, Variables, Who, list};

list!("marriage");

/// How one game of the family speaks.
pub(crate) trait Dialect {
    /// What its keys begin with. A sentence of the family that has such a key in the files is said in the game's own words.
    const PREFIX: &'static str;

    /// The game's name.
    const TITLE: Self::Own;

    /// What it alone has to say.
    type Own: Sentence;
}

/// A sentence of one game: one that the whole family has, or its own.
pub(crate) enum Said<R: Dialect> {
    /// The family's, in the game's terms.
    Shared(Family),
    /// The game's own.
    Own(R::Own),
}

impl<R: Dialect> From<Family> for Said<R> {
    fn from(sentence: Family) -> Self {
        Self::Shared(sentence)
    }
}

impl<R: Dialect> Sentence for Said<R> {
    fn key(&self) -> Cow<'static, str> {
        match self {
            Self::Shared(sentence) => sentence.key().replacen("marriage", R::PREFIX, 1).into(),
            Self::Own(sentence) => sentence.key(),
        }
    }

    fn shared_key(&self) -> Option<Cow<'static, str>> {
        match self {
            Self::Shared(sentence) => Some(sentence.key()),
            Self::Own(sentence) => sentence.shared_key(),
        }
    }

    fn variables(&self, locale: Locale) -> Variables {
        match self {
            Self::Shared(sentence) => sentence.variables(locale),
            Self::Own(sentence) => sentence.variables(locale),
        }
    }

    fn holds_foreign_text(&self) -> bool {
        match self {
            Self::Shared(sentence) => sentence.holds_foreign_text(),
            Self::Own(sentence) => sentence.holds_foreign_text(),
        }
    }
}

#[cfg(test)]
impl<R: Dialect<Own: crate::words::Sampled>> crate::words::Sampled for Said<R> {
    fn samples() -> Vec<Self> {
        let own = R::Own::samples().into_iter().map(Self::Own);
        Family::samples().into_iter().map(Self::Shared).chain(own).collect()
    }
}
