//! When a chat is told of its daily deal without anybody asking.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::pages::person_settings::{BadSetting, bad_setting};

/// When the bot tells a chat of the day's deal: at an hour of the chat's own time, or never.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(parse_err_ty = BadSetting, parse_err_fn = bad_setting)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PostTime {
    /// Not without being asked.
    #[default]
    #[strum(serialize = "never")]
    Never,
    /// At 8:00.
    #[strum(serialize = "8")]
    Morning,
    /// At 12:00.
    #[strum(serialize = "12")]
    Noon,
    /// At 18:00.
    #[strum(serialize = "18")]
    Evening,
    /// At 21:00.
    #[strum(serialize = "21")]
    Late,
}

impl PostTime {
    /// Every choice.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `never`, or the hour in digits.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// The full hour of the day, 0 to 23; none for never.
    #[must_use]
    pub const fn hour(self) -> Option<u8> {
        match self {
            Self::Never => None,
            Self::Morning => Some(8),
            Self::Noon => Some(12),
            Self::Evening => Some(18),
            Self::Late => Some(21),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_forms_are_hours() {
        for time in PostTime::ALL {
            assert_eq!(time.code().parse(), Ok(*time));
            assert_eq!(time.code().parse().ok(), time.hour());
        }
        for text in ["", "08", "9", "Never", "8 "] {
            assert_eq!(text.parse::<PostTime>(), Err(BadSetting), "{text}");
        }
    }
}
