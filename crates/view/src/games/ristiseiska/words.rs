//! Sentences for tables of Ristiseiska.

use crate::words::{Choice, Mentions, Name, Phrase, Symbols, Who, list};

list!("ristiseiska");
