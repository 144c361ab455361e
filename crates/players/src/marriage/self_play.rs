//! Deals that the player plays on by himself, for both sides: to learn from them, and to see what a choice leads to.

use talon_cards::Seat;
use talon_games::marriage::{Deal, Move};
use talon_games::{Game, GameOutcome};

use super::choice::Choice;
use super::known::Known;
use super::learned::Learned;
use super::{plays, sure};

/// Plays the deal to its end, or until both hands are known and the rest can be calculated: each side takes what `decide` chooses, and
/// makes certain choices at once. Returns the first seat's game points.
pub(super) fn play_on<R: Learned>(
    deal: &mut Deal<R>,
    mut decide: impl FnMut(Seat, &Known, &[Choice]) -> Option<Choice>,
) -> i8 {
    let stakes = deal.rules().stakes();
    while let Some(seat) = deal.on_turn() {
        let view = deal.view(Some(seat));
        let Some(known) = Known::of(&view, stakes) else { break };
        let legal: Vec<Move> = view.legal.iter().map(|&action| action.into()).collect();
        if known.is_strict() && known.is_certain() && view.announced.is_none() {
            let value = value(&legal, &known);
            return if seat == Seat::FIRST { value } else { -value };
        }
        let made = sure(&legal, &known).or_else(|| {
            let choice = match Choice::all(&legal, &known)[..] {
                [only] => Some(only),
                ref choices => decide(seat, &known, choices),
            };
            choice.map(|choice| choice.made(&legal))
        });
        let action = made.and_then(|made| made.try_into().ok()).or_else(|| view.legal.first().copied());
        if action.is_none_or(|action| deal.apply(seat, action).is_err()) {
            break;
        }
    }
    let points = deal.outcome().map(|outcome| outcome.game_points()).unwrap_or_default();
    match points[..] {
        [first, second] => i8::try_from(first - second).unwrap_or_default(),
        _ => 0,
    }
}

/// The value of a position in which both hands are known, for the player on turn.
fn value(legal: &[Move], known: &Known) -> i8 {
    let theirs = known.possible();
    let Some(led) = known.led else { return known.position(theirs, 0).value(&known.terms) };
    let position = known.position(theirs, 1);
    let values = plays(legal).iter().map(|reply| position.value_of_reply(&known.terms, led, reply));
    values.max().unwrap_or_default()
}
