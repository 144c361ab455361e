//! Errors between us and Telegram, and what they mean to the house.

use std::time::Duration;

use serde::Deserialize;
use talon_adapter::{Concern, Refusal};
use talon_house::Bar;

/// The pause when Telegram says "too many requests" without naming one.
const UNSAID_PAUSE: Duration = Duration::from_secs(5);

/// The pause before we ask again for an image that is still being drawn.
const DRAWING: Duration = Duration::from_millis(400);

/// Why a request brought no result.
pub(crate) type CallError = talon_adapter::CallError<Meaning>;

/// The explanation in an `ok: false` answer.
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
    /// The error. If the body names no code, the HTTP status stands in.
    pub(crate) fn into_error(self, status: u16) -> CallError {
        let code = self.error_code.unwrap_or(status);
        let pause = self.parameters.retry_after.map_or(UNSAID_PAUSE, Duration::from_secs);
        let description = self.description.unwrap_or_else(|| format!("HTTP {code}"));
        let (meaning, concern) = match self.parameters.migrate_to_chat_id {
            Some(chat) => (Meaning::Moved, Concern::Moved(chat)),
            None if code >= 500 => return CallError::server(code, false),
            None if code == 429 => return CallError::Limited(pause),
            None => look_up(code, &description),
        };
        let (words, more) = description.split_at(own_words(&description));
        CallError::Refused(Refusal { meaning, concern, words: words.to_owned(), more: more.to_owned() })
    }
}

/// What a refusal means to the caller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// The message already shows exactly this.
    NotModified,
    /// The message does not exist.
    MessageAbsent,
    /// The message exists, but can no longer be edited or deleted.
    MessageFixed,
    /// The message shows an image where text or blocks were expected, or the other way round.
    OtherContent,
    /// The message shows an old image, and the new one is still being drawn.
    ImageLate,
    /// The topic is gone, or the group has no topics any more.
    TopicGone,
    /// The topic is closed: only administrators can write there.
    TopicClosed,
    /// The bot may write here, but not send images.
    NoImages,
    /// The bot is in the chat but lacks a right.
    NoRight,
    /// The group has a new identifier.
    Moved,
    /// The bot is not in the chat, or the chat no longer exists.
    ChatShut,
    /// The person blocked the bot, never started the private chat, or deleted their account.
    PersonShut,
    /// The person was never in the chat.
    Stranger,
    /// The press was already answered, or is too old.
    QueryTooOld,
    /// The token is wrong or was revoked.
    BadToken,
    /// Another process receives this bot's updates.
    Conflict,
    /// The server does not know the method: it is too old.
    NoMethod,
    /// Telegram no longer has the file.
    FileUnknown,
    /// Our own fault.
    Other,
}

/// Any code.
const ANY_CODE: &[u16] = &[];

/// Any description.
const ANY_WORDS: &[&str] = &[""];

/// Telegram's refusals: the code, a part of the description, what it means and what it concerns. The first row that matches counts. Codes
/// come first because Telegram keeps them stable. It changes its descriptions, which are not documented: these were observed. The table in
/// `docs/telegram.md` says the same for operators.
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
    // Before the rows about rights, which would match these too.
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
    // A description that we do not know yet must not shut the bot out of a group for good.
    (&[403], ANY_WORDS, Meaning::NoRight, Concern::Place(Bar::NoRight)),
    (&[401, 404], ANY_WORDS, Meaning::BadToken, Concern::Bot),
];

/// Looks up a refusal. Logs one that is in no row.
fn look_up(code: u16, description: &str) -> (Meaning, Concern) {
    let words = description.to_lowercase();
    let fits = |codes: &[u16], phrases: &[&str]| {
        (codes.is_empty() || codes.contains(&code)) && phrases.iter().any(|phrase| words.contains(phrase))
    };
    let row = REFUSALS.iter().find(|(codes, phrases, ..)| fits(codes, phrases));
    row.map_or((Meaning::Other, Concern::Request), |&(.., meaning, concern)| (meaning, concern))
}

/// The length of the part of a description that Telegram wrote. After a second colon it may quote what we sent.
fn own_words(description: &str) -> usize {
    description.match_indices(": ").nth(1).map_or(description.len(), |(at, _)| at)
}

/// A refusal that we make ourselves.
fn ours(meaning: Meaning, concern: Concern, words: &str) -> CallError {
    CallError::Refused(Refusal { meaning, concern, words: words.to_owned(), more: String::new() })
}

/// The message shows an old image, and the new one is still being drawn.
pub(crate) fn late() -> CallError {
    ours(Meaning::ImageLate, Concern::Later(DRAWING), "the image of a page is not ready yet")
}

/// No edit could make the message show this page, so it was deleted; send a new one.
pub(crate) fn taken_away() -> CallError {
    let words = "a message was taken away, because no edit could give it the form that its page has now";
    ours(Meaning::MessageAbsent, Concern::Message, words)
}

/// The ephemeral message does not exist, or ephemeral messages are not possible here.
pub(crate) fn not_ephemeral() -> CallError {
    ours(Meaning::MessageAbsent, Concern::Message, "an ephemeral message can't be shown or reached")
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
        /// The address that the program tried to listen on.
        address: std::net::SocketAddr,
        /// The system's error.
        source: std::io::Error,
    },
}

#[cfg(test)]
mod tests;
