//! Claims on due work. Several houses may share a store. Each claims rows before it works on them, for a limited time, so that another
//! takes over the rows of one that died.

use std::fmt;
use std::time::Duration;

use talon_table::Timestamp;

/// A house, from its start to its end: a unique number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub u64);

impl fmt::Debug for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ProcessId({:016x})", self.0)
    }
}

/// The sole right to work on a row, for a limited time. It expires, or ends when its holder reports how the work ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    /// The claiming house.
    pub holder: ProcessId,
    /// From this moment on anybody may claim the row. By the house's clock, like all due times.
    pub until: Timestamp,
}

impl Lease {
    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.until <= now
    }
}

/// How long the times at which people were served are kept.
pub const SERVED_KEPT: Duration = Duration::from_secs(100 * 24 * 3600);

/// A span of time by the houses' clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Its beginning.
    pub from: Timestamp,
    /// Its end, not before it.
    pub until: Timestamp,
}
