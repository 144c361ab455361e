//! The only source of randomness in a run.

use std::ops::Range;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::lock::lock;

/// Random draws that depend on the seed and on their order, which itself depends on the seed.
#[derive(Clone)]
pub(crate) struct Chance(Arc<Mutex<ChaCha8Rng>>);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Arc::new(Mutex::new(ChaCha8Rng::seed_from_u64(seed))))
    }

    /// A random number in the range, which must not be empty.
    pub(crate) fn within(&self, range: Range<u64>) -> u64 {
        lock(&self.0).random_range(range)
    }

    /// A random index into a list of this length, which must not be empty.
    pub(crate) fn place(&self, length: usize) -> usize {
        lock(&self.0).random_range(0..length)
    }

    /// True with probability `thousandths`/1000.
    pub(crate) fn happens(&self, thousandths: u64) -> bool {
        thousandths > 0 && self.within(0..1000) < thousandths
    }

    pub(crate) fn millis(&self, range: Range<u64>) -> Duration {
        Duration::from_millis(self.within(range))
    }

    pub(crate) fn pick<'a, T>(&self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() { None } else { from.get(self.place(from.len())) }
    }

    /// A random item, weighted.
    pub(crate) fn weigh<'a, T>(&self, from: &'a [(u64, T)]) -> Option<&'a T> {
        let total: u64 = from.iter().map(|(weight, _)| weight).sum();
        if total == 0 {
            return None;
        }
        let mut left = self.within(0..total);
        from.iter().find_map(|(weight, what)| match left.checked_sub(*weight) {
            None => Some(what),
            Some(rest) => {
                left = rest;
                None
            }
        })
    }
}
