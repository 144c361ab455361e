//! The application's own emojis, usable everywhere.

use std::collections::BTreeMap;

use data_encoding::BASE64;
use serde_json::{Value, json};

use crate::discord::error::{ApiError, ApiResult, Reply};
use crate::discord::world::World;
use crate::discord::world::ids::{Id, text};

const MOST: usize = 2000;
const MAX_IMAGE: usize = 256 * 1024;

#[derive(Debug, Clone)]
pub(crate) struct Emoji {
    pub(crate) name: String,
    pub(crate) image: Vec<u8>,
    pub(crate) animated: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Emojis {
    pub(crate) all: BTreeMap<Id, Emoji>,
}

fn refused(field: &str, code: &str, message: &str) -> ApiError {
    ApiError::invalid_form(json!({field: {"_errors": [{"code": code, "message": message}]}}))
}

/// The image of a data address, as its first bytes show.
fn image(uri: &str) -> Result<Vec<u8>, ApiError> {
    let invalid = || refused("image", "IMAGE_INVALID", "Invalid image");
    let rest = uri.strip_prefix("data:").ok_or_else(invalid)?;
    let (mime, encoded) = rest.split_once(";base64,").ok_or_else(invalid)?;
    let bytes = BASE64.decode(encoded.as_bytes()).map_err(|_| invalid())?;
    // Clients declare any image type (discord.js always says JPEG): the first bytes count.
    let kinds: [&[u8]; 4] = [b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"GIF8", b"RIFF"];
    let fits = mime.starts_with("image/") && kinds.iter().any(|kind| bytes.starts_with(kind));
    if !fits {
        return Err(invalid());
    }
    if bytes.len() > MAX_IMAGE {
        return Err(refused("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."));
    }
    Ok(bytes)
}

/// Checks a name; it must not be another emoji's.
fn lawful<'a>(name: &'a Value, others: impl Iterator<Item = &'a Emoji>) -> Result<String, ApiError> {
    let name = name.as_str().unwrap_or_default();
    if !(2..=32).contains(&name.chars().count()) {
        return Err(refused("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length."));
    }
    if !name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Err(refused("name", "STRING_TYPE_REGEX", "String value did not match validation regex."));
    }
    let mut others = others;
    if others.any(|other| other.name == name) {
        let message = "This name is already taken";
        return Err(refused("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", message));
    }
    Ok(name.to_owned())
}

impl World {
    fn own_emojis(&self, application: Id) -> Result<&BTreeMap<Id, Emoji>, ApiError> {
        if application == self.application { Ok(&self.emojis.all) } else { Err(ApiError::unknown_application()) }
    }

    fn emoji_json(&self, id: Id, emoji: &Emoji) -> Value {
        json!({
            "id": text(id), "name": emoji.name, "user": self.user_json(self.bot), "roles": [], "require_colons": true,
            "managed": false, "animated": emoji.animated, "available": true,
        })
    }

    pub(crate) fn list_emojis(&self, application: Id) -> ApiResult {
        let all = self.own_emojis(application)?;
        let items: Value = all.iter().map(|(id, emoji)| self.emoji_json(*id, emoji)).collect();
        Ok(Reply::ok(json!({"items": items})))
    }

    pub(crate) fn get_emoji(&self, application: Id, id: Id) -> ApiResult {
        let emoji = self.own_emojis(application)?.get(&id).ok_or_else(ApiError::unknown_emoji)?;
        Ok(Reply::ok(self.emoji_json(id, emoji)))
    }

    pub(crate) fn create_emoji(&mut self, application: Id, body: &Value) -> ApiResult {
        let all = self.own_emojis(application)?;
        let name = lawful(&body["name"], all.values())?;
        let image = image(body["image"].as_str().unwrap_or_default())?;
        if all.len() >= MOST {
            return Err(ApiError::too_many_emojis());
        }
        let id = self.new_id();
        let animated = image.starts_with(b"GIF8");
        self.emojis.all.insert(id, Emoji { name, image, animated });
        Ok(Reply { status: 201, ..self.get_emoji(application, id)? })
    }

    pub(crate) fn rename_emoji(&mut self, application: Id, id: Id, body: &Value) -> ApiResult {
        let all = self.own_emojis(application)?;
        let others = all.iter().filter(|(other, _)| **other != id).map(|(_, emoji)| emoji);
        let name = lawful(&body["name"], others)?;
        let emoji = self.emojis.all.get_mut(&id).ok_or_else(ApiError::unknown_emoji)?;
        emoji.name = name;
        self.get_emoji(application, id)
    }

    pub(crate) fn delete_emoji(&mut self, application: Id, id: Id) -> ApiResult {
        self.get_emoji(application, id)?;
        self.emojis.all.remove(&id);
        Ok(Reply::nothing())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_is_known_by_its_first_bytes() {
        let uri = |mime: &str, bytes: &[u8]| format!("data:{mime};base64,{}", BASE64.encode(bytes));
        let png = b"\x89PNG\r\n\x1a\nmore";
        assert_eq!(image(&uri("image/png", png)), Ok(png.to_vec()));
        assert_eq!(image(&uri("image/jpg", png)), Ok(png.to_vec()), "as discord.js declares any image");
        for broken in [uri("image/png", b"text"), uri("text/plain", png), "data:image/png,x".to_owned(), String::new()]
        {
            let refusal = image(&broken).map_err(|error| error.code);
            assert_eq!(refusal, Err(50035), "{broken}");
        }
    }
}
