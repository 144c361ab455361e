//! Decides which updates can be confirmed to Telegram.

use std::collections::{BTreeSet, VecDeque};

/// How many confirmed updates are remembered. A confirmation can get lost at Telegram, and then the same updates soon come again.
const REMEMBERED: usize = 1_000;

/// The updates that are not confirmed yet, and those that were confirmed recently.
///
/// Telegram delivers from the earliest unconfirmed update on, and a request with an offset confirms everything before it. So the offset is
/// the oldest unfinished update: a process that dies loses nothing.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    open: BTreeSet<u32>,
    done: BTreeSet<u32>,
    confirmed: VecDeque<u32>,
}

impl Ledger {
    /// The offset of the next request, which confirms everything before the first unfinished update. `None` if there is nothing to confirm:
    /// then Telegram starts with the earliest update it has. After a quiet week its numbers start over, possibly lower.
    pub(crate) fn offset(&self) -> Option<u32> {
        self.open.first().copied().or_else(|| self.done.last().map(|id| id.saturating_add(1)))
    }

    /// Telegram answered a request with this offset, so it has forgotten everything before it.
    pub(crate) fn confirmed(&mut self, offset: Option<u32>) {
        let Some(offset) = offset else { return };
        let kept = self.done.split_off(&offset);
        let forgotten = std::mem::replace(&mut self.done, kept);
        self.confirmed.extend(forgotten);
        let excess = self.confirmed.len().saturating_sub(REMEMBERED);
        self.confirmed.drain(..excess);
    }

    /// Records a received update. Returns `false` if it is known and must not be handled again.
    pub(crate) fn begin(&mut self, id: u32) -> bool {
        if let Some(at) = self.confirmed.iter().position(|confirmed| *confirmed == id) {
            // Already handled; the next request confirms it again.
            self.confirmed.remove(at);
            self.done.insert(id);
        }
        !self.done.contains(&id) && self.open.insert(id)
    }

    /// Records that an update is finished.
    pub(crate) fn finish(&mut self, id: u32) {
        if self.open.remove(&id) {
            self.done.insert(id);
        }
    }

    /// How many updates Telegram still holds: those in progress, and those that are done but not confirmed.
    pub(crate) fn unconfirmed(&self) -> usize {
        self.open.len() + self.done.len()
    }

    /// True if any update is in progress.
    pub(crate) fn is_busy(&self) -> bool {
        !self.open.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn confirms_only_up_to_the_oldest_open_update() {
        let mut ledger = Ledger::default();
        assert_eq!(ledger.offset(), None);
        assert!(ledger.begin(10) && ledger.begin(11) && ledger.begin(12));
        ledger.finish(10);
        ledger.finish(12);
        assert_eq!((ledger.offset(), ledger.unconfirmed()), (Some(11), 3));
        ledger.confirmed(Some(11));
        assert_eq!(ledger.unconfirmed(), 2);
        assert!(!ledger.begin(11), "still worked on");
        assert!(!ledger.begin(12), "done, but Telegram does not know yet");
        ledger.finish(11);
        assert_eq!(ledger.offset(), Some(13));
        ledger.confirmed(Some(13));
        assert_eq!(ledger.offset(), None);
        assert!(!ledger.is_busy());
    }

    #[test]
    fn what_comes_again_after_its_confirmation_is_only_confirmed_again() {
        let mut ledger = Ledger::default();
        assert!(ledger.begin(10));
        ledger.finish(10);
        ledger.confirmed(ledger.offset());
        for _ in 0..3 {
            assert_eq!(ledger.offset(), None);
            assert!(!ledger.begin(10), "it has had its answer");
            assert_eq!(ledger.offset(), Some(11));
            ledger.confirmed(Some(11));
        }
        for id in 20..20 + u32::try_from(REMEMBERED).unwrap() * 3 {
            assert!(ledger.begin(id));
            ledger.finish(id);
            ledger.confirmed(ledger.offset());
        }
        assert_eq!(ledger.confirmed.len(), REMEMBERED);
    }

    #[test]
    fn numbers_may_start_anew() {
        let mut ledger = Ledger::default();
        assert!(ledger.begin(900));
        ledger.finish(900);
        ledger.confirmed(ledger.offset());
        assert!(ledger.begin(5));
        assert_eq!(ledger.offset(), Some(5));
    }

    proptest! {
        /// A model of Telegram's queue: in every interleaving, nothing is confirmed before it is done, and nothing is
        /// begun twice.
        #[test]
        fn nothing_is_lost_or_doubled(steps in proptest::collection::vec((0u8..3, 0usize..8), 1..200)) {
            let mut ledger = Ledger::default();
            let mut next_id = 100u32;
            let mut queue = BTreeSet::new();
            let mut working = Vec::new();
            let mut finished = BTreeSet::new();
            for (step, pick) in steps {
                match step {
                    0 => {
                        queue.insert(next_id);
                        next_id += 1;
                    }
                    1 => {
                        let offset = ledger.offset();
                        for gone in queue.iter().filter(|id| offset.is_some_and(|offset| **id < offset)) {
                            prop_assert!(finished.contains(gone), "{gone} was confirmed before it was done");
                        }
                        queue.retain(|id| offset.is_none_or(|offset| *id >= offset));
                        ledger.confirmed(offset);
                        for id in &queue {
                            if ledger.begin(*id) {
                                prop_assert!(!finished.contains(id) && !working.contains(id), "{id} was begun twice");
                                working.push(*id);
                            }
                        }
                    }
                    _ => {
                        if !working.is_empty() {
                            let id = working.swap_remove(pick % working.len());
                            finished.insert(id);
                            ledger.finish(id);
                        }
                    }
                }
            }
        }
    }
}
