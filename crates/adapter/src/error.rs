//! Errors between an adapter and its platform, and what they mean to the house.

use std::error::Error as _;
use std::fmt::{self, Write as _};
use std::time::Duration;

use talon_house::{Bar, ShowError};

/// Why a request brought no result. `M` is what a refusal means to the adapter. The texts never contain a token.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CallError<M> {
    /// The platform understood the request and refused it.
    #[error("{0}")]
    Refused(Refusal<M>),
    /// Too many requests: this one was not carried out, and may be repeated after the pause.
    #[error("asked to wait {0:?}")]
    Limited(Duration),
    /// The platform did not answer.
    #[error("{why}")]
    Unanswered {
        /// The network's error, or the HTTP status of a server or proxy in trouble.
        why: String,
        /// Whether the platform may have carried out the request all the same.
        sent: bool,
    },
    /// The answer is not the platform's, or the request can't be encoded.
    #[error("not understood: {0}")]
    Unintelligible(String),
}

/// A platform's refusal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal<M> {
    /// What it means.
    pub meaning: M,
    /// What it concerns.
    pub concern: Concern,
    /// The reason, without anything that we sent.
    pub words: String,
    /// The platform's further words. They may quote what we sent, so they are left out for pages.
    pub more: String,
}

/// What a refusal concerns. Everything else can still be tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Concern {
    /// The message: it does not exist, or can't be changed.
    Message,
    /// The topic or thread: it is closed to new messages.
    Thread,
    /// The place: the bot may not write there now.
    Place(Bar),
    /// The chat or the person: the bot may not write there at all.
    Chat,
    /// The chat now has this number.
    Moved(i64),
    /// The bot: nothing can be shown until the operator provides a valid token. The page is not at fault.
    Bot,
    /// Only this request.
    Request,
    /// The content of the request: rebuilt after this pause, it may be accepted.
    Later(Duration),
}

impl<M> fmt::Display for Refusal<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words)?;
        f.write_str(&self.more)
    }
}

impl<M> CallError<M> {
    /// A network error with all its causes, without the token and without the address, which may contain a secret.
    #[must_use]
    pub fn network(error: reqwest::Error, token: &str) -> Self {
        let sent = !error.is_connect() && !error.is_builder();
        let error = error.without_url();
        let mut why = error.to_string();
        let mut cause = error.source();
        while let Some(inner) = cause {
            // Writing to a string can't fail.
            let _ = write!(why, ": {inner}");
            cause = inner.source();
        }
        Self::Unanswered { why: why.replace(token, "hidden"), sent }
    }

    /// The server, or a proxy in front of it, is in trouble. `sent` says whether the request may have been carried out.
    #[must_use]
    pub fn server(status: u16, sent: bool) -> Self {
        Self::Unanswered { why: format!("the server answered HTTP {status}"), sent }
    }

    /// True if the same request may succeed later.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self, Self::Limited(_) | Self::Unanswered { .. })
    }

    /// True if the platform certainly did not carry out the request, so that repeating it is safe.
    #[must_use]
    pub const fn surely_not_done(&self) -> bool {
        match self {
            Self::Refused(_) | Self::Limited(_) => true,
            Self::Unanswered { sent, .. } => !*sent,
            Self::Unintelligible(_) => false,
        }
    }

    /// The reason why a bot could not connect to `platform` at `address`.
    #[must_use]
    pub fn at_connecting(self, platform: &'static str, address: &str, bad_token: impl Fn(&M) -> bool) -> ConnectError {
        match self {
            Self::Refused(refusal) if bad_token(&refusal.meaning) => ConnectError::BadToken { platform },
            Self::Refused(refusal) => ConnectError::Refused { platform, why: refusal.to_string() },
            Self::Limited(_) | Self::Unanswered { .. } | Self::Unintelligible(_) => {
                ConnectError::Unreachable { platform, address: address.to_owned(), why: self.to_string() }
            }
        }
    }
}

impl<M: Copy> CallError<M> {
    /// What a refusal means; `None` for any other error.
    #[must_use]
    pub const fn meaning(&self) -> Option<M> {
        match self {
            Self::Refused(refusal) => Some(refusal.meaning),
            Self::Limited(_) | Self::Unanswered { .. } | Self::Unintelligible(_) => None,
        }
    }
}

impl<M> From<CallError<M>> for ShowError {
    fn from(error: CallError<M>) -> Self {
        match error {
            CallError::Limited(pause) => Self::RetryAfter(pause),
            CallError::Unanswered { .. } | CallError::Unintelligible(_) => Self::Unreachable(error.to_string()),
            CallError::Refused(Refusal { concern, words, .. }) => match concern {
                Concern::Message => Self::Gone,
                Concern::Thread => Self::ThreadGone,
                Concern::Place(bar) => Self::Barred(bar),
                Concern::Chat => Self::Forbidden,
                Concern::Moved(chat) => Self::Moved(chat.to_string()),
                Concern::Bot => Self::Unreachable(words),
                Concern::Request => Self::Refused(words),
                Concern::Later(pause) => Self::RetryAfter(pause),
            },
        }
    }
}

/// Why an adapter could not connect.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ConnectError {
    /// The platform does not know the token.
    #[error("{platform} does not accept the bot token")]
    BadToken {
        /// The platform's name.
        platform: &'static str,
    },
    /// The platform's address did not answer. It may answer later.
    #[error("{platform} at {address} can't be reached: {why}")]
    Unreachable {
        /// The platform's name.
        platform: &'static str,
        /// The address without the token.
        address: String,
        /// The network's error.
        why: String,
    },
    /// The platform answered, but not with this bot's account.
    #[error("{platform} refused to say who the bot is: {why}")]
    Refused {
        /// The platform's name.
        platform: &'static str,
        /// Its words.
        why: String,
    },
    /// The address for links is invalid.
    #[error("“{0}” is not an http(s) address for links")]
    LinkAddress(String),
    /// The HTTP client could not be built.
    #[error("the HTTP client can't start: {0}")]
    Client(String),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_surely_did_not_happen_is_sent_again() {
        let unanswered = |sent| CallError::<()>::Unanswered { why: String::new(), sent };
        assert!(unanswered(false).surely_not_done());
        assert!(!unanswered(true).surely_not_done());
        assert!(!CallError::<()>::Unintelligible(String::new()).surely_not_done());
    }

    #[test]
    fn what_may_quote_a_page_is_not_told_of_it() {
        let more = ": unsupported start tag \"♠A\"".to_owned();
        let refusal = Refusal { meaning: (), concern: Concern::Request, words: "can't parse".to_owned(), more };
        assert_eq!(refusal.to_string(), "can't parse: unsupported start tag \"♠A\"");
        assert_eq!(ShowError::from(CallError::Refused(refusal)), ShowError::Refused("can't parse".to_owned()));
    }
}
