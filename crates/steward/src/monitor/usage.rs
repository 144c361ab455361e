//! The process's resource usage, as far as the system reports it.

use std::fs;
use std::time::Duration;

/// Resource usage at one moment.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Usage {
    /// Resident memory in bytes.
    pub(crate) resident_bytes: u64,
    /// CPU time since the start.
    pub(crate) processor: Duration,
    /// Open files, sockets included.
    pub(crate) files: u64,
}

impl Usage {
    /// The current usage; zero for anything the system does not report.
    pub(crate) fn now() -> Self {
        Self {
            resident_bytes: resident_bytes().unwrap_or(0),
            processor: processor_time(),
            files: fs::read_dir("/proc/self/fd").map_or(0, |files| files.count() as u64),
        }
    }
}

/// Resident memory in bytes; `None` if the system does not report it.
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
