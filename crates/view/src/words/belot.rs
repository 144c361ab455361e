//! What is said in a deal of Belot.

use super::{Choice, sentences};

sentences! {
    /// Sentences about a deal of Belot.
    pub(crate) enum Belot {
        Option = "belot-option" { value: Choice },
    }
}
