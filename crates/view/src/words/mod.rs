//! Sentences: what the bot says, in every language.
//!
//! The texts are Fluent files, `locales/<language>/*.ftl`. Code never names a message by its text key: `build.rs` makes an enum of every
//! English file, with a variant for each message and a typed field for each variable, and [`list!`] includes it here or beside its game.
//! A missing variable does not compile, and a test compares the files of the other languages with the English ones.

mod bundle;
pub(crate) mod cards;
mod figure;
mod game;
mod length;
mod lists;
pub(crate) mod locale;
mod moment;
mod name;
mod number;
mod platform;
mod refusal;
mod say;
mod sentence;
pub(crate) mod text;
mod value;
mod variables;

pub(crate) use figure::{points, quotient, signed_quotient, whole};
pub(crate) use game::GameWords;
pub(crate) use length::{Brief, Over};
pub use length::{Length, Soon};
pub(crate) use lists::{Caption, Court, Daily, Leagues, Link, Menu, Private, Puzzle, Replay, Room, Settings, Standing};
pub use lists::{Msg, Slash};
pub(crate) use moment::Date;
pub use moment::{LocalTime, Moment};
pub use name::{Name, Who, is_disturbing};
#[cfg(test)]
pub(crate) use number::hold;
pub(crate) use number::{Number, Numbers, numbers};
pub use say::say;
pub use sentence::Sentence;
pub use value::{Choice, Platform, Symbols};
pub(crate) use value::{Mentions, Phrase, Placeable, Ranks, Recorded, Worths};
pub use variables::Variables;

/// Includes the enums of English files, as `build.rs` declares them.
macro_rules! list {
    ($($file:literal),+) => {
        $( include!(concat!(env!("OUT_DIR"), "/", $file, ".rs")); )+
    };
}

/// Declares an enum of sentences: one variant per message, one typed field per variable.
macro_rules! sentences {
    (
        $(#[$meta:meta])*
        enum $name:ident {
            $( $(#[$text:meta])* $variant:ident = $key:literal $( { $( $field:ident : $ty:ty ),+ } )? ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[allow(unreachable_pub, reason = "some lists are of use outside the crate")]
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum $name {
            $(
                $(#[$text])*
                $variant $( { $(
                    #[doc = concat!("The variable `$", stringify!($field), "`.")]
                    $field: $ty,
                )+ } )?
            ),+
        }

        impl $crate::words::Sentence for $name {
            fn key(&self) -> std::borrow::Cow<'static, str> {
                let key = match self {
                    $( Self::$variant { .. } => $key, )+
                };
                key.into()
            }

            #[allow(unused_mut, unused_variables, reason = "a list may have no message with variables")]
            fn variables(&self, locale: $crate::Locale) -> $crate::words::Variables {
                let mut variables = $crate::words::Variables::default();
                match self {
                    $( Self::$variant $( { $( $field ),+ } )? => {
                        $( $( $crate::words::Placeable::put($field, stringify!($field), locale, &mut variables); )+ )?
                    } )+
                }
                variables
            }

            fn holds_foreign_text(&self) -> bool {
                match self {
                    $( Self::$variant { .. } =>
                        false $( $( || <$ty as $crate::words::Placeable>::FOREIGN )+ )?, )+
                }
            }
        }

        #[cfg(test)]
        impl $crate::words::Sampled for $name {
            #[allow(unused_variables, reason = "a message may have no variables")]
            fn samples() -> Vec<Self> {
                // Functions in a list compile in a moment, one function that makes the whole list takes minutes.
                const LIST: &[fn(&mut std::ops::RangeFrom<usize>) -> $name] = &[ $(
                    |numbers| $name::$variant $( { $(
                        $field: <$ty as $crate::words::Placeable>::sample(numbers.next().unwrap_or_default())
                    ),+ } )?
                ),+ ];
                let drawn = |draw: usize| {
                    let mut numbers = draw + 1..;
                    LIST.iter().map(|sample| sample(&mut numbers)).collect::<Vec<_>>()
                };
                (0..12).flat_map(drawn).collect()
            }
        }
    };
}

pub(crate) use {list, sentences};

/// Sentences that tests can say.
#[cfg(test)]
pub(crate) trait Sampled: Sized {
    /// Every message several times, with different contents.
    fn samples() -> Vec<Self>;
}

#[cfg(test)]
mod quotes;
#[cfg(test)]
mod terms;
#[cfg(test)]
pub(crate) mod tests;
