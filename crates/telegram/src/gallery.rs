//! Which images Telegram has, which messages show them, and which chats take neither images nor rich pages.
//!
//! All of it may be forgotten: an image that is not known is uploaded once more, and what a message shows is told by Telegram's refusals.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use moka::{future, sync};
use serde::Deserialize;
use talon_adapter::Lately;
use teloxide::types::{ChatId, MessageId};
use tokio::sync::Mutex;

/// How many images' files are known at once.
const FILES: u64 = 4_096;

/// How many messages are known to show an image.
const MESSAGES: u64 = 50_000;

/// How many chats are known to take no images, or no rich pages, and for how long each is believed.
const BELIEVED: (u64, Duration) = (4_096, Duration::from_secs(60 * 60));

/// What an image shows: two with the same digest are the same bytes.
pub(crate) type Digest = [u8; 32];

/// A file that Telegram has.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct File {
    /// By which a request names it.
    #[serde(rename = "file_id")]
    pub(crate) id: String,
    /// By which it is recognised in answers.
    #[serde(rename = "file_unique_id")]
    pub(crate) unique: String,
}

/// The file of one image. The task that holds the lock is uploading it.
pub(crate) type Slot = Arc<Mutex<Option<File>>>;

/// Remembers files and messages. Keeps no image.
pub(crate) struct Gallery {
    files: future::Cache<Digest, Slot>,
    shown: sync::Cache<(ChatId, MessageId), Digest>,
    wordy: Lately<ChatId>,
    plain: Lately<ChatId>,
}

impl Default for Gallery {
    fn default() -> Self {
        let (chats, time) = BELIEVED;
        Self {
            files: future::Cache::new(FILES),
            shown: sync::Cache::new(MESSAGES),
            wordy: Lately::new(chats, time),
            plain: Lately::new(chats, time),
        }
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gallery")
    }
}

impl Gallery {
    /// Where the file of this image is noted.
    pub(crate) async fn slot(&self, image: Digest) -> Slot {
        self.files.get_with(image, async { Slot::default() }).await
    }

    /// The image that a message shows; none if it shows none, or is not known.
    pub(crate) fn shown(&self, chat: ChatId, message: MessageId) -> Option<Digest> {
        self.shown.get(&(chat, message))
    }

    /// A message shows this image.
    pub(crate) fn note(&self, chat: ChatId, message: MessageId, image: Digest) {
        self.shown.insert((chat, message), image);
    }

    /// A message is gone, or what it shows is not known any more.
    pub(crate) fn forget(&self, chat: ChatId, message: MessageId) {
        self.shown.invalidate(&(chat, message));
    }

    /// Images are not allowed in this chat.
    pub(crate) fn note_wordy(&self, chat: ChatId) {
        self.wordy.note(chat);
    }

    /// Rich pages are not accepted in this chat, by this server.
    pub(crate) fn note_plain(&self, chat: ChatId) {
        self.plain.note(chat);
    }

    /// Whether rich pages are accepted in this chat, as far as is known.
    pub(crate) fn takes_rich(&self, chat: ChatId) -> bool {
        !self.plain.has(&chat)
    }

    /// Whether images may be shown in this chat, as far as is known.
    pub(crate) fn has_room(&self, chat: ChatId) -> bool {
        !self.wordy.has(&chat)
    }
}
