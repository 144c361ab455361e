//! Pending writes on the messages of pages, and how the house knows what a message shows.
//!
//! Answers and delivery write on the same messages, perhaps in different processes. A request takes a while, and may arrive long after its
//! sender has given it up or has died. So each write is noted as pending before it goes out, with the moment after which it cannot arrive
//! any more. The content of a message is certain only after a write that no other overlapped (`docs/decisions/0023-one-writer.md`). These
//! are the only rules for it: a store reads rows, applies them, and writes the rows back.

use talon_table::{TableId, Timestamp};

use crate::{MessageRef, PageWrite, PageWrites, Place, SurfaceKey, SurfaceRow, SurfaceState};

/// A write on a page's message is about to go out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BeginWrite {
    /// The table.
    pub table: TableId,
    /// Which of its pages.
    pub key: SurfaceKey,
    /// The write.
    pub write: PageWrite,
    /// The row that the write is based on, if it is based on one: the write goes out only if the row is still the same.
    pub seen: Option<SurfaceRow>,
    /// The panel that it is written on, if it is one.
    pub panel: Option<OnPanel>,
    /// The table is marked behind as of this moment; otherwise nobody might come back to a write whose outcome is never reported.
    pub mark: Option<Timestamp>,
}

/// A panel on which an answer is written. It becomes the surface's message if that has none.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OnPanel {
    /// Where the message is.
    pub place: Place,
    /// The reference by which this answer reaches it.
    pub message: MessageRef,
    /// The surface's message as it was read: this one by another reference, or none. The answer goes out only if the surface still has that
    /// message.
    pub known: Option<MessageRef>,
}

impl BeginWrite {
    /// The row with this write pending; none if it must not go out.
    #[must_use]
    pub fn on(&self, row: Option<SurfaceRow>) -> Option<SurfaceRow> {
        let mut row = match &self.panel {
            Some(panel) if message_of(row.as_ref()) != panel.known.as_ref() => return None,
            Some(panel) => self.opened_on(panel, row),
            None => row?,
        };
        row.begin(self.write, self.seen.as_ref()).then_some(row)
    }

    fn opened_on(&self, panel: &OnPanel, row: Option<SurfaceRow>) -> SurfaceRow {
        match row {
            Some(row) if row.message.is_some() => row,
            forgotten => {
                let (place, message) = (panel.place.clone(), panel.message.clone());
                let writes = forgotten.map(|row| row.writes).unwrap_or_default();
                SurfaceRow { writes, ..opened(self.table, self.key, place, message, self.write.begun) }
            }
        }
    }
}

fn message_of(row: Option<&SurfaceRow>) -> Option<&MessageRef> {
    row.and_then(|row| row.message.as_ref())
}

/// The row of a panel that was unknown.
fn opened(table: TableId, key: SurfaceKey, place: Place, message: MessageRef, at: Timestamp) -> SurfaceRow {
    SurfaceRow { message: Some(message), ..SurfaceRow::gives_way(table, key, place, at) }
}

/// The end of a pending write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndWrite {
    /// The table.
    pub table: TableId,
    /// Which of its pages.
    pub key: SurfaceKey,
    /// The write.
    pub write_id: u64,
    /// The outcome.
    pub outcome: WriteOutcome,
    /// When it began, if it was shown; otherwise when its failure became known.
    pub at: Timestamp,
    /// Whether to mark the table behind as of `at` if the message's content is then uncertain. Delivery of a table does not need the mark:
    /// it gets the outcome.
    pub mark: bool,
}

/// The outcome of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WriteOutcome {
    /// It is on the screen.
    Shown(Shown),
    /// It is not, and never will be.
    Never,
}

/// A page that was written on a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Where the message is.
    pub place: Place,
    /// The message.
    pub message: MessageRef,
    /// The hash of the page.
    pub hash: [u8; 32],
    /// Which message that is.
    pub on: ShownOn,
    /// The write, if an earlier attempt of it may still arrive.
    pub again: Option<PageWrite>,
}

/// The message on which a page was written. For panels with the surface's message as it was read: if that is another one by now, nothing is
/// noted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShownOn {
    /// The surface's own.
    Known,
    /// The panel's, with this reference from now on.
    Panel(Option<MessageRef>),
    /// A new one, which becomes the panel: nobody else can have written on it.
    NewPanel(Option<MessageRef>),
}

/// What is known of a message after a write on it has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MessageContent {
    /// Its content is certain; or it shows no page any more, and there is nothing to know.
    Known,
    /// Its content is uncertain.
    Unknown,
    /// The panel is another message than was read; nothing was noted.
    Elsewhere,
}

impl From<bool> for MessageContent {
    fn from(known: bool) -> Self {
        if known { Self::Known } else { Self::Unknown }
    }
}

impl SurfaceRow {
    /// Notes a pending write on this page. Returns `false` if it must not go out: the page is final, or the row has changed.
    pub fn begin(&mut self, write: PageWrite, seen: Option<&Self>) -> bool {
        let is_other = seen.is_some_and(|seen| seen != self);
        if is_other || self.state == SurfaceState::Finished || self.message.is_none() {
            return false;
        }
        self.writes.begin(write);
        self.hash = None;
        true
    }

    /// Notes that the page must be shown again, whatever is pending.
    pub fn forget_page(&mut self) {
        if self.state == SurfaceState::Live {
            self.hash = None;
            self.writes.mix();
        }
    }

    /// The result of saving this row over `current`. Only writes decide what a message shows, and what is pending. So both stay while the
    /// message stays, and no page becomes final while anything is pending.
    #[must_use]
    pub fn saved_over(mut self, current: Option<&Self>) -> Self {
        if let Some(current) = current.filter(|current| current.replaced.is_some() && current.replaced == self.message)
        {
            // A repost was requested since the row was read.
            let current = current.clone();
            return Self { failures: self.failures, not_before: self.not_before, ..current };
        }
        let same = |row: &&Self| row.message.is_some() && (&row.message, &row.place) == (&self.message, &self.place);
        let Some(current) = current.filter(same) else {
            self.writes = self.beside(current);
            return self;
        };
        self.writes = current.writes.clone();
        match self.state {
            // The hash is that of the refused page.
            SurfaceState::Refused => {}
            SurfaceState::Finished if self.hash == current.hash && self.writes.is_empty() => {}
            SurfaceState::Finished | SurfaceState::Live => {
                (self.hash, self.state) = (current.hash, SurfaceState::Live);
            }
        }
        self
    }

    /// The pending writes of this row when it is saved over one with another message. Writes pending on a panel are remembered, and so is
    /// the page for which the panel gives way.
    fn beside(&self, current: Option<&Self>) -> PageWrites {
        if !matches!(self.key, SurfaceKey::Panel { .. }) {
            return PageWrites::default();
        }
        let mut writes = current.map(|row| row.writes.clone()).unwrap_or_default();
        writes.0.extend(&self.writes.0);
        writes.mix();
        writes
    }

    /// The row of a page that was never sent.
    #[must_use]
    pub fn unsent(table: TableId, key: SurfaceKey, place: Place) -> Self {
        Self {
            table,
            key,
            place,
            message: None,
            hash: None,
            shown_at: Timestamp(i64::MIN),
            state: SurfaceState::Live,
            failures: 0,
            not_before: Timestamp(i64::MIN),
            replaced: None,
            writes: PageWrites::default(),
        }
    }

    /// The row of a panel whose message shows another page than the hand from `now` on. An earlier answer that is reported later does not
    /// make it the hand again.
    #[must_use]
    pub fn gives_way(table: TableId, key: SurfaceKey, place: Place, now: Timestamp) -> Self {
        Self { shown_at: now, ..Self::unsent(table, key, place) }
    }

    fn gave_way_since(&self, at: Timestamp) -> bool {
        self.message.is_none() && self.shown_at >= at
    }

    /// What remains of this row after the message is gone, from `now` on. A panel that can be pressed may become the panel once more, so
    /// its pending writes are remembered.
    #[must_use]
    pub fn forgotten(self, now: Timestamp) -> Option<Self> {
        let is_panel = matches!(self.key, SurfaceKey::Panel { .. });
        is_panel.then(|| Self::gives_way(self.table, self.key, self.place.clone(), now).saved_over(Some(&self)))
    }

    /// A write arrived on this page's message, which says what it shows.
    fn showed(&mut self, shown: &Shown, at: Timestamp, alone: bool) {
        self.hash = (alone || !self.writes.is_empty()).then_some(shown.hash);
        self.shown_at = at;
        (self.state, self.failures, self.not_before) = (SurfaceState::Live, 0, Timestamp(i64::MIN));
    }
}

/// Notes the outcome of a write in the rows of a table's surfaces.
pub fn end_write(rows: &mut Vec<SurfaceRow>, ended: &EndWrite) -> MessageContent {
    if let WriteOutcome::Shown(Shown { on: ShownOn::Panel(known) | ShownOn::NewPanel(known), .. }) = &ended.outcome
        && message_of(rows.iter().find(|row| row.key == ended.key)) != known.as_ref()
    {
        return MessageContent::Elsewhere;
    }
    let gave_way = matches!(&ended.outcome, WriteOutcome::Shown(shown) if shown.on != ShownOn::Known)
        && rows.iter().any(|row| row.key == ended.key && row.gave_way_since(ended.at));
    let taken: Vec<Option<bool>> = rows.iter_mut().map(|row| row.writes.take(ended.write_id)).collect();
    let known = match &ended.outcome {
        WriteOutcome::Never => {
            never_came(rows, &taken);
            false
        }
        // The answer's message shows another page since.
        WriteOutcome::Shown(_) if gave_way => true,
        WriteOutcome::Shown(shown) if shown.on == ShownOn::Known => on_known(rows, &taken, ended, shown),
        WriteOutcome::Shown(shown) => on_panel(rows, &taken, ended, shown),
    };
    known.into()
}

/// A page that was shown beside a write that never came may have overlapped other writes too.
fn never_came(rows: &mut [SurfaceRow], taken: &[Option<bool>]) {
    for (row, alone) in rows.iter_mut().zip(taken) {
        if alone.is_some() && row.writes.is_empty() {
            row.hash = None;
        }
    }
}

fn on_known(rows: &mut [SurfaceRow], taken: &[Option<bool>], ended: &EndWrite, shown: &Shown) -> bool {
    let mut known = true;
    for (row, alone) in rows.iter_mut().zip(taken) {
        // The panel may have another reference since.
        let is_there = row.place.chat == shown.place.chat && row.message.as_ref() == Some(&shown.message);
        if is_there || alone.is_some() {
            row.writes.0.extend(shown.again.map(|write| (write, false)));
            row.showed(shown, ended.at, *alone == Some(true));
            if row.key != ended.key {
                // The message has become another page's meanwhile.
                row.hash = None;
            }
            known &= row.hash.is_some();
        }
    }
    known
}

fn on_panel(rows: &mut Vec<SurfaceRow>, taken: &[Option<bool>], ended: &EndWrite, shown: &Shown) -> bool {
    let at = rows.iter().position(|row| row.key == ended.key);
    // If another message was the panel before, its pending writes are remembered too: it may become the panel once more.
    let mut writes = at.and_then(|at| rows.get(at)).map(|row| row.writes.clone()).unwrap_or_default();
    let (is_new, replaces) = match &shown.on {
        ShownOn::NewPanel(before) => (true, before.is_some()),
        ShownOn::Panel(_) | ShownOn::Known => (false, false),
    };
    let alone = is_new || at.and_then(|at| taken.get(at)) == Some(&Some(true));
    writes.mix();
    writes.0.extend(shown.again.map(|write| (write, false)));
    let panel = opened(ended.table, ended.key, shown.place.clone(), shown.message.clone(), ended.at);
    let mut panel = SurfaceRow { writes, ..panel };
    panel.showed(shown, ended.at, alone);
    if is_new && replaces {
        // It may have been pressed, and show another page, before anybody knew that it is the panel.
        panel.hash = None;
    }
    let known = panel.hash.is_some();
    match at.and_then(|at| rows.get_mut(at)) {
        Some(row) => *row = panel,
        None => rows.push(panel),
    }
    known
}

#[cfg(test)]
mod tests;
