//! Sentences: what the bot says, in every language.
//!
//! The texts are Fluent files, `locales/<language>/*.ftl`. Code never names a message by its text key: the `sentences!`
//! lists in this module and in those of the games declare every message with its variables, and each becomes a variant of an enum with
//! typed fields. A message that is not listed cannot be used, a missing variable does not compile, and a test compares the lists with the
//! files of every language.

mod answer;
mod bundle;
mod court;
mod daily;
mod figure;
mod game;
mod league;
mod length;
mod link;
mod menu;
mod moment;
mod name;
mod platform;
mod privacy;
mod puzzle;
mod refusal;
mod replay;
mod room;
mod say;
mod scene;
mod sentence;
mod settings;
mod slash;
mod standing;
mod value;
mod variables;

#[cfg(test)]
use std::borrow::Cow;

pub use answer::Msg;
pub(crate) use court::Court;
pub(crate) use daily::Daily;
pub(crate) use figure::{quotient, signed_quotient};
pub(crate) use game::GameWords;
pub(crate) use league::Leagues;
pub(crate) use length::{Brief, Over};
pub use length::{Length, Soon};
pub(crate) use link::Link;
pub(crate) use menu::Menu;
pub(crate) use moment::Date;
pub use moment::{LocalTime, Moment};
pub use name::{Name, Who, is_disturbing};
pub use platform::Platform;
pub(crate) use privacy::Private;
pub(crate) use puzzle::Puzzle;
pub(crate) use replay::Replay;
pub(crate) use room::Room;
pub use say::say;
pub(crate) use scene::Caption;
pub use sentence::Sentence;
pub(crate) use settings::Settings;
pub use slash::Slash;
pub(crate) use standing::Standing;
pub use value::{Choice, Symbols};
pub(crate) use value::{Mentions, Phrase, Placeable, Ranks, Recorded, Worths};
pub use variables::Variables;

/// A message of a list, for the test that compares lists and files.
#[cfg(test)]
pub(crate) struct Entry {
    pub(crate) key: Cow<'static, str>,
    /// The key that stands in for it where a file has it not.
    pub(crate) shared: Option<Cow<'static, str>>,
    pub(crate) variables: Vec<String>,
}

/// A list of sentences, for the tests of all of them.
#[cfg(test)]
pub(crate) struct Listing {
    pub(crate) entries: Vec<Entry>,
    /// Every message several times, with different contents.
    pub(crate) samples: Vec<Box<dyn Sentence>>,
}

/// The listing of an enum of sentences.
#[cfg(test)]
macro_rules! listing {
    ($list:ty) => {
        $crate::words::Listing {
            entries: <$list>::entries(),
            samples: <$list>::samples().into_iter().map(|sample| Box::new(sample) as _).collect(),
        }
    };
}

#[cfg(test)]
pub(crate) use listing;

/// Declares an enum of sentences: one variant per message, one typed field per variable.
macro_rules! sentences {
    ($(#[$meta:meta])* $vis:vis enum $name:ident { $($messages:tt)+ }) => {
        $crate::words::vocabulary! { $(#[$meta])* $vis enum $name { $($messages)+ } }

        impl $crate::words::Sentence for $name {
            fn key(&self) -> std::borrow::Cow<'static, str> {
                self.entry_key().into()
            }

            fn variables(&self, locale: $crate::Locale) -> $crate::words::Variables {
                self.put_variables(locale)
            }

            fn holds_foreign_text(&self) -> bool {
                self.names_people()
            }
        }
    };
}

/// Declares the enum alone, for sentences that are not said under their own keys.
macro_rules! vocabulary {
    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident {
            $( $variant:ident = $key:literal $( { $( $field:ident : $ty:ty ),+ $(,)? } )? ),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        $vis enum $name {
            $(
                #[doc = concat!("The message `", $key, "`.")]
                $variant $( { $(
                    #[doc = concat!("The variable `$", stringify!($field), "`.")]
                    $field: $ty,
                )+ } )?
            ),+
        }

        impl $name {
            /// The message's key in this list.
            pub(crate) const fn entry_key(&self) -> &'static str {
                match self {
                    $( Self::$variant { .. } => $key, )+
                }
            }

            /// The variables, in the given language.
            #[allow(unused_mut, unused_variables, reason = "a list may have no message with variables")]
            pub(crate) fn put_variables(&self, locale: $crate::Locale) -> $crate::words::Variables {
                let mut variables = $crate::words::Variables::default();
                match self {
                    $( Self::$variant $( { $( $field ),+ } )? => {
                        $( $( $crate::words::Placeable::put($field, stringify!($field), locale, &mut variables); )+ )?
                    } )+
                }
                variables
            }

            /// Whether a variable holds text that a person chose.
            pub(crate) const fn names_people(&self) -> bool {
                match self {
                    $( Self::$variant { .. } =>
                        false $( $( || <$ty as $crate::words::Placeable>::FOREIGN )+ )?, )+
                }
            }

            /// Every message of the list.
            #[cfg(test)]
            pub(crate) fn entries() -> Vec<$crate::words::Entry> {
                // Functions in a list compile in a moment, one function that makes the whole list takes minutes.
                const LIST: &[(&str, &[(fn(&str) -> Vec<String>, &str)])] = &[ $(
                    ($key, &[ $( $( (<$ty as $crate::words::Placeable>::variables, stringify!($field)) ),+ )? ])
                ),+ ];
                let entry = |(key, fields): &(&'static str, &[(fn(&str) -> Vec<String>, &str)])| $crate::words::Entry {
                    key: (*key).into(),
                    shared: None,
                    variables: fields.iter().flat_map(|(variables, name)| variables(name)).collect(),
                };
                LIST.iter().map(entry).collect()
            }

            /// Every message several times, with different contents.
            #[cfg(test)]
            #[allow(unused_variables, reason = "a message may have no variables")]
            pub(crate) fn samples() -> Vec<Self> {
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

pub(crate) use {sentences, vocabulary};

#[cfg(test)]
mod terms;
#[cfg(test)]
pub(crate) mod tests;
