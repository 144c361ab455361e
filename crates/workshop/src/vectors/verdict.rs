//! The result of comparing a recorded deal with our rules.

/// Where a deal differs from its record.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Difference {
    /// Position in the record's `events`, from 0; the result comes one after the last.
    pub(super) step: usize,
    pub(super) what: &'static str,
    pub(super) file: String,
    pub(super) ours: String,
}

/// How one deal compares with its record.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It agrees at every step.
    Agrees,
    /// It differs only as the engine is known to differ, according to its own fields.
    Listed,
    /// Every difference at the first step that has one.
    Disagrees(Vec<Difference>),
}
