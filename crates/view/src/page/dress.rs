//! In which form a page is shown, where the platform has more than one.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::Text;
use crate::pages::person_settings::{BadSetting, bad_setting};

/// A form of pages.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadSetting, parse_err_fn = bad_setting)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Dress {
    /// Lines of text, which every app shows.
    #[default]
    Classic,
    /// Columns as a table, and what not every reader wants to know folded away. Old apps show nothing of it.
    Rich,
}

impl Dress {
    /// Every form.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `classic`, `rich`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// What a page is for, as far as it matters for its form.
///
/// A page on which people play has no rich form, so that people with an old app can play, too.
#[derive(Clone, Default, PartialEq, Eq)]
pub enum Purpose {
    /// People play there, or choose something.
    #[default]
    Use,
    /// It is there to be read.
    Reading {
        /// The form.
        dress: Dress,
        /// Above lines that unfold, in the page's language.
        fold: Text,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_forms_round_trip() {
        assert_eq!(Dress::ALL.iter().map(|dress| dress.code()).collect::<Vec<_>>(), ["classic", "rich"]);
        assert!(Dress::ALL.iter().all(|dress| dress.code().parse() == Ok(*dress)));
        assert_eq!("Rich".parse::<Dress>(), Err(BadSetting));
    }
}
