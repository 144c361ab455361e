//! The house's port: showing and deleting messages, and who is who in a chat.

use async_trait::async_trait;
use reqwest::multipart::{Form, Part};
use serde::Deserialize;
use serde::de::IgnoredAny;
use talon_house::{AccountRef, Document, MessageRef, Onto, Place, Platform, PlatformKind, ShowError};
use talon_view::Page;
use teloxide::payloads::{DeleteMessage, EditMessageText, GetChatMember, SendMessage};
use teloxide::types::{
    ChatId, LinkPreviewOptions, MessageId, ParseMode, ReplyMarkup, ReplyParameters, ThreadId, UserId,
};

use crate::connect::Telegram;
use crate::errors::{CallError, Meaning};
use crate::numbers::in_one_row;
use crate::render::{self, Rendered};

/// The fields that are needed of a sent message.
#[derive(Deserialize)]
struct Sent {
    message_id: i32,
}

/// The fields that are needed of a chat's member. Reading more would fail as soon as Telegram adds a kind of
/// membership.
#[derive(Deserialize)]
struct Membership {
    status: String,
    #[serde(default)]
    is_member: bool,
}

impl Membership {
    fn is_admin(&self) -> bool {
        matches!(self.status.as_str(), "creator" | "administrator")
    }

    fn is_present(&self) -> bool {
        self.is_admin() || self.status == "member" || (self.status == "restricted" && self.is_member)
    }
}

#[async_trait]
impl Platform for Telegram {
    fn kind(&self) -> PlatformKind {
        PlatformKind::Telegram
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        let rendered = render::page(page, self.links()).map_err(|error| ShowError::Refused(error.to_string()))?;
        match onto {
            Onto::Known(at) => {
                let request = edit_message(place, at, &rendered)?;
                self.edit(&request).await?;
                Ok(at.clone())
            }
            Onto::New { loud, .. } => {
                let mut request = send_message(place, &rendered)?;
                request.disable_notification = Some(!loud);
                Ok(self.send(&request).await?)
            }
        }
    }

    async fn send_document(&self, place: &Place, document: &Document) -> Result<(), ShowError> {
        let file = Part::bytes(document.bytes.clone()).file_name(document.name.clone());
        let file = file.mime_str(document.mime).map_err(|_| refused("a file of no known type"))?;
        let form = Form::new().text("chat_id", chat_id(place)?.0.to_string()).part("document", file);
        self.client().upload::<IgnoredAny>("SendDocument", form).await?;
        Ok(())
    }

    async fn delete(&self, place: &Place, at: &MessageRef) -> Result<(), ShowError> {
        let request = DeleteMessage::new(chat_id(place)?, message_id(at)?);
        match self.client().call_as::<_, IgnoredAny>(&request).await {
            Ok(_) => Ok(()),
            Err(error) if error.meaning() == Some(Meaning::MessageAbsent) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    fn newest_number(&self, place: &Place) -> Option<i64> {
        self.numbers().newest().filter(|_| place.private)
    }

    fn unaccounted(&self, place: &Place, after: i64, before: i64) -> Vec<i64> {
        if place.private { self.numbers().unaccounted(after, before) } else { Vec::new() }
    }

    async fn is_admin(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        if place.private {
            return Ok(place.chat == account.id);
        }
        Ok(self.membership(place, account).await?.is_some_and(|member| member.is_admin()))
    }

    async fn is_member(&self, place: &Place, account: &AccountRef) -> Result<bool, ShowError> {
        if place.private {
            return Ok(place.chat == account.id);
        }
        Ok(self.membership(place, account).await?.is_some_and(|member| member.is_present()))
    }
}

impl Telegram {
    /// Sends a message.
    pub(crate) async fn send(&self, request: &SendMessage) -> Result<MessageRef, CallError> {
        let sent: Sent = self.client().call_as(request).await?;
        if in_one_row(&request.chat_id.to_string()) {
            self.numbers().note(i64::from(sent.message_id));
        }
        Ok(MessageRef(sent.message_id.to_string()))
    }

    /// Edits a message. If it shows the page already, that is a success.
    pub(crate) async fn edit(&self, request: &EditMessageText) -> Result<(), CallError> {
        match self.client().call_as::<_, IgnoredAny>(request).await {
            Ok(_) => Ok(()),
            Err(error) if error.meaning() == Some(Meaning::NotModified) => Ok(()),
            Err(error) => Err(error),
        }
    }

    async fn membership(&self, place: &Place, account: &AccountRef) -> Result<Option<Membership>, ShowError> {
        let user = account.id.parse().map(UserId).map_err(|_| refused("an account that is not Telegram's"))?;
        let request = GetChatMember::new(chat_id(place)?, user);
        match self.client().call_as(&request).await {
            Ok(member) => Ok(Some(member)),
            Err(CallError::Rejected(rejection)) if is_stranger(&rejection.description) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}

/// Whether Telegram's answer means that the account was never in the chat.
fn is_stranger(description: &str) -> bool {
    let words = description.to_lowercase();
    ["user not found", "member not found", "participant_id_invalid", "user_not_participant", "invalid user_id"]
        .iter()
        .any(|phrase| words.contains(phrase))
}

/// A message that shows a page.
pub(crate) fn send_message(place: &Place, rendered: &Rendered) -> Result<SendMessage, ShowError> {
    let mut request = SendMessage::new(chat_id(place)?, &rendered.html);
    request.message_thread_id = thread_id(place)?;
    request.parse_mode = Some(ParseMode::Html);
    request.link_preview_options = Some(no_preview());
    request.reply_markup = rendered.keyboard.clone().map(ReplyMarkup::InlineKeyboard);
    Ok(request)
}

/// Puts a page into a message.
pub(crate) fn edit_message(place: &Place, at: &MessageRef, rendered: &Rendered) -> Result<EditMessageText, ShowError> {
    let mut request = EditMessageText::new(chat_id(place)?, message_id(at)?, &rendered.html);
    request.parse_mode = Some(ParseMode::Html);
    request.link_preview_options = Some(no_preview());
    request.reply_markup.clone_from(&rendered.keyboard);
    Ok(request)
}

/// A reply that is sent even if the message was deleted meanwhile.
pub(crate) fn reply_to(message: &MessageRef) -> Result<ReplyParameters, ShowError> {
    Ok(ReplyParameters::new(message_id(message)?).allow_sending_without_reply())
}

fn no_preview() -> LinkPreviewOptions {
    LinkPreviewOptions {
        is_disabled: true,
        url: None,
        prefer_small_media: false,
        prefer_large_media: false,
        show_above_text: false,
    }
}

fn chat_id(place: &Place) -> Result<ChatId, ShowError> {
    place.chat.parse().map(ChatId).map_err(|_| refused("a chat that is not Telegram's"))
}

fn message_id(message: &MessageRef) -> Result<MessageId, ShowError> {
    message.0.parse().map(MessageId).map_err(|_| refused("a message that is not Telegram's"))
}

fn thread_id(place: &Place) -> Result<Option<ThreadId>, ShowError> {
    let Some(thread) = &place.thread else { return Ok(None) };
    let id = thread.parse().map_err(|_| refused("a topic that is not Telegram's"))?;
    Ok(Some(ThreadId(MessageId(id))))
}

fn refused(what: &str) -> ShowError {
    ShowError::Refused(what.to_owned())
}
