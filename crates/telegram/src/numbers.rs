//! The numbers of messages in private chats.
//!
//! Telegram numbers the messages of all private chats and basic groups of a bot in one ascending sequence. So if a send was never answered,
//! its message, if it exists, has a number within a known range; and most of the numbers in that range are known to be other messages.

use std::collections::BTreeSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many numbers are remembered. A busy bot uses them up in a few minutes, and a send is repeated within seconds.
const REMEMBERED: usize = 8192;

/// How many numbers are examined at most: each costs a request.
const LOOKED_THROUGH: i64 = 24;

/// The numbers of messages that this process knows.
#[derive(Default)]
pub(crate) struct Numbers(Mutex<BTreeSet<i64>>);

impl Numbers {
    fn known(&self) -> MutexGuard<'_, BTreeSet<i64>> {
        // Every change is a single step.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A message of a private chat has this number.
    pub(crate) fn note(&self, number: i64) {
        let mut known = self.known();
        known.insert(number);
        while known.len() > REMEMBERED {
            known.pop_first();
        }
    }

    /// The newest number that this process knows.
    pub(crate) fn newest(&self) -> Option<i64> {
        self.known().last().copied()
    }

    /// The numbers between these two that belong to no message known to this process.
    pub(crate) fn unaccounted(&self, after: i64, before: i64) -> Vec<i64> {
        let known = self.known();
        let from = after.max(before.saturating_sub(LOOKED_THROUGH + 1)).saturating_add(1);
        (from..before).filter(|number| !known.contains(number)).collect()
    }
}

/// Whether this chat's messages share the sequence of the private chats. Basic groups do; supergroups and channels, whose
/// identifiers begin with -100, have numbers of their own.
pub(crate) fn in_one_row(chat: &str) -> bool {
    chat.parse::<i64>().is_ok_and(|id| id > -1_000_000_000_000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_between_is_told_unless_it_is_known() {
        let numbers = Numbers::default();
        assert_eq!(numbers.newest(), None);
        [7, 9, 12].into_iter().for_each(|number| numbers.note(number));
        assert_eq!(numbers.newest(), Some(12));
        assert_eq!(numbers.unaccounted(7, 12), [8, 10, 11]);
        assert_eq!(numbers.unaccounted(12, 13), [0; 0]);
        assert_eq!(numbers.unaccounted(12, 12), [0; 0]);
        let far = numbers.unaccounted(12, 100_000);
        assert_eq!((far.len(), far.last()), (24, Some(&99_999)), "the last ones");
        (0..20_000).for_each(|number| numbers.note(number));
        assert_eq!(numbers.known().len(), REMEMBERED);
    }

    #[test]
    fn supergroups_count_for_themselves() {
        assert!(in_one_row("77") && in_one_row("-4077"));
        assert!(!in_one_row("-1001234567890") && !in_one_row("general"));
    }
}
