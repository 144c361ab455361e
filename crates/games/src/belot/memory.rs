//! What a player with a perfect memory knows.

use serde::{Deserialize, Serialize};
use talon_cards::{CardSet, Seat};

use super::deal::{Deal, Stage};
use super::{PerSeat, SEATS};

/// What the viewer has seen in the course of the deal. A person must remember it (`rules/belot.md §13` hides captured points until the end
/// of the deal), so it is only for AI players and no page prints it. A spectator's is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Memory {
    /// Every card that the viewer has seen: his hand, what was played, and what is [`known`](Memory::known).
    pub seen: CardSet,
    /// The cards that were played, those on the table included.
    pub played: CardSet,
    /// The points of the cards in each seat's tricks, before no trump doubles them.
    pub counted: PerSeat<u16>,
    /// For each seat, the cards that everybody knows to be in its hand: the other card of a belot.
    pub known: PerSeat<CardSet>,
    /// For each seat, the cards that it has shown not to hold by what it played.
    pub missing: PerSeat<CardSet>,
}

impl Memory {
    pub(super) fn of(deal: &Deal, viewer: Seat) -> Self {
        let mut known = [CardSet::EMPTY; SEATS as usize];
        for seat in Seat::all(SEATS) {
            known[seat.index()] = deal.known(seat);
        }
        let played = deal.gone();
        let seen = known.into_iter().fold(deal.hands[viewer.index()] | played, CardSet::union);
        let missing = deal.missing.map(|missing| missing & super::cards::PACK);
        Self { seen, played, counted: deal.card_points(), known, missing }
    }
}

impl Deal {
    /// The cards that have been played, those on the table included.
    fn gone(&self) -> CardSet {
        match self.stage {
            Stage::Auction { .. } | Stage::ThrownIn => CardSet::EMPTY,
            Stage::Lead { .. } | Stage::Follow { .. } | Stage::Counted { .. } => {
                let held = self.hands.into_iter().fold(CardSet::EMPTY, CardSet::union);
                super::cards::PACK - held
            }
        }
    }
}
