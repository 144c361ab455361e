//! Messages in a group that one person alone sees: the player's hand, where the player asks for it.
//!
//! A Bot API server that does not know such messages takes no notice of the parameter that says whom one is for, and shows it to
//! everybody. So the first one that a process sends, and the first after the connection failed, has no card: only after the server has told that it is for one person alone, it is
//! changed into the page. If everybody saw it, it is deleted, and for a while none is sent.
//!
//! Nobody promises that such a message arrives, or stays. What it shows stands in the private chat as well.

use serde::Deserialize;
use serde::de::IgnoredAny;
use talon_house::{Answer, ShowError};
use talon_store::MessageRef;
use talon_view::{Msg, Page, say};
use teloxide::payloads::DeleteMessage;
use teloxide::types::MessageId;
use tracing::warn;

use crate::connect::Telegram;
use crate::errors::{CallError, Meaning, not_alone};
use crate::newer::{Alone, Asking, Call, Spot, Words};
use crate::render::{self, ALONE_UNITS};

/// Why a page is not shown on such a message.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a page that is too long for a message that one person alone sees")]
pub(crate) struct TooLong;

/// The fields that are needed of a message that is for one person alone.
#[derive(Deserialize)]
struct Told {
    message_id: i32,
    #[serde(default)]
    ephemeral_message_id: Option<i64>,
}

impl Telegram {
    /// Makes a page ready for a message that one person alone sees. It has no picture: a change could bring no new one, and the old one
    /// would tell something else than the text.
    pub(crate) fn words_alone(&self, page: &Page) -> Result<Result<Words, TooLong>, ShowError> {
        let rendered = self.rendered(page)?;
        Ok(if rendered.units > ALONE_UNITS { Err(TooLong) } else { Ok(rendered.words) })
    }

    /// Shows a page of a table on such a message. One on which it has no room is taken away, so that no old hand stays there.
    pub(crate) async fn show_alone(&self, at: Alone, page: &Page) -> Result<(), ShowError> {
        match self.words_alone(page)? {
            Ok(words) => Ok(self.edit_alone(at, &words).await?),
            Err(TooLong) => {
                self.delete_alone(at).await?;
                Err(ShowError::Gone)
            }
        }
    }

    /// Whether this answer takes two requests, because it is the first for one person alone that this process sends.
    pub(crate) fn opens_in_two(&self, answer: &Answer) -> bool {
        let opens = matches!(answer, Answer::Surface { replace_pressed: false, .. });
        opens && !self.discretion().is_proven(self.client().failures()) && !self.discretion().is_missed()
    }

    /// Sends a page that only the person sees who has just pressed.
    pub(crate) async fn open_alone(
        &self,
        spot: Spot,
        asking: Asking<'_>,
        words: &Words,
    ) -> Result<MessageRef, CallError> {
        if self.discretion().is_missed() {
            return Err(not_alone());
        }
        let failures = self.client().failures();
        if self.discretion().is_proven(failures) {
            return Ok(self.send_alone(spot, asking, words).await?.reference());
        }
        let sentence = say(self.settings().language, &Msg::HandInPrivate);
        let words_for_all = Words { html: render::sentence(&sentence), keyboard: None };
        let opened = self.send_alone(spot, asking, &words_for_all).await?;
        self.discretion().prove(failures);
        self.edit_alone(opened, words).await?;
        Ok(opened.reference())
    }

    async fn send_alone(&self, spot: Spot, asking: Asking<'_>, words: &Words) -> Result<Alone, CallError> {
        let told: Told = self.client().show(&Call::send_alone(spot, asking, words)).await?;
        if let Some(number) = told.ephemeral_message_id {
            return Ok(Alone { chat: spot.chat, reader: asking.reader, number });
        }
        warn!(
            "Telegram: the Bot API server has no messages for one person alone; hands are shown in private chats only"
        );
        self.discretion().miss();
        let deleted = self.client().call_as(&DeleteMessage::new(spot.chat, MessageId(told.message_id))).await;
        if let Err(error) = deleted.map(|_: IgnoredAny| ()) {
            warn!("Telegram: a message that was for one person stays in its group ({error})");
        }
        Err(not_alone())
    }

    /// Shows a page on such a message. If it is shown there already, that is a success.
    pub(crate) async fn edit_alone(&self, at: Alone, words: &Words) -> Result<(), CallError> {
        match self.client().show::<IgnoredAny>(&Call::edit_alone(at, words)).await {
            Err(error) if error.meaning() == Some(Meaning::NotModified) => Ok(()),
            result => result.map(drop).map_err(of_alone),
        }
    }

    /// Deletes such a message. That it is gone already is a success.
    pub(crate) async fn delete_alone(&self, at: Alone) -> Result<(), CallError> {
        let deleted = self.client().show::<IgnoredAny>(&Call::delete_alone(at)).await;
        match deleted {
            Err(error) if error.meaning().is_none() => Err(error),
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// What Telegram says when it does not find such a message, or does not let the bot change it, is not published. Any refusal means that
/// nobody can reach it.
fn of_alone(error: CallError) -> CallError {
    if error.meaning().is_some() { not_alone() } else { error }
}
