//! The one answer to an input.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use talon_adapter::{Repeat, persist};
use talon_house::{Answer, Arrived, Bar, ShowError};
use talon_store::{AccountRef, MessageRef, Place};
use talon_view::{Locale, Msg, Page, Target, Text, say};
use teloxide::payloads::AnswerCallbackQuery;
use teloxide::types::{CallbackQueryId, True};
use tracing::{debug, warn};
use url::Url;

use crate::connect::Telegram;
use crate::ephemeral::TooLong;
use crate::errors::{CallError, Meaning};
use crate::newer::{Asking, Ephemeral, Manner};
use crate::render;
use crate::showing::{PreparedPage, chat_id, message_id, refused, spot, user_id};
use crate::translate::{ReplyTo, private_place};

/// The answer to a press.
enum Reply {
    Nothing,
    Toast(Text),
    Alert(Text),
    /// The app opens this link.
    Link(Url),
}

/// How an answer was delivered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// The usual way.
    Usual,
    /// As this ephemeral message, newly sent.
    Ephemeral(MessageRef),
    /// It should have been an ephemeral message but is not: the press still waits for another answer.
    Unanswered,
}

/// The outcome of an answer.
pub(crate) struct Outcome {
    /// Whether its page is on the pressed message, or on the one it opened.
    pub(crate) arrived: Arrived,
    /// The message that has its page, if known. Never an ephemeral message: those have no room for every page.
    pub(crate) at: Option<(Place, MessageRef)>,
    /// Where it went.
    pub(crate) delivery: Delivery,
    /// What kept the answer from being shown.
    pub(crate) obstacle: Option<Obstacle>,
}

/// A temporary obstacle, or one that we can explain to the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Obstacle {
    /// Telegram asks for a longer pause.
    Pause(Duration),
    /// The bot may not write there.
    Bar(Bar),
}

/// What we know about an answer's page while we deliver it.
struct Progress {
    arrived: Arrived,
    at: Option<(Place, MessageRef)>,
}

impl Telegram {
    /// Delivers the answer within `answer_within`. Only logs a failure: there is nobody left to tell.
    pub(crate) async fn answer(&self, to: &ReplyTo, answer: Answer) -> Outcome {
        let mut progress = Progress { arrived: Arrived::Never, at: None };
        let result = match (to, answer) {
            (ReplyTo::Press { query, place, from, .. }, Answer::Surface { page, replace_pressed: false, .. }) => {
                return self.answer_ephemeral(query, place, from, &page).await;
            }
            (ReplyTo::Press { query, place, message, from, language }, answer) => {
                let at = (place, message.as_ref());
                self.answer_press(query, at, (from, language.as_deref()), answer, &mut progress).await
            }
            (ReplyTo::Message { place, message }, answer) => {
                self.answer_message(place, message, answer, &mut progress).await
            }
        };
        Outcome { arrived: progress.arrived, at: progress.at, delivery: Delivery::Usual, obstacle: obstacle(result) }
    }

    /// Answers a press with an ephemeral message. If that is impossible, the press is left unanswered.
    async fn answer_ephemeral(&self, query: &str, place: &Place, from: &AccountRef, page: &Page) -> Outcome {
        let (arrived, result) = match self.open_for(query, place, from, page).await {
            Ok(at) => {
                if let Err(error) = self.tell(query, Reply::Nothing).await {
                    debug!("Telegram: a press has its answer, but could not be acknowledged ({error})");
                }
                return Outcome {
                    arrived: Arrived::Shown,
                    at: None,
                    delivery: Delivery::Ephemeral(at),
                    obstacle: None,
                };
            }
            Err(error @ ShowError::Unreachable(_)) => (Arrived::Unclear, Err(error)),
            Err(error @ ShowError::RetryAfter(_)) => (Arrived::Never, Err(error)),
            Err(error) => {
                debug!("Telegram: an ephemeral page could not be shown ({error})");
                (Arrived::Never, Ok(()))
            }
        };
        Outcome { arrived, at: None, delivery: Delivery::Unanswered, obstacle: obstacle(result) }
    }

    async fn open_for(
        &self,
        query: &str,
        place: &Place,
        from: &AccountRef,
        page: &Page,
    ) -> Result<MessageRef, ShowError> {
        let words = self.ephemeral_words(page)?.map_err(|too_long| refused(&too_long.to_string()))?;
        // Not retried: another answer is available, and the press must not wait.
        Ok(self.open_ephemeral(spot(place)?, Asking { reader: user_id(from)?, query }, &words).await?)
    }

    /// Acknowledges a press that can't be read.
    pub(crate) async fn dismiss(&self, query: &str) {
        if let Err(error) = self.tell(query, Reply::Nothing).await {
            warn!("Telegram: a press could not be acknowledged: {error}");
        }
    }

    /// Replies to somebody who writes as a group or a channel that only people can play.
    pub(crate) async fn answer_faceless(&self, to: &ReplyTo) {
        let text = say(self.settings().language, &Msg::WritesAsGroup);
        self.answer(to, Answer::Toast(text)).await;
    }

    /// Tells somebody who floods that their last input is ignored.
    pub(crate) async fn ask_to_slow_down(&self, to: &ReplyTo, language: Option<&str>) {
        self.answer(to, Answer::Toast(say(self.spoken(language), &Msg::SlowDown))).await;
    }

    /// Drops an answer that can't be written in time. A press gets a notice instead, which needs no message.
    pub(crate) async fn has_no_room(&self, to: &ReplyTo, language: Option<&str>) {
        match to {
            ReplyTo::Press { .. } => {
                self.answer(to, Answer::Toast(say(self.spoken(language), &Msg::WriteLater))).await;
            }
            ReplyTo::Message { .. } => debug!("Telegram: an answer was dropped: there was no room for it in time"),
        }
    }

    /// The language to speak, to an app in this one.
    fn spoken(&self, language: Option<&str>) -> Locale {
        language.and_then(Locale::spoken).unwrap_or(self.settings().language)
    }

    async fn answer_press(
        &self,
        query: &str,
        (place, message): (&Place, Option<&MessageRef>),
        (from, language): (&AccountRef, Option<&str>),
        answer: Answer,
        progress: &mut Progress,
    ) -> Result<(), ShowError> {
        let reply = match answer {
            Answer::Silent => Reply::Nothing,
            Answer::Toast(text) => Reply::Toast(text),
            Answer::Alert(text) => Reply::Alert(text),
            Answer::Dismiss => {
                if let Some(at) = message.and_then(Ephemeral::named) {
                    self.persist(Repeat::Freely, || self.delete_ephemeral(at)).await?;
                }
                Reply::Nothing
            }
            Answer::Surface { page, .. } if let Some(at) = message.and_then(Ephemeral::named) => {
                self.show_hand(at, &page, &mut progress.arrived).await?;
                Reply::Nothing
            }
            Answer::Posted { page } => {
                let posted = match self.prepare(place, &page, page.picture.as_ref()).await {
                    Ok(prepared) => self.post(place, Manner::default(), &prepared, progress).await,
                    Err(error) => Err(error),
                };
                if let Err(error) = posted {
                    self.tell(query, Reply::Nothing).await?;
                    return Err(error);
                }
                Reply::Nothing
            }
            Answer::Page { page, replace_pressed }
            | Answer::Pending { page, replace_pressed, .. }
            | Answer::Surface { page, replace_pressed, .. } => {
                let shown = match message.filter(|_| replace_pressed) {
                    Some(message) if let Some(at) = Ephemeral::named(message) => {
                        self.replace_ephemeral(at, from, &page, progress).await
                    }
                    Some(message) => self.replace(place, message, &page, progress).await,
                    None => self.say_privately(from, &page, progress).await,
                };
                match shown {
                    // The bot can't open a conversation; the person's app can, with one tap.
                    Err(ShowError::Forbidden) => Reply::Link(self.way_in(&page)),
                    Err(error) => {
                        self.tell(query, Reply::Nothing).await?;
                        return Err(error);
                    }
                    Ok(()) if !place.private && progress.at.as_ref().is_some_and(|(at, _)| at.private) => {
                        Reply::Toast(say(self.spoken(language), &Msg::PageInPrivate))
                    }
                    Ok(()) => Reply::Nothing,
                }
            }
        };
        Ok(self.tell(query, reply).await?)
    }

    async fn answer_message(
        &self,
        place: &Place,
        message: &MessageRef,
        answer: Answer,
        progress: &mut Progress,
    ) -> Result<(), ShowError> {
        let prepared = match answer {
            Answer::Silent | Answer::Dismiss => return Ok(()),
            Answer::Toast(text) | Answer::Alert(text) => PreparedPage::sentence(&text),
            Answer::Page { page, .. }
            | Answer::Posted { page }
            | Answer::Pending { page, .. }
            | Answer::Surface { page, .. } => self.prepare(place, &page, page.picture.as_ref()).await?,
        };
        // An ephemeral message has no number that a reply could name.
        let reply_to = Some(message_id(message)?).filter(|id| id.0 > 0);
        let manner = Manner { silent: false, reply_to };
        self.post(place, manner, &prepared, progress).await
    }

    /// Shows the hand on the pressed ephemeral message. If the message is gone, nobody misses it.
    async fn show_hand(&self, at: Ephemeral, page: &Page, arrived: &mut Arrived) -> Result<(), ShowError> {
        let attempts = AtomicU32::new(0);
        let Ok(words) = self.ephemeral_words(page)? else {
            return Ok(self.persist(Repeat::Freely, || self.delete_ephemeral(at)).await?);
        };
        let edit = || {
            attempts.fetch_add(1, Ordering::Relaxed);
            self.edit_ephemeral(at, &words)
        };
        let result = self.persist(Repeat::Freely, edit).await.map_err(ShowError::from);
        *arrived = arrival(&result, attempts.into_inner());
        match result {
            Err(ShowError::Gone) => Ok(()),
            result => result,
        }
    }

    /// Shows a page that is not a hand on that message, or in the private chat if it does not fit there.
    async fn replace_ephemeral(
        &self,
        at: Ephemeral,
        from: &AccountRef,
        page: &Page,
        progress: &mut Progress,
    ) -> Result<(), ShowError> {
        let turned = match self.ephemeral_words(page)? {
            Ok(words) => {
                self.persist(Repeat::Freely, || self.edit_ephemeral(at, &words)).await.map_err(ShowError::from)
            }
            Err(TooLong) => Err(ShowError::Gone),
        };
        match turned {
            Err(ShowError::Gone) => self.say_privately(from, page, progress).await,
            turned => turned,
        }
    }

    /// Shows a page on the pressed message, or below it if that message is gone. Records whether it is on that message.
    async fn replace(
        &self,
        place: &Place,
        message: &MessageRef,
        page: &Page,
        progress: &mut Progress,
    ) -> Result<(), ShowError> {
        let prepared = self.prepare(place, page, page.picture.as_ref()).await?;
        let (chat, id) = (chat_id(place)?, message_id(message)?);
        let attempts = AtomicU32::new(0);
        let edit = || {
            attempts.fetch_add(1, Ordering::Relaxed);
            self.edit(chat, id, &prepared)
        };
        let result = self.persist(Repeat::Freely, edit).await.map_err(ShowError::from);
        progress.arrived = arrival(&result, attempts.into_inner());
        match result {
            Ok(()) => progress.at = Some((place.clone(), message.clone())),
            Err(ShowError::Gone) => self.post(place, Manner::default(), &prepared, progress).await?,
            Err(error) => return Err(error),
        }
        Ok(())
    }

    /// The link that opens the private chat, for the table that the page is about.
    fn way_in(&self, page: &Page) -> Url {
        let mut targets = page.buttons.iter().flatten().map(|button| &button.target);
        let table = targets.find_map(|target| match target {
            Target::PrivateChat(table) => Some(*table),
            Target::Token(_) | Target::Link(_) => None,
        });
        table.map_or_else(|| self.links().start("hello"), |table| self.links().table(table))
    }

    /// Shows a page that answers a press and replaces nothing: only the person sees it.
    async fn say_privately(&self, from: &AccountRef, page: &Page, progress: &mut Progress) -> Result<(), ShowError> {
        let place = private_place(from);
        let prepared = self.prepare(&place, page, page.picture.as_ref()).await?;
        match self.post(&place, Manner::default(), &prepared, progress).await {
            Err(ShowError::Barred(_)) => Err(ShowError::Forbidden),
            result => result,
        }
    }

    async fn post(
        &self,
        place: &Place,
        manner: Manner,
        page: &PreparedPage,
        progress: &mut Progress,
    ) -> Result<(), ShowError> {
        let spot = spot(place)?;
        let message = self.persist(Repeat::OnlyIfNotDone, || self.send(spot, manner, page)).await?;
        progress.at = Some((place.clone(), message));
        Ok(())
    }

    /// Answers a press. An answer that comes too late or twice is a success: the person's app no longer waits.
    async fn tell(&self, query: &str, reply: Reply) -> Result<(), CallError> {
        let mut request = AnswerCallbackQuery::new(CallbackQueryId(query.to_owned()));
        match reply {
            Reply::Nothing => {}
            Reply::Toast(text) => request.text = Some(render::notice(&text.plain())),
            Reply::Alert(text) => {
                request.text = Some(render::notice(&text.plain()));
                request.show_alert = Some(true);
            }
            Reply::Link(url) => request.url = Some(url),
        }
        let result: Result<True, CallError> = self.persist(Repeat::Freely, || self.client().call(&request)).await;
        match result {
            Ok(_) => Ok(()),
            Err(error) if error.meaning() == Some(Meaning::QueryTooOld) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Retries a request while that can help and time is left.
    async fn persist<T, F>(&self, repeat: Repeat, request: impl FnMut() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        persist(self.settings().pauses, self.settings().answer_within, repeat, request).await
    }
}

/// Whether an edit is on its message after this many attempts. An earlier attempt may still arrive later.
const fn arrival(result: &Result<(), ShowError>, attempts: u32) -> Arrived {
    match result {
        Ok(()) if attempts <= 1 => Arrived::Shown,
        Ok(()) => Arrived::Again,
        Err(ShowError::Unreachable(_)) => Arrived::Unclear,
        Err(_) if attempts <= 1 => Arrived::Never,
        Err(_) => Arrived::Unclear,
    }
}

/// Logs why an answer could not be delivered, and returns the obstacle if there is more to do about it.
fn obstacle(result: Result<(), ShowError>) -> Option<Obstacle> {
    match result {
        Ok(()) => {}
        Err(ShowError::Barred(bar)) => {
            debug!("Telegram: an answer could not be delivered: {bar}");
            return Some(Obstacle::Bar(bar));
        }
        Err(ShowError::Forbidden) => debug!("Telegram: an answer could not be delivered: the bot may not write there"),
        Err(ShowError::RetryAfter(pause)) => {
            debug!(?pause, "Telegram: an answer could not be delivered: nothing may be written there now");
            return Some(Obstacle::Pause(pause));
        }
        Err(error) => warn!("Telegram: an answer could not be delivered: {error}"),
    }
    None
}
