//! Posts the day's deal in groups, at the hour that their administrators chose.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use moka::sync::Cache;
use talon_store::daily::{DailyChat, DailyDeal, DailyPosts};
use talon_store::{CommunityRow, MessageRef, Place, PlatformKind};
use talon_table::{PersonId, Timestamp};
use talon_view::{DailyPost, Page};

use crate::core::Core;
use crate::deliver::courier::{Courier, Verdict};
use crate::duties::daily::{DailyDeals, is_in_play, played};
use crate::error::HouseError;
use crate::local_time::{day_in, hour_of_day};
use crate::ports::platform::Onto;

/// How often to look whether an hour has begun somewhere: some time zones are three quarters of an hour apart.
const LOOKS: Duration = Duration::from_secs(15 * 60);

/// A post that is later than this after its hour is skipped for the day.
const LATEST: Duration = Duration::from_secs(2 * 3600);

/// How many messages are followed at most.
const FOLLOWED: u64 = 10_000;

/// Posts the day's deal.
pub(crate) struct DailyPosting {
    core: Arc<Core>,
    courier: Arc<Courier>,
    dailies: Arc<DailyDeals>,
    /// When to look again.
    next: AtomicI64,
    /// The newest message of each group, which says who has played. It is followed as long as this process runs.
    followed: Cache<(PlatformKind, String), Followed>,
}

/// A message that others may still be added to.
#[derive(Clone)]
struct Followed {
    due: Due,
    place: Place,
    message: MessageRef,
    /// The players that it names.
    played: Vec<PersonId>,
}

/// A group, and the deal to post.
#[derive(Clone)]
struct Due {
    chat: DailyChat,
    community: CommunityRow,
    deal: DailyDeal,
}

impl DailyPosting {
    /// On this core. The messages share the pace of everything that is delivered.
    pub(crate) fn new(core: Arc<Core>, courier: Arc<Courier>, dailies: Arc<DailyDeals>) -> Self {
        let followed = Cache::new(FOLLOWED);
        Self { core, courier, dailies, next: AtomicI64::new(i64::MIN), followed }
    }

    /// Posts deals as they fall due. Never ends.
    pub(crate) async fn keep_posting(&self) {
        loop {
            self.post_what_is_due().await;
            self.core.clock.sleep_until(Timestamp(self.next.load(Ordering::Relaxed))).await;
        }
    }

    /// Posts today's deal in every group whose hour has begun, unless it looked a short while ago.
    pub(crate) async fn post_what_is_due(&self) {
        let now = self.core.clock.now();
        let next = Timestamp(self.next.load(Ordering::Relaxed));
        // A clock that was set back must not put this off.
        if now < next && next.since(now) <= LOOKS {
            return;
        }
        let next = self.post_all(now).await.unwrap_or_else(|error| {
            tracing::error!(%error, "it could not be looked which groups are to be told of a daily deal");
            now.plus(self.core.retry_after(&error))
        });
        self.next.store(next.0, Ordering::Relaxed);
    }

    /// Returns when to look again.
    async fn post_all(&self, now: Timestamp) -> Result<Timestamp, HouseError> {
        let quarter = LOOKS.as_millis() as i64;
        let mut next = now.plus(LOOKS).minus(Duration::from_millis(now.0.rem_euclid(quarter) as u64));
        for chat in self.core.store.daily_chats().await? {
            let posted = self.post(chat).await.unwrap_or_else(|error| {
                tracing::error!(%error, "a group could not be told of a daily deal");
                Some(self.core.clock.now().plus(self.core.retry_after(&error)))
            });
            next = posted.map_or(next, |again| next.min(again));
        }
        for (key, followed) in &self.followed {
            match self.follow(followed).await {
                Ok(Some(followed)) => self.followed.insert(key.as_ref().clone(), followed),
                Ok(None) => self.followed.invalidate(key.as_ref()),
                Err(error) => tracing::error!(%error, "a daily deal's message could not be brought up to date"),
            }
        }
        Ok(next)
    }

    /// Adds to a message who has played since. None if it is followed no further.
    async fn follow(&self, mut followed: Followed) -> Result<Option<Followed>, HouseError> {
        let (now, played) = (self.core.clock.now(), self.played(&followed.due).await?);
        if played == followed.played {
            return Ok((now < followed.due.deal.ends_at).then_some(followed));
        }
        let chat = &followed.due.chat;
        let community = self.core.store.community(chat.platform, &chat.chat).await?;
        let Some(community) = community.filter(|community| community.present) else { return Ok(None) };
        followed.due.community = community;
        let Followed { due, place, message, .. } = &followed;
        let page = self.page(due, &played, now).await?;
        if self.courier.turn(place, Some(message), now, now).await?.is_err() {
            return Ok(Some(followed));
        }
        match self.courier.show(place, &page, Onto::Known(message), now).await? {
            Ok(_) => followed.played = played,
            Err(Verdict::Later(_) | Verdict::Unheard(_)) => {}
            Err(_) => {
                tracing::debug!(platform = %place.platform, "a daily deal's message is followed no more");
                return Ok(None);
            }
        }
        Ok(Some(followed))
    }

    /// Posts the deal in one group, if due; returns when to retry, if that may succeed.
    async fn post(&self, chat: DailyChat) -> Result<Option<Timestamp>, HouseError> {
        let now = self.core.clock.now();
        let Some(due) = self.due(chat, now).await? else { return Ok(None) };
        let Due { chat, deal, .. } = &due;
        let played = self.played(&due).await?;
        let page = self.page(&due, &played, now).await?;
        // A post that is claimed and never sent is skipped: better no message than two.
        if !self.core.store.claim_daily_post(chat.platform, &chat.chat, deal.day, now).await? {
            return Ok(None);
        }
        let (of, thread) = (chat.chat.clone(), chat.posts.thread.clone());
        let place = Place { platform: chat.platform, chat: of, thread, private: false };
        if let Err(until) = self.courier.turn(&place, None, now, now).await? {
            return self.later(&due, until).await;
        }
        match self.courier.show(&place, &page, Onto::first(false), now).await? {
            Ok(message) => {
                let key = (chat.platform, chat.chat.clone());
                self.followed.insert(key, Followed { due, place, message, played });
                Ok(None)
            }
            Err(verdict) => self.not_posted(&due, &place, verdict, now).await,
        }
    }

    /// What to post in a group now. None outside its hour, once it is posted, and where the bot may not write.
    async fn due(&self, chat: DailyChat, now: Timestamp) -> Result<Option<Due>, HouseError> {
        let zone = chat.zone.as_deref();
        let today = day_in(zone, now);
        let Some(hour) = chat.posts.time.hour().filter(|_| self.core.kinds.contains(&chat.platform)) else {
            return Ok(None);
        };
        if !is_its_hour(hour_of_day(zone, today, hour), now) {
            return Ok(None);
        }
        let community = self.core.store.community(chat.platform, &chat.chat).await?;
        let Some(community) = community.filter(|community| community.present) else { return Ok(None) };
        let deal = self.dailies.of(&chat, today, now).await?;
        Ok(deal.posted_at.is_none().then_some(Due { chat, community, deal }))
    }

    /// Who has played the deal so far.
    async fn played(&self, Due { chat, deal, .. }: &Due) -> Result<Vec<PersonId>, HouseError> {
        let plays = self.core.store.daily_plays(chat.platform, &chat.chat, deal.day).await?;
        Ok(played(plays, false).iter().map(|each| each.play.person).collect())
    }

    async fn page(&self, due: &Due, played_by: &[PersonId], now: Timestamp) -> Result<Page, HouseError> {
        let Due { chat, community, deal } = due;
        let yesterday = deal.day.minus_days(1);
        let before = self.core.store.daily_deals(chat.platform, &chat.chat, yesterday, yesterday).await?;
        let plays = self.core.store.daily_plays(chat.platform, &chat.chat, yesterday).await?;
        let open = before.first().is_some_and(|before| !is_in_play(before, &plays, now));
        let results: Vec<(PersonId, Option<i32>)> = match open {
            false => Vec::new(),
            true => {
                let made = played(plays, true).into_iter().map(|each| (each.play.person, each.end.made));
                made.filter(|(_, made)| made.is_some()).collect()
            }
        };
        let before = before.first().map(|before| before.day);
        let post = DailyPost { day: deal.day, game: deal.game, before, results, played: played_by.to_vec() };
        let persons: Vec<PersonId> =
            post.results.iter().map(|(person, _)| *person).chain(post.played.iter().copied()).collect();
        let people = self.core.people_of(&persons, chat.platform).await?;
        Ok(talon_view::daily_post(&post, &people, self.core.community_locale(Some(community))))
    }

    /// Nothing was sent: it is retried then.
    async fn later(&self, due: &Due, again: Timestamp) -> Result<Option<Timestamp>, HouseError> {
        self.core.store.release_daily_post(due.chat.platform, &due.chat.chat, due.deal.day).await?;
        Ok(Some(again))
    }

    async fn not_posted(
        &self,
        due: &Due,
        place: &Place,
        verdict: Verdict,
        now: Timestamp,
    ) -> Result<Option<Timestamp>, HouseError> {
        let (platform, chat) = (place.platform, &place.chat);
        match verdict {
            Verdict::Later(at) => self.later(due, at).await,
            Verdict::Moved(to) => {
                // The claim belongs to the old chat.
                self.later(due, now).await?;
                self.courier.moved(place, &to, now).await.map(Some)
            }
            Verdict::Outside => {
                tracing::info!(%platform, "the topic of a daily deal's message is gone; going on outside of it");
                let outside = DailyPosts { thread: None, ..due.chat.posts.clone() };
                self.core.store.choose_daily_posts(platform, chat, &outside, None, None, now).await?;
                self.later(due, self.courier.soon(place, now)).await
            }
            Verdict::ThreadGone | Verdict::Gone => {
                tracing::info!(%platform, "the place of a daily deal's message is gone; it gets no more posts");
                let never = DailyPosts::default();
                self.core.store.choose_daily_posts(platform, chat, &never, None, None, now).await?;
                Ok(None)
            }
            // It may have arrived.
            Verdict::Unheard(why) => {
                tracing::warn!(%platform, why, "nothing was heard of a daily deal's message; it is passed over");
                Ok(None)
            }
            Verdict::Forbidden => Ok(None),
            Verdict::Refused(error) => {
                tracing::error!(%platform, %error, "the platform does not accept a daily deal's message");
                Ok(None)
            }
        }
    }
}

/// Whether a group whose hour begins at `begins` gets its post now.
pub(crate) fn is_its_hour(begins: Timestamp, now: Timestamp) -> bool {
    begins <= now && now.since(begins) < LATEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_comes_within_two_hours_or_not_at_all() {
        let hour = 3_600_000;
        let at = |now| is_its_hour(Timestamp(8 * hour), Timestamp(now));
        assert!(!at(8 * hour - 1) && at(8 * hour) && at(10 * hour - 1) && !at(10 * hour));
    }
}
