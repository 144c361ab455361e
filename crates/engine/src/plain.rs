//! Values of the games for other programs: without the game's name, which they know already.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use talon_cards::Seat;
use talon_games::AnyOutcome;

/// The end of a deal, in the same form for every game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ending {
    /// What each seat scores towards the match.
    pub game_points: Vec<i32>,
    /// Who won the deal, if somebody did.
    pub winner: Option<Seat>,
    /// Why it ended: a code of `docs/notation.md`.
    pub reason: String,
    /// All of it: the outcome's own fields, except those above.
    #[serde(flatten)]
    pub account: Map<String, Value>,
}

impl Ending {
    /// How the deal ended.
    ///
    /// # Errors
    /// The outcome has no JSON form, which none of ours lacks.
    pub fn of(outcome: &AnyOutcome) -> serde_json::Result<Self> {
        let mut account = plain(outcome)?;
        // The ending has these already, in the same form for every game.
        for known in ["game_points", "winner", "reason"] {
            account.remove(known);
        }
        Ok(Self {
            game_points: outcome.game_points(),
            winner: outcome.winner(),
            reason: outcome.code().to_owned(),
            account,
        })
    }
}

/// The fields of a game's value, without the game's name.
///
/// # Errors
/// The value has no JSON form, which none of the games' lacks.
pub fn plain(of_game: &impl Serialize) -> serde_json::Result<Map<String, Value>> {
    match serde_json::to_value(of_game)? {
        Value::Object(mut fields) => {
            fields.remove("game");
            Ok(fields)
        }
        other => Ok(Map::from_iter([("value".to_owned(), other)])),
    }
}
