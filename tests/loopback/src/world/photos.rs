//! Photos: `sendPhoto`, `editMessageMedia` and `editMessageCaption`, and the files that the server keeps of them.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::wire::html::{Formatted, utf16};
use crate::wire::keyboard;
use crate::wire::params::{Params, Upload};
use crate::world::outgoing::CAPTION;
use crate::world::{Content, World};

/// Bytes of a photo.
const LARGEST: usize = 10 * 1024 * 1024;
/// Width and height together.
const EXTENT: u32 = 10_000;
/// The longer side of a photo over the shorter one.
const RATIO: u32 = 20;
/// The longer side of the thumbnail that the server makes.
const THUMBNAIL: u32 = 90;

const PNG: &[u8] = b"\x89PNG\r\n\x1a\n";

/// A photo that the server has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PhotoFile {
    /// What requests name it by.
    pub(crate) id: String,
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Shared, for everybody who looks at a message gets it.
    pub(crate) bytes: Bytes,
}

impl PhotoFile {
    /// The sizes of the photo, the largest last, as `Message.photo` lists them.
    pub(crate) fn sizes(&self) -> Value {
        let size = |kind: char, width: u32, height: u32, bytes: usize| {
            let id = format!("{}{kind}", self.id);
            let unique = format!("AQAD{}", &id[6..]);
            json!({"file_id": id, "file_unique_id": unique, "width": width, "height": height, "file_size": bytes})
        };
        let longer = self.width.max(self.height).max(1);
        let small = |side: u32| (side * THUMBNAIL.min(longer) / longer).max(1);
        json!([
            size('s', small(self.width), small(self.height), self.bytes.len() / 8 + 1),
            size('y', self.width, self.height, self.bytes.len()),
        ])
    }
}

impl World {
    pub(crate) fn send_photo(&mut self, params: &Params) -> ApiResult {
        let content = self.photo_content(params, params.text("photo"), "photo")?;
        self.send(params, content)
    }

    pub(crate) fn edit_message_media(&mut self, params: &Params) -> ApiResult {
        let content = self.media_content(params)?;
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let (chat, id) = self.editable(params)?;
        if self.chat(chat)?.photos_forbidden {
            return Err(no_photos());
        }
        if matches!(self.stored(chat, id).map(|message| &message.content), Some(Content::Rich { .. })) {
            return Err(ApiError::bad("there is no media in the message to edit"));
        }
        self.edit(chat, id, Some(content), keyboard)
    }

    pub(crate) fn edit_message_caption(&mut self, params: &Params) -> ApiResult {
        let caption = self.caption(params)?;
        let keyboard = keyboard::parse(params.json("reply_markup")?)?;
        let (chat, id) = self.editable(params)?;
        let content = self.stored(chat, id).and_then(|message| message.content.with_caption(caption));
        let content = content.ok_or_else(|| ApiError::bad("there is no caption in the message to edit"))?;
        self.edit(chat, id, Some(content), keyboard)
    }

    /// The photo that `media` asks for.
    pub(crate) fn media_content(&mut self, params: &Params) -> Result<Content, ApiError> {
        let media = params.json("media")?.unwrap_or_default();
        let Value::Object(fields) = media else {
            return Err(ApiError::bad("can't parse InputMedia: expected an Object"));
        };
        if fields.get("type").and_then(Value::as_str) != Some("photo") {
            self.violation("InputMedia other than photos is not modelled by the loopback server".to_owned());
            return Err(ApiError::bad("type of the media is unsupported"));
        }
        let inner = Params { values: fields, files: params.files.clone() };
        let reference = inner.text("media");
        self.photo_content(&inner, reference, "media")
    }

    fn photo_content(&mut self, params: &Params, given: Option<String>, field: &str) -> Result<Content, ApiError> {
        let caption = self.caption(params)?;
        let attached = given.as_deref().map_or(Some(field), |given| given.strip_prefix("attach://"));
        let file = match (attached.and_then(|name| params.files.get(name)), given) {
            (Some(upload), _) => {
                let upload = upload.clone();
                self.keep_photo(&upload)?
            }
            (None, None) => return Err(ApiError::bad("there is no photo in the request")),
            (None, Some(given)) => {
                // A photo is known by any of its sizes.
                let known = self.photos.iter().find(|photo| given.starts_with(&photo.id));
                known.cloned().ok_or_else(|| ApiError::bad("wrong file identifier/HTTP URL specified"))?
            }
        };
        Ok(Content::Photo { file, caption: caption.text, entities: caption.entities })
    }

    /// A caption with its markup resolved; empty if there is none.
    pub(crate) fn caption(&mut self, params: &Params) -> Result<Formatted, ApiError> {
        let caption = match params.text("caption") {
            Some(caption) if !caption.is_empty() => self.formatted(params, "caption", "caption_entities")?,
            Some(_) | None => Formatted::default(),
        };
        if utf16(&caption.text) > CAPTION {
            return Err(ApiError::bad("message caption is too long"));
        }
        Ok(caption)
    }

    fn keep_photo(&mut self, upload: &Upload) -> Result<PhotoFile, ApiError> {
        let bytes = upload.bytes.clone();
        if bytes.is_empty() {
            return Err(ApiError::bad("file must be non-empty"));
        }
        if bytes.len() > LARGEST {
            return Err(ApiError::bad("file is too big"));
        }
        let (width, height) = extent(&bytes).ok_or_else(|| ApiError::bad("IMAGE_PROCESS_FAILED"))?;
        let lawful = width > 0 && height > 0 && width.saturating_add(height) <= EXTENT;
        if !lawful || width.max(height) / width.min(height) > RATIO {
            return Err(ApiError::bad("PHOTO_INVALID_DIMENSIONS"));
        }
        let id = format!("AgACAgIAAxkB{:020}", self.draw(u64::MAX));
        let photo = PhotoFile { id, width, height, bytes: bytes.into() };
        self.photos.push(photo.clone());
        Ok(photo)
    }
}

/// The refusal of a chat that accepts no photos.
pub(crate) fn no_photos() -> ApiError {
    ApiError::bad("not enough rights to send photos to the chat")
}

/// Width and height of a PNG; the real server reads more formats.
pub(crate) fn extent(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(PNG)?.get(4..16)?.strip_prefix(b"IHDR")?;
    let (width, height) = header.split_at(4);
    Some((u32::from_be_bytes(width.try_into().ok()?), u32::from_be_bytes(height.try_into().ok()?)))
}
