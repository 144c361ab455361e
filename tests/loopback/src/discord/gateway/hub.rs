//! The sessions, and what lets them fail.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use serde_json::Value;

use crate::discord::gateway::Dispatch;
use crate::discord::gateway::session::Session;

/// A day, after which the limit of sessions is reset.
const DAY: Duration = Duration::from_hours(24);

/// How often sessions were started.
#[derive(Debug, Default)]
pub(crate) struct Starts {
    /// When each bucket of shards identified last, in virtual time.
    last: BTreeMap<u32, Duration>,
    /// Since when, and how often since then.
    day: Option<(Duration, u64)>,
    /// Since the server's start.
    pub(crate) ever: u64,
}

impl Starts {
    /// How many there were today, and how much of the day is left.
    pub(crate) fn today(&self, now: Duration) -> (u64, Duration) {
        match self.day {
            Some((since, count)) if now < since + DAY => (count, since + DAY - now),
            _ => (0, DAY),
        }
    }

    /// Notes a start. False when this bucket's last start is not `every` ago.
    pub(crate) fn admit(&mut self, bucket: u32, now: Duration, every: Duration) -> bool {
        let last = self.last.insert(bucket, now);
        let (today, _) = self.today(now);
        let since = self.day.map_or(now, |(since, _)| if today == 0 { now } else { since });
        self.day = Some((since, today + 1));
        self.ever += 1;
        last.is_none_or(|last| now.saturating_sub(last) >= every)
    }
}

/// What happens to an event.
pub(crate) struct Distortion {
    /// The events that it may meet.
    pub(crate) of: String,
    pub(crate) change: Box<dyn FnOnce(&Value) -> Value + Send>,
}

impl fmt::Debug for Distortion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Distortion({})", self.of)
    }
}

/// The gateway's state.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    pub(crate) sessions: Vec<Session>,
    pub(crate) starts: Starts,
    /// How many sessions were resumed.
    pub(crate) resumes: u64,
    connections: u64,
    /// How many events are yet to arrive twice.
    pub(crate) duplicates: usize,
    /// The events that are yet to arrive distorted.
    pub(crate) distortions: Vec<Distortion>,
    /// How many outages there are; while there is one, nobody gets a connection.
    pub(crate) outages: usize,
}

impl Hub {
    /// A number for a new connection.
    pub(crate) fn connect(&mut self) -> u64 {
        self.connections += 1;
        self.connections
    }

    pub(crate) fn dispatch(&mut self, event: &Dispatch, window: Duration) {
        self.sessions.retain(|session| session.away().is_none_or(|away| away < window));
        let met = self.distortions.iter().position(|distortion| distortion.of == event.name);
        let distorted = met.map(|at| {
            let change = self.distortions.remove(at).change;
            Dispatch { data: change(&event.data), ..event.clone() }
        });
        let event = distorted.as_ref().unwrap_or(event);
        let twice = self.duplicates > 0;
        let mut arrived = false;
        for session in &mut self.sessions {
            if session.offer(event) {
                arrived = true;
                if twice {
                    session.repeat();
                }
            }
        }
        self.duplicates -= usize::from(twice && arrived);
    }

    pub(crate) fn on(&mut self, connection: u64) -> Option<&mut Session> {
        self.sessions.iter_mut().find(|session| session.is_on(connection))
    }

    /// The sessions of one shard, for any total number of shards.
    pub(crate) fn of_shard(&mut self, shard: u32) -> impl Iterator<Item = &mut Session> {
        self.sessions.iter_mut().filter(move |session| session.shard.0 == shard)
    }

    /// Ends the session of a connection for good.
    pub(crate) fn end(&mut self, connection: u64) {
        self.sessions.retain(|session| !session.is_on(connection));
    }

    /// Lets the session of a connection that is gone wait for its client.
    pub(crate) fn lose(&mut self, connection: u64) {
        if let Some(session) = self.on(connection) {
            session.lost(connection);
        }
    }

    /// True if every shard of some number of shards has a connected session.
    pub(crate) fn is_ready(&self) -> bool {
        let connected = self.sessions.iter().filter(|session| session.is_connected());
        let mut shards: BTreeMap<u32, std::collections::BTreeSet<u32>> = BTreeMap::new();
        for session in connected {
            shards.entry(session.shard.1).or_default().insert(session.shard.0);
        }
        shards.iter().any(|(of, present)| present.len() == *of as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVERY: Duration = Duration::from_secs(5);

    #[test]
    fn each_bucket_may_identify_every_five_seconds() {
        let mut starts = Starts::default();
        let at = Duration::from_secs;
        assert!(starts.admit(0, at(100), EVERY));
        assert!(starts.admit(1, at(101), EVERY), "another bucket");
        assert!(!starts.admit(0, at(104), EVERY));
        assert!(!starts.admit(0, at(108), EVERY), "an attempt in vain counts as well");
        assert!(starts.admit(0, at(113), EVERY));
    }

    #[test]
    fn the_starts_of_a_day_end_with_it() {
        let mut starts = Starts::default();
        assert_eq!(starts.today(Duration::ZERO), (0, DAY));
        starts.admit(0, Duration::from_secs(10), EVERY);
        starts.admit(0, Duration::from_secs(20), EVERY);
        assert_eq!(starts.today(Duration::from_secs(30)), (2, DAY - Duration::from_secs(20)));
        assert_eq!(starts.today(DAY + Duration::from_secs(10)), (0, DAY));
        starts.admit(0, DAY + Duration::from_secs(50), EVERY);
        assert_eq!(starts.today(DAY + Duration::from_secs(60)), (1, DAY - Duration::from_secs(10)));
    }
}
