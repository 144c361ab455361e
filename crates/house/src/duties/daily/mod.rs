//! Daily deals: which deal a day has, fixed the day before, and whether its cards may be shown.

pub(crate) mod posts;

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use talon_cards::fair::Secret;
use talon_standings::Day;
use talon_store::daily::{DailyChat, DailyDeal, DailyEnd, DailyGame, DailyPlay, DailySeal};
use talon_store::{PlatformKind, StoreError};
use talon_table::{TableId, Timestamp};
use talon_view::DailyResult;

use crate::core::Core;
use crate::duties::due::or_log;
use crate::error::HouseError;
use crate::local_time::{day_in, end_of_day};

/// How often to look whether a day has begun somewhere.
const LOOKS: Duration = Duration::from_secs(3600);

/// A chat, as far as its daily deal is concerned.
#[derive(Clone, Debug)]
pub(crate) struct DailyHome {
    pub(crate) platform: PlatformKind,
    pub(crate) chat: String,
    /// The time zone of its days; none for UTC.
    pub(crate) zone: Option<String>,
    /// Whether one person alone plays there.
    pub(crate) private: bool,
}

/// Fixes the deals of days before they begin.
pub(crate) struct DailyDeals {
    core: Arc<Core>,
    /// When this last ran.
    looked: AtomicI64,
}

impl DailyDeals {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core, looked: AtomicI64::new(i64::MIN) }
    }

    /// Fixes deals as they fall due. Never ends.
    pub(crate) async fn fix_days(&self) {
        loop {
            self.fix_what_is_due().await;
            self.core.clock.sleep_until(self.core.clock.now().plus(LOOKS)).await;
        }
    }

    /// Fixes the deals of today and tomorrow in every chat that has a daily deal, unless it did so a short while ago.
    pub(crate) async fn fix_what_is_due(&self) {
        let now = self.core.clock.now();
        // A clock that was set back must not put this off.
        let since = now.0.checked_sub(self.looked.load(Ordering::Relaxed));
        if since.is_some_and(|since| (0..LOOKS.as_millis() as i64).contains(&since)) {
            return;
        }
        if or_log(self.fix_all(now).await).is_some() {
            self.looked.store(now.0, Ordering::Relaxed);
        }
    }

    async fn fix_all(&self, now: Timestamp) -> Result<(), StoreError> {
        for chat in self.core.store.daily_chats().await? {
            let today = day_in(chat.zone.as_deref(), now);
            for day in [today, today.plus_days(1)] {
                if chat.fixed.is_none_or(|fixed| fixed < day) {
                    self.of(&chat, day, now).await?;
                }
            }
        }
        Ok(())
    }

    /// The deal of a chat's day.
    pub(crate) async fn of(&self, chat: &DailyChat, day: Day, now: Timestamp) -> Result<DailyDeal, StoreError> {
        let (platform, of, zone) = (chat.platform, chat.chat.clone(), chat.zone.clone());
        self.fix(&DailyHome { platform, chat: of, zone, private: false }, chat.game, day, now).await
    }

    /// The deals of this day and the next.
    pub(crate) async fn fixed(
        &self,
        home: &DailyHome,
        game: DailyGame,
        today: Day,
    ) -> Result<[DailyDeal; 2], StoreError> {
        let now = self.core.clock.now();
        let fix = async |day| self.fix(home, game, day, now).await;
        Ok([fix(today).await?, fix(today.plus_days(1)).await?])
    }

    async fn fix(&self, home: &DailyHome, game: DailyGame, day: Day, now: Timestamp) -> Result<DailyDeal, StoreError> {
        let (platform, chat) = (home.platform, &home.chat);
        let known = self.core.store.daily_deals(platform, chat, day, day).await?;
        if let Some(known) = known.into_iter().next() {
            return Ok(known);
        }
        let secret = Secret::new(self.core.entropy.draw("secret", &format!("daily:{platform}:{chat}:{day}")));
        let (chat, game, ends_at) = (chat.clone(), game.on(day), end_of_day(home.zone.as_deref(), day));
        let deal = DailyDeal { platform, chat, day, game, secret, committed_at: now, ends_at, posted_at: None };
        self.core.store.fix_daily(&deal).await
    }
}

/// A play that is over.
pub(crate) struct Played {
    pub(crate) play: DailyPlay,
    pub(crate) end: DailyEnd,
}

/// The plays that are over: the best first if results are open, and otherwise in the order in which they ended.
pub(crate) fn played(plays: Vec<DailyPlay>, open: bool) -> Vec<Played> {
    let mut played: Vec<Played> =
        plays.into_iter().filter_map(|play| play.ended.map(|end| Played { play, end })).collect();
    played.sort_by_key(|played| (if open { Reverse(played.end.made) } else { Reverse(None) }, played.end.at));
    played
}

/// For how many days in a row somebody has played a chat's deals, up to the day of a play. `history` has that person's plays.
pub(crate) fn days_in_a_row(last: &DailyPlay, history: &[DailyPlay]) -> u32 {
    let chat_of = |play: &DailyPlay| (play.person, play.platform, play.chat.clone());
    let is_of_chat = |play: &&DailyPlay| play.ended.is_some() && chat_of(play) == chat_of(last);
    let days: BTreeSet<Day> = history.iter().filter(is_of_chat).map(|play| play.day).collect();
    let mut day = last.day;
    let mut count = 0;
    while days.contains(&day) {
        count += 1;
        day = day.minus_days(1);
    }
    count
}

/// Whether the cards of a deal must stay hidden from those who have not played it: others can still play it, or somebody is playing it.
pub(crate) fn is_in_play(deal: &DailyDeal, plays: &[DailyPlay], now: Timestamp) -> bool {
    let unfinished = plays.iter().any(|play| play.ended.is_none());
    DailySeal { ends_at: deal.ends_at, unfinished }.is_closed(now)
}

impl Core {
    /// Whether a table's cards are those of a daily deal that is still open. In a private chat nobody else plays them.
    pub(crate) async fn is_daily_in_play(&self, table: TableId) -> Result<bool, HouseError> {
        let Some(play) = self.store.daily_play_at(table).await? else { return Ok(false) };
        if self.store.community(play.platform, &play.chat).await?.is_none() {
            return Ok(false);
        }
        let deals = self.store.daily_deals(play.platform, &play.chat, play.day, play.day).await?;
        let plays = self.store.daily_plays(play.platform, &play.chat, play.day).await?;
        Ok(deals.first().is_some_and(|deal| is_in_play(deal, &plays, self.clock.now())))
    }
}

impl Core {
    /// The result of the daily deal that was played at a table, for its player; none if it was not one, or is not over.
    pub(crate) async fn daily_result(&self, table: TableId) -> Result<Option<DailyResult>, HouseError> {
        let own = self.store.daily_play_at(table).await?.filter(|play| play.ended.is_some());
        let Some(own) = own else { return Ok(None) };
        let plays = self.store.daily_plays(own.platform, &own.chat, own.day).await?;
        let history = self.store.daily_plays_of(&[own.person]).await?;
        let results = played(plays, true).into_iter().map(|played| (played.play.person, played.end.made)).collect();
        Ok(Some(DailyResult { day: own.day, you: own.person, days: days_in_a_row(&own, &history), results }))
    }
}

#[cfg(test)]
mod tests {
    use talon_games::GameKind;
    use talon_table::PersonId;

    use super::*;

    const HOUR: i64 = 3_600_000;

    fn play(ended: bool) -> DailyPlay {
        DailyPlay {
            platform: PlatformKind::Telegram,
            chat: "-1".to_owned(),
            day: "2026-11-28".parse().unwrap(),
            person: PersonId(1),
            table: TableId(1),
            ended: ended.then_some(DailyEnd { at: Timestamp(0), made: Some(1) }),
        }
    }

    #[test]
    fn cards_are_hidden_until_the_day_is_over_everywhere_in_the_chat() {
        let day: Day = "2026-11-28".parse().unwrap();
        let end = end_of_day(Some("Europe/Sofia"), day);
        let deal = DailyDeal {
            platform: PlatformKind::Telegram,
            chat: "-1".to_owned(),
            day,
            game: GameKind::Snaps,
            secret: Secret::new([1; 32]),
            committed_at: Timestamp(0),
            ends_at: end,
            posted_at: None,
        };
        let at = |hours: i64, plays: &[DailyPlay]| is_in_play(&deal, plays, Timestamp(end.0 + hours * HOUR));
        assert!(at(-1, &[]) && at(-1, &[play(true)]), "somebody else can still play it");
        assert!(!at(0, &[play(true)]));
        assert!(at(0, &[play(true), play(false)]), "somebody plays it still");
        assert!(at(23, &[play(false)]) && !at(24, &[play(false)]), "but not for ever");
        assert_eq!(end_of_day(None, day).0 - end.0, 2 * HOUR);
    }

    #[test]
    fn a_gap_ends_the_days_in_a_row() {
        let on = |chat: &str, day: &str, ended: bool| DailyPlay {
            chat: chat.to_owned(),
            day: day.parse().unwrap(),
            ..play(ended)
        };
        let history = [
            on("-1", "2026-10-31", true),
            on("-1", "2026-11-01", true),
            on("-2", "2026-11-02", true),
            on("-1", "2026-11-03", true),
            on("-1", "2026-11-04", false),
        ];
        let row = |day: &str| days_in_a_row(&on("-1", day, true), &history);
        assert_eq!(row("2026-11-01"), 2, "across months");
        assert_eq!(row("2026-11-03"), 1, "another chat's days do not count");
        assert_eq!((row("2026-11-04"), row("2026-11-02")), (0, 0), "it is not over");
        let other = DailyPlay { person: PersonId(2), ..on("-1", "2026-11-01", true) };
        assert_eq!(days_in_a_row(&other, &history), 0);
    }
}
