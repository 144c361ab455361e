//! Draws and uploads the cards' tiles.

use data_encoding::BASE64;
use serde::{Deserialize, Serialize};
use serenity::all::EmojiId;
use serenity::http::Route;
use talon_adapter::repeat;
use talon_cards::Card;
use talon_picture::{ARTWORK, PictureError};
use tracing::{info, warn};

use super::{Emojis, name, pack};
use crate::client::Call;
use crate::connect::Discord;
use crate::errors::CallError;

/// An emoji that the application has.
#[derive(Deserialize)]
struct Uploaded {
    id: EmojiId,
    name: String,
}

#[derive(Deserialize)]
struct List {
    items: Vec<Uploaded>,
}

#[derive(Serialize)]
struct Upload {
    name: String,
    image: String,
}

/// Why a tile could not be uploaded.
#[derive(Debug, thiserror::Error)]
enum UploadError {
    #[error(transparent)]
    Drawing(#[from] PictureError),
    #[error(transparent)]
    Call(#[from] CallError),
}

/// The card's tile as a data URI.
fn data_uri(card: Card) -> Result<String, PictureError> {
    Ok(format!("data:image/png;base64,{}", BASE64.encode(&talon_picture::tile(card)?)))
}

/// True if the emoji's name is one of ours, today's or an older one made of card codes.
fn is_ours(emoji: &str) -> bool {
    emoji.rsplit_once('_').is_some_and(|(card, artwork)| {
        let is_named = |known: Card| name(known).rsplit_once('_').is_some_and(|(words, _)| words == card);
        (card.parse::<Card>().is_ok() || pack().any(is_named))
            && artwork.len() == ARTWORK.len()
            && artwork.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
    })
}

impl Discord {
    /// Uploads missing tiles and deletes our outdated ones. Failures are logged; the next start tries again.
    pub(crate) async fn settle_emojis(&self) {
        if !self.settings().emojis {
            return;
        }
        let uploaded: List = match self.client().ask(Call::get(self.emoji_route())).await {
            Ok(list) => list,
            Err(error) => {
                warn!("Discord: cards have no tiles, the application's emojis can't be listed: {error}");
                return;
            }
        };
        let (current, outdated) = sort(uploaded.items);
        // Existing tiles can be shown at once; uploading the others takes a minute the first time.
        self.set_emojis(current.clone());
        let complete = self.upload_missing(current).await;
        if complete {
            self.remove_outdated(outdated).await;
        }
    }

    /// Uploads every missing tile. Returns whether all are there now.
    async fn upload_missing(&self, mut emojis: Emojis) -> bool {
        let missing: Vec<Card> = pack().filter(|card| !emojis.ids.contains_key(card)).collect();
        for card in &missing {
            match self.upload_patiently(*card, &emojis).await {
                Ok(id) => emojis.ids.insert(*card, id),
                Err(error) => {
                    warn!("Discord: some cards have no tiles, an emoji can't be uploaded: {error}");
                    self.set_emojis(emojis);
                    return false;
                }
            };
        }
        if !missing.is_empty() {
            info!("Discord: {} emojis uploaded", missing.len());
        }
        self.set_emojis(emojis);
        true
    }

    /// Uploads a tile, and waits as long as Discord asks: it does not accept fifty-two at once. Tiles that are there are shown meanwhile.
    async fn upload_patiently(&self, card: Card, so_far: &Emojis) -> Result<EmojiId, UploadError> {
        let tile = Upload { name: name(card), image: data_uri(card)? };
        let upload = || async { self.client().ask(Call::post(self.emoji_route(), &tile)?).await };
        let uploaded: Uploaded = repeat(self.settings().pauses, upload, |error, pause| {
            matches!(error, CallError::Limited(_)).then(|| {
                self.set_emojis(so_far.clone());
                pause
            })
        })
        .await?;
        Ok(uploaded.id)
    }

    async fn remove_outdated(&self, outdated: Vec<EmojiId>) {
        for emoji_id in outdated {
            let route = Route::Emoji { application_id: self.application(), emoji_id };
            if let Err(error) = self.client().tell(Call::delete(route)).await {
                warn!("Discord: an outdated emoji can't be deleted: {error}");
            }
        }
    }

    fn emoji_route(&self) -> Route<'static> {
        Route::Emojis { application_id: self.application() }
    }
}

/// The emojis of today's artwork, and our outdated ones.
fn sort(uploaded: Vec<Uploaded>) -> (Emojis, Vec<EmojiId>) {
    let mut emojis = Emojis::default();
    let mut outdated = Vec::new();
    for emoji in uploaded {
        match pack().find(|card| name(*card) == emoji.name) {
            Some(card) => {
                emojis.ids.insert(card, emoji.id);
            }
            None if is_ours(&emoji.name) => outdated.push(emoji.id),
            None => {}
        }
    }
    (emojis, outdated)
}

#[cfg(test)]
mod tests;
