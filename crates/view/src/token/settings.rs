//! What somebody chooses about themselves, or about a group.

use std::fmt;
use std::str::FromStr;

use talon_scene::Theme;

use super::Slug;
use super::spell::{BadToken, Field, coded, verbs};
use crate::pages::person_settings::every_setting;
use crate::{Dress, Letters, Pictured, QuietHours, Reminders, Scope, Setting, Zone};

/// A choice on the pages of settings and languages, or a list to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum SettingsVerb {
    /// Choose this for oneself or the group.
    Choose(Scope, Setting),
    /// Show what can be chosen.
    Show(Scope, Offer),
}

/// What can be chosen from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// The languages. A person's are a page of the menu.
    Languages,
    /// How often to remind.
    Reminders,
    /// The quiet hours.
    Quiet,
    /// This page of time zones.
    Zones(u8),
    /// The pictures.
    Pictures,
    /// A sample of rich pages.
    RichSample,
}

impl Offer {
    /// The word of its button; none where there is no such button.
    const fn word(self, scope: Scope) -> Option<&'static str> {
        match (scope, self) {
            (Scope::Chat, Self::Languages) => Some("group-languages"),
            (Scope::Person, Self::Reminders) => Some("reminders"),
            (Scope::Person, Self::Quiet) => Some("quiet-hours"),
            (Scope::Person, Self::Zones(_)) => Some("zones"),
            (Scope::Chat, Self::Zones(_)) => Some("group-zones"),
            (Scope::Person, Self::Pictures) => Some("pictures"),
            (Scope::Chat, Self::Pictures) => Some("group-pictures"),
            (Scope::Person, Self::RichSample) => Some("rich-sample"),
            (Scope::Chat, Self::RichSample) => Some("group-rich-sample"),
            (Scope::Person, Self::Languages) | (Scope::Chat, Self::Reminders | Self::Quiet) => None,
        }
    }

    fn read(word: &str, page: Option<&str>) -> Option<(Scope, Self)> {
        let offers = match page {
            Some(page) => vec![Self::Zones(page.parse().ok()?)],
            None => vec![Self::Languages, Self::Reminders, Self::Quiet, Self::Pictures, Self::RichSample],
        };
        let mut all = offers.into_iter().flat_map(|offer| Scope::ALL.iter().map(move |scope| (*scope, offer)));
        all.find(|(scope, offer)| offer.word(*scope) == Some(word))
    }
}

macro_rules! words {
    ($(
        $(#[$doc:meta])*
        $Setting:ident($Type:ty) as $(#[$form:meta])* $field:ident: $Kept:ty $(= $usual:expr)?, for {
            $($scope:ident: $word:literal $((switch $key:literal $Told:ident $Button:ident $on:ident))?,)+
        };
    )+) => {
        impl Setting {
            /// The word of its buttons; none where it is not chosen in this scope.
            const fn word(&self, scope: Scope) -> Option<&'static str> {
                match (self, scope) {
                    $($((Self::$Setting(_), Scope::$scope) => Some($word),)+)+
                    _ => None,
                }
            }

            fn read(word: &str, value: &str) -> Option<(Scope, Self)> {
                match word {
                    $($($word => Some((Scope::$scope, Self::$Setting(Field::read(value).ok()?))),)+)+
                    _ => None,
                }
            }

            /// Every setting of a person or a group, with some value.
            #[must_use]
            pub fn each(scope: Scope) -> Vec<Self> {
                let all = [$(Self::$Setting(Default::default())),+];
                all.into_iter().filter(|setting| setting.word(scope).is_some()).collect()
            }

            fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Setting(value) => Field::write(value, f),)+
                }
            }

            /// The key of its button, where that is a switch.
            pub(super) const fn key(&self, scope: Scope) -> Option<char> {
                match (self, scope) {
                    $($($((Self::$Setting(_), Scope::$scope) => Some($key),)?)+)+
                    _ => None,
                }
            }
        }
    };
}
every_setting! { words }

/// Nothing where there is no such button.
impl fmt::Display for SettingsVerb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choose(scope, setting) => {
                let Some(word) = setting.word(*scope) else { return Ok(()) };
                write!(f, "{word}:")?;
                setting.write(f)
            }
            Self::Show(scope, offer) => {
                f.write_str(offer.word(*scope).unwrap_or_default())?;
                match offer {
                    Offer::Zones(page) => write!(f, ":{page}"),
                    _ => Ok(()),
                }
            }
        }
    }
}

impl FromStr for SettingsVerb {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (word, value) = text.split_once(':').map_or((text, None), |(word, value)| (word, Some(value)));
        let choice =
            value.and_then(|value| Setting::read(word, value)).map(|(scope, value)| Self::Choose(scope, value));
        let offer = || Offer::read(word, value).map(|(scope, offer)| Self::Show(scope, offer));
        choice.or_else(offer).ok_or(BadToken)
    }
}

coded! { Reminders Pictured Theme Dress Letters }

/// A colon in place of each slash.
impl Field for Zone {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.replace('/', ":"))
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        Ok(Self(text.parse::<Slug>()?.replace(':', "/")))
    }
}

impl Field for Option<QuietHours> {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Some(hours) => fmt::Display::fmt(hours, f),
            None => f.write_str("none"),
        }
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        if text == "none" { Ok(None) } else { text.parse().map(Some).map_err(|_| BadToken) }
    }
}

verbs! {
    /// What to do with the data stored about the asker.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum PrivacyVerb {
        /// Send me all of it.
        Copy = "privacy-copy",
        /// Ask whether to forget me.
        Forget = "forget",
        /// Forget me.
        ForgetYes = "forget-yes",
    }
}
