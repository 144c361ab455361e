//! What may differ between runs of one seed.

use crate::safeguard::Safeguard;

/// How a run is wired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Wiring {
    /// The safeguard that is switched off, to show that its absence is noticed.
    pub without: Option<Safeguard>,
    /// Whether people play in leagues most of the time. The other seeds' runs stay as they are.
    pub leagues: bool,
    /// Whether the whole transcript is kept, and not only its end.
    pub transcript: bool,
    /// Whether the machine has much else to do, so that every step takes real time. No run may notice.
    pub burdened: bool,
}
