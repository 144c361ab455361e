//! What people write, and which of it the bot gets to see.

use serde_json::{Map, Value, json};

use crate::wire::html::utf16;
use crate::world::{Author, Chat, ChatKind, Content, Standing, Stored, World};

/// Where and how a person writes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Line {
    pub(crate) chat: i64,
    pub(crate) thread: Option<i64>,
    pub(crate) reply_to: Option<i64>,
}

/// Why somebody can't write in a chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SayError {
    /// The person is not in the chat.
    #[error("not a member of chat {0}")]
    NotThere(i64),
    /// A basic group that has become a supergroup with this new id.
    #[error("the group has moved to {0}")]
    Moved(i64),
    /// The forum has no such topic.
    #[error("no topic {0}")]
    NoTopic(i64),
    /// The private chat's bot is blocked.
    #[error("the bot is blocked")]
    Blocked,
}

impl World {
    /// Why this person can't write there, if so; else whether that opens the private chat.
    fn check_line(&self, person: i64, line: Line) -> Result<bool, SayError> {
        let chat = self.chats.get(&line.chat).ok_or(SayError::NotThere(line.chat))?;
        let opens = match &chat.kind {
            ChatKind::Private { blocked: true, .. } => return Err(SayError::Blocked),
            ChatKind::Private { started, .. } => !started,
            ChatKind::Group { migrated_to: Some(to) } => return Err(SayError::Moved(*to)),
            ChatKind::Group { migrated_to: None } | ChatKind::Supergroup { .. } => false,
        };
        let inside = line.chat == person || chat.members.get(&person).is_some_and(|standing| standing.inside());
        if !inside {
            return Err(SayError::NotThere(line.chat));
        }
        match (line.thread, &chat.kind) {
            (None, _) => Ok(opens),
            (Some(thread), ChatKind::Supergroup { topics, .. }) if topics.contains_key(&thread) => Ok(opens),
            (Some(thread), _) => Err(SayError::NoTopic(thread)),
        }
    }

    /// Lets a person write; the id of the message (0 when the bot's account does not get it in a basic group).
    ///
    /// # Errors
    /// When the person can't write there.
    pub(crate) fn say(&mut self, person: i64, line: Line, text: &str) -> Result<i64, SayError> {
        let content = Content::Text { text: text.to_owned(), entities: entities_of(text), preview: None };
        self.bring(person, line, content)
    }

    /// Lets a person send anything.
    ///
    /// # Errors
    /// When the person can't write there.
    pub(crate) fn bring(&mut self, person: i64, line: Line, content: Content) -> Result<i64, SayError> {
        let opens = self.check_line(person, line)?;
        let text = match &content {
            Content::Text { text, .. } | Content::Rich { text, .. } => text.as_str(),
            Content::Document { caption, .. } | Content::Photo { caption, .. } => caption.as_str(),
            Content::Service(_) => "",
        };
        let seen = self.chats.get(&line.chat).is_some_and(|chat| self.is_seen(chat, text, line.reply_to));
        if opens {
            self.open_private(person);
        }
        // In a topic, what answers nothing answers the message that opened the topic.
        let reply_to = line.reply_to.or(line.thread);
        Ok(self.post(line.chat, Author::Person(person), line.thread, content, reply_to, seen))
    }

    /// Lets a person change what he wrote; whether it was his and still there.
    pub(crate) fn rewrite(&mut self, person: i64, chat_id: i64, id: i64, text: &str) -> bool {
        let date = self.clock.unix();
        let own = self.stored_mut(chat_id, id).filter(|stored| stored.author == Author::Person(person));
        let Some(stored) = own else { return false };
        stored.content = Content::Text { text: text.to_owned(), entities: entities_of(text), preview: None };
        stored.edit_date = Some(date);
        stored.edits += 1;
        let stored = stored.clone();
        let Some(chat) = self.chats.get(&chat_id) else { return false };
        if self.is_seen(chat, text, stored.reply_to) {
            let json = self.message_json(chat, &stored);
            self.update("edited_message", json);
        }
        true
    }

    pub(crate) fn open_private(&mut self, person: i64) {
        self.met.insert(person);
        if let Some(ChatKind::Private { started, .. }) = self.chats.get_mut(&person).map(|chat| &mut chat.kind) {
            *started = true;
        }
    }

    /// True if the bot sees these words: privacy mode hides everything in groups that is not meant for it.
    fn is_seen(&self, chat: &Chat, text: &str, reply_to: Option<i64>) -> bool {
        match chat.kind {
            ChatKind::Private { .. } => return true,
            ChatKind::Group { .. } | ChatKind::Supergroup { .. } => {}
        }
        if !chat.bot.inside() {
            return false;
        }
        if chat.bot == Standing::Admin || !self.options.privacy_mode {
            return true;
        }
        let answers_bot = reply_to
            .and_then(|id| chat.messages.iter().find(|message| message.id == id))
            .is_some_and(|message| message.author == Author::Bot);
        answers_bot || self.is_command_for_bot(text)
    }

    fn is_command_for_bot(&self, text: &str) -> bool {
        let Some(command) = text.strip_prefix('/') else { return false };
        let word = command.split_whitespace().next().unwrap_or_default();
        match word.split_once('@') {
            Some((_, bot)) => bot.eq_ignore_ascii_case(&self.options.username),
            None => !word.is_empty(),
        }
    }

    /// Adds a message to a chat, and notifies the bot if it may see it.
    pub(crate) fn post(
        &mut self,
        chat: i64,
        author: Author,
        thread: Option<i64>,
        content: Content,
        reply_to: Option<i64>,
        seen: bool,
    ) -> i64 {
        let message = Stored {
            id: self.next_message_id(chat, seen),
            alone: None,
            author,
            thread,
            date: self.clock.unix(),
            sent_at: self.clock.now(),
            edit_date: None,
            content,
            keyboard: None,
            reply_to,
            silent: false,
            deleted: false,
            edits: 0,
        };
        let id = message.id;
        if let (true, Author::Person(person)) = (seen, author) {
            self.met.insert(person);
        }
        let json = self.chats.get(&chat).map(|chat| self.message_json(chat, &message));
        self.store(chat, message);
        if let Some(json) = json.filter(|_| seen) {
            self.update("message", json);
        }
        id
    }

    /// A service message, which every member's bot sees.
    pub(crate) fn announce(&mut self, chat: i64, author: Author, name: &str, value: Value) -> i64 {
        let mut fields = Map::new();
        fields.insert(name.to_owned(), value);
        let seen = self.chats.get(&chat).is_some_and(|chat| chat.bot.inside());
        self.post(chat, author, None, Content::Service(fields), None, seen)
    }
}

/// The entities that every client finds by itself: commands and mentions.
fn entities_of(text: &str) -> Vec<Value> {
    let mut found = Vec::new();
    let mut offset = 0;
    for word in text.split_inclusive(char::is_whitespace) {
        let bare = word.trim_end();
        let name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let kind = if let Some(command) = bare.strip_prefix('/') {
            let (command, bot) = command.split_once('@').unwrap_or((command, "bot"));
            let fits = !command.is_empty() && command.len() <= 64 && command.chars().all(name) && bot.chars().all(name);
            fits.then_some("bot_command")
        } else if let Some(mention) = bare.strip_prefix('@') {
            ((3..=32).contains(&mention.len()) && mention.chars().all(name)).then_some("mention")
        } else {
            None
        };
        if let Some(kind) = kind {
            found.push(json!({"type": kind, "offset": offset, "length": utf16(bare)}));
        }
        offset += utf16(word);
    }
    found
}
