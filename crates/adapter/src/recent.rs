//! Remembers recent things for a while.

use std::fmt;
use std::hash::Hash;
use std::time::Duration;

use moka::sync::Cache;

/// A set whose entries expire. It may also forget early, so only the frequency of useless work may depend on it.
#[derive(Clone)]
pub struct Recent<K>(Cache<K, ()>);

impl<K: Hash + Eq + Send + Sync + 'static> Recent<K> {
    /// A set of at most `most` entries, each kept for `time`.
    #[must_use]
    pub fn new(most: u64, time: Duration) -> Self {
        Self(Cache::builder().max_capacity(most).time_to_live(time).build())
    }

    /// Adds a key.
    pub fn note(&self, key: K) {
        self.0.insert(key, ());
    }

    /// Adds a key; returns whether it is new.
    pub fn is_new(&self, key: K) -> bool {
        self.0.entry(key).or_insert(()).is_fresh()
    }

    /// True if the key is in the set.
    pub fn has(&self, key: &K) -> bool {
        self.0.contains_key(key)
    }
}

impl<K> fmt::Debug for Recent<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Recent")
    }
}
