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
pub(crate) struct Dressed {
    page: Rendered,
    picture: Option<Framed>,
}

/// The picture of a page.
struct Framed {
    /// The page as it stands below it.
    page: Rendered,
    image: Arc<Image>,
    /// The name of its file.
    name: String,
    /// What is read to people who do not see it.
    description: String,
}

/// A page as one request shows it.
pub(crate) struct Outfit {
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
pub(crate) struct Wall {
    put: Put,
    /// The message, if there is one already.
    message: Option<MessageId>,
    /// The channel, where its permissions count.
    channel: Option<ChannelId>,
}

impl Wall {
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

impl Serialize for Outfit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.page.fields(self.put, self.picture.as_ref()).serialize(serializer)
    }
}

impl Outfit {
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

impl Framed {
    /// The page with this picture, which the message has already.
    fn kept(&self, put: Put, id: AttachmentId) -> Outfit {
        let file = Attachment::kept(id, &self.name, self.description.clone());
        Outfit { page: self.page.clone(), put, picture: Some(file), file: None }
    }

    /// The page with this picture, which the request brings.
    fn brought(&self, put: Put) -> Outfit {
        let file = Attachment::new(&self.name, self.description.clone());
        let brought = File { name: self.name.clone(), image: Arc::clone(&self.image) };
        Outfit { page: self.page.clone(), put, picture: Some(file), file: Some(brought) }
    }
}

impl Dressed {
    /// A sentence.
    pub(crate) fn sentence(text: &Text) -> Self {
        Self { page: render::sentence(text), picture: None }
    }

    /// The page in a message that rings and calls these people by name.
    pub(crate) fn calling(self, people: &[UserId]) -> Self {
        let picture = self.picture.map(|framed| Framed { page: framed.page.calling(people), ..framed });
        Self { page: self.page.calling(people), picture }
    }

    /// Whether it has a picture.
    pub(crate) const fn has_picture(&self) -> bool {
        self.picture.is_some()
    }

    /// The page without its picture.
    pub(crate) fn bare(&self, wall: Wall) -> Outfit {
        Outfit { page: self.page.clone(), put: wall.put, picture: None, file: None }
    }
}

impl Discord {
    /// Makes a page ready. It goes without a picture where none can be drawn in time, and in a channel that takes none.
    pub(crate) async fn dress(
        &self,
        page: &Page,
        picture: Option<&Picture>,
        channel: Option<ChannelId>,
    ) -> Result<Dressed, RenderError> {
        let rendered = self.render(page)?;
        let has_room = channel.is_none_or(|channel| self.gallery().has_room(channel));
        let image = match (&self.settings().studio, picture) {
            (Some(studio), Some(picture)) if has_room => studio.image(picture).await.ok(),
            _ => None,
        };
        let framed = |image: Arc<Image>| {
            let (name, description) = (file_name(&image), render::described(page));
            Ok(Framed { page: self.render(&page.below_picture())?, image, name, description })
        };
        Ok(Dressed { page: rendered, picture: image.map(framed).transpose()? })
    }

    /// Shows a page by a request, which is made once more if the message does not have the picture that it was to keep, or the picture is
    /// not accepted.
    pub(crate) async fn hang<F>(
        &self,
        wall: Wall,
        page: &Dressed,
        request: impl Fn(Outfit) -> F,
    ) -> Result<Sent, CallError>
    where
        F: Future<Output = Result<Sent, CallError>>,
    {
        let sent = match &page.picture {
            None => request(page.bare(wall)).await?,
            Some(picture) => match self.hang_picture(wall, picture, &request).await {
                Err(error) if does_without(&error) => {
                    let sent = request(page.bare(wall)).await?;
                    self.note_refusal(wall, &error);
                    sent
                }
                result => result?,
            },
        };
        self.gallery().note(sent.id, sent.hung());
        Ok(sent)
    }

    async fn hang_picture<F>(
        &self,
        wall: Wall,
        picture: &Framed,
        request: &impl Fn(Outfit) -> F,
    ) -> Result<Sent, CallError>
    where
        F: Future<Output = Result<Sent, CallError>>,
    {
        let shown = wall.message.and_then(|message| self.gallery().shown(message));
        if let Some(kept) = shown.filter(|shown| shown.name == picture.name) {
            match request(picture.kept(wall.put, kept.id)).await {
                Ok(sent) if sent.hung().is_some_and(|hung| hung.name == picture.name) => return Ok(sent),
                // Another process has put another picture there since.
                Ok(_) => {}
                Err(error) if error.meaning() == Some(Meaning::Other) => {}
                Err(error) => return Err(error),
            }
        }
        request(picture.brought(wall.put)).await
    }

    fn note_refusal(&self, wall: Wall, error: &CallError) {
        match (error.meaning(), wall.channel) {
            (Some(Meaning::NoPermission), Some(channel)) => self.gallery().note_wordy(channel),
            _ => tracing::warn!("Discord: a picture was not accepted ({error}); its page goes without it"),
        }
    }
}

/// Whether a page is better shown without its picture: the bot may attach no files there, or Discord does not accept this one.
fn does_without(error: &CallError) -> bool {
    matches!(error.meaning(), Some(Meaning::NoPermission | Meaning::Other))
}
