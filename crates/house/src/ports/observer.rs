//! The port through which the house reports inputs and answers.

use std::time::Duration;

use talon_store::PlatformKind;

use crate::input::intent::{Answer, Intent};

/// Learns how many inputs there are, and how long people wait; not who they are, nor what they typed.
///
/// Traffic at the other ports (pages, the store, AI players) is measured by wrapping those ports.
pub trait Observer: Send + Sync {
    /// An input has arrived. Its [`answered`](Self::answered) follows, unless the adapter gives up.
    fn came(&self, _on: PlatformKind, _what: InputKind) {}

    /// An input was answered, this long after it reached the house.
    fn answered(&self, _on: PlatformKind, _what: InputKind, _how: AnswerKind, _took: Duration) {}

    /// All pages of a table with its home there show its newest state again, after some of them were behind for this long.
    fn caught_up(&self, _on: PlatformKind, _behind: Duration) {}
}

/// For nobody.
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
    /// A page, or the removal of one.
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
