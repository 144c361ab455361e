//! Checks of every request to Discord.

use serde_json::Value;
use talon_view::{LeagueVerb, Token, Verb};

use super::bot::Room;
use crate::no_fault_in;

/// The flag of an ephemeral message.
const EPHEMERAL: u64 = 64;

/// No request broke a published rule or a limit, every answer came in time and in private, and the bot had no error.
pub fn nothing_went_wrong(room: &Room) {
    assert_eq!(room.discord.violations(), Vec::<String>::new(), "the published rules hold");
    assert_eq!(room.discord.rate_violations(), 0, "the limits hold");
    private_pages_are_ephemeral(room);
    no_fault(room);
}

/// The bot had no error, and its log shows no card.
pub fn no_fault(room: &Room) {
    no_fault_in(room, &room.traffic());
}

/// True if the message is an invitation to a league, which is for everybody.
fn invites(carried: &Value) -> bool {
    match carried {
        Value::String(text) => {
            text.parse().is_ok_and(|token: Token| matches!(token.verb, Verb::League(_, LeagueVerb::Join)))
        }
        Value::Array(items) => items.iter().any(invites),
        Value::Object(fields) => fields.values().any(invites),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

/// Every message that answers a command or a press is ephemeral, except invitations to a league.
pub fn private_pages_are_ephemeral(room: &Room) {
    let answers = room.discord.requests("POST /interactions/{interaction_id}/{interaction_token}/callback");
    let shown = answers.iter().filter(|entry| matches!(entry.body["type"].as_u64(), Some(4 | 5)));
    for entry in shown.filter(|entry| !invites(&entry.body)) {
        let flags = entry.body["data"]["flags"].as_u64().unwrap_or_default();
        assert_ne!(flags & EPHEMERAL, 0, "everybody sees this answer: {entry:#?}");
    }
    for entry in room.discord.requests("POST /webhooks/{webhook_id}/{webhook_token}") {
        let flags = entry.body["flags"].as_u64().unwrap_or_default();
        assert_ne!(flags & EPHEMERAL, 0, "everybody sees this followup: {entry:#?}");
    }
}
