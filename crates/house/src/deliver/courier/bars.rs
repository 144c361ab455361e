//! Places in which the bot may not write now although it is in their chats, and who has asked for something there.
//!
//! Where a right is missing or a topic is closed, all that is written there shares one growing pause, and people who ask there
//! are told.
//!
//! It is known to this process alone. Whatever is forgotten with it, the next attempt finds out again.

use std::time::Duration;

use moka::sync::Cache;
use talon_store::{AccountRef, Place, PlatformKind};
use talon_table::Timestamp;
use talon_view::Msg;

use crate::ports::platform::Bar;

/// So many places are remembered at a time.
const REMEMBERED: u64 = 10_000;

/// Who asks for a page is told of a bar that is found within this time: later they have seen that nothing came.
const ASKED_FOR: Duration = Duration::from_secs(60);

/// So many people are told of a bar at once.
const TOLD_AT_ONCE: usize = 8;

/// What is written: a platform may allow one and not the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Write {
    /// A new message.
    New,
    /// A change of one.
    Change,
}

impl Write {
    /// Onto the message that there is, if there is one.
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
    /// How often in a row.
    times: u32,
    /// The next attempt.
    until: Timestamp,
}

/// Who asked, and when.
type Asker = (AccountRef, Timestamp);

/// The bars that were found, by place and by what may not be written there.
pub(crate) struct Bars {
    found: Cache<(Place, Write), Found>,
    askers: Cache<Place, Vec<Asker>>,
}

impl Bars {
    /// With nothing known.
    pub(crate) fn new() -> Self {
        Self { found: Cache::new(REMEMBERED), askers: Cache::new(REMEMBERED) }
    }

    /// Until when nothing is to be attempted, if so. `most` is the longest pause: the clock may have gone back since.
    pub(crate) fn until(&self, place: &Place, write: Write, now: Timestamp, most: Duration) -> Option<Timestamp> {
        let found = self.found.get(&(place.clone(), write))?;
        (found.until > now && found.until.since(now) <= most).then_some(found.until)
    }

    /// Notes a bar. The next attempt is after the pause for so many in a row before; tells when that is.
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

    /// Something was written there, and those who asked see it. Tells whether it was barred before.
    pub(crate) fn lift(&self, place: &Place, write: Write) -> bool {
        self.askers.invalidate(place);
        self.found.remove(&(place.clone(), write)).is_some()
    }

    /// The bar of a place, if one is known.
    pub(crate) fn at(&self, place: &Place) -> Option<Bar> {
        let found = |write| self.found.get(&(place.clone(), write));
        found(Write::New).or_else(|| found(Write::Change)).map(|found| found.bar)
    }

    /// Lets everything in a chat be attempted at once; tells whether anything waited there. What may be attempted already is left alone, so
    /// that many presses cost no more than one.
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

    /// Notes that somebody waits for something to be shown in a place.
    pub(crate) fn ask(&self, place: &Place, by: &AccountRef, now: Timestamp) {
        self.askers.entry(place.clone()).and_upsert_with(|before| {
            let before = before.map(moka::Entry::into_value).unwrap_or_default();
            let others = before.into_iter().filter(|(other, at)| other != by && is_lately(*at, now));
            others.take(TOLD_AT_ONCE - 1).chain([(by.clone(), now)]).collect()
        });
    }

    /// Takes those who wait for something to be shown in a place.
    pub(crate) fn take_askers(&self, place: &Place, now: Timestamp) -> Vec<AccountRef> {
        let taken = self.askers.remove(place).unwrap_or_default();
        taken.into_iter().filter(|(_, at)| is_lately(*at, now)).map(|(by, _)| by).collect()
    }
}

/// What who asked is told of a bar.
pub(crate) const fn sentence(bar: Bar) -> Msg {
    match bar {
        Bar::TopicClosed => Msg::BarredTopic,
        Bar::NoRight => Msg::BarredRight,
    }
}

fn is_lately(at: Timestamp, now: Timestamp) -> bool {
    now.since(at) <= ASKED_FOR
}
