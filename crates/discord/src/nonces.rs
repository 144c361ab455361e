//! Nonces, by which Discord recognises a message that is sent twice.

use std::fmt::Write as _;
use std::time::Duration;

use moka::sync::Cache;
use serenity::all::ChannelId;
use sha2::{Digest, Sha256};

/// How long nonces are remembered. Discord recognises one for "the past few minutes".
const NONCE_FOR: Duration = Duration::from_secs(15 * 60);
/// The length of a nonce; Discord accepts 25 characters.
const NONCE_LETTERS: usize = 24;

/// What distinguishes one message from another, in this and every other process.
#[derive(Clone, Copy)]
pub(crate) struct Attempt {
    /// The digest of what it shows.
    pub(crate) content: [u8; 32],
    /// When its place was last seen to show a page of its kind, in milliseconds since 1970.
    pub(crate) after: i64,
}

/// Numbers equal messages. So a message that may have arrived is not sent twice, but the same message can be sent again on purpose.
pub(crate) struct Nonces {
    sent: Cache<[u8; 32], u32>,
}

impl Default for Nonces {
    fn default() -> Self {
        Self { sent: Cache::builder().max_capacity(20_000).time_to_live(NONCE_FOR).build() }
    }
}

impl Nonces {
    /// The nonce of the next message with this content. It stays the same until the message is known to be [`sent`](Self::sent).
    pub(crate) fn next(&self, channel: ChannelId, attempt: Attempt) -> ([u8; 32], String) {
        let key = digest(&[&channel.get().to_be_bytes(), &attempt.content, &attempt.after.to_be_bytes()]);
        let count = self.sent.get(&key).unwrap_or(0);
        let mut nonce = String::new();
        for byte in digest(&[&key, &count.to_be_bytes()]).iter().take(NONCE_LETTERS / 2) {
            // Writing to a string can't fail.
            let _ = write!(nonce, "{byte:02x}");
        }
        (key, nonce)
    }

    /// The message with this key has arrived.
    pub(crate) fn sent(&self, key: [u8; 32]) {
        let count = self.sent.get(&key).unwrap_or(0);
        self.sent.insert(key, count.wrapping_add(1));
    }
}

fn digest(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nonce_changes_when_its_message_was_sent() {
        let nonces = Nonces::default();
        let (here, there) = (ChannelId::new(1), ChannelId::new(2));
        let page = |content| Attempt { content: [content; 32], after: 5 };
        let (key, first) = nonces.next(here, page(7));
        assert_eq!(first.len(), NONCE_LETTERS);
        assert_eq!(nonces.next(here, page(7)).1, first, "a repetition of the same message");
        assert_ne!(nonces.next(there, page(7)).1, first);
        assert_ne!(nonces.next(here, page(8)).1, first);
        assert_ne!(
            nonces.next(here, Attempt { after: 6, ..page(7) }).1,
            first,
            "sent again, in this process or another"
        );
        nonces.sent(key);
        assert_ne!(nonces.next(here, page(7)).1, first, "the same page, sent again on purpose");
    }
}
