//! The stored forms of results and standings.

use talon_standings::{LeaderboardRow, PairRow, RatingRow};

use super::{Stored, coded, columns, count, fixture, person, table};
use crate::StoreError;
use crate::results::{LeaderboardKey, RatingStep, ResultRow, Scope};
use crate::standings::{LineKey, PairKey, RatingKey};

columns! {
    /// The columns of a result.
    ResultColumns {
        number: i64,
        table_id: i64,
        match_no: i64,
        platform: String,
        chat: String,
        fixture: Option<String>,
        fact: String,
    }
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

/// The scope of these stored forms.
///
/// # Errors
/// [`StoreError::Corrupt`] where there is no such platform.
pub fn scope(platform: &str, chat: &str) -> Result<Scope, StoreError> {
    Scope::stored(platform, chat).map_err(|bad| StoreError::Corrupt(bad.to_string()))
}

/// A pool by its stored form.
///
/// # Errors
/// [`StoreError::Corrupt`] where there is none of this name.
pub fn pool(name: &str) -> Result<talon_standings::Pool, StoreError> {
    let found = talon_standings::Pool::ALL.iter().copied().find(|pool| pool.name() == name);
    found.ok_or_else(|| StoreError::Corrupt(format!("no pool: {name:?}")))
}

columns! {
    /// The columns of a rating.
    RatingColumns {
        who: String,
        game: String,
        pool: String,
        mean: f64,
        deviation: f64,
        volatility: f64,
        matches: i64,
        met: i64,
        last: i64,
    }
}

impl RatingColumns {
    /// The rating, and its key.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] where it cannot be read.
    pub fn row(self) -> Result<(RatingKey, RatingRow), StoreError> {
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

columns! {
    /// The columns of the meetings of two.
    PairColumns {
        first: String,
        second: String,
        game: String,
        pool: String,
        wins: i64,
        losses: i64,
        draws: i64,
        streak: i64,
        last: i64,
    }
}

impl PairColumns {
    /// The meeting, and its key.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] where it cannot be read.
    pub fn row(self) -> Result<(PairKey, PairRow), StoreError> {
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

columns! {
    /// The columns of a line of a leaderboard.
    LineColumns {
        platform: String,
        chat: String,
        game: String,
        pool: String,
        span: String,
        person: i64,
        matches: i64,
        wins: i64,
        draws: i64,
        points: i64,
        tally: String,
        last: i64,
    }
}

impl LineColumns {
    /// The line, and its key.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] where it cannot be read.
    pub fn row(self) -> Result<(LineKey, LeaderboardRow), StoreError> {
        let leaderboard = LeaderboardKey {
            scope: scope(&self.platform, &self.chat)?,
            game: coded(&self.game)?,
            pool: pool(&self.pool)?,
            window: coded(&self.span)?,
        };
        let row = LeaderboardRow {
            matches: count(self.matches)?,
            wins: count(self.wins)?,
            draws: count(self.draws)?,
            points: self.points,
            tally: serde_json::from_str(&self.tally).map_err(|_| StoreError::Corrupt("a tally".to_owned()))?,
            last_ms: self.last,
        };
        Ok(((leaderboard, person(self.person)), row))
    }
}

columns! {
    /// The columns of a step of a rating.
    StepColumns<Moment> {
        number: i64,
        ended_at: Moment,
        mean: i64,
        deviation: i64,
    }
}

impl<Moment: Into<Stored>> StepColumns<Moment> {
    /// The step.
    #[must_use]
    pub fn step(self) -> RatingStep {
        let Self { number, ended_at, mean, deviation } = self;
        RatingStep { number: number.cast_unsigned(), ended_at_ms: ended_at.into().0.0, mean, deviation }
    }
}
