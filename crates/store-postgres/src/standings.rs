//! Standings from results.

use std::collections::BTreeSet;

use async_trait::async_trait;
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
use crate::unit::{PostgresUnit, execute};

/// Competitors, as a list in one parameter.
fn names<'a>(who: impl IntoIterator<Item = &'a Competitor>) -> Vec<String> {
    who.into_iter().map(ToString::to_string).collect()
}

#[async_trait]
impl StandingRows for PostgresUnit {
    async fn ratings(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let who = names(who);
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who = ANY ($1) AND game = $2 AND pool = $3",
            &who,
            game.name(),
            pool.name()
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(RatingColumns::row).collect()
    }

    async fn all_ratings(&mut self, who: &BTreeSet<Competitor>) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let rows = query_as!(
            RatingColumns,
            "SELECT who, game, pool, mean, deviation, volatility, matches, met, last FROM rating
             WHERE who = ANY ($1)",
            &names(who)
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
        let rows = query_as!(
            PairColumns,
            "SELECT first, second, game, pool, wins, losses, draws, streak, last FROM meeting
             WHERE first = ANY ($1) AND second = ANY ($1) AND game = $2 AND pool = $3",
            &who,
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
        let persons: Vec<i64> = persons.iter().map(|person| person_id(*person)).collect();
        let spans: Vec<String> = windows.iter().map(ToString::to_string).collect();
        let rows = query_as!(
            LineColumns,
            r#"SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::text AS "tally!", last
               FROM board_line
               WHERE platform = $1 AND chat = $2 AND game = $3 AND pool = $4 AND span = ANY ($5) AND person = ANY ($6)"#,
            scope.platform_code(),
            scope.chat(),
            game.name(),
            pool.name(),
            &spans,
            &persons
        );
        rows.fetch_all(self.connection()).await.map_err(fault)?.into_iter().map(LineColumns::row).collect()
    }

    async fn write_ratings(&mut self, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
        let text = |part: fn(&RatingKey) -> String| rows.iter().map(|(key, _)| part(key)).collect::<Vec<_>>();
        let real = |part: fn(&RatingRow) -> f64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
        let whole = |part: fn(&RatingRow) -> i64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
        execute!(
            self,
            "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[],
                                  $7::bigint[], $8::bigint[], $9::bigint[])
             ON CONFLICT (who, game, pool) DO UPDATE SET
                 mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
                 matches = excluded.matches, met = excluded.met, last = excluded.last",
            &text(|(_, _, who)| who.to_string()),
            &text(|(game, _, _)| game.to_string()),
            &text(|(_, pool, _)| pool.name().to_owned()),
            &real(|row| row.mean),
            &real(|row| row.deviation),
            &real(|row| row.volatility),
            &whole(|row| row.matches.into()),
            &whole(|row| row.met.into()),
            &whole(|row| row.last_ms)
        )
        .map(drop)
    }

    async fn write_pairs(&mut self, rows: &[(&PairKey, &PairRow)]) -> Result<(), StoreError> {
        let text = |part: fn(&PairKey) -> String| rows.iter().map(|(key, _)| part(key)).collect::<Vec<_>>();
        let whole = |part: fn(&PairRow) -> i64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
        execute!(
            self,
            "INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
             SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[],
                                  $8::bigint[], $9::bigint[])
             ON CONFLICT (first, second, game, pool) DO UPDATE SET
                 wins = excluded.wins, losses = excluded.losses, draws = excluded.draws, streak = excluded.streak,
                 last = excluded.last",
            &text(|(_, _, first, _)| first.to_string()),
            &text(|(_, _, _, second)| second.to_string()),
            &text(|(game, _, _, _)| game.to_string()),
            &text(|(_, pool, _, _)| pool.name().to_owned()),
            &whole(|row| row.wins.into()),
            &whole(|row| row.losses.into()),
            &whole(|row| row.draws.into()),
            &whole(|row| row.streak.into()),
            &whole(|row| row.last_ms)
        )
        .map(drop)
    }

    async fn write_lines(&mut self, rows: &[(&LineKey, &LeaderboardRow, i64)]) -> Result<(), StoreError> {
        let text =
            |part: fn(&LeaderboardKey) -> String| rows.iter().map(|((key, _), _, _)| part(key)).collect::<Vec<_>>();
        let whole = |part: fn(&LeaderboardRow) -> i64| rows.iter().map(|(_, row, _)| part(row)).collect::<Vec<_>>();
        let persons: Vec<i64> = rows.iter().map(|((_, person), _, _)| person_id(*person)).collect();
        let ranks: Vec<i64> = rows.iter().map(|(_, _, rank)| *rank).collect();
        let tallies = rows.iter().map(|(_, row, _)| serde_json::to_string(&row.tally));
        let tallies: Vec<String> =
            tallies.collect::<Result<_, _>>().map_err(|_| StoreError::Corrupt("a tally".to_owned()))?;
        execute!(
            self,
            "INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank,
                                     hidden)
             SELECT platform, chat, game, pool, span, person, matches, wins, draws, points, tally::jsonb, last, rank,
                    CASE WHEN platform = '' AND chat <> '' THEN
                        true
                    WHEN platform = '' THEN
                        NOT EXISTS (SELECT FROM account JOIN manners ON manners.person = account.person
                                    WHERE account.own_person = line.person AND everywhere)
                    ELSE
                        NOT EXISTS (SELECT FROM account WHERE account.person = line.person)
                        AND NOT EXISTS (SELECT FROM account WHERE account.own_person = line.person)
                    END
             FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::bigint[],
                         $9::bigint[], $10::bigint[], $11::text[], $12::bigint[], $13::bigint[])
                  AS line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank)
             ON CONFLICT (platform, chat, game, pool, span, person) DO UPDATE SET
                 matches = excluded.matches, wins = excluded.wins, draws = excluded.draws, points = excluded.points,
                 tally = excluded.tally, last = excluded.last, rank = excluded.rank, hidden = excluded.hidden",
            &text(|key| key.scope.platform_code().to_owned()),
            &text(|key| key.scope.chat().to_owned()),
            &text(|key| key.game.to_string()),
            &text(|key| key.pool.name().to_owned()),
            &text(|key| key.window.to_string()),
            &persons,
            &whole(|row| row.matches.into()),
            &whole(|row| row.wins.into()),
            &whole(|row| row.draws.into()),
            &whole(|row| row.points),
            &tallies,
            &whole(|row| row.last_ms),
            &ranks
        )
        .map(drop)
    }

    async fn write_steps(&mut self, rows: &[(&StepKey, &StepRow)]) -> Result<(), StoreError> {
        let persons: Vec<i64> = rows.iter().map(|((_, person), _)| person_id(*person)).collect();
        let numbers: Vec<i64> = rows.iter().map(|((number, _), _)| number.cast_signed()).collect();
        let pools: Vec<Option<String>> = rows.iter().map(|(_, row)| Some(row.pool?.name().to_owned())).collect();
        let means: Vec<Option<i64>> = rows.iter().map(|(_, row)| row.rating.map(|(mean, _)| mean)).collect();
        let deviations: Vec<Option<i64>> =
            rows.iter().map(|(_, row)| row.rating.map(|(_, deviation)| deviation)).collect();
        execute!(
            self,
            "INSERT INTO result_person (person, number, pool, mean, deviation)
             SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::text[], $4::bigint[], $5::bigint[])",
            &persons,
            &numbers,
            &pools as &[Option<String>],
            &means as &[Option<i64>],
            &deviations as &[Option<i64>]
        )
        .map(drop)
    }

    async fn move_ranks(&mut self, ranks: &[RankRow]) -> Result<(), StoreError> {
        let persons: Vec<i64> = ranks.iter().map(|row| person_id(row.person)).collect();
        let games: Vec<String> = ranks.iter().map(|row| row.game.to_string()).collect();
        let pools: Vec<String> = ranks.iter().map(|row| row.pool.name().to_owned()).collect();
        let ranks: Vec<i64> = ranks.iter().map(|row| row.rank).collect();
        execute!(
            self,
            "UPDATE board_line SET rank = moved.rank
             FROM unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[]) AS moved (person, game, pool, rank)
             WHERE board_line.person = moved.person AND board_line.game = moved.game AND board_line.pool = moved.pool
               AND span = 'all'",
            &persons,
            &games,
            &pools,
            &ranks
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
        execute!(
            self,
            "UPDATE board_line SET hidden = NOT hidden
             WHERE person IN (SELECT own_person FROM account WHERE account.person = $1) AND platform = '' AND chat = ''
               AND hidden = EXISTS (SELECT FROM manners WHERE manners.person = $1 AND everywhere)",
            person_id(person)
        )
        .map(drop)
    }
}
