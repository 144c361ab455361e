//! The two stores that are compared.

use talon_store::{Behind, MemoryStore, Store};

/// Both stores, with the marks that each showed at the same time: each store has its own generations.
pub(super) struct Twins<'a> {
    pub(super) memory: MemoryStore,
    pub(super) other: &'a dyn Store,
    pub(super) marks: Vec<(Behind, Behind)>,
}

/// Sends the same request to both stores, and asserts that the answers are equal.
macro_rules! both {
    ($twins:expr, $method:ident($($argument:expr),* $(,)?)) => {{
        let expected = $twins.memory.$method($($argument),*).await.unwrap();
        assert_eq!($twins.other.$method($($argument),*).await.unwrap(), expected, stringify!($method));
        expected
    }};
}

pub(super) use both;
