//! Leagues, scores and a little chance that follows from a seed.

use talon_standings::league::{Entry, Format, Kind, League, Person, Round, Score, Side};
use talon_standings::{Day, TWELFTHS};

pub(crate) fn entry(who: Person) -> Entry {
    Entry { who, from_round: 1, until_round: None }
}

/// A league of the people from 1 to `people`.
pub(crate) fn league(format: Format, people: Person) -> League {
    League { name: "autumn".to_owned(), format, entries: (1..=people).map(entry).collect() }
}

pub(crate) fn day() -> Day {
    "2026-11-22".parse().unwrap()
}

/// A match of several, given by who came at which place.
pub(crate) fn score(round: u32, places: &[(Person, u8)]) -> Score {
    let sides = places.iter().map(|(who, place)| Side { who: *who, place: *place, absent: false, difference: 0 });
    Score { round, day: day(), kind: Kind::Played, sides: sides.collect() }
}

/// A match of two by its points.
pub(crate) fn duel(round: u32, (one, points): (Person, i64), (other, others): (Person, i64)) -> Score {
    let (place, others_place) = (1 + u8::from(points < others), 1 + u8::from(others < points));
    let mut score = score(round, &[(one, place), (other, others_place)]);
    for (side, sign) in score.sides.iter_mut().zip([1, -1]) {
        side.difference = sign * (points - others) * TWELFTHS;
    }
    score
}

/// All rounds, each fixture of which the given function plays.
pub(crate) fn play(league: &League, mut result: impl FnMut(&[Person]) -> Vec<u8>) -> (Vec<Round>, Vec<Score>) {
    let (mut drawn, mut scores) = (Vec::new(), Vec::new());
    while let Some(round) = league.draw(&drawn, &scores) {
        scores.extend(league.byes(&round, day()));
        scores.extend(league.walk_overs(&round, day()));
        for fixture in &round.fixtures {
            let placed: Vec<_> = fixture.players.iter().copied().zip(result(&fixture.players)).collect();
            scores.push(score(round.number, &placed));
        }
        drawn.push(round);
    }
    (drawn, scores)
}

/// Numbers that follow from a seed: Steele, Lea and Flood's SplitMix64.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) % bound
    }
}
