//! One person: writing, pressing, blocking, looking.

use std::sync::Arc;

use serde_json::{Map, Value};

use crate::bell::{TimedOut, newest_that};
use crate::people::message::{Message, Which};
use crate::server::Shared;
use crate::wire::keyboard::ButtonKind;
use crate::world::callbacks::{CallbackAnswer, PressError};
use crate::world::commands::MenuEntry;
use crate::world::deeds::{Line, SayError};
use crate::world::{Author, Content, Standing, World};

/// A chat, or one topic of a forum.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// The chat's id.
    pub chat: i64,
    /// The topic's thread id.
    pub thread: Option<i64>,
}

impl From<i64> for Place {
    fn from(chat: i64) -> Self {
        Self { chat, thread: None }
    }
}

/// Why a deep link did not lead anywhere.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum FollowError {
    /// The button is not there.
    #[error(transparent)]
    Press(#[from] PressError),
    /// It is not a link.
    #[error("the button {0} opens no address")]
    NoLink(String),
    /// It is a link, but not to this bot's private chat with a lawful payload.
    #[error("{0} is no deep link to this bot")]
    NoDeepLink(String),
    /// The person can't write to the bot.
    #[error(transparent)]
    Say(#[from] SayError),
}

/// A person with an account. Clones are the same person.
#[derive(Debug, Clone)]
pub struct Person {
    shared: Arc<Shared>,
    id: i64,
}

impl Person {
    pub(crate) fn new(shared: Arc<Shared>, id: i64) -> Self {
        Self { shared, id }
    }

    /// The user id, which is also the id of the private chat with the bot.
    #[must_use]
    pub fn id(&self) -> i64 {
        self.id
    }

    /// The first name, as it is now.
    #[must_use]
    pub fn name(&self) -> String {
        self.shared.read(|world| world.users.get(&self.id).map(|user| user.name.clone()).unwrap_or_default())
    }

    /// The private chat with the bot.
    #[must_use]
    pub fn private(&self) -> Place {
        Place::from(self.id)
    }

    /// Presses START in the private chat, or opens a deep link: `/start`, with the payload if there is one. The id of the
    /// message.
    ///
    /// # Errors
    /// If the bot is blocked.
    pub fn start(&self, payload: Option<&str>) -> Result<i64, SayError> {
        let text = payload.map_or_else(|| "/start".to_owned(), |payload| format!("/start {payload}"));
        self.say(self.private(), &text)
    }

    /// Writes into a chat; the id of the message (0 when the bot's account does not get it in a basic group).
    ///
    /// # Errors
    /// If this person can't write there.
    pub fn say(&self, place: impl Into<Place>, text: &str) -> Result<i64, SayError> {
        let Place { chat, thread } = place.into();
        self.shared.change(|world| world.say(self.id, Line { chat, thread, reply_to: None }, text))
    }

    /// Answers a message.
    ///
    /// # Errors
    /// If this person can't write there.
    pub fn reply(&self, to: &Message, text: &str) -> Result<i64, SayError> {
        let line = Line { chat: to.chat, thread: to.thread, reply_to: Some(to.id) };
        self.shared.change(|world| world.say(self.id, line, text))
    }

    /// Sends something that is no text: a message with this one field of the Bot API's `Message`, as `dice` with
    /// `{"emoji": "🎲", "value": 3}`. The id of the message.
    ///
    /// # Errors
    /// If this person can't write there.
    pub fn send(&self, place: impl Into<Place>, field: &str, value: Value) -> Result<i64, SayError> {
        let Place { chat, thread } = place.into();
        let mut fields = Map::new();
        fields.insert(field.to_owned(), value);
        let line = Line { chat, thread, reply_to: None };
        self.shared.change(|world| world.bring(self.id, line, Content::Service(fields)))
    }

    /// Changes an own message; whether it was there.
    pub fn edit(&self, chat: i64, message: i64, text: &str) -> bool {
        self.shared.change(|world| world.rewrite(self.id, chat, message, text))
    }

    /// Presses a button of a message as it was seen, and waits for the bot's answer.
    ///
    /// # Errors
    /// If there is no such button, the person is not in the chat, or the bot does not answer in time.
    pub async fn press<'a>(
        &self,
        message: &Message,
        which: impl Into<Which<'a>>,
    ) -> Result<CallbackAnswer, PressError> {
        let query = self.press_quietly(message, which)?;
        self.answer_to(&query).await
    }

    /// Presses a button without waiting; the query's id, for `answer_to`.
    ///
    /// # Errors
    /// If there is no such button, or the person is not in the chat.
    pub fn press_quietly<'a>(&self, message: &Message, which: impl Into<Which<'a>>) -> Result<String, PressError> {
        let button = message.need(which.into())?;
        match &button.kind {
            ButtonKind::Data(data) => self.forge_on(message, data),
            ButtonKind::Url(_) | ButtonKind::Other => Err(PressError::NoCallback(button.label.clone())),
        }
    }

    /// Sends a callback query that no button has: any data, about any message, existing or not.
    ///
    /// # Errors
    /// If the person is not in that chat, or the bot does not answer in time.
    pub async fn forge_press(&self, chat: i64, message: i64, data: &str) -> Result<CallbackAnswer, PressError> {
        let query = self.forge_quietly(chat, message, data)?;
        self.answer_to(&query).await
    }

    /// The same without waiting; the query's id, for `answer_to`.
    ///
    /// # Errors
    /// If the person is not in that chat.
    pub fn forge_quietly(&self, chat: i64, message: i64, data: &str) -> Result<String, PressError> {
        self.shared.change(|world| world.press(self.id, chat, message, data))
    }

    /// The same for a message of anybody; returns the query's id, for `answer_to`.
    ///
    /// # Errors
    /// If the person is not in that chat.
    pub fn forge_on(&self, message: &Message, data: &str) -> Result<String, PressError> {
        self.shared.change(|world| match message.alone {
            None => world.press(self.id, message.chat, message.id, data),
            Some((reader, number)) => {
                let pressed = world.alone_json(message.chat, reader, number);
                world.press_on(self.id, message.chat, &pressed, data)
            }
        })
    }

    /// The answer to a query of this person, if there is one by now.
    #[must_use]
    pub fn answer_now(&self, query: &str) -> Option<CallbackAnswer> {
        self.shared.read(|world| {
            let callback = world.callbacks.get(query).filter(|callback| callback.presser == self.id)?;
            callback.answer.clone()
        })
    }

    /// Waits for the answer to a query of this person.
    ///
    /// # Errors
    /// If the bot does not answer within the options' patience.
    pub async fn answer_to(&self, query: &str) -> Result<CallbackAnswer, PressError> {
        let answered = |_: &Shared| self.answer_now(query);
        let waited = self.shared.wait("answer to a query", answered, |_| String::new()).await;
        waited.map_err(|timed_out| PressError::Unanswered(timed_out.after))
    }

    /// Presses a button that links to this bot (`https://t.me/<bot>?start=<payload>`): the private chat opens and START
    /// is pressed there. The payload.
    ///
    /// # Errors
    /// If there is no such button, or it leads elsewhere.
    pub fn follow<'a>(&self, message: &Message, which: impl Into<Which<'a>>) -> Result<String, FollowError> {
        let button = message.need(which.into())?;
        let ButtonKind::Url(url) = &button.kind else { return Err(FollowError::NoLink(button.label.clone())) };
        self.open_link(url)
    }

    /// Opens a deep link of this bot.
    ///
    /// # Errors
    /// When it leads elsewhere, its payload is not 1 to 64 of `A-Z a-z 0-9 _ -`, or the bot is blocked.
    pub fn open_link(&self, url: &str) -> Result<String, FollowError> {
        let username = self.shared.read(|world| world.options.username.clone());
        let payload = deep_link(url, &username).ok_or_else(|| FollowError::NoDeepLink(url.to_owned()))?;
        self.start(Some(&payload))?;
        Ok(payload)
    }

    /// Blocks the bot.
    pub fn block(&self) {
        self.shared.change(|world| world.set_blocked(self.id, true));
    }

    /// Unblocks the bot.
    pub fn unblock(&self) {
        self.shared.change(|world| world.set_blocked(self.id, false));
    }

    /// Changes the first name.
    pub fn rename(&self, name: &str) {
        self.shared.change(|world| {
            if let Some(user) = world.users.get_mut(&self.id) {
                name.clone_into(&mut user.name);
            }
            if let Some(chat) = world.chats.get_mut(&self.id) {
                name.clone_into(&mut chat.title);
            }
        });
    }

    /// Leaves a group.
    pub fn leave(&self, chat: i64) {
        self.shared.change(|world| world.set_member(chat, self.id, Standing::Left));
    }

    /// Deletes a message, as its author, an admin, or anybody in a private chat may; whether it was there and allowed.
    #[must_use]
    pub fn delete(&self, message: &Message) -> bool {
        self.shared.change(|world| {
            let Some(chat) = world.chats.get(&message.chat) else { return false };
            let admin = chat.members.get(&self.id).is_some_and(|standing| standing.runs_it());
            let may = admin || message.chat == self.id || message.author == Author::Person(self.id);
            let stored = if may { world.stored_mut(message.chat, message.id) } else { None };
            stored.map(|stored| stored.deleted = true).is_some()
        })
    }

    /// What this person sees in a chat, oldest first: everything that is not deleted, of a chat that he is in.
    #[must_use]
    pub fn visible(&self, place: impl Into<Place>) -> Vec<Message> {
        let Place { chat, thread } = place.into();
        let inside = self.shared.read(|world| self.is_inside(world, chat));
        let messages = if inside { Message::seen_by(&self.shared, chat, self.id) } else { Vec::new() };
        messages.into_iter().filter(|message| thread.is_none() || message.thread == thread).collect()
    }

    /// A stamp that changes with anything that this person sees there.
    fn stamp(&self, place: Place) -> (bool, Vec<(u32, bool)>) {
        self.shared.read(|world| {
            let messages = world.chats.get(&place.chat).map(|chat| chat.messages.as_slice()).unwrap_or_default();
            (
                self.is_inside(world, place.chat),
                messages.iter().map(|message| (message.edits, message.deleted)).collect(),
            )
        })
    }

    fn is_inside(&self, world: &World, chat: i64) -> bool {
        let members = world.chats.get(&chat).map(|chat| &chat.members);
        chat == self.id || members.and_then(|all| all.get(&self.id)).is_some_and(|standing| standing.inside())
    }

    /// The bot's newest message in a chat.
    #[must_use]
    pub fn newest(&self, place: impl Into<Place>) -> Option<Message> {
        self.visible(place).into_iter().rfind(Message::is_from_bot)
    }

    /// A message as it is now.
    #[must_use]
    pub fn again(&self, message: &Message) -> Option<Message> {
        self.visible(message.chat).into_iter().find(|other| other.is(message))
    }

    /// The commands that this person's menu offers in a chat.
    #[must_use]
    pub fn menu(&self, chat: i64) -> Vec<MenuEntry> {
        self.shared.read(|world| world.menu(self.id, chat))
    }

    /// What this person reads about the bot in an empty private chat, and on its profile.
    #[must_use]
    pub fn about_bot(&self) -> (String, String) {
        self.shared.read(|world| world.about(self.id))
    }

    /// Waits for a message of the bot in this chat that matches `wanted`, and returns the newest. `what` names it in the
    /// error.
    ///
    /// # Errors
    /// If none comes within the options' patience; the error shows what there was.
    pub async fn sees(
        &self,
        place: impl Into<Place>,
        what: &str,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        let place = place.into();
        let mut look =
            newest_that(|| self.stamp(place), || self.visible(place), |found| found.is_from_bot() && wanted(found));
        self.shared.wait(what, |_| look(), |_| self.describe(place)).await
    }

    /// Waits for a message of the bot with these words.
    ///
    /// # Errors
    /// If none comes within the options' patience.
    pub async fn reads(&self, place: impl Into<Place>, words: &str) -> Result<Message, TimedOut> {
        self.sees(place, words, |message| message.text.contains(words)).await
    }

    /// Waits until a message matches `wanted`.
    ///
    /// # Errors
    /// If it does not within the options' patience, or is gone.
    pub async fn becomes(
        &self,
        message: &Message,
        what: &str,
        mut wanted: impl FnMut(&Message) -> bool,
    ) -> Result<Message, TimedOut> {
        let look = |_: &Shared| self.again(message).filter(|found| wanted(found));
        self.shared.wait(what, look, |_| self.describe(message.chat.into())).await
    }

    /// Waits until a message is gone.
    ///
    /// # Errors
    /// If it still exists after the options' patience.
    pub async fn vanishes(&self, message: &Message) -> Result<(), TimedOut> {
        let look = |_: &Shared| self.again(message).is_none().then_some(());
        self.shared.wait("deletion", look, |_| self.describe(message.chat.into())).await
    }

    fn describe(&self, place: Place) -> String {
        let lines = self.visible(place).into_iter().map(|message| {
            let who = if message.is_from_bot() { "bot" } else { "somebody" };
            format!("{} {who}: {:?} {:?}", message.id, message.text, message.labels())
        });
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The payload of `https://t.me/<bot>?start=<payload>`, if it is one that Telegram passes on.
fn deep_link(url: &str, username: &str) -> Option<String> {
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://")).unwrap_or(url);
    let rest = rest.strip_prefix("t.me/").or_else(|| rest.strip_prefix("telegram.me/"))?;
    let (bot, query) = rest.split_once('?')?;
    let payload = query.split('&').find_map(|pair| pair.strip_prefix("start="))?;
    let fine = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let lawful = (1..=64).contains(&payload.len()) && payload.chars().all(fine);
    (bot.eq_ignore_ascii_case(username) && lawful).then(|| payload.to_owned())
}

#[cfg(test)]
mod tests {
    use super::deep_link;

    #[test]
    fn deep_links_lead_to_one_bot_with_a_lawful_payload() {
        let payload = |url: &str| deep_link(url, "talon_test_bot");
        assert_eq!(payload("https://t.me/talon_test_bot?start=jabc_-9"), Some("jabc_-9".to_owned()));
        assert_eq!(payload("https://t.me/Talon_Test_Bot?start=a"), Some("a".to_owned()));
        assert_eq!(payload("https://t.me/other_bot?start=a"), None);
        assert_eq!(payload("https://t.me/talon_test_bot?start="), None);
        assert_eq!(payload("https://t.me/talon_test_bot?start=a.b"), None);
        assert_eq!(payload("https://t.me/talon_test_bot"), None);
        assert_eq!(payload(&format!("https://t.me/talon_test_bot?start={}", "a".repeat(65))), None);
    }
}
