//! Daily deals: one deal a day for a chat, which everybody there plays alone.

use std::time::Duration;

use data_encoding::HEXLOWER;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use sha2::{Digest as _, Sha256};
use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_standings::Day;
use talon_table::{PersonId, TableId, Timestamp};

use crate::links::TryLimit;
use crate::{AccountRef, PlatformKind};

pub use talon_view::{DailyGame, PostTime};

/// When a day of the form 2026-11-28 is over everywhere on Earth; never if it is not a day.
#[must_use]
pub fn latest_end_of_day(day: &str) -> Timestamp {
    let last_zone = TimeZone::fixed(jiff::tz::offset(-12));
    let next = day.parse::<Day>().ok().and_then(|day| Date::from(day).tomorrow().ok()?.to_zoned(last_zone).ok());
    next.map_or(Timestamp(i64::MAX), |next| Timestamp(next.timestamp().as_millisecond()))
}

/// A chat that has a daily deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyChat {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the chat.
    pub chat: String,
    /// The game of its deals.
    pub game: DailyGame,
    /// The time zone of its community, as IANA names it; none for UTC.
    pub zone: Option<String>,
    /// The last day whose deal is fixed.
    pub fixed: Option<Day>,
    /// When and where it gets daily posts.
    pub posts: DailyPosts,
}

/// When and where a chat gets a post of its daily deal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DailyPosts {
    /// The hour by the chat's clock, or never.
    pub time: PostTime,
    /// In which topic or channel; none for the chat itself.
    pub thread: Option<String>,
}

/// The deal of a day. `Debug` hides the secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyDeal {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the chat.
    pub chat: String,
    /// The day by the chat's clock.
    pub day: Day,
    /// The game.
    pub game: GameKind,
    /// The secret from which its cards follow.
    pub secret: Secret,
    /// When it was fixed.
    pub committed_at: Timestamp,
    /// When nobody may begin it any more and its results are open: the end of the day by the chat's clock at the time when it was fixed.
    /// Later changes of the clock do not move it; otherwise an administrator could look at the results and play.
    pub ends_at: Timestamp,
    /// When it was posted in the chat, or skipped; none as long as it may be posted.
    pub posted_at: Option<Timestamp>,
}

/// Somebody's play of a day's deal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DailyPlay {
    /// The platform.
    pub platform: PlatformKind,
    /// The platform's identifier of the chat.
    pub chat: String,
    /// The day.
    pub day: Day,
    /// Who plays.
    pub person: PersonId,
    /// The table, which may not be open yet.
    pub table: TableId,
    /// How it ended; none until it is over.
    pub ended: Option<DailyEnd>,
}

/// How somebody's play ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DailyEnd {
    /// When it was over.
    pub at: Timestamp,
    /// The player's result in the game's points, more being better; none if the player gave up.
    pub made: Option<i32>,
}

/// How long after its day a deal that was begun on the day keeps its cards hidden, unless it ends before.
const UNFINISHED: Duration = Duration::from_secs(24 * 3600);

/// What keeps the cards of a group's deal hidden from those who have not played them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DailySeal {
    /// The end of the deal.
    pub ends_at: Timestamp,
    /// Whether somebody has begun it and not ended.
    pub unfinished: bool,
}

impl DailySeal {
    /// Whether others can still play the deal, or somebody is playing it.
    #[must_use]
    pub fn is_closed(self, now: Timestamp) -> bool {
        now < self.ends_at || now < self.ends_at.plus(UNFINISHED) && self.unfinished
    }
}

/// Each account begins a deal once, and shares its result once. This is remembered until nobody can begin the deal any more.
pub(crate) const ONCE: TryLimit = TryLimit { most: 1, window: Duration::from_secs(4 * 24 * 3600) };

/// The name under which the store remembers that an account has begun a deal, whichever person it acted as: a digest with the deal's
/// secret, which outlives the person and names nobody.
#[must_use]
pub fn begun_name(deal: &DailyDeal, account: &AccountRef) -> AccountRef {
    named("begun", deal, account)
}

/// The name under which the store remembers that an account has shared its result of a deal.
#[must_use]
pub fn shared_name(deal: &DailyDeal, account: &AccountRef) -> AccountRef {
    named("shared", deal, account)
}

fn named(what: &str, deal: &DailyDeal, account: &AccountRef) -> AccountRef {
    let digest = Sha256::new_with_prefix(deal.secret.bytes())
        .chain_update(format!("{what} {}:{}", account.platform, account.id))
        .finalize();
    AccountRef { platform: account.platform, id: format!("{what}:{}", HEXLOWER.encode(&digest)) }
}
