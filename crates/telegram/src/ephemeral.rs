//! Ephemeral messages: messages in a group that only one person sees. They show a player's hand when the player asks for it.
//!
//! A Bot API server that does not know ephemeral messages ignores the parameter that names the reader, and shows the message to
//! everybody. So the first one that a process sends has no card, and neither has the first after a failed connection. Once the server
//! has confirmed that only the reader sees it, the message is edited into the page. If everybody saw it, it is deleted, and none is sent
//! for a while.
//!
//! Such a message may never arrive, and may vanish. So the private chat shows the same page.

use serde::Deserialize;
use serde::de::IgnoredAny;
use talon_house::{Answer, ShowError};
use talon_store::MessageRef;
use talon_view::{Msg, Page, say};
use teloxide::payloads::DeleteMessage;
use teloxide::types::MessageId;
use tracing::warn;

use crate::connect::Telegram;
use crate::errors::{CallError, Meaning, not_ephemeral};
use crate::newer::{Asking, Call, Ephemeral, Spot, Words};
use crate::render::{self, EPHEMERAL_UNITS};

/// The page does not fit into an ephemeral message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the page is too long for an ephemeral message")]
pub(crate) struct TooLong;

/// The fields that we read of a sent ephemeral message.
#[derive(Deserialize)]
struct SentEphemeral {
    message_id: i32,
    #[serde(default)]
    ephemeral_message_id: Option<i64>,
}

impl Telegram {
    /// Renders a page for an ephemeral message. It has no picture: an edit cannot replace one, so text and picture would soon disagree.
    pub(crate) fn ephemeral_words(&self, page: &Page) -> Result<Result<Words, TooLong>, ShowError> {
        let rendered = self.rendered(page)?;
        Ok(if rendered.units > EPHEMERAL_UNITS { Err(TooLong) } else { Ok(rendered.words) })
    }

    /// Edits an ephemeral message to show a page. Deletes the message if the page does not fit, so that no old hand stays.
    pub(crate) async fn show_ephemeral(&self, at: Ephemeral, page: &Page) -> Result<(), ShowError> {
        match self.ephemeral_words(page)? {
            Ok(words) => Ok(self.edit_ephemeral(at, &words).await?),
            Err(TooLong) => {
                self.delete_ephemeral(at).await?;
                Err(ShowError::Gone)
            }
        }
    }

    /// True if this answer needs two requests, because this process has not yet proven that the server supports ephemeral messages.
    pub(crate) fn needs_probe(&self, answer: &Answer) -> bool {
        let opens = matches!(answer, Answer::Surface { replace_pressed: false, .. });
        opens && !self.discretion().is_proven(self.client().failures()) && !self.discretion().is_missed()
    }

    /// Sends a page that only the person who has just pressed can see.
    pub(crate) async fn open_ephemeral(
        &self,
        spot: Spot,
        asking: Asking<'_>,
        words: &Words,
    ) -> Result<MessageRef, CallError> {
        if self.discretion().is_missed() {
            return Err(not_ephemeral());
        }
        let failures = self.client().failures();
        if self.discretion().is_proven(failures) {
            return Ok(self.send_ephemeral(spot, asking, words).await?.reference());
        }
        let sentence = say(self.settings().language, &Msg::HandInPrivate);
        let words_for_all = Words { html: render::sentence(&sentence), keyboard: None };
        let opened = self.send_ephemeral(spot, asking, &words_for_all).await?;
        self.discretion().prove(failures);
        self.edit_ephemeral(opened, words).await?;
        Ok(opened.reference())
    }

    async fn send_ephemeral(&self, spot: Spot, asking: Asking<'_>, words: &Words) -> Result<Ephemeral, CallError> {
        let sent: SentEphemeral = self.client().show(&Call::send_ephemeral(spot, asking, words)).await?;
        if let Some(number) = sent.ephemeral_message_id {
            return Ok(Ephemeral { chat: spot.chat, reader: asking.reader, number });
        }
        warn!(
            "Telegram: the Bot API server does not support ephemeral messages; hands are shown only in private chats"
        );
        self.discretion().miss();
        let deleted = self.client().call_as(&DeleteMessage::new(spot.chat, MessageId(sent.message_id))).await;
        if let Err(error) = deleted.map(|_: IgnoredAny| ()) {
            warn!("Telegram: an ephemeral message that everybody sees could not be deleted ({error})");
        }
        Err(not_ephemeral())
    }

    /// Edits an ephemeral message. If it already shows this page, that is a success.
    pub(crate) async fn edit_ephemeral(&self, at: Ephemeral, words: &Words) -> Result<(), CallError> {
        match self.client().show::<IgnoredAny>(&Call::edit_ephemeral(at, words)).await {
            Err(error) if error.meaning() == Some(Meaning::NotModified) => Ok(()),
            result => result.map(drop).map_err(ephemeral_error),
        }
    }

    /// Deletes an ephemeral message. If it is already gone, that is a success.
    pub(crate) async fn delete_ephemeral(&self, at: Ephemeral) -> Result<(), CallError> {
        let deleted = self.client().show::<IgnoredAny>(&Call::delete_ephemeral(at)).await;
        match deleted {
            Err(error) if error.meaning().is_none() => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// Maps an error about an ephemeral message. Telegram does not document its errors for messages that are missing or can't be edited, so
/// every refusal means that the message can't be reached.
fn ephemeral_error(error: CallError) -> CallError {
    if error.meaning().is_some() { not_ephemeral() } else { error }
}
