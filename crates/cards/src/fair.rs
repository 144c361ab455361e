//! The verifiable shuffle: everything random in a match follows from one secret that is committed
//! to before the first card is dealt and revealed when the match is over.
//!
//! The algorithm is published, with a test vector and an independent implementation, in
//! `docs/fair-deals.md`. It never changes: recorded matches are checked against it for ever.

use std::fmt;
use std::str::FromStr;

use data_encoding::HEXLOWER;
use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use sha2::{Digest, Sha256};

use crate::{Card, Deck, Seat};

/// The text is not 32 bytes in lower-case hexadecimal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 lower-case hexadecimal digits")]
pub struct BadHex;

/// A match's 32 secret random bytes, from which its first dealer and all its decks follow.
///
/// `Debug` hides it. In serde 64 lower-case hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes. They must come from a generator fit for secrets.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is shown before the match: the SHA-256 of the secret.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl serde::Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&HEXLOWER.encode(&self.0))
    }
}

impl<'de> serde::Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Secret {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        from_hex(text).map(Self)
    }
}

/// The public commitment to a [`Secret`]: its SHA-256.
///
/// Its text, in `Display`, `FromStr` and serde, is 64 lower-case hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Commitment([u8; 32]);

/// How many digits a group of a [`Commitment`] has.
const GROUP: usize = 8;
/// How many digits it has in all.
const DIGITS: usize = 64;

/// The text is not a whole [`Commitment`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadCopy {
    /// It contains something that is not a hexadecimal digit.
    #[error("“{0}” is no hexadecimal digit")]
    NotHex(char),
    /// It is only a part, which commitments to other secrets may share.
    #[error(
        "{digits} of a commitment's {DIGITS} digits prove no more than {} bits, and other secrets with the same ones can be found by \
         trying; only all {DIGITS} prove that the secret is the one that was promised",
        digits * 4
    )]
    Shortened {
        /// How many digits there are.
        digits: usize,
    },
    /// It has too many digits.
    #[error("these are {digits} digits; a commitment has {DIGITS}")]
    TooLong {
        /// How many digits there are.
        digits: usize,
    },
}

impl Commitment {
    /// All 64 digits in groups of eight, as pages show them. A part of them proves nothing: another secret with the same part is easy to find.
    #[must_use]
    pub fn grouped(&self) -> String {
        let groups: Vec<String> = self.0.chunks(GROUP / 2).map(|group| HEXLOWER.encode(group)).collect();
        groups.join(" ")
    }

    /// The commitment that somebody copied from a page: all 64 digits, however they are grouped, in letters of either case.
    ///
    /// # Errors
    /// [`BadCopy`] if it is not a whole commitment.
    pub fn copied(text: &str) -> Result<Self, BadCopy> {
        let digits: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        if let Some(other) = digits.chars().find(|digit| !digit.is_ascii_hexdigit()) {
            return Err(BadCopy::NotHex(other));
        }
        match digits.to_ascii_lowercase().parse() {
            Ok(commitment) => Ok(commitment),
            Err(BadHex) if digits.len() > DIGITS => Err(BadCopy::TooLong { digits: digits.len() }),
            Err(BadHex) => Err(BadCopy::Shortened { digits: digits.len() }),
        }
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&HEXLOWER.encode(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = BadHex;

    fn from_str(text: &str) -> Result<Self, BadHex> {
        from_hex(text).map(Self)
    }
}

/// The 32 bytes from which one deck, or the first dealer, is drawn. As secret as the cards; `Debug` hides it.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed of these bytes.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// The seed of a deal: `SHA-256(secret ‖ words ‖ number)`.
///
/// `words` has what each seat gave, in seat order. A seat that gave none contributes the byte 0; one that did, the byte 1, the length of
/// its words in UTF-8 bytes as a big-endian `u32`, and those bytes. `number`, a big-endian `u32`, is 0 for the draw of the first dealer and
/// 1, 2, … for the match's deals.
#[must_use]
pub fn deal_seed(secret: &Secret, words: &[Option<String>], number: u32) -> Seed {
    let mut hash = Sha256::new();
    hash.update(secret.0);
    for given in words {
        match given {
            None => hash.update([0]),
            Some(text) => {
                // Words are limited to far less than 4 GiB, so the length is never cut.
                let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
                hash.update([1]);
                hash.update(length.to_be_bytes());
                hash.update(text.as_bytes());
            }
        }
    }
    hash.update(number.to_be_bytes());
    Seed(hash.finalize().into())
}

/// The seed of the decisions of a match's AI players: the first eight bytes, big-endian, of `SHA-256("players" ‖ secret)`. It reveals
/// nothing about the cards, and nobody can compute what an AI player is about to do before the secret is revealed.
#[must_use]
pub fn chance_of_players(secret: &Secret) -> u64 {
    let digest: [u8; 32] = Sha256::new_with_prefix("players").chain_update(secret.0).finalize().into();
    digest.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Shuffles the pack: Fisher–Yates from the last card down, each number drawn from the seed's
/// ChaCha20 keystream without bias.
#[must_use]
pub fn shuffle(pack: &[Card], seed: &Seed) -> Deck {
    let mut cards = pack.to_vec();
    let mut draws = Draws::new(seed);
    for last in (1..cards.len()).rev() {
        let bound = u32::try_from(last + 1).unwrap_or(u32::MAX);
        cards.swap(last, draws.below(bound) as usize);
    }
    Deck::new(cards)
}

/// Draws the first dealer of a match among `seats` seats; the first seat if that is less than two.
#[must_use]
pub fn first_dealer(seed: &Seed, seats: u8) -> Seat {
    let seats = seats.clamp(1, Seat::COUNT);
    let drawn = Draws::new(seed).below(u32::from(seats));
    Seat::all(seats).nth(drawn as usize).unwrap_or(Seat::FIRST)
}

/// Uniform numbers from the ChaCha20 keystream of a seed (key = seed, 64-bit counter and nonce 0),
/// read as little-endian 32-bit words.
struct Draws(ChaCha20Rng);

impl Draws {
    fn new(seed: &Seed) -> Self {
        Self(ChaCha20Rng::from_seed(seed.0))
    }

    /// A number below `bound` (at least 1), each equally likely: words in the incomplete last multiple of `bound` are discarded.
    fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        let surplus = (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.0.next_u32();
            if word <= u32::MAX - surplus {
                return word % bound;
            }
        }
    }
}

fn from_hex(text: &str) -> Result<[u8; 32], BadHex> {
    let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| BadHex)?;
    bytes.try_into().map_err(|_| BadHex)
}
