//! Pages with their pictures: which file a request uploads, which one a message keeps, and which pages go without.
//!
//! A file belongs to one message, so each message needs its own upload. An edit lists the files that stay: if the picture has not changed,
//! nothing is uploaded.

use std::sync::Arc;

use serde::{Serialize, Serializer};
use serenity::all::{AttachmentId, ChannelId, MessageId, UserId};
use talon_house::Image;
use talon_view::{Page, Picture, Text};

use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::gallery::{Sent, file_name};
use crate::refs::Spot;
use crate::render::{self, Attachment, Placement, RenderError, Rendered};

/// A page prepared for a message. No `Debug`: it may be somebody's hand.
pub(crate) struct PreparedPage {
    page: Rendered,
    picture: Option<PreparedPicture>,
}

/// The picture of a page.
struct PreparedPicture {
    /// The text that goes below it.
    page: Rendered,
    image: Arc<Image>,
    /// Its file's name.
    name: String,
    /// The alternative text.
    description: String,
}

/// What one request sends to show a page.
pub(crate) struct Payload {
    page: Rendered,
    placement: Placement,
    picture: Option<Attachment>,
    file: Option<File>,
}

/// An upload.
struct File {
    name: String,
    image: Arc<Image>,
}

/// Where a page is shown.
#[derive(Clone, Copy)]
pub(crate) struct Destination {
    placement: Placement,
    /// The message, if it already exists.
    message: Option<MessageId>,
    /// The channel, if the bot's permissions there matter.
    channel: Option<ChannelId>,
}

impl Destination {
    /// A new message; if `loud`, with a notification.
    pub(crate) const fn new_in(spot: Spot, loud: bool) -> Self {
        let placement = if loud { Placement::Loud } else { Placement::Quiet };
        Self { placement, message: None, channel: spot.in_server() }
    }

    /// An existing message in a channel.
    pub(crate) const fn of(message: MessageId, spot: Spot) -> Self {
        Self { placement: Placement::Edit, message: Some(message), channel: spot.in_server() }
    }

    /// A new ephemeral message.
    pub(crate) const fn aside() -> Self {
        Self { placement: Placement::Ephemeral, message: None, channel: None }
    }

    /// An existing message that answers an input; it may be unknown which.
    pub(crate) const fn answering(message: Option<MessageId>) -> Self {
        Self { placement: Placement::Edit, message, channel: None }
    }
}

impl Serialize for Payload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.page.fields(self.placement, self.picture.as_ref()).serialize(serializer)
    }
}

impl Payload {
    /// The same as an edit.
    pub(crate) fn into_change(self) -> Self {
        Self { placement: Placement::Edit, ..self }
    }

    /// Adds the file to upload.
    pub(crate) fn attached_to<'a>(&self, call: Call<'a>) -> Call<'a> {
        match &self.file {
            Some(File { name, image }) => call.attaching(name, &image.png),
            None => call,
        }
    }
}

impl PreparedPicture {
    /// The page with this picture, which the message already has.
    fn kept(&self, placement: Placement, id: AttachmentId) -> Payload {
        let file = Attachment::kept(id, &self.name, self.description.clone());
        Payload { page: self.page.clone(), placement, picture: Some(file), file: None }
    }

    /// The page with this picture, uploaded.
    fn brought(&self, placement: Placement) -> Payload {
        let file = Attachment::new(&self.name, self.description.clone());
        let brought = File { name: self.name.clone(), image: Arc::clone(&self.image) };
        Payload { page: self.page.clone(), placement, picture: Some(file), file: Some(brought) }
    }
}

impl PreparedPage {
    /// A sentence.
    pub(crate) fn sentence(text: &Text) -> Self {
        Self { page: render::sentence(text), picture: None }
    }

    /// The same page, mentioning these people.
    pub(crate) fn calling(self, people: &[UserId]) -> Self {
        let picture = self.picture.map(|prepared| PreparedPicture { page: prepared.page.calling(people), ..prepared });
        Self { page: self.page.calling(people), picture }
    }

    /// Whether it has a picture.
    pub(crate) const fn has_picture(&self) -> bool {
        self.picture.is_some()
    }

    /// The page without its picture.
    pub(crate) fn bare(&self, destination: Destination) -> Payload {
        Payload { page: self.page.clone(), placement: destination.placement, picture: None, file: None }
    }
}

impl Discord {
    /// Prepares a page. It has no picture if none can be drawn in time, or if the channel allows none.
    pub(crate) async fn prepare(
        &self,
        page: &Page,
        picture: Option<&Picture>,
        channel: Option<ChannelId>,
    ) -> Result<PreparedPage, RenderError> {
        let rendered = self.render(page)?;
        let has_room = channel.is_none_or(|channel| self.gallery().has_room(channel));
        let image = match (&self.settings().studio, picture) {
            (Some(studio), Some(picture)) if has_room => studio.image(picture).await.ok(),
            _ => None,
        };
        let prepared = |image: Arc<Image>| {
            let (name, description) = (file_name(&image), render::described(page));
            Ok(PreparedPicture { page: self.render(&page.below_picture())?, image, name, description })
        };
        Ok(PreparedPage { page: rendered, picture: image.map(prepared).transpose()? })
    }

    /// Shows a page by a request, which is made once more if the message does not have the picture that it was to keep, or the picture is
    /// not accepted.
    pub(crate) async fn deliver<F>(
        &self,
        destination: Destination,
        page: &PreparedPage,
        request: impl Fn(Payload) -> F,
    ) -> Result<Sent, CallError>
    where
        F: Future<Output = Result<Sent, CallError>>,
    {
        let sent = match &page.picture {
            None => request(page.bare(destination)).await?,
            Some(picture) => match self.deliver_picture(destination, picture, &request).await {
                Err(error) if does_without(&error) => {
                    let sent = request(page.bare(destination)).await?;
                    self.note_refusal(destination, &error);
                    sent
                }
                result => result?,
            },
        };
        self.gallery().note(sent.id, sent.picture());
        Ok(sent)
    }

    async fn deliver_picture<F>(
        &self,
        destination: Destination,
        picture: &PreparedPicture,
        request: &impl Fn(Payload) -> F,
    ) -> Result<Sent, CallError>
    where
        F: Future<Output = Result<Sent, CallError>>,
    {
        let shown = destination.message.and_then(|message| self.gallery().shown(message));
        if let Some(kept) = shown.filter(|shown| shown.name == picture.name) {
            match request(picture.kept(destination.placement, kept.id)).await {
                Ok(sent) if sent.picture().is_some_and(|shown| shown.name == picture.name) => return Ok(sent),
                // Another process has put another picture there since.
                Ok(_) => {}
                Err(error) if error.meaning() == Some(Meaning::Other) => {}
                Err(error) => return Err(error),
            }
        }
        request(picture.brought(destination.placement)).await
    }

    fn note_refusal(&self, destination: Destination, error: &CallError) {
        match (error.meaning(), destination.channel) {
            (Some(Meaning::NoPermission), Some(channel)) => self.gallery().note_no_files(channel),
            _ => tracing::warn!("Discord: a picture was not accepted ({error}); its page goes without it"),
        }
    }
}

/// Whether a page is better shown without its picture: the bot may attach no files there, or Discord does not accept this one.
fn does_without(error: &CallError) -> bool {
    matches!(error.meaning(), Some(Meaning::NoPermission | Meaning::Other))
}
