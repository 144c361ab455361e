//! The house's port: showing and deleting messages, and who is who in a chat.

use async_trait::async_trait;
use reqwest::multipart::{Form, Part};
use serde::Deserialize;
use serde::de::IgnoredAny;
use talon_house::{Document, Onto, Platform, ShowError};
use talon_store::{AccountRef, MessageRef, Place, PlatformKind};
use talon_view::Page;
use teloxide::payloads::{DeleteMessage, GetChatMember};

use crate::connect::Telegram;
use crate::errors::Meaning;
use crate::newer::{Ephemeral, Manner};
use crate::showing::{chat_id, message_id, refused, spot, user_id};

/// The fields that we read of a chat member. Reading more would fail as soon as Telegram adds a kind of membership.
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

    fn is_in_touch(&self) -> bool {
        self.lost_for().is_zero()
    }

    fn has_rich_pages(&self) -> bool {
        true
    }

    async fn show(&self, place: &Place, page: &Page, onto: Onto<'_>) -> Result<MessageRef, ShowError> {
        if let Some(ephemeral) = onto.known().and_then(Ephemeral::named) {
            self.show_ephemeral(ephemeral, page).await?;
            return Ok(ephemeral.reference());
        }
        let picture = onto.picture_of(page);
        if let (Onto::Unread(at), Some(_), None) = (onto, &page.picture, picture) {
            self.edit_unread(place, message_id(at)?, page).await?;
            return Ok(at.clone());
        }
        let prepared = self.prepare(place, page, picture).await?;
        match onto {
            Onto::Known(at) | Onto::Unread(at) => {
                self.edit(chat_id(place)?, message_id(at)?, &prepared).await?;
                Ok(at.clone())
            }
            Onto::New { loud, .. } => {
                let manner = Manner { silent: !loud, reply_to: None };
                Ok(self.send(spot(place)?, manner, &prepared).await?)
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
        if let Some(ephemeral) = Ephemeral::named(at) {
            return Ok(self.delete_ephemeral(ephemeral).await?);
        }
        let (chat, message) = (chat_id(place)?, message_id(at)?);
        self.gallery().forget(chat, message);
        let request = DeleteMessage::new(chat, message);
        match self.client().call_as::<_, IgnoredAny>(&request).await {
            Ok(_) => Ok(()),
            Err(error) if error.meaning() == Some(Meaning::MessageAbsent) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    fn address(&self, place: &Place, at: Option<&MessageRef>) -> Option<String> {
        // Only supergroups have links to their messages.
        let group = place.chat.strip_prefix("-100")?;
        self.links().message(group, message_id(at?).ok()?)
    }

    fn panel_counts_in(&self, at: &MessageRef) -> Option<Place> {
        Ephemeral::named(at).map(Ephemeral::group)
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
    async fn membership(&self, place: &Place, account: &AccountRef) -> Result<Option<Membership>, ShowError> {
        let request = GetChatMember::new(chat_id(place)?, user_id(account)?);
        match self.client().call_as(&request).await {
            Ok(member) => Ok(Some(member)),
            Err(error) if error.meaning() == Some(Meaning::Stranger) => Ok(None),
            Err(error) => Err(error.into()),
        }
    }
}
