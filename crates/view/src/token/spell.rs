//! How a button's text is declared, written and read.

use std::fmt;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_standings::Pool;
use talon_table::{LeagueId, PersonId};

use crate::Language;

/// The text is not a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a button of this bot")]
pub struct BadToken;

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
            type Err = $crate::token::spell::BadToken;

            fn from_str(text: &str) -> Result<Self, $crate::token::spell::BadToken> {
                $( $crate::token::spell::verbs!(@read text $variant $([ $($field)+ ])? $($word $($place)*)?); )+
                Err($crate::token::spell::BadToken)
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
            $( let $place = $crate::token::spell::Field::read(texts.next().ok_or($crate::token::spell::BadToken)?)?; )+
            return Ok(Self::$variant($($field),+));
        }
    };
}

/// Fields whose text is their `Display` form.
macro_rules! printed {
    ($($type:ty)+) => {
        $(
            impl $crate::token::spell::Field for $type {
                fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    std::fmt::Display::fmt(self, f)
                }

                fn read(text: &str) -> Result<Self, $crate::token::spell::BadToken> {
                    text.parse().map_err(|_| $crate::token::spell::BadToken)
                }
            }
        )+
    };
}

/// Fields whose text is their stored form.
macro_rules! coded {
    ($($type:ty)+) => {
        $(
            impl $crate::token::spell::Field for $type {
                fn write(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                    f.write_str(self.code())
                }

                fn read(text: &str) -> Result<Self, $crate::token::spell::BadToken> {
                    text.parse().map_err(|_| $crate::token::spell::BadToken)
                }
            }
        )+
    };
}

pub(crate) use {coded, printed, verbs};

printed! { u8 u16 u32 GameKind Language PersonId LeagueId }

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
