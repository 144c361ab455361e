//! How a player errs: it misjudges what a choice is worth, and forgets cards.

use crate::rng::Dice;

/// These separate what is misjudged and what is forgotten from all else that follows from a decision's seed.
const MISJUDGED: u64 = 0x5113;
const FORGOTTEN: u64 = 0xF0;

/// How far a player falls short of what it could know and judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Frailty {
    /// How far it misjudges what a choice is worth, in game points of a game for two. Two choices that differ by this are confused in about
    /// a quarter of all cases; a difference of five times as much is missed in less than one of a hundred: it errs where it is close, and
    /// is not silly.
    pub(crate) slip: f32,
    /// How many of a hundred cards that are gone it still believes to be out.
    pub(crate) forgets: u32,
}

impl Frailty {
    /// That of a player without fault.
    pub(crate) const NONE: Self = Self { slip: 0.0, forgets: 0 };

    /// Whether there is no fault.
    pub(crate) fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Those of the cards that are forgotten, each as likely as the others.
    pub(crate) fn forgotten<T>(self, cards: impl IntoIterator<Item = T>, seed: u64) -> impl Iterator<Item = T> {
        let mut dice = Dice::new(seed ^ FORGOTTEN);
        cards.into_iter().filter(move |_| dice.below(100) < self.forgets)
    }
}

/// The errors of one decision.
pub(crate) struct Slip {
    size: f32,
    dice: Dice,
}

impl Slip {
    /// No error at all.
    pub(crate) fn none() -> Self {
        Self::new(0.0, 0)
    }

    /// Errors of about this size, in the unit of what is judged.
    pub(crate) fn new(size: f32, seed: u64) -> Self {
        Self { size, dice: Dice::new(seed ^ MISJUDGED) }
    }

    /// Whether there is none.
    pub(crate) fn is_none(&self) -> bool {
        self.size <= 0.0
    }

    /// The misjudgement of the next choice. The errors follow Gumbel's distribution, so the highest choice is taken with a probability
    /// proportional to the exponential of its worth, in units of the size.
    pub(crate) fn next(&mut self) -> f32 {
        const PARTS: u32 = 1 << 20;
        if self.is_none() {
            return 0.0;
        }
        let part = (self.dice.below(PARTS) as f32 + 0.5) / PARTS as f32;
        // The standard library's logarithm differs from system to system.
        -self.size * libm::logf(-libm::logf(part))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often the better of two choices is taken.
    fn share(better_by: f32, slip: &mut Slip) -> f32 {
        let taken = (0..10_000).filter(|_| better_by + slip.next() > slip.next()).count();
        taken as f32 / 10_000.0
    }

    #[test]
    fn what_is_close_is_confused_and_what_is_far_is_not() {
        let mut slip = Slip::new(0.5, 3);
        assert!((0.48..0.52).contains(&share(0.0, &mut slip)));
        assert!((0.71..0.75).contains(&share(0.5, &mut slip)));
        assert!(share(2.5, &mut slip) > 0.99);
    }

    #[test]
    fn some_cards_are_forgotten_and_the_same_ones_again() {
        let frailty = Frailty { slip: 0.0, forgets: 30 };
        let forgotten = || frailty.forgotten(0..1_000, 5).collect::<Vec<u32>>();
        assert!((250..350).contains(&forgotten().len()), "{}", forgotten().len());
        assert_eq!(forgotten(), forgotten());
        assert_eq!(Frailty::NONE.forgotten(0..1_000, 5).count(), 0);
    }

    #[test]
    fn without_a_size_nothing_is_confused() {
        let mut slip = Slip::none();
        assert!(slip.is_none());
        assert_eq!([slip.next(), slip.next()], [0.0; 2]);
    }
}
