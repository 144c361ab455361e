//! A chat platform, as delivery sees it.

use std::fmt;
use std::time::Duration;

use async_trait::async_trait;
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_table::Timestamp;
use talon_view::{Page, Picture};

/// Which message is to show a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Onto<'a> {
    /// This one, which is edited.
    Known(&'a MessageRef),
    /// This one, which is edited, and which nobody may have read yet. On a platform whose notifications follow edits, it gets no picture of
    /// a hand; one that is there is changed.
    Unread(&'a MessageRef),
    /// A new one.
    New {
        /// Whether it rings the phone.
        loud: bool,
        /// Whether its reader may be away, so that a notification shows it: then it has no picture of a hand.
        discreet: bool,
        /// The accounts that it calls by name, because they are to decide and read only this place. Whatever the page says, it calls nobody
        /// else.
        calls: &'a [AccountRef],
        /// When the place last showed a page of this kind; [`Timestamp(i64::MIN)`](Timestamp) if never. A retry of an attempt without an
        /// answer has the same time, in any process, so that a platform that can recognise it sends no second message. A repost of the same
        /// page has a later time, and is another message.
        after: Timestamp,
    },
}

impl<'a> Onto<'a> {
    /// A new message where nothing was shown yet.
    #[must_use]
    pub const fn first(loud: bool) -> Self {
        Self::New { loud, discreet: false, calls: &[], after: Timestamp(i64::MIN) }
    }

    /// The message to edit, if any.
    #[must_use]
    pub const fn known(self) -> Option<&'a MessageRef> {
        match self {
            Self::Known(message) | Self::Unread(message) => Some(message),
            Self::New { .. } => None,
        }
    }

    /// The page's picture, unless it must not be in a notification.
    #[must_use]
    pub fn picture_of<'p>(&self, page: &'p Page) -> Option<&'p Picture> {
        let is_discreet = matches!(self, Self::Unread(_) | Self::New { discreet: true, .. });
        page.picture.as_ref().filter(|picture| !(is_discreet && picture.scene.shows_hand()))
    }
}

/// Shows pages on one platform. An adapter neither retries nor waits: the house does both.
#[async_trait]
pub trait Platform: Send + Sync {
    /// Which platform this is.
    fn kind(&self) -> PlatformKind;

    /// Whether presses reach us, as far as is known.
    fn is_in_touch(&self) -> bool {
        true
    }

    /// Shows `page` in `place`. Returns the message that now shows it. It is a success if a message shows it already.
    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError>;

    /// Sends a file to `place`. A platform without files refuses.
    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError>;

    /// Deletes a message. It is a success if it is gone already.
    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError>;

    /// Whether the account may decide for the community of this place.
    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError>;

    /// Whether the account belongs to the community of this place.
    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError>;

    /// The place where only this account reads: a chat that is known by the account.
    fn private_place(&self, account: &AccountRef) -> Place {
        Place { platform: self.kind(), chat: account.id.clone(), thread: None, private: true }
    }

    /// Whether both references mean the same message. A message that only one person sees has a new reference for each input that reaches
    /// it, besides the one by which a press names it.
    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        one == other
    }

    /// The identifier of a conversation: what people read as one, and what the platform's limits count. It is a chat with all its topics on
    /// Telegram, a channel on Discord. In `place.platform`'s own identifiers.
    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        &place.chat
    }

    /// Whether the answer to a press can edit the pressed message, besides [`show`](Self::show).
    fn answers_show_pages(&self) -> bool {
        false
    }

    /// The place whose pace an edit of this panel counts against, if it has no pace of its own: a group that everybody writes in. Such a
    /// panel shows only the hand, and is kept current only for a while after its reader last pressed on it.
    fn panel_counts_in(&self, _at: &MessageRef) -> Option<Place> {
        None
    }

    /// Whether it draws scenes itself, in letters: then every page has one, whatever pictures its reader chose.
    fn draws_scenes(&self) -> bool {
        false
    }

    /// The time zone, as IANA names it, of readers who have chosen none. None if it is unknown.
    fn zone(&self) -> Option<String> {
        None
    }

    /// Whether pages that are made to be read have a rich form here, which readers may choose.
    fn has_rich_pages(&self) -> bool {
        false
    }

    /// Whether tables can have rooms here ([`open_room`](Self::open_room)).
    fn has_rooms(&self) -> bool {
        false
    }

    /// Opens a room for the table whose message `at` is in `home`: the place in which the match is played. None if the bot may not. It is a
    /// success if the message has a room already.
    async fn open_room(&self, _home: &Place, _at: &MessageRef, _name: &str) -> Result<Option<Place>, ShowError> {
        Ok(None)
    }

    /// Adds an account to a room, so that its app lists the room among its own conversations. It is a success if it is there already.
    async fn invite(&self, _room: &Place, _account: &AccountRef) -> Result<(), ShowError> {
        Ok(())
    }

    /// The address of a place, at this message if one is given. None if there is no such address.
    fn address(&self, _place: &Place, _at: Option<&MessageRef>) -> Option<String> {
        None
    }

    /// Closes a room that [`open_room`](Self::open_room) opened. Its messages can still be read. It is a success if the room is closed
    /// already, or gone.
    async fn close_room(&self, _room: &Place) -> Result<(), ShowError> {
        Ok(())
    }
}

/// A file for one person. `Debug` shows only its size, because it may hold what only that person may know.
#[derive(Clone, PartialEq, Eq)]
pub struct Document {
    /// Its name: ASCII letters, digits, `-` and `.`.
    pub name: String,
    /// Its MIME type.
    pub mime: &'static str,
    /// Its contents.
    pub bytes: Vec<u8>,
}

impl fmt::Debug for Document {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Document({}, {} bytes)", self.name, self.bytes.len())
    }
}

/// What keeps the bot from writing in a place, though it is in the chat. People can lift it again, and no platform reports that, so the bot
/// retries now and then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
pub enum Bar {
    /// The topic is closed: administrators alone write there.
    #[strum(to_string = "the topic is closed")]
    TopicClosed,
    /// The bot lacks a right.
    #[strum(to_string = "a right is missing")]
    NoRight,
}

/// Why a page could not be shown. Each error concerns one thing, and stops nothing else. The texts are for the log, never for people, and
/// carry nothing of a page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    /// The platform asks to wait.
    #[error("asked to wait {0:?}")]
    RetryAfter(Duration),
    /// The message was deleted, or can no longer be edited.
    #[error("the message is gone")]
    Gone,
    /// The topic or thread takes nothing from the bot any more: it was deleted, or locked. The chat around it may.
    #[error("the topic or thread is gone")]
    ThreadGone,
    /// The bot is in the chat, but may not write in this place of it now.
    #[error("not allowed to write here now: {0}")]
    Barred(Bar),
    /// The bot is not in the chat, or the person does not let it write: blocked, removed, or the private chat was never opened.
    #[error("not allowed to write here")]
    Forbidden,
    /// The chat has another identifier now.
    #[error("the chat moved to {0}")]
    Moved(String),
    /// The platform does not accept what we sent: our own fault.
    #[error("refused: {0}")]
    Refused(String),
    /// The network or the platform is down.
    #[error("unreachable: {0}")]
    Unreachable(String),
}

impl ShowError {
    /// Whether the platform understood the request and denies it, or does not support it.
    #[must_use]
    pub const fn is_denial(&self) -> bool {
        matches!(self, Self::Forbidden | Self::Barred(_) | Self::Refused(_))
    }
}
