//! What every action is worth, for the coach.

use talon_cards::{Card, Seat};
use talon_games::Game;
use talon_games::marriage::{Deal, Move, View};

use super::cards::Id;
use super::choice::Choice;
use super::exact::{WORLDS, scored_leads, scored_replies};
use super::known::Known;
use super::learned::{Learned, best, can_be_calculated, judge};
use super::self_play::play_on;
use super::strict::Lead;
use super::{sure, wins_with_a_marriage};
use crate::imagine::{self, Budget};
use crate::net::Worth;
use crate::rng::Dice;
use crate::slip::Slip;
use crate::thinking::{Task, Weighing};

/// How many more worlds than at a table when an end is calculated.
const MORE: usize = 100;
/// Game points by which a choice may look worse than the best and still be the best.
const NEAR: f32 = 0.35;
/// Game points within which a choice is as good as the best at first sight.
const SAME: f32 = 0.04;
/// A card that the network chooses costs as much as so many that rules of thumb choose.
const COST: u32 = 10;

/// What every action of the view is worth. Exchanges are left out, because they cost nothing, and false claims, because nobody makes one
/// knowingly.
///
/// The network says at once what the choices are worth, but the one that it prefers is often the one about which it errs most. So where it
/// matters, the choices that may be the best are played on in imagined deals, both sides by the network.
pub(super) fn weigh<R: Learned>(view: &View<R>, task: &Task<'_>, chosen: Option<R::Action>) -> Weighing<R::Action> {
    let Some(known) = Known::of(view, view.rules.stakes()) else { return Weighing::none() };
    let worth = view.viewer.zip(task.standing).map_or(Worth::POINTS, |(seat, standing)| standing.points(seat));
    let legal: Vec<Move> = view.legal.iter().map(|&action| action.into()).collect();
    let choices = every_choice(&legal, &known);
    let mut dice = Dice::new(task.seed);
    let calculable = can_be_calculated(&legal, &known);
    let judged = if calculable {
        calculated(&choices, &known, &worth, &mut dice)
    } else {
        let judged = judge(R::net(), &known, &choices);
        judged.iter().map(|judged| (judged.choice, worth.of(&judged.forecast))).collect()
    };
    let of = |made: Move| match made {
        Move::Claim => known.tally.may_claim(&known.terms, 0).then(|| worth.at(known.tally.claim(&known.terms, 0))),
        Move::MarryAndClaim(_) | Move::Announce(_) if wins_with_a_marriage(&known, made) => {
            Some(worth.at(known.tally.claim(&known.terms, 0)))
        }
        Move::MarryAndClaim(_) | Move::Exchange => None,
        Move::Play(_) | Move::Announce(_) | Move::Draw | Move::Close => {
            let begins = judged.iter().filter(|(choice, _)| choice.made(&legal) == made);
            begins.map(|(_, worth)| *worth).max_by(f32::total_cmp)
        }
    };
    let pairs = view.legal.iter().zip(&legal);
    let mut worths: Vec<(R::Action, f32)> = pairs.filter_map(|(action, made)| Some((*action, of(*made)?))).collect();
    if !calculable && sure(&legal, &known).is_none() {
        played_out(view, &known, &worth, task.nodes, chosen, &mut worths, &mut dice);
    }
    Weighing { worths, certain: known.is_strict() && known.is_certain() }
}

/// Replaces the first worths by the results in imagined deals, for those actions that may be the best and for the actual one. The others
/// keep their distance from the best.
fn played_out<R: Learned>(
    view: &View<R>,
    known: &Known,
    worth: &Worth,
    nodes: u32,
    chosen: Option<R::Action>,
    worths: &mut [(R::Action, f32)],
    dice: &mut Dice,
) {
    let highest = |worths: &[(R::Action, f32)]| worths.iter().map(|(_, worth)| *worth).fold(f32::MIN, f32::max);
    let before = highest(worths);
    let is_chosen = |action: &R::Action| chosen == Some(*action);
    let settled = worths.iter().any(|(action, worth)| is_chosen(action) && before - worth < SAME);
    let asked: Vec<R::Action> = worths
        .iter()
        .filter(|(action, worth)| before - worth < NEAR || is_chosen(action))
        .map(|(action, _)| *action)
        .collect();
    if settled || asked.len() < 2 {
        return;
    }
    let left = u32::from(known.hand.len()) * 2 + u32::from(known.talon);
    let budget = Budget { nodes, each: COST * left, worlds: u32::MAX };
    let me = view.viewer;
    let value = |deal: &Option<Deal<R>>, action| {
        let points = deal.zip(me).and_then(|(mut deal, me)| {
            deal.apply(me, action).ok()?;
            let points = play_on(&mut deal, |_, known, choices| {
                best(&judge(R::net(), known, choices), &Worth::POINTS, &mut Slip::none()).map(|judged| judged.choice)
            });
            Some(if me == Seat::FIRST { points } else { -points })
        });
        worth.at(points.unwrap_or_default())
    };
    let played = imagine::weigh(&asked, budget, || imagined(view, known, dice), value);
    let after = highest(&played);
    for (action, worth) in worths {
        let now = played.iter().find(|(other, _)| other == action);
        *worth = now.map_or(*worth - before + after, |(_, worth)| *worth).min(after);
    }
}

/// A deal that agrees with the view, each equally likely.
fn imagined<R: Learned>(view: &View<R>, known: &Known, dice: &mut Dice) -> Option<Deal<R>> {
    let theirs = *known.worlds(1, dice).first()?;
    let mut rest: Vec<Card> = known.pool.minus(theirs).iter().map(Id::card).collect();
    for place in (1..rest.len()).rev() {
        rest.swap(place, dice.index(place + 1));
    }
    // What the opponent is known not to hold lies in the talon as well.
    let missing = known.terms.pack.minus(known.pool).minus(theirs).iter().map(Id::card);
    let seen = view.memory.seen;
    rest.extend(missing.filter(|card| !seen.contains(*card)));
    view.imagine(theirs.iter().map(Id::card).collect(), &rest)
}

/// The choices that a player thinks of, and the leads that keep quiet about a marriage.
fn every_choice(legal: &[Move], known: &Known) -> Vec<Choice> {
    let mut choices = Choice::all(legal, known);
    let quiet = choices.clone().into_iter().filter_map(|choice| match choice {
        Choice::Lead(lead) if matches!(lead.made(legal), Move::Announce(_)) => {
            Some(Choice::Lead(Lead { announce: false, ..lead }))
        }
        _ => None,
    });
    choices.extend(quiet);
    choices
}

fn calculated(choices: &[Choice], known: &Known, worth: &Worth, dice: &mut Dice) -> Vec<(Choice, f32)> {
    let worlds = known.worlds(MORE * WORLDS, dice);
    let count = worlds.len().max(1) as f32;
    let leads: Vec<Lead> =
        choices.iter().filter_map(|choice| if let Choice::Lead(lead) = choice { Some(*lead) } else { None }).collect();
    let replies =
        choices.iter().filter_map(|choice| if let Choice::Reply(id) = choice { Some(*id) } else { None }).collect();
    let leads = scored_leads(known, worth, &leads, &worlds).into_iter();
    let leads = leads.map(|scored| (Choice::Lead(scored.what), scored.value / count));
    let replies = known.led.map(|led| scored_replies(known, worth, led, replies, &worlds)).unwrap_or_default();
    leads.chain(replies.into_iter().map(|scored| (Choice::Reply(scored.what), scored.value / count))).collect()
}
