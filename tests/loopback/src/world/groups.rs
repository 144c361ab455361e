//! The life of groups: founding, joining, leaving, promoting, moving, and the private chats' blocks.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::chats::Access;
use crate::world::{Author, Chat, ChatKind, Content, Standing, Topic, World};

impl World {
    pub(crate) fn new_person(&mut self, name: &str, language: Option<&str>) -> i64 {
        let id = self.new_user(name, language);
        let kind = ChatKind::Private { started: false, blocked: false };
        self.add_chat(id, name, kind, BTreeMap::new(), Standing::Member);
        id
    }

    fn add_chat(&mut self, id: i64, title: &str, kind: ChatKind, members: BTreeMap<i64, Standing>, bot: Standing) {
        let title = title.to_owned();
        let chat = Chat {
            id,
            title,
            kind,
            members,
            bot,
            muted: false,
            photos_forbidden: false,
            ephemerals_forbidden: false,
            hidden_members: false,
            messages: Vec::new(),
        };
        self.chats.insert(id, chat);
    }

    /// A group of these people, the first of them its owner, without the bot.
    pub(crate) fn found(&mut self, title: &str, people: &[i64], kind: ChatKind) -> i64 {
        let supergroup = matches!(kind, ChatKind::Supergroup { .. });
        let id = self.new_chat_id(supergroup);
        let standing = |n: usize| if n == 0 { Standing::Owner } else { Standing::Member };
        let members = people.iter().enumerate().map(|(n, person)| (*person, standing(n))).collect();
        self.add_chat(id, title, kind, members, Standing::Left);
        id
    }

    fn owner(&self, chat: i64) -> i64 {
        let members = self.chats.get(&chat).map(|chat| &chat.members);
        members.and_then(|members| members.iter().find(|(_, standing)| standing.runs_it())).map_or(0, |(id, _)| *id)
    }

    /// Changes what the bot is in a group, with the update that says so.
    pub(crate) fn set_bot(&mut self, chat_id: i64, standing: Standing) {
        let Some(chat) = self.chats.get(&chat_id) else { return };
        let old = chat.bot;
        if old == standing {
            return;
        }
        let by = self.owner(chat_id);
        self.met.insert(by);
        let update = json!({
            "chat": self.chat_json(chat),
            "from": self.user_json(by),
            "date": self.clock.unix(),
            "old_chat_member": self.member_json(self.bot_id, old),
            "new_chat_member": self.member_json(self.bot_id, standing),
        });
        let gone = !standing.inside();
        if gone && matches!(chat.kind, ChatKind::Group { .. }) {
            self.announce(chat_id, Author::Person(by), "left_chat_member", self.bot_json());
        }
        if let Some(chat) = self.chats.get_mut(&chat_id) {
            chat.bot = standing;
        }
        self.update("my_chat_member", update);
        if !old.inside() && standing.inside() {
            let bot = self.bot_json();
            self.announce(chat_id, Author::Person(by), "new_chat_members", json!([bot]));
        }
    }

    pub(crate) fn set_member(&mut self, chat_id: i64, person: i64, standing: Standing) {
        let Some(chat) = self.chats.get_mut(&chat_id) else { return };
        let old = chat.members.insert(person, standing).unwrap_or(Standing::Left);
        if old == standing {
            return;
        }
        let Some(chat) = self.chats.get(&chat_id) else { return };
        let by = self.owner(chat_id);
        let admin = chat.bot.runs_it();
        let update = json!({
            "chat": self.chat_json(chat),
            "from": self.user_json(by),
            "date": self.clock.unix(),
            "old_chat_member": self.member_json(person, old),
            "new_chat_member": self.member_json(person, standing),
        });
        if admin {
            self.update("chat_member", update);
        }
        let user = self.user_json(person);
        if !old.inside() && standing.inside() {
            self.announce(chat_id, Author::Person(person), "new_chat_members", json!([user]));
        } else if old.inside() && !standing.inside() {
            let author = if standing == Standing::Kicked { by } else { person };
            self.announce(chat_id, Author::Person(author), "left_chat_member", user);
        }
    }

    /// Turns a basic group into a supergroup; its new id, with the service messages in both.
    pub(crate) fn migrate(&mut self, old_id: i64) -> Option<i64> {
        let old = self.chats.get(&old_id)?.clone();
        if !matches!(old.kind, ChatKind::Group { migrated_to: None }) {
            return None;
        }
        let new_id = self.new_chat_id(true);
        let kind = ChatKind::Supergroup { forum: false, topics: BTreeMap::new(), next_message: 0 };
        self.add_chat(new_id, &old.title, kind, old.members.clone(), old.bot);
        let by = Author::Person(self.owner(old_id));
        self.announce(old_id, by, "migrate_to_chat_id", json!(new_id));
        if let Some(chat) = self.chats.get_mut(&old_id) {
            chat.kind = ChatKind::Group { migrated_to: Some(new_id) };
        }
        self.announce(new_id, by, "migrate_from_chat_id", json!(old_id));
        Some(new_id)
    }

    /// Opens a topic of a forum; its thread id.
    pub(crate) fn open_topic(&mut self, chat_id: i64, name: &str) -> Option<i64> {
        let by = Author::Person(self.owner(chat_id));
        if !matches!(self.chats.get(&chat_id)?.kind, ChatKind::Supergroup { forum: true, .. }) {
            return None;
        }
        let created = json!({"name": name, "icon_color": 7_322_096});
        let mut fields = serde_json::Map::new();
        fields.insert("forum_topic_created".to_owned(), created);
        let seen = self.chats.get(&chat_id)?.bot.inside();
        let upcoming = match self.chats.get(&chat_id)?.kind {
            ChatKind::Supergroup { next_message, .. } => next_message + 1,
            ChatKind::Private { .. } | ChatKind::Group { .. } => return None,
        };
        let thread = self.post(chat_id, by, Some(upcoming), Content::Service(fields), None, seen);
        if let Some(ChatKind::Supergroup { topics, .. }) = self.chats.get_mut(&chat_id).map(|chat| &mut chat.kind) {
            topics.insert(thread, Topic { name: name.to_owned(), closed: false });
        }
        Some(thread)
    }

    pub(crate) fn set_topic_closed(&mut self, chat_id: i64, thread: i64, closed: bool) {
        if let Some(ChatKind::Supergroup { topics, .. }) = self.chats.get_mut(&chat_id).map(|chat| &mut chat.kind)
            && let Some(topic) = topics.get_mut(&thread)
        {
            topic.closed = closed;
        }
    }

    pub(crate) fn delete_topic(&mut self, chat_id: i64, thread: i64) {
        let Some(chat) = self.chats.get_mut(&chat_id) else { return };
        if let ChatKind::Supergroup { topics, .. } = &mut chat.kind {
            topics.remove(&thread);
        }
        let inside = chat.messages.iter_mut().filter(|message| message.thread == Some(thread));
        inside.for_each(|message| message.deleted = true);
    }

    /// Blocks or unblocks the bot in a private chat.
    pub(crate) fn set_blocked(&mut self, person: i64, now: bool) {
        let Some(chat) = self.chats.get_mut(&person) else { return };
        let ChatKind::Private { blocked, .. } = &mut chat.kind else { return };
        if std::mem::replace(blocked, now) == now {
            return;
        }
        let Some(chat) = self.chats.get(&person) else { return };
        let (old, new) = if now { (Standing::Member, Standing::Kicked) } else { (Standing::Kicked, Standing::Member) };
        let update = json!({
            "chat": self.chat_json(chat),
            "from": self.user_json(person),
            "date": self.clock.unix(),
            "old_chat_member": self.member_json(self.bot_id, old),
            "new_chat_member": self.member_json(self.bot_id, new),
        });
        self.update("my_chat_member", update);
    }

    pub(crate) fn leave_chat(&mut self, params: &Params) -> ApiResult {
        let chat = self.open_chat(params, Access::Edit)?;
        if chat > 0 {
            return Err(ApiError::bad("chat can't be left"));
        }
        self.set_bot(chat, Standing::Left);
        Ok(Value::Bool(true))
    }
}
