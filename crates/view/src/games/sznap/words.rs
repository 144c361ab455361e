//! Sentences for tables of Kurnik's 66.

use crate::games::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, list};

list!("sznap");

impl Dialect for talon_games::sznap::Rules {
    const PREFIX: &'static str = "sznap";
    const TITLE: Sznap = Sznap::Name;

    type Own = Sznap;
}
