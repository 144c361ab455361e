//! The two stores that are compared.

use talon_store::{Behind, MemoryStore, Store};

/// Both stores, with the marks that each showed at the same time: generations are each store's own.
pub(super) struct Twins<'a> {
    pub(super) memory: MemoryStore,
    pub(super) other: &'a dyn Store,
    pub(super) marks: Vec<(Behind, Behind)>,
}

/// Asks both stores the same, and asserts that they answer alike.
macro_rules! both {
    ($twins:expr, $method:ident($($argument:expr),* $(,)?)) => {{
        let expected = $twins.memory.$method($($argument),*).await.unwrap();
        assert_eq!($twins.other.$method($($argument),*).await.unwrap(), expected, stringify!($method));
        expected
    }};
}

pub(super) use both;
