//! What was noted lately.

use std::fmt;
use std::hash::Hash;
use std::time::Duration;

use moka::sync::Cache;

/// Remembers for a while what was noted. It may forget earlier, so nothing may depend on it but how often something is done in vain.
#[derive(Clone)]
pub struct Lately<K>(Cache<K, ()>);

impl<K: Hash + Eq + Send + Sync + 'static> Lately<K> {
    /// Remembers at most so many for so long.
    #[must_use]
    pub fn new(most: u64, time: Duration) -> Self {
        Self(Cache::builder().max_capacity(most).time_to_live(time).build())
    }

    /// Notes it, from now on.
    pub fn note(&self, key: K) {
        self.0.insert(key, ());
    }

    /// Notes it unless it was noted before; tells whether it was not.
    pub fn is_new(&self, key: K) -> bool {
        self.0.entry(key).or_insert(()).is_fresh()
    }

    /// Whether it was noted.
    pub fn has(&self, key: &K) -> bool {
        self.0.contains_key(key)
    }
}

impl<K> fmt::Debug for Lately<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lately")
    }
}
