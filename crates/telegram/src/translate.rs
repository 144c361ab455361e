//! Translates Telegram's updates into the house's inputs and notices.

use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;
use talon_house::{Answer, Greet, Incoming, Intent, Notice, Panel};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind, Sender};
use teloxide::types::{
    AllowedUpdate, CallbackQuery, Chat, ChatId, ChatMemberKind, ChatMemberUpdated, MaybeInaccessibleMessage, Message,
    Update, UpdateKind, User, UserId,
};

use crate::commands;
use crate::naming::{Directory, account};
use crate::newer::{Ephemeral, unsent};

/// The kinds of updates that the bot asks for.
pub(crate) const UPDATES: [AllowedUpdate; 3] =
    [AllowedUpdate::Message, AllowedUpdate::CallbackQuery, AllowedUpdate::MyChatMember];

/// What an update means to us.
#[derive(Debug, PartialEq)]
pub(crate) enum Arrival {
    /// A person wants something.
    Ask(Box<Ask>),
    /// A command by somebody who writes as a group or a channel: there is no person to seat.
    Faceless {
        /// Where the answer goes.
        to: ReplyTo,
    },
    /// Something happened.
    Tell(Notice),
    /// A press that can't be read. We acknowledge it, so that the person's app does not wait.
    Dismiss {
        /// The press.
        query: String,
        /// The account; empty if even that can't be read.
        by: String,
    },
    /// Nothing for us.
    Nothing,
}

/// A person's request.
#[derive(Debug, PartialEq)]
pub(crate) struct Ask {
    /// The house's input.
    pub(crate) incoming: Incoming,
    /// Where the answer goes.
    pub(crate) to: ReplyTo,
}

/// The input that an answer belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum ReplyTo {
    /// A press on a button.
    Press {
        /// The identifier that the one answer names.
        query: String,
        /// Where the pressed message is.
        place: Place,
        /// The pressed message, where it is known.
        message: Option<MessageRef>,
        /// The person's account.
        from: AccountRef,
        /// The language of the person's app, if Telegram names it.
        language: Option<String>,
    },
    /// A message.
    Message {
        /// Where it is.
        place: Place,
        /// The message.
        message: MessageRef,
    },
}

impl ReplyTo {
    /// The place where the answer becomes a message; `None` if it becomes none.
    pub(crate) fn written_in(&self, answer: &Answer) -> Option<Place> {
        match (self, answer) {
            (_, Answer::Silent | Answer::Dismiss) | (Self::Press { .. }, Answer::Toast(_) | Answer::Alert(_)) => None,
            (Self::Message { place, .. }, _) | (Self::Press { place, .. }, Answer::Posted { .. }) => {
                Some(place.clone())
            }
            // An ephemeral message in the group.
            (Self::Press { place, .. }, Answer::Surface { replace_pressed: false, .. }) => Some(place.clone()),
            (Self::Press { place, message, from, .. }, Answer::Page { replace_pressed, .. })
            | (Self::Press { place, message, from, .. }, Answer::Pending { replace_pressed, .. })
            | (Self::Press { place, message, from, .. }, Answer::Surface { replace_pressed, .. }) => {
                let replaces = *replace_pressed && message.is_some();
                Some(if replaces { place.clone() } else { private_place(from) })
            }
        }
    }
}

/// An update, as it arrived.
pub(crate) struct Received {
    /// Its number.
    pub(crate) id: u32,
    raw: Value,
}

impl Received {
    /// Reads only the update's number; `None` if it has none.
    pub(crate) fn new(raw: Value) -> Option<Self> {
        let id = raw.get("update_id")?.as_u64()?;
        Some(Self { id: u32::try_from(id).ok()?, raw })
    }

    /// Reads the update. Remembers the sender's username.
    pub(crate) fn arrival(&self, names: &Directory) -> Arrival {
        let kind = match Update::deserialize(&self.raw) {
            Ok(update) => update.kind,
            Err(_) => return self.unreadable(),
        };
        match kind {
            UpdateKind::Message(message) => {
                // teloxide drops the content of a message if it contains something unknown.
                let text = message.text().or_else(|| self.raw["message"]["text"].as_str());
                message_arrival(&self.key(), &message, text, names)
            }
            UpdateKind::CallbackQuery(query) => {
                let visibility = Visibility::read(&self.raw["callback_query"]["message"]);
                press(&self.key(), query, &visibility, names)
            }
            UpdateKind::MyChatMember(update) => own_membership(&update),
            UpdateKind::Error(_) => self.unreadable(),
            // We did not ask for these; a webhook that another program set may still deliver some.
            _ => Arrival::Nothing,
        }
    }

    /// The update's number as an idempotency key.
    fn key(&self) -> String {
        self.id.to_string()
    }

    fn unreadable(&self) -> Arrival {
        match self.raw["callback_query"]["id"].as_str() {
            Some(query) => {
                let by = self.raw["callback_query"]["from"]["id"].as_u64().map(|id| id.to_string()).unwrap_or_default();
                Arrival::Dismiss { query: query.to_owned(), by }
            }
            None => Arrival::Nothing,
        }
    }
}

impl Arrival {
    /// Arrivals with the same lane are handled one after the other. A private chat has its person's number, so a press without a message
    /// falls into the same lane.
    pub(crate) fn lane(&self) -> &str {
        match self {
            Self::Ask(ask) => &ask.incoming.place.chat,
            Self::Faceless { to: ReplyTo::Message { place, .. } | ReplyTo::Press { place, .. } } => &place.chat,
            Self::Tell(notice) => match notice {
                // Both chats report a move; the old identifier puts both reports into one lane.
                Notice::ChatMoved { from, .. } => from,
                Notice::Scrolled { place, .. } => &place.chat,
                Notice::BotRemoved { chat, .. } | Notice::BotAdded { chat, .. } => chat,
                Notice::Blocked { account } | Notice::Unblocked { account } => &account.id,
            },
            Self::Dismiss { by, .. } => by,
            Self::Nothing => "",
        }
    }

    /// Who sent it: an account, a chat in whose name somebody wrote, or Telegram itself. A notice about a chat may have to wait for the
    /// database; the person's own inputs must not wait with it.
    pub(crate) fn sender(&self) -> String {
        match self {
            Self::Ask(ask) => ask.incoming.from.account.id.clone(),
            Self::Tell(_) => format!("told:{}", self.lane()),
            Self::Faceless { .. } | Self::Dismiss { .. } | Self::Nothing => self.lane().to_owned(),
        }
    }
}

fn message_arrival(key: &str, message: &Message, text: Option<&str>, names: &Directory) -> Arrival {
    if let Some(to) = message.migrate_to_chat_id() {
        return moved(message.chat.id, *to);
    }
    if let Some(from) = message.migrate_from_chat_id() {
        return moved(*from, message.chat.id);
    }
    let Some(text) = text else { return Arrival::Nothing };
    let place = place_of(&message.chat, thread_of(message));
    let whom = |argument: &str| names.named(message, argument);
    let Some(intent) = commands::read(text, place.private, names.bot(), whom) else {
        return Arrival::Nothing;
    };
    let reference = MessageRef(message.id.0.to_string());
    let to = ReplyTo::Message { place: place.clone(), message: reference };
    if message.sender_chat.is_some() {
        // Posts of a linked channel are copied into its group; nobody there asked for anything.
        return if message.is_automatic_forward() { Arrival::Nothing } else { Arrival::Faceless { to } };
    }
    let Some(user) = message.from.as_ref().filter(|user| !user.is_bot) else {
        return Arrival::Nothing;
    };
    names.note(user);
    let incoming = Incoming {
        key: key.to_owned(),
        from: sender(user),
        place,
        message: None,
        intent,
        panel: None,
        now_message: Some(i64::from(message.id.0)),
    };
    Arrival::Ask(Box::new(Ask { incoming, to }))
}

/// The field of a pressed message that teloxide lacks: its only reader.
#[derive(Default, Deserialize)]
struct Visibility {
    #[serde(default)]
    ephemeral_message_id: Option<i64>,
    #[serde(default)]
    receiver_user: Option<Receiver>,
}

#[derive(Deserialize)]
struct Receiver {
    id: UserId,
}

impl Visibility {
    fn read(message: &Value) -> Self {
        Self::deserialize(message).unwrap_or_default()
    }

    /// True if this account is the message's only reader. Nothing is known or changed on somebody else's.
    fn is_for(&self, reader: UserId) -> bool {
        self.receiver_user.as_ref().is_none_or(|receiver| receiver.id == reader)
    }
}

fn press(key: &str, query: CallbackQuery, visibility: &Visibility, names: &Directory) -> Arrival {
    let Some(token) = query.data else {
        return Arrival::Dismiss { query: query.id.0, by: query.from.id.to_string() };
    };
    names.note(&query.from);
    let from = sender(&query.from);
    let (place, message, panel) = match &query.message {
        Some(pressed) => {
            let thread = match pressed {
                MaybeInaccessibleMessage::Regular(message) => thread_of(message),
                MaybeInaccessibleMessage::Inaccessible(_) => None,
            };
            let (message, panel) = pressed_in(pressed, &query.from, visibility);
            (place_of(pressed.chat(), thread), message, panel)
        }
        // The message was sent in another chat, or is too old to be named.
        None => (private_place(&from.account), None, None),
    };
    let to = ReplyTo::Press {
        query: query.id.0,
        place: place.clone(),
        message: message.clone(),
        from: from.account.clone(),
        language: from.language.clone(),
    };
    let incoming =
        Incoming { key: key.to_owned(), from, place, message, intent: Intent::Press(token), panel, now_message: None };
    Arrival::Ask(Box::new(Ask { incoming, to }))
}

/// The pressed message, and the ephemeral one that can answer in a group.
fn pressed_in(
    pressed: &MaybeInaccessibleMessage,
    by: &User,
    visibility: &Visibility,
) -> (Option<MessageRef>, Option<Panel>) {
    let chat = pressed.chat();
    match visibility.ephemeral_message_id {
        Some(number) if visibility.is_for(by.id) => {
            let at = Ephemeral { chat: chat.id, reader: by.id, number }.reference();
            (Some(at.clone()), Some(Panel { at, pressed: true }))
        }
        Some(_) => (None, None),
        None => {
            let at = || unsent(&chat.id.to_string(), &account(by.id.to_string()));
            let panel = (!chat.is_private()).then(|| Panel { at: at(), pressed: false });
            (Some(MessageRef(pressed.id().0.to_string())), panel)
        }
    }
}

fn own_membership(update: &ChatMemberUpdated) -> Arrival {
    let (before, now) = (&update.old_chat_member.kind, &update.new_chat_member.kind);
    let is_back = may_write(now) && !may_write(before);
    let now = is_inside(now);
    // A restriction may end without notice. So it does not count as a removal, and refused requests are retried.
    if (is_inside(before) == now && !is_back) || update.chat.is_channel() {
        return Arrival::Nothing;
    }
    let chat = update.chat.id.to_string();
    if update.chat.is_private() {
        let account = account(chat);
        return Arrival::Tell(if now { Notice::Unblocked { account } } else { Notice::Blocked { account } });
    }
    let platform = PlatformKind::Telegram;
    if !now {
        return Arrival::Tell(Notice::BotRemoved { platform, chat });
    }
    let greet = (!is_inside(before)).then(|| Greet {
        place: place_of(&update.chat, None),
        since: Duration::from_secs(update.date.timestamp().unsigned_abs()),
        language: update.from.language_code.clone(),
        by: Some(account(update.from.id.to_string())),
    });
    Arrival::Tell(Notice::BotAdded { platform, chat, greet })
}

/// Whether a bot with this membership is in the chat.
fn is_inside(member: &ChatMemberKind) -> bool {
    match member {
        ChatMemberKind::Restricted(limits) => limits.is_member,
        other => may_write(other),
    }
}

/// Whether a bot with this membership can send messages.
fn may_write(member: &ChatMemberKind) -> bool {
    match member {
        ChatMemberKind::Owner(_) | ChatMemberKind::Administrator(_) | ChatMemberKind::Member(_) => true,
        ChatMemberKind::Restricted(limits) => limits.is_member && limits.can_send_messages,
        ChatMemberKind::Left | ChatMemberKind::Banned(_) => false,
    }
}

fn moved(from: ChatId, to: ChatId) -> Arrival {
    Arrival::Tell(Notice::ChatMoved { platform: PlatformKind::Telegram, from: from.to_string(), to: to.to_string() })
}

/// The forum topic of a message. Replies in ordinary groups carry a thread number too, but that is not a place to write to. A private
/// chat is one place, whatever topics its owner made.
fn thread_of(message: &Message) -> Option<String> {
    let thread = message.thread_id.filter(|_| message.is_topic_message && !message.chat.is_private())?;
    Some(thread.0.0.to_string())
}

fn place_of(chat: &Chat, thread: Option<String>) -> Place {
    Place { platform: PlatformKind::Telegram, chat: chat.id.to_string(), thread, private: chat.is_private() }
}

/// The private chat with an account; its number is the account's.
pub(crate) fn private_place(account: &AccountRef) -> Place {
    Place { platform: PlatformKind::Telegram, chat: account.id.clone(), thread: None, private: true }
}

fn sender(user: &User) -> Sender {
    Sender { account: account(user.id.to_string()), name: user.full_name(), language: user.language_code.clone() }
}

#[cfg(test)]
mod tests;
