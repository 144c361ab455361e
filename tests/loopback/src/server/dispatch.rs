//! One request from its path to its answer.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::Response;
use serde_json::{Value, json};

use crate::error::{ApiError, ApiResult};
use crate::faults::Failure;
use crate::server::Shared;
use crate::transcript::Entry;
use crate::wire::body;
use crate::wire::params::{Params, Upload};
use crate::world::World;
use crate::world::commands::About;

macro_rules! methods {
    ($($name:ident = $text:literal),* $(,)?) => {
        /// The methods that are modelled.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        enum Method { $($name),* }

        impl Method {
            /// Finds a method however it is capitalised: clients differ.
            fn find(name: &str) -> Option<Self> {
                $(if name.eq_ignore_ascii_case($text) { return Some(Self::$name); })*
                None
            }

            fn name(self) -> &'static str {
                match self { $(Self::$name => $text),* }
            }
        }
    };
}

methods! {
    GetMe = "getMe",
    GetUpdates = "getUpdates",
    SetWebhook = "setWebhook",
    DeleteWebhook = "deleteWebhook",
    GetWebhookInfo = "getWebhookInfo",
    SendMessage = "sendMessage",
    SendDocument = "sendDocument",
    SendPhoto = "sendPhoto",
    SendRichMessage = "sendRichMessage",
    SendChatAction = "sendChatAction",
    EditMessageText = "editMessageText",
    EditMessageMedia = "editMessageMedia",
    EditMessageCaption = "editMessageCaption",
    EditMessageReplyMarkup = "editMessageReplyMarkup",
    EditEphemeralMessageText = "editEphemeralMessageText",
    EditEphemeralMessageMedia = "editEphemeralMessageMedia",
    EditEphemeralMessageCaption = "editEphemeralMessageCaption",
    EditEphemeralMessageReplyMarkup = "editEphemeralMessageReplyMarkup",
    DeleteEphemeralMessage = "deleteEphemeralMessage",
    DeleteMessage = "deleteMessage",
    DeleteMessages = "deleteMessages",
    AnswerCallbackQuery = "answerCallbackQuery",
    SetMyCommands = "setMyCommands",
    GetMyCommands = "getMyCommands",
    DeleteMyCommands = "deleteMyCommands",
    SetMyDescription = "setMyDescription",
    GetMyDescription = "getMyDescription",
    SetMyShortDescription = "setMyShortDescription",
    GetMyShortDescription = "getMyShortDescription",
    GetChat = "getChat",
    GetChatMember = "getChatMember",
    GetChatAdministrators = "getChatAdministrators",
    GetChatMemberCount = "getChatMemberCount",
    LeaveChat = "leaveChat",
}

impl Method {
    /// True if it is about ephemeral messages.
    fn is_ephemeral(self) -> bool {
        self.name().contains("Ephemeral")
    }
}

impl World {
    fn call(&mut self, method: Method, params: &Params) -> ApiResult {
        match method {
            Method::GetMe => Ok(self.me()),
            // Long polls wait outside of the world.
            Method::GetUpdates => Ok(json!([])),
            Method::SetWebhook => self.set_webhook(params),
            Method::DeleteWebhook => self.delete_webhook(params),
            Method::GetWebhookInfo => Ok(self.webhook_info()),
            Method::SendMessage => self.send_message(params),
            Method::SendDocument => self.send_document(params),
            Method::SendPhoto => self.send_photo(params),
            Method::SendRichMessage => self.send_rich_message(params),
            Method::SendChatAction => self.send_chat_action(params),
            Method::EditMessageText => self.edit_message_text(params),
            Method::EditMessageMedia => self.edit_message_media(params),
            Method::EditMessageCaption => self.edit_message_caption(params),
            Method::EditMessageReplyMarkup => self.edit_message_reply_markup(params),
            Method::EditEphemeralMessageText => self.edit_ephemeral_text(params),
            Method::EditEphemeralMessageMedia => self.edit_ephemeral_media(params),
            Method::EditEphemeralMessageCaption => self.edit_ephemeral_caption(params),
            Method::EditEphemeralMessageReplyMarkup => self.edit_ephemeral_markup(params),
            Method::DeleteEphemeralMessage => self.delete_ephemeral(params),
            Method::DeleteMessage => self.delete_message(params),
            Method::DeleteMessages => self.delete_messages(params),
            Method::AnswerCallbackQuery => self.answer_callback_query(params),
            Method::SetMyCommands => self.set_my_commands(params),
            Method::GetMyCommands => self.get_my_commands(params),
            Method::DeleteMyCommands => self.delete_my_commands(params),
            Method::SetMyDescription => self.set_about(params, About::Long),
            Method::GetMyDescription => self.get_about(params, About::Long),
            Method::SetMyShortDescription => self.set_about(params, About::Short),
            Method::GetMyShortDescription => self.get_about(params, About::Short),
            Method::GetChat => self.get_chat(params),
            Method::GetChatMember => self.get_chat_member(params),
            Method::GetChatAdministrators => self.get_chat_administrators(params),
            Method::GetChatMemberCount => self.get_chat_member_count(params),
            Method::LeaveChat => self.leave_chat(params),
        }
    }
}

/// Answers any request to the server.
pub(crate) async fn answer(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let way = shared.read(|world| world.options.round_trip) / 2;
    if way.is_zero() {
        // A timer takes a moment even then, and a response that was due before the server ended would come after it.
        return respond_to(shared, request).await;
    }
    tokio::time::sleep(way).await;
    let response = respond_to(shared, request).await;
    tokio::time::sleep(way).await;
    response
}

async fn respond_to(shared: Arc<Shared>, request: Request) -> Response {
    let method = match route(&shared, request.uri().path()) {
        Ok(method) => method,
        Err(error) => return refusal(&error),
    };
    if let Err(error) = count(&shared) {
        return refusal(&error);
    }
    let params = match body::read(request).await {
        Ok(params) => params,
        Err(error) => return refusal(&error),
    };
    // Polls fail only when they are named.
    let spared = method == Method::GetUpdates;
    let failure = shared
        .ledger(|ledger| shared.quietly(|world| ledger.faults.next(method.name(), spared, |below| world.draw(below))));
    let answer = match &failure {
        None | Some(Failure::AnswerLost) => carry_out(&shared, method, params.clone()).await,
        Some(failure) => Err(refused_by(failure)),
    };
    record(&shared, method, params, &answer, failure.as_ref());
    match failure {
        Some(Failure::Timeout(hold)) => {
            tokio::select! {
                () = tokio::time::sleep(hold) => {}
                () = shared.until_stopped() => {}
            }
            broken()
        }
        Some(Failure::Dropped | Failure::AnswerLost) => broken(),
        Some(Failure::TooManyRequests(_) | Failure::ServerError | Failure::Refused { .. }) | None => match answer {
            Ok(result) => respond(200, &json!({"ok": true, "result": result})),
            Err(error) => refusal(&error),
        },
    }
}

fn route(shared: &Shared, path: &str) -> Result<Method, ApiError> {
    let rest = path.trim_start_matches('/').strip_prefix("bot").ok_or_else(ApiError::not_found)?;
    let (token, method) = rest.split_once('/').ok_or_else(ApiError::not_found)?;
    if !shared.read(|world| world.options.token == token) {
        return Err(ApiError::unauthorized());
    }
    let found = Method::find(method.trim_end_matches('/'));
    let is_known = |found: &Method| !found.is_ephemeral() || shared.read(|world| world.options.ephemerals);
    if found.is_some_and(|found| !is_known(&found)) {
        return Err(ApiError::no_such_method());
    }
    found.ok_or_else(|| {
        shared.violation(format!("{method}: not modelled by the loopback server"));
        ApiError::no_such_method()
    })
}

/// # Errors
/// 500 when the test's limit is reached.
fn count(shared: &Shared) -> Result<(), ApiError> {
    let limit = shared.read(|world| world.options.max_requests);
    let requests = shared.ledger(|ledger| {
        ledger.requests += 1;
        ledger.requests
    });
    if requests <= limit {
        return Ok(());
    }
    if requests == limit + 1 {
        shared.violation(format!("more than {limit} requests"));
    }
    Err(ApiError::internal("the test's limit of requests is reached"))
}

async fn carry_out(shared: &Shared, method: Method, mut params: Params) -> ApiResult {
    if let Some(schema) = &shared.schema
        && let Err(why) = schema.check_request(method.name(), &mut params)
    {
        shared.violation(format!("request {}: {why}", method.name()));
        return Err(ApiError::bad(format!("against the published schema: {why}")));
    }
    let answer = match method {
        Method::GetUpdates => long_poll(shared, &params).await,
        other => shared.change(|world| world.call(other, &params)),
    };
    if let (Some(schema), Ok(result)) = (&shared.schema, &answer)
        && let Err(why) = schema.check_answer(method.name(), result)
    {
        shared.violation(format!("the server's own answer to {}: {why}", method.name()));
    }
    answer
}

/// A poll that waits; it may also end because the client is gone.
struct Waiting<'a>(&'a Shared);

impl<'a> Waiting<'a> {
    fn new(shared: &'a Shared) -> Self {
        shared.change(|world| world.updates.waiting += 1);
        Self(shared)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.quietly(|world| world.updates.waiting = world.updates.waiting.saturating_sub(1));
    }
}

async fn long_poll(shared: &Shared, params: &Params) -> ApiResult {
    let mut changes = shared.changes();
    let poll = shared.change(|world| world.open_poll(params))?;
    let patience = shared.read(|world| world.clock.real(Duration::from_secs(poll.timeout)));
    let deadline = tokio::time::Instant::now() + patience;
    let _waiting = Waiting::new(shared);
    loop {
        changes.borrow_and_update();
        if let Some(updates) = shared.quietly(|world| world.poll(poll))? {
            return Ok(updates);
        }
        tokio::select! {
            changed = changes.changed() => {
                if changed.is_err() {
                    return Ok(json!([]));
                }
            }
            () = tokio::time::sleep_until(deadline) => return Ok(json!([])),
            () = shared.until_stopped() => return Ok(json!([])),
        }
    }
}

fn refused_by(failure: &Failure) -> ApiError {
    match failure {
        Failure::TooManyRequests(seconds) => ApiError::too_many_requests(*seconds),
        Failure::Refused { code, description } => {
            ApiError { code: *code, description: description.clone(), retry_after: None, migrate_to: None }
        }
        Failure::ServerError | Failure::Timeout(_) | Failure::Dropped | Failure::AnswerLost => ApiError::bad_gateway(),
    }
}

fn record(shared: &Shared, method: Method, params: Params, answer: &ApiResult, failure: Option<&Failure>) {
    let empty_poll = method == Method::GetUpdates && answer.as_ref().is_ok_and(|result| *result == json!([]));
    if empty_poll {
        return;
    }
    let at = shared.read(|world| world.clock.now());
    shared.ledger(|ledger| {
        ledger.entries.push(Entry {
            number: ledger.entries.len() + 1,
            at,
            method: method.name().to_owned(),
            params: params.values,
            digests: params.files.values().map(Upload::digest).collect(),
            files: params.files.into_values().map(|file| file.name).collect(),
            answer: answer.clone().map_err(|error| error.body()),
            failed: failure.map(|failure| format!("{failure:?}")),
        });
    });
    shared.wake();
}

fn refusal(error: &ApiError) -> Response {
    respond(error.code, &error.body())
}

fn respond(code: u16, body: &Value) -> Response {
    let mut response = Response::new(Body::from(body.to_string()));
    *response.status_mut() = StatusCode::from_u16(code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    response.headers_mut().insert(header::CONTENT_TYPE, header::HeaderValue::from_static("application/json"));
    response
}

/// A response that breaks off: the client sees a network error.
fn broken() -> Response {
    let torn = futures_util::stream::once(async { Err::<Bytes, _>(io::Error::from(io::ErrorKind::ConnectionReset)) });
    Response::new(Body::from_stream(torn))
}
