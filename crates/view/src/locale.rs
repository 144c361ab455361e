//! The languages that the bot speaks.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A language in which every page exists. Its text, in `Display` and `FromStr`, is its [code](Self::code) and nothing else: see
/// [`spoken`](Self::spoken) for tags.
///
/// A variant and the folder of that name in `locales` are all that a language consists of in the code.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLocale, parse_err_fn = unknown)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Bulgarian.
    Bg,
    /// German.
    De,
    /// Croatian.
    Hr,
    /// Polish.
    Pl,
    /// Finnish.
    Fi,
    /// Russian.
    Ru,
    /// English with longer words, accents and marks of direction, which no one is offered: tests find with it what is cut off, and what is
    /// not in the files of the languages. The code is CLDR's for accented English.
    #[cfg(feature = "pseudo")]
    #[strum(serialize = "en-XA", disabled)]
    Pseudo,
}

/// A text that is not the code of a language that the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of the bot: expected one of {}", Locale::ALL.iter().map(|locale| locale.code()).collect::<Vec<_>>().join(", "))]
pub struct UnknownLocale;

const fn unknown(_: &str) -> UnknownLocale {
    UnknownLocale
}

impl Locale {
    /// Every language, in the order in which menus show them.
    #[cfg(not(feature = "pseudo"))]
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Every language, in the order in which menus show them.
    #[cfg(feature = "pseudo")]
    pub const ALL: &[Self] = match Self::VARIANTS.split_last() {
        Some((_, offered)) => offered,
        None => &[],
    };

    /// The language's code, as settings and tokens have it: `en`, `bg`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// By what dates and figures are written: the language's own, with a clock of 24 hours.
    pub(crate) fn conventions(self) -> icu_locale_core::Locale {
        format!("{self}-u-hc-h23").parse().unwrap_or(icu_locale_core::Locale::UNKNOWN)
    }

    /// The language for a BCP 47 tag such as `bg-BG`; English where the bot does not speak the language, or the text is
    /// no tag at all.
    #[must_use]
    pub fn parse(tag: &str) -> Self {
        Self::spoken(tag).unwrap_or_default()
    }

    /// The language for a BCP 47 tag such as `bg-BG`, if the bot speaks it.
    #[must_use]
    pub fn spoken(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next().unwrap_or_default().trim();
        Self::ALL.iter().copied().find(|locale| locale.code().eq_ignore_ascii_case(language))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_choose_a_language() {
        for (tag, expected) in [
            ("bg", Locale::Bg),
            ("bg-BG", Locale::Bg),
            ("BG_bg", Locale::Bg),
            ("en-GB", Locale::En),
            ("de-AT", Locale::De),
            ("fi", Locale::Fi),
            ("sv", Locale::En),
            ("bgx", Locale::En),
            ("", Locale::En),
            ("-", Locale::En),
        ] {
            assert_eq!(Locale::parse(tag), expected, "{tag:?}");
        }
    }

    #[test]
    fn codes_round_trip() {
        assert_eq!(
            Locale::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["en", "bg", "de", "hr", "pl", "fi", "ru"]
        );
        for &locale in Locale::ALL {
            assert_eq!(locale.to_string().parse(), Ok(locale));
        }
        assert_eq!("bg-BG".parse::<Locale>(), Err(UnknownLocale));
        assert_eq!("en-XA".parse::<Locale>(), Err(UnknownLocale), "nobody can choose what is there for tests");
    }
}
