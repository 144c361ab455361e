//! The codes that link accounts.

use std::fmt;

use sha2::{Digest, Sha256};

/// Crockford's base 32: digits and letters, without those that are easily mistaken for others.
const ALPHABET: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// The length of a code, in characters of five bits each.
const LENGTH: usize = 8;

/// A code, in its one spelling. Anybody who knows it can use it, so `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct LinkCode(String);

impl LinkCode {
    /// A code from random bytes.
    pub(in crate::handle) fn fresh(bytes: &[u8; 32]) -> Self {
        let symbol = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
        Self(bytes.iter().take(LENGTH).map(symbol).collect())
    }

    /// Reads a typed code, in any spelling.
    pub(in crate::handle) fn read(text: &str) -> Option<Self> {
        let written = text.chars().filter(|char| char.is_alphanumeric());
        let code: String = written
            .map(|char| match char.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            })
            .collect();
        let fits = code.len() == LENGTH && code.bytes().all(|byte| ALPHABET.contains(&byte));
        fits.then_some(Self(code))
    }

    /// The hash that the store has of it.
    pub(in crate::handle) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.0).into()
    }
}

/// In two halves, which is easier to copy.
impl fmt::Display for LinkCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, second) = self.0.split_at(LENGTH / 2);
        write!(f, "{first}-{second}")
    }
}

impl fmt::Debug for LinkCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LinkCode(..)")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn a_code_is_read_however_it_is_written() {
        let code = LinkCode::read("7QXM-01KZ").unwrap();
        assert_eq!(code.to_string(), "7QXM-01KZ");
        for text in ["7qxm01kz", " 7QXM – OIKZ ", "7QXM-OLKZ", "`7qxm-0lkz`", "7 q x m 0 1 k z"] {
            assert_eq!(LinkCode::read(text), Some(code.clone()), "{text}");
        }
        for text in ["", "7QXM-01K", "7QXM-01KZ2", "7QXM-01KU", "7QXM-01КЗ", "hello there"] {
            assert_eq!(LinkCode::read(text), None, "{text}");
        }
    }

    #[test]
    fn the_store_and_the_log_learn_nothing_of_it() {
        let code = LinkCode::fresh(&[7; 32]);
        assert_eq!(format!("{code:?}"), "LinkCode(..)");
        assert_ne!(code.hash(), LinkCode::fresh(&[8; 32]).hash());
    }

    proptest! {
        #[test]
        fn every_code_is_read_back(bytes: [u8; 32]) {
            let code = LinkCode::fresh(&bytes);
            prop_assert_eq!(LinkCode::read(&code.to_string()), Some(code));
        }

        #[test]
        fn whatever_is_typed_is_a_code_or_none(text in "\\PC{0,20}") {
            if let Some(code) = LinkCode::read(&text) {
                prop_assert_eq!(LinkCode::read(&code.to_string()), Some(code));
            }
        }
    }
}
