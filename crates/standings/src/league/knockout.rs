//! Knock-out: a loser is out.

use super::entry::Person;
use super::fixture::{Fixture, Round};
use super::score::{Against, Kind, Score};

/// The state of a knock-out.
pub(super) struct Bracket {
    /// The known rounds: the last one may still be under way.
    pub(super) rounds: Vec<Round>,
    /// How far each player got: members of a group share a place, the best group first. Players who are still in are in the first group.
    pub(super) places: Vec<Vec<Person>>,
}

/// The state of a place of the bracket.
#[derive(Clone, Copy)]
enum Slot {
    /// Somebody is there.
    Taken(Person),
    /// Nobody will be.
    Empty,
}

/// The bracket of these seeds, the best first, as far as the scores decide it.
pub(super) fn bracket(seeds: &[Person], third_place: bool, scores: &[Score]) -> Bracket {
    let mut bracket = Bracket { rounds: Vec::new(), places: Vec::new() };
    let mut slots: Vec<_> =
        order(seeds.len()).into_iter().map(|at| seeds.get(at).map_or(Slot::Empty, |who| Slot::Taken(*who))).collect();
    let (mut out, mut losers): (Vec<Vec<Person>>, Vec<Person>) = (Vec::new(), Vec::new());
    while slots.len() > 1 {
        let third = if slots.len() == 2 && third_place { losers.clone() } else { Vec::new() };
        let round = bracket.next_round(&slots, &third);
        let results: Vec<_> = slots.chunks(2).map(|two| through(two, &round, seeds, scores)).collect();
        let third = third_places(&third, &round, seeds, scores);
        bracket.rounds.push(round);
        let (Some(winners), Some(third)) = (results.iter().copied().collect::<Option<Vec<_>>>(), third) else {
            break;
        };
        if !third.is_empty() {
            out.pop();
            out.extend(third);
        }
        losers = taken(&slots).filter(|who| !taken(&winners).any(|winner| winner == *who)).collect();
        losers.sort_by_key(|who| seeds.iter().position(|seed| seed == who));
        out.push(losers.clone());
        slots = winners;
    }
    bracket.places.push(taken(&slots).collect());
    bracket.places.extend(out.into_iter().rev());
    bracket.places.retain(|group| !group.is_empty());
    bracket
}

impl Bracket {
    fn next_round(&self, slots: &[Slot], third: &[Person]) -> Round {
        let number = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX).saturating_add(1);
        let mut round = Round { number, fixtures: Vec::new(), byes: Vec::new() };
        for two in slots.chunks(2) {
            match *two {
                [Slot::Taken(one), Slot::Taken(other)] => round.add(vec![one, other]),
                [Slot::Taken(alone), Slot::Empty] | [Slot::Empty, Slot::Taken(alone)] => round.byes.push(alone),
                _ => {}
            }
        }
        if let [one, other] = *third {
            round.add(vec![one, other]);
        }
        round
    }
}

fn taken(slots: &[Slot]) -> impl Iterator<Item = Person> {
    slots.iter().filter_map(|slot| match slot {
        Slot::Taken(who) => Some(*who),
        Slot::Empty => None,
    })
}

/// The seed, from 0, in each place of the bracket: the best two can meet in the final at the earliest, the best four in the semi-finals,
/// and so on. Missing seeds leave their places empty, which gives byes to the best.
fn order(entries: usize) -> Vec<usize> {
    let mut order = vec![0];
    while order.len() < entries {
        let size = 2 * order.len();
        order = order.iter().enumerate().flat_map(|(at, seed)| faced(at, *seed, size - 1 - seed)).collect();
    }
    order
}

/// A seed and its opponent: the better one first in the upper half of each pair, second in the lower.
const fn faced(at: usize, seed: usize, other: usize) -> [usize; 2] {
    if at.is_multiple_of(2) { [seed, other] } else { [other, seed] }
}

/// The player who advances from two places; `None` while it is open.
fn through(two: &[Slot], round: &Round, seeds: &[Person], scores: &[Score]) -> Option<Slot> {
    match *two {
        [Slot::Taken(one), Slot::Taken(other)] => {
            let fixture = round.fixtures.iter().find(|fixture| fixture.players == [one, other])?;
            decided(fixture, seeds, scores).map(|winner| winner.map_or(Slot::Empty, Slot::Taken))
        }
        [Slot::Taken(alone), Slot::Empty] | [Slot::Empty, Slot::Taken(alone)] => Some(Slot::Taken(alone)),
        _ => Some(Slot::Empty),
    }
}

/// The third and the fourth place; empty if they are not played for, `None` while they are open.
fn third_places(pair: &[Person], round: &Round, seeds: &[Person], scores: &[Score]) -> Option<Vec<Vec<Person>>> {
    let [one, other] = *pair else { return Some(Vec::new()) };
    let fixture = round.fixtures.iter().find(|fixture| fixture.players == [one, other])?;
    Some(match decided(fixture, seeds, scores)? {
        Some(winner) => vec![vec![if winner == one { other } else { one }], vec![winner]],
        None => vec![vec![one, other]],
    })
}

/// The winner of a match: `Some(None)` if neither came. A draw is played again until a walk-over ends it: if both were ready then, the
/// better seed advances.
fn decided(fixture: &Fixture, seeds: &[Person], scores: &[Score]) -> Option<Option<Person>> {
    let of_it = scores.iter().filter(|score| score.is_of(fixture));
    of_it.map(|score| outcome(fixture, score, seeds)).find_map(|outcome| outcome)
}

fn outcome(fixture: &Fixture, score: &Score, seeds: &[Person]) -> Option<Option<Person>> {
    let [one, other] = fixture.players[..] else { return None };
    let (first, second) = (score.side(one)?, score.side(other)?);
    match (first.against(second), second.against(first), score.kind) {
        (Against::Won, _, _) => Some(Some(one)),
        (_, Against::Won, _) => Some(Some(other)),
        (Against::Lost, Against::Lost, _) => Some(None),
        (_, _, Kind::WalkOver) => Some(seeds.iter().copied().find(|seed| *seed == one || *seed == other)),
        _ => None,
    }
}
