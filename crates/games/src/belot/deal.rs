//! The state of one deal: where every card is, what has been said, and whose decision is due.
//!
//! `legality` has what may be done in it, `play` the effects.

use std::fmt;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Seat, Suit};

use super::auction::Auction;
use super::cards::pair;
use super::trick::{OpenTrick, Trick};
use super::{Contract, Declared, PerSeat, Rules, SEATS, Standing};

/// The cards that each player gets after the auction (`rules/belot.md §4`).
pub const LAST_PACKET: usize = 3;

/// The cards left for after the auction.
pub(super) const STOCK: usize = LAST_PACKET * SEATS as usize;

/// Where in the deal we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Five cards each; the players bid.
    Auction,
    /// A player is on lead.
    Lead,
    /// One or two cards are on the table.
    Follow,
    /// The deal is over.
    Over,
}

/// One deal of Belot: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(super) rules: Rules,
    pub(super) dealer: Seat,
    pub(super) auction: Auction,
    pub(super) stage: Stage,
    /// Whose decision is due, while somebody's is.
    pub(super) turn: Seat,
    /// The cards that the seat on turn may play: computed once, for the list of actions and for judging a single one.
    pub(super) playable: CardSet,
    pub(super) hands: PerSeat<CardSet>,
    pub(super) tricks: PerSeat<u8>,
    /// The points of the cards in each seat's tricks.
    pub(super) points: PerSeat<u8>,
    pub(super) declared: PerSeat<Declared>,
    /// Who said belot in each suit.
    pub(super) belots: [Option<Seat>; Suit::ALL.len()],
    pub(super) last_trick: Option<Trick>,
    /// What each seat has shown it cannot hold.
    pub(super) missing: PerSeat<CardSet>,
}

/// The decision that is due, with its data. Every step reads the tag: an explicit tag is faster than one that the compiler
/// stores in unused values of a field.
#[derive(Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(super) enum Stage {
    /// The auction is open.
    Auction {
        /// What is dealt after it, in dealing order.
        stock: [Card; STOCK],
    },
    /// The next trick is to be led.
    Lead { contract: Contract },
    /// A trick is under way.
    Follow { contract: Contract, trick: OpenTrick },
    /// All have passed.
    ThrownIn,
    /// All eight tricks are played; the seat took the last.
    Counted { last: Seat },
}

impl Deal {
    /// A deal with these hands and nothing played; [`Deal::enter`] sets the decision that is due.
    pub(super) const fn new(rules: Rules, dealer: Seat, auction: Auction, hands: PerSeat<CardSet>) -> Self {
        Self {
            rules,
            dealer,
            auction,
            stage: Stage::ThrownIn,
            turn: dealer,
            playable: CardSet::EMPTY,
            hands,
            tricks: [0; SEATS as usize],
            points: [0; SEATS as usize],
            declared: [Declared::NONE; SEATS as usize],
            belots: [None; Suit::ALL.len()],
            last_trick: None,
            missing: [CardSet::EMPTY; SEATS as usize],
        }
    }

    /// Where in the deal we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Auction { .. } => Phase::Auction,
            Stage::Lead { .. } => Phase::Lead,
            Stage::Follow { .. } => Phase::Follow,
            Stage::ThrownIn | Stage::Counted { .. } => Phase::Over,
        }
    }

    /// The seat on turn; nobody when the deal is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Auction { .. } | Stage::Lead { .. } | Stage::Follow { .. } => Some(self.turn),
            Stage::ThrownIn | Stage::Counted { .. } => None,
        }
    }

    /// The points of the cards that each seat has taken, before no trump doubles them: for referees and exact players,
    /// who need what a view hides.
    #[must_use]
    pub fn card_points(&self) -> [u16; SEATS as usize] {
        self.points.map(u16::from)
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The contract that stands or is played.
    pub(super) const fn standing(&self) -> Option<Standing> {
        self.auction.standing()
    }

    /// How many tricks are complete.
    #[inline]
    pub(super) fn completed(&self) -> u8 {
        self.tricks.iter().sum()
    }

    /// The cards that everybody knows to be in this seat's hand: the other cards of its belots.
    pub(super) fn known(&self, seat: Seat) -> CardSet {
        let mut known = CardSet::EMPTY;
        for (suit, by) in Suit::ALL.iter().copied().zip(self.belots) {
            if by == Some(seat) {
                known = known | pair(suit);
            }
        }
        known & self.hands[seat.index()]
    }
}

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("belot::Deal")
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("standing", &self.standing())
            .field("completed_tricks", &self.completed())
            .finish_non_exhaustive()
    }
}
