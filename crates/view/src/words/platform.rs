//! The names of platforms in sentences.

use super::{Choice, Menu, Placeable, Platform, Variables, say};
use crate::Locale;

impl Placeable for Platform {
    fn put(&self, field: &'static str, locale: Locale, into: &mut Variables) {
        into.text(field, say(locale, &Menu::PlatformName { code: Choice(self.0) }));
    }

    #[cfg(test)]
    fn sample(draw: usize) -> Self {
        Self(["telegram", "discord", "terminal"][draw % 3])
    }
}
