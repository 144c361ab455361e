//! The platform's limits on how fast a bot may write.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use crate::options::{Rate, Rates};

/// The past of one rate.
#[derive(Debug, Default)]
struct Gauge {
    stamps: VecDeque<Duration>,
    /// The time at which a bucket is full again.
    full_at: Duration,
}

impl Gauge {
    /// How long until one more fits; zero means now.
    fn wait(&mut self, rate: Rate, now: Duration, jitter: Duration) -> Duration {
        match rate {
            Rate::Unlimited => Duration::ZERO,
            Rate::Window { count, per } => {
                let per = per.saturating_sub(jitter);
                while self.stamps.front().is_some_and(|first| now.saturating_sub(*first) >= per) {
                    self.stamps.pop_front();
                }
                if self.stamps.len() < count {
                    return Duration::ZERO;
                }
                let blocking = self.stamps.len() - count;
                self.stamps.get(blocking).map_or(Duration::ZERO, |stamp| (*stamp + per).saturating_sub(now))
            }
            Rate::Bucket { burst, refill } => {
                let backlog = self.full_at.saturating_sub(now);
                let room = refill * burst.saturating_sub(1) + jitter;
                backlog.saturating_sub(room)
            }
        }
    }

    fn take(&mut self, rate: Rate, now: Duration) {
        match rate {
            Rate::Unlimited => {}
            Rate::Window { .. } => self.stamps.push_back(now),
            Rate::Bucket { refill, .. } => self.full_at = self.full_at.max(now) + refill,
        }
    }
}

/// All rates of one bot.
#[derive(Debug, Default)]
pub(crate) struct Limiter {
    chats: BTreeMap<i64, Gauge>,
    overall: Gauge,
    pub(crate) refused: u64,
}

impl Limiter {
    /// Counts one message or edit in `chat`.
    ///
    /// # Errors
    /// How long (virtual time) the bot has to wait; the request then does not count.
    pub(crate) fn take(&mut self, rates: &Rates, chat: i64, now: Duration, jitter: Duration) -> Result<(), Duration> {
        let rate = if chat < 0 { rates.group } else { rates.private };
        let gauge = self.chats.entry(chat).or_default();
        let wait = gauge.wait(rate, now, jitter).max(self.overall.wait(rates.overall, now, jitter));
        if !wait.is_zero() {
            self.refused += 1;
            return Err(wait);
        }
        gauge.take(rate, now);
        self.overall.take(rates.overall, now);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn rates() -> Rates {
        Rates { jitter: Duration::ZERO, ..Rates::default() }
    }

    #[test]
    fn a_group_takes_twenty_in_any_minute() {
        let mut limiter = Limiter::default();
        for n in 0..20 {
            assert_eq!(limiter.take(&rates(), -5, SECOND * n, Duration::ZERO), Ok(()), "message {n}");
        }
        assert_eq!(limiter.take(&rates(), -5, SECOND * 20, Duration::ZERO), Err(SECOND * 40));
        assert_eq!(limiter.take(&rates(), -6, SECOND * 20, Duration::ZERO), Ok(()), "another group");
        assert_eq!(limiter.take(&rates(), -5, SECOND * 60, Duration::ZERO), Ok(()));
        assert_eq!(limiter.take(&rates(), -5, SECOND * 60, Duration::ZERO), Err(SECOND));
        assert_eq!(limiter.refused, 2);
    }

    #[test]
    fn a_private_chat_takes_a_short_burst_and_then_one_a_second() {
        let mut limiter = Limiter::default();
        for _ in 0..5 {
            assert_eq!(limiter.take(&rates(), 7, SECOND, Duration::ZERO), Ok(()));
        }
        assert_eq!(limiter.take(&rates(), 7, SECOND, Duration::ZERO), Err(SECOND));
        assert_eq!(limiter.take(&rates(), 7, SECOND * 2, Duration::ZERO), Ok(()));
        assert_eq!(limiter.take(&rates(), 7, SECOND * 2, Duration::ZERO), Err(SECOND));
    }

    #[test]
    fn thirty_chats_a_second_are_enough() {
        let mut limiter = Limiter::default();
        let taken = (1..=40).filter(|chat| limiter.take(&rates(), *chat, SECOND, Duration::ZERO).is_ok()).count();
        assert_eq!(taken, 30);
    }
}
