//! What a person or a group chooses: the list of settings, and how choices are kept.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_scene::Theme;

use super::pictures::{Pictured, Pictures};
use crate::{Dress, Language, Letters};

/// The text is none of the stored forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a stored form")]
pub struct BadSetting;

pub(crate) const fn bad_setting(_: &str) -> BadSetting {
    BadSetting
}

/// How often somebody wants to be reminded of being on turn.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadSetting, parse_err_fn = bad_setting)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Reminders {
    /// Once for each decision, when half of its time is over.
    #[default]
    Usual,
    /// At most once within 24 hours, over all tables.
    Daily,
    /// Not at all.
    Never,
}

impl Reminders {
    /// Every choice.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `usual`, `daily`, `never`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// The hours of a day, in the person's own time, in which nothing should ring: from one full hour until another, across
/// midnight if the second is smaller.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "Hours")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct QuietHours {
    #[serde(rename = "quiet_from")]
    from: u8,
    #[serde(rename = "quiet_until")]
    until: u8,
}

/// Quiet hours as they are kept, whatever they are.
#[derive(Deserialize)]
struct Hours {
    quiet_from: Option<u8>,
    quiet_until: Option<u8>,
}

impl TryFrom<Hours> for QuietHours {
    type Error = BadSetting;

    fn try_from(hours: Hours) -> Result<Self, BadSetting> {
        let hours = hours.quiet_from.zip(hours.quiet_until);
        hours.and_then(|(from, until)| Self::new(from, until)).ok_or(BadSetting)
    }
}

impl QuietHours {
    /// What the page offers.
    pub const OFFERED: [Self; 3] =
        [Self { from: 22, until: 7 }, Self { from: 23, until: 8 }, Self { from: 0, until: 9 }];

    /// From one full hour until another, 0 to 23; none where they are no hours, or the same.
    #[must_use]
    pub const fn new(from: u8, until: u8) -> Option<Self> {
        if from < 24 && until < 24 && from != until { Some(Self { from, until }) } else { None }
    }

    /// The first quiet hour, 0 to 23.
    #[must_use]
    pub const fn from(self) -> u8 {
        self.from
    }

    /// The first hour that is quiet no longer, 0 to 23.
    #[must_use]
    pub const fn until(self) -> u8 {
        self.until
    }

    /// Whether this hour of the day is one of them.
    #[must_use]
    pub const fn contains(self, hour: u8) -> bool {
        if self.from < self.until {
            self.from <= hour && hour < self.until
        } else {
            self.from <= hour || hour < self.until
        }
    }
}

/// As in buttons: `22-7`.
impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.until)
    }
}

impl FromStr for QuietHours {
    type Err = BadSetting;

    fn from_str(text: &str) -> Result<Self, BadSetting> {
        let (from, until) = text.split_once('-').ok_or(BadSetting)?;
        let hour = |text: &str| text.parse().map_err(|_| BadSetting);
        let hours = Self::new(hour(from)?, hour(until)?).ok_or(BadSetting)?;
        // One spelling: no sign, no leading zero.
        if hours.to_string() == text { Ok(hours) } else { Err(BadSetting) }
    }
}

/// Whose a setting is. Both choose with the same buttons and pages, and what they chose is kept alike.
#[derive(VariantArray, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// A person's, for pages that nobody else reads.
    Person,
    /// A group's, for pages that everybody there reads. Its administrators choose.
    Chat,
}

impl Scope {
    /// Both.
    pub const ALL: &[Self] = Self::VARIANTS;
}

/// A time zone, as IANA names it: `Europe/Sofia`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Zone(pub String);

impl Deref for Zone {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self::from("UTC")
    }
}

impl From<&str> for Zone {
    fn from(name: &str) -> Self {
        Self(name.to_owned())
    }
}

impl From<Zone> for Option<String> {
    fn from(zone: Zone) -> Self {
        Some(zone.0)
    }
}

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
    fn stored_forms_round_trip() {
        let codes: Vec<&str> = Reminders::ALL.iter().map(|choice| choice.code()).collect();
        assert_eq!(codes, ["usual", "daily", "never"]);
        for &choice in Reminders::ALL {
            assert_eq!(choice.code().parse(), Ok(choice));
        }
        for (from, until) in (0..30).flat_map(|from| (0..30).map(move |until| (from, until))) {
            match QuietHours::new(from, until) {
                Some(hours) => assert_eq!(hours.to_string().parse(), Ok(hours)),
                None => assert!(from == until || from > 23 || until > 23),
            }
        }
        for bad in ["", "22", "22-", "-7", "22-07", "+2-7", "7-7", "24-7", "22-7-1", "22–7"] {
            assert_eq!(bad.parse::<QuietHours>(), Err(BadSetting), "{bad}");
        }
    }

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

    #[test]
    fn quiet_hours_go_over_midnight_or_not() {
        let hours = |from, until| -> Vec<u8> {
            let quiet = QuietHours::new(from, until).unwrap();
            (0..24).filter(|hour| quiet.contains(*hour)).collect()
        };
        assert_eq!(hours(22, 7), [0, 1, 2, 3, 4, 5, 6, 22, 23]);
        assert_eq!(hours(0, 3), [0, 1, 2]);
        assert_eq!(hours(23, 0), [23]);
    }
}
