//! A message as a person sees it at one moment.

use axum::body::Bytes;
use serde_json::Value;

use crate::server::Shared;
use crate::wire::keyboard::{Button, ButtonKind};
use crate::world::callbacks::PressError;
use crate::world::{Author, Content, Stored};

/// A message at the moment when it was looked at. Look again for what became of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Message {
    /// The chat's id.
    pub chat: i64,
    /// The message's id in its chat; 0 for messages in basic groups that the bot does not see, and for ephemeral messages.
    pub id: i64,
    /// The reader's user id and the message's own number, if it is ephemeral.
    pub alone: Option<(i64, i64)>,
    /// The topic, in a forum.
    pub thread: Option<i64>,
    /// Who wrote it.
    pub author: Author,
    /// The words, without mark-up: a text, a document's or photo's caption, the blocks of a rich message, empty for service messages.
    pub text: String,
    /// The mark-up, as the Bot API's `MessageEntity`s.
    pub entities: Vec<Value>,
    /// The buttons under it, by rows.
    pub buttons: Vec<Vec<Button>>,
    /// The id of the message that it answers.
    pub reply_to: Option<i64>,
    /// How often it was edited.
    pub edits: u32,
    /// Whether it came without a notification.
    pub silent: bool,
    /// The name and contents of an attached document.
    pub document: Option<(String, Vec<u8>)>,
    /// The image, of a photo: the bytes as they were uploaded.
    pub photo: Option<Bytes>,
    /// The blocks of a rich message, in the Bot API's form.
    pub rich: Option<Value>,
    /// The content of a service message: its fields in the Bot API.
    pub service: Option<Value>,
}

/// How a test names a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which<'a> {
    /// The first with exactly this label.
    Label(&'a str),
    /// The first whose label contains this.
    Containing(&'a str),
    /// The one with exactly this callback data.
    Data(&'a str),
    /// Row and column, from 0.
    At(usize, usize),
}

impl<'a> From<&'a str> for Which<'a> {
    fn from(label: &'a str) -> Self {
        Self::Label(label)
    }
}

impl Message {
    pub(crate) fn of(chat: i64, stored: &Stored) -> Self {
        let mut message = Self {
            chat,
            id: stored.id,
            alone: stored.alone.map(|alone| (alone.reader, alone.number)),
            thread: stored.thread,
            author: stored.author,
            text: String::new(),
            entities: Vec::new(),
            buttons: stored.keyboard.as_ref().map(|keyboard| keyboard.rows.clone()).unwrap_or_default(),
            reply_to: stored.reply_to,
            edits: stored.edits,
            silent: stored.silent,
            document: None,
            photo: None,
            rich: None,
            service: None,
        };
        match &stored.content {
            Content::Text { text, entities, .. } => {
                message.text.clone_from(text);
                message.entities.clone_from(entities);
            }
            Content::Document { file, bytes, caption, entities } => {
                message.text.clone_from(caption);
                message.entities.clone_from(entities);
                let name = file["file_name"].as_str().unwrap_or_default().to_owned();
                message.document = Some((name, bytes.clone()));
            }
            Content::Photo { file, caption, entities } => {
                message.text.clone_from(caption);
                message.entities.clone_from(entities);
                message.photo = Some(file.bytes.clone());
            }
            Content::Rich { message: rich, text } => {
                message.text.clone_from(text);
                message.rich = Some(rich["blocks"].clone());
            }
            Content::Service(fields) => message.service = Some(Value::Object(fields.clone())),
        }
        message
    }

    pub(crate) fn all(shared: &Shared, chat: i64) -> Vec<Self> {
        shared.read(|world| {
            let messages = world.chats.get(&chat).map(|chat| chat.messages.as_slice()).unwrap_or_default();
            messages.iter().filter(|message| !message.deleted).map(|message| Self::of(chat, message)).collect()
        })
    }

    /// Those of a chat that this person sees.
    pub(crate) fn seen_by(shared: &Shared, chat: i64, person: i64) -> Vec<Self> {
        shared.read(|world| {
            let messages = world.chats.get(&chat).map(|chat| chat.messages.as_slice()).unwrap_or_default();
            let sees = |message: &&Stored| {
                !message.deleted && message.alone.is_none_or(|alone| alone.reader == person && alone.arrived)
            };
            messages.iter().filter(sees).map(|message| Self::of(chat, message)).collect()
        })
    }

    /// True if it is the same message, perhaps at another time.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        (self.chat, self.id, self.alone) == (other.chat, other.id, other.alone)
    }

    /// True if the bot wrote it.
    #[must_use]
    pub fn is_from_bot(&self) -> bool {
        self.author == Author::Bot
    }

    /// Every button, row by row.
    pub fn all_buttons(&self) -> impl Iterator<Item = &Button> {
        self.buttons.iter().flatten()
    }

    /// The labels of all buttons.
    #[must_use]
    pub fn labels(&self) -> Vec<&str> {
        self.all_buttons().map(|button| button.label.as_str()).collect()
    }

    /// Finds a button.
    #[must_use]
    pub fn button<'a>(&self, which: impl Into<Which<'a>>) -> Option<&Button> {
        match which.into() {
            Which::Label(label) => self.all_buttons().find(|button| button.label == label),
            Which::Containing(part) => self.all_buttons().find(|button| button.label.contains(part)),
            Which::Data(data) => {
                self.all_buttons().find(|button| matches!(&button.kind, ButtonKind::Data(own) if own == data))
            }
            Which::At(row, column) => self.buttons.get(row)?.get(column),
        }
    }

    pub(crate) fn need(&self, which: Which<'_>) -> Result<&Button, PressError> {
        self.button(which)
            .ok_or_else(|| PressError::NoButton { wanted: format!("{which:?}"), there: format!("{:?}", self.labels()) })
    }
}
