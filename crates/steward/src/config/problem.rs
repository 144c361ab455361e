//! A mistake in the settings, in one sentence.

use std::fmt;

use figment::error::{Error, Kind};

use super::keys::{self, Key};

/// What messages call the flags and the environment.
pub(super) const FLAGS: &str = "command line";
pub(super) const ENVIRONMENT: &str = "environment";

/// What is wrong with the settings: which key, from where, why, and a valid example.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem(String);

impl Problem {
    /// A mistake without a key, such as an unreadable file.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }

    /// A key that does not exist.
    pub(super) fn unknown(name: &str, source: &str) -> Self {
        let near = keys::nearest(name);
        Self(format!("{source}: there is no setting “{name}”; did you mean {}?", given(near, source)))
    }

    /// A known key with an invalid value.
    pub(super) fn invalid(key: &Key, source: &str, why: &str) -> Self {
        Self(format!("{source}: “{}”: {why}; a valid example is {}", key.name, given(key, source)))
    }

    /// Puts figment's error into words, with the key and the place.
    pub(super) fn from_figment(error: Error) -> Self {
        // A person fixes one mistake at a time, and figment's first error is the earliest.
        let Some(first) = error.into_iter().next() else {
            return Self::new("the settings could not be read");
        };
        let source = source_name(&first);
        let mut path = first.path.clone();
        let why = match &first.kind {
            Kind::UnknownField(field, _) => {
                if path.last() != Some(field) {
                    path.push(field.clone());
                }
                return Self::unknown(&path.join("."), &source);
            }
            Kind::Message(message) => message.clone(),
            Kind::InvalidType(found, wanted) => format!("found {found}, but {wanted} is needed"),
            Kind::UnknownVariant(found, wanted) => {
                format!("“{found}” is not one of {}", wanted.join(", "))
            }
            Kind::InvalidValue(found, wanted) => format!("{found} is not {wanted}"),
            other => other.to_string(),
        };
        match keys::by_name(&path.join(".")) {
            Some(key) => Self::invalid(key, &source, &why),
            None => Self(format!("{source}: {why}")),
        }
    }
}

/// The key and its example in the form of their source: a flag, a variable, or a line of the file.
fn given(key: &Key, source: &str) -> String {
    let value = key.example.trim_matches('"');
    match source {
        FLAGS => format!("--set {}={}", key.name, if value.contains(' ') { key.example } else { value }),
        ENVIRONMENT => format!("{}={value}", key.variable()),
        _ => format!("{} = {}", key.name, key.example),
    }
}

fn source_name(error: &Error) -> String {
    match &error.metadata {
        Some(metadata) => match &metadata.source {
            Some(source) => source.to_string(),
            None => metadata.name.to_string(),
        },
        None => "the settings".to_owned(),
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Problem {}
