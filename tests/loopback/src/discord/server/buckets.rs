//! The rate limits, as the headers announce them.

use std::collections::BTreeMap;
use std::time::Duration;

use crate::clock::Clock;
use crate::discord::error::{ApiError, Scope};
use crate::discord::options::{Limit, Rates};
use crate::discord::server::call::Call;
use crate::discord::server::routes::Route;

/// The key under which requests are counted together.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Key {
    /// The routes that share a limit.
    pub(crate) family: String,
    /// The channel, guild, application or token that they are about.
    about: String,
}

/// The window that is open.
#[derive(Debug, Clone, Copy, Default)]
struct Window {
    opened: Duration,
    used: u32,
}

/// What the headers of an answer say, in wall time.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Standing {
    pub(crate) limit: u32,
    pub(crate) remaining: u32,
    pub(crate) reset_after: Duration,
    pub(crate) bucket: String,
}

/// All windows of one bot.
#[derive(Debug, Default)]
pub(crate) struct Buckets {
    windows: BTreeMap<Key, Window>,
    overall: Window,
    /// How many requests came too fast.
    pub(crate) refused: u64,
}

impl Window {
    /// Takes one place. Returns how long (virtual time) the window stays open, and whether there was a place.
    fn take(&mut self, limit: Limit, now: Duration, jitter: Duration) -> (Duration, bool) {
        if self.used == 0 || now.saturating_sub(self.opened) + jitter.min(limit.per / 10) >= limit.per {
            *self = Self { opened: now, used: 0 };
        }
        let fits = self.used < limit.count;
        self.used += u32::from(fits);
        ((self.opened + limit.per).saturating_sub(now), fits)
    }
}

/// The family of a route, and the limit of its members.
fn family(call: &Call, rates: &Rates) -> (String, Limit) {
    let renames = matches!(call.route, Route::ChangeChannel) && call.body.get("name").is_some();
    match call.route {
        Route::CreateMessage => ("messages".to_owned(), rates.messages),
        Route::EditMessage => ("edits".to_owned(), rates.edits),
        Route::DeleteMessage => ("deletions".to_owned(), rates.deletions),
        _ if renames => ("renames".to_owned(), rates.renames),
        route if route.by_interaction() => ("followups".to_owned(), rates.followups),
        route => (route.name().to_owned(), rates.others),
    }
}

/// The key of a route's limit.
fn about(call: &Call) -> String {
    let majors = ["channel_id", "guild_id", "webhook_token", "application_id"];
    majors.iter().find_map(|name| call.path.get(*name)).cloned().unwrap_or_default()
}

/// How a request relates to the limits.
#[derive(Debug, Default)]
pub(crate) struct Taken {
    /// What its answer's headers say of the limit, if the route has one.
    pub(crate) standing: Option<Standing>,
    /// 429 if it comes too fast; it then does not count.
    pub(crate) refused: Option<ApiError>,
}

impl Buckets {
    /// Counts a request.
    pub(crate) fn take(&mut self, call: &Call, rates: &Rates, clock: &Clock) -> Taken {
        // First answers are free.
        if call.route == Route::Answer {
            return Taken::default();
        }
        let now = clock.now();
        let jitter = clock.virtually(rates.jitter);
        if !call.route.by_interaction() {
            let (open, fits) = self.overall.take(rates.global, now, jitter);
            if !fits {
                self.refused += 1;
                let refused = Some(ApiError::limited(clock.real(open), Scope::Global));
                return Taken { standing: None, refused };
            }
        }
        let (family, limit) = family(call, rates);
        let key = Key { family: family.clone(), about: about(call) };
        let window = self.windows.entry(key).or_default();
        let (open, fits) = window.take(limit, now, jitter);
        let standing = Standing {
            limit: limit.count,
            remaining: limit.count - window.used,
            reset_after: clock.real(open),
            bucket: digest(&family),
        };
        let refused = (!fits).then(|| ApiError::limited(standing.reset_after, Scope::User));
        self.refused += u64::from(!fits);
        Taken { standing: Some(standing), refused }
    }
}

/// An opaque name for a bucket: FNV-1a.
fn digest(family: &str) -> String {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    let hash = family.bytes().fold(0xcbf2_9ce4_8422_2325, step);
    format!("{hash:016x}{:016x}", hash.rotate_left(17))
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_window_opens_with_its_first_request() {
        let limit = Limit::new(2, 5);
        let mut window = Window::default();
        assert_eq!(window.take(limit, SECOND, Duration::ZERO), (SECOND * 5, true));
        assert_eq!(window.take(limit, SECOND * 3, Duration::ZERO), (SECOND * 3, true));
        assert_eq!(window.take(limit, SECOND * 4, Duration::ZERO), (SECOND * 2, false));
        assert_eq!(window.take(limit, SECOND * 6, Duration::ZERO), (SECOND * 5, true), "a new one");
    }

    #[test]
    fn a_request_that_is_a_little_early_counts_for_the_next_window() {
        let limit = Limit::new(1, 5);
        let mut window = Window::default();
        let jitter = Duration::from_millis(50);
        assert!(window.take(limit, SECOND, jitter).1);
        assert!(!window.take(limit, SECOND * 6 - jitter * 2, jitter).1);
        assert!(window.take(limit, SECOND * 6 - jitter, jitter).1);
    }
}
