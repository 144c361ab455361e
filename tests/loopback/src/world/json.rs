//! The world in the Bot API's words.

use serde_json::{Value, json};

use crate::world::{Author, Chat, ChatKind, Content, Standing, Stored, World};

impl World {
    pub(crate) fn me(&self) -> Value {
        let mut me = self.bot_json();
        for (name, value) in [
            ("can_join_groups", true),
            ("can_read_all_group_messages", !self.options.privacy_mode),
            ("supports_inline_queries", false),
            ("can_connect_to_business", false),
            ("has_main_web_app", false),
            ("has_topics_enabled", false),
        ] {
            me[name] = json!(value);
        }
        me
    }

    pub(crate) fn bot_json(&self) -> Value {
        json!({
            "id": self.bot_id, "is_bot": true, "first_name": self.options.bot_name, "username": self.options.username,
        })
    }

    pub(crate) fn user_json(&self, id: i64) -> Value {
        if id == self.bot_id {
            return self.bot_json();
        }
        let Some(user) = self.users.get(&id) else {
            return json!({"id": id, "is_bot": false, "first_name": ""});
        };
        let mut json = json!({"id": user.id, "is_bot": false, "first_name": user.name});
        if let Some(language) = &user.language {
            json["language_code"] = json!(language);
        }
        json
    }

    pub(crate) fn chat_json(&self, chat: &Chat) -> Value {
        match &chat.kind {
            ChatKind::Private { .. } => json!({"id": chat.id, "type": "private", "first_name": chat.title}),
            ChatKind::Group { .. } => json!({"id": chat.id, "type": "group", "title": chat.title}),
            ChatKind::Supergroup { forum: true, .. } => {
                json!({"id": chat.id, "type": "supergroup", "title": chat.title, "is_forum": true})
            }
            ChatKind::Supergroup { forum: false, .. } => {
                json!({"id": chat.id, "type": "supergroup", "title": chat.title})
            }
        }
    }

    /// A message with the message that it answers.
    pub(crate) fn message_json(&self, chat: &Chat, message: &Stored) -> Value {
        let mut json = self.bare_message_json(chat, message);
        let answered = message.reply_to.and_then(|id| chat.messages.iter().find(|other| other.id == id));
        if let Some(answered) = answered.filter(|answered| !answered.deleted) {
            json["reply_to_message"] = self.bare_message_json(chat, answered);
        }
        json
    }

    fn bare_message_json(&self, chat: &Chat, message: &Stored) -> Value {
        let from = match message.author {
            Author::Bot => self.bot_json(),
            Author::Person(id) => self.user_json(id),
        };
        let mut json = json!({
            "message_id": message.id, "from": from, "chat": self.chat_json(chat), "date": message.date,
        });
        if let Some(alone) = message.alone {
            json["receiver_user"] = self.user_json(alone.reader);
            json["ephemeral_message_id"] = json!(alone.number);
        }
        if let Some(thread) = message.thread {
            json["message_thread_id"] = json!(thread);
            json["is_topic_message"] = json!(true);
        }
        if let Some(date) = message.edit_date {
            json["edit_date"] = json!(date);
        }
        match &message.content {
            Content::Text { text, entities, preview } => {
                json["text"] = json!(text);
                if !entities.is_empty() {
                    json["entities"] = json!(entities);
                }
                if let Some(preview) = preview {
                    json["link_preview_options"] = preview.clone();
                }
            }
            Content::Document { file, caption, entities, .. } => {
                json["document"] = file.clone();
                if !caption.is_empty() {
                    json["caption"] = json!(caption);
                }
                if !entities.is_empty() {
                    json["caption_entities"] = json!(entities);
                }
            }
            Content::Photo { file, caption, entities } => {
                json["photo"] = file.sizes();
                if !caption.is_empty() {
                    json["caption"] = json!(caption);
                }
                if !entities.is_empty() {
                    json["caption_entities"] = json!(entities);
                }
            }
            Content::Rich { message, .. } => json["rich_message"] = message.clone(),
            Content::Service(fields) => {
                for (name, value) in fields {
                    json[name] = value.clone();
                }
            }
        }
        if let Some(keyboard) = &message.keyboard {
            json["reply_markup"] = keyboard.json.clone();
        }
        json
    }

    pub(crate) fn member_json(&self, user: i64, standing: Standing) -> Value {
        let user = self.user_json(user);
        match standing {
            Standing::Owner => json!({"status": "creator", "user": user, "is_anonymous": false}),
            Standing::Member => json!({"status": "member", "user": user}),
            Standing::Left => json!({"status": "left", "user": user}),
            Standing::Kicked => json!({"status": "kicked", "user": user, "until_date": 0}),
            Standing::Admin => {
                let mut json = json!({"status": "administrator", "user": user});
                let no = ["can_be_edited", "is_anonymous", "can_promote_members"];
                let yes = [
                    "can_manage_chat",
                    "can_delete_messages",
                    "can_manage_video_chats",
                    "can_restrict_members",
                    "can_change_info",
                    "can_invite_users",
                    "can_post_stories",
                    "can_edit_stories",
                    "can_delete_stories",
                    "can_pin_messages",
                    "can_manage_topics",
                ];
                for name in no {
                    json[name] = json!(false);
                }
                for name in yes {
                    json[name] = json!(true);
                }
                json
            }
        }
    }
}
