//! The notation of every game: whatever is read is written the same, and there is one way to write it.

use talon_games::{AnyAction, GameKind};

use crate::bytes::{Bytes, mangle};

/// Reads any text as an action of any game, and texts that nearly are one.
///
/// # Panics
/// If an action is read that is written otherwise, or not read again.
pub fn notation(input: &[u8]) {
    let plain = String::from_utf8_lossy(input);
    let mut bytes = Bytes::new(input);
    let known = [
        "QS", "KH!", "draw", "x", "close", "m:H", "claim", "g:TD", "end", "AT", "NT", "recontra", "b:QS", "carre",
        "100",
    ];
    let near = mangle(bytes.pick(&known).copied().unwrap_or_default(), &mut bytes);
    for text in [plain.as_ref(), near.as_str()] {
        for game in GameKind::ALL {
            let Ok(action) = game.parse_action(text) else { continue };
            assert_eq!(action.to_string(), text, "{game}: one way to write it");
            assert!(action.card().is_none_or(|card| text.contains(&card.to_string())), "{game}: {text}");
            let written = serde_json::to_string(&action).expect("JSON");
            assert_eq!(serde_json::from_str::<AnyAction>(&written).ok(), Some(action), "{game}: {text}");
        }
    }
}
