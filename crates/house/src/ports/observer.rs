//! What somebody who watches over the house is told, as a port.

use std::time::Duration;

use talon_store::PlatformKind;

use crate::input::intent::{Answer, Intent};

/// Is told what becomes of inputs: how many there are, and how long people wait. It learns nothing of who they are, nor of what they typed.
///
/// What goes on at the other ports (pages, the store, AI players) is seen by standing before these ports.
pub trait Observer: Send + Sync {
    /// An input has come. Its [`answered`](Self::answered) follows, unless the adapter gives up.
    fn came(&self, _on: PlatformKind, _what: InputKind) {}

    /// An input was answered, so long after it had come to the house.
    fn answered(&self, _on: PlatformKind, _what: InputKind, _how: AnswerKind, _took: Duration) {}

    /// All pages of a table whose home is there show its newest state, and some of them did not for so long.
    fn caught_up(&self, _on: PlatformKind, _behind: Duration) {}
}

/// Nobody watches.
impl Observer for () {}

/// The kind of an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum InputKind {
    /// A press on a button.
    Press,
    /// Anything that is typed: a command, or words for the shuffle.
    Words,
}

impl InputKind {
    /// The kind of what was asked.
    pub(crate) const fn of(intent: &Intent) -> Self {
        match intent {
            Intent::Press(_) => Self::Press,
            _ => Self::Words,
        }
    }
}

/// The kind of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum AnswerKind {
    /// Without words; a page follows.
    Silent,
    /// A sentence.
    Sentence,
    /// A page, or the end of one.
    Page,
    /// The sentence about a fault of ours.
    Fault,
}

impl AnswerKind {
    /// The kind of an answer that is no fault of ours.
    pub(crate) const fn of(answer: &Answer) -> Self {
        match answer {
            Answer::Silent => Self::Silent,
            Answer::Toast(_) | Answer::Alert(_) => Self::Sentence,
            Answer::Page { .. }
            | Answer::Posted { .. }
            | Answer::Pending { .. }
            | Answer::Surface { .. }
            | Answer::Dismiss => Self::Page,
        }
    }
}
