//! Errors between us and Discord, and what they mean to the house.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use talon_adapter::{Concern, Refusal};
use talon_house::Bar;

/// The pause when Discord says "too many requests" without naming one.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// Discord's code for "a message older than an hour was edited too often".
const EDITS_EXHAUSTED: i64 = 30_046;

/// The most wrong fields that an error lists.
const FIELDS_NAMED: usize = 5;

/// Why a request brought no result. Discord's servers may fail before or after they carried out a request.
pub(crate) type CallError = talon_adapter::CallError<Meaning>;

/// The fields that we read of a refusal. Not the messages: they may quote what we sent.
#[derive(Debug, Default, Deserialize)]
struct RefusalBody {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    errors: Value,
    #[serde(default)]
    retry_after: Option<f64>,
}

/// Reads the refusal of a request. `header` is the answer's `Retry-After`, in seconds.
pub(crate) fn refusal(status: u16, header: Option<f64>, body: &[u8]) -> CallError {
    let read = serde_json::from_slice::<RefusalBody>(body);
    let seconds = read.as_ref().ok().and_then(|body| body.retry_after).or(header);
    let pause = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).unwrap_or(UNSAID_PAUSE);
    match read {
        // It comes as a 429, and may ask for a wait as long as a match.
        Ok(body) if body.code == EDITS_EXHAUSTED => edits_exhausted(status),
        _ if status == 429 => CallError::Limited(pause),
        Ok(body) if status < 500 => {
            let mut fields = Vec::new();
            wrong_fields(&body.errors, &mut String::new(), &mut fields);
            rejected(status, body.code, &fields)
        }
        // A proxy's page, or nothing: only the status is known.
        Ok(_) | Err(_) => CallError::server(status, true),
    }
}

/// Collects `path: CODE` lines from Discord's nested `errors` object.
fn wrong_fields(errors: &Value, path: &mut String, fields: &mut Vec<String>) {
    let Value::Object(keys) = errors else { return };
    for (key, inner) in keys {
        if fields.len() == FIELDS_NAMED {
            return;
        }
        if key == "_errors" {
            let codes = inner.as_array().into_iter().flatten().filter_map(|error| error.get("code")?.as_str());
            let codes: Vec<String> = codes.map(word).collect();
            fields.push(format!("{path}: {}", codes.join(" ")));
            continue;
        }
        let length = path.len();
        if length > 0 {
            path.push('.');
        }
        path.push_str(&word(key));
        wrong_fields(inner, path, fields);
        path.truncate(length);
    }
}

/// Keeps only the characters that a field's name or an error's code can have: anything else could be private.
fn word(text: &str) -> String {
    text.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').take(48).collect()
}

/// The message can't be edited for now.
pub(crate) fn edits_exhausted(status: u16) -> CallError {
    rejected(status, EDITS_EXHAUSTED, &[])
}

/// A refusal in words: the HTTP status, Discord's code (0 if it has none), and each wrong field with its error code. Never a value.
fn rejected(status: u16, code: i64, fields: &[String]) -> CallError {
    let (meaning, concern) = look_up(status, code);
    let wrong = if fields.is_empty() { String::new() } else { format!(" ({})", fields.join(", ")) };
    let words = format!("HTTP {status}, code {code}{wrong}");
    CallError::Refused(Refusal { meaning, concern, words, more: String::new() })
}

/// What a refusal means to the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The message does not exist.
    MessageAbsent,
    /// The message exists but can't be edited: it is not the bot's, or a system message.
    MessageFixed,
    /// A message older than an hour was edited too often recently.
    EditsExhausted,
    /// The message already has a thread.
    HasThread,
    /// The thread is archived, and may also be locked.
    Archived,
    /// The thread is locked.
    Locked,
    /// The channel or thread does not exist.
    ChannelAbsent,
    /// Threads are not possible here.
    NoThreadHere,
    /// The bot can't see the place, or is not in its server.
    NoAccess,
    /// The bot lacks a permission in the place.
    NoPermission,
    /// The bot is not in the server.
    GuildAbsent,
    /// No such person, or not a member.
    MemberAbsent,
    /// The person accepts no messages from the bot.
    PersonRefuses,
    /// The answer came too late, or the input never existed.
    InputUnknown,
    /// The input was already answered.
    InputAnswered,
    /// The input's token is older than fifteen minutes.
    InputExpired,
    /// The token is wrong or was revoked.
    BadToken,
    /// The list lacks the command that opens the application's activity.
    EntryPointMissing,
    /// Our own fault.
    Other,
}

/// Discord's refusals: their codes, what they mean and what they concern. The table in `docs/discord.md` says the same for operators.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
const REFUSALS: &[(&[i64], Meaning, Concern)] = &[
    (&[10_008], Meaning::MessageAbsent, Concern::Message),
    // Somebody else's message; a system message.
    (&[50_005, 50_021], Meaning::MessageFixed, Concern::Message),
    (&[EDITS_EXHAUSTED], Meaning::EditsExhausted, Concern::Message),
    (&[160_004], Meaning::HasThread, Concern::Request),
    (&[50_083], Meaning::Archived, Concern::Thread),
    (&[160_005], Meaning::Locked, Concern::Thread),
    (&[10_003], Meaning::ChannelAbsent, Concern::Thread),
    // A kind of channel without threads; an announcement elsewhere; too many threads.
    (&[50_024, 50_068, 160_006, 160_007], Meaning::NoThreadHere, Concern::Request),
    (&[50_001], Meaning::NoAccess, Concern::Place(Bar::NoRight)),
    // A missing permission; a server that demands more of its members before they write.
    (&[50_013, 50_009], Meaning::NoPermission, Concern::Place(Bar::NoRight)),
    (&[10_004], Meaning::GuildAbsent, Concern::Chat),
    (&[10_007, 10_013], Meaning::MemberAbsent, Concern::Request),
    // The person refuses; no server in common.
    (&[50_007, 50_278], Meaning::PersonRefuses, Concern::Chat),
    (&[10_062], Meaning::InputUnknown, Concern::Message),
    (&[40_060], Meaning::InputAnswered, Concern::Request),
    (&[10_015, 50_027], Meaning::InputExpired, Concern::Message),
    (&[50_240], Meaning::EntryPointMissing, Concern::Request),
];

/// Looks up what a code means and concerns; without a code, the status.
fn look_up(status: u16, code: i64) -> (Meaning, Concern) {
    match REFUSALS.iter().find(|(codes, ..)| codes.contains(&code)) {
        Some(&(_, meaning, concern)) => (meaning, concern),
        None if status == 401 => (Meaning::BadToken, Concern::Bot),
        None => (Meaning::Other, Concern::Request),
    }
}

/// Why the adapter stopped by itself.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The token was revoked while the program ran.
    #[error("Discord no longer accepts the bot token")]
    BadToken,
    /// Discord does not grant the events that the bot asks for.
    #[error("Discord refuses the bot's intents")]
    Intents,
    /// The shard numbers are invalid: Discord wants more shards.
    #[error("Discord refuses the bot's shards: there must be more of them")]
    Shards,
    /// The gateway is unusable.
    #[error("the gateway failed: {0}")]
    Gateway(String),
}

#[cfg(test)]
mod tests;
