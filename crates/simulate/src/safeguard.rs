//! The safeguards of the house. A run can leave out each of them, to show that the run would notice.

/// A safeguard. Only the wiring of a run can switch one off; nothing that serves people can.
#[derive(strum::Display)]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Safeguard {
    /// An input has an idempotency key, and counts once.
    Key,
    /// A decision is saved only at the version of the table that it saw.
    Version,
    /// No two processes work on the same thing.
    Lease,
    /// A mark stays until its pages are shown, so that after a crash in between the next process shows them.
    Redraw,
    /// A write with an unknown outcome counts as one that may still arrive, until it no longer can.
    Arrival,
}
