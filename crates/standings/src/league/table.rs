//! The table of a league.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

use super::entry::Person;
use super::lot::lot;
use super::score::{Against, Kind, MATCH_POINT, Score};

/// A tie-break between players with the same points.
#[derive(IntoStaticStr, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TieBreak {
    /// The points of those with the same points against each other, if all pairs of them met equally often.
    HeadToHead,
    /// Sonneborn–Berger: the points of the opponents that the player beat, and half the points of those with whom the
    /// player drew.
    SonnebornBerger,
    /// Buchholz: the points of all opponents.
    Buchholz,
    /// The sum of the differences to the others.
    Difference,
    /// Matches won.
    Wins,
    /// A lot: see [`League::name`](super::League::name).
    Lot,
}

impl TieBreak {
    /// Its code, which selects its message, such as `head-to-head`.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
    }
}

/// Somebody's line in the table of a league.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// The person.
    pub who: Person,
    /// The place, from 1. In a knock-out those who got equally far share one.
    pub rank: u32,
    /// The points, in parts of a [`MATCH_POINT`].
    pub points: i64,
    /// Matches that count, walk-overs and byes included.
    pub matches: u32,
    /// Matches won: nobody else was as good.
    pub wins: u32,
    /// Matches with a shared first place.
    pub draws: u32,
    /// The sum of the differences, in [twelfths](crate::TWELFTHS).
    pub difference: i64,
    /// Sonneborn–Berger, in parts of a [`MATCH_POINT`] of the others times parts of one of the match.
    pub sonneborn_berger: i64,
    /// Buchholz, in parts of a [`MATCH_POINT`] of the others times halves of one of the match.
    pub buchholz: i64,
    /// The tie-break that put this line below the previous one, if that has the same points.
    pub decided_by: Option<TieBreak>,
}

/// The table of those people by points and tie-breaks.
pub(super) fn ranked(name: &str, people: &[Person], scores: &[Score], breaks: &[TieBreak]) -> Vec<Line> {
    let lines = lines(people, scores);
    let mut order = Vec::new();
    for group in grouped(lines, |line| Reverse(line.points)) {
        sort(name, group, scores, breaks, None, &mut order);
    }
    number(order)
}

/// The table of a knock-out: who is in which group, the best group first.
pub(super) fn placed(people: &[Person], scores: &[Score], places: &[Vec<Person>]) -> Vec<Line> {
    let group = |who| places.iter().position(|group| group.contains(&who)).unwrap_or(places.len());
    let mut order = lines(people, scores);
    order.sort_by_key(|line| group(line.who));
    let above = |who| places.iter().take(group(who)).map(Vec::len).sum::<usize>();
    for line in &mut order {
        line.rank = rank(above(line.who));
    }
    order
}

fn rank(above: usize) -> u32 {
    u32::try_from(above).unwrap_or(u32::MAX).saturating_add(1)
}

/// Numbers the lines; nobody shares a rank, because lots differ.
fn number(mut order: Vec<Line>) -> Vec<Line> {
    for (above, line) in order.iter_mut().enumerate() {
        line.rank = rank(above);
    }
    order
}

/// Sorts lines with the same points: each tie-break among those that the previous ones left equal.
fn sort(
    name: &str,
    group: Vec<Line>,
    scores: &[Score],
    breaks: &[TieBreak],
    decided_by: Option<TieBreak>,
    order: &mut Vec<Line>,
) {
    match breaks.split_first() {
        Some((tie_break, rest)) if group.len() > 1 => {
            let values = values(*tie_break, name, &group, scores);
            let value = |line: &Line| Reverse(values.get(&line.who).copied());
            for (at, tied) in grouped(group, value).into_iter().enumerate() {
                let by = if at == 0 { decided_by } else { Some(*tie_break) };
                sort(name, tied, scores, rest, by, order);
            }
        }
        _ => order.extend(group.into_iter().map(|line| Line { decided_by, ..line })),
    }
}

/// The lines by key, those with the same key together.
fn grouped<K: Ord>(lines: Vec<Line>, key: impl Fn(&Line) -> K) -> Vec<Vec<Line>> {
    let mut groups: BTreeMap<K, Vec<Line>> = BTreeMap::new();
    for line in lines {
        groups.entry(key(&line)).or_default().push(line);
    }
    groups.into_values().collect()
}

/// The value of a tie-break for each of a group, more being better.
fn values(tie_break: TieBreak, name: &str, group: &[Line], scores: &[Score]) -> BTreeMap<Person, i128> {
    if tie_break == TieBreak::HeadToHead {
        return head_to_head(group, scores);
    }
    let value = |line: &Line| match tie_break {
        TieBreak::SonnebornBerger => line.sonneborn_berger.into(),
        TieBreak::Buchholz => line.buchholz.into(),
        TieBreak::Difference => line.difference.into(),
        TieBreak::Wins => line.wins.into(),
        TieBreak::Lot => lot(name, line.who).into(),
        TieBreak::HeadToHead => 0,
    };
    group.iter().map(|line| (line.who, value(line))).collect()
}

/// The points of each of a group against the others of it; none for anybody unless all pairs met equally often.
fn head_to_head(group: &[Line], scores: &[Score]) -> BTreeMap<Person, i128> {
    let people: Vec<_> = group.iter().map(|line| line.who).collect();
    let mut met: BTreeMap<(Person, Person), u32> = BTreeMap::new();
    let mut made: BTreeMap<Person, i128> = people.iter().map(|who| (*who, 0)).collect();
    for score in scores {
        for own in score.sides.iter().filter(|side| people.contains(&side.who)) {
            for other in score.others(own.who).filter(|side| people.contains(&side.who)) {
                *met.entry((own.who, other.who)).or_default() += 1;
                *made.entry(own.who).or_default() += i128::from(own.against(other).halves());
            }
        }
    }
    let all = people.len() * people.len().saturating_sub(1);
    let times = met.values().next();
    let fair = met.len() == all && met.values().all(|count| Some(count) == times);
    if fair { made } else { BTreeMap::new() }
}

/// Everybody's totals, in the order of the entries.
fn lines(people: &[Person], scores: &[Score]) -> Vec<Line> {
    let points = |who: Person| scores.iter().map(|score| score.points(who)).sum::<i64>();
    let totals: BTreeMap<Person, i64> = people.iter().map(|who| (*who, points(*who))).collect();
    people.iter().map(|who| line(*who, scores, &totals)).collect()
}

fn line(who: Person, scores: &[Score], totals: &BTreeMap<Person, i64>) -> Line {
    let total = |who: Person| totals.get(&who).copied().unwrap_or(0);
    let mut line = Line {
        who,
        rank: 0,
        points: total(who),
        matches: 0,
        wins: 0,
        draws: 0,
        difference: 0,
        sonneborn_berger: 0,
        buchholz: 0,
        decided_by: None,
    };
    for (score, own) in scores.iter().filter_map(|score| Some((score, score.side(who)?))) {
        let others: Vec<_> = score.others(who).map(|other| (own.against(other), total(other.who))).collect();
        line.matches += 1;
        line.difference += own.difference;
        line.wins += u32::from(others.iter().all(|(result, _)| *result == Against::Won));
        line.draws += u32::from(shared_first(&others));
        // A player with a bye meets a virtual opponent who ends up with as many points.
        let virtually = if score.kind == Kind::Bye { MATCH_POINT / 2 * total(who) } else { 0 };
        line.sonneborn_berger += 2 * virtually;
        line.buchholz += virtually;
        for (result, points) in others {
            line.sonneborn_berger += result.halves() * score.half() * points;
            line.buchholz += score.half() * points;
        }
    }
    line
}

fn shared_first(others: &[(Against, i64)]) -> bool {
    let level = others.iter().any(|(result, _)| *result == Against::Level);
    level && others.iter().all(|(result, _)| *result != Against::Lost)
}
