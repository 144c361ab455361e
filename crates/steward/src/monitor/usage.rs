//! What this process uses of the machine, as far as the system tells.

use std::fs;
use std::time::Duration;

/// What is used at one moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Usage {
    /// Memory that is in the machine's memory, in bytes.
    pub(crate) resident_bytes: u64,
    /// The time of all processors together since the start.
    pub(crate) processor: Duration,
    /// Open files, sockets included.
    pub(crate) files: u64,
}

impl Usage {
    /// The usage now; zero for what the system does not tell.
    pub(crate) fn now() -> Self {
        Self {
            resident_bytes: resident_bytes().unwrap_or(0),
            processor: processor_time(),
            files: fs::read_dir("/proc/self/fd").map_or(0, |files| files.count() as u64),
        }
    }
}

/// The resident memory in bytes; none where the system does not tell.
pub fn resident_bytes() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let spent = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(u64::try_from(spent.tv_sec).unwrap_or(0), u32::try_from(spent.tv_nsec).unwrap_or(0))
}

#[cfg(not(unix))]
fn processor_time() -> Duration {
    Duration::ZERO
}
