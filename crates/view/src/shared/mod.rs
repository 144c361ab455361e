//! What several pages show.

pub(crate) mod fair;
pub(crate) mod lobby;
pub(crate) mod options;
pub(crate) mod reason;
pub(crate) mod running;
pub(crate) mod sheet;
pub(crate) mod winners;
