//! Names of tables, persons and leagues, and moments.

use std::{fmt, str::FromStr, time::Duration};

use data_encoding::BASE32_NOPAD;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The length of the text form: 64 bits at five bits a character.
const TEXT_LENGTH: usize = 13;

/// A text that is not the name of a table or a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not an id: expected 13 characters of a-z and 2-7")]
pub struct BadId;

fn encode(id: u64) -> String {
    BASE32_NOPAD.encode(&id.to_be_bytes()).to_ascii_lowercase()
}

fn decode(text: &str) -> Result<u64, BadId> {
    if text.len() != TEXT_LENGTH || text.bytes().any(|byte| byte.is_ascii_uppercase()) {
        return Err(BadId);
    }
    let bytes = BASE32_NOPAD.decode(text.to_ascii_uppercase().as_bytes()).map_err(|_| BadId)?;
    let bytes: [u8; 8] = bytes.try_into().map_err(|_| BadId)?;
    Ok(u64::from_be_bytes(bytes))
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        ///
        /// Written as 13 characters of lower-case base32; every number has exactly one text.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(into = "String", try_from = "String")]
        pub struct $name(pub u64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&encode(self.0))
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                decode(text).map(Self)
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.to_string()
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }
    };
}

id! {
    /// The name of a table: 64 random bits, so that nobody guesses one.
    TableId
}

id! {
    /// The name of a person. A person is not an account: several accounts on several platforms may belong to one person.
    PersonId
}

id! {
    /// The name of a league: 64 random bits, like a table's.
    LeagueId
}

/// A moment: milliseconds since the Unix epoch. Moments before it are negative.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment a duration later, saturating.
    #[must_use]
    pub fn plus(self, duration: Duration) -> Self {
        let millis = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_add(millis))
    }

    /// The moment a duration earlier, saturating.
    #[must_use]
    pub fn minus(self, duration: Duration) -> Self {
        let millis = i64::try_from(duration.as_millis()).unwrap_or(i64::MAX);
        Self(self.0.saturating_sub(millis))
    }

    /// How long it has been since an earlier moment; zero if that moment is still to come.
    #[must_use]
    pub fn since(self, earlier: Self) -> Duration {
        let millis = self.0.saturating_sub(earlier.0);
        Duration::from_millis(u64::try_from(millis).unwrap_or(0))
    }
}
