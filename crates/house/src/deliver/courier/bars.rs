//! Places where the bot may not write now although it is in the chat, and who has asked for something there.
//!
//! Where a right is missing or a topic is closed, all writes share one growing pause, and people who ask for something there learn why
//! nothing comes.
//!
//! Only this process knows the bars. The next attempt finds out again what is lost with it.

use std::time::Duration;

use moka::sync::Cache;
use talon_store::{AccountRef, Place, PlatformKind};
use talon_table::Timestamp;
use talon_view::Msg;

use crate::ports::platform::Bar;

/// How many places are remembered at a time.
const REMEMBERED: u64 = 10_000;

/// Somebody who asked for a page hears of a bar that is found within this time. Later they have seen that nothing came.
const ASKED_FOR: Duration = Duration::from_secs(60);

/// How many people hear of a bar at once.
const TOLD_AT_ONCE: usize = 8;

/// What is written: a platform may allow one and refuse the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Write {
    /// A new message.
    New,
    /// An edit.
    Change,
}

impl Write {
    /// An edit if there is a message, otherwise a new one.
    pub(crate) const fn onto<T>(message: Option<&T>) -> Self {
        match message {
            Some(_) => Self::Change,
            None => Self::New,
        }
    }
}

/// A bar that was found.
#[derive(Clone, Copy)]
struct Found {
    bar: Bar,
    /// How many attempts in a row it has stopped.
    times: u32,
    /// When the next attempt is due.
    until: Timestamp,
}

/// Who asked, and when.
type Asker = (AccountRef, Timestamp);

/// Known bars, by place and kind of write.
pub(crate) struct Bars {
    found: Cache<(Place, Write), Found>,
    askers: Cache<Place, Vec<Asker>>,
}

impl Bars {
    /// With no bars known.
    pub(crate) fn new() -> Self {
        Self { found: Cache::new(REMEMBERED), askers: Cache::new(REMEMBERED) }
    }

    /// Until when writing is barred, if it is. `most` is the longest pause: the clock may have gone back since.
    pub(crate) fn until(&self, place: &Place, write: Write, now: Timestamp, most: Duration) -> Option<Timestamp> {
        let found = self.found.get(&(place.clone(), write))?;
        (found.until > now && found.until.since(now) <= most).then_some(found.until)
    }

    /// Notes a bar, and returns when the next attempt is due.
    pub(crate) fn note(
        &self,
        (place, write): (&Place, Write),
        bar: Bar,
        now: Timestamp,
        pause: impl Fn(u32) -> Duration,
    ) -> Timestamp {
        let noted = self.found.entry((place.clone(), write)).and_upsert_with(|before| {
            let times = before.map_or(0, |before| before.into_value().times);
            Found { bar, times: times.saturating_add(1), until: now.plus(pause(times)) }
        });
        noted.into_value().until
    }

    /// A write succeeded, and those who asked see it. Returns whether it was barred before.
    pub(crate) fn lift(&self, place: &Place, write: Write) -> bool {
        self.askers.invalidate(place);
        self.found.remove(&(place.clone(), write)).is_some()
    }

    /// The bar of a place, if one is known.
    pub(crate) fn at(&self, place: &Place) -> Option<Bar> {
        let found = |write| self.found.get(&(place.clone(), write));
        found(Write::New).or_else(|| found(Write::Change)).map(|found| found.bar)
    }

    /// Makes everything in a chat due at once; returns whether anything was waiting. What is due already is left alone, so many presses
    /// cost no more than one.
    pub(crate) fn retry(&self, platform: PlatformKind, chat: &str, now: Timestamp) -> bool {
        let waits = |key: &(Place, Write), found: &Found| {
            (key.0.platform, key.0.chat.as_str()) == (platform, chat) && found.until > now
        };
        let here = self.found.iter().filter(|(key, found)| waits(key, found));
        let here: Vec<_> = here.map(|(key, found)| ((*key).clone(), Found { until: now, ..found })).collect();
        let any = !here.is_empty();
        here.into_iter().for_each(|(key, found)| self.found.insert(key, found));
        any
    }

    /// Notes that somebody waits for a page in a place.
    pub(crate) fn ask(&self, place: &Place, by: &AccountRef, now: Timestamp) {
        self.askers.entry(place.clone()).and_upsert_with(|before| {
            let before = before.map(moka::Entry::into_value).unwrap_or_default();
            let others = before.into_iter().filter(|(other, at)| other != by && is_lately(*at, now));
            others.take(TOLD_AT_ONCE - 1).chain([(by.clone(), now)]).collect()
        });
    }

    /// Takes out those who wait for a page in a place.
    pub(crate) fn take_askers(&self, place: &Place, now: Timestamp) -> Vec<AccountRef> {
        let taken = self.askers.remove(place).unwrap_or_default();
        taken.into_iter().filter(|(_, at)| is_lately(*at, now)).map(|(by, _)| by).collect()
    }
}

/// The sentence for those who asked for something there.
pub(crate) const fn sentence(bar: Bar) -> Msg {
    match bar {
        Bar::TopicClosed => Msg::BarredTopic,
        Bar::NoRight => Msg::BarredRight,
    }
}

fn is_lately(at: Timestamp, now: Timestamp) -> bool {
    now.since(at) <= ASKED_FOR
}
