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

use crate::columns::{LineColumns, PairColumns, RatingColumns, person_id, persons_json, texts_json};
use crate::dialect::{SqlUnit, execute};
use crate::fault::fault;
use crate::ratings;

#[async_trait]
impl StandingRows for SqlUnit {
    async fn ratings(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who IN (SELECT value ->> 0 FROM json_each($1)) AND game = $2 AND pool = $3",
            texts_json(who),
            game.name(),
            pool.name()
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
    }

    async fn all_ratings(&mut self, who: &BTreeSet<Competitor>) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who IN (SELECT value ->> 0 FROM json_each($1))",
            texts_json(who)
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
    }

    async fn pairs(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let rows = query_as!(
            PairColumns,
            "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting
             WHERE first IN (SELECT value ->> 0 FROM json_each($1)) AND second IN (SELECT value ->> 0 FROM json_each($1)) AND game = $2 AND pool = $3",
            texts_json(who),
            game.name(),
            pool.name()
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
        let persons: Vec<PersonId> = persons.iter().copied().collect();
        let rows = query_as!(
            LineColumns,
            r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last
               FROM board_line
               WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span IN (SELECT value ->> 0 FROM json_each($5))
               AND person IN (SELECT CAST(value AS bigint) FROM json_each($6))"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            pool.name(),
            texts_json(windows),
            persons_json(&persons)
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn write_ratings(&mut self, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
        ratings::write(self, rows).await
    }

    async fn write_pairs(&mut self, rows: &[(&PairKey, &PairRow)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((game, pool, first, second), row)| {
            json!([first, second, game, pool.name(), row.wins, row.losses, row.draws, row.streak, row.last_ms])
        });
        execute!(
            self,
            "INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, CAST(value ->> 4 AS bigint),
                    CAST(value ->> 5 AS bigint), CAST(value ->> 6 AS bigint), CAST(value ->> 7 AS bigint),
                    CAST(value ->> 8 AS bigint)
             FROM json_each($1) WHERE true
             ON CONFLICT (first, second, game, pool) DO UPDATE SET
                 wins = excluded.wins, losses = excluded.losses, draws = excluded.draws, streak = excluded.streak,
                 last = excluded.last",
            Value::from_iter(rows).to_string()
        )
        .map(drop)
    }

    async fn write_lines(&mut self, rows: &[(&LineKey, &LeaderboardRow, i64)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((leaderboard, person), row, rank)| {
            let LeaderboardKey { scope, game, pool, window } = leaderboard;
            let (platform, chat, person) = (scope.platform_code(), scope.chat(), person_id(*person));
            let LeaderboardRow { matches, wins, draws, points, tally, last_ms } = row;
            json!([
                platform,
                chat,
                game,
                pool.name(),
                window,
                person,
                matches,
                wins,
                draws,
                points,
                tally,
                last_ms,
                rank
            ])
        });
        execute!(
            self,
            "INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank,
                                     hidden)
             SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, CAST(value ->> 5 AS bigint),
                    CAST(value ->> 6 AS bigint), CAST(value ->> 7 AS bigint), CAST(value ->> 8 AS bigint),
                    CAST(value ->> 9 AS bigint), value -> 10, CAST(value ->> 11 AS bigint), CAST(value ->> 12 AS bigint),
                    CASE WHEN value ->> 0 = '' AND value ->> 1 <> '' THEN
                        true
                    WHEN value ->> 0 = '' THEN
                        NOT EXISTS (SELECT 1 FROM account JOIN manners ON manners.person = account.person
                                    WHERE account.own_person = CAST(value ->> 5 AS bigint) AND manners.chosen -> 'everywhere' = 'true')
                    ELSE
                        NOT EXISTS (SELECT 1 FROM account WHERE account.person = CAST(value ->> 5 AS bigint))
                        AND NOT EXISTS (SELECT 1 FROM account WHERE account.own_person = CAST(value ->> 5 AS bigint))
                    END
             FROM json_each($1) WHERE true
             ON CONFLICT (platform, chat, game, pool, span, person) DO UPDATE SET
                 matches = excluded.matches, wins = excluded.wins, draws = excluded.draws, points = excluded.points,
                 tally = excluded.tally, last = excluded.last, rank = excluded.rank, hidden = excluded.hidden",
            Value::from_iter(rows).to_string()
        )
        .map(drop)
    }

    async fn write_steps(&mut self, rows: &[(&StepKey, &StepRow)]) -> Result<(), StoreError> {
        let rows = rows.iter().map(|((number, person), row)| {
            let (mean, deviation) = row.rating.unzip();
            json!([person_id(*person), number.cast_signed(), row.pool.map(Pool::name), mean, deviation])
        });
        execute!(
            self,
            "INSERT INTO result_person (person, number, pool, mean, deviation)
             SELECT CAST(value ->> 0 AS bigint), CAST(value ->> 1 AS bigint), value ->> 2, CAST(value ->> 3 AS bigint),
                    CAST(value ->> 4 AS bigint)
             FROM json_each($1)",
            Value::from_iter(rows).to_string()
        )
        .map(drop)
    }

    async fn move_ranks(&mut self, ranks: &[RankRow]) -> Result<(), StoreError> {
        let rows = ranks.iter().map(|row| json!([person_id(row.person), row.game, row.pool.name(), row.rank]));
        execute!(
            self,
            "UPDATE board_line SET rank = CAST(value ->> 3 AS bigint) FROM json_each($1)
             WHERE person = CAST(value ->> 0 AS bigint) AND game = value ->> 1 AND pool = value ->> 2 AND span = 'all'",
            Value::from_iter(rows).to_string()
        )
        .map(drop)
    }

    async fn remove_lines_in(&mut self, platform: PlatformKind, chats: [&str; 2]) -> Result<(), StoreError> {
        let [one, other] = chats;
        let platform = platform.code();
        execute!(self, "DELETE FROM board_line WHERE platform = $1 AND chat IN ($2, $3)", platform, one, other)
            .map(drop)
    }

    async fn show_everywhere(&mut self, person: PersonId) -> Result<(), StoreError> {
        // The empty texts make SQLite take the index by person: the other one goes through everybody's lines.
        execute!(
            self,
            "UPDATE board_line SET hidden = NOT hidden
             WHERE person IN (SELECT own_person FROM account WHERE account.person = $1)
               AND platform || '' = '' AND chat || '' = ''
               AND hidden = EXISTS (SELECT 1 FROM manners WHERE manners.person = $1 AND manners.chosen -> 'everywhere' = 'true')",
            person_id(person)
        )
        .map(drop)
    }
}
