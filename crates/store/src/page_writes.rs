//! The pending writes on a page's message.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use talon_table::Timestamp;

use crate::BadStoredForm;

/// The clocks of two processes may differ by less than this. A write that begins later than that was noted before the clock went back.
const SKEW: Duration = Duration::from_secs(60);

/// A pending write: it was begun and may still arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PageWrite {
    /// Its unique id.
    pub write_id: u64,
    /// When it began.
    pub begun: Timestamp,
    /// Delivery leaves the message alone before this moment.
    pub held: Timestamp,
    /// It arrives before this moment, or never.
    pub until: Timestamp,
}

impl PageWrite {
    fn may_arrive(&self, now: Timestamp) -> bool {
        now < self.until && self.begun <= now.plus(SKEW)
    }
}

/// The pending writes on a page's message, and for each whether another was pending at the same time.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PageWrites(pub(super) Vec<(PageWrite, bool)>);

impl PageWrites {
    /// A single write.
    #[must_use]
    pub fn of(write: PageWrite) -> Self {
        Self(vec![(write, false)])
    }

    /// Whether nothing is pending.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether one of them has expired without a reported outcome: then the message must be written once more.
    #[must_use]
    pub fn is_overdue(&self, now: Timestamp) -> bool {
        self.0.iter().any(|(write, _)| !write.may_arrive(now))
    }

    /// Whether the write with this id is pending.
    #[must_use]
    pub fn contains(&self, write_id: u64) -> bool {
        self.0.iter().any(|(write, _)| write.write_id == write_id)
    }

    /// Whether the write with this id is noted as well as it can be. If it overlapped another that is over by now, and has not gone out
    /// yet, noting it again would let it count as alone.
    #[must_use]
    pub fn is_settled(&self, write_id: u64) -> bool {
        let noted = self.0.iter().find(|(write, _)| write.write_id == write_id);
        noted.is_some_and(|(_, alone)| *alone || self.0.len() > 1)
    }

    /// When the last of them expires; none if all have.
    #[must_use]
    pub fn until(&self, now: Timestamp) -> Option<Timestamp> {
        self.arriving(now).map(|write| write.until).max()
    }

    /// Until when others must leave the message alone, if they must.
    #[must_use]
    pub fn held(&self, now: Timestamp) -> Option<Timestamp> {
        self.arriving(now).map(|write| write.held).filter(|held| *held > now).max()
    }

    fn arriving(&self, now: Timestamp) -> impl Iterator<Item = &PageWrite> {
        self.0.iter().map(|(write, _)| write).filter(move |write| write.may_arrive(now))
    }

    /// Forgets the expired writes, because a later one is on the screen.
    pub fn forget_overdue(&mut self, now: Timestamp) {
        self.0.retain(|(write, _)| write.may_arrive(now));
    }

    pub(super) fn begin(&mut self, write: PageWrite) {
        self.forget_overdue(write.begun);
        // A write that is noted again has not gone out yet.
        self.take(write.write_id);
        self.mix();
        self.0.push((write, self.0.is_empty()));
    }

    /// Marks all as overlapping: none of them says what the message shows.
    pub(super) fn mix(&mut self) {
        self.0.iter_mut().for_each(|(_, alone)| *alone = false);
    }

    /// Takes a write out; returns whether it was alone, if it was noted.
    pub(super) fn take(&mut self, write_id: u64) -> Option<bool> {
        let at = self.0.iter().position(|(write, _)| write.write_id == write_id)?;
        Some(self.0.remove(at).1)
    }
}

/// The stored form: for each write its id, its three moments and whether it is alone, with commas and spaces between.
impl fmt::Display for PageWrites {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (write, alone)) in self.0.iter().enumerate() {
            let PageWrite { write_id, begun, held, until } = write;
            let between = if at == 0 { "" } else { " " };
            write!(f, "{between}{write_id},{},{},{},{}", begun.0, held.0, until.0, u8::from(*alone))?;
        }
        Ok(())
    }
}

impl FromStr for PageWrites {
    type Err = BadStoredForm;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = |part: &str| {
            let mut fields = part.split(',');
            let write_id = fields.next()?.parse().ok()?;
            let mut moment = || Some(Timestamp(fields.next()?.parse().ok()?));
            let write = PageWrite { write_id, begun: moment()?, held: moment()?, until: moment()? };
            let alone = match (fields.next()?, fields.next()) {
                ("0", None) => false,
                ("1", None) => true,
                _ => return None,
            };
            Some((write, alone))
        };
        let parts = text.split(' ').filter(|part| !part.is_empty());
        let writes: Option<Vec<_>> = parts.map(read).collect();
        writes.map(Self).ok_or_else(|| BadStoredForm(text.to_owned()))
    }
}
