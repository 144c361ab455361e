//! The requests that make up answers.

use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serenity::http::Route;
use talon_adapter::{Repeat, persist};
use talon_house::Arrived;

use super::{Outcome, Response, ResponseType};
use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::gallery::Sent;
use crate::refs::panel_ref;
use crate::showing::{Destination, Payload, PreparedPage};
use crate::translate::ReplyTo;

/// Discord's optional result of a response.
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

    /// Responds by editing the pressed message.
    pub(super) async fn change(&self, to: &ReplyTo, page: &PreparedPage) -> Result<(), CallError> {
        if page.has_picture() {
            return self.respond_by(to, ResponseType::Change, || self.original_destination(to), page).await.map(drop);
        }
        self.respond(to, &Response::new(ResponseType::Change, Some(page.bare(self.original_destination(to))))).await?;
        if let Some(pressed) = &to.pressed {
            self.gallery().note(pressed.message, None);
        }
        Ok(())
    }

    /// Responds with a new message at this destination.
    pub(super) async fn respond_with_page(
        &self,
        to: &ReplyTo,
        destination: fn() -> Destination,
        page: &PreparedPage,
    ) -> Result<(), CallError> {
        if page.has_picture() {
            return self.respond_by(to, ResponseType::Message, destination, page).await.map(drop);
        }
        self.respond(to, &Response::new(ResponseType::Message, Some(page.bare(destination())))).await
    }

    /// Responds with a new ephemeral message, and returns it.
    pub(super) async fn open_panel(&self, to: &ReplyTo, page: &PreparedPage) -> Result<Sent, CallError> {
        self.respond_by(to, ResponseType::Message, Destination::aside, page).await
    }

    /// Responds with a page and learns what its message shows. Once Discord has the response, any retry edits that message.
    async fn respond_by(
        &self,
        to: &ReplyTo,
        kind: ResponseType,
        destination: impl FnOnce() -> Destination,
        page: &PreparedPage,
    ) -> Result<Sent, CallError> {
        let (in_doubt, responded) = (&AtomicBool::new(false), &AtomicBool::new(false));
        let request = |payload: Payload| async move {
            if responded.load(Ordering::Relaxed) {
                return self.edit_original(to, &payload.into_change(), in_doubt).await;
            }
            let response = &Response::new(kind, Some(&payload));
            let attempt = || async {
                let call = Call::post(callback(to), response)?.with("with_response", "true");
                Ok(self.client().ask::<Opened>(payload.attached_to(call)).await?.resource.message)
            };
            let look = || async { self.client().ask(Call::get(self.original(to))).await };
            let sent = self.once(attempt, look).await?;
            responded.store(true, Ordering::Relaxed);
            Ok(sent)
        };
        self.deliver(destination(), page, request).await
    }

    /// Retries a response until it arrives. If an earlier attempt arrived but its result was lost, `look` fetches the message.
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

    /// Edits the deferred message, or the pressed one. Unlike a response, an edit can be repeated: an attempt that seemed to fail may
    /// arrive after a later one that succeeded.
    pub(super) async fn change_original(&self, to: &ReplyTo, page: &PreparedPage) -> Result<Outcome, CallError> {
        let in_doubt = &AtomicBool::new(false);
        let request = |payload| async move { self.edit_original(to, &payload, in_doubt).await };
        let sent = self.deliver(self.original_destination(to), page, request).await?;
        let arrived = if in_doubt.load(Ordering::Relaxed) { Arrived::Again } else { Arrived::Shown };
        Ok(Outcome { arrived, at: Some(panel_ref(self.application(), Some(sent.id), &to.token)) })
    }

    async fn edit_original(&self, to: &ReplyTo, payload: &Payload, in_doubt: &AtomicBool) -> Result<Sent, CallError> {
        let edit = || async {
            let call = payload.attached_to(Call::patch(self.original(to), payload)?);
            let edited = self.client().ask(call).await;
            if let Err(CallError::Unanswered { .. }) = &edited {
                in_doubt.store(true, Ordering::Relaxed);
            }
            edited
        };
        self.persist(Repeat::Freely, edit).await
    }

    /// Sends a follow-up message, and returns it.
    pub(super) async fn follow_up(
        &self,
        to: &ReplyTo,
        destination: fn() -> Destination,
        page: &PreparedPage,
    ) -> Result<Sent, CallError> {
        let route = Route::WebhookFollowupMessages { application_id: self.application(), token: &to.token };
        let request = |payload: Payload| async move {
            let send = || async { self.client().ask(payload.attached_to(Call::post(route, &payload)?)).await };
            self.persist(Repeat::OnlyIfNotDone, send).await
        };
        self.deliver(destination(), page, request).await
    }

    /// Deletes the pressed message. If it is already gone, that is a success.
    pub(super) async fn delete_original(&self, to: &ReplyTo) -> Result<(), CallError> {
        let delete = || async { self.client().tell(Call::delete(self.original(to))).await };
        match self.persist(Repeat::Freely, delete).await {
            Err(error) if error.meaning() == Some(Meaning::MessageAbsent) => Ok(()),
            result => result,
        }
    }

    /// The pressed message; unknown for the answer to a command.
    fn original_destination(&self, to: &ReplyTo) -> Destination {
        Destination::answering(to.pressed.as_ref().map(|pressed| pressed.message))
    }

    fn original<'a>(&self, to: &'a ReplyTo) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse { application_id: self.application(), token: &to.token }
    }

    /// Retries a request while that can help and time is left.
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
