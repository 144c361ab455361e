//! Daily deals.

use async_trait::async_trait;
use talon_standings::{Competitor, Day, MatchFact};
use talon_table::{PersonId, TableId, Timestamp};

use super::tries;
use crate::daily::{Dailies, DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts, ONCE};
use crate::database::{DailyRows as _, Database, InputRows as _, Lock, Unit};
use crate::links::LinkTry;
use crate::{AccountRef, InputKey, PlatformKind, StoreError};

#[async_trait]
impl<D: Database> Dailies for D {
    async fn daily_game(&self, platform: PlatformKind, chat: &str) -> Result<Option<DailyGame>, StoreError> {
        self.look().await?.daily_game(platform, chat).await
    }

    async fn daily_chats(&self) -> Result<Vec<DailyChat>, StoreError> {
        self.look().await?.daily_chats().await
    }

    async fn choose_daily(
        &self,
        platform: PlatformKind,
        chat: &str,
        game: Option<DailyGame>,
        key: &InputKey,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        let new = unit.take(key, at).await?;
        if new {
            unit.set_daily_game(platform, chat, game).await?;
        }
        unit.commit().await?;
        Ok(new)
    }

    async fn daily_posts(&self, platform: PlatformKind, chat: &str) -> Result<DailyPosts, StoreError> {
        self.look().await?.daily_posts(platform, chat).await
    }

    async fn choose_daily_posts(
        &self,
        platform: PlatformKind,
        chat: &str,
        posts: &DailyPosts,
        passed: Option<Day>,
        key: Option<&InputKey>,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        let new = match key {
            Some(key) => unit.take(key, at).await?,
            None => true,
        };
        if new {
            unit.set_daily_posts(platform, chat, posts).await?;
            if let Some(day) = passed {
                unit.claim_daily_post(platform, chat, day, at).await?;
            }
        }
        unit.commit().await?;
        Ok(new)
    }

    async fn claim_daily_post(
        &self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        let claimed = unit.claim_daily_post(platform, chat, day, at).await?;
        unit.commit().await?;
        Ok(claimed)
    }

    async fn release_daily_post(&self, platform: PlatformKind, chat: &str, day: Day) -> Result<(), StoreError> {
        let mut unit = self.begin().await?;
        unit.release_daily_post(platform, chat, day).await?;
        unit.commit().await
    }

    async fn fix_daily(&self, deal: &DailyDeal) -> Result<DailyDeal, StoreError> {
        let mut unit = self.begin().await?;
        unit.add_daily_deal(deal).await?;
        let fixed = unit.daily_deals(deal.platform, &deal.chat, deal.day, deal.day).await?;
        unit.commit().await?;
        fixed.into_iter().next().ok_or_else(|| StoreError::Corrupt(format!("no daily deal on {}", deal.day)))
    }

    async fn daily_deals(
        &self,
        platform: PlatformKind,
        chat: &str,
        from: Day,
        to: Day,
    ) -> Result<Vec<DailyDeal>, StoreError> {
        self.look().await?.daily_deals(platform, chat, from, to).await
    }

    async fn begin_daily(
        &self,
        play: &DailyPlay,
        account: &AccountRef,
        at: Timestamp,
    ) -> Result<Option<DailyPlay>, StoreError> {
        let mut unit = self.begin().await?;
        let begun = begin(&mut unit, play, account, at).await?;
        unit.commit().await?;
        Ok(begun)
    }

    async fn share_daily(&self, account: &AccountRef, at: Timestamp) -> Result<bool, StoreError> {
        let mut unit = self.begin().await?;
        unit.lock(Lock::Tries).await?;
        let may = tries::wait(&mut unit, account, LinkTry::Share, ONCE, at).await?.is_none();
        if may {
            tries::count(&mut unit, account, LinkTry::Share, ONCE, at).await?;
        }
        unit.commit().await?;
        Ok(may)
    }

    async fn daily_plays(&self, platform: PlatformKind, chat: &str, day: Day) -> Result<Vec<DailyPlay>, StoreError> {
        self.look().await?.daily_plays(platform, chat, day).await
    }

    async fn daily_plays_of(&self, persons: &[PersonId]) -> Result<Vec<DailyPlay>, StoreError> {
        self.look().await?.daily_plays_of(persons).await
    }

    async fn daily_play_at(&self, table: TableId) -> Result<Option<DailyPlay>, StoreError> {
        self.look().await?.daily_play_at(table).await
    }
}

async fn begin<U: Unit>(
    unit: &mut U,
    play: &DailyPlay,
    account: &AccountRef,
    at: Timestamp,
) -> Result<Option<DailyPlay>, StoreError> {
    unit.lock(Lock::Tries).await?;
    let plays = unit.daily_plays(play.platform, &play.chat, play.day).await?;
    if let Some(begun) = plays.into_iter().find(|begun| begun.person == play.person) {
        return Ok(Some(begun));
    }
    if tries::wait(unit, account, LinkTry::Daily, ONCE, at).await?.is_some() {
        return Ok(None);
    }
    tries::count(unit, account, LinkTry::Daily, ONCE, at).await?;
    unit.add_daily_play(play).await?;
    Ok(Some(DailyPlay { ended: None, ..play.clone() }))
}

/// A match of a table is over; if it was somebody's daily deal, that play is over.
pub(super) async fn end<U: Unit>(
    unit: &mut U,
    table: TableId,
    fact: &MatchFact,
    at: Timestamp,
) -> Result<(), StoreError> {
    unit.end_daily_play(table, DailyEnd { at, made: made(fact) }).await
}

/// What the one person who played made of the one deal; none if it was not played to its end.
fn made(fact: &MatchFact) -> Option<i32> {
    let mut persons = fact.players.iter().filter(|player| matches!(player.who, Competitor::Person(_)));
    persons.next()?.boards.first().copied()
}
