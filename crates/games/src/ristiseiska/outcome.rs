//! How a round ended, and what it costs (`rules/ristiseiska.md §10`, §11).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use serde_with::{DeserializeFromStr, SerializeDisplay};
use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_cards::{CardSet, Seat};

use super::ROOM;
use crate::{BadCode, Feat, GameOutcome};

/// How a round ended: a stored fact. The cards left in the hands are laid open and counted, so nothing in it is private.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Whose hand became empty.
    pub winner: Seat,
    /// How.
    pub ending: Ending,
    /// What each seat is charged, by seat.
    pub penalties: ArrayVec<Penalty, ROOM>,
    /// Who has the token, and what it costs; the winner pays for it too. None if nobody was ever stuck, or at a table where
    /// cards are given.
    pub token: Option<TokenPenalty>,
}

/// What a seat is charged for its hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Penalty {
    /// The cards left in the hand.
    pub cards: CardSet,
    /// What they count together (§2).
    pub points: u16,
}

/// What is charged for the token.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct TokenPenalty {
    /// Whom.
    pub seat: Seat,
    /// How much.
    pub points: u16,
}

impl Outcome {
    /// What a seat is charged in all: its cards and, if it has it, the token. Nothing for a seat that did not play.
    #[must_use]
    pub fn penalty(&self, seat: Seat) -> u16 {
        let cards = self.penalties.get(seat.index()).map_or(0, |penalty| penalty.points);
        cards + self.token.filter(|token| token.seat == seat).map_or(0, |token| token.points)
    }

    /// How many played.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.penalties.len() as u8
    }
}

impl GameOutcome for Outcome {
    fn code(&self) -> &'static str {
        self.ending.code()
    }

    fn winner(&self) -> Option<Seat> {
        Some(self.winner)
    }

    fn game_points(&self) -> Vec<i32> {
        Seat::all(self.seats()).map(|seat| i32::from(self.penalty(seat))).collect()
    }

    /// Fewer penalty points are better.
    fn merits(&self) -> Vec<i32> {
        self.game_points().into_iter().map(|penalty| -penalty).collect()
    }

    fn feats(&self, seat: Seat) -> Vec<(Feat, u32)> {
        vec![(Feat::Penalty, u32::from(self.penalty(seat)))]
    }

    fn laid_open(&self) -> CardSet {
        self.penalties.iter().flat_map(|penalty| penalty.cards.iter()).collect()
    }
}

/// How the winner's hand became empty (`rules/ristiseiska.md §11`).
///
/// Its text, in `Display`, `FromStr` and serde, is its [code](Ending::code).
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray, SerializeDisplay, DeserializeFromStr)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadCode, parse_err_fn = not_an_ending)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// He played his last card.
    PlayedOut,
    /// He gave his last card to a player who was stuck (§9).
    GaveLast,
}

impl Ending {
    /// Every ending.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// The ending's stable name in kebab-case.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

const fn not_an_ending(_: &str) -> BadCode {
    BadCode { of: "an ending" }
}
