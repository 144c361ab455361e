//! Finds the person that a command names: by a username, by a mention, or as the author of the message it replies to.

use moka::sync::Cache;
use talon_house::Named;
use talon_store::{AccountRef, PlatformKind};
use teloxide::types::{Message, MessageEntityKind, User};

/// How many usernames are remembered.
const MOST: u64 = 20_000;

/// The usernames of the bot and of people who have spoken to it.
///
/// Usernames change hands, so they are kept only while the process runs; anybody who writes again is remembered again. Case does not
/// matter, as on Telegram.
pub(crate) struct Directory {
    bot: String,
    people: Cache<String, String>,
}

impl Directory {
    /// A directory that knows only the bot, by its username.
    pub(crate) fn new(bot: String) -> Self {
        Self { bot, people: Cache::new(MOST) }
    }

    /// The bot's username, without the `@`.
    pub(crate) fn bot(&self) -> &str {
        &self.bot
    }

    /// Remembers the username of somebody who speaks to the bot.
    pub(crate) fn note(&self, user: &User) {
        if let Some(username) = &user.username {
            self.people.insert(username.to_ascii_lowercase(), user.id.to_string());
        }
    }

    /// The person that a command with this argument names.
    pub(crate) fn named(&self, message: &Message, argument: &str) -> Option<Named> {
        match (mentioned(message), argument.trim()) {
            (Some(user), _) => Some(of(user)),
            (None, "") => self.replied_to(message),
            (None, written) => Some(self.written(written)),
        }
    }

    fn written(&self, written: &str) -> Named {
        let Some(name) = written.strip_prefix('@').filter(|name| is_username(name)) else {
            return Named::Unclear;
        };
        let name = name.to_ascii_lowercase();
        match self.people.get(&name) {
            Some(id) => Named::Account(account(id)),
            // Every bot's username ends in "bot".
            None if name.ends_with("bot") => Named::Bot,
            None => Named::Unknown,
        }
    }

    /// The author of the message that this one replies to. Telegram makes every message of a topic a reply to the topic's opening
    /// message, and every comment a reply to its post; these name nobody. Neither does a reply to the bot: its author speaks to the
    /// bot, not about it.
    fn replied_to(&self, message: &Message) -> Option<Named> {
        let before = message.reply_to_message()?;
        if before.forum_topic_created().is_some() || before.is_automatic_forward() {
            return None;
        }
        if before.sender_chat.is_some() {
            return Some(Named::Unclear);
        }
        let user = before.from.as_ref()?;
        (!self.is_own(user)).then(|| of(user))
    }

    fn is_own(&self, user: &User) -> bool {
        user.is_bot && user.username.as_ref().is_some_and(|name| name.eq_ignore_ascii_case(&self.bot))
    }
}

/// A mentioned person without a username. Telegram sends that person's data along.
fn mentioned(message: &Message) -> Option<&User> {
    message.entities()?.iter().find_map(|entity| match &entity.kind {
        MessageEntityKind::TextMention { user } => Some(user),
        _ => None,
    })
}

fn of(user: &User) -> Named {
    if user.is_bot { Named::Bot } else { Named::Account(account(user.id.to_string())) }
}

/// Telegram's rule for usernames: four to 32 of the letters a to z, digits and underscores.
fn is_username(name: &str) -> bool {
    (4..=32).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// The account with this number.
pub(crate) fn account(id: String) -> AccountRef {
    AccountRef { platform: PlatformKind::Telegram, id }
}

#[cfg(test)]
mod tests;
