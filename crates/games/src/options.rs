//! Table options: named settings with a closed set of values, which people choose on a page and the log records.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantNames;

/// One option of a table, its present value and what else it could be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct OptionState {
    /// The option's stable name in kebab-case, such as `claim-mode`.
    pub key: &'static str,
    /// The present value.
    pub value: &'static str,
    /// Every value, in the order in which people are offered them.
    pub values: &'static [&'static str],
    /// The value of the rules page.
    pub default: &'static str,
}

/// A game's options.
pub trait GameRules: Clone + PartialEq + Debug + Default + Send + Sync + Serialize + DeserializeOwned {
    /// Every option in the order of the rules page, with its present value.
    fn options(&self) -> Vec<OptionState>;

    /// These rules with one option changed.
    ///
    /// # Errors
    /// [`BadOption`] if the game has no such option or the option no such value.
    fn with(&self, key: &str, value: &str) -> Result<Self, BadOption>;
}

/// The option cannot be set to this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadOption {
    /// The game has no option of this name.
    #[error("no such option; there are: {}", .known.join(", "))]
    UnknownKey {
        /// The names of the game's options.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    #[error("no such value for {key}; it is one of: {}", .values.join(", "))]
    UnknownValue {
        /// The option's name.
        key: &'static str,
        /// Its values.
        values: &'static [&'static str],
    },
}

/// The type of an option's value: a closed set whose values have stable names.
pub trait OptionValue: Copy + Default {
    /// The names of all values, in the order in which people are offered them.
    const VALUES: &'static [&'static str];

    /// The value's name.
    fn value(self) -> &'static str;

    /// The value of this name.
    fn parse(name: &str) -> Option<Self>;
}

impl<T: Copy + Default + VariantNames + FromStr + Into<&'static str>> OptionValue for T {
    const VALUES: &'static [&'static str] = T::VARIANTS;

    fn value(self) -> &'static str {
        self.into()
    }

    fn parse(name: &str) -> Option<Self> {
        name.parse().ok()
    }
}

/// Defines a game's rules: one field for each option. In serde a map of names to values; missing options have their
/// defaults.
macro_rules! rule_set {
    (
        $(#[$meta:meta])*
        $name:ident { $($(#[$field_meta:meta])* $field:ident: $type:ty = $key:literal,)+ }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name {
            $($(#[$field_meta])* pub $field: $type,)+
        }

        impl $crate::GameRules for $name {
            fn options(&self) -> Vec<$crate::OptionState> {
                use $crate::OptionValue;
                vec![$($crate::OptionState {
                    key: $key,
                    value: self.$field.value(),
                    values: <$type>::VALUES,
                    default: <$type>::default().value(),
                },)+]
            }

            fn with(&self, key: &str, value: &str) -> Result<Self, $crate::BadOption> {
                use $crate::OptionValue;
                let mut changed = *self;
                match key {
                    $($key => {
                        changed.$field = <$type as $crate::OptionValue>::parse(value).ok_or(
                            $crate::BadOption::UnknownValue { key: $key, values: <$type>::VALUES },
                        )?;
                    })+
                    _ => return Err($crate::BadOption::UnknownKey { known: vec![$($key),+] }),
                }
                Ok(changed)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::options::serialize(self, serializer)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::options::deserialize(deserializer)
            }
        }
    };
}

pub(crate) use rule_set;

pub(crate) fn serialize<R: GameRules, S: Serializer>(rules: &R, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(rules.options().iter().map(|option| (option.key, option.value)))
}

pub(crate) fn deserialize<'de, R: GameRules, D: Deserializer<'de>>(deserializer: D) -> Result<R, D::Error> {
    BTreeMap::<String, Setting>::deserialize(deserializer)?
        .into_iter()
        .try_fold(R::default(), |rules, (key, setting)| {
            rules.with(&key, &setting.name()).map_err(serde::de::Error::custom)
        })
}

/// A value as people write it in JSON: `"11"` or `11`.
#[derive(Deserialize)]
#[serde(untagged)]
enum Setting {
    Name(String),
    Number(u32),
}

impl Setting {
    fn name(self) -> String {
        match self {
            Self::Name(name) => name,
            Self::Number(number) => number.to_string(),
        }
    }
}
