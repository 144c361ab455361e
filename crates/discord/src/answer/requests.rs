//! The requests that make up answers.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serenity::http::Route;
use talon_adapter::{Repeat, persist};
use talon_house::Arrived;

use super::{Response, Seen, Way};
use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::gallery::Sent;
use crate::refs::panel_ref;
use crate::showing::{Dressed, Outfit, Wall};
use crate::translate::ReplyTo;

/// What Discord returns about a response, on request.
#[derive(Deserialize)]
struct Opened {
    resource: Resource,
}

#[derive(Deserialize)]
struct Resource {
    message: Sent,
}

impl Discord {
    /// Responds to an input. If an earlier attempt of ours arrived, that is a success.
    pub(super) async fn respond(
        &self,
        to: &ReplyTo,
        response: &Response<impl Serialize + Sync>,
    ) -> Result<(), CallError> {
        self.once(|| self.respond_at_once(to, response), || async { Ok(()) }).await
    }

    /// Responds to an input in a single attempt.
    pub(super) async fn respond_at_once(
        &self,
        to: &ReplyTo,
        response: &Response<impl Serialize + Sync>,
    ) -> Result<(), CallError> {
        self.client().tell(Call::post(callback(to), response)?).await
    }

    /// Responds with another page on the pressed message.
    pub(super) async fn change(&self, to: &ReplyTo, page: &Dressed) -> Result<(), CallError> {
        if page.has_picture() {
            return self.respond_by(to, Way::Change, || self.original_wall(to), page).await.map(drop);
        }
        self.respond(to, &Response::new(Way::Change, Some(page.bare(self.original_wall(to))))).await?;
        if let Some(pressed) = &to.pressed {
            self.gallery().note(pressed.message, None);
        }
        Ok(())
    }

    /// Responds with a message of its own on this wall.
    pub(super) async fn open_on(&self, to: &ReplyTo, wall: fn() -> Wall, page: &Dressed) -> Result<(), CallError> {
        if page.has_picture() {
            return self.respond_by(to, Way::Message, wall, page).await.map(drop);
        }
        self.respond(to, &Response::new(Way::Message, Some(page.bare(wall())))).await
    }

    /// Responds with a message of its own, and tells which it is.
    pub(super) async fn open_panel(&self, to: &ReplyTo, page: &Dressed) -> Result<Sent, CallError> {
        self.respond_by(to, Way::Message, Wall::aside, page).await
    }

    /// Responds with a page, and learns what its message shows. Once Discord has a response, anything further is an edit of it.
    async fn respond_by(
        &self,
        to: &ReplyTo,
        way: Way,
        wall: impl FnOnce() -> Wall,
        page: &Dressed,
    ) -> Result<Sent, CallError> {
        let (in_doubt, responded) = (&AtomicBool::new(false), &AtomicBool::new(false));
        let request = |outfit: Outfit| async move {
            if responded.load(Ordering::Relaxed) {
                return self.edit_original(to, &outfit.into_change(), in_doubt).await;
            }
            let response = &Response::new(way, Some(&outfit));
            let attempt = || async {
                let call = Call::post(callback(to), response)?.with("with_response", "true");
                Ok(self.client().ask::<Opened>(outfit.attached_to(call)).await?.resource.message)
            };
            let look = || async { self.client().ask(Call::get(self.original(to))).await };
            let sent = self.once(attempt, look).await?;
            responded.store(true, Ordering::Relaxed);
            Ok(sent)
        };
        self.hang(wall(), page, request).await
    }

    /// Repeats a response until it is there. If an earlier attempt arrived but its result was lost, `look` finds the
    /// result.
    async fn once<T, A, L>(&self, attempt: impl Fn() -> A, look: impl Fn() -> L) -> Result<T, CallError>
    where
        A: Future<Output = Result<T, CallError>>,
        L: Future<Output = Result<T, CallError>>,
    {
        let repeated = AtomicBool::new(false);
        let request = || async {
            let again = repeated.swap(true, Ordering::Relaxed);
            match attempt().await {
                Err(error) if again && error.meaning() == Some(Meaning::InputAnswered) => look().await,
                result => result,
            }
        };
        self.persist(Repeat::Freely, request).await
    }

    /// Puts an answer into the message that was promised for it, or into the pressed one. Unlike a response this can be done any number
    /// of times: an attempt without a result may arrive after a later one that succeeded.
    pub(super) async fn change_original(&self, to: &ReplyTo, page: &Dressed) -> Result<Seen, CallError> {
        let in_doubt = &AtomicBool::new(false);
        let request = |outfit| async move { self.edit_original(to, &outfit, in_doubt).await };
        let sent = self.hang(self.original_wall(to), page, request).await?;
        let arrived = if in_doubt.load(Ordering::Relaxed) { Arrived::Again } else { Arrived::Shown };
        Ok(Seen { arrived, at: Some(panel_ref(self.application(), Some(sent.id), &to.token)) })
    }

    async fn edit_original(&self, to: &ReplyTo, outfit: &Outfit, in_doubt: &AtomicBool) -> Result<Sent, CallError> {
        let edit = || async {
            let call = outfit.attached_to(Call::patch(self.original(to), outfit)?);
            let edited = self.client().ask(call).await;
            if let Err(CallError::Unanswered { .. }) = &edited {
                in_doubt.store(true, Ordering::Relaxed);
            }
            edited
        };
        self.persist(Repeat::Freely, edit).await
    }

    /// Sends a further message after the answer, and tells which it is.
    pub(super) async fn follow_up(&self, to: &ReplyTo, wall: fn() -> Wall, page: &Dressed) -> Result<Sent, CallError> {
        let route = Route::WebhookFollowupMessages { application_id: self.application(), token: &to.token };
        let request = |outfit: Outfit| async move {
            let send = || async { self.client().ask(outfit.attached_to(Call::post(route, &outfit)?)).await };
            self.persist(Repeat::OnlyIfNotDone, send).await
        };
        self.hang(wall(), page, request).await
    }

    /// Deletes the pressed message. If it is gone already, that is a success.
    pub(super) async fn delete_original(&self, to: &ReplyTo) -> Result<(), CallError> {
        let delete = || async { self.client().tell(Call::delete(self.original(to))).await };
        match self.persist(Repeat::Freely, delete).await {
            Err(error) if error.meaning() == Some(Meaning::MessageAbsent) => Ok(()),
            result => result,
        }
    }

    /// The pressed message; none for the answer to a command.
    fn original_wall(&self, to: &ReplyTo) -> Wall {
        Wall::answering(to.pressed.as_ref().map(|pressed| pressed.message))
    }

    fn original<'a>(&self, to: &'a ReplyTo) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse { application_id: self.application(), token: &to.token }
    }

    /// Repeats a request while that can help and time is left.
    async fn persist<T, F>(&self, repeat: Repeat, request: impl Fn() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        persist(self.settings().pauses, self.settings().answer_within, repeat, request).await
    }
}

const fn callback(to: &ReplyTo) -> Route<'_> {
    Route::InteractionResponse { interaction_id: to.id, token: to.token.as_str() }
}
