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
    /// This one, which is edited, and which nobody may have read yet. A platform whose notifications follow edits adds no picture of a
    /// hand to it; one that is there is changed.
    Unread(&'a MessageRef),
    /// A new one.
    New {
        /// Whether it rings the phone.
        loud: bool,
        /// Whether its reader may be away, so that a notification tells of it: then it shows no picture of a hand.
        discreet: bool,
        /// The accounts that it calls by name, because they are to decide and read this place alone. Whatever the page says, it
        /// calls nobody else.
        calls: &'a [AccountRef],
        /// When the place was last seen to show a page of this kind; [`Timestamp(i64::MIN)`](Timestamp) if never. An attempt
        /// whose outcome is in doubt has the same moment when it is repeated, in whichever process, and a platform that can tell
        /// then sends no second message; the same page sent anew on purpose has a later one, and is another message.
        after: Timestamp,
    },
}

impl<'a> Onto<'a> {
    /// A new message where nothing was shown yet.
    #[must_use]
    pub const fn first(loud: bool) -> Self {
        Self::New { loud, discreet: false, calls: &[], after: Timestamp(i64::MIN) }
    }

    /// The message that is edited, if one is.
    #[must_use]
    pub const fn known(self) -> Option<&'a MessageRef> {
        match self {
            Self::Known(message) | Self::Unread(message) => Some(message),
            Self::New { .. } => None,
        }
    }

    /// The page's picture, if a message that comes to show it may be in a notification.
    #[must_use]
    pub fn picture_of<'p>(&self, page: &'p Page) -> Option<&'p Picture> {
        let is_discreet = matches!(self, Self::Unread(_) | Self::New { discreet: true, .. });
        page.picture.as_ref().filter(|picture| !(is_discreet && picture.scene.shows_hand()))
    }
}

/// Shows pages on one platform. An adapter neither retries nor waits: the house paces and repeats.
#[async_trait]
pub trait Platform: Send + Sync {
    /// Which platform this is.
    fn kind(&self) -> PlatformKind;

    /// Whether what people press reaches us, as far as is known.
    fn is_in_touch(&self) -> bool {
        true
    }

    /// Shows `page` in `place`. Answers the message that now shows the page. That a message already shows it is a success.
    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError>;

    /// Sends a file to `place`. A platform without files refuses.
    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError>;

    /// Deletes a message. That it is gone already is a success.
    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError>;

    /// Whether the account may decide for the community of this place.
    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError>;

    /// Whether the account belongs to the community of this place.
    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError>;

    /// The place where only this account reads: a chat that is known by the account.
    fn private_place(&self, account: &AccountRef) -> Place {
        Place { platform: self.kind(), chat: account.id.clone(), thread: None, private: true }
    }

    /// Whether both references mean the same message. A message that one person alone sees has a reference of its own for each
    /// input that reaches it, besides the one by which a press names it.
    fn is_same_message(&self, one: &MessageRef, other: &MessageRef) -> bool {
        one == other
    }

    /// The text that identifies a conversation: the unit that people read as one, and by which the platform's limits
    /// are counted. It is a chat with all its topics on Telegram, a channel on Discord. In `place.platform`'s own
    /// identifiers.
    fn conversation<'a>(&self, place: &'a Place) -> &'a str {
        &place.chat
    }

    /// Whether the answer to a press can change the pressed message, beside what [`show`](Self::show) does.
    fn answers_show_pages(&self) -> bool {
        false
    }

    /// The place whose pace a write on this panel keeps, where that is not a pace of its own: a group that everybody writes in. Such a
    /// panel is the hand alone, and is kept current only for a while after its reader last pressed on it.
    fn panel_counts_in(&self, _at: &MessageRef) -> Option<Place> {
        None
    }

    /// Whether it draws scenes itself, in letters: then every page has one, whatever its reader chose of pictures.
    fn draws_scenes(&self) -> bool {
        false
    }

    /// The time zone, as IANA names it, of readers who have chosen none. None where nobody knows.
    fn zone(&self) -> Option<String> {
        None
    }

    /// Whether pages that are there to be read have a rich form here, which readers may choose.
    fn has_rich_pages(&self) -> bool {
        false
    }

    /// Whether tables can have rooms here ([`open_room`](Self::open_room)).
    fn has_rooms(&self) -> bool {
        false
    }

    /// Opens a room for the table whose message `at` stands in `home`: the place in which the match is played. None where the bot
    /// may not. That the message has a room already is a success.
    async fn open_room(&self, _home: &Place, _at: &MessageRef, _name: &str) -> Result<Option<Place>, ShowError> {
        Ok(None)
    }

    /// Lets an account follow a room, so that its app shows the room among the conversations of its own. That it does already is a
    /// success.
    async fn invite(&self, _room: &Place, _account: &AccountRef) -> Result<(), ShowError> {
        Ok(())
    }

    /// The address under which people open a place, at this message where one is named. None where there is no such address.
    fn address(&self, _place: &Place, _at: Option<&MessageRef>) -> Option<String> {
        None
    }

    /// Closes a room that [`open_room`](Self::open_room) opened. Its messages can still be read. A room that is closed
    /// already, or gone, is a success.
    async fn close_room(&self, _room: &Place) -> Result<(), ShowError> {
        Ok(())
    }
}

/// A file for one person. `Debug` tells only its size, because it may hold what that person alone knows.
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

/// What keeps the bot from writing in a place, though it is in the chat. People can take it away again, and no platform tells the bot
/// when they do: so it tries again now and then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::Display)]
pub enum Bar {
    /// The topic is closed: administrators alone write there.
    #[strum(to_string = "the topic is closed")]
    TopicClosed,
    /// The bot lacks a right.
    #[strum(to_string = "a right is missing")]
    NoRight,
}

/// Why a page could not be shown: each error concerns one thing, and nothing beside that is left alone for it. The texts are for the log, never for people, and carry nothing of a page.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShowError {
    /// The platform asks to wait.
    #[error("asked to wait {0:?}")]
    RetryAfter(Duration),
    /// The message was deleted, or can no longer be edited.
    #[error("the message is gone")]
    Gone,
    /// The topic or thread takes nothing from the bot any more: it was deleted, or locked. What is around it may.
    #[error("the topic or thread is gone")]
    ThreadGone,
    /// The bot is in the chat, and may not write in this place of it now.
    #[error("not allowed to write here now: {0}")]
    Barred(Bar),
    /// The bot is not in the chat, or the person lets it write nothing: blocked, removed, or the private chat was never opened.
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
    /// Whether the platform understood the request and does not allow it, or takes no such request.
    #[must_use]
    pub const fn is_denial(&self) -> bool {
        matches!(self, Self::Forbidden | Self::Barred(_) | Self::Refused(_))
    }
}
