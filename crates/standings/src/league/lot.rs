//! Drawing lots without chance.

use sha2::{Digest, Sha256};

use super::entry::Person;

/// The lot of a person: the first eight bytes, as one number, of the SHA-256 of `<name>:<person>`. Anybody can compute it again, and nobody
/// can choose the name to favour somebody: the name exists before anybody joins.
pub(super) fn lot(name: &str, who: Person) -> u64 {
    let digest: [u8; 32] = Sha256::digest(format!("{name}:{who}")).into();
    digest.into_iter().take(8).fold(0, |number, byte| number << 8 | u64::from(byte))
}
