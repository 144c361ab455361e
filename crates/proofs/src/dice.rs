//! The random number generator for test deals.

use std::fmt;

use rand_xoshiro::Xoroshiro128PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use talon_cards::{Card, CardSet, Rank, Suit};

/// A fast stream of numbers that depends on the seed alone, the same in every build. Not fit for secrets.
#[derive(Clone)]
pub struct Dice {
    words: Xoroshiro128PlusPlus,
    /// A buffer for choosing among cards. Its old contents mean nothing; clearing it would only cost time.
    row: [Card; SLOTS],
}

/// More than there are cards, and a power of two: an index that is masked with it needs no bounds check.
const SLOTS: usize = 64;

impl Dice {
    /// The stream of this seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self { words: Xoroshiro128PlusPlus::seed_from_u64(seed), row: [Card::new(Rank::Two, Suit::Clubs); SLOTS] }
    }

    /// A number below `bound`, each equally likely; 0 when `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = bound as u64;
        loop {
            let (number, rest) = split(self.words.next_u64(), bound);
            if is_fair(rest, bound) {
                return number as usize;
            }
        }
    }

    /// One of these, each equally likely; none of an empty list.
    #[inline]
    pub fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(among.len()))
    }

    /// One of these cards, each equally likely; none of an empty set. They are copied into an array first: a walk through the set
    /// up to a random card would be mispredicted.
    #[inline]
    pub fn card(&mut self, among: CardSet) -> Option<Card> {
        let mut count = 0;
        for card in among {
            self.row[count % SLOTS] = card;
            count += 1;
        }
        if count == 0 { None } else { Some(self.row[self.below(count) % SLOTS]) }
    }

    /// True once in `times` calls on average.
    #[inline]
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// Brings the cards into a random order, each equally likely.
    #[inline]
    pub fn shuffle(&mut self, cards: &mut [Card]) {
        let mut left = cards.len();
        while left > 1 {
            left = self.shuffle_last(cards, left);
        }
    }

    /// Puts a random one of the first `left` cards into the last of their places, then one of the others into the place before it, and
    /// so on, as often as one random word allows. Returns how many are left. If a word turns out to be biased, it has only moved cards
    /// around: the same places are filled once more with the next word.
    #[inline]
    fn shuffle_last(&mut self, cards: &mut [Card], mut left: usize) -> usize {
        let before = left;
        let mut word = self.words.next_u64();
        let mut ways = 1;
        while left > 1 && ways <= MOST_WAYS {
            let (place, rest) = split(word, left as u64);
            left -= 1;
            cards.swap(left, place as usize);
            (word, ways) = (rest, ways * (left as u64 + 1));
        }
        if is_fair(word, ways) { left } else { before }
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dice").finish_non_exhaustive()
    }
}

/// A word that was split in fewer ways can be split once more: no pack has 2^14 cards.
const MOST_WAYS: u64 = 1 << 50;

/// Splits the range of a word into `ways` parts. Returns the part in which the word lies, and its place within that part. The place is
/// scaled to the whole range, so that it can be split in turn (Brackett-Rozinsky and Lemire, "Batched Ranged Random Integer
/// Generation", 2024).
#[inline]
const fn split(word: u64, ways: u64) -> (u64, u64) {
    let product = word as u128 * ways as u128;
    ((product >> 64) as u64, product as u64)
}

/// Whether a word that was split in this many ways altogether, with this rest, keeps all of them equally likely.
#[inline]
const fn is_fair(rest: u64, ways: u64) -> bool {
    rest >= ways || rest >= surplus(ways)
}

/// How many words are left over when all words are divided equally among the ways.
#[cold]
const fn surplus(ways: u64) -> u64 {
    match ways {
        0 => 0,
        _ => ways.wrapping_neg() % ways,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

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

    #[test]
    fn each_card_of_a_set_is_chosen_as_often() {
        let among: CardSet = "9C TC QD AS".parse().unwrap();
        let mut dice = Dice::new(1);
        let mut seen = HashMap::new();
        for _ in 0..40_000 {
            *seen.entry(dice.card(among).unwrap()).or_insert(0_u32) += 1;
        }
        assert_eq!(seen.keys().copied().collect::<CardSet>(), among);
        assert!(seen.values().all(|times| (9_500..10_500).contains(times)), "{seen:?}");
        assert_eq!(dice.card(CardSet::EMPTY), None);
        let all: CardSet = (0..Card::COUNT).filter_map(Card::from_index).collect();
        assert!((0..1_000).filter_map(|_| dice.card(all)).collect::<CardSet>() == all, "of all of them any can come");
    }

    /// The counts are within six standard deviations.
    #[test]
    fn every_order_of_four_cards_is_as_likely() {
        let pack: Vec<Card> = ["9C", "TC", "JC", "QC"].map(|card| card.parse().unwrap()).into();
        let mut dice = Dice::new(1);
        let mut seen = HashMap::new();
        for _ in 0..240_000 {
            let mut cards = pack.clone();
            dice.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0_u32) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|times| (9_400..10_600).contains(times)), "{seen:?}");
    }

    /// A pack for which one random word is not enough.
    #[test]
    fn every_place_gets_every_card_as_often() {
        let pack: Vec<Card> = (0..Card::COUNT).filter_map(Card::from_index).collect();
        let mut dice = Dice::new(1);
        let mut seen = [[0_u32; Card::COUNT as usize]; Card::COUNT as usize];
        for _ in 0..52_000 {
            let mut cards = pack.clone();
            dice.shuffle(&mut cards);
            for (place, card) in cards.iter().enumerate() {
                seen[place][usize::from(card.index())] += 1;
            }
        }
        assert!(seen.as_flattened().iter().all(|times| (810..1_190).contains(times)), "{seen:?}");
    }

    /// Of 2^64 words, 2^64 mod `ways` are left over.
    #[test]
    fn a_word_is_unfair_as_often_as_there_are_too_many() {
        for ways in [1, 2, 3, 24, 52, 1 << 40, (1 << 63) + 1, u64::MAX] {
            assert_eq!(u128::from(surplus(ways)), (1_u128 << 64) % u128::from(ways), "{ways}");
            assert!(
                is_fair(surplus(ways), ways) && (surplus(ways) == 0 || !is_fair(surplus(ways) - 1, ways)),
                "{ways}"
            );
        }
    }

    /// A seed that was printed once must mean the same deals for ever.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut dice = Dice::new(42);
        let drawn: Vec<usize> = (0..8).map(|_| dice.below(1000)).collect();
        assert_eq!(drawn, STREAM_OF_42);
        let mut cards: Vec<Card> = (0..24).filter_map(Card::from_index).collect();
        dice.shuffle(&mut cards);
        let order: Vec<u8> = cards.into_iter().map(Card::index).collect();
        assert_eq!(order, SHUFFLED_NEXT);
    }

    const SHUFFLED_NEXT: [u8; 24] =
        [20, 10, 1, 14, 21, 23, 0, 15, 2, 17, 19, 3, 16, 18, 9, 22, 8, 4, 12, 7, 6, 11, 13, 5];
    const STREAM_OF_42: [usize; 8] = [908, 330, 950, 204, 342, 91, 490, 99];
}
