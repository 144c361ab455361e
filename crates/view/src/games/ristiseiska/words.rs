//! Sentences for tables of Ristiseiska.

use crate::words::{Choice, Name, Phrase, Symbols, Who, list};

list!("ristiseiska");
