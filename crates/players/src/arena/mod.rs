//! Measuring players: the same cards, once from every seat.
//!
//! A [`Bout`] is one contestant, the hero, against a field of others. In each of its rounds the hero plays the same decks once from
//! every seat, so that the luck of the cards cancels out; for two, that is a pair of duplicate deals or matches. One round is one
//! [`Sample`]. A player against itself comes out at exactly its share, because all games of a round use the same seeds.

mod all_seeing;
mod bout;
mod seated;
mod tally;

use std::error::Error;

use talon_cards::{Deck, Seat};
use talon_games::{AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyView, BadDeck, Illegal};

pub use all_seeing::AllSeeing;
pub use bout::{Bout, Length};
pub use seated::Seated;
pub use tally::{Estimate, Sample, Sprt, Tally, Verdict};

use crate::{Player, Standing, decision_seed};

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
    /// A contestant broke off.
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

/// What a contestant is told before a deal.
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
    /// The [`decision_seed`].
    pub seed: u64,
}

/// One that plays a seat, deal after deal: a [`Player`], or a program outside. All its methods can end the game with a [`Fault`].
pub trait Contestant {
    /// The name in reports.
    fn name(&self) -> &str;

    /// A deal begins.
    ///
    /// # Errors
    /// The contestant broke off.
    fn begin(&mut self, _opening: &Opening<'_>) -> Result<(), Fault> {
        Ok(())
    }

    /// Something happened, as this seat may see it.
    ///
    /// # Errors
    /// The contestant broke off.
    fn see(&mut self, _event: &AnyGameEvent) -> Result<(), Fault> {
        Ok(())
    }

    /// One of the view's legal actions. It is asked for every action, also where there is only one.
    ///
    /// # Errors
    /// The contestant broke off.
    fn choose(&mut self, asked: &Asked<'_>) -> Result<AnyAction, Fault>;

    /// The deal is over.
    ///
    /// # Errors
    /// The contestant broke off.
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

/// Plays one deal to its end; `players` by seat. Every decision's seed is [`decision_seed`] of `table`, deal 1.
///
/// # Errors
/// [`ArenaError`] when the deck does not fit or a player breaks a rule.
pub fn play(
    rules: &AnyRules,
    players: &[&dyn Player],
    dealer: Seat,
    deck: &Deck,
    table: u64,
) -> Result<AnyOutcome, ArenaError> {
    let mut players: Vec<Seated<'_>> = players.iter().map(|player| Seated::blind(*player)).collect();
    let mut seated: Vec<&mut Seated<'_>> = players.iter_mut().collect();
    let standing = Standing { points: vec![0; seated.len()], target: 0 };
    contest(rules, &mut seated, Board { dealer, deck, standing: &standing, table, number: 1 })
}

/// One deal of a match.
#[derive(Clone, Copy)]
struct Board<'a> {
    dealer: Seat,
    deck: &'a Deck,
    standing: &'a Standing,
    /// Where the seeds of its decisions begin.
    table: u64,
    /// Which deal of the match it is, from 1.
    number: u32,
}

/// Plays one deal to its end; `seated` by seat.
fn contest(rules: &AnyRules, seated: &mut [&mut Seated<'_>], board: Board<'_>) -> Result<AnyOutcome, ArenaError> {
    let seats = u8::try_from(seated.len()).unwrap_or(u8::MAX);
    let Board { dealer, standing, .. } = board;
    let mut deal = AnyDeal::deal(rules, seats, dealer, board.deck)?;
    tell(seated, |seat, contestant| {
        let view = deal.view(Some(seat));
        contestant.begin(&Opening { rules, seats, dealer, seat, standing, view })
    })?;
    for ply in 0..MOST_ACTIONS {
        if let Some(outcome) = deal.outcome() {
            tell(seated, |_, contestant| contestant.end(&outcome))?;
            return Ok(outcome);
        }
        let Some(seat) = deal.to_act().iter().next() else { break };
        let Some(player) = seated.get_mut(seat.index()) else { break };
        let seed = decision_seed(board.table, board.number, ply, seat);
        let action = player.choose(&deal, &Asked { view: &deal.view(Some(seat)), standing, ply, seed }, seat)?;
        let events = deal.apply(seat, action).map_err(|illegal| ArenaError::Illegal {
            name: player.name().to_owned(),
            action,
            illegal,
        })?;
        tell(seated, |seat, contestant| {
            events.iter().try_for_each(|event| contestant.see(&event.seen_by(Some(seat))))
        })?;
    }
    Err(ArenaError::Endless)
}

/// Tells every contestant something.
fn tell(
    seated: &mut [&mut Seated<'_>],
    mut say: impl FnMut(Seat, &mut dyn Contestant) -> Result<(), Fault>,
) -> Result<(), ArenaError> {
    let seats = u8::try_from(seated.len()).unwrap_or(u8::MAX);
    Seat::all(seats).zip(seated).try_for_each(|(seat, player)| player.tell(|contestant| say(seat, contestant)))
}
