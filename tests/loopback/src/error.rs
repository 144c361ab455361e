//! The Bot API's refusals, with the texts of the real server.

use serde_json::{Value, json};

/// A refusal as the Bot API words it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) code: u16,
    pub(crate) description: String,
    pub(crate) retry_after: Option<u64>,
    pub(crate) migrate_to: Option<i64>,
}

pub(crate) type ApiResult = Result<Value, ApiError>;

impl ApiError {
    fn new(code: u16, description: impl Into<String>) -> Self {
        Self { code, description: description.into(), retry_after: None, migrate_to: None }
    }

    /// 400; `why` follows "Bad Request: ".
    pub(crate) fn bad(why: impl AsRef<str>) -> Self {
        Self::new(400, format!("Bad Request: {}", why.as_ref()))
    }

    /// 403; `why` follows "Forbidden: ".
    pub(crate) fn forbidden(why: impl AsRef<str>) -> Self {
        Self::new(403, format!("Forbidden: {}", why.as_ref()))
    }

    /// 409; `why` follows "Conflict: ".
    pub(crate) fn conflict(why: impl AsRef<str>) -> Self {
        Self::new(409, format!("Conflict: {}", why.as_ref()))
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, "Unauthorized")
    }

    pub(crate) fn not_found() -> Self {
        Self::new(404, "Not Found")
    }

    pub(crate) fn no_such_method() -> Self {
        Self::new(404, "Not Found: method not found")
    }

    pub(crate) fn too_large() -> Self {
        Self::new(413, "Request Entity Too Large")
    }

    /// 500; `why` follows "Internal Server Error: ".
    pub(crate) fn internal(why: &str) -> Self {
        Self::new(500, format!("Internal Server Error: {why}"))
    }

    pub(crate) fn bad_gateway() -> Self {
        Self::new(502, "Bad Gateway")
    }

    pub(crate) fn too_many_requests(seconds: u64) -> Self {
        let mut error = Self::new(429, format!("Too Many Requests: retry after {seconds}"));
        error.retry_after = Some(seconds);
        error
    }

    pub(crate) fn migrated(to: i64) -> Self {
        let mut error = Self::bad("group chat was upgraded to a supergroup chat");
        error.migrate_to = Some(to);
        error
    }

    pub(crate) fn body(&self) -> Value {
        let mut body = json!({"ok": false, "error_code": self.code, "description": self.description});
        if let Some(seconds) = self.retry_after {
            body["parameters"] = json!({"retry_after": seconds});
        } else if let Some(chat) = self.migrate_to {
            body["parameters"] = json!({"migrate_to_chat_id": chat});
        }
        body
    }
}
