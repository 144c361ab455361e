//! What can go wrong between us and Telegram, and what it means to the house.

use std::time::Duration;

use serde::Deserialize;
use talon_house::ShowError;

/// The pause when Telegram says "too many requests" without saying how long.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// Why a request brought no result. The texts never contain the token.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum CallError {
    /// Telegram understood the request and said no.
    #[error("{0}")]
    Rejected(Rejection),
    /// No answer came. `sent` tells whether the request may have reached Telegram nevertheless.
    #[error("{why}")]
    Network {
        /// What the network said.
        why: String,
        /// Whether Telegram may have carried the request out.
        sent: bool,
    },
    /// The server, or a proxy before it, is in trouble.
    #[error("the server answered HTTP {0}")]
    Server(u16),
    /// The answer is not one of the Bot API's.
    #[error("the answer is not understood: {0}")]
    Unintelligible(String),
    /// The message showed what no edit makes of it that its page is now: it was deleted.
    #[error("a message was taken away, because no edit could give it the form that its page has now")]
    TakenAway,
    /// There is no such message for one person alone, or nobody may have one here.
    #[error("a message for one person alone can't be shown or reached")]
    NotAlone,
}

/// An answer of Telegram with `ok: false`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{description}")]
pub(crate) struct Rejection {
    /// The `error_code`, which is an HTTP status.
    pub(crate) code: u16,
    /// Telegram's words, in English.
    pub(crate) description: String,
    /// How long to wait before trying again.
    pub(crate) retry_after: Option<Duration>,
    /// The supergroup that the group became.
    pub(crate) migrate_to: Option<i64>,
}

/// The part of an `ok: false` answer that explains it.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct RejectionBody {
    #[serde(default)]
    error_code: Option<u16>,
    #[serde(default)]
    description: Option<String>,
    #[serde(default)]
    parameters: Parameters,
}

#[derive(Debug, Default, Deserialize)]
struct Parameters {
    #[serde(default)]
    retry_after: Option<u64>,
    #[serde(default)]
    migrate_to_chat_id: Option<i64>,
}

impl RejectionBody {
    /// The rejection, with the HTTP status where the body names no code.
    pub(crate) fn into_error(self, status: u16) -> CallError {
        let code = self.error_code.unwrap_or(status);
        if code >= 500 {
            return CallError::Server(code);
        }
        CallError::Rejected(Rejection {
            code,
            description: self.description.unwrap_or_else(|| format!("HTTP {code}")),
            retry_after: self.parameters.retry_after.map(Duration::from_secs),
            migrate_to: self.parameters.migrate_to_chat_id,
        })
    }
}

/// What a rejection of a request about a message or a chat means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The token is wrong or was revoked.
    BadToken,
    /// Another process receives this bot's updates.
    Conflict,
    /// Too many requests.
    Wait(Duration),
    /// The group has another identifier now.
    Moved(i64),
    /// The message already shows exactly this.
    NotModified,
    /// The message is not there.
    MessageAbsent,
    /// The message is there, but can no longer be edited or deleted.
    MessageFixed,
    /// The message shows an image where text or blocks were expected, or the other way round.
    OtherContent,
    /// The bot may write here, but not send images.
    NoImages,
    /// The server does not know what was asked for: it is older than the method.
    NoMethod,
    /// Telegram does not have the file any more.
    FileUnknown,
    /// The bot may not write here.
    Forbidden,
    /// The press was answered already, or too long ago.
    QueryTooOld,
    /// Our own fault.
    Other,
}

/// Descriptions of messages that are not there (or not ours).
const ABSENT: &[&str] = &[
    "message to edit not found",
    "message to delete not found",
    "message_id_invalid",
    "message identifier is not specified",
    "message not found",
];

/// Descriptions of messages that can't be changed.
const FIXED: &[&str] = &[
    "message can't be edited",
    "message can't be deleted",
    "message_author_required",
    "message_edit_time_expired",
    "message_delete_forbidden",
];

/// Descriptions of edits that don't fit what the message shows.
const OTHER_CONTENT: &[&str] =
    &["there is no text in the message", "there is no caption in the message", "there is no media in the message"];

/// Descriptions of chats that take no images. They come before [`FORBIDDEN`], which says the same of all messages.
const NO_IMAGES: &[&str] =
    &["not enough rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden"];

/// Descriptions of files that Telegram no longer has.
const FILE_UNKNOWN: &[&str] = &["wrong file identifier", "wrong remote file identifier", "file_reference_"];

/// Descriptions, with code 400 or 401, of places where the bot may not write. The list comes from observation, not from
/// Telegram's documentation; a missing one is reported as refused and appears in the log.
const FORBIDDEN: &[&str] = &[
    "chat not found",
    "user not found",
    "peer_id_invalid",
    "channel_private",
    "channel_invalid",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_admin_required",
    "chat_send_plain_forbidden",
    "not enough rights",
    "have no rights",
    "need administrator rights",
    "topic_closed",
    "topic_deleted",
    "topic_id_invalid",
    "message thread not found",
    "group is deactivated",
    "group chat was deactivated",
    "group chat was deleted",
    "user is deactivated",
    "user_is_blocked",
    "input_user_deactivated",
    "user_deactivated",
    "bot was blocked",
    "bot was kicked",
    "bot is not a member",
    "bot can't initiate",
    "bot can't send messages to",
];

impl Rejection {
    /// Reads the code and the description. Codes go first: Telegram keeps them stable, but changes the words.
    pub(crate) fn meaning(&self) -> Meaning {
        if let Some(chat) = self.migrate_to {
            return Meaning::Moved(chat);
        }
        let words = self.description.to_lowercase();
        let says = |list: &[&str]| list.iter().any(|phrase| words.contains(phrase));
        match self.code {
            429 => Meaning::Wait(self.retry_after.unwrap_or(UNSAID_PAUSE)),
            409 => Meaning::Conflict,
            _ if says(NO_IMAGES) => Meaning::NoImages,
            403 => Meaning::Forbidden,
            401 if says(FORBIDDEN) => Meaning::Forbidden,
            404 if says(&["method not found"]) => Meaning::NoMethod,
            401 | 404 => Meaning::BadToken,
            _ if says(&["message is not modified"]) => Meaning::NotModified,
            _ if says(ABSENT) => Meaning::MessageAbsent,
            _ if says(FIXED) => Meaning::MessageFixed,
            _ if says(OTHER_CONTENT) => Meaning::OtherContent,
            _ if says(FILE_UNKNOWN) => Meaning::FileUnknown,
            _ if says(&["query is too old", "query id is invalid", "query_id_invalid"]) => Meaning::QueryTooOld,
            _ if says(FORBIDDEN) => Meaning::Forbidden,
            _ => Meaning::Other,
        }
    }

    /// The description as far as it is Telegram's own words. What follows a second colon may quote what we sent.
    fn own_words(&self) -> String {
        self.description.splitn(3, ": ").take(2).collect::<Vec<_>>().join(": ")
    }
}

impl CallError {
    /// What a refusal means; `None` for everything that is none.
    pub(crate) fn meaning(&self) -> Option<Meaning> {
        match self {
            Self::Rejected(rejection) => Some(rejection.meaning()),
            Self::TakenAway | Self::NotAlone => Some(Meaning::MessageAbsent),
            Self::Network { .. } | Self::Server(_) | Self::Unintelligible(_) => None,
        }
    }

    /// Whether Telegram certainly did not carry the request out, so that repeating it is safe.
    pub(crate) fn surely_not_done(&self) -> bool {
        match self {
            Self::Rejected(_) | Self::Server(_) | Self::TakenAway | Self::NotAlone => true,
            Self::Network { sent, .. } => !sent,
            Self::Unintelligible(_) => false,
        }
    }
}

impl From<CallError> for ShowError {
    fn from(error: CallError) -> Self {
        let rejection = match error {
            CallError::Rejected(rejection) => rejection,
            CallError::TakenAway | CallError::NotAlone => return Self::Gone,
            other @ (CallError::Network { .. } | CallError::Server(_) | CallError::Unintelligible(_)) => {
                return Self::Unreachable(other.to_string());
            }
        };
        match rejection.meaning() {
            Meaning::Wait(pause) => Self::RetryAfter(pause),
            Meaning::Moved(chat) => Self::Moved(chat.to_string()),
            Meaning::MessageAbsent | Meaning::MessageFixed => Self::Gone,
            Meaning::Forbidden => Self::Forbidden,
            // Until somebody gives the program a good token, nothing can be shown, and nothing is at fault in the page.
            Meaning::BadToken | Meaning::Conflict => Self::Unreachable(rejection.own_words()),
            Meaning::NotModified
            | Meaning::OtherContent
            | Meaning::NoImages
            | Meaning::NoMethod
            | Meaning::FileUnknown
            | Meaning::QueryTooOld
            | Meaning::Other => Self::Refused(rejection.own_words()),
        }
    }
}

/// Why the adapter could not connect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// Telegram does not know the token.
    #[error("Telegram does not accept the bot token")]
    BadToken,
    /// No answer came from the Bot API's address.
    #[error("Telegram at {address} can't be reached: {why}")]
    Unreachable {
        /// The address that was tried, without the token.
        address: String,
        /// What the network said.
        why: String,
    },
    /// Telegram answered, but not with this bot's account.
    #[error("Telegram refused to say who the bot is: {0}")]
    Refused(String),
    /// `link_url` is not an address.
    #[error("“{0}” is not an http(s) address for links")]
    LinkAddress(String),
    /// The HTTP client could not be made.
    #[error("the HTTP client can't start: {0}")]
    Client(String),
}

/// Why the adapter stopped by itself.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RunError {
    /// The token was revoked while the program ran.
    #[error("Telegram no longer accepts the bot token")]
    BadToken,
    /// Telegram does not accept the webhook.
    #[error("Telegram refuses the webhook: {0}")]
    Webhook(String),
    /// The webhook's listener failed.
    #[error("can't listen for the webhook on {address}: {source}")]
    Listen {
        /// Where the program wanted to listen.
        address: std::net::SocketAddr,
        /// What the system said.
        source: std::io::Error,
    },
}

#[cfg(test)]
mod tests;
