//! What is said in a deal of Ristiseiska.

use super::{Choice, sentences};

sentences! {
    /// Sentences about a deal of Ristiseiska.
    pub(crate) enum Ristiseiska {
        Option = "ristiseiska-option" { value: Choice },
    }
}
