//! No view depends on a card that its viewer has not seen.
//!
//! A viewer's knowledge is defined here without looking at any view: the cards that he was dealt or that lay face up, and those that events
//! name to him. All other cards change places at random, and the same actions are played again. If all events that the viewer sees are
//! identical, and the same seats were on turn, his view must be the same too. If the new cards break a rule, or show him something else,
//! the try proves nothing and does not count.

use serde::Serialize;
use serde_json::Value;
use talon_cards::{Card, CardSet, Seat};
use talon_games::{Game, GameAction, GameEvent};

use super::{Fault, Provable};
use crate::Dice;

/// A deal as it was played.
#[derive(Debug)]
pub struct Played<G: Game> {
    /// The table's options.
    pub rules: G::Rules,
    /// How many played.
    pub seats: u8,
    /// Who dealt.
    pub dealer: Seat,
    /// The deck.
    pub deck: Vec<Card>,
    /// Who did what, and what came of it.
    pub steps: Vec<(Seat, G::Action, Vec<G::Event>)>,
}

impl<G: Provable> Played<G> {
    /// The deal after its first `steps` actions.
    ///
    /// # Errors
    /// [`Fault::Replay`] if it cannot be played again.
    pub fn after(&self, steps: usize) -> Result<G, Fault> {
        let dealt = G::deal(&self.rules, self.seats, self.dealer, &self.deck);
        let mut deal = dealt.map_err(|_| Fault::Replay("the deck"))?;
        for (seat, action, events) in self.steps.iter().take(steps) {
            let again = deal.apply(*seat, *action).map_err(|_| Fault::Replay("an action"))?;
            if again.as_slice() != events.as_slice() {
                return Err(Fault::Replay("an event"));
            }
        }
        Ok(deal)
    }
}

/// Lets the cards that the viewer has not seen after `steps` actions change places; returns whether the deals could be
/// compared.
///
/// # Errors
/// [`Fault::Leak`] if his view differs between the two deals although he saw the same events.
pub fn check_hidden<G: Provable>(
    played: &Played<G>,
    steps: usize,
    viewer: Option<Seat>,
    dice: &mut Dice,
) -> Result<bool, Fault> {
    let Some((deck, moved)) = permuted(&played.deck, seen(played, steps, viewer), dice) else {
        return Ok(false);
    };
    let mut deal = played.after(0)?;
    let dealt = G::deal(&played.rules, played.seats, played.dealer, &deck);
    let mut other = dealt.map_err(|_| Fault::Replay("the deck"))?;
    if deal.to_act() != other.to_act() {
        return Ok(false);
    }
    for (seat, action, events) in played.steps.iter().take(steps) {
        let Some(Ok(others)) = renamed(*action, &moved).map(|action| other.apply(*seat, action)) else {
            return Ok(false);
        };
        deal.apply(*seat, *action).map_err(|_| Fault::Replay("an action"))?;
        let told = |events: &[G::Event]| events.iter().map(|event| event.seen_by(viewer)).collect::<Vec<_>>();
        if told(&others) != told(events) || deal.to_act() != other.to_act() {
            return Ok(false);
        }
    }
    let (view, others) = (deal.view(viewer), other.view(viewer));
    if view == others {
        return Ok(true);
    }
    let whose = viewer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
    Err(Fault::Leak(format!("{whose} ({})", differing(&view, &others).join(", "))))
}

/// The names of the fields in which two views differ.
fn differing<V: Serialize>(view: &V, other: &V) -> Vec<String> {
    let fields = |view: &V| match serde_json::to_value(view) {
        Ok(Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let other = fields(other);
    let differ = fields(view).into_iter().filter(|(name, value)| other.get(name) != Some(value));
    differ.map(|(name, _)| name).collect()
}

/// The cards that the viewer has seen.
fn seen<G: Provable>(played: &Played<G>, steps: usize, viewer: Option<Seat>) -> CardSet {
    let mut seen = G::shown_at_start(&played.rules, played.seats, played.dealer, viewer, &played.deck);
    for (_, _, events) in played.steps.iter().take(steps) {
        for event in events {
            if let Ok(told) = serde_json::to_value(event.seen_by(viewer)) {
                collect_cards(&told, &mut seen);
            }
        }
    }
    seen
}

/// Adds every card that is named anywhere in the value.
fn collect_cards(value: &Value, cards: &mut CardSet) {
    match value {
        Value::String(text) => cards.extend(text.parse::<Card>().ok()),
        Value::Array(values) => values.iter().for_each(|value| collect_cards(value, cards)),
        Value::Object(fields) => fields.values().for_each(|value| collect_cards(value, cards)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// A deck in which unseen cards have changed places, and for each moved card the one that replaced it.
type Permuted = (Vec<Card>, Vec<(Card, Card)>);

/// Exchanges two unseen cards, or permutes all of them; `None` if there are fewer than two.
fn permuted(dealt: &[Card], seen: CardSet, dice: &mut Dice) -> Option<Permuted> {
    let unseen = dealt.iter().enumerate().filter(|(_, card)| !seen.contains(**card));
    let mut places: Vec<usize> = unseen.map(|(place, _)| place).collect();
    if places.len() < 2 {
        return None;
    }
    let mut deck = dealt.to_vec();
    if dice.one_in(2) {
        let first = places.swap_remove(dice.below(places.len()));
        let second = *dice.pick(&places)?;
        deck.swap(first, second);
    } else {
        for last in (1..places.len()).rev() {
            deck.swap(*places.get(last)?, *places.get(dice.below(last + 1))?);
        }
    }
    let moved = dealt.iter().copied().zip(deck.iter().copied()).filter(|(before, after)| before != after);
    let moved = moved.collect();
    Some((deck, moved))
}

/// The action with the replacement of its card: only face-down actions name an unseen card.
fn renamed<A: GameAction>(action: A, moved: &[(Card, Card)]) -> Option<A> {
    let Some((before, after)) = action.card().and_then(|card| moved.iter().find(|(before, _)| *before == card)) else {
        return Some(action);
    };
    action.to_string().replace(&before.to_string(), &after.to_string()).parse().ok()
}
