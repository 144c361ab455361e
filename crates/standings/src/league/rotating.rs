//! Rotating tables: everybody meets everybody about equally often.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::entry::{Entry, Person};
use super::fixture::Round;
use super::lot::lot;

/// How many orders of the players the search for a round starts from.
const STARTS: u32 = 24;

/// The next round; `None` if there are not enough for one table.
///
/// Players who cannot be seated sit out; those who did so least often come first. The tables are the best result of several searches: each
/// starts from a drawn order and exchanges two players as long as that evens out the meetings.
pub(super) fn round(name: &str, entries: &[Entry], seats: &RangeInclusive<usize>, drawn: &[Round]) -> Option<Round> {
    let number = u32::try_from(drawn.len()).ok()?.checked_add(1)?;
    let people: Vec<_> = entries.iter().filter(|entry| entry.plays_in(number)).map(|entry| entry.who).collect();
    let sizes = sizes(people.len(), seats)?;
    let bench = people.len() - sizes.iter().sum::<usize>();
    let history = History::of(&people, bench, drawn);
    let search = |start| {
        let order = history.order(&format!("{name}:{number}:{start}"), &people);
        history.improved(Seating::new(&order, bench, &sizes))
    };
    let best = (0..STARTS).map(search).min_by_key(|seating| history.cost(seating))?;
    let mut round = Round { number, fixtures: Vec::new(), byes: best.bench().to_vec() };
    for table in best.tables() {
        round.add(table.clone());
    }
    Some(round)
}

/// The sizes of the tables: as many as possible sit, at tables as equal as possible, and as large as possible.
fn sizes(people: usize, seats: &RangeInclusive<usize>) -> Option<Vec<usize>> {
    let (least, most) = (*seats.start(), *seats.end());
    if least < 2 || most < least || people < least {
        return None;
    }
    let tables = people.div_ceil(most).max(1);
    let tables = if tables * least <= people { tables } else { people / least };
    let sitting = people.min(tables * most);
    Some((0..tables).map(|at| sitting / tables + usize::from(at < sitting % tables)).collect())
}

/// The seating: first the bench of those who sit out, then the tables.
struct Seating(Vec<Vec<Person>>);

/// A seat by its table, 0 being the bench, and its number there.
type SeatAt = (usize, usize);

impl Seating {
    fn new(order: &[Person], bench: usize, sizes: &[usize]) -> Self {
        let mut rest = order;
        let groups = std::iter::once(&bench).chain(sizes).map(|size| {
            let (group, others) = rest.split_at((*size).min(rest.len()));
            rest = others;
            group.to_vec()
        });
        Self(groups.collect())
    }

    fn bench(&self) -> &[Person] {
        self.0.first().map_or(&[], Vec::as_slice)
    }

    fn tables(&self) -> impl Iterator<Item = &Vec<Person>> {
        self.0.iter().skip(1)
    }

    /// Every two seats at different tables.
    fn pairs_of_seats(&self) -> impl Iterator<Item = (SeatAt, SeatAt)> {
        let seats = |group: usize| (0..self.0.get(group).map_or(0, Vec::len)).map(move |seat| (group, seat));
        let after = move |group: usize| (group + 1..self.0.len()).flat_map(seats);
        (0..self.0.len())
            .flat_map(move |group| seats(group).flat_map(move |seat| after(group).map(move |other| (seat, other))))
    }

    fn at(&self, (group, seat): SeatAt) -> Option<Person> {
        self.0.get(group)?.get(seat).copied()
    }

    fn put(&mut self, (group, seat): SeatAt, who: Person) {
        if let Some(slot) = self.0.get_mut(group).and_then(|group| group.get_mut(seat)) {
            *slot = who;
        }
    }
}

/// The players' history from the rounds before.
struct History {
    /// How often any two have sat at one table.
    met: BTreeMap<(Person, Person), u32>,
    /// How often each has stayed out.
    out: BTreeMap<Person, usize>,
    /// How often the players have sat out who are at the margin: only some of these sit out now. Those who did so less often all sit out
    /// now; those who did so more often do not.
    margin: Option<usize>,
}

impl History {
    fn of(people: &[Person], bench: usize, drawn: &[Round]) -> Self {
        let mut met = BTreeMap::new();
        for players in drawn.iter().flat_map(|round| &round.fixtures).map(|fixture| &fixture.players) {
            for (at, one) in players.iter().enumerate() {
                for other in players.iter().skip(at + 1) {
                    *met.entry((*one.min(other), *one.max(other))).or_default() += 1;
                }
            }
        }
        let times = |who: &Person| drawn.iter().filter(|round| round.byes.contains(who)).count();
        let out: BTreeMap<_, _> = people.iter().map(|who| (*who, times(who))).collect();
        let mut counts: Vec<_> = out.values().copied().collect();
        counts.sort_unstable();
        let margin = bench.checked_sub(1).and_then(|last| counts.get(last)).copied();
        Self { met, out, margin }
    }

    /// The people by how often they have sat out, then by lot.
    fn order(&self, name: &str, people: &[Person]) -> Vec<Person> {
        let mut order = people.to_vec();
        order.sort_by_cached_key(|who| (self.out.get(who).copied(), lot(name, *who)));
        let bench = order.iter().filter(|who| self.out.get(who).copied() <= self.margin).count();
        if let Some(rest) = order.get_mut(bench..) {
            rest.sort_by_cached_key(|who| lot(name, *who));
        }
        order
    }

    /// How much a further meeting of these two adds to the sum of the squares of all meetings, which is least if all are equal.
    fn weight(&self, one: Person, other: Person) -> u32 {
        2 * self.met.get(&(one.min(other), one.max(other))).copied().unwrap_or(0) + 1
    }

    /// The weight that somebody adds to a table with all but one of those who sit there; none on the bench.
    fn adds(&self, who: Person, seating: &Seating, group: usize, but: Person) -> u32 {
        if group == 0 {
            return 0;
        }
        let others = seating.0.get(group).into_iter().flatten().filter(|other| **other != who && **other != but);
        others.map(|other| self.weight(who, *other)).sum()
    }

    fn cost(&self, seating: &Seating) -> u32 {
        let table = |table: &Vec<Person>| -> u32 {
            let later = |at: usize, one: Person| table.iter().skip(at + 1).map(move |other| self.weight(one, *other));
            table.iter().enumerate().flat_map(|(at, one)| later(at, *one)).sum()
        };
        seating.tables().map(table).sum()
    }

    /// The seating after all exchanges of two players that even out the meetings.
    fn improved(&self, mut seating: Seating) -> Seating {
        while let Some((from, to, one, other)) = self.exchange(&seating) {
            seating.put(from, other);
            seating.put(to, one);
        }
        seating
    }

    /// Two seats whose players should be exchanged.
    fn exchange(&self, seating: &Seating) -> Option<(SeatAt, SeatAt, Person, Person)> {
        let better = |(from, to): (SeatAt, SeatAt)| {
            let (one, other) = (seating.at(from)?, seating.at(to)?);
            let now = self.adds(one, seating, from.0, one) + self.adds(other, seating, to.0, other);
            let then = self.adds(one, seating, to.0, other) + self.adds(other, seating, from.0, one);
            let allowed = from.0 > 0 || (self.may_stay_out(one) && self.may_stay_out(other));
            (allowed && then < now).then_some((from, to, one, other))
        };
        seating.pairs_of_seats().find_map(better)
    }

    /// Whether somebody may sit out: neither due to nor excluded from it.
    fn may_stay_out(&self, who: Person) -> bool {
        self.out.get(&who).copied() == self.margin
    }
}
