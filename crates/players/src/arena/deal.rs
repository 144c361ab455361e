//! One deal, from its deck to its end.

use talon_cards::{Deck, Seat};
use talon_games::{AnyDeal, AnyOutcome, AnyRules};

use super::{ArenaError, Asked, Contestant, Fault, MOST_ACTIONS, Opening, Seated};
use crate::{Player, Standing, decision_seed};

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
pub(super) struct Board<'a> {
    pub(super) dealer: Seat,
    pub(super) deck: &'a Deck,
    pub(super) standing: &'a Standing,
    /// Where the seeds of its decisions begin.
    pub(super) table: u64,
    /// Which deal of the match it is, from 1.
    pub(super) number: u32,
}

/// Plays one deal to its end; `seated` by seat.
pub(super) fn contest(
    rules: &AnyRules,
    seated: &mut [&mut Seated<'_>],
    board: Board<'_>,
) -> Result<AnyOutcome, ArenaError> {
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
