//! What can go wrong between us and Discord, and what it means to the house.

use std::fmt;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use talon_house::{Bar, ShowError};

/// The pause when Discord says "too many requests" without saying how long.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// Discord's number for "a message older than an hour was edited too often".
const EDITS_EXHAUSTED: i64 = 30_046;

/// How many wrong fields of a request an error names.
const FIELDS_NAMED: usize = 5;

/// Why a request brought no result. The texts contain no token and nothing that was sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CallError {
    /// Discord understood the request and said no.
    #[error("{0}")]
    Rejected(Rejection),
    /// Too many requests: this one was not carried out, and may be repeated after the pause.
    #[error("asked to wait {0:?}")]
    Limited(Duration),
    /// No answer came. `sent` tells whether the request may have reached Discord nevertheless.
    #[error("{why}")]
    Network {
        /// What the network said.
        why: String,
        /// Whether Discord may have carried the request out.
        sent: bool,
    },
    /// The server, or a proxy before it, is in trouble.
    #[error("the server answered HTTP {0}")]
    Server(u16),
    /// The answer is not one of Discord's, or the request can't be written.
    #[error("not understood: {0}")]
    Unintelligible(String),
}

/// A refusal: the HTTP status, Discord's code, and which fields of the request are wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Rejection {
    /// The HTTP status.
    pub(crate) status: u16,
    /// Discord's own number of the reason; 0 where it has none.
    pub(crate) code: i64,
    /// The paths of wrong fields and the code of what is wrong with each. Never a value.
    pub(crate) fields: Vec<String>,
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HTTP {}, code {}", self.status, self.code)?;
        if !self.fields.is_empty() {
            write!(f, " ({})", self.fields.join(", "))?;
        }
        Ok(())
    }
}

/// The body of a refusal, as far as it is read. The messages are left out: they may quote what was sent.
#[derive(Debug, Default, Deserialize)]
struct RefusalBody {
    #[serde(default)]
    code: i64,
    #[serde(default)]
    errors: Value,
    #[serde(default)]
    retry_after: Option<f64>,
}

/// Reads the refusal of a request. `header` is the pause that the answer's `Retry-After` names, in seconds.
pub(crate) fn refusal(status: u16, header: Option<f64>, body: &[u8]) -> CallError {
    let read = serde_json::from_slice::<RefusalBody>(body);
    let seconds = read.as_ref().ok().and_then(|body| body.retry_after).or(header);
    let pause = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok()).unwrap_or(UNSAID_PAUSE);
    match read {
        // It comes as a 429, and the wait that it asks for may be as long as a match.
        Ok(body) if body.code == EDITS_EXHAUSTED => CallError::edits_exhausted(status),
        _ if status == 429 => CallError::Limited(pause),
        Ok(body) if status < 500 => {
            let mut fields = Vec::new();
            wrong_fields(&body.errors, &mut String::new(), &mut fields);
            CallError::Rejected(Rejection { status, code: body.code, fields })
        }
        // A proxy's page, or nothing: the status is all there is to know.
        Ok(_) | Err(_) => CallError::Server(status),
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

/// The text, reduced to what a field's name or an error's code can contain: anything else could be private.
fn word(text: &str) -> String {
    text.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '_').take(48).collect()
}

/// What a refusal concerns, and what it says of that. The one list of them: the table in `docs/discord.md` tells the same to people.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    // The message.
    /// The message is not there.
    MessageAbsent,
    /// The message is there and can't be edited: it is not the bot's, or the system's.
    MessageFixed,
    /// A message older than an hour was edited too often of late.
    EditsExhausted,
    /// The message has a thread.
    HasThread,
    // The thread or channel.
    /// The thread is archived, and may be locked as well.
    Archived,
    /// The thread is locked.
    Locked,
    /// The channel or thread is not there.
    ChannelAbsent,
    /// There can be no thread.
    NoThreadHere,
    /// The bot can't see the place, or is not in its server.
    NoAccess,
    /// The bot lacks a permission in the place.
    NoPermission,
    // The server.
    /// The bot is not in the server.
    GuildAbsent,
    // The person.
    /// No such person, or not a member.
    MemberAbsent,
    /// The person takes no messages from the bot.
    PersonRefuses,
    // The input.
    /// The input was answered too late, or never existed.
    InputUnknown,
    /// The input was answered before.
    InputAnswered,
    /// The token of an input is older than fifteen minutes.
    InputExpired,
    // The bot.
    /// The token is wrong or was revoked.
    BadToken,
    /// A list of commands lacks the command that opens the application's activity.
    EntryPointMissing,
    // The request.
    /// Our own fault.
    Other,
}

impl Rejection {
    /// Reads the code, and the status where there is none.
    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
    pub(crate) const fn meaning(&self) -> Meaning {
        match self.code {
            10_008 => Meaning::MessageAbsent,
            // Somebody else's; the system's.
            50_005 | 50_021 => Meaning::MessageFixed,
            EDITS_EXHAUSTED => Meaning::EditsExhausted,
            160_004 => Meaning::HasThread,
            50_083 => Meaning::Archived,
            160_005 => Meaning::Locked,
            10_003 => Meaning::ChannelAbsent,
            // A channel of a kind without threads; an announcement elsewhere; too many threads.
            50_024 | 50_068 | 160_006 | 160_007 => Meaning::NoThreadHere,
            50_001 => Meaning::NoAccess,
            // A missing permission; a server that wants more of its members before they write.
            50_013 | 50_009 => Meaning::NoPermission,
            10_004 => Meaning::GuildAbsent,
            10_007 | 10_013 => Meaning::MemberAbsent,
            // Refused by the person; no server in common.
            50_007 | 50_278 => Meaning::PersonRefuses,
            10_062 => Meaning::InputUnknown,
            40_060 => Meaning::InputAnswered,
            10_015 | 50_027 => Meaning::InputExpired,
            50_240 => Meaning::EntryPointMissing,
            _ if self.status == 401 => Meaning::BadToken,
            _ => Meaning::Other,
        }
    }
}

impl CallError {
    /// A message takes no more edits for now.
    pub(crate) const fn edits_exhausted(status: u16) -> Self {
        Self::Rejected(Rejection { status, code: EDITS_EXHAUSTED, fields: Vec::new() })
    }

    /// What a refusal means; `None` for everything that is no refusal.
    pub(crate) const fn meaning(&self) -> Option<Meaning> {
        match self {
            Self::Rejected(rejection) => Some(rejection.meaning()),
            Self::Limited(_) | Self::Network { .. } | Self::Server(_) | Self::Unintelligible(_) => None,
        }
    }

    /// Whether Discord certainly did not carry the request out, so that repeating it is safe.
    pub(crate) const fn surely_not_done(&self) -> bool {
        match self {
            Self::Rejected(_) | Self::Limited(_) => true,
            Self::Network { sent, .. } => !*sent,
            // Discord's servers may fail before or after they carried the request out.
            Self::Server(_) | Self::Unintelligible(_) => false,
        }
    }
}

impl From<CallError> for ShowError {
    fn from(error: CallError) -> Self {
        let rejection = match error {
            CallError::Rejected(rejection) => rejection,
            CallError::Limited(pause) => return Self::RetryAfter(pause),
            other @ (CallError::Network { .. } | CallError::Server(_) | CallError::Unintelligible(_)) => {
                return Self::Unreachable(other.to_string());
            }
        };
        match rejection.meaning() {
            Meaning::MessageAbsent
            | Meaning::MessageFixed
            | Meaning::EditsExhausted
            | Meaning::InputUnknown
            | Meaning::InputExpired => Self::Gone,
            Meaning::Archived | Meaning::Locked | Meaning::ChannelAbsent => Self::ThreadGone,
            Meaning::NoAccess | Meaning::NoPermission => Self::Barred(Bar::NoRight),
            Meaning::PersonRefuses | Meaning::GuildAbsent => Self::Forbidden,
            // Until somebody gives the program a good token, nothing can be shown, and nothing is at fault in the page.
            Meaning::BadToken => Self::Unreachable(rejection.to_string()),
            Meaning::MemberAbsent
            | Meaning::InputAnswered
            | Meaning::HasThread
            | Meaning::NoThreadHere
            | Meaning::EntryPointMissing
            | Meaning::Other => Self::Refused(rejection.to_string()),
        }
    }
}

/// Why the adapter could not connect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// Discord does not know the token.
    #[error("Discord does not accept the bot token")]
    BadToken,
    /// No answer came.
    #[error("Discord at {address} can't be reached: {why}")]
    Unreachable {
        /// The address that was tried.
        address: String,
        /// What the network said.
        why: String,
    },
    /// Discord answered, but not with this bot's account.
    #[error("Discord refused to say who the bot is: {0}")]
    Refused(String),
    /// The HTTP client could not be made.
    #[error("the HTTP client can't start: {0}")]
    Client(String),
}

/// Why the adapter stopped by itself.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The token was revoked while the program ran.
    #[error("Discord no longer accepts the bot token")]
    BadToken,
    /// Discord does not let this bot have the events that it asks for.
    #[error("Discord refuses the bot's intents")]
    Intents,
    /// The numbers of the shards are wrong: Discord wants more of them.
    #[error("Discord refuses the bot's shards: there must be more of them")]
    Shards,
    /// The gateway can't be used.
    #[error("the gateway failed: {0}")]
    Gateway(String),
}

#[cfg(test)]
mod tests;
