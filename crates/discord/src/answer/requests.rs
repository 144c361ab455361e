//! The requests that make up answers.

use std::future::Future;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};
use serenity::all::MessageId;
use serenity::http::Route;
use talon_house::Arrived;
use tokio::time::Instant;

use super::{Message, Response, Seen, Way};
use crate::client::Call;
use crate::connect::Discord;
use crate::errors::{CallError, Meaning};
use crate::messages::Sent;
use crate::pauses::Pauses;
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

/// Whether a request that may have been carried out can be made again.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Repeat {
    /// The second time changes nothing.
    Freely,
    /// The second time would be a second message.
    OnlyIfNotDone,
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

    /// Responds with a message of its own, and tells its number.
    pub(super) async fn open_panel(&self, to: &ReplyTo, message: Message) -> Result<MessageId, CallError> {
        let response = Response::new(Way::Message, Some(message));
        let attempt = || async {
            let call = Call::post(callback(to), &response)?.with("with_response", "true");
            Ok(self.client().ask::<Opened>(call).await?.resource.message.id)
        };
        let look = || async { Ok(self.client().ask::<Sent>(Call::get(self.original(to))).await?.id) };
        self.once(attempt, look).await
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
    pub(super) async fn edit_original(&self, to: &ReplyTo, message: &Message) -> Result<Seen, CallError> {
        let in_doubt = AtomicBool::new(false);
        let edit = || async {
            let edited = self.client().ask::<Sent>(Call::patch(self.original(to), message)?).await;
            if let Err(CallError::Network { .. } | CallError::Server(_)) = &edited {
                in_doubt.store(true, Ordering::Relaxed);
            }
            Ok(edited?.id)
        };
        let id = self.persist(Repeat::Freely, edit).await?;
        let arrived = if in_doubt.load(Ordering::Relaxed) { Arrived::Again } else { Arrived::Shown };
        Ok(Seen { arrived, message: Some(id) })
    }

    pub(super) async fn follow_up(&self, to: &ReplyTo, message: &Message) -> Result<(), CallError> {
        let route = Route::WebhookFollowupMessages { application_id: self.application(), token: &to.token };
        let send = || async { self.client().tell(Call::post(route, message)?).await };
        self.persist(Repeat::OnlyIfNotDone, send).await
    }

    /// Deletes the pressed message. If it is gone already, that is a success.
    pub(super) async fn delete_original(&self, to: &ReplyTo) -> Result<(), CallError> {
        let delete = || async { self.client().tell(Call::delete(self.original(to))).await };
        match self.persist(Repeat::Freely, delete).await {
            Err(error) if error.meaning() == Some(Meaning::MessageAbsent) => Ok(()),
            result => result,
        }
    }

    fn original<'a>(&self, to: &'a ReplyTo) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse { application_id: self.application(), token: &to.token }
    }

    /// Repeats a request while that can help and time is left.
    async fn persist<T, F>(&self, repeat: Repeat, request: impl Fn() -> F) -> Result<T, CallError>
    where
        F: Future<Output = Result<T, CallError>>,
    {
        let mut pauses = Pauses::new(self.settings());
        let deadline = Instant::now() + self.settings().answer_within;
        loop {
            let error = match request().await {
                Ok(result) => return Ok(result),
                Err(error) => error,
            };
            let pause = match &error {
                CallError::Limited(pause) => *pause,
                CallError::Rejected(_) | CallError::Unintelligible(_) => return Err(error),
                CallError::Network { .. } | CallError::Server(_)
                    if repeat == Repeat::Freely || error.surely_not_done() =>
                {
                    pauses.take()
                }
                CallError::Network { .. } | CallError::Server(_) => return Err(error),
            };
            if Instant::now() + pause >= deadline {
                return Err(error);
            }
            tokio::time::sleep(pause).await;
        }
    }
}

const fn callback(to: &ReplyTo) -> Route<'_> {
    Route::InteractionResponse { interaction_id: to.id, token: to.token.as_str() }
}
