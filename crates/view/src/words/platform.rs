//! The names of platforms in sentences.

use super::{Choice, Menu, Placeable, Variables, say};
use crate::Locale;

/// A platform by its code, such as `telegram`; becomes its name in the reader's language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Platform(pub &'static str);

impl Placeable for Platform {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Menu::PlatformName { code: Choice(self.0) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["telegram", "discord", "terminal"][draw % 3])
    }
}
