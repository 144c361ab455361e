//! What may differ between runs of one seed.

use crate::safeguard::Safeguard;

/// How a run is wired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wiring {
    /// The safeguard that is switched off, to test that the run notices.
    pub without: Option<Safeguard>,
    /// Whether people mostly play in leagues. The runs of other seeds stay the same.
    pub leagues: bool,
    /// Whether to keep the whole transcript, and not only its end.
    pub transcript: bool,
    /// Whether every step takes real time, as on a busy machine. No run may notice.
    pub burdened: bool,
}
