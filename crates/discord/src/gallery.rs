//! Remembers which pictures messages show.
//!
//! All of it may be forgotten: an unknown picture is uploaded again.

use std::fmt;
use std::time::Duration;

use data_encoding::HEXLOWER;
use moka::sync::Cache;
use serde::Deserialize;
use serenity::all::{AttachmentId, ChannelId, MessageId};
use talon_adapter::Recent;
use talon_house::Image;

/// How many messages with a picture are remembered.
const MESSAGES: u64 = 50_000;

/// How many channels without files are remembered, and for how long.
const NO_FILES: (u64, Duration) = (4_096, Duration::from_secs(60 * 60));

/// How many bytes of a picture's digest form its name.
const NAMED_BY: usize = 16;

/// The name of a picture's file. Equal names mean equal pictures, so the name reveals nothing that the file does not show.
pub(crate) fn file_name(image: &Image) -> String {
    format!("{}.png", HEXLOWER.encode(&image.digest[..NAMED_BY]))
}

/// A file on a message.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct PostedFile {
    /// The identifier that requests use.
    pub(crate) id: AttachmentId,
    /// Its name.
    pub(crate) name: String,
}

impl PostedFile {
    /// Parses the address of a file at Discord, which ends with the file's number, its name and a signature.
    /// <https://discord.com/developers/docs/reference#signed-attachment-cdn-urls>
    pub(crate) fn at(url: &str) -> Option<Self> {
        let path = url.split_once('?').map_or(url, |(path, _)| path);
        let (rest, name) = path.rsplit_once('/')?;
        let (_, id) = rest.rsplit_once('/')?;
        let id = id.parse::<AttachmentId>().ok()?;
        Some(Self { id, name: name.to_owned() })
    }
}

/// The fields that we read of a message in Discord's answer.
#[derive(Deserialize)]
pub(crate) struct Sent {
    pub(crate) id: MessageId,
    #[serde(default)]
    embeds: Vec<SentEmbed>,
    #[serde(default)]
    components: Vec<SentComponent>,
}

/// Any component: a container, a gallery, or another.
#[derive(Deserialize)]
struct SentComponent {
    #[serde(default)]
    components: Vec<SentComponent>,
    #[serde(default)]
    items: Vec<SentItem>,
}

#[derive(Deserialize)]
struct SentItem {
    #[serde(default)]
    media: Option<SentImage>,
}

#[derive(Deserialize)]
struct SentEmbed {
    #[serde(default)]
    image: Option<SentImage>,
}

#[derive(Deserialize)]
struct SentImage {
    #[serde(default)]
    url: Option<String>,
}

impl Sent {
    /// The picture that it shows. Discord may mention a file only in the gallery or embed that shows it.
    pub(crate) fn picture(&self) -> Option<PostedFile> {
        let embedded = self.embeds.iter().filter_map(|embed| embed.image.as_ref());
        embedded.chain(self.components.iter().find_map(SentComponent::image)).find_map(SentImage::picture)
    }
}

impl SentComponent {
    /// The first picture in it.
    fn image(&self) -> Option<&SentImage> {
        let own = self.items.iter().find_map(|item| item.media.as_ref());
        own.or_else(|| self.components.iter().find_map(Self::image))
    }
}

impl SentImage {
    fn picture(&self) -> Option<PostedFile> {
        PostedFile::at(self.url.as_deref()?)
    }
}

/// Remembers files on messages, but no image data.
pub(crate) struct Gallery {
    shown: Cache<MessageId, PostedFile>,
    no_files: Recent<ChannelId>,
}

impl Default for Gallery {
    fn default() -> Self {
        Self { shown: Cache::new(MESSAGES), no_files: Recent::new(NO_FILES.0, NO_FILES.1) }
    }
}

impl fmt::Debug for Gallery {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Gallery")
    }
}

impl Gallery {
    /// The picture that a message shows; `None` if it shows none, or we do not know.
    pub(crate) fn shown(&self, message: MessageId) -> Option<PostedFile> {
        self.shown.get(&message)
    }

    /// Records what a message shows now.
    pub(crate) fn note(&self, message: MessageId, picture: Option<PostedFile>) {
        match picture {
            Some(picture) => self.shown.insert(message, picture),
            None => self.shown.invalidate(&message),
        }
    }

    /// Records what a message showed earlier. Anything recorded since takes precedence.
    pub(crate) fn note_earlier(&self, message: MessageId, picture: PostedFile) {
        self.shown.entry(message).or_insert(picture);
    }

    /// Records that the bot may attach no files in this channel.
    pub(crate) fn note_no_files(&self, channel: ChannelId) {
        self.no_files.note(channel);
    }

    /// False if we know that this channel takes no pictures.
    pub(crate) fn has_room(&self, channel: ChannelId) -> bool {
        !self.no_files.has(&channel)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_from_its_address() {
        let known = |url: &str| PostedFile::at(url).map(|picture| (picture.id.get(), picture.name));
        let expected = Some((77, "ab.png".to_owned()));
        for kind in ["attachments", "ephemeral-attachments"] {
            assert_eq!(known(&format!("https://cdn.discordapp.com/{kind}/5/77/ab.png?ex=6a&is=69&hm=0c&")), expected);
        }
        assert_eq!(known("https://media.discordapp.net/attachments/5/77/ab.png"), expected);
        for foreign in
            ["", "ab.png", "https://example.com/ab.png", "https://example.com/x/ab.png", "attachment://ab.png"]
        {
            assert_eq!(known(foreign), None, "{foreign}");
        }
    }

    #[test]
    fn the_name_of_a_file_tells_pictures_apart_and_nothing_else() {
        let image = |digest| Image { digest, png: Vec::new() };
        assert_eq!(file_name(&image([10; 32])), format!("{}.png", "0a".repeat(16)));
        assert_ne!(file_name(&image([10; 32])), file_name(&image([11; 32])));
    }

    #[test]
    fn a_late_look_at_a_message_changes_nothing() {
        let gallery = Gallery::default();
        let message = MessageId::new(1);
        let picture = |id| PostedFile { id: AttachmentId::new(id), name: "ab.png".to_owned() };
        gallery.note_earlier(message, picture(1));
        assert_eq!(gallery.shown(message).map(|picture| picture.id.get()), Some(1), "nothing else is known");
        gallery.note(message, Some(picture(2)));
        gallery.note_earlier(message, picture(1));
        assert_eq!(gallery.shown(message).map(|picture| picture.id.get()), Some(2));
        gallery.note(message, None);
        assert!(gallery.shown(message).is_none());
    }
}
