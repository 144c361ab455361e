//! AI players: they play the seats that no person plays.
//!
//! A player is a pure function from an [`AnyView`](talon_games::AnyView) (what its seat lawfully knows) and a seed to one of the view's
//! legal actions. It holds no state, reads no clock and no hidden card, so that a decision can be repeated, explained and tested: the same
//! view and seed give the same action on every machine.
//!
//! * [`ThumbPlayer`] plays by rules of thumb, counts cards and points, and calculates exactly once both hands are known.
//! * [`ThinkingPlayer`] has learned a game from its own play, or searches: as well as we know, or with the faults of people.
//! * [`coach`] tells what the choices of a decision were worth.
//! * [`puzzle`] has endings with one best choice.
//! * [`RandomPlayer`] is the yardstick that every player is measured against; no table seats it.
//! * [`arena`] plays duplicate deals between two players, with the seats swapped.

pub mod arena;
mod belot;
mod bits;
pub mod coach;
mod grade;
mod imagine;
mod lessons;
mod level;
mod marriage;
mod merit;
mod net;
mod player;
pub mod puzzle;
mod race;
mod random;
mod reason;
mod ristiseiska;
mod rng;
mod santase;
pub mod school;
mod slip;
mod snaps;
mod standing;
mod sznap;
mod thinking;
mod thumb;
mod trainer;

use sha2::{Digest, Sha256};
use talon_cards::Seat;

pub use level::{Level, UnknownLevel};
pub use player::Player;
pub use random::RandomPlayer;
pub use standing::Standing;
pub use thinking::ThinkingPlayer;
pub use thumb::ThumbPlayer;

/// The seed of one decision: the first eight bytes of SHA-256 over table, deal, ply and seat, big-endian in this order.
///
/// `ply` counts the accepted actions of the deal, so that no two decisions of a table share a seed, while a replay, a hint and a test
/// that meet the same decision get the same answer.
#[must_use]
pub fn decision_seed(table: u64, deal: u32, ply: u32, seat: Seat) -> u64 {
    let mut hash = Sha256::new();
    hash.update(table.to_be_bytes());
    hash.update(deal.to_be_bytes());
    hash.update(ply.to_be_bytes());
    hash.update((seat.index() as u64).to_be_bytes());
    let digest: [u8; 32] = hash.finalize().into();
    digest.iter().take(8).fold(0, |seed, &byte| seed << 8 | u64::from(byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_of_a_decision_changes_its_seed() {
        let seed = decision_seed(1, 2, 3, Seat::FIRST);
        assert_eq!(seed, decision_seed(1, 2, 3, Seat::FIRST));
        assert_ne!(seed, decision_seed(2, 2, 3, Seat::FIRST));
        assert_ne!(seed, decision_seed(1, 3, 3, Seat::FIRST));
        assert_ne!(seed, decision_seed(1, 2, 4, Seat::FIRST));
        assert_ne!(seed, decision_seed(1, 2, 3, Seat::SECOND));
    }
}
