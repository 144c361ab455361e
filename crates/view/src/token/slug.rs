//! A word inside a token.

use std::fmt;
use std::str::FromStr;

use super::spell::{BadToken, printed};

/// A short ASCII word inside a token: an action's notation, or an option's key. 1 to 27 characters of letters, digits,
/// `:`, `-`, `_` and `!`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Slug(String);

impl Slug {
    /// The longest slug, in bytes.
    pub const MAX: usize = 27;

    /// The word.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl std::ops::Deref for Slug {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Tells nothing: a slug may be a card of somebody's hand.
impl fmt::Debug for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("..")
    }
}

impl FromStr for Slug {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let fits = (1..=Self::MAX).contains(&text.len());
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b":-_!".contains(&byte);
        if fits && text.bytes().all(plain) { Ok(Self(text.to_owned())) } else { Err(BadToken) }
    }
}

printed! { Slug }
