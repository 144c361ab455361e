//! What is said in a deal of Snaps.

use super::{Choice, sentences};

sentences! {
    /// Sentences about a deal of Snaps.
    pub(crate) enum Snaps {
        Option = "snaps-option" { value: Choice },
    }
}
