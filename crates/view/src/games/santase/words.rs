//! Sentences for tables of Santase.

use crate::games::marriage::Dialect;
use crate::words::{Choice, Symbols, Who, list};

list!("santase");

impl Dialect for talon_games::santase::Rules {
    const PREFIX: &'static str = "santase";
    const TITLE: Santase = Santase::Name;

    type Own = Santase;
}
