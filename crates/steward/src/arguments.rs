//! Parsers of arguments that several commands share.

use std::ffi::OsStr;

use clap::Arg;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use talon_games::GameKind;

/// Parses the name of a game in any language. Help texts and errors list the English names.
#[derive(Clone)]
pub struct Games;

impl TypedValueParser for Games {
    type Value = GameKind;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&Arg>, value: &OsStr) -> Result<GameKind, clap::Error> {
        match value.to_str().and_then(talon_view::game_named) {
            Some(game) => Ok(game),
            None => names_of_games().try_map(|name| name.parse()).parse_ref(command, arg, value),
        }
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GameKind::ALL.into_iter().map(|game| PossibleValue::new(game.name()))))
    }
}

fn names_of_games() -> PossibleValuesParser {
    PossibleValuesParser::new(GameKind::ALL.map(GameKind::name))
}

/// Parses `key=value`.
///
/// # Errors
/// A hint about the right form.
pub fn pair(text: &str) -> Result<(String, String), String> {
    text.split_once('=')
        .map(|(key, value)| (key.trim().to_owned(), value.to_owned()))
        .ok_or_else(|| "write it as KEY=VALUE, for example table.ai_delay=2s".to_owned())
}
