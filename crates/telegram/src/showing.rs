//! Pages as messages: text, an image with a caption, or rich blocks.
//!
//! An edit can turn a text into an image, but never an image into a text. So if the new page has no image, the message is deleted and the
//! caller learns that it is gone: the page is then sent as a new message, and no old image contradicts the text. Text and blocks can
//! become each other by an edit; if Telegram refuses that, the message is deleted too.

use std::sync::Arc;

use serde::Deserialize;
use talon_house::{Image, Missing, ShowError};
use talon_store::{AccountRef, MessageRef, Place};
use talon_view::{Page, Picture, Text};
use teloxide::payloads::{DeleteMessage, EditMessageReplyMarkup};
use teloxide::types::{ChatId, MessageId, ThreadId, UserId};

use crate::connect::Telegram;
use crate::errors::{CallError, Meaning, late, taken_away};
use crate::gallery::{Digest, File};
use crate::newer::rich::InputRichMessage;
use crate::newer::{Body, Call, Change, Manner, Photo, Spot, Words};
use crate::render::{self, CAPTION_UNITS, Rendered};

/// A page prepared for a message. No `Debug`: it may be somebody's hand.
pub(crate) struct PreparedPage {
    /// The text and the buttons.
    pub(crate) words: Words,
    /// What accompanies the text, or replaces it.
    pub(crate) media: Media,
}

/// What accompanies a text, or replaces it.
pub(crate) enum Media {
    /// Nothing.
    None,
    /// An image that is still being drawn.
    Pending,
    /// An image and its caption.
    Image(Arc<Image>, Words),
    /// Blocks with the same content as the text.
    Rich(Arc<InputRichMessage>),
}

impl PreparedPage {
    /// A sentence.
    pub(crate) fn sentence(text: &Text) -> Self {
        Self { words: Words { html: render::sentence(text), keyboard: None }, media: Media::None }
    }
}

/// The fields that we read of a message in Telegram's answer.
#[derive(Deserialize)]
pub(crate) struct SentMessage {
    message_id: i32,
    /// The image's sizes, the largest last.
    #[serde(default)]
    photo: Vec<File>,
}

impl SentMessage {
    const fn id(&self) -> MessageId {
        MessageId(self.message_id)
    }

    fn shows(&self, file: &File) -> bool {
        self.photo.last().is_some_and(|shown| shown.unique == file.unique)
    }
}

impl Telegram {
    /// Prepares a page for a place. It has no image if the text is too long for a caption, if the image can't be drawn in time, or if the
    /// chat allows none. It is not rich if Telegram does not accept that here.
    pub(crate) async fn prepare(
        &self,
        place: &Place,
        page: &Page,
        picture: Option<&Picture>,
    ) -> Result<PreparedPage, ShowError> {
        let rendered = self.rendered(page)?;
        let chat = chat_id(place)?;
        if let Some(rich) = rendered.rich.filter(|_| self.gallery().takes_rich(chat)) {
            return Ok(PreparedPage { words: rendered.words, media: Media::Rich(Arc::new(rich)) });
        }
        let media = match (&self.settings().studio, picture) {
            (Some(studio), Some(picture)) if self.gallery().has_room(chat) => {
                let below = self.rendered(&page.below_picture())?;
                let image =
                    if below.units <= CAPTION_UNITS { studio.image(picture).await } else { Err(Missing::Undrawn) };
                match image {
                    Ok(image) => Media::Image(image, below.words),
                    Err(Missing::Late) => Media::Pending,
                    Err(Missing::Undrawn) => Media::None,
                }
            }
            _ => Media::None,
        };
        Ok(PreparedPage { words: rendered.words, media })
    }

    /// The page as text and buttons, within Telegram's limits.
    pub(crate) fn rendered(&self, page: &Page) -> Result<Rendered, ShowError> {
        render::page(page, self.links()).map_err(|error| ShowError::Refused(error.to_string()))
    }

    /// Sends a page as a new message.
    pub(crate) async fn send(&self, spot: Spot, manner: Manner, page: &PreparedPage) -> Result<MessageRef, CallError> {
        let sent = self.sent(spot, manner, page).await?;
        Ok(MessageRef(sent.message_id.to_string()))
    }

    async fn sent(&self, spot: Spot, manner: Manner, page: &PreparedPage) -> Result<SentMessage, CallError> {
        let send = |body| Call::send(spot, manner, body, &page.words);
        match &page.media {
            Media::None | Media::Pending => {}
            Media::Image(image, below) => {
                let send = |photo| Call::send(spot, manner, Body::Photo(photo), below);
                match self.with_file(image, send).await {
                    Err(error) if self.does_without(spot.chat, &error) => {}
                    result => {
                        let sent = result?;
                        self.gallery().note(spot.chat, sent.id(), image.digest);
                        return Ok(sent);
                    }
                }
            }
            Media::Rich(rich) => match self.client().show(&send(Body::Rich(Arc::clone(rich)))).await {
                Err(error) if self.stays_classic(spot.chat, &error) => {}
                result => return result,
            },
        }
        self.client().show(&send(Body::Text)).await
    }

    /// Edits a message that may be unread and whose notification follows the edit. A hand does not become an image there, and an image
    /// stays one.
    pub(crate) async fn edit_unread(&self, place: &Place, message: MessageId, page: &Page) -> Result<(), ShowError> {
        let chat = chat_id(place)?;
        // We don't know whether a message from before the start is an image.
        if self.gallery().shown(chat, message).is_none() {
            let words = self.rendered(page)?.words;
            let edit = Call::edit(chat, message, Change::To(Body::Text), &words);
            match unless_shown(self.client().show::<SentMessage>(&edit).await) {
                Err(error) if error.meaning() == Some(Meaning::OtherContent) => {}
                result => return Ok(result.map(drop)?),
            }
        }
        Ok(self.edit(chat, message, &self.prepare(place, page, page.picture.as_ref()).await?).await?)
    }

    /// Edits a message. If it already shows this page, that is a success.
    pub(crate) async fn edit(&self, chat: ChatId, message: MessageId, page: &PreparedPage) -> Result<(), CallError> {
        match &page.media {
            Media::None => {}
            Media::Pending if self.gallery().shown(chat, message).is_some() => return Err(late()),
            Media::Pending => {}
            Media::Image(image, below) => match self.edit_to_image(chat, message, image, below).await {
                Err(error) if self.does_without(chat, &error) => {}
                result => return result,
            },
            Media::Rich(rich) => {
                match self.edit_to_text(chat, message, Body::Rich(Arc::clone(rich)), &page.words).await {
                    Err(error) if self.stays_classic(chat, &error) => {}
                    result => return result,
                }
            }
        }
        self.edit_to_text(chat, message, Body::Text, &page.words).await
    }

    /// Changes the message to text, or to blocks.
    async fn edit_to_text(&self, chat: ChatId, message: MessageId, body: Body, words: &Words) -> Result<(), CallError> {
        if self.gallery().shown(chat, message).is_some() {
            return Err(self.take_away(chat, message).await);
        }
        let edit = Call::edit(chat, message, Change::To(body), words);
        match unless_shown(self.client().show::<SentMessage>(&edit).await) {
            Err(error) if error.meaning() == Some(Meaning::OtherContent) => Err(self.take_away(chat, message).await),
            result => result.map(drop),
        }
    }

    async fn edit_to_image(
        &self,
        chat: ChatId,
        message: MessageId,
        image: &Arc<Image>,
        words: &Words,
    ) -> Result<(), CallError> {
        if self.gallery().shown(chat, message) == Some(image.digest)
            && self.edit_caption(chat, message, image.digest, words).await?
        {
            return Ok(());
        }
        let edit = |photo| Call::edit(chat, message, Change::To(Body::Photo(photo)), words);
        match unless_shown(self.with_file(image, edit).await) {
            Err(error) if error.meaning() == Some(Meaning::OtherContent) => {
                return Err(self.take_away(chat, message).await);
            }
            result => drop(result?),
        }
        self.gallery().note(chat, message, image.digest);
        Ok(())
    }

    /// Edits a caption. Another process may have put another image there: returns whether it is this one, as far as Telegram says.
    async fn edit_caption(
        &self,
        chat: ChatId,
        message: MessageId,
        image: Digest,
        words: &Words,
    ) -> Result<bool, CallError> {
        let slot = self.gallery().slot(image).await;
        let Some(file) = slot.lock().await.clone() else { return Ok(false) };
        let edit = Call::edit(chat, message, Change::Caption, words);
        match self.client().show::<SentMessage>(&edit).await {
            Ok(sent) => Ok(sent.shows(&file)),
            Err(error) => match error.meaning() {
                Some(Meaning::NotModified | Meaning::OtherContent) => Ok(false),
                _ => Err(error),
            },
        }
    }

    /// Makes a request with an image: with Telegram's file if it has one, or as an upload. Requests with an image that is being uploaded
    /// wait for its file.
    async fn with_file(&self, image: &Arc<Image>, call: impl Fn(Photo) -> Call) -> Result<SentMessage, CallError> {
        let slot = self.gallery().slot(image.digest).await;
        let mut file = slot.lock().await;
        if let Some(File { id, .. }) = file.clone() {
            drop(file);
            match self.client().show(&call(Photo::Known(id.clone()))).await {
                Err(error) if error.meaning() == Some(Meaning::FileUnknown) => {}
                result => return result,
            }
            file = slot.lock().await;
            *file = file.take().filter(|known| known.id != id);
        }
        let sent: SentMessage = self.client().show(&call(Photo::Attached(Arc::clone(image)))).await?;
        *file = sent.photo.last().cloned();
        Ok(sent)
    }

    /// True if the page should be shown without its image: the chat allows none, or Telegram does not accept this one.
    fn does_without(&self, chat: ChatId, error: &CallError) -> bool {
        match error.meaning() {
            Some(Meaning::NoImages) => {
                self.gallery().note_no_images(chat);
                true
            }
            Some(Meaning::Other | Meaning::FileUnknown) => {
                tracing::warn!("Telegram: an image was not accepted ({error}); its page goes without it");
                true
            }
            _ => false,
        }
    }

    /// True if the page should be shown in its classic form: the chat or the server does not accept rich pages.
    fn stays_classic(&self, chat: ChatId, error: &CallError) -> bool {
        let refused = matches!(error.meaning(), Some(Meaning::Other | Meaning::NoMethod));
        if refused {
            tracing::warn!("Telegram: a rich page was not accepted ({error}); this chat gets classic ones for an hour");
            self.gallery().note_plain(chat);
        }
        refused
    }

    /// Deletes a message that no edit can turn into its new page, usually one with an image. If it is too old to be deleted, only its
    /// buttons are removed: then its image and its text still agree.
    async fn take_away(&self, chat: ChatId, message: MessageId) -> CallError {
        let deleted = self.client().call(&DeleteMessage::new(chat, message)).await;
        match deleted.map_err(|error| (error.meaning(), error)) {
            Ok(_) | Err((Some(Meaning::MessageAbsent), _)) => {}
            Err((Some(Meaning::MessageFixed), _)) => {
                let silenced = self.client().call_as(&EditMessageReplyMarkup::new(chat, message)).await;
                if let Err(error) = silenced.map(|_: serde::de::IgnoredAny| ()) {
                    tracing::debug!("Telegram: an old message keeps its buttons ({error})");
                }
            }
            Err((_, error)) => return error,
        }
        self.gallery().forget(chat, message);
        taken_away()
    }
}

/// Treats "already shown" as a success.
fn unless_shown(result: Result<SentMessage, CallError>) -> Result<Option<SentMessage>, CallError> {
    match result {
        Ok(sent) => Ok(Some(sent)),
        Err(error) if error.meaning() == Some(Meaning::NotModified) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Where new messages for a place go.
pub(crate) fn spot(place: &Place) -> Result<Spot, ShowError> {
    Ok(Spot { chat: chat_id(place)?, thread: thread_id(place)? })
}

/// The chat's number.
pub(crate) fn chat_id(place: &Place) -> Result<ChatId, ShowError> {
    place.chat.parse().map(ChatId).map_err(|_| refused("a chat that is not Telegram's"))
}

/// The message's number in its chat.
pub(crate) fn message_id(message: &MessageRef) -> Result<MessageId, ShowError> {
    message.0.parse().map(MessageId).map_err(|_| refused("a message that is not Telegram's"))
}

/// The account's number.
pub(crate) fn user_id(account: &AccountRef) -> Result<UserId, ShowError> {
    account.id.parse().map(UserId).map_err(|_| refused("an account that is not Telegram's"))
}

fn thread_id(place: &Place) -> Result<Option<ThreadId>, ShowError> {
    let Some(thread) = &place.thread else { return Ok(None) };
    let id = thread.parse().map_err(|_| refused("a topic that is not Telegram's"))?;
    Ok(Some(ThreadId(MessageId(id))))
}

/// A refusal that we make ourselves.
pub(crate) fn refused(what: &str) -> ShowError {
    ShowError::Refused(what.to_owned())
}
