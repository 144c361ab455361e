//! Standings from results.

use std::collections::BTreeSet;

use async_trait::async_trait;
use serde_json::{Value, json};
use sqlx::query_as;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow, Window};
use talon_store::database::{RankRow, StandingRows};
use talon_store::results::{LeaderboardKey, Scope};
use talon_store::standings::{LineKey, PairKey, RatingKey, StepKey, StepRow};
use talon_store::{PlatformKind, StoreError};
use talon_table::PersonId;

use crate::columns::{LineColumns, PairColumns, RatingColumns, person_id};
use crate::fault::fault;
use crate::unit::{SqliteUnit, execute};

/// Competitors, as a list in one parameter.
fn names<'a>(who: impl IntoIterator<Item = &'a Competitor>) -> String {
    Value::from_iter(who.into_iter().map(ToString::to_string)).to_string()
}

#[async_trait]
impl StandingRows for SqliteUnit {
    async fn ratings(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let who = names(who);
        let (game, pool) = (game.name(), pool.name());
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who IN (SELECT value FROM json_each(?)) AND game = ? AND pool = ?",
            who,
            game,
            pool
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
    }

    async fn all_ratings(&mut self, who: &BTreeSet<Competitor>) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let who = names(who);
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who IN (SELECT value FROM json_each(?))",
            who
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
    }

    async fn pairs(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let who = names(who);
        let (game, pool) = (game.name(), pool.name());
        let rows = query_as!(
            PairColumns,
            "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting
             WHERE first IN (SELECT value FROM json_each(?1)) AND second IN (SELECT value FROM json_each(?1))
               AND game = ?2 AND pool = ?3",
            who,
            game,
            pool
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(PairColumns::row).collect()
    }

    async fn lines(
        &mut self,
        scope: &Scope,
        game: GameKind,
        pool: Pool,
        windows: &BTreeSet<Window>,
        persons: &BTreeSet<PersonId>,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let persons = Value::from_iter(persons.iter().map(|person| person_id(*person))).to_string();
        let spans = Value::from_iter(windows.iter().map(ToString::to_string)).to_string();
        let (platform, chat, game, pool) = (scope.platform_code(), scope.chat(), game.name(), pool.name());
        let rows = query_as!(
            LineColumns,
            "SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last FROM board_line
             WHERE platform = ? AND chat = ? AND game = ? AND pool = ? AND span IN (SELECT value FROM json_each(?))
               AND person IN (SELECT value FROM json_each(?))",
            platform,
            chat,
            game,
            pool,
            spans,
            persons
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn write_ratings(&mut self, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
        for ((game, pool, who), row) in rows {
            let (who, game, pool) = (who.to_string(), game.name(), pool.name());
            execute!(
                self,
                "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                 ON CONFLICT (who, game, pool) DO UPDATE SET
                     mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
                     matches = excluded.matches, met = excluded.met, last = excluded.last",
                who,
                game,
                pool,
                row.mean,
                row.deviation,
                row.volatility,
                row.matches,
                row.met,
                row.last_ms
            )?;
        }
        Ok(())
    }

    async fn write_pairs(&mut self, rows: &[(&PairKey, &PairRow)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((game, pool, first, second), row)| {
            json!([first, second, game, pool.name(), row.wins, row.losses, row.draws, row.streak, row.last_ms])
        });
        let rows = Value::from_iter(rows).to_string();
        execute!(
            self,
            "INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7,
                    value ->> 8
             FROM json_each(?) WHERE true
             ON CONFLICT (first, second, game, pool) DO UPDATE SET
                 wins = excluded.wins, losses = excluded.losses, draws = excluded.draws, streak = excluded.streak,
                 last = excluded.last",
            rows
        )
        .map(drop)
    }

    async fn write_lines(&mut self, rows: &[(&LineKey, &LeaderboardRow, i64)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((leaderboard, person), row, rank)| {
            let tally = serde_json::to_string(&row.tally).map_err(|_| StoreError::Corrupt("a tally".to_owned()))?;
            let LeaderboardKey { scope, game, pool, window } = leaderboard;
            let key = json!([scope.platform_code(), scope.chat(), game, pool.name(), window, person_id(*person)]);
            Ok(json!([key, row.matches, row.wins, row.draws, row.points, tally, row.last_ms, rank]))
        });
        let rows = rows.collect::<Result<Value, StoreError>>()?.to_string();
        execute!(
            self,
            "INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank,
                                     hidden)
             SELECT value ->> '$[0][0]', value ->> '$[0][1]', value ->> '$[0][2]', value ->> '$[0][3]', value ->> '$[0][4]',
                    value ->> '$[0][5]', value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
                    value ->> 7,
                    CASE WHEN value ->> '$[0][0]' = '' AND value ->> '$[0][1]' <> '' THEN
                        1
                    WHEN value ->> '$[0][0]' = '' THEN
                        NOT EXISTS (SELECT 1 FROM account JOIN manners ON manners.person = account.person
                                    WHERE account.own_person = value ->> '$[0][5]' AND everywhere = 1)
                    ELSE
                        NOT EXISTS (SELECT 1 FROM account WHERE account.person = value ->> '$[0][5]')
                        AND NOT EXISTS (SELECT 1 FROM account WHERE account.own_person = value ->> '$[0][5]')
                    END
             FROM json_each(?) WHERE true
             ON CONFLICT (platform, chat, game, pool, span, person) DO UPDATE SET
                 matches = excluded.matches, wins = excluded.wins, draws = excluded.draws, points = excluded.points,
                 tally = excluded.tally, last = excluded.last, rank = excluded.rank, hidden = excluded.hidden",
            rows
        )
        .map(drop)
    }

    async fn write_steps(&mut self, rows: &[(&StepKey, &StepRow)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((number, person), row)| {
            let (mean, deviation) = row.rating.unzip();
            json!([person_id(*person), number, row.pool.map(Pool::name), mean, deviation])
        });
        let rows = Value::from_iter(rows).to_string();
        execute!(
            self,
            "INSERT INTO result_person (person, number, pool, mean, deviation)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)",
            rows
        )
        .map(drop)
    }

    async fn move_ranks(&mut self, ranks: &[RankRow]) -> Result<(), StoreError> {
        let rows = ranks.iter().map(|row| json!([person_id(row.person), row.game, row.pool.name(), row.rank]));
        let rows = Value::from_iter(rows).to_string();
        execute!(
            self,
            "UPDATE board_line SET rank = value ->> 3 FROM json_each(?)
             WHERE person = value ->> 0 AND game = value ->> 1 AND pool = value ->> 2 AND span = 'all'",
            rows
        )
        .map(drop)
    }

    async fn remove_lines_in(&mut self, platform: PlatformKind, chats: [&str; 2]) -> Result<(), StoreError> {
        let platform = platform.code();
        let [one, other] = chats;
        execute!(self, "DELETE FROM board_line WHERE platform = ?1 AND chat IN (?2, ?3)", platform, one, other)
            .map(drop)
    }

    async fn show_everywhere(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        // With the sign in front, the index by person is taken: the other one leads through everybody's lines.
        execute!(
            self,
            "UPDATE board_line SET hidden = NOT hidden
             WHERE person IN (SELECT own_person FROM account WHERE account.person = ?1) AND +platform = '' AND +chat = ''
               AND hidden = EXISTS (SELECT 1 FROM manners WHERE manners.person = ?1 AND everywhere = 1)",
            person
        )
        .map(drop)
    }
}
