//! Measuring players: the same cards, once from every seat.
//!
//! A [`Bout`] is one contestant, the hero, against a field of others. In each of its rounds the hero plays the same decks once from every
//! seat, so that the luck of the cards cancels out; for two, that is a pair of duplicate deals or matches. One round is one [`Sample`]. A
//! player against itself gets exactly its share, because all games of a round use the same seeds.

mod all_seeing;
mod bout;
mod deal;
mod seated;
mod tally;

use std::error::Error;

use talon_cards::Seat;
use talon_games::{AnyAction, AnyGameEvent, AnyOutcome, AnyRules, AnyView, BadDeck, Illegal};

pub use all_seeing::AllSeeing;
pub use bout::{Bout, Length};
pub use deal::play;
pub use seated::Seated;
pub use tally::{Estimate, Sample, Sprt, Tally, Verdict};

use crate::{Player, Standing};

/// No deal of any game takes so many actions; a player that keeps one going is stopped.
const MOST_ACTIONS: u32 = 1_000;

/// No match between players who try to win takes so many deals.
const MOST_DEALS: u32 = 1_000;

/// Why a contestant cannot go on: what an outside program did wrong.
pub type Fault = Box<dyn Error + Send + Sync>;

/// Why a measured game could not be finished.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// The deck does not fit the rules.
    #[error(transparent)]
    Deck(#[from] BadDeck),
    /// A contestant chose an action that the game refuses.
    #[error("“{name}” chose {action}, which is illegal: {illegal}")]
    Illegal {
        /// Who chose.
        name: String,
        /// What.
        action: AnyAction,
        /// What the game said.
        illegal: Illegal,
    },
    /// A contestant dropped out.
    #[error("“{name}” {fault}")]
    Broke {
        /// Who.
        name: String,
        /// How.
        fault: Fault,
    },
    /// The game did not end.
    #[error("the deal did not end after {MOST_ACTIONS} actions, or the match after {MOST_DEALS} deals")]
    Endless,
    /// The game cannot be played by so many.
    #[error("the game cannot be played at {seats} seats")]
    WrongSeats {
        /// The number of seats asked for.
        seats: u8,
    },
}

/// What a contestant learns before a deal.
#[derive(Debug)]
pub struct Opening<'a> {
    /// The table's options.
    pub rules: &'a AnyRules,
    /// How many play.
    pub seats: u8,
    /// Who deals.
    pub dealer: Seat,
    /// The contestant's seat.
    pub seat: Seat,
    /// The match so far.
    pub standing: &'a Standing,
    /// What the contestant sees before anybody acts.
    pub view: AnyView,
}

/// What a contestant is asked.
#[derive(Clone, Copy, Debug)]
pub struct Asked<'a> {
    /// What the contestant sees.
    pub view: &'a AnyView,
    /// The match before this deal.
    pub standing: &'a Standing,
    /// The actions of the deal so far.
    pub ply: u32,
    /// The [`decision_seed`](crate::decision_seed).
    pub seed: u64,
}

/// A contestant that plays a seat, deal after deal: a [`Player`], or an outside program. All its methods can end the game with a [`Fault`].
pub trait Contestant {
    /// The name in reports.
    fn name(&self) -> &str;

    /// A deal begins.
    ///
    /// # Errors
    /// The contestant dropped out.
    fn begin(&mut self, _opening: &Opening<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// Something happened, as this seat may see it.
    ///
    /// # Errors
    /// The contestant dropped out.
    fn see(&mut self, _event: &AnyGameEvent) -> Result<(), Fault> {
        Ok(())
    }

    /// One of the view's legal actions. It is called for every action, even a forced one.
    ///
    /// # Errors
    /// The contestant dropped out.
    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyAction, Fault>;

    /// The deal is over.
    ///
    /// # Errors
    /// The contestant dropped out.
    fn end(&mut self, _outcome: &AnyOutcome) -> Result<(), Fault> {
        Ok(())
    }
}

impl<P: Player + ?Sized> Contestant for &P {
    fn name(&self) -> &str {
        Player::name(*self)
    }

    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyAction, Fault> {
        Ok(Player::choose_at(*self, asked.view, asked.standing, asked.seed))
    }
}
