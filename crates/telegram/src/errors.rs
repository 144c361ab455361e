//! What can go wrong between us and Telegram, and what it means to the house.

use std::time::Duration;

use serde::Deserialize;
use talon_house::{Bar, ShowError};

/// The pause when Telegram says "too many requests" without saying how long.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// The pause after which an image that was late is asked for again.
const DRAWING: Duration = Duration::from_millis(400);

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
    /// The message shows an image, and the one that its page has now is still being drawn.
    #[error("the image of a page is not ready yet")]
    Late,
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

/// What a rejection concerns, and what it says of that. The one list of them: the table in `docs/telegram.md` tells the same to people.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Meaning {
    // The message.
    /// The message already shows exactly this.
    NotModified,
    /// The message is not there.
    MessageAbsent,
    /// The message is there, but can no longer be edited or deleted.
    MessageFixed,
    /// The message shows an image where text or blocks were expected, or the other way round.
    OtherContent,
    // The topic.
    /// The topic is not there any more, or the group has no topics any more.
    TopicGone,
    /// The topic is closed: administrators alone write there.
    TopicClosed,
    // The chat.
    /// The bot may write here, but not send images.
    NoImages,
    /// The bot is in the chat and lacks a right, as far as it tells.
    NoRight,
    /// The group has another identifier now.
    Moved(i64),
    /// The bot is not in the chat, or the chat is no more.
    ChatShut,
    // The person.
    /// The person blocked the bot, never began the private chat, or has no account any more.
    PersonShut,
    /// The press was answered already, or too long ago.
    QueryTooOld,
    // The bot.
    /// The token is wrong or was revoked.
    BadToken,
    /// Another process receives this bot's updates.
    Conflict,
    /// Too many requests.
    Wait(Duration),
    // The request.
    /// The server does not know what was asked for: it is older than the method.
    NoMethod,
    /// Telegram does not have the file any more.
    FileUnknown,
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

/// Descriptions of topics that are not there.
const TOPIC_GONE: &[&str] = &["message thread not found", "topic_deleted", "topic_id_invalid"];

/// Descriptions of topics that are closed.
const TOPIC_CLOSED: &[&str] = &["topic_closed"];

/// Descriptions of chats that take no images. They come before [`NO_RIGHT`], which says the same of all messages.
const NO_IMAGES: &[&str] =
    &["not enough rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden"];

/// Descriptions of rights that the bot lacks in a chat in which it is.
const NO_RIGHT: &[&str] = &[
    "not enough rights",
    "have no rights",
    "need administrator rights",
    "chat_write_forbidden",
    "chat_restricted",
    "chat_admin_required",
    "chat_send_plain_forbidden",
    "user_banned_in_channel",
];

/// Descriptions of chats in which the bot is not. Like those of persons, they come with code 400, 401 or 403.
const CHAT_SHUT: &[&str] = &[
    "chat not found",
    "channel_private",
    "channel_invalid",
    "group is deactivated",
    "group chat was deactivated",
    "group chat was deleted",
    "bot was kicked",
    "bot is not a member",
];

/// Descriptions of persons to whom the bot can't write.
const PERSON_SHUT: &[&str] = &[
    "user not found",
    "peer_id_invalid",
    "user is deactivated",
    "user_is_blocked",
    "input_user_deactivated",
    "user_deactivated",
    "bot was blocked",
    "bot can't initiate",
    "bot can't send messages to",
];

/// Descriptions of files that Telegram no longer has.
const FILE_UNKNOWN: &[&str] = &["wrong file identifier", "wrong remote file identifier", "file_reference_"];

/// Descriptions of presses that take no answer any more.
const QUERY_TOO_OLD: &[&str] = &["query is too old", "query id is invalid", "query_id_invalid"];

/// What descriptions mean, whatever the code is. The lists come from observation, not from Telegram's documentation; a description that
/// is in none of them is reported as refused and appears in the log.
const OF_PLACES: &[(&[&str], Meaning)] = &[
    (NO_IMAGES, Meaning::NoImages),
    (TOPIC_GONE, Meaning::TopicGone),
    (TOPIC_CLOSED, Meaning::TopicClosed),
    (NO_RIGHT, Meaning::NoRight),
    (CHAT_SHUT, Meaning::ChatShut),
    (PERSON_SHUT, Meaning::PersonShut),
];

/// What descriptions mean that come with code 400.
const OF_REQUESTS: &[(&[&str], Meaning)] = &[
    (&["message is not modified"], Meaning::NotModified),
    (ABSENT, Meaning::MessageAbsent),
    (FIXED, Meaning::MessageFixed),
    (OTHER_CONTENT, Meaning::OtherContent),
    (FILE_UNKNOWN, Meaning::FileUnknown),
    (QUERY_TOO_OLD, Meaning::QueryTooOld),
];

impl Rejection {
    /// Reads the code and the description. Codes go first: Telegram keeps them stable, but changes the words.
    pub(crate) fn meaning(&self) -> Meaning {
        if let Some(chat) = self.migrate_to {
            return Meaning::Moved(chat);
        }
        let words = self.description.to_lowercase();
        let of = |lists: &[(&[&str], Meaning)]| {
            let says = |(phrases, _): &&(&[&str], Meaning)| phrases.iter().any(|phrase| words.contains(phrase));
            lists.iter().find(says).map(|(_, meaning)| meaning.clone())
        };
        match self.code {
            429 => Meaning::Wait(self.retry_after.unwrap_or(UNSAID_PAUSE)),
            409 => Meaning::Conflict,
            404 if words.contains("method not found") => Meaning::NoMethod,
            // A sentence that nobody has seen yet must not shut the bot out of a group for good.
            403 => of(OF_PLACES).unwrap_or(Meaning::NoRight),
            401 | 404 => of(OF_PLACES).unwrap_or(Meaning::BadToken),
            _ => of(OF_REQUESTS).or_else(|| of(OF_PLACES)).unwrap_or(Meaning::Other),
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
            Self::Network { .. } | Self::Server(_) | Self::Unintelligible(_) | Self::Late => None,
        }
    }

    /// Whether Telegram certainly did not carry the request out, so that repeating it is safe.
    pub(crate) fn surely_not_done(&self) -> bool {
        match self {
            Self::Rejected(_) | Self::Server(_) | Self::TakenAway | Self::Late | Self::NotAlone => true,
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
            CallError::Late => return Self::RetryAfter(DRAWING),
            other @ (CallError::Network { .. } | CallError::Server(_) | CallError::Unintelligible(_)) => {
                return Self::Unreachable(other.to_string());
            }
        };
        match rejection.meaning() {
            Meaning::Wait(pause) => Self::RetryAfter(pause),
            Meaning::Moved(chat) => Self::Moved(chat.to_string()),
            Meaning::MessageAbsent | Meaning::MessageFixed => Self::Gone,
            Meaning::TopicGone => Self::ThreadGone,
            Meaning::TopicClosed => Self::Barred(Bar::TopicClosed),
            Meaning::NoRight => Self::Barred(Bar::NoRight),
            Meaning::ChatShut | Meaning::PersonShut => Self::Forbidden,
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
