//! Faults that a test causes.

use std::time::Duration;

use crate::discord::error::{ApiError, Scope};

/// A failure of a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// 429 with this wall time in `retry_after`; nothing happens.
    TooManyRequests {
        /// How long the bot has to wait.
        retry_after: Duration,
        /// Who shares the limit.
        scope: Scope,
    },
    /// 500 or 502, or any other status, with a body that is not a refusal; nothing happens.
    ServerError(u16),
    /// The connection hangs for this wall time and breaks; nothing happens.
    Timeout(Duration),
    /// The connection breaks at once; nothing happens.
    Dropped,
    /// The request is carried out, and its answer is lost on the way.
    AnswerLost,
    /// This refusal; nothing happens.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's `code`, as 50001.
        code: u32,
        /// The `message`.
        message: String,
    },
}

impl Failure {
    /// The refusal that the bot would read.
    pub(crate) fn error(&self) -> ApiError {
        match self {
            Self::TooManyRequests { retry_after, scope } => ApiError::limited(*retry_after, *scope),
            Self::Refused { status, code, message } => ApiError::new(*status, *code, message.clone()),
            Self::ServerError(500) => ApiError::internal(),
            Self::ServerError(status) => ApiError::new(*status, 0, format!("{status}: Server Error")),
            Self::Timeout(_) | Self::Dropped | Self::AnswerLost => ApiError::bad_gateway(),
        }
    }
}
