//! How a button's text is declared, written and read.

use std::fmt;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_standings::Pool;
use talon_table::{LeagueId, PersonId};

use super::{BadToken, Slug};
use crate::{LeagueSetting, LeagueVerb, Locale, QuietHours, Reminders, Standings};

/// A verb's field, as written between the colons of a token.
///
/// Reading may accept several spellings: afterwards the token is compared with its canonical text.
pub(crate) trait Field: Sized {
    /// Writes its text.
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;

    /// Reads its text.
    fn read(text: &str) -> Result<Self, BadToken>;
}

/// Declares verbs and their texts: a word, then the fields after colons. A variant without a word holds other verbs, which have
/// words of their own.
macro_rules! verbs {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(
                $(#[$doc:meta])*
                $variant:ident $(( $($field:ident: $type:ty),+ ))? $(= $word:literal $(: $place:ident)*)?
            ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        pub enum $name {
            $( $(#[$doc])* $variant $(( $($type),+ ))? ),+
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $( Self::$variant $(( $($field),+ ))? =>
                        $crate::token::spell::verbs!(@write f $([ $($field)+ ])? $($word $($place)*)?) ),+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::BadToken;

            fn from_str(text: &str) -> Result<Self, $crate::BadToken> {
                $( $crate::token::spell::verbs!(@read text $variant $([ $($field)+ ])? $($word $($place)*)?); )+
                Err($crate::BadToken)
            }
        }
    };
    (@write $f:ident $word:literal) => { $f.write_str($word) };
    (@write $f:ident [ $verb:ident ]) => { std::fmt::Display::fmt($verb, $f) };
    (@write $f:ident [ $($field:ident)+ ] $word:literal $($place:ident)+) => {{
        $f.write_str($word)?;
        $(
            $f.write_str(":")?;
            $crate::token::spell::Field::write($place, $f)?;
        )+
        Ok(())
    }};
    (@read $text:ident $variant:ident $word:literal) => {
        if $text == $word {
            return Ok(Self::$variant);
        }
    };
    (@read $text:ident $variant:ident [ $verb:ident ]) => {
        if let Ok($verb) = $text.parse() {
            return Ok(Self::$variant($verb));
        }
    };
    (@read $text:ident $variant:ident [ $($field:ident)+ ] $word:literal $($place:ident)+) => {
        if let Some((_, about)) = $text.split_once(':').filter(|(word, _)| *word == $word) {
            // The last one may have colons of its own.
            let mut texts = about.splitn([$(stringify!($place)),+].len(), ':');
            $( let $place = $crate::token::spell::Field::read(texts.next().ok_or($crate::BadToken)?)?; )+
            return Ok(Self::$variant($($field),+));
        }
    };
}

pub(crate) use verbs;

/// Fields whose text is their `Display` form.
macro_rules! printed {
    ($($type:ty)+) => {
        $(
            impl Field for $type {
                fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(self, f)
                }

                fn read(text: &str) -> Result<Self, BadToken> {
                    text.parse().map_err(|_| BadToken)
                }
            }
        )+
    };
}

printed! { u8 u16 u32 Slug GameKind Locale PersonId LeagueId LeagueVerb LeagueSetting Standings }

impl Field for bool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self { "on" } else { "off" })
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        match text {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(BadToken),
        }
    }
}

impl Field for Seat {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        Self::new(Field::read(text)?).ok_or(BadToken)
    }
}

impl Field for Reminders {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        text.parse().map_err(|_| BadToken)
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

/// A single letter, because the tokens of leaderboards are long.
impl Field for Pool {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::People => "p",
            Self::Mixed => "m",
        })
    }

    fn read(text: &str) -> Result<Self, BadToken> {
        match text {
            "p" => Ok(Self::People),
            "m" => Ok(Self::Mixed),
            _ => Err(BadToken),
        }
    }
}
