//! Finding chats, the bot's access to them, and what it may ask about them.

use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::params::Params;
use crate::world::{Chat, ChatKind, Standing, World};

/// What the bot wants to do in a chat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Access {
    Read,
    Edit,
    Write,
}

impl World {
    /// The chat of a request, if the bot may do this there.
    ///
    /// # Errors
    /// The real server's 400s and 403s.
    pub(crate) fn open_chat(&self, params: &Params, access: Access) -> Result<i64, ApiError> {
        let given = params.text("chat_id").unwrap_or_default();
        if given.is_empty() {
            return Err(ApiError::bad("chat_id is empty"));
        }
        let chat_not_found = || ApiError::bad("chat not found");
        let id: i64 = given.trim().parse().map_err(|_| chat_not_found())?;
        let chat = self.chats.get(&id).ok_or_else(chat_not_found)?;
        self.check_access(chat, access)?;
        Ok(id)
    }

    fn check_access(&self, chat: &Chat, access: Access) -> Result<(), ApiError> {
        let changes = access != Access::Read;
        match &chat.kind {
            ChatKind::Private { blocked: true, .. } if changes => {
                Err(ApiError::forbidden("bot was blocked by the user"))
            }
            ChatKind::Private { started: false, .. } if !self.met.contains(&chat.id) => {
                Err(ApiError::bad("chat not found"))
            }
            ChatKind::Private { started: false, .. } if changes => {
                Err(ApiError::forbidden("bot can't initiate conversation with a user"))
            }
            ChatKind::Private { .. } => Ok(()),
            ChatKind::Group { migrated_to: Some(to) } => Err(ApiError::migrated(*to)),
            ChatKind::Group { migrated_to: None } => outside(chat.bot, "group", changes),
            ChatKind::Supergroup { .. } => outside(chat.bot, "supergroup", true),
        }?;
        if access == Access::Write && chat.muted {
            return Err(ApiError::bad("not enough rights to send text messages to the chat"));
        }
        Ok(())
    }

    pub(crate) fn chat(&self, id: i64) -> Result<&Chat, ApiError> {
        self.chats.get(&id).ok_or_else(|| ApiError::bad("chat not found"))
    }

    pub(crate) fn get_chat(&self, params: &Params) -> ApiResult {
        let chat = self.chat(self.open_chat(params, Access::Read)?)?;
        let mut json = self.chat_json(chat);
        json["accent_color_id"] = json!(chat.id.rem_euclid(7));
        json["max_reaction_count"] = json!(11);
        let private = matches!(chat.kind, ChatKind::Private { .. });
        let mut gifts = json!({});
        for name in ["unlimited_gifts", "limited_gifts", "unique_gifts", "premium_subscription", "gifts_from_channels"]
        {
            gifts[name] = json!(private);
        }
        json["accepted_gift_types"] = gifts;
        if !private {
            let mut permissions = json!({});
            for name in [
                "can_send_messages",
                "can_send_audios",
                "can_send_documents",
                "can_send_photos",
                "can_send_videos",
                "can_send_video_notes",
                "can_send_voice_notes",
                "can_send_polls",
                "can_send_other_messages",
                "can_add_web_page_previews",
                "can_change_info",
                "can_invite_users",
                "can_pin_messages",
                "can_manage_topics",
            ] {
                permissions[name] = json!(true);
            }
            json["permissions"] = permissions;
        }
        Ok(json)
    }

    pub(crate) fn get_chat_member(&self, params: &Params) -> ApiResult {
        let chat = self.chat(self.open_chat(params, Access::Read)?)?;
        let user =
            params.int("user_id").filter(|user| *user > 0).ok_or_else(|| ApiError::bad("invalid user_id specified"))?;
        if user == self.bot_id {
            return Ok(self.member_json(user, chat.bot));
        }
        if !self.users.contains_key(&user) {
            return Err(ApiError::bad("user not found"));
        }
        match &chat.kind {
            ChatKind::Private { .. } if user == chat.id => Ok(self.member_json(user, Standing::Member)),
            ChatKind::Private { .. } => Err(ApiError::bad("user not found")),
            ChatKind::Group { .. } | ChatKind::Supergroup { .. } => {
                if chat.hidden_members && !chat.bot.runs_it() {
                    return Err(ApiError::bad("CHAT_ADMIN_REQUIRED"));
                }
                match chat.members.get(&user) {
                    Some(standing) => Ok(self.member_json(user, *standing)),
                    None if self.met.contains(&user) => Ok(self.member_json(user, Standing::Left)),
                    None => Err(ApiError::bad("PARTICIPANT_ID_INVALID")),
                }
            }
        }
    }

    pub(crate) fn get_chat_administrators(&self, params: &Params) -> ApiResult {
        let chat = self.chat(self.open_chat(params, Access::Read)?)?;
        if matches!(chat.kind, ChatKind::Private { .. }) {
            return Err(ApiError::bad("there are no administrators in the private chat"));
        }
        let admins = chat.members.iter().filter(|(_, standing)| standing.runs_it());
        let mut list: Vec<Value> = admins.map(|(user, standing)| self.member_json(*user, *standing)).collect();
        if chat.bot.runs_it() {
            list.push(self.member_json(self.bot_id, chat.bot));
        }
        Ok(Value::Array(list))
    }

    pub(crate) fn get_chat_member_count(&self, params: &Params) -> ApiResult {
        let chat = self.chat(self.open_chat(params, Access::Read)?)?;
        let count = match chat.kind {
            ChatKind::Private { .. } => 2,
            ChatKind::Group { .. } | ChatKind::Supergroup { .. } => {
                chat.members.values().filter(|standing| standing.inside()).count() + usize::from(chat.bot.inside())
            }
        };
        Ok(json!(count))
    }

    pub(crate) fn send_chat_action(&self, params: &Params) -> ApiResult {
        const KNOWN: [&str; 12] = [
            "typing",
            "upload_photo",
            "record_video",
            "upload_video",
            "record_voice",
            "upload_voice",
            "upload_document",
            "choose_sticker",
            "find_location",
            "record_video_note",
            "upload_video_note",
            "cancel",
        ];
        self.open_chat(params, Access::Write)?;
        let action = params.text("action").unwrap_or_default().to_ascii_lowercase();
        if KNOWN.contains(&action.as_str()) {
            Ok(json!(true))
        } else {
            Err(ApiError::bad("wrong parameter action in request"))
        }
    }
}

fn outside(bot: Standing, kind: &str, matters: bool) -> Result<(), ApiError> {
    match bot {
        Standing::Kicked if matters => Err(ApiError::forbidden(format!("bot was kicked from the {kind} chat"))),
        Standing::Left if matters => Err(ApiError::forbidden(format!("bot is not a member of the {kind} chat"))),
        Standing::Owner | Standing::Admin | Standing::Member | Standing::Left | Standing::Kicked => Ok(()),
    }
}
