//! Where a moved log is.

use std::fmt;
use std::str::FromStr;

use crate::BadStoredForm;

/// Where a moved log is: its stored form is `<file>:<position>:<length>`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LogPlace {
    /// The file's name in the directory of logs, without any folder.
    pub file: String,
    /// The first byte of the log.
    pub position: u64,
    /// How many bytes it has.
    pub length: u64,
}

impl fmt::Display for LogPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.position, self.length)
    }
}

impl FromStr for LogPlace {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (rest, length) = text.rsplit_once(':')?;
            let (file, position) = rest.rsplit_once(':')?;
            let is_name = !file.is_empty() && !file.contains(['/', '\\', ':']) && !file.starts_with('.');
            is_name.then_some(())?;
            Some(Self { file: file.to_owned(), position: position.parse().ok()?, length: length.parse().ok()? })
        };
        read().ok_or_else(|| BadStoredForm::of(text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_read_as_it_was_written_and_leads_nowhere_else() {
        let place = LogPlace { file: "logs-2026.jsonl.gz".to_owned(), position: 12, length: u64::MAX };
        assert_eq!(place.to_string().parse(), Ok(place));
        for bad in ["", "a", "a:1", ":1:2", "../a:1:2", "/a:1:2", "a:b:1:2", "a:-1:2", "a:1:x", "..:1:2"] {
            assert!(bad.parse::<LogPlace>().is_err(), "{bad}");
        }
    }
}
