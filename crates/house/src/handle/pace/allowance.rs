//! How much one account may store.
//!
//! Each input that changes something takes space: its key as long as it may be delivered again, and most often a change for good. So an
//! account may change only so much: more than anybody needs who sets up tables and plays all evening, and so little that nobody fills the
//! disk.
//!
//! Decisions of the game do not count, so that a match goes on whatever its players have done besides: the match bounds them. Inputs that
//! only show something store nothing, and do not count either.

use std::time::Duration;

use moka::ops::compute::Op;
use moka::sync::Cache;
use talon_store::{AccountRef, InputKey};
use talon_table::Timestamp;

use super::rate::{Rate, SHARES};
use crate::error::HouseError;
use crate::input::intent::Incoming;

/// At this pace somebody can solve a puzzle every fifteen seconds for two hours. In the long run it is 1,440 changes a day. Most take 0.2
/// KB in the database, the largest 0.9, all consequences included.
const CHANGES: Rate = Rate { at_once: 400, every: Duration::from_secs(60) };

/// What each account has used lately. It is lost with the process, and each of several processes has its own: then an account gets its
/// whole allowance once more, which is little.
pub(in crate::handle) struct Allowances {
    /// Each of a person's accounts counts for itself: forgetting and linking change nothing.
    used_until: Cache<AccountRef, Timestamp>,
}

impl Allowances {
    /// With nothing used.
    pub(in crate::handle) fn new() -> Self {
        Self { used_until: Cache::new(SHARES) }
    }

    /// The key of this input, which came at `now`.
    pub(in crate::handle) fn key_of<'a>(&'a self, incoming: &'a Incoming, now: Timestamp) -> CountedKey<'a> {
        let key = InputKey { platform: incoming.place.platform, key: incoming.key.clone() };
        CountedKey { key, account: &incoming.from.account, now, allowances: self }
    }

    /// Uses one change, if there is one left; otherwise returns when there will be.
    fn take(&self, account: &AccountRef, now: Timestamp) -> Result<(), Timestamp> {
        let mut wait = None;
        self.used_until.entry_by_ref(account).and_compute_with(|known| {
            let used_until = known.map_or(now, moka::Entry::into_value);
            wait = CHANGES.free_from(used_until, now);
            match wait {
                Some(_) => Op::Nop,
                None => Op::Put(CHANGES.with_one_more(used_until, now)),
            }
        });
        wait.map_or(Ok(()), Err)
    }
}

/// The key of an input. The caller that stores it says whether that counts.
pub(crate) struct CountedKey<'a> {
    key: InputKey,
    account: &'a AccountRef,
    now: Timestamp,
    allowances: &'a Allowances,
}

impl CountedKey<'_> {
    /// The key of an input that changes something, to be asked for before anything is changed.
    ///
    /// # Errors
    /// [`HouseError::Spent`] if the sender has used up the allowance.
    pub(in crate::handle) fn counted(&self) -> Result<&InputKey, HouseError> {
        self.allowances.take(self.account, self.now).map_err(HouseError::Spent)?;
        Ok(&self.key)
    }

    /// The key of an input that stores nothing, or of a decision of the game.
    pub(in crate::handle) const fn uncounted(&self) -> &InputKey {
        &self.key
    }

    /// A text unique to this input, from which its randomness is drawn.
    pub(in crate::handle) fn context(&self) -> String {
        format!("{}:{}", self.key.platform, self.key.key)
    }
}
