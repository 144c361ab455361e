//! The open ladder: which matches count.

use std::collections::BTreeMap;

use super::entry::Person;
use super::score::Score;
use crate::Day;

/// The scores that count: each as long as no two of its players have met in `per_day` earlier ones of the same day.
pub(super) fn counted(scores: &[Score], per_day: u32) -> Vec<Score> {
    let mut met: BTreeMap<(Day, Person, Person), u32> = BTreeMap::new();
    let mut counts = |score: &&Score| {
        let pairs = pairs(score);
        let free = pairs.iter().all(|pair| met.get(pair).is_none_or(|times| *times < per_day));
        if free {
            for pair in pairs {
                *met.entry(pair).or_default() += 1;
            }
        }
        free
    };
    scores.iter().filter(|score| counts(score)).cloned().collect()
}

/// The pairs that met in a match, and the day.
fn pairs(score: &Score) -> Vec<(Day, Person, Person)> {
    let people: Vec<_> = score.sides.iter().map(|side| side.who).collect();
    let later = |at: usize| people.iter().skip(at + 1);
    let from = |(at, one): (usize, &Person)| {
        let one = *one;
        later(at).map(move |other| (score.day, one.min(*other), one.max(*other))).collect::<Vec<_>>()
    };
    people.iter().enumerate().flat_map(from).collect()
}
