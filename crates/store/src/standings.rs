//! Standings as rows, and how a result changes them.
//!
//! A store has the rows. To count results it reads the rows that they [touch](touched_by), adds the results in order, and writes the
//! changes. For a recount it adds all results in order to empty standings, and writes those.

use std::collections::{BTreeMap, BTreeSet};

use talon_games::GameKind;
use talon_standings::{
    Before, Competitor, LeaderboardRow, PairRow, Pool, RatingRow, System, Touched, Window, is_among_known, settle,
};
use talon_table::PersonId;

use crate::results::{LeaderboardKey, RatingStep, ResultRow, Scope};

pub use crate::results::{LineKey, PairKey, RatingKey};

/// Standings, or some of their rows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Standings {
    /// The ratings.
    pub ratings: BTreeMap<RatingKey, RatingRow>,
    /// The meetings.
    pub pairs: BTreeMap<PairKey, PairRow>,
    /// The lines of the leaderboards.
    pub lines: BTreeMap<LineKey, LeaderboardRow>,
}

/// The rows that a result touches; none if it counts nowhere.
#[must_use]
pub fn touched(result: &ResultRow) -> Option<(GameKind, Pool, Touched)> {
    // A game that is no longer played has no standings.
    let game = result.fact.game.parse().ok()?;
    Some((game, result.fact.pool()?, result.fact.touches()))
}

/// The rows that several results of one game and pool may touch: every touched row is among these, and perhaps others.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TouchedBy {
    /// Competitors whose ratings and meetings with each other are touched.
    pub who: BTreeSet<Competitor>,
    /// Persons whose lines are touched.
    pub persons: BTreeSet<PersonId>,
    /// Time windows of their leaderboards.
    pub windows: BTreeSet<Window>,
    /// Scopes of their leaderboards.
    pub scopes: BTreeSet<Scope>,
}

/// The rows that results touch, by game and pool; empty if no result counts anywhere.
#[must_use]
pub fn touched_by(results: &[ResultRow]) -> BTreeMap<(GameKind, Pool), TouchedBy> {
    let mut all: BTreeMap<(GameKind, Pool), TouchedBy> = BTreeMap::new();
    for result in results {
        let Some((game, pool, touched)) = touched(result) else { continue };
        let by = all.entry((game, pool)).or_default();
        by.persons.extend(touched.boards.iter().filter_map(Competitor::person).map(PersonId));
        by.who.extend(touched.ratings);
        by.windows.extend(touched.windows);
        by.scopes.extend(scopes(result));
    }
    all
}

/// The scopes in which a result may count.
pub fn scopes(result: &ResultRow) -> impl Iterator<Item = Scope> {
    let community = (result.scope != Scope::Everywhere).then(|| result.scope.clone());
    let shared = community.into_iter().chain([Scope::Everywhere]).filter(|_| !result.fact.aided);
    shared.chain([Scope::Own])
}

/// The lines that a result may touch.
#[must_use]
pub fn lines_of(result: &ResultRow) -> Vec<LineKey> {
    let Some((game, pool, touched)) = touched(result) else {
        return Vec::new();
    };
    let persons: Vec<PersonId> = touched.boards.iter().filter_map(Competitor::person).map(PersonId).collect();
    let leaderboards = scopes(result).flat_map(|scope| {
        let of_all_time = scope == Scope::Own;
        let windows = touched.windows.into_iter().filter(move |window| !of_all_time || *window == Window::All);
        windows.map(move |window| LeaderboardKey { scope: scope.clone(), game, pool, window })
    });
    leaderboards.flat_map(|leaderboard| persons.iter().map(move |person| (leaderboard.clone(), *person))).collect()
}

impl Standings {
    /// Adds a result. Returns the rows that it changed, and the step of each person's rating.
    pub fn add(&mut self, result: &ResultRow) -> Changes {
        let Some((game, pool, touched)) = touched(result) else {
            return Changes::default();
        };
        let fact = &result.fact;
        let before = self.before(game, pool, &touched);
        let after = settle(fact, &before);
        let mut changes = Changes::default();
        for (who, row) in after.ratings {
            changes.steps.extend(step(result, &who, &row));
            self.ratings.insert((game, pool, who.clone()), row);
            changes.rows.ratings.insert((game, pool, who), row);
        }
        for ((first, second), row) in after.pairs {
            self.pairs.insert((game, pool, first.clone(), second.clone()), row);
            changes.rows.pairs.insert((game, pool, first, second), row);
        }
        let counts = |(leaderboard, person): &LineKey| {
            leaderboard.scope != Scope::Everywhere || is_among_known(fact, &Competitor::Person(person.0), &before)
        };
        for key in lines_of(result).into_iter().filter(counts) {
            let row = self.lines.entry(key.clone()).or_default();
            *row = row.with(fact, &Competitor::Person(key.1.0));
            changes.rows.lines.insert(key, row.clone());
        }
        changes
    }

    /// Adds results in their order. Returns all changed rows, as they are after the last result, and each result's steps.
    pub fn add_all(&mut self, results: &[ResultRow]) -> (Self, BTreeMap<StepKey, StepRow>) {
        let (mut rows, mut steps) = (Self::default(), BTreeMap::new());
        for result in results {
            let changes = self.add(result);
            steps.extend(step_rows(result, &changes.steps));
            rows.ratings.extend(changes.rows.ratings);
            rows.pairs.extend(changes.rows.pairs);
            rows.lines.extend(changes.rows.lines);
        }
        (rows, steps)
    }

    /// The lines of a community's leaderboards, added up from these results in their order.
    pub fn lines_in<'a>(
        scope: &Scope,
        results: impl Iterator<Item = &'a ResultRow>,
    ) -> BTreeMap<LineKey, LeaderboardRow> {
        let mut lines: BTreeMap<LineKey, LeaderboardRow> = BTreeMap::new();
        for result in results {
            for key in lines_of(result).into_iter().filter(|(leaderboard, _)| leaderboard.scope == *scope) {
                let row = lines.entry(key.clone()).or_default();
                *row = row.with(&result.fact, &Competitor::Person(key.1.0));
            }
        }
        lines
    }

    fn before(&self, game: GameKind, pool: Pool, touched: &Touched) -> Before {
        let rating = |who: &Competitor| Some((who.clone(), *self.ratings.get(&(game, pool, who.clone()))?));
        let pair = |(first, second): &(Competitor, Competitor)| {
            let row = self.pairs.get(&(game, pool, first.clone(), second.clone()))?;
            Some(((first.clone(), second.clone()), *row))
        };
        Before {
            ratings: touched.ratings.iter().filter_map(rating).collect(),
            pairs: touched.pairs.iter().filter_map(pair).collect(),
        }
    }

    /// The first value by which a leaderboard orders a line, more being better: for all time the conservative rating in thousandths,
    /// otherwise the matches won.
    #[must_use]
    pub fn rank(&self, key: &LineKey, row: &LeaderboardRow) -> i64 {
        let (leaderboard, person) = key;
        match leaderboard.window {
            Window::All => {
                let who = Competitor::Person(person.0);
                let rating = self.ratings.get(&(leaderboard.game, leaderboard.pool, who)).copied();
                rating.map_or(0, |rating| all_time_rank(leaderboard.game, &rating))
            }
            Window::Week { .. } | Window::Month { .. } | Window::Season { .. } => i64::from(row.wins),
        }
    }
}

/// A result and one of its players.
pub type StepKey = (u64, PersonId);

/// What one result changed for one of its players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepRow {
    /// The pool in which the match counts; none if it counts nowhere.
    pub pool: Option<Pool>,
    /// The rating after it and its uncertainty, in thousandths; none if the match is not rated.
    pub rating: Option<(i64, i64)>,
}

/// What a result changed for each of its persons, given their ratings after it.
#[must_use]
pub fn step_rows(result: &ResultRow, steps: &[(PersonId, RatingStep)]) -> Vec<(StepKey, StepRow)> {
    let pool = touched(result).map(|(_, pool, _)| pool);
    let row = |person: PersonId| {
        let step = steps.iter().find(|(of, _)| *of == person).map(|(_, step)| step);
        let rating = step.map(|step| (step.mean, step.deviation));
        ((result.fact.number, person), StepRow { pool, rating })
    };
    result.persons().into_iter().map(row).collect()
}

/// All stored standings: everything that follows from results.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct AllStandings {
    /// The rows.
    pub standings: Standings,
    /// The rank value of each line on its leaderboard.
    pub ranks: BTreeMap<LineKey, i64>,
    /// What each result changed for its players.
    pub steps: BTreeMap<StepKey, StepRow>,
}

impl AllStandings {
    /// Adds a result. The ranks stay as they were until [`rank`](Self::rank) is called.
    pub fn add(&mut self, result: &ResultRow) {
        let changes = self.standings.add(result);
        self.steps.extend(step_rows(result, &changes.steps));
    }

    /// Computes the rank value of each line.
    pub fn rank(&mut self) {
        let ranks = self.standings.lines.iter().map(|(key, row)| (key.clone(), self.standings.rank(key, row)));
        self.ranks = ranks.collect();
    }

    /// How many rows differ between two of them.
    #[must_use]
    pub fn differences(&self, other: &Self) -> Differences {
        Differences {
            ratings: differing(&self.standings.ratings, &other.standings.ratings, |_| true),
            pairs: differing(&self.standings.pairs, &other.standings.pairs, |_| true),
            lines: differing(&self.standings.lines, &other.standings.lines, |key| {
                self.ranks.get(key) == other.ranks.get(key)
            }),
            steps: differing(&self.steps, &other.steps, |_| true),
        }
    }
}

/// How many rows of each kind differ.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Differences {
    /// Of ratings.
    pub ratings: u64,
    /// Of meetings.
    pub pairs: u64,
    /// Of lines of leaderboards, their ranks included.
    pub lines: u64,
    /// Rows of steps.
    pub steps: u64,
}

impl Differences {
    /// All together.
    #[must_use]
    pub const fn total(self) -> u64 {
        self.ratings + self.pairs + self.lines + self.steps
    }
}

/// How many rows are only in one, or are neither `alike` nor equal.
fn differing<K: Ord, V: PartialEq>(one: &BTreeMap<K, V>, other: &BTreeMap<K, V>, alike: impl Fn(&K) -> bool) -> u64 {
    let changed = one.iter().filter(|(key, row)| other.get(key) != Some(row) || !alike(key)).count();
    let added = other.keys().filter(|key| !one.contains_key(key)).count();
    (changed + added) as u64
}

/// The rows that a result changed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Changes {
    /// The rows that changed, as they are now.
    pub rows: Standings,
    /// The persons' ratings after it.
    pub steps: Vec<(PersonId, RatingStep)>,
}

/// The rank value of this rating on an all-time leaderboard.
#[must_use]
pub fn all_time_rank(game: GameKind, rating: &RatingRow) -> i64 {
    thousandths(rating.conservative(system(game)))
}

/// The rating system of a game: it depends on its number of players.
#[must_use]
pub fn system(game: GameKind) -> System {
    System::for_seats(usize::from(*game.default_rules().seats().start()))
}

fn step(result: &ResultRow, who: &Competitor, row: &RatingRow) -> Option<(PersonId, RatingStep)> {
    let step = RatingStep {
        number: result.fact.number,
        ended_at_ms: result.fact.ended_at_ms,
        mean: thousandths(row.mean),
        deviation: thousandths(row.deviation),
    };
    Some((PersonId(who.person()?), step))
}

/// Rounds to thousandths: ratings are small numbers, and nobody reads them more exactly.
fn thousandths(value: f64) -> i64 {
    (value * 1000.0).round() as i64
}
