//! The games: what each tells and shows of itself, and what all of them have in common.

pub(crate) mod belot;
pub(crate) mod duty;
pub(crate) mod game;
pub(crate) mod marriage;
pub(crate) mod recap;
pub(crate) mod ristiseiska;
pub(crate) mod santase;
pub(crate) mod scene;
pub(crate) mod sealed;
pub(crate) mod snaps;
pub(crate) mod step;
pub(crate) mod sznap;
