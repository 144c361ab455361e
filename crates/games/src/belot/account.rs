//! The account of a deal so far, term by term.

use serde::{Deserialize, Serialize};
use talon_cards::{CardSet, Seat, Suit};

use super::{Deal, Declared, PerSeat, Standing};

/// The account of a deal so far: for referees, who see every card. The [sheet](super::Sheet) shows how the terms are counted after the last
/// trick, and what hangs then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Account {
    /// The contract that stands or is played, its declarer, and who doubled it.
    pub standing: Option<Standing>,
    /// What each seat has.
    pub seats: PerSeat<Holding>,
}

/// What a seat has in a deal.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Its hand.
    pub hand: CardSet,
    /// How many tricks it has taken.
    pub tricks: u8,
    /// The points of their cards, before no trump doubles them, and without the last ten.
    pub cards: u16,
    /// The cards of the runs and of the carrés that it has declared, whether they will count or not.
    pub declared: Declared,
    /// The suits in which it has said belot.
    pub belots: Vec<Suit>,
}

impl Account {
    pub(super) fn of(deal: &Deal) -> Self {
        let cards = deal.card_points();
        let seats = std::array::from_fn(|index| {
            let is_own = |by: Option<Seat>| by.is_some_and(|seat| seat.index() == index);
            let said = Suit::ALL.iter().copied().zip(deal.belots).filter(|(_, by)| is_own(*by));
            Holding {
                hand: deal.hands[index],
                tricks: deal.tricks[index],
                cards: cards[index],
                declared: deal.declared[index],
                belots: said.map(|(suit, _)| suit).collect(),
            }
        });
        Self { standing: deal.standing(), seats }
    }
}
