//! Pages with their pictures: which file a request brings, which one a message keeps, and which pages go without.
//!
//! A file is on one message alone, so each message needs an upload of its own. An edit names the files that stay: one that shows the same
//! picture as before uploads nothing.

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
use crate::render::{self, Attachment, Put, RenderError, Rendered};

/// A page that is ready to go out. It may be somebody's hand, so there is no `Debug`.
pub(crate) struct PreparedPage {
    page: Rendered,
    picture: Option<PreparedPicture>,
}

/// The picture of a page.
struct PreparedPicture {
    /// The page as it stands below it.
    page: Rendered,
    image: Arc<Image>,
    /// The name of its file.
    name: String,
    /// What is read to people who do not see it.
    description: String,
}

/// A page as one request shows it.
pub(crate) struct Payload {
    page: Rendered,
    put: Put,
    picture: Option<Attachment>,
    file: Option<File>,
}

/// A file that a request brings.
struct File {
    name: String,
    image: Arc<Image>,
}

/// Where a page is put.
#[derive(Clone, Copy)]
pub(crate) struct Destination {
    put: Put,
    /// The message, if there is one already.
    message: Option<MessageId>,
    /// The channel, where its permissions count.
    channel: Option<ChannelId>,
}

impl Destination {
    /// A new message, which rings if it is `loud`.
    pub(crate) const fn new_in(spot: Spot, loud: bool) -> Self {
        let put = if loud { Put::Loud } else { Put::Quiet };
        Self { put, message: None, channel: spot.in_server() }
    }

    /// A message of a channel.
    pub(crate) const fn of(message: MessageId, spot: Spot) -> Self {
        Self { put: Put::Change, message: Some(message), channel: spot.in_server() }
    }

    /// A new message that answers an input, for the asker alone.
    pub(crate) const fn aside() -> Self {
        Self { put: Put::Aside, message: None, channel: None }
    }

    /// A message that answers an input already; which one may be unknown.
    pub(crate) const fn answering(message: Option<MessageId>) -> Self {
        Self { put: Put::Change, message, channel: None }
    }
}

impl Serialize for Payload {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.page.fields(self.put, self.picture.as_ref()).serialize(serializer)
    }
}

impl Payload {
    /// The same as a change of the message.
    pub(crate) fn into_change(self) -> Self {
        Self { put: Put::Change, ..self }
    }

    /// The request that shows the page, with the file that it brings.
    pub(crate) fn attached_to<'a>(&self, call: Call<'a>) -> Call<'a> {
        match &self.file {
            Some(File { name, image }) => call.attaching(name, &image.png),
            None => call,
        }
    }
}

impl PreparedPicture {
    /// The page with this picture, which the message has already.
    fn kept(&self, put: Put, id: AttachmentId) -> Payload {
        let file = Attachment::kept(id, &self.name, self.description.clone());
        Payload { page: self.page.clone(), put, picture: Some(file), file: None }
    }

    /// The page with this picture, which the request brings.
    fn brought(&self, put: Put) -> Payload {
        let file = Attachment::new(&self.name, self.description.clone());
        let brought = File { name: self.name.clone(), image: Arc::clone(&self.image) };
        Payload { page: self.page.clone(), put, picture: Some(file), file: Some(brought) }
    }
}

impl PreparedPage {
    /// A sentence.
    pub(crate) fn sentence(text: &Text) -> Self {
        Self { page: render::sentence(text), picture: None }
    }

    /// The page in a message that rings and calls these people by name.
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
        Payload { page: self.page.clone(), put: destination.put, picture: None, file: None }
    }
}

impl Discord {
    /// Makes a page ready. It goes without a picture where none can be drawn in time, and in a channel that takes none.
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
            match request(picture.kept(destination.put, kept.id)).await {
                Ok(sent) if sent.picture().is_some_and(|shown| shown.name == picture.name) => return Ok(sent),
                // Another process has put another picture there since.
                Ok(_) => {}
                Err(error) if error.meaning() == Some(Meaning::Other) => {}
                Err(error) => return Err(error),
            }
        }
        request(picture.brought(destination.put)).await
    }

    fn note_refusal(&self, destination: Destination, error: &CallError) {
        match (error.meaning(), destination.channel) {
            (Some(Meaning::NoPermission), Some(channel)) => self.gallery().note_wordy(channel),
            _ => tracing::warn!("Discord: a picture was not accepted ({error}); its page goes without it"),
        }
    }
}

/// Whether a page is better shown without its picture: the bot may attach no files there, or Discord does not accept this one.
fn does_without(error: &CallError) -> bool {
    matches!(error.meaning(), Some(Meaning::NoPermission | Meaning::Other))
}
