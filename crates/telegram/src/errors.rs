//! What can go wrong between us and Telegram, and what it means to the house.

use std::time::Duration;

use serde::Deserialize;
use talon_adapter::{Concern, Refusal};
use talon_house::Bar;

/// The pause when Telegram says "too many requests" without saying how long.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// The pause after which an image that was late is asked for again.
const DRAWING: Duration = Duration::from_millis(400);

/// Why a request brought no result.
pub(crate) type CallError = talon_adapter::CallError<Meaning>;

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
    /// The error, with the HTTP status where the body names no code.
    pub(crate) fn into_error(self, status: u16) -> CallError {
        let code = self.error_code.unwrap_or(status);
        let pause = self.parameters.retry_after.map_or(UNSAID_PAUSE, Duration::from_secs);
        let description = self.description.unwrap_or_else(|| format!("HTTP {code}"));
        let (meaning, concern) = match self.parameters.migrate_to_chat_id {
            Some(chat) => (Meaning::Moved, Concern::Moved(chat)),
            None if code >= 500 => return CallError::server(code, false),
            None if code == 429 => return CallError::Limited(pause),
            None => told(code, &description),
        };
        let (words, more) = description.split_at(own_words(&description));
        CallError::Refused(Refusal { meaning, concern, words: words.to_owned(), more: more.to_owned() })
    }
}

/// What a refusal means to those who made the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The message already shows exactly this.
    NotModified,
    /// The message is not there.
    MessageAbsent,
    /// The message is there, but can no longer be edited or deleted.
    MessageFixed,
    /// The message shows an image where text or blocks were expected, or the other way round.
    OtherContent,
    /// The message shows an image, and the one that its page has now is still being drawn.
    ImageLate,
    /// The topic is not there any more, or the group has no topics any more.
    TopicGone,
    /// The topic is closed: administrators alone write there.
    TopicClosed,
    /// The bot may write here, but not send images.
    NoImages,
    /// The bot is in the chat and lacks a right, as far as it tells.
    NoRight,
    /// The group has another identifier now.
    Moved,
    /// The bot is not in the chat, or the chat is no more.
    ChatShut,
    /// The person blocked the bot, never began the private chat, or has no account any more.
    PersonShut,
    /// The person was never in the chat.
    Stranger,
    /// The press was answered already, or too long ago.
    QueryTooOld,
    /// The token is wrong or was revoked.
    BadToken,
    /// Another process receives this bot's updates.
    Conflict,
    /// The server does not know what was asked for: it is older than the method.
    NoMethod,
    /// Telegram does not have the file any more.
    FileUnknown,
    /// Our own fault.
    Other,
}

/// Whatever the code is.
const ANY_CODE: &[u16] = &[];

/// Whatever the words are.
const ANY_WORDS: &[&str] = &[""];

/// What Telegram refuses: the code, a part of the words, what that means and what it concerns. The first row that fits counts. Codes go
/// first: Telegram keeps them stable, but changes the words. The words come from observation, not from Telegram's documentation. The table in
/// `docs/telegram.md` tells the same to people.
#[rustfmt::skip]
const REFUSALS: &[(&[u16], &[&str], Meaning, Concern)] = &[
    (&[409], ANY_WORDS, Meaning::Conflict, Concern::Bot),
    (&[404], &["method not found"], Meaning::NoMethod, Concern::Request),
    (&[400], &["message is not modified"], Meaning::NotModified, Concern::Request),
    (&[400], &["message to edit not found", "message to delete not found", "message_id_invalid", "message identifier is not specified",
        "message not found"], Meaning::MessageAbsent, Concern::Message),
    (&[400], &["message can't be edited", "message can't be deleted", "message_author_required", "message_edit_time_expired",
        "message_delete_forbidden"], Meaning::MessageFixed, Concern::Message),
    (&[400], &["there is no text in the message", "there is no caption in the message", "there is no media in the message"],
        Meaning::OtherContent, Concern::Request),
    (&[400], &["wrong file identifier", "wrong remote file identifier", "file_reference_"], Meaning::FileUnknown, Concern::Request),
    (&[400], &["query is too old", "query id is invalid", "query_id_invalid"], Meaning::QueryTooOld, Concern::Request),
    // Before the rows of rights, which say the same of all messages.
    (ANY_CODE, &["not enough rights to send photos", "chat_send_photos_forbidden", "chat_send_media_forbidden"],
        Meaning::NoImages, Concern::Request),
    (ANY_CODE, &["message thread not found", "topic_deleted", "topic_id_invalid"], Meaning::TopicGone, Concern::Thread),
    (ANY_CODE, &["topic_closed"], Meaning::TopicClosed, Concern::Place(Bar::TopicClosed)),
    (ANY_CODE, &["not enough rights", "have no rights", "need administrator rights", "chat_write_forbidden", "chat_restricted",
        "chat_admin_required", "chat_send_plain_forbidden", "user_banned_in_channel"], Meaning::NoRight, Concern::Place(Bar::NoRight)),
    (ANY_CODE, &["chat not found", "channel_private", "channel_invalid", "group is deactivated", "group chat was deactivated",
        "group chat was deleted", "bot was kicked", "bot is not a member"], Meaning::ChatShut, Concern::Chat),
    (ANY_CODE, &["user not found"], Meaning::Stranger, Concern::Chat),
    (ANY_CODE, &["peer_id_invalid", "user is deactivated", "user_is_blocked", "input_user_deactivated", "user_deactivated",
        "bot was blocked", "bot can't initiate", "bot can't send messages to"], Meaning::PersonShut, Concern::Chat),
    (&[400], &["member not found", "participant_id_invalid", "user_not_participant", "invalid user_id"],
        Meaning::Stranger, Concern::Request),
    // A sentence that nobody has seen yet must not shut the bot out of a group for good.
    (&[403], ANY_WORDS, Meaning::NoRight, Concern::Place(Bar::NoRight)),
    (&[401, 404], ANY_WORDS, Meaning::BadToken, Concern::Bot),
];

/// What a code and words mean, and what they concern. What is in no row appears in the log.
fn told(code: u16, description: &str) -> (Meaning, Concern) {
    let words = description.to_lowercase();
    let fits = |codes: &[u16], phrases: &[&str]| {
        (codes.is_empty() || codes.contains(&code)) && phrases.iter().any(|phrase| words.contains(phrase))
    };
    let row = REFUSALS.iter().find(|(codes, phrases, ..)| fits(codes, phrases));
    row.map_or((Meaning::Other, Concern::Request), |&(.., meaning, concern)| (meaning, concern))
}

/// How much of a description is Telegram's own words. What follows a second colon may quote what we sent.
fn own_words(description: &str) -> usize {
    description.match_indices(": ").nth(1).map_or(description.len(), |(at, _)| at)
}

/// A refusal of our own.
fn ours(meaning: Meaning, concern: Concern, words: &str) -> CallError {
    CallError::Refused(Refusal { meaning, concern, words: words.to_owned(), more: String::new() })
}

/// The message shows an image, and the one that its page has now is still being drawn.
pub(crate) fn late() -> CallError {
    ours(Meaning::ImageLate, Concern::Later(DRAWING), "the image of a page is not ready yet")
}

/// The message showed what no edit makes of it that its page is now: it was deleted.
pub(crate) fn taken_away() -> CallError {
    let words = "a message was taken away, because no edit could give it the form that its page has now";
    ours(Meaning::MessageAbsent, Concern::Message, words)
}

/// There is no such message for one person alone, or nobody may have one here.
pub(crate) fn not_alone() -> CallError {
    ours(Meaning::MessageAbsent, Concern::Message, "a message for one person alone can't be shown or reached")
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
