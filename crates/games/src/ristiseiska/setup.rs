//! Positions in the middle of a round, for tests, puzzles and referees.
//!
//! A [`Setup`] says who holds which cards; all others lie on the table. [`Setup::build`] makes a [`Deal`] of it only if the cards on the
//! table can lie there together. It has no history: no last turns are shown.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat};

use super::deal::{Deal, Stage};
use super::grid::Grid;
use super::{Bonus, LARGEST_HAND, ROOM, Rules, Stuck};
use crate::Game;
use crate::game::Events;

/// Who holds which cards, and what has happened that still matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The table's options.
    pub rules: Rules,
    /// Who dealt.
    pub dealer: Seat,
    /// The cards in each seat's hand, by seat: as many as there are players. Every other card lies on the table.
    pub hands: Vec<CardSet>,
    /// Whose decision is due.
    pub turn: Turn,
    /// Who has the token.
    pub token: Option<Seat>,
    /// How many turns have passed before this one.
    pub turns: u8,
    /// How many of them, up to this one, without a card played.
    pub turns_without_play: u8,
}

/// Whose decision is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// The turn comes to this seat. If it is stuck, the built deal already includes the consequences.
    Begins(Seat),
    /// The seat has just played an ace or a king.
    Bonus(Seat),
}

/// Play cannot lead to such a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// The table's options do not let so many play.
    #[error("the game cannot be played by so many")]
    WrongSeats,
    /// A seat that is not at the table.
    #[error("there is no such seat at the table")]
    NoSuchSeat,
    /// A card is in two hands.
    #[error("a card is in two hands")]
    CardTwice,
    /// A hand is empty, so that the round would be over, or larger than one can become.
    #[error("a hand has too few or too many cards")]
    WrongCounts,
    /// The cards that nobody holds cannot lie on the table together.
    #[error("the cards that nobody holds cannot lie on the table together")]
    WrongTable,
    /// The seat cannot be on turn in this way.
    #[error("the seat cannot be on turn so")]
    WrongTurn,
    /// There is no token at this table.
    #[error("there is no token at this table")]
    NoToken,
}

impl Setup {
    /// The round in this position.
    ///
    /// # Errors
    /// [`BadSetup`] if play cannot lead to it.
    pub fn build(&self) -> Result<Deal, BadSetup> {
        let seats = self.seats()?;
        let table = self.table(seats)?;
        let grid = Grid::of(table, self.rules.five_needs_eight).ok_or(BadSetup::WrongTable)?;
        let turn = match self.turn {
            Turn::Begins(seat) | Turn::Bonus(seat) => seat,
        };
        for seat in [self.dealer, turn].into_iter().chain(self.token) {
            if seat.index() >= self.hands.len() {
                return Err(BadSetup::NoSuchSeat);
            }
        }
        if self.token.is_some() && self.rules.stuck == Stuck::Cards {
            return Err(BadSetup::NoToken);
        }
        let mut hands = [CardSet::EMPTY; ROOM];
        for (hand, given) in hands.iter_mut().zip(&self.hands) {
            *hand = *given;
        }
        let mut deal = Deal {
            rules: self.rules,
            seats,
            dealer: self.dealer,
            hands,
            grid,
            stage: Stage::Bonus { seat: turn },
            token: self.token,
            turns: self.turns,
            idle: self.turns_without_play,
            last: [None; ROOM],
        };
        self.check_turn(&deal, turn)?;
        match self.turn {
            Turn::Bonus(_) => deal.turns = deal.turns.saturating_add(1),
            Turn::Begins(seat) => deal.begin(seat, &mut Events::new()),
        }
        Ok(deal)
    }

    fn seats(&self) -> Result<u8, BadSetup> {
        let seats = u8::try_from(self.hands.len()).map_err(|_| BadSetup::WrongSeats)?;
        if Deal::seats(&self.rules).contains(&seats) { Ok(seats) } else { Err(BadSetup::WrongSeats) }
    }

    /// The cards on the table: all that nobody holds.
    fn table(&self, seats: u8) -> Result<CardSet, BadSetup> {
        let dealt = usize::from(Card::COUNT).div_ceil(usize::from(seats));
        let most = match self.rules.stuck {
            Stuck::Cards => LARGEST_HAND,
            Stuck::Token => dealt,
        };
        let mut table: CardSet = Deal::pack(&self.rules).into_iter().collect();
        for hand in &self.hands {
            if hand.is_empty() || hand.len() > most {
                return Err(BadSetup::WrongCounts);
            }
            if !hand.is_subset(table) {
                return Err(BadSetup::CardTwice);
            }
            table = table - *hand;
        }
        Ok(table)
    }

    /// The holder of the seven of clubs has the first turn of the round, and a bonus follows an ace or a king.
    fn check_turn(&self, deal: &Deal, turn: Seat) -> Result<(), BadSetup> {
        let laid = deal.grid.laid();
        let possible = match self.turn {
            Turn::Begins(_) if laid.is_empty() => !deal.fitting(turn).is_empty() && self.turns == 0,
            Turn::Begins(_) => self.turns > 0 && self.turns_without_play < self.turns,
            Turn::Bonus(_) => {
                let ends = |card: Card| matches!(card.rank(), Rank::Ace | Rank::King);
                deal.rules.bonus != Bonus::Off
                    && self.turns_without_play == 0
                    && laid.iter().any(ends)
                    && !deal.fitting(turn).is_empty()
            }
        };
        if possible { Ok(()) } else { Err(BadSetup::WrongTurn) }
    }
}
