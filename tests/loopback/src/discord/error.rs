//! Discord's refusals, with the bodies of the real server.

use std::time::Duration;

use serde_json::{Map, Value, json};

/// A refusal as the API words it.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    /// Discord's own code; 0 if it has none.
    pub(crate) code: u32,
    pub(crate) message: String,
    /// The errors in a form's fields.
    pub(crate) errors: Option<Value>,
    pub(crate) limited: Option<Limited>,
}

/// The additional fields of a 429.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Limited {
    /// Wall time until the next attempt is worth it.
    pub(crate) retry_after: Duration,
    pub(crate) scope: Scope,
}

/// Who shares a limit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// This bot on this route.
    User,
    /// All who use this resource.
    Shared,
    /// This bot on all routes together.
    Global,
}

impl Scope {
    /// The word in `X-RateLimit-Scope`.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Shared => "shared",
            Self::Global => "global",
        }
    }
}

macro_rules! refusals {
    ($($(#[$doc:meta])* $name:ident = $status:literal / $code:literal $message:literal;)*) => {
        impl ApiError {
            $($(#[$doc])* pub(crate) fn $name() -> Self {
                Self::new($status, $code, $message)
            })*
        }
    };
}

refusals! {
    unauthorized = 401 / 0 "401: Unauthorized";
    not_found = 404 / 0 "404: Not Found";
    method_not_allowed = 405 / 0 "405: Method Not Allowed";
    bad_gateway = 502 / 0 "502: Bad Gateway";
    internal = 500 / 0 "500: Internal Server Error";
    unknown_channel = 404 / 10003 "Unknown Channel";
    unknown_guild = 404 / 10004 "Unknown Guild";
    unknown_member = 404 / 10007 "Unknown Member";
    unknown_message = 404 / 10008 "Unknown Message";
    unknown_user = 404 / 10013 "Unknown User";
    unknown_emoji = 404 / 10014 "Unknown Emoji";
    unknown_webhook = 404 / 10015 "Unknown Webhook";
    unknown_interaction = 404 / 10062 "Unknown interaction";
    unknown_command = 404 / 10063 "Unknown application command";
    unknown_application = 404 / 10002 "Unknown Application";
    too_many_emojis = 400 / 30008 "Maximum number of emojis reached (2000)";
    already_acknowledged = 400 / 40060 "Interaction has already been acknowledged.";
    missing_access = 403 / 50001 "Missing Access";
    not_another_users_message = 403 / 50005 "Cannot edit a message authored by another user";
    empty_message = 400 / 50006 "Cannot send an empty message";
    dm_refused = 403 / 50007 "Cannot send messages to this user";
    missing_permissions = 403 / 50013 "Missing Permissions";
    wrong_channel_type = 400 / 50024 "Cannot execute action on this channel type";
    invalid_webhook_token = 401 / 50027 "Invalid Webhook Token";
    file_too_large = 400 / 50045 "File uploaded exceeds the maximum size";
    too_large = 413 / 40005 "Request entity too large";
    thread_archived = 400 / 50083 "Thread is archived";
    invalid_json = 400 / 50109 "The request body contains invalid JSON.";
    thread_exists = 400 / 160004 "A thread has already been created for this message";
    thread_locked = 400 / 160005 "Thread is locked";
    entry_point_missing = 400 / 50240 "You cannot remove this app's Entry Point command in a bulk update operation. Include the Entry Point command in your update request or delete it separately.";
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self { status, code, message: message.into(), errors: None, limited: None }
    }

    /// 50035 with what the form's check has found.
    pub(crate) fn invalid_form(errors: Value) -> Self {
        Self { errors: Some(errors), ..Self::new(400, 50_035, "Invalid Form Body") }
    }

    /// A limit of requests is reached.
    pub(crate) fn limited(retry_after: Duration, scope: Scope) -> Self {
        let limited = Some(Limited { retry_after, scope });
        Self { limited, ..Self::new(429, 0, "You are being rate limited.") }
    }

    /// 30046: a message older than an hour was edited too often.
    pub(crate) fn edited_too_often(retry_after: Duration) -> Self {
        let message = "Maximum number of edits to messages older than 1 hour reached. Try again later";
        let limited = Some(Limited { retry_after, scope: Scope::Shared });
        Self { limited, ..Self::new(429, 30_046, message) }
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = Map::new();
        body.insert("message".to_owned(), json!(self.message));
        body.insert("code".to_owned(), json!(self.code));
        if let Some(errors) = &self.errors {
            body.insert("errors".to_owned(), errors.clone());
        }
        if let Some(limited) = self.limited {
            body.insert("retry_after".to_owned(), json!(seconds(limited.retry_after)));
            body.insert("global".to_owned(), json!(limited.scope == Scope::Global));
        }
        Value::Object(body)
    }
}

/// Seconds with milliseconds, rounded up, as Discord gives them.
pub(crate) fn seconds(duration: Duration) -> f64 {
    let millis = u32::try_from(duration.as_micros().div_ceil(1000)).unwrap_or(u32::MAX);
    f64::from(millis) / 1000.0
}

/// What a request that is carried out is answered with.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    /// None with 204.
    pub(crate) body: Option<Value>,
}

impl Reply {
    pub(crate) fn ok(body: Value) -> Self {
        Self { status: 200, body: Some(body) }
    }

    pub(crate) fn nothing() -> Self {
        Self { status: 204, body: None }
    }
}

pub(crate) type ApiResult = Result<Reply, ApiError>;
