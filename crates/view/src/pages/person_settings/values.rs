//! What can be chosen for the settings that nothing else has a type for.

use std::fmt;
use std::ops::Deref;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_scene::Theme;

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

/// Which pages come with a picture, from none to all.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadSetting, parse_err_fn = bad_setting)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Pictured {
    /// None.
    #[default]
    Off,
    /// Those that tell how a deal or a match ended.
    Ends,
    /// Those, and tables and hands while they are played.
    All,
}

impl Pictured {
    /// Every choice.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// What is usual until somebody chooses: a group has room for few changes, and its members have hands of their own.
    #[must_use]
    pub const fn usual(scope: Scope) -> Self {
        match scope {
            Scope::Person => Self::All,
            Scope::Chat => Self::Ends,
        }
    }

    /// The stored form: `off`, `ends`, `all`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// A choice of pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pictures {
    /// Which pages have one.
    pub pages: Pictured,
    /// In which colours they are drawn.
    pub theme: Theme,
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
