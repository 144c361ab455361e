//! The languages that the bot speaks.

use std::fmt;
use std::str::FromStr;

/// A language in which every page exists.
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

impl Locale {
    /// Every language, in the order in which menus show them.
    pub const ALL: [Self; 2] = [Self::En, Self::Bg];

    /// The language's code, as settings and tokens have it: `en`, `bg`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Bg => "bg",
        }
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
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(language))
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Locale {
    type Err = UnknownLocale;

    /// The language of exactly this code.
    fn from_str(code: &str) -> Result<Self, UnknownLocale> {
        Self::ALL.into_iter().find(|locale| locale.code() == code).ok_or(UnknownLocale)
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
        for locale in Locale::ALL {
            assert_eq!(locale.to_string().parse(), Ok(locale));
        }
        assert_eq!("bg-BG".parse::<Locale>(), Err(UnknownLocale));
    }
}
