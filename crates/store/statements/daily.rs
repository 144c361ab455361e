//! Daily deals, and who plays them.

use async_trait::async_trait;
use sqlx::{query, query_as, query_scalar};
use talon_standings::Day;
use talon_store::daily::{DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts, DailySeal};
use talon_store::database::DailyRows;
use talon_store::{PlatformKind, StoreError};
use talon_table::{PersonId, TableId, Timestamp};

use crate::columns::{
    DailyChatColumns, DailyDealColumns, DailyPlayColumns, DailyPostsColumns, coded, person_id, persons_json, rows,
    table_id,
};
use crate::dialect::{Moment, Pool, SqlUnit, execute};
use crate::fault::fault;

/// What seals the daily deal of a group that was played at a table. Private chats have no community, and nobody else plays theirs.
pub(crate) async fn seal(pool: &Pool, table: TableId) -> Result<Option<DailySeal>, StoreError> {
    let table = table_id(table);
    let found = query!(
        r#"SELECT deal.ends_at, EXISTS (
               SELECT 1 FROM daily_play AS other
               WHERE (other.platform, other.chat, other.day) = (deal.platform, deal.chat, deal.day) AND other.ended_at IS NULL
           ) AS "unfinished!: bool"
           FROM daily_play AS play
           JOIN daily_deal AS deal ON (deal.platform, deal.chat, deal.day) = (play.platform, play.chat, play.day)
           JOIN community ON (community.platform, community.chat) = (play.platform, play.chat)
           WHERE play.table_id = $1"#,
        table
    );
    let found = found.fetch_optional(pool).await.map_err(fault)?;
    Ok(found.map(|found| DailySeal { ends_at: found.ends_at.0, unfinished: found.unfinished }))
}

#[async_trait]
impl DailyRows for SqlUnit {
    async fn daily_game(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<DailyGame>, StoreError> {
        let platform = platform.code();
        let game = query_scalar!("SELECT game FROM daily WHERE platform = $1 AND chat = $2", platform, chat);
        let game = game.fetch_optional(self.connection()).await.map_err(fault)?;
        game.as_deref().map(coded).transpose()
    }

    async fn daily_chats(&mut self) -> Result<Vec<DailyChat>, StoreError> {
        let columns = query_as!(
            DailyChatColumns,
            r#"SELECT daily.platform AS "platform!", daily.chat AS "chat!", daily.game AS "game!", community.chosen ->> 'zone' AS "zone?: String",
                      (SELECT max(day) FROM daily_deal AS deal WHERE deal.platform = daily.platform AND deal.chat = daily.chat)
                          AS "fixed?: String", daily.post AS "post!", daily.thread
               FROM daily LEFT JOIN community ON community.platform = daily.platform AND community.chat = daily.chat
               WHERE community.present IS NOT FALSE"#
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn set_daily_game(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: Option<DailyGame>,
    ) -> Result<(), StoreError> {
        let platform = platform.code();
        let Some(game) = game.map(|game| game.to_string()) else {
            return execute!(self, "DELETE FROM daily WHERE platform = $1 AND chat = $2", platform, chat).map(drop);
        };
        execute!(
            self,
            "INSERT INTO daily (platform, chat, game) VALUES ($1, $2, $3)
             ON CONFLICT (platform, chat) DO UPDATE SET game = excluded.game",
            platform,
            chat,
            game
        )
        .map(drop)
    }

    async fn daily_posts(&mut self, platform: PlatformKind, chat: &str) -> Result<DailyPosts, StoreError> {
        let platform = platform.code();
        let columns = query_as!(
            DailyPostsColumns,
            "SELECT post, thread FROM daily WHERE platform = $1 AND chat = $2",
            platform,
            chat
        );
        let found = columns.fetch_optional(self.connection()).await.map_err(fault)?;
        found.map_or_else(|| Ok(DailyPosts::default()), DailyPosts::try_from)
    }

    async fn set_daily_posts(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        posts: &DailyPosts,
    ) -> Result<(), StoreError> {
        let (platform, time) = (platform.code(), posts.time.code());
        execute!(
            self,
            "UPDATE daily SET post = $1, thread = $2 WHERE platform = $3 AND chat = $4",
            time,
            posts.thread,
            platform,
            chat
        )
        .map(drop)
    }

    async fn claim_daily_post(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let (platform, day) = (platform.code(), day.to_string());
        let claimed = execute!(
            self,
            "UPDATE daily_deal SET posted_at = $1 WHERE platform = $2 AND chat = $3 AND day = $4 AND posted_at IS NULL",
            Moment(at),
            platform,
            chat,
            day
        )?;
        Ok(claimed > 0)
    }

    async fn release_daily_post(&mut self, platform: PlatformKind, chat: &str, day: Day) -> Result<(), StoreError> {
        let (platform, day) = (platform.code(), day.to_string());
        execute!(
            self,
            "UPDATE daily_deal SET posted_at = NULL WHERE platform = $1 AND chat = $2 AND day = $3",
            platform,
            chat,
            day
        )
        .map(drop)
    }

    async fn add_daily_deal(&mut self, deal: &DailyDeal) -> Result<(), StoreError> {
        let (platform, day, game) = (deal.platform.code(), deal.day.to_string(), deal.game.name());
        let secret = deal.secret.bytes().as_slice();
        execute!(
            self,
            "INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, ends_at)
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            platform,
            deal.chat,
            day,
            game,
            secret,
            Moment(deal.committed_at),
            Moment(deal.ends_at)
        )
        .map(drop)
    }

    async fn daily_deals(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        from: Day,
        to: Day,
    ) -> Result<Vec<DailyDeal>, StoreError> {
        let (platform, from, to) = (platform.code(), from.to_string(), to.to_string());
        let columns = query_as!(
            DailyDealColumns,
            "SELECT platform, chat, day, game, secret, committed_at, ends_at, posted_at FROM daily_deal
             WHERE platform = $1 AND chat = $2 AND day BETWEEN $3 AND $4 ORDER BY day",
            platform,
            chat,
            from,
            to
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn add_daily_play(&mut self, play: &DailyPlay) -> Result<(), StoreError> {
        let (platform, day) = (play.platform.code(), play.day.to_string());
        let (person, table) = (person_id(play.person), table_id(play.table));
        execute!(
            self,
            "INSERT INTO daily_play (platform, chat, day, person, table_id) VALUES ($1, $2, $3, $4, $5)
             ON CONFLICT DO NOTHING",
            platform,
            play.chat,
            day,
            person,
            table
        )
        .map(drop)
    }

    async fn daily_plays(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
    ) -> Result<Vec<DailyPlay>, StoreError> {
        let (platform, day) = (platform.code(), day.to_string());
        let columns = query_as!(
            DailyPlayColumns,
            "SELECT platform, chat, day, person, table_id, made, ended_at FROM daily_play
             WHERE platform = $1 AND chat = $2 AND day = $3 ORDER BY person < 0, person",
            platform,
            chat,
            day
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn daily_plays_of(&mut self, persons: &[PersonId]) -> Result<Vec<DailyPlay>, StoreError> {
        let persons = persons_json(persons);
        let columns = query_as!(
            DailyPlayColumns,
            r#"SELECT platform, chat, day, person, table_id, made, ended_at FROM daily_play
             WHERE person IN (SELECT CAST(value AS bigint) FROM json_each($1)) ORDER BY day, platform COLLATE "binary", chat COLLATE "binary", person < 0, person"#,
            persons
        );
        rows(columns.fetch_all(self.connection()).await.map_err(fault)?)
    }

    async fn daily_play_at(&mut self, table: TableId) -> Result<Option<DailyPlay>, StoreError> {
        let table = table_id(table);
        let columns = query_as!(
            DailyPlayColumns,
            r#"SELECT platform AS "platform!", chat AS "chat!", day AS "day!", person AS "person!", table_id AS "table_id!", made,
                      ended_at
               FROM daily_play WHERE table_id = $1"#,
            table
        );
        let found = columns.fetch_optional(self.connection()).await.map_err(fault)?;
        found.map(DailyPlay::try_from).transpose()
    }

    async fn end_daily_play(&mut self, table: TableId, ended: DailyEnd) -> Result<(), StoreError> {
        let table = table_id(table);
        execute!(
            self,
            "UPDATE daily_play SET made = $1, ended_at = $2 WHERE table_id = $3 AND ended_at IS NULL",
            ended.made.map(i64::from),
            Moment(ended.at),
            table
        )
        .map(drop)
    }

    async fn move_dailies(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let platform = platform.code();
        execute!(
            self,
            "DELETE FROM daily WHERE platform = $1 AND chat = $2 AND EXISTS (
                 SELECT 1 FROM daily AS there WHERE there.platform = $1 AND there.chat = $3)",
            platform,
            from,
            to
        )?;
        execute!(self, "UPDATE daily SET chat = $3 WHERE platform = $1 AND chat = $2", platform, from, to)?;
        execute!(
            self,
            "DELETE FROM daily_deal WHERE platform = $1 AND chat = $2 AND EXISTS (
                 SELECT 1 FROM daily_deal AS there WHERE there.platform = $1 AND there.chat = $3 AND there.day = daily_deal.day)",
            platform,
            from,
            to
        )?;
        execute!(self, "UPDATE daily_deal SET chat = $3 WHERE platform = $1 AND chat = $2", platform, from, to)?;
        execute!(
            self,
            "DELETE FROM daily_play WHERE platform = $1 AND chat = $2 AND EXISTS (
                 SELECT 1 FROM daily_play AS there WHERE there.platform = $1 AND there.chat = $3 AND there.day = daily_play.day AND there.person = daily_play.person)",
            platform,
            from,
            to
        )?;
        execute!(self, "UPDATE daily_play SET chat = $3 WHERE platform = $1 AND chat = $2", platform, from, to)?;
        Ok(())
    }

    async fn remove_dailies_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let person = person_id(person);
        execute!(
            self,
            "DELETE FROM daily WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)",
            person
        )?;
        execute!(
            self,
            "DELETE FROM daily_deal WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)",
            person
        )?;
        execute!(
            self,
            "DELETE FROM daily_play WHERE (platform, chat) IN (SELECT platform, id FROM account WHERE person = $1)",
            person
        )
        .map(drop)
    }
}
