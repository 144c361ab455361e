//! Remembers which images Telegram has, which messages show them, and which chats accept neither images nor rich pages.
//!
//! All of it may be forgotten: an unknown image is uploaded again, and Telegram's refusals reveal what a message shows.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use moka::{future, sync};
use serde::Deserialize;
use talon_adapter::Recent;
use teloxide::types::{ChatId, MessageId};
use tokio::sync::Mutex;

/// How many uploaded files are remembered.
const FILES: u64 = 4_096;

/// How many messages with an image are remembered.
const MESSAGES: u64 = 50_000;

/// How many chats without images, or without rich pages, are remembered, and for how long.
const BELIEVED: (u64, Duration) = (4_096, Duration::from_secs(60 * 60));

/// An image's digest: equal digests mean equal bytes.
pub(crate) type Digest = [u8; 32];

/// A file that Telegram has.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(crate) struct File {
    /// The identifier that requests use.
    #[serde(rename = "file_id")]
    pub(crate) id: String,
    /// The identifier that stays the same in all answers.
    #[serde(rename = "file_unique_id")]
    pub(crate) unique: String,
}

/// An image's file, once uploaded. The task that holds the lock is uploading it.
pub(crate) type Slot = Arc<Mutex<Option<File>>>;

/// Remembers files and messages, but no image data.
pub(crate) struct Gallery {
    files: future::Cache<Digest, Slot>,
    shown: sync::Cache<(ChatId, MessageId), Digest>,
    no_images: Recent<ChatId>,
    plain: Recent<ChatId>,
}

impl Default for Gallery {
    fn default() -> Self {
        let (chats, time) = BELIEVED;
        Self {
            files: future::Cache::new(FILES),
            shown: sync::Cache::new(MESSAGES),
            no_images: Recent::new(chats, time),
            plain: Recent::new(chats, time),
        }
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gallery")
    }
}

impl Gallery {
    /// The slot for this image's file.
    pub(crate) async fn slot(&self, image: Digest) -> Slot {
        self.files.get_with(image, async { Slot::default() }).await
    }

    /// The image that a message shows; `None` if it shows none, or we do not know.
    pub(crate) fn shown(&self, chat: ChatId, message: MessageId) -> Option<Digest> {
        self.shown.get(&(chat, message))
    }

    /// Records that a message shows this image.
    pub(crate) fn note(&self, chat: ChatId, message: MessageId, image: Digest) {
        self.shown.insert((chat, message), image);
    }

    /// Forgets a message: it is gone, or we no longer know what it shows.
    pub(crate) fn forget(&self, chat: ChatId, message: MessageId) {
        self.shown.invalidate(&(chat, message));
    }

    /// Records that this chat does not allow images.
    pub(crate) fn note_no_images(&self, chat: ChatId) {
        self.no_images.note(chat);
    }

    /// Records that this chat, or the server, does not accept rich pages.
    pub(crate) fn note_plain(&self, chat: ChatId) {
        self.plain.note(chat);
    }

    /// False if we know that this chat does not accept rich pages.
    pub(crate) fn takes_rich(&self, chat: ChatId) -> bool {
        !self.plain.has(&chat)
    }

    /// False if we know that this chat does not allow images.
    pub(crate) fn has_room(&self, chat: ChatId) -> bool {
        !self.no_images.has(&chat)
    }
}
