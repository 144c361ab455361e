//! Sentences for tables of Snaps.

use crate::games::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, list};

list!("snaps");

impl Dialect for talon_games::snaps::Rules {
    const PREFIX: &'static str = "snaps";
    const TITLE: Snaps = Snaps::Name;

    type Own = Snaps;
}
