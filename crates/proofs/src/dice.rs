//! The generator of chance for deals that nobody bets on.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use talon_cards::Card;

/// A fast stream of numbers that depends on the seed alone, the same in every build. Not fit for secrets.
#[derive(Debug, Clone)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The stream of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number below `bound`, each equally likely; 0 when `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64 & u64::from(u32::MAX);
        loop {
            // The upper half of the product is the number; the lower tells the few products that would make some numbers likelier.
            let product = (self.0.next_u64() >> 32) * bound;
            let rest = product & u64::from(u32::MAX);
            if rest >= bound || rest >= (1 << 32) % bound.max(1) {
                return (product >> 32) as usize;
            }
        }
    }

    /// One of these, each equally likely; nothing of nothing.
    #[inline]
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(among.len()))
    }

    /// Whether something happens that happens once in `times` tries.
    #[inline]
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Brings the cards into a random order, each equally likely.
    #[inline]
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_below_the_bound_and_spread_evenly() {
        let mut dice = Dice::new(1);
        let mut seen = [0_u32; 7];
        for _ in 0..70_000 {
            seen[dice.below(7)] += 1;
        }
        assert!(seen.iter().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
        assert_eq!((dice.below(0), dice.below(1)), (0, 0));
        assert_eq!(dice.pick::<u8>(&[]), None);
    }

    /// A seed that was printed once must mean the same deals for ever.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = Dice::new(42);
        let drawn: Vec<usize> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(drawn, STREAM_OF_42);
    }

    const STREAM_OF_42: [usize; 8] = [814, 318, 983, 701, 793, 588, 125, 605];
}
