//! Claims on due work. Several houses may share a store; each claims rows before it works on them, for a while only, so
//! that another takes over the rows of one that died.

use std::fmt;
use std::time::Duration;

use talon_table::Timestamp;

/// One house, from its start to its end: a number that no other has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProcessId(pub u64);

impl fmt::Debug for ProcessId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ProcessId({:016x})", self.0)
    }
}

/// The right to work on a row alone, for a while. It ends by itself, or when its holder says how the work ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    /// The claiming house.
    pub holder: ProcessId,
    /// From this moment on anybody may claim the row. Told by the house's clock, as everything that is due.
    pub until: Timestamp,
}

impl Lease {
    /// Whether it is over.
    #[must_use]
    pub fn is_over(&self, now: Timestamp) -> bool {
        self.until <= now
    }
}

/// How long it is known when people were served.
pub const SERVED_KEPT: Duration = Duration::from_secs(100 * 24 * 3600);

/// A while, told by the houses' clocks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// Its beginning.
    pub from: Timestamp,
    /// Its end, not before it.
    pub until: Timestamp,
}
