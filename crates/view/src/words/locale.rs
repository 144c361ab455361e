//! The languages that the bot speaks, and how a reader reads them.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::pages::person_settings::{BadSetting, bad_setting};

/// A language in which every page exists. Its text, in `Display` and `FromStr`, is its [code](Self::code) and nothing else: see
/// [`spoken`](Self::spoken) for tags.
///
/// A variant and the folder of that name in `locales` are all that a language consists of in the code.
#[derive(strum::Display, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
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
    #[strum(serialize = "en-XA")]
    Pseudo,
}

/// A text that is not the code of a language that the bot speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a language of the bot: expected one of {}", Language::ALL.iter().map(|each| each.code()).collect::<Vec<_>>().join(", "))]
pub struct UnknownLanguage;

/// From its code.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        Self::ALL.iter().copied().find(|each| each.code() == code).ok_or(UnknownLanguage)
    }
}

impl Language {
    /// Every language, in the order in which menus show them.
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

    /// The language for a BCP 47 tag such as `bg-BG`, if the bot speaks it.
    #[must_use]
    pub fn spoken(tag: &str) -> Option<Self> {
        let language = tag.split(['-', '_']).next().unwrap_or_default().trim();
        Self::ALL.iter().copied().find(|each| each.code().eq_ignore_ascii_case(language))
    }
}

/// Which letters aces and court cards have.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadSetting, parse_err_fn = bad_setting)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Letters {
    /// A K Q J, in every language.
    #[default]
    Common,
    /// Those that decks of the reader's language have.
    Own,
}

impl Letters {
    /// Every choice.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `common`, `own`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// How a reader reads: in which language, and with which letters on cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Locale {
    /// The language of the text.
    pub language: Language,
    /// The letters of the cards.
    pub letters: Letters,
}

impl Locale {
    /// English, with common letters on cards.
    pub const EN: Self = Self::of(Language::En);
    /// Bulgarian, with common letters on cards.
    pub const BG: Self = Self::of(Language::Bg);
    /// The language of tests.
    pub const PSEUDO: Self = Self::of(Language::Pseudo);

    /// Every language, with common letters on cards, in the order in which menus show them.
    pub const ALL: [Self; Language::ALL.len()] = {
        let mut all = [Self::EN; Language::ALL.len()];
        let mut place = 0;
        while place < all.len() {
            all[place] = Self::of(Language::ALL[place]);
            place += 1;
        }
        all
    };

    /// This language, with common letters on cards.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language, letters: Letters::Common }
    }

    /// This language with these letters on cards.
    #[must_use]
    pub const fn lettered(self, letters: Letters) -> Self {
        Self { letters, ..self }
    }

    /// What a BCP 47 tag such as `bg-BG` means; English where the bot does not speak the language, or the text is no tag at all.
    #[must_use]
    pub fn parse(tag: &str) -> Self {
        Self::spoken(tag).unwrap_or_default()
    }

    /// What a BCP 47 tag such as `bg-BG` means, if the bot speaks the language.
    #[must_use]
    pub fn spoken(tag: &str) -> Option<Self> {
        Language::spoken(tag).map(Self::of)
    }

    /// The language's code.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.language.code()
    }
}

impl From<Language> for Locale {
    fn from(language: Language) -> Self {
        Self::of(language)
    }
}

/// The language's code.
impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// From the language's code.
impl FromStr for Locale {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        code.parse().map(Self::of)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_choose_a_language() {
        for (tag, expected) in [
            ("bg", Language::Bg),
            ("bg-BG", Language::Bg),
            ("BG_bg", Language::Bg),
            ("en-GB", Language::En),
            ("de-AT", Language::De),
            ("fi", Language::Fi),
            ("sv", Language::En),
            ("bgx", Language::En),
            ("", Language::En),
            ("-", Language::En),
        ] {
            assert_eq!(Locale::parse(tag), Locale::of(expected), "{tag:?}");
        }
    }

    #[test]
    fn codes_round_trip() {
        assert_eq!(
            Language::ALL.iter().map(ToString::to_string).collect::<Vec<_>>(),
            ["en", "bg", "de", "hr", "pl", "fi", "ru"]
        );
        for locale in Locale::ALL {
            assert_eq!(locale.to_string().parse(), Ok(locale));
        }
        assert_eq!("bg-BG".parse::<Locale>(), Err(UnknownLanguage));
        assert_eq!("en-XA".parse::<Language>(), Err(UnknownLanguage), "nobody can choose what is there for tests");
        assert!(Letters::ALL.iter().all(|letters| letters.code().parse() == Ok(*letters)));
    }
}
