//! Daily deals in the in-memory store.

use async_trait::async_trait;
use talon_standings::Day;
use talon_table::{PersonId, TableId, Timestamp};

use super::state::DayKey;
use super::unit::MemoryUnit;
use crate::daily::{DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailyPosts};
use crate::database::DailyRows;
use crate::{PlatformKind, StoreError};

#[async_trait]
impl DailyRows for MemoryUnit {
    async fn daily_game(&mut self, platform: PlatformKind, chat: &str) -> Result<Option<DailyGame>, StoreError> {
        Ok(self.state.dailies.get(&(platform, chat.to_owned())).map(|(game, _)| *game))
    }

    async fn daily_chats(&mut self) -> Result<Vec<DailyChat>, StoreError> {
        let state = &self.state;
        let is_left = |key| state.communities.get(key).is_some_and(|community| !community.present);
        let here = state.dailies.iter().filter(|(key, _)| !is_left(key));
        let chats = here.map(|(key, (game, posts))| {
            let days = state.daily_deals.keys().filter(|(platform, chat, _)| (platform, chat) == (&key.0, &key.1));
            DailyChat {
                platform: key.0,
                chat: key.1.clone(),
                game: *game,
                zone: state.communities.get(key).and_then(|row| row.chosen.zone.clone()),
                fixed: days.map(|(_, _, day)| *day).max(),
                posts: posts.clone(),
            }
        });
        Ok(chats.collect())
    }

    async fn set_daily_game(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        game: Option<DailyGame>,
    ) -> Result<(), StoreError> {
        let key = (platform, chat.to_owned());
        let posts = self.state.dailies.get(&key).map(|(_, posts)| posts.clone()).unwrap_or_default();
        self.set(|state| &mut state.dailies, key, game.map(|game| (game, posts)));
        Ok(())
    }

    async fn daily_posts(&mut self, platform: PlatformKind, chat: &str) -> Result<DailyPosts, StoreError> {
        let daily = self.state.dailies.get(&(platform, chat.to_owned()));
        Ok(daily.map(|(_, posts)| posts.clone()).unwrap_or_default())
    }

    async fn set_daily_posts(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        posts: &DailyPosts,
    ) -> Result<(), StoreError> {
        let key = (platform, chat.to_owned());
        if let Some((game, _)) = self.state.dailies.get(&key).cloned() {
            self.set(|state| &mut state.dailies, key, Some((game, posts.clone())));
        }
        Ok(())
    }

    async fn claim_daily_post(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
        at: Timestamp,
    ) -> Result<bool, StoreError> {
        let key = (platform, chat.to_owned(), day);
        let Some(deal) = self.state.daily_deals.get(&key).filter(|deal| deal.posted_at.is_none()).cloned() else {
            return Ok(false);
        };
        self.set(|state| &mut state.daily_deals, key, Some(DailyDeal { posted_at: Some(at), ..deal }));
        Ok(true)
    }

    async fn release_daily_post(&mut self, platform: PlatformKind, chat: &str, day: Day) -> Result<(), StoreError> {
        let key = (platform, chat.to_owned(), day);
        if let Some(deal) = self.state.daily_deals.get(&key).cloned() {
            self.set(|state| &mut state.daily_deals, key, Some(DailyDeal { posted_at: None, ..deal }));
        }
        Ok(())
    }

    async fn add_daily_deal(&mut self, deal: &DailyDeal) -> Result<(), StoreError> {
        let key = (deal.platform, deal.chat.clone(), deal.day);
        if !self.state.daily_deals.contains_key(&key) {
            self.set(|state| &mut state.daily_deals, key, Some(DailyDeal { posted_at: None, ..deal.clone() }));
        }
        Ok(())
    }

    async fn daily_deals(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        from: Day,
        to: Day,
    ) -> Result<Vec<DailyDeal>, StoreError> {
        let deals = self.state.daily_deals.values();
        let wanted =
            |deal: &&DailyDeal| deal.platform == platform && deal.chat == chat && (from..=to).contains(&deal.day);
        Ok(deals.filter(wanted).cloned().collect())
    }

    async fn add_daily_play(&mut self, play: &DailyPlay) -> Result<(), StoreError> {
        let key = ((play.platform, play.chat.clone(), play.day), play.person);
        if !self.state.daily_plays.contains_key(&key) {
            self.set(|state| &mut state.daily_plays, key, Some(DailyPlay { ended: None, ..play.clone() }));
        }
        Ok(())
    }

    async fn daily_plays(
        &mut self,
        platform: PlatformKind,
        chat: &str,
        day: Day,
    ) -> Result<Vec<DailyPlay>, StoreError> {
        let of = (platform, chat.to_owned(), day);
        let plays = self.state.daily_plays.iter().filter(|((key, _), _)| *key == of);
        Ok(plays.map(|(_, play)| play.clone()).collect())
    }

    async fn daily_plays_of(&mut self, persons: &[PersonId]) -> Result<Vec<DailyPlay>, StoreError> {
        let theirs = self.state.daily_plays.values().filter(|play| persons.contains(&play.person));
        let mut plays: Vec<DailyPlay> = theirs.cloned().collect();
        plays.sort_by(|a, b| {
            (a.day, a.platform.code(), &a.chat, a.person).cmp(&(b.day, b.platform.code(), &b.chat, b.person))
        });
        Ok(plays)
    }

    async fn daily_play_at(&mut self, table: TableId) -> Result<Option<DailyPlay>, StoreError> {
        Ok(self.state.daily_plays.values().find(|play| play.table == table).cloned())
    }

    async fn end_daily_play(&mut self, table: TableId, ended: DailyEnd) -> Result<(), StoreError> {
        let open = |play: &&DailyPlay| play.table == table && play.ended.is_none();
        if let Some(play) = self.state.daily_plays.values().find(open).cloned() {
            let key = ((play.platform, play.chat.clone(), play.day), play.person);
            self.set(|state| &mut state.daily_plays, key, Some(DailyPlay { ended: Some(ended), ..play }));
        }
        Ok(())
    }

    async fn move_dailies(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<(), StoreError> {
        let dailies = self.change(|state| &mut state.dailies);
        if let Some(daily) = dailies.remove(&(platform, from.to_owned())) {
            dailies.entry((platform, to.to_owned())).or_insert(daily);
        }
        let is_old = |(of, chat, _): &DayKey| *of == platform && chat == from;
        let deals = self.change(|state| &mut state.daily_deals);
        let old: Vec<DayKey> = deals.keys().filter(|key| is_old(key)).cloned().collect();
        for key in old {
            if let Some(deal) = deals.remove(&key) {
                let moved = DailyDeal { chat: to.to_owned(), ..deal };
                deals.entry((platform, to.to_owned(), key.2)).or_insert(moved);
            }
        }
        let plays = self.change(|state| &mut state.daily_plays);
        let old: Vec<(DayKey, PersonId)> = plays.keys().filter(|(key, _)| is_old(key)).cloned().collect();
        for key in old {
            if let Some(play) = plays.remove(&key) {
                let moved = DailyPlay { chat: to.to_owned(), ..play };
                plays.entry(((platform, to.to_owned(), key.0.2), key.1)).or_insert(moved);
            }
        }
        Ok(())
    }

    async fn remove_dailies_of(&mut self, person: PersonId) -> Result<(), StoreError> {
        let accounts = self.state.accounts_of(person);
        let theirs =
            |of: PlatformKind, chat: &str| accounts.iter().any(|account| account.platform == of && account.id == chat);
        self.change(|state| &mut state.dailies).retain(|(of, chat), _| !theirs(*of, chat));
        self.change(|state| &mut state.daily_deals).retain(|(of, chat, _), _| !theirs(*of, chat));
        self.change(|state| &mut state.daily_plays).retain(|((of, chat, _), _), _| !theirs(*of, chat));
        Ok(())
    }
}
