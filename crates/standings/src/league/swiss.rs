//! Swiss rounds: players meet who have done equally well, and nobody meets the same player twice if it can be helped.

use std::collections::BTreeMap;

use petgraph::algo::maximum_matching;
use petgraph::graph::UnGraph;

use super::entry::{Entry, Person};
use super::fixture::{Fixture, Round};
use super::score::{Kind, Score};

/// The next round. `None` if fewer than two play in it, or if one of an odd number would have to sit out and everybody has before.
///
/// The players are in the order of their points, then of their seeds. From the top, each meets the first choice of a Swiss round that still
/// lets the rest be paired with as few repetitions as possible. A maximum matching finds that number.
pub(super) fn round(entries: &[Entry], drawn: &[Round], scores: &[Score]) -> Option<Round> {
    let number = u32::try_from(drawn.len()).ok()?.checked_add(1)?;
    let field = Field::new(entries, number, drawn, scores);
    let bye = match field.ranked.len() {
        0 | 1 => return None,
        even if even.is_multiple_of(2) => None,
        _ => Some(field.bye()?),
    };
    let mut round = Round { number, fixtures: Vec::new(), byes: bye.into_iter().collect() };
    let mut left: Vec<_> = field.ranked.iter().copied().filter(|who| Some(*who) != bye).collect();
    while !left.is_empty() {
        let top = left.remove(0);
        let partner = field.partner(top, &left)?;
        left.retain(|who| *who != partner);
        round.add(field.seated(top, partner));
    }
    Some(round)
}

impl Round {
    /// Whether all its matches and byes have scores.
    pub(super) fn is_scored(&self, scores: &[Score]) -> bool {
        let bye =
            |who: &Person| scores.iter().any(|score| score.kind == Kind::Bye && score.is_in(self.number, &[*who]));
        let played = |fixture: &Fixture| scores.iter().any(|score| score.is_of(fixture));
        self.fixtures.iter().all(played) && self.byes.iter().all(bye)
    }
}

/// The players of a round, and what they have done before.
struct Field {
    ranked: Vec<Person>,
    points: BTreeMap<Person, i64>,
    met: BTreeMap<(Person, Person), u32>,
    byes: Vec<Person>,
    firsts: BTreeMap<Person, u32>,
}

impl Field {
    fn new(entries: &[Entry], number: u32, drawn: &[Round], scores: &[Score]) -> Self {
        let mut field = Self {
            ranked: entries.iter().filter(|entry| entry.plays_in(number)).map(|entry| entry.who).collect(),
            points: BTreeMap::new(),
            met: BTreeMap::new(),
            byes: drawn.iter().flat_map(|round| round.byes.iter().copied()).collect(),
            firsts: BTreeMap::new(),
        };
        for side in scores.iter().flat_map(|score| score.sides.iter().map(move |side| (score, side.who))) {
            *field.points.entry(side.1).or_default() += side.0.points(side.1);
        }
        for fixture in drawn.iter().flat_map(|round| &round.fixtures) {
            if let [first, second] = fixture.players[..] {
                *field.met.entry(pair(first, second)).or_default() += 1;
                *field.firsts.entry(first).or_default() += 1;
            }
        }
        let points = &field.points;
        field.ranked.sort_by_key(|who| std::cmp::Reverse(points.get(who).copied().unwrap_or(0)));
        field
    }

    /// The player who sits out: the lowest who has not yet, and without whom the others can be paired with the fewest repetitions.
    fn bye(&self) -> Option<Person> {
        let fresh = |who: &&Person| !self.byes.contains(who);
        let rest = |who: Person| -> Vec<Person> { self.ranked.iter().copied().filter(|other| *other != who).collect() };
        // Of several that are equally good, the last is taken: the lowest.
        self.ranked.iter().filter(fresh).copied().max_by_key(|who| self.most_new_pairs(&rest(*who)))
    }

    /// The opponent of the highest of those left.
    fn partner(&self, top: Person, left: &[Person]) -> Option<Person> {
        let mut all = left.to_vec();
        all.push(top);
        let best = self.most_new_pairs(&all);
        let wishes = self.wishes(top, left);
        let keeps_it_best = |partner: &&Person| {
            let rest: Vec<_> = left.iter().copied().filter(|who| who != *partner).collect();
            usize::from(self.is_new(top, **partner)) + self.most_new_pairs(&rest) == best
        };
        wishes.iter().find(keeps_it_best).or(wishes.first()).copied()
    }

    /// The players left, in the order of preference as opponents. First the player's own score group, from its middle downwards, as its
    /// upper half meets its lower half; then the upper half upwards from the middle; then the groups below.
    fn wishes(&self, top: Person, left: &[Person]) -> Vec<Person> {
        let own = self.points.get(&top).copied().unwrap_or(0);
        let group = left.iter().take_while(|who| self.points.get(who).copied().unwrap_or(0) == own).count();
        let (peers, below) = left.split_at(group);
        let (upper, lower) = peers.split_at(group / 2);
        let mut wishes: Vec<_> = lower.iter().chain(upper.iter().rev()).chain(below).copied().collect();
        wishes.sort_by_key(|who| self.met.get(&pair(top, *who)).copied().unwrap_or(0));
        wishes
    }

    fn is_new(&self, one: Person, other: Person) -> bool {
        !self.met.contains_key(&pair(one, other))
    }

    /// The most pairs that can be formed of players who have not met.
    fn most_new_pairs(&self, people: &[Person]) -> usize {
        let mut graph = UnGraph::<Person, ()>::default();
        let nodes: Vec<_> = people.iter().map(|who| graph.add_node(*who)).collect();
        for (at, (one, node)) in people.iter().zip(&nodes).enumerate() {
            for (other, node_too) in people.iter().zip(&nodes).skip(at + 1) {
                if self.is_new(*one, *other) {
                    graph.add_edge(*node, *node_too, ());
                }
            }
        }
        maximum_matching(&graph).len()
    }

    /// The player who was first less often is first now; of two equals the lower.
    fn seated(&self, top: Person, partner: Person) -> Vec<Person> {
        let firsts = |who: Person| self.firsts.get(&who).copied().unwrap_or(0);
        if firsts(top) < firsts(partner) { vec![top, partner] } else { vec![partner, top] }
    }
}

fn pair(one: Person, other: Person) -> (Person, Person) {
    (one.min(other), one.max(other))
}
