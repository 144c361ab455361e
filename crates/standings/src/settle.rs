//! What a finished match changes.

use std::collections::BTreeMap;

use crate::pair::meeting;
use crate::{Competitor, MatchFact, PairRow, Played, RatingRow, System};

/// The rows that a fact touches, as they were before it. A row that is missing is a newcomer's.
///
/// They are those of the fact's game and [pool](MatchFact::pool).
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Before {
    /// The ratings.
    pub ratings: BTreeMap<Competitor, RatingRow>,
    /// The meetings, the smaller competitor first.
    pub pairs: BTreeMap<(Competitor, Competitor), PairRow>,
}

/// Every row that a fact changed, as it is after it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct After {
    /// The ratings.
    pub ratings: BTreeMap<Competitor, RatingRow>,
    /// The meetings, the smaller competitor first.
    pub pairs: BTreeMap<(Competitor, Competitor), PairRow>,
}

/// Settles a match: the ratings of the people for whom it [counts](MatchFact::counts_for) and, if enough of it was played, the meetings of
/// any two of them. A match that counts nowhere, or only in people's own totals, changes nothing.
///
/// The result depends only on the fact and the rows, so settling all facts again in the order of their numbers gives the same rows.
#[must_use]
pub fn settle(fact: &MatchFact, before: &Before) -> After {
    let mut after = by_seat(fact, before);
    for (left, own) in fact.for_those_who_left() {
        let theirs = by_seat(&own, before);
        after.ratings.extend(theirs.ratings.into_iter().filter(|(who, _)| *who == left.who));
        after.pairs.extend(theirs.pairs.into_iter().filter(|((one, other), _)| [one, other].contains(&&left.who)));
    }
    for (one, other) in after.pairs.keys().filter(|pair| !before.pairs.contains_key(*pair)) {
        for (who, met) in [(one, other), (other, one)] {
            if let Some(row) = after.ratings.get_mut(who).filter(|_| !met.is_ai()) {
                row.met = row.met.saturating_add(1);
            }
        }
    }
    after
}

/// Whether everybody whom a player met in a match is known, by the rows from before it; AI players are known. Only then does it count on
/// the global boards.
#[must_use]
pub fn is_among_known(fact: &MatchFact, who: &Competitor, before: &Before) -> bool {
    let all_known =
        |fact: &MatchFact| fact.players.iter().all(|other| other.who == *who || is_known(&other.who, before));
    match fact.for_those_who_left().find(|(left, _)| left.who == *who) {
        Some((_, own)) => all_known(&own),
        None => all_known(fact),
    }
}

fn is_known(who: &Competitor, before: &Before) -> bool {
    who.is_ai() || before.ratings.get(who).is_some_and(RatingRow::is_known)
}

/// What a match changes for those for whom its seats count.
fn by_seat(fact: &MatchFact, before: &Before) -> After {
    if fact.pool().is_none() || fact.aided {
        return After::default();
    }
    let pairs = match fact.slight {
        true => Pairs::new(),
        false => fact.pairs().filter_map(|pair| met(fact, before, pair)).collect(),
    };
    let seats = seats_after(fact, before, &pairs);
    let people = seats.into_iter().filter(|(player, _)| !player.who.is_ai() && fact.counts_for(&player.who));
    After { ratings: people.map(|(player, row)| (player.who.clone(), row)).collect(), pairs }
}

type Pairs = BTreeMap<(Competitor, Competitor), PairRow>;

/// The meetings of two after the match, if it was one.
fn met(
    fact: &MatchFact,
    before: &Before,
    pair: (Competitor, Competitor),
) -> Option<((Competitor, Competitor), PairRow)> {
    let meeting = meeting(fact, &pair.0, &pair.1)?;
    let row = before.pairs.get(&pair).copied().unwrap_or_default();
    Some((pair, row.after(meeting, fact.ended_at_ms)))
}

/// The new rating of every seat.
fn seats_after<'a>(fact: &'a MatchFact, before: &Before, pairs: &Pairs) -> Vec<(&'a Played, RatingRow)> {
    let system = System::for_seats(fact.players.len());
    let start: Vec<_> = fact
        .players
        .iter()
        .map(|player| {
            let row = match player.who {
                // What people do to an AI player does not change its strength.
                Competitor::Ai(_) => RatingRow::measured(system, player.measured),
                Competitor::Person(_) => {
                    before.ratings.get(&player.who).copied().unwrap_or_else(|| RatingRow::new(system))
                }
            };
            (row.aged(system, fact.ended_at_ms), player.effective_place())
        })
        .collect();
    let known: Vec<bool> = fact.players.iter().map(|player| is_known(&player.who, before)).collect();
    let rated = system.rate(&start);
    let proven = (0..start.len()).map(|at| proven(system, &start, &known, at));
    fact.players
        .iter()
        .zip(start.iter().zip(rated.into_iter().zip(proven)))
        .map(|(player, ((old, _), (new, proven)))| {
            let new = proven.map_or(new, |proven| new.unproven(system, &proven));
            let weighed = between(*old, new, weight(fact, player, pairs));
            let decided = if player.quit { without_gain(*old, weighed) } else { weighed };
            let matches = old.matches.saturating_add(1);
            (player, RatingRow { matches, last_ms: old.last_ms.max(fact.ended_at_ms), ..decided })
        })
        .collect()
}

/// The rating of the player in one seat without the unknown players; none if there were none.
fn proven(system: System, start: &[(RatingRow, u8)], known: &[bool], at: usize) -> Option<RatingRow> {
    let others = || start.iter().zip(known).enumerate().filter(|(other, _)| *other != at).map(|(_, other)| other);
    if others().all(|(_, known)| *known) {
        return None;
    }
    let own = *start.get(at)?;
    let among: Vec<_> = [own].into_iter().chain(others().filter(|(_, known)| **known).map(|(row, _)| *row)).collect();
    if among.len() == 1 {
        return Some(own.0);
    }
    system.rate(&among).into_iter().next()
}

/// How much the match counts for a player: the mean weight of the meetings with the others.
fn weight(fact: &MatchFact, player: &Played, pairs: &Pairs) -> f64 {
    let weights: Vec<f64> = fact
        .players
        .iter()
        .filter(|other| other.who != player.who)
        .map(|other| {
            let (first, second) = if player.who < other.who { (player, other) } else { (other, player) };
            pairs.get(&(first.who.clone(), second.who.clone())).map_or(1.0, PairRow::weight)
        })
        .collect();
    if weights.is_empty() { 1.0 } else { weights.iter().sum::<f64>() / weights.len() as f64 }
}

/// A rating part of the way from the old one to the new one.
fn between(old: RatingRow, new: RatingRow, weight: f64) -> RatingRow {
    let part = |old: f64, new: f64| (new - old).mul_add(weight, old);
    let variance = part(old.deviation * old.deviation, new.deviation * new.deviation);
    RatingRow {
        mean: part(old.mean, new.mean),
        deviation: variance.sqrt(),
        volatility: part(old.volatility, new.volatility),
        ..new
    }
}

/// For a player who quit: neither a better mean nor more certainty, so that the value for ranking never rises.
fn without_gain(old: RatingRow, new: RatingRow) -> RatingRow {
    RatingRow { mean: new.mean.min(old.mean), deviation: new.deviation.max(old.deviation), ..new }
}
