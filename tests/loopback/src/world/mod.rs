//! Everything that the server knows: people, chats, messages, pending updates. Nothing here waits or talks; the
//! methods of the Bot API and the deeds of people are changes of this state.

pub(crate) mod callbacks;
pub(crate) mod chats;
pub(crate) mod commands;
pub(crate) mod deeds;
pub(crate) mod ephemeral;
pub(crate) mod groups;
pub(crate) mod json;
pub(crate) mod messages;
pub(crate) mod outgoing;
pub(crate) mod photos;
pub(crate) mod rich;
pub(crate) mod updates;
pub(crate) mod webhook;

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::{Map, Value};

use crate::clock::Clock;
use crate::limiter::Limiter;
use crate::options::Options;
use crate::wire::html::Formatted;
use crate::wire::keyboard::Keyboard;
use crate::world::callbacks::Callback;
use crate::world::commands::About;
use crate::world::ephemeral::Alone;
use crate::world::photos::PhotoFile;
use crate::world::updates::Updates;
use crate::world::webhook::{Front, Webhook};

/// Who wrote a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Author {
    /// The bot.
    Bot,
    /// The person with this user id.
    Person(i64),
}

#[derive(Debug, Clone)]
pub(crate) struct User {
    pub(crate) id: i64,
    pub(crate) name: String,
    pub(crate) language: Option<String>,
}

/// What somebody, or the bot, is in a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    Owner,
    Admin,
    Member,
    Left,
    Kicked,
}

impl Standing {
    pub(crate) fn inside(self) -> bool {
        match self {
            Self::Owner | Self::Admin | Self::Member => true,
            Self::Left | Self::Kicked => false,
        }
    }

    pub(crate) fn runs_it(self) -> bool {
        match self {
            Self::Owner | Self::Admin => true,
            Self::Member | Self::Left | Self::Kicked => false,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Topic {
    pub(crate) name: String,
    pub(crate) closed: bool,
}

#[derive(Debug, Clone)]
pub(crate) enum ChatKind {
    Private { started: bool, blocked: bool },
    Group { migrated_to: Option<i64> },
    Supergroup { forum: bool, topics: BTreeMap<i64, Topic>, next_message: i64 },
}

#[derive(Debug, Clone)]
pub(crate) struct Chat {
    pub(crate) id: i64,
    pub(crate) title: String,
    pub(crate) kind: ChatKind,
    pub(crate) members: BTreeMap<i64, Standing>,
    pub(crate) bot: Standing,
    /// Whether the bot may not write.
    pub(crate) muted: bool,
    /// Whether nobody may send photos.
    pub(crate) photos_forbidden: bool,
    /// Whether the bot may not send ephemeral messages.
    pub(crate) ephemerals_forbidden: bool,
    pub(crate) hidden_members: bool,
    pub(crate) messages: Vec<Stored>,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Content {
    Text {
        text: String,
        entities: Vec<Value>,
        preview: Option<Value>,
    },
    Document {
        file: Value,
        bytes: Vec<u8>,
        caption: String,
        entities: Vec<Value>,
    },
    Photo {
        file: PhotoFile,
        caption: String,
        entities: Vec<Value>,
    },
    /// The content of a message, for the API and for people.
    Rich {
        message: Value,
        text: String,
    },
    Service(Map<String, Value>),
}

impl Content {
    /// The same with another caption; none for what has no caption.
    pub(crate) fn with_caption(&self, caption: Formatted) -> Option<Self> {
        let Formatted { text: caption, entities } = caption;
        match self {
            Self::Document { file, bytes, .. } => {
                Some(Self::Document { file: file.clone(), bytes: bytes.clone(), caption, entities })
            }
            Self::Photo { file, .. } => Some(Self::Photo { file: file.clone(), caption, entities }),
            Self::Text { .. } | Self::Rich { .. } | Self::Service(_) => None,
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Stored {
    /// 0 for messages in basic groups that the bot does not see, and for ephemeral messages.
    pub(crate) id: i64,
    /// The only reader, if it is ephemeral.
    pub(crate) alone: Option<Alone>,
    pub(crate) author: Author,
    pub(crate) thread: Option<i64>,
    pub(crate) date: i64,
    pub(crate) sent_at: Duration,
    pub(crate) edit_date: Option<i64>,
    pub(crate) content: Content,
    pub(crate) keyboard: Option<Keyboard>,
    pub(crate) reply_to: Option<i64>,
    pub(crate) silent: bool,
    pub(crate) deleted: bool,
    pub(crate) edits: u32,
}

/// A scope of commands with a language, as `setMyCommands` addresses it.
pub(crate) type CommandKey = (String, String);

#[derive(Debug)]
pub(crate) struct World {
    pub(crate) options: Options,
    pub(crate) clock: Clock,
    pub(crate) rng: ChaCha8Rng,
    pub(crate) bot_id: i64,
    pub(crate) users: BTreeMap<i64, User>,
    /// The users that the bot has met: it may refer to them without "chat not found".
    pub(crate) met: BTreeSet<i64>,
    pub(crate) chats: BTreeMap<i64, Chat>,
    /// Every photo that was ever uploaded.
    pub(crate) photos: Vec<PhotoFile>,
    pub(crate) updates: Updates,
    pub(crate) callbacks: BTreeMap<String, Callback>,
    pub(crate) commands: BTreeMap<CommandKey, Value>,
    /// What the bot says about itself, by kind and language.
    pub(crate) about: BTreeMap<(About, String), String>,
    pub(crate) webhook: Option<Webhook>,
    pub(crate) front: Option<Front>,
    pub(crate) limiter: Limiter,
    /// Whether ephemeral messages get lost.
    pub(crate) ephemerals_lost: bool,
    /// The chats that accept nothing, with the seconds that the bot is asked to wait.
    pub(crate) resting: BTreeMap<i64, u64>,
    pub(crate) violations: Vec<String>,
    /// The bot's own message box: private chats and basic groups share one counter.
    next_in_box: i64,
    next_user: i64,
    next_group: i64,
}

impl World {
    pub(crate) fn new(options: Options) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(options.seed);
        let bot_id = options.token.split(':').next().and_then(|id| id.parse().ok()).unwrap_or(7_000_000_042);
        let mut draw = |below: u64| i64::try_from(rng.next_u64() % below).unwrap_or_default();
        let next_in_box = 100 + draw(900);
        let next_user = 5_000_000_000 + draw(1_000_000_000);
        let next_group = 4_000_000_000 + draw(90_000_000);
        let first_update = 500_000_000 + draw(100_000_000);
        Self {
            clock: Clock::new(options.scale),
            updates: Updates::new(first_update),
            options,
            rng,
            bot_id,
            users: BTreeMap::new(),
            met: BTreeSet::new(),
            chats: BTreeMap::new(),
            photos: Vec::new(),
            callbacks: BTreeMap::new(),
            commands: BTreeMap::new(),
            about: BTreeMap::new(),
            webhook: None,
            front: None,
            limiter: Limiter::default(),
            ephemerals_lost: false,
            resting: BTreeMap::new(),
            violations: Vec::new(),
            next_in_box,
            next_user,
            next_group,
        }
    }

    pub(crate) fn draw(&mut self, below: u64) -> u64 {
        self.rng.next_u64() % below.max(1)
    }

    pub(crate) fn new_user(&mut self, name: &str, language: Option<&str>) -> i64 {
        self.next_user += 1 + i64::try_from(self.draw(1000)).unwrap_or_default();
        let id = self.next_user;
        let language = language.map(ToOwned::to_owned);
        self.users.insert(id, User { id, name: name.to_owned(), language });
        id
    }

    pub(crate) fn new_chat_id(&mut self, supergroup: bool) -> i64 {
        self.next_group += 1 + i64::try_from(self.draw(1000)).unwrap_or_default();
        if supergroup { -1_000_000_000_000 - self.next_group % 1_000_000_000 - 1_000_000_000 } else { -self.next_group }
    }

    /// The next message id of a chat; `seen` is whether the bot's account gets the message.
    pub(crate) fn next_message_id(&mut self, chat: i64, seen: bool) -> i64 {
        match self.chats.get_mut(&chat).map(|chat| &mut chat.kind) {
            Some(ChatKind::Supergroup { next_message, .. }) => {
                *next_message += 1;
                *next_message
            }
            Some(ChatKind::Private { .. } | ChatKind::Group { .. }) | None if seen => {
                self.next_in_box += 1;
                self.next_in_box
            }
            Some(ChatKind::Private { .. } | ChatKind::Group { .. }) | None => 0,
        }
    }

    /// Notes something that a test has to know about: a request or an answer that breaks the Bot API's rules.
    pub(crate) fn violation(&mut self, what: String) {
        self.violations.push(what);
    }
}
