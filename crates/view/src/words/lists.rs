//! The sentences of every page, whatever game it is about.

use talon_games::GameKind;

use super::{
    Brief, Choice, Date, Length, LocalTime, Mentions, Moment, Name, Over, Phrase, Platform, Ranks, Recorded, Soon,
    Symbols, Who, list,
};

list!(
    "answer", "cards", "daily", "league", "link", "menu", "privacy", "puzzle", "replay", "room", "scene", "settings",
    "slash", "standing"
);
