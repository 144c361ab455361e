//! Rows of daily deals.

use async_trait::async_trait;
use talon_standings::Day;
use talon_table::{PersonId, TableId, Timestamp};

use crate::daily::{DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts};
use crate::{PlatformKind, StoreError};

/// Reads and writes daily deals, and who plays them.
#[async_trait]
pub trait DailyRows {
    /// The game of a chat's daily deals; none if it has none.
    async fn daily_game(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<DailyGame>, StoreError>;

    /// Every chat that has a daily deal, in any order.
    async fn daily_chats(&mut self) -> Result<Vec<DailyChat>, StoreError>;

    /// Sets the game of a chat's daily deals; none for no deals.
    async fn set_daily_game(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: Option<DailyGame>,
    ) -> Result<(), StoreError>;

    /// When and where a chat gets daily posts; the default if it chose nothing.
    async fn daily_posts(&mut self, platform: PlatformKind, chat: &str) -> Result<DailyPosts, StoreError>;

    /// Sets when and where a chat with daily deals gets daily posts.
    async fn set_daily_posts(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        posts: &DailyPosts,
    ) -> Result<(), StoreError>;

    /// Notes when a deal was posted in a chat, unless that is noted already; returns whether it was not.
    async fn claim_daily_post(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
        at: Timestamp,
    ) -> Result<bool, StoreError>;

    /// Notes that a deal was not posted in a chat.
    async fn release_daily_post(&mut self, platform: PlatformKind, chat: &str, day: Day) -> Result<(), StoreError>;

    /// Adds an unposted deal, unless its chat has one for that day.
    async fn add_daily_deal(&mut self, deal: &DailyDeal) -> Result<(), StoreError>;

    /// The deals of a chat from one day to another, both included, in order.
    async fn daily_deals(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        from: Day,
        to: Day,
    ) -> Result<Vec<DailyDeal>, StoreError>;

    /// Adds a play that has not ended, unless its person has one of that deal.
    async fn add_daily_play(&mut self, play: &DailyPlay) -> Result<(), StoreError>;

    /// The plays of a deal, in any order.
    async fn daily_plays(&mut self, platform: PlatformKind, chat: &str, day: Day)
    -> Result<Vec<DailyPlay>, StoreError>;

    /// The plays of these persons in all chats, by day.
    async fn daily_plays_of(&mut self, persons: &[PersonId]) -> Result<Vec<DailyPlay>, StoreError>;

    /// The play at a table.
    async fn daily_play_at(&mut self, table: TableId) -> Result<Option<DailyPlay>, StoreError>;

    /// Notes that the play at a table has ended, if there is one that has not.
    async fn end_daily_play(&mut self, table: TableId, ended: DailyEnd) -> Result<(), StoreError>;

    /// Moves a chat's daily deals to its new identifier, except days that are known there.
    async fn move_dailies(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError>;

    /// Removes the daily deals of a person's private chats.
    async fn remove_dailies_of(&mut self, person: PersonId) -> Result<(), StoreError>;
}
