//! The stored forms of results and standings.

use talon_house::StoreError;
use talon_house::book::{LineKey, PairKey, RatingKey};
use talon_house::ports::results::{BoardKey, RatingStep, ResultRow, Scope};
use talon_standings::{BoardRow, PairRow, RatingRow};

use crate::columns::{coded, count, person, table};
use crate::league_columns::fixture;

/// The columns of a result.
pub(crate) struct ResultColumns {
    pub(crate) number: i64,
    pub(crate) table_id: i64,
    pub(crate) match_no: i64,
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) fixture: Option<String>,
    pub(crate) fact: String,
}

impl TryFrom<ResultColumns> for ResultRow {
    type Error = StoreError;

    fn try_from(columns: ResultColumns) -> Result<Self, StoreError> {
        let bad = || StoreError::Corrupt(format!("result {}", columns.number));
        Ok(Self {
            table: table(columns.table_id),
            match_no: count(columns.match_no)?,
            scope: scope(&columns.platform, &columns.chat)?,
            fixture: fixture(columns.fixture.as_deref())?,
            fact: serde_json::from_str(&columns.fact).map_err(|_| bad())?,
        })
    }
}

fn scope(platform: &str, chat: &str) -> Result<Scope, StoreError> {
    Scope::stored(platform, chat).map_err(|bad| StoreError::Corrupt(bad.to_string()))
}

/// A pool by its stored form.
pub(crate) fn pool(name: &str) -> Result<talon_standings::Pool, StoreError> {
    let found = talon_standings::Pool::ALL.into_iter().find(|pool| pool.name() == name);
    found.ok_or_else(|| StoreError::Corrupt(format!("no pool: {name:?}")))
}

/// The columns of a rating.
pub(crate) struct RatingColumns {
    pub(crate) who: String,
    pub(crate) game: String,
    pub(crate) pool: String,
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    pub(crate) matches: i64,
    pub(crate) met: i64,
    pub(crate) last: i64,
}

impl RatingColumns {
    pub(crate) fn row(self) -> Result<(RatingKey, RatingRow), StoreError> {
        let row = RatingRow {
            mean: self.mean,
            deviation: self.deviation,
            volatility: self.volatility,
            matches: count(self.matches)?,
            met: count(self.met)?,
            last_ms: self.last,
        };
        Ok(((coded(&self.game)?, pool(&self.pool)?, coded(&self.who)?), row))
    }
}

/// The columns of the meetings of two.
pub(crate) struct PairColumns {
    pub(crate) first: String,
    pub(crate) second: String,
    pub(crate) game: String,
    pub(crate) pool: String,
    pub(crate) wins: i64,
    pub(crate) losses: i64,
    pub(crate) draws: i64,
    pub(crate) streak: i64,
    pub(crate) last: i64,
}

impl PairColumns {
    pub(crate) fn row(self) -> Result<(PairKey, PairRow), StoreError> {
        let row = PairRow {
            wins: count(self.wins)?,
            losses: count(self.losses)?,
            draws: count(self.draws)?,
            streak: i32::try_from(self.streak)
                .map_err(|_| StoreError::Corrupt(format!("a streak of {}", self.streak)))?,
            last_ms: self.last,
        };
        Ok(((coded(&self.game)?, pool(&self.pool)?, coded(&self.first)?, coded(&self.second)?), row))
    }
}

/// The columns of a line of a board.
pub(crate) struct LineColumns {
    pub(crate) platform: String,
    pub(crate) chat: String,
    pub(crate) game: String,
    pub(crate) pool: String,
    pub(crate) span: String,
    pub(crate) person: i64,
    pub(crate) matches: i64,
    pub(crate) wins: i64,
    pub(crate) draws: i64,
    pub(crate) points: i64,
    pub(crate) tally: String,
    pub(crate) last: i64,
}

impl LineColumns {
    pub(crate) fn row(self) -> Result<(LineKey, BoardRow), StoreError> {
        let board = BoardKey {
            scope: scope(&self.platform, &self.chat)?,
            game: coded(&self.game)?,
            pool: pool(&self.pool)?,
            window: coded(&self.span)?,
        };
        let row = BoardRow {
            matches: count(self.matches)?,
            wins: count(self.wins)?,
            draws: count(self.draws)?,
            points: self.points,
            tally: serde_json::from_str(&self.tally).map_err(|_| StoreError::Corrupt("a tally".to_owned()))?,
            last_ms: self.last,
        };
        Ok(((board, person(self.person)), row))
    }
}

/// The columns of a step of a rating.
pub(crate) struct StepColumns {
    pub(crate) number: i64,
    pub(crate) ended_at: i64,
    pub(crate) mean: i64,
    pub(crate) deviation: i64,
}

impl StepColumns {
    pub(crate) fn step(self) -> RatingStep {
        let Self { number, ended_at, mean, deviation } = self;
        RatingStep { number: number.cast_unsigned(), ended_at_ms: ended_at, mean, deviation }
    }
}
