//! Decisions that calculation can settle: the strict phase, the last open trick, and what a close would bring.
//!
//! Where the opponent's hand is not known for certain, every candidate is calculated in the same sample of possible hands and the sums
//! are compared. That overestimates what both sides know, so closing needs a margin (`close_is_good`).

use talon_games::marriage::GOAL;

use super::cards::{Cards, Id};
use super::known::Known;
use super::strict::{Lead, MOST, Position};
use crate::net::Worth;
use crate::rng::Dice;
use crate::slip::Slip;

/// Hands to imagine for a card in a closed deal.
pub(super) const WORLDS: usize = 24;
/// Hands to imagine for a close.
const CLOSE_WORLDS: usize = 40;
/// Average game points that a close must promise in the sample.
const CLOSE_MARGIN: f32 = 1.0;

/// A candidate with the sum of its values over the sample, and the trick points that decide between equals.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<T> {
    pub(super) what: T,
    pub(super) value: f32,
    trick: i32,
}

/// The best candidate, unless the player misjudges the means over so many worlds.
fn best<T: Copy>(scored: Vec<Scored<T>>, worlds: usize, slip: &mut Slip) -> Option<T> {
    let judged = scored.into_iter().map(|candidate| (candidate.value + worlds as f32 * slip.next(), candidate));
    let best = judged.max_by(|(a, one), (b, other)| a.total_cmp(b).then(one.trick.cmp(&other.trick)));
    best.map(|(_, candidate)| candidate.what)
}

/// The best of `leads` in the strict phase or to the last open trick.
pub(super) fn lead(known: &Known, worth: &Worth, leads: &[Lead], dice: &mut Dice, slip: &mut Slip) -> Option<Lead> {
    let worlds = known.worlds(WORLDS, dice);
    best(scored_leads(known, worth, leads, &worlds), worlds.len(), slip)
}

/// The best of `replies` to the card on the table, in the strict phase or in the last open trick.
pub(super) fn reply(
    known: &Known,
    worth: &Worth,
    led: Id,
    replies: Cards,
    dice: &mut Dice,
    slip: &mut Slip,
) -> Option<Id> {
    let worlds = known.worlds(WORLDS, dice);
    best(scored_replies(known, worth, led, replies, &worlds), worlds.len(), slip)
}

/// What leads are worth in these worlds together. To the last open trick the winner draws the last hidden card, the loser the turned
/// one, and then everything is known.
pub(super) fn scored_leads(known: &Known, worth: &Worth, leads: &[Lead], worlds: &[Cards]) -> Vec<Scored<Lead>> {
    let scored = leads.iter().map(|&what| {
        let value = |&theirs: &Cards| match known.is_strict() {
            true => known.position(theirs, 0).value_of_lead(&known.terms, what),
            false => open_lead_value(known, theirs, what),
        };
        let trick = match known.is_strict() {
            true => worlds.iter().map(|&theirs| sure_trick(known, theirs, what.card)).sum(),
            false => -i32::from(known.terms.value(what.card)),
        };
        Scored { what, value: worlds.iter().map(|theirs| worth.at(value(theirs))).sum(), trick }
    });
    scored.collect()
}

/// What replies are worth in these worlds together.
pub(super) fn scored_replies(
    known: &Known,
    worth: &Worth,
    led: Id,
    replies: Cards,
    worlds: &[Cards],
) -> Vec<Scored<Id>> {
    let scored = replies.iter().map(|what| {
        let value = |&theirs: &Cards| match known.is_strict() {
            true => known.position(theirs, 1).value_of_reply(&known.terms, led, what),
            false => open_reply_value(known, theirs, led, what),
        };
        let value = worlds.iter().map(|theirs| worth.at(value(theirs))).sum();
        Scored { what, value, trick: taken(known, led, what, 1) }
    });
    scored.collect()
}

/// Whether closing now promises enough. A wrong `true` costs a deal, so most hands are refused without calculation.
pub(super) fn close_is_good(known: &Known, dice: &mut Dice) -> bool {
    if !close_is_thinkable(known) {
        return false;
    }
    let worlds = known.worlds(CLOSE_WORLDS, dice);
    let enough = CLOSE_MARGIN * worlds.len() as f32;
    let mut sum = 0;
    for (done, &theirs) in worlds.iter().enumerate() {
        // The remaining hands cannot change the decision.
        let swing = i32::from(MOST) * (worlds.len() - done) as i32;
        if ((sum + swing) as f32) < enough || (sum - swing) as f32 >= enough {
            break;
        }
        sum += i32::from(known.position(theirs, 0).closed_by(0).value(&known.terms));
    }
    sum as f32 >= enough
}

/// Whether the hand could reach 66 at all if nearly everything went well.
fn close_is_thinkable(known: &Known) -> bool {
    let terms = &known.terms;
    let strong = known.hand.iter().filter(|&id| id.suit() == terms.trump || id.is_big());
    let tricks: u8 = strong.map(|id| terms.value(id) + 4).sum();
    let marriages = if terms.marriages.when_strict { terms.marriages_in(known.hand) } else { 0 };
    let counted = known.tally.points[0] + known.tally.pending[0];
    counted.saturating_add(tricks).saturating_add(marriages) >= GOAL
}

/// What a lead to the last open trick is worth if the opponent holds `theirs`.
pub(super) fn open_lead_value(known: &Known, theirs: Cards, lead: Lead) -> i8 {
    let mut before = known.position(theirs, 0);
    if lead.announce {
        before.tally.marry(&known.terms, 0, known.terms.marriage(lead.card.suit()));
        if before.tally.may_claim(&known.terms, 0) {
            return before.tally.claim(&known.terms, 0);
        }
    }
    before.hands[0] = before.hands[0].without(lead.card);
    theirs
        .iter()
        .map(|reply| drawn(known, theirs, before.resolve(&known.terms, lead.card, reply)).value(&known.terms))
        .min()
        .unwrap_or(-MOST)
}

/// What a reply in the last open trick is worth if the opponent holds `theirs` besides the card that he led.
pub(super) fn open_reply_value(known: &Known, theirs: Cards, led: Id, reply: Id) -> i8 {
    let next = known.position(theirs, 1).resolve(&known.terms, led, reply);
    drawn(known, theirs, next).value(&known.terms)
}

/// The hands after the last draw: the winner of the trick takes the last hidden card and is on lead.
fn drawn(known: &Known, theirs: Cards, mut after: Position) -> Position {
    let (winner, loser) = (after.on_lead, 1 - after.on_lead);
    let face_down = known.pool.minus(theirs).first();
    after.hands[winner] = face_down.map_or(after.hands[winner], |id| after.hands[winner].with(id));
    after.hands[loser] = known.turned.map_or(after.hands[loser], |id| after.hands[loser].with(id));
    after
}

/// Points of the trick, for seat 0 positive, when seat `leader` led `led` and the other side answered `reply`.
fn taken(known: &Known, led: Id, reply: Id, leader: usize) -> i32 {
    let points = i32::from(known.terms.value(led) + known.terms.value(reply));
    let winner = if reply.beats(led, known.terms.trump) { 1 - leader } else { leader };
    if winner == 0 { points } else { -points }
}

/// The least that seat 0 gets from the trick that it leads in the strict phase.
fn sure_trick(known: &Known, theirs: Cards, led: Id) -> i32 {
    let replies = super::cards::strict_replies(theirs, led, known.terms.trump);
    replies.iter().map(|reply| taken(known, led, reply, 0)).min().unwrap_or(0)
}
