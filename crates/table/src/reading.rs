//! How a build reads logs.

use std::fmt;

use talon_games::GameKind;

/// Identifies how a build reads logs. Two builds have the same number only if they read logs alike: it is computed from the version of this
/// crate and the revisions of the games' rules. A build need not retry what it could not read, but a build with another number should.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Reading(pub u64);

impl Reading {
    /// The number of this build.
    #[must_use]
    pub fn current() -> Self {
        let games = GameKind::ALL.iter().flat_map(|game| game.name().bytes().chain(game.rules_rev().to_be_bytes()));
        Self(fnv(env!("CARGO_PKG_VERSION").bytes().chain(games)))
    }
}

impl fmt::Debug for Reading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Reading({:016x})", self.0)
    }
}

/// FNV-1a, which never changes. It need not resist attacks: nobody gains anything from a collision.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
