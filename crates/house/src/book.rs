//! Standings as rows, and how a result changes them.
//!
//! A store keeps the rows. For a result it fills a book with the rows that the result [touches](touched), adds the result, and writes
//! the changes; to rebuild everything it adds all results in order to an empty book, and writes that.

use std::collections::BTreeMap;

use talon_games::GameKind;
use talon_standings::{Before, BoardRow, Competitor, PairRow, Pool, RatingRow, System, Touched, Window, settle};
use talon_table::PersonId;

use crate::ports::results::{BoardKey, RatingStep, ResultRow, Scope};

/// Whose rating, in which game and pool.
pub type RatingKey = (GameKind, Pool, Competitor);

/// Who met whom, in which game and pool; the smaller competitor first.
pub type PairKey = (GameKind, Pool, Competitor, Competitor);

/// Whose line, on which board.
pub type LineKey = (BoardKey, PersonId);

/// Standings, or some of their rows.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Book {
    /// The ratings.
    pub ratings: BTreeMap<RatingKey, RatingRow>,
    /// The meetings.
    pub pairs: BTreeMap<PairKey, PairRow>,
    /// The lines of the boards.
    pub lines: BTreeMap<LineKey, BoardRow>,
}

/// What a result touches: none for one that counts nowhere.
#[must_use]
pub fn touched(result: &ResultRow) -> Option<(GameKind, Pool, Touched)> {
    // A game that is no longer played has no standings.
    let game = result.fact.game.parse().ok()?;
    Some((game, result.fact.pool()?, result.fact.touches()))
}

/// On whose boards a result counts.
pub fn scopes(result: &ResultRow) -> impl Iterator<Item = Scope> {
    let own = (result.scope != Scope::Everywhere).then(|| result.scope.clone());
    own.into_iter().chain([Scope::Everywhere])
}

/// The lines that a result touches.
#[must_use]
pub fn lines_of(result: &ResultRow) -> Vec<LineKey> {
    let Some((game, pool, touched)) = touched(result) else {
        return Vec::new();
    };
    let persons: Vec<PersonId> = touched.boards.iter().filter_map(Competitor::person).map(PersonId).collect();
    let boards = scopes(result).flat_map(|scope| {
        touched.windows.into_iter().map(move |window| BoardKey { scope: scope.clone(), game, pool, window })
    });
    boards.flat_map(|board| persons.iter().map(move |person| (board.clone(), *person))).collect()
}

impl Book {
    /// Adds a result. Answers the rows that it changed, and how far each person's rating came.
    pub fn add(&mut self, result: &ResultRow) -> Changes {
        let Some((game, pool, touched)) = touched(result) else {
            return Changes::default();
        };
        let fact = &result.fact;
        let after = settle(fact, &self.before(game, pool, &touched));
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
        for key in lines_of(result) {
            let row = self.lines.entry(key.clone()).or_default();
            *row = row.with(fact, &Competitor::Person(key.1.0));
            changes.rows.lines.insert(key, row.clone());
        }
        changes
    }

    /// The lines of a scope's boards to which these results, in their order, add up.
    pub fn lines_in<'a>(scope: &Scope, results: impl Iterator<Item = &'a ResultRow>) -> BTreeMap<LineKey, BoardRow> {
        let mut lines: BTreeMap<LineKey, BoardRow> = BTreeMap::new();
        for result in results {
            for key in lines_of(result).into_iter().filter(|(board, _)| board.scope == *scope) {
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

    /// In how many rows two books differ.
    #[must_use]
    pub fn differences(&self, other: &Self) -> u64 {
        differing(&self.ratings, &other.ratings)
            + differing(&self.pairs, &other.pairs)
            + differing(&self.lines, &other.lines)
    }

    /// By what a line stands on its board before any other, more being better: for all time the conservative rating in
    /// thousandths, otherwise the matches that were won.
    #[must_use]
    pub fn rank(&self, key: &LineKey, row: &BoardRow) -> i64 {
        let (board, person) = key;
        match board.window {
            Window::All => {
                let who = Competitor::Person(person.0);
                let rating = self.ratings.get(&(board.game, board.pool, who)).copied();
                rating.map_or(0, |rating| all_time_rank(board.game, &rating))
            }
            Window::Week { .. } | Window::Month { .. } | Window::Season { .. } => i64::from(row.wins),
        }
    }
}

fn differing<K: Ord, V: PartialEq>(one: &BTreeMap<K, V>, other: &BTreeMap<K, V>) -> u64 {
    let changed = one.iter().filter(|(key, row)| other.get(key) != Some(row)).count();
    let added = other.keys().filter(|key| !one.contains_key(key)).count();
    (changed + added) as u64
}

/// What a result changed.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Changes {
    /// The rows that changed, as they are now.
    pub rows: Book,
    /// The persons' ratings after it.
    pub steps: Vec<(PersonId, RatingStep)>,
}

/// By what somebody with this rating stands on a board of all time.
#[must_use]
pub fn all_time_rank(game: GameKind, rating: &RatingRow) -> i64 {
    thousandths(rating.conservative(system(game)))
}

/// By which system a game is rated: the number of players whom it is made for decides.
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

/// Ratings are small numbers: a thousandth of one is more than anybody reads.
fn thousandths(value: f64) -> i64 {
    (value * 1000.0).round() as i64
}
