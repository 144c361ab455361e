//! The languages that the bot speaks.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A language in which every page exists. Its text, in `Display` and `FromStr`, is its [code](Self::code) and nothing else: see
/// [`spoken`](Self::spoken) for tags.
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = UnknownLocale, parse_err_fn = unknown)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    /// English.
    #[default]
    En,
    /// Bulgarian.
    Bg,
}

/// A text that is not the code of a language that the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of the bot: expected en or bg")]
pub struct UnknownLocale;

const fn unknown(_: &str) -> UnknownLocale {
    UnknownLocale
}

impl Locale {
    /// Every language, in the order in which menus show them.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The language's code, as settings and tokens have it: `en`, `bg`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
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
            ("fi", Locale::En),
            ("bgx", Locale::En),
            ("", Locale::En),
            ("-", Locale::En),
        ] {
            assert_eq!(Locale::parse(tag), expected, "{tag:?}");
        }
    }

    #[test]
    fn codes_round_trip() {
        assert_eq!(Locale::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(), ["en", "bg"]);
        for &locale in Locale::ALL {
            assert_eq!(locale.to_string().parse(), Ok(locale));
        }
        assert_eq!("bg-BG".parse::<Locale>(), Err(UnknownLocale));
    }
}
