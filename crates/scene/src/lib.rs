//! What a picture shows, as data: `view` makes a scene from what one reader may see, and `picture` draws it.
//!
//! A scene has words in the reader's language, cards and people, but no colours and no places on a canvas: the drawing decides on those. It
//! shows no more than the page that it belongs to. In its texts, `♠ ♥ ♦ ♣` stand for the suits' shapes; names are at most 32 graphemes
//! long, without marks around them.
//!
//! Only [`Scene`] implements `Debug`, which shows no more than its kind: a scene may be somebody's hand.

mod ends;
mod hand;
mod header;
mod style;
mod table;

use std::fmt;

use serde::Serialize;
use sha2::{Digest, Sha256};
use strum::{EnumString, IntoStaticStr, VariantArray};

pub use ends::{Course, DealEnd, DealRow, LastTaken, MatchEnd};
pub use hand::{Hand, Held, HeldCard, Mark};
pub use header::{Header, Kind, Person};
pub use style::{CourtLetters, Cyrillic, Lettering, Style};
pub use table::{
    Aside, Auction, Board, Call, Center, Contract, Left, Plate, Played, Row, Sign, Table, Talon, Trick, TrickState,
    WonTrick,
};

/// What a picture shows.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub enum Scene {
    /// A table in a running deal: for a player with the hand, for a group without one.
    Table(Table),
    /// A player's hand alone.
    Hand(Hand),
    /// How a deal ended.
    DealEnd(DealEnd),
    /// How a match ended, to be shared.
    MatchEnd(MatchEnd),
}

impl Scene {
    /// True if it shows cards that only its reader may see.
    #[must_use]
    pub const fn shows_hand(&self) -> bool {
        match self {
            Self::Table(table) => table.hand.is_some(),
            Self::Hand(_) => true,
            Self::DealEnd(_) | Self::MatchEnd(_) => false,
        }
    }

    /// A digest of everything that the scene shows: two scenes with the same digest make the same picture.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        // A scene always has a JSON form; if it ever had not, the digest of nothing would only cost an edit.
        Sha256::digest(serde_json::to_vec(self).unwrap_or_default()).into()
    }
}

impl Scene {
    /// The trick on a table from left to right; until somebody leads, the previous one. Empty in any other scene.
    #[must_use]
    pub fn trick(&self) -> Vec<Played<'_>> {
        match self {
            Self::Table(table) => table.trick(),
            Self::Hand(_) | Self::DealEnd(_) | Self::MatchEnd(_) => Vec::new(),
        }
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Table(_) => "Table",
            Self::Hand(_) => "Hand",
            Self::DealEnd(_) => "DealEnd",
            Self::MatchEnd(_) => "MatchEnd",
        })
    }
}

/// The colours of a picture. The cards are the same in both.
#[derive(EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize)]
pub enum Theme {
    /// Indigo cloth on walnut.
    #[default]
    Dark,
    /// Linen on oak.
    Light,
}

impl Theme {
    /// Both.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The stored form: `dark`, `light`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}
