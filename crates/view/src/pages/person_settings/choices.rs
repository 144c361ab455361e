//! What a person or a group chooses: the list of settings, and how choices are kept.

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use talon_scene::Theme;

use super::values::{Pictured, Pictures, QuietHours, Reminders, Scope, Zone};
use crate::{Dress, Language, Letters};

/// The settings, in the order in which pages tell them: `$each!` makes of the list what it will.
///
/// An entry has what buttons carry, as whose field of [`Chosen`] it is kept, under that name, and what is usual until somebody chooses,
/// unless that depends on more than the setting. Then whose it is, and the word of the button in each case; what has been sent or kept
/// once never changes. Where it is only on or off, `switch` has the key of its button, the sentence that tells it, what the button says, and
/// what both call the value: with that, it is on the page of settings.
macro_rules! every_setting {
    ($each:ident) => {
        $each! {
            /// The language of pages.
            Language(Language) as #[serde(with = "spoken")] language: Language, for {
                Person: "language",
                Chat: "language-group",
            };
            /// The letters of cards.
            Letters(Letters) as #[serde(with = "coded")] letters: Letters = Letters::Common, for {
                Person: "letters",
                Chat: "gletters",
            };
            /// How often to remind of a turn.
            Reminders(Reminders) as #[serde(with = "coded")] reminders: Reminders = Reminders::Usual, for {
                Person: "remind",
            };
            /// When nothing is to ring.
            Quiet(Option<QuietHours>) as #[serde(flatten)] quiet: QuietHours, for {
                Person: "quiet",
            };
            /// The time zone: for a group, when its days, weeks and seasons begin. UTC until one is chosen.
            Zone(Zone) as zone: String, for {
                Person: "zone",
                Chat: "gzone",
            };
            /// Which pages have a picture.
            Pictures(Pictured) as #[serde(with = "coded")] pictures: Pictured, for {
                Person: "picture",
                Chat: "gpicture",
            };
            /// The colours of these pictures.
            Theme(Theme) as #[serde(with = "coded")] theme: Theme = Theme::Dark, for {
                Person: "theme",
                Chat: "gtheme",
            };
            /// The form of pages that are there to be read.
            Dress(Dress) as #[serde(with = "coded")] dress: Dress = Dress::Classic, for {
                Person: "dress",
                Chat: "gdress",
            };
            /// Whether a decision that can't be undone and may cost the deal needs a second press.
            SecondPress(bool) as second_press: bool = true, for {
                Person: "second-press" (switch 'a' SecondPress ButtonSecondPress wanted),
            };
            /// Whether to appear on leaderboards across communities, with name and results.
            Everywhere(bool) as everywhere: bool = false, for {
                Person: "everywhere" (switch 'v' Everywhere ButtonEverywhere shown),
            };
        }
    };
}
pub(crate) use every_setting;

macro_rules! kept {
    ($(
        $(#[$doc:meta])*
        $Setting:ident($Type:ty) as $(#[$form:meta])* $field:ident: $Kept:ty $(= $usual:expr)?, for { $($whose:tt)+ };
    )+) => {
        /// A setting, with what somebody chooses.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum Setting {
            $($(#[$doc])* $Setting($Type),)+
        }

        /// What a person or a group chose; what is usual for the rest. This is also how it is kept: an object with the names of its
        /// fields.
        #[derive(Serialize, Deserialize)]
        #[serde(default)]
        #[derive(Clone, Debug, PartialEq, Eq, Default)]
        pub struct Chosen {
            $($(#[$doc])* #[serde(skip_serializing_if = "Option::is_none")] $(#[$form])* pub $field: Option<$Kept>,)+
            /// What a later program knows, so that an earlier one does not lose it.
            #[serde(flatten)]
            pub later: BTreeMap<String, serde_json::Value>,
        }

        impl Chosen {
            /// Takes a choice.
            pub fn set(&mut self, setting: Setting) {
                match setting {
                    $(Setting::$Setting(value) => self.$field = value.into(),)+
                }
            }

            /// These, and for what is missing in them the others.
            #[must_use]
            pub fn or(mut self, others: Self) -> Self {
                let Self { $($field,)+ later } = others;
                $(self.$field = self.$field.or($field);)+
                self.later = later.into_iter().chain(self.later).collect();
                self
            }

            /// These, and for what is missing in them what is usual, where something is.
            #[must_use]
            pub fn whole(&self, scope: Scope) -> Self {
                let usual = Self { pictures: Some(self.pictures(scope).pages), $($($field: Some($usual),)?)+ ..Self::default() };
                self.clone().or(usual)
            }

            $($(
                #[doc = concat!("The choice of `", stringify!($field), "`, or what is usual.")]
                #[must_use]
                pub fn $field(&self) -> $Kept {
                    self.$field.unwrap_or($usual)
                }
            )?)+
        }
    };
}
every_setting! { kept }

impl Chosen {
    /// These with one more choice.
    #[must_use]
    pub fn with(mut self, setting: Setting) -> Self {
        self.set(setting);
        self
    }

    /// The pictures of the pages that are meant.
    #[must_use]
    pub fn pictures(&self, scope: Scope) -> Pictures {
        Pictures { pages: self.pictures.unwrap_or(Pictured::usual(scope)), theme: self.theme() }
    }
}

impl FromIterator<Setting> for Chosen {
    fn from_iter<T: IntoIterator<Item = Setting>>(settings: T) -> Self {
        settings.into_iter().fold(Self::default(), Self::with)
    }
}

/// A value as its stored form.
mod coded {
    use super::{Deserialize, Deserializer, Error, FromStr, Serialize, Serializer};

    #[expect(clippy::ref_option, reason = "the form that serde asks for")]
    pub(super) fn serialize<T: Copy + Into<&'static str>, S: Serializer>(
        value: &Option<T>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        value.map(Into::into).serialize(serializer)
    }

    pub(super) fn deserialize<'de, T: FromStr, D: Deserializer<'de>>(deserializer: D) -> Result<Option<T>, D::Error> {
        let text = Option::<String>::deserialize(deserializer)?;
        text.map(|text| text.parse().map_err(|_| D::Error::custom("not a stored form"))).transpose()
    }
}

/// A language; one that the bot does not speak is as if none had been chosen.
mod spoken {
    pub(super) use super::coded::serialize;
    use super::{Deserialize, Deserializer, Language};

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Language>, D::Error> {
        Ok(Option::<String>::deserialize(deserializer)?.and_then(|tag| Language::spoken(&tag)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_kept_by_their_names() {
        let kept =
            r#"{"language":"bg","quiet_from":22,"quiet_until":7,"pictures":"ends","second_press":false,"new":[1]}"#;
        let chosen: Chosen = serde_json::from_str(kept).unwrap();
        let settings = [
            Setting::Language(Language::Bg),
            Setting::Quiet(QuietHours::new(22, 7)),
            Setting::Pictures(Pictured::Ends),
            Setting::SecondPress(false),
        ];
        let later = BTreeMap::from([("new".to_owned(), serde_json::json!([1]))]);
        assert_eq!(chosen, Chosen { later, ..settings.into_iter().collect() });
        assert_eq!(serde_json::to_string(&chosen).unwrap(), kept, "nothing is lost");
        assert!(!chosen.second_press() && Chosen::default().second_press());
        let none = chosen.with(Setting::Quiet(None));
        assert_eq!(none.quiet, None);
        let before = r#"{"language":"tlh","quiet_from":null,"quiet_until":null,"zone":null}"#;
        assert_eq!(serde_json::from_str::<Chosen>(before).unwrap(), Chosen::default());
        assert!(serde_json::from_str::<Chosen>(r#"{"theme":"pink"}"#).is_err());
    }

    #[test]
    fn the_usual_stands_in_for_what_nobody_chose() {
        let chosen: Chosen = [Setting::Theme(Theme::Light)].into_iter().collect();
        for (scope, pages) in [(Scope::Person, Pictured::All), (Scope::Chat, Pictured::Ends)] {
            assert_eq!(chosen.pictures(scope), Pictures { pages, theme: Theme::Light });
            let whole = chosen.whole(scope);
            assert_eq!((whole.pictures, whole.theme, whole.everywhere), (Some(pages), Some(Theme::Light), Some(false)));
            assert_eq!((whole.zone, whole.quiet), (None, None));
        }
        let other: Chosen = [Setting::Theme(Theme::Dark), Setting::Dress(Dress::Rich)].into_iter().collect();
        assert_eq!(chosen.clone().or(other), chosen.with(Setting::Dress(Dress::Rich)));
    }
}
