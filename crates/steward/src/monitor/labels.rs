//! Labels of metrics. All values come from closed sets, so that nobody can make the metrics grow.

use prometheus_client::encoding::EncodeLabelSet;
use talon_house::ShowError;

/// A platform.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfPlatform {
    pub(crate) platform: &'static str,
}

/// Inputs of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfInput {
    pub(crate) platform: &'static str,
    pub(crate) input: &'static str,
}

/// Answers of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfAnswer {
    pub(crate) platform: &'static str,
    pub(crate) input: &'static str,
    pub(crate) answer: &'static str,
}

/// Requests to a platform.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfRequest {
    pub(crate) platform: &'static str,
    pub(crate) request: &'static str,
}

/// The outcomes of requests to a platform.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfOutcome {
    pub(crate) platform: &'static str,
    pub(crate) request: &'static str,
    pub(crate) outcome: &'static str,
}

/// A call of the store.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfCall {
    pub(crate) call: &'static str,
}

/// A failure of the store.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfError {
    pub(crate) call: &'static str,
    pub(crate) error: &'static str,
}

/// A kind of something.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfKind {
    pub(crate) kind: &'static str,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfGame {
    pub(crate) game: &'static str,
}

/// A strength of AI players.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfLevel {
    pub(crate) level: &'static str,
}

/// Connections of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfState {
    pub(crate) state: &'static str,
}

/// The program itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfBuild {
    pub(crate) version: &'static str,
    pub(crate) commit: &'static str,
}

/// The kinds of requests to a platform.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Request {
    /// A new message.
    Send,
    /// An edit.
    Edit,
    Delete,
    /// A file.
    Document,
    /// A question about somebody's rights.
    Ask,
    /// Opening or closing a room, or inviting somebody into it.
    Room,
}

/// The outcome of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Outcome {
    Done,
    /// The platform asks to wait.
    Wait,
    /// The message is gone.
    Gone,
    /// The topic or thread is gone.
    ThreadGone,
    /// The bot may not write there for now.
    Barred,
    /// The bot may not write there at all.
    Forbidden,
    /// The chat has moved.
    Moved,
    /// Our own fault.
    Refused,
    /// The network or the platform is down.
    Unreachable,
}

impl Outcome {
    /// Maps a platform's answer.
    pub(crate) const fn of<T>(answer: &Result<T, ShowError>) -> Self {
        match answer {
            Ok(_) => Self::Done,
            Err(ShowError::RetryAfter(_)) => Self::Wait,
            Err(ShowError::Gone) => Self::Gone,
            Err(ShowError::ThreadGone) => Self::ThreadGone,
            Err(ShowError::Barred(_)) => Self::Barred,
            Err(ShowError::Forbidden) => Self::Forbidden,
            Err(ShowError::Moved(_)) => Self::Moved,
            Err(ShowError::Refused(_)) => Self::Refused,
            Err(ShowError::Unreachable(_)) => Self::Unreachable,
        }
    }
}
