//! Daily deals.

use talon_standings::{Competitor, Day, MatchFact};
use talon_table::{PersonId, TableId, Timestamp};

use super::tries;
use crate::daily::{DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts, ONCE};
use crate::database::{DailyRows as _, Database, InputRows as _, Lock, Unit};
use crate::links::LinkTry;
use crate::port::port;
use crate::{AccountRef, InputKey, PlatformKind, StoreError};

port! {
    over Database;

    /// The part of the store with the daily deals. Every method is one transaction.
    pub trait Dailies {
        /// The game of a chat's daily deals; none if it has none.
        async fn daily_game(&self, platform: PlatformKind, chat: &str) -> Result<Option<DailyGame>, StoreError> {
            self.look().await?.daily_game(platform, chat).await
        }

        /// Every chat that has a daily deal, in any order, except groups that the bot has left.
        async fn daily_chats(&self) -> Result<Vec<DailyChat>, StoreError> {
            self.look().await?.daily_chats().await
        }

        /// Sets the game of a chat's daily deals, or that it has none. Fixed deals stay. Notes the input's key; returns whether it was new.
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

        /// When and where a chat gets daily posts; never if it has no deals.
        async fn daily_posts(&self, platform: PlatformKind, chat: &str) -> Result<DailyPosts, StoreError> {
            self.look().await?.daily_posts(platform, chat).await
        }

        /// Sets when and where a chat gets daily posts, if it has deals. The deal of the day `passed` is not posted any more. Notes the
        /// input's key; returns whether it was new. No key counts as new.
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

        /// Claims the post of a day's deal in a chat; returns whether nobody had claimed it. One of several processes gets it.
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

        /// Gives the claim of a post back, because nothing was sent.
        async fn release_daily_post(&self, platform: PlatformKind, chat: &str, day: Day) -> Result<(), StoreError> {
            let mut unit = self.begin().await?;
            unit.release_daily_post(platform, chat, day).await?;
            unit.commit().await
        }

        /// Fixes the deal of a day, unless it is fixed already. Returns the fixed deal: of several processes the first decides.
        async fn fix_daily(&self, deal: &DailyDeal) -> Result<DailyDeal, StoreError> {
            let mut unit = self.begin().await?;
            unit.add_daily_deal(deal).await?;
            let fixed = unit.daily_deals(deal.platform, &deal.chat, deal.day, deal.day).await?;
            unit.commit().await?;
            fixed.into_iter().next().ok_or_else(|| StoreError::Corrupt(format!("no daily deal on {}", deal.day)))
        }

        /// The deals of a chat from one day to another, both included, in order.
        async fn daily_deals(
            &self,
            platform: PlatformKind,
            chat: &str,
            from: Day,
            to: Day,
        ) -> Result<Vec<DailyDeal>, StoreError> {
            self.look().await?.daily_deals(platform, chat, from, to).await
        }

        /// Notes that somebody begins to play, unless the person has begun that deal before. Returns the noted play; none if the account
        /// has begun it as another person. `account` is that account under its [`begun_name`](crate::daily::begun_name).
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

        /// Claims the sharing of somebody's result in the group: `account`, under its [`shared_name`](crate::daily::shared_name), may once.
        /// Returns whether it may.
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

        /// Who plays a day's deal of a chat, or has played it, in any order.
        async fn daily_plays(&self, platform: PlatformKind, chat: &str, day: Day) -> Result<Vec<DailyPlay>, StoreError> {
            self.look().await?.daily_plays(platform, chat, day).await
        }

        /// The daily deals that these persons have played or are playing, in all chats, by day.
        async fn daily_plays_of(&self, persons: &[PersonId]) -> Result<Vec<DailyPlay>, StoreError> {
            self.look().await?.daily_plays_of(persons).await
        }

        /// The play at a table; none if the table is for something else.
        async fn daily_play_at(&self, table: TableId) -> Result<Option<DailyPlay>, StoreError> {
            self.look().await?.daily_play_at(table).await
        }
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

/// Ends the play at a table whose match is over, if it was somebody's daily deal.
pub(super) async fn end<U: Unit>(
    unit: &mut U,
    table: TableId,
    fact: &MatchFact,
    at: Timestamp,
) -> Result<(), StoreError> {
    unit.end_daily_play(table, DailyEnd { at, made: made(fact) }).await
}

/// The result of the one person who played the one deal; none if it was not played to its end.
fn made(fact: &MatchFact) -> Option<i32> {
    let mut persons = fact.players.iter().filter(|player| matches!(player.who, Competitor::Person(_)));
    persons.next()?.boards.first().copied()
}
