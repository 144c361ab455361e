//! What is said in a deal of Sznap.

use super::{Choice, sentences};

sentences! {
    /// Sentences about a deal of Sznap.
    pub(crate) enum Sznap {
        Option = "sznap-option" { value: Choice },
    }
}
