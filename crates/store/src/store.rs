//! What the house remembers: people, communities, the logs of the tables, and how far the pages have come.
//!
//! The port knows rows, not SQL. Every method is one transaction. A store need not understand its content: it never replays a table.

use std::future::pending;
use std::time::Duration;

use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::leagues::Leagues;
use crate::port::port;
use crate::reading::Readings;
use crate::records::{Choices, Decisions, Moves, Surfaces};
use crate::{
    AccountRef, AccountRow, Behind, CommunityRow, Dailies, DueTimer, Findings, InputKey, Lease, Links, Load, NextDue,
    PlatformKind, Presets, Privacy, ProcessId, Puzzles, Results, Sender, SettingsStore, Span, StoreError, SurfaceRow,
    TableRow, WriteWish,
};

port! {
    /// The store.
    pub trait Store:
        Choices + Dailies + Decisions + Findings + Leagues + Links + Moves + Surfaces + SettingsStore
        + Presets + Privacy + Processes + Puzzles + Readings + Results + Send + Sync
    {
        /// The sender's account: found, or created for the new person `fresh`. Name and platform language are updated from the sender;
        /// nothing is written if nothing changed.
        async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError>;

        /// The account, if it is known.
        async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError>;

        /// All accounts that act as one of these persons, or whose own person is one of them, in any order.
        async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError>;

        /// The community of a chat, if it is known.
        async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError>;

        /// The events of a table with numbers greater than `after`, in order; empty for an unknown table.
        ///
        /// # Errors
        /// [`StoreError::Corrupt`] if one of them cannot be read.
        async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError>;

        /// The table in the directory. Lists leave out those whose rows cannot be read.
        ///
        /// # Errors
        /// [`StoreError::Corrupt`] if its row cannot be read.
        async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError>;

        /// The open tables of a chat, all its threads together, oldest first.
        async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError>;

        /// The open tables at which a person sits, oldest first.
        async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError>;

        /// Forgets the handled inputs and expired paces from before `before`, and when people were served
        /// [`SERVED_KEPT`](crate::SERVED_KEPT) before that.
        async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError>;

        /// Sets when a table's timer is due again, or removes it, after it led to no commit. Its claim ends. Does nothing if the timer is
        /// no longer due at `seen.timer.due`, or if `holder` does not hold it.
        async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError>;

        /// Marks a table behind as of `at`: its generation grows, and it is due no later than `at`. A claim on the mark stays, so that two
        /// processes never deliver the pages of one table at once.
        async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError>;

        /// Ends the work on a mark: removes it, or keeps it for `until`. If the table was marked again meanwhile, that mark stays as it is.
        /// Its claim ends. Notes `seen.since` either way. Does nothing unless `holder` holds the mark.
        async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError>;

        /// Takes or renews a duty that one process at a time does for all; returns whether nobody else holds it.
        async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError>;

        /// Notes that people of these platforms were served during `span`. If it begins at most `apart` after the end of the last noted
        /// span, it extends that one.
        async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError>;

        /// When the people of a platform were served, oldest first: the spans that ended at `since` or later, and the last one before.
        async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError>;

        /// Ends the claims and duties of `holder`: all of them, or only those with a lease `until` that moment. Anybody may claim them at
        /// once.
        async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError>;

        /// The surfaces of a table, in any order.
        async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError>;

        /// Reserves a write and notes what it uses up; or returns when to retry, which is later than `wish.at`. Concurrent wishes, in this
        /// process or another, share what is left.
        async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError>;

        /// Forbids writing in a chat before `until`, as the platform asked. Returns when the bot may next write there, which is later if a
        /// later moment was noted before.
        async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError>;

        /// When the bot may next write in this chat, and anywhere; `Timestamp(i64::MIN)` if nothing was noted. The first is the chat's, the
        /// second the bot's.
        async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError>;

        /// Moves marks, timers of AI players and paces that are due after `after` to `to`, and ends no lease later than `leased`. Nothing
        /// is postponed or leased for so long, so the clock has gone back since.
        async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError>;

        /// When the next timer, the next mark of a table and the next league with its home on one of these platforms are due; past moments
        /// too. A claimed row counts from the end of its lease.
        async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError>;

        /// How much is open, and due at `now`, on all platforms together, claimed or not. It counts rows, so it is too slow for every
        /// press.
        async fn load(&self, now: Timestamp) -> Result<Load, StoreError>;
    }
    hooked {
        /// Whether an input was handled before.
        async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError>;

        /// Claims at most `limit` timers that are due and unclaimed at `now`; returns the longest due first. Concurrent claims get
        /// different timers. A commit replaces a table's timers, and the new ones are unclaimed.
        async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError>;

        /// Claims at most `limit` marks that are due and unclaimed at `now`, of tables whose home is on one of these platforms; returns the
        /// longest waiting first. Concurrent claims get different marks.
        async fn claim_marks(
            &self,
            now: Timestamp,
            lease: &Lease,
            of: &[PlatformKind],
            limit: usize,
        ) -> Result<Vec<Behind>, StoreError>;
    }
}

/// Other processes that use the same store.
#[async_trait]
pub trait Processes: Send + Sync {
    /// Returns when another process may have changed what is due, and after some seconds at the latest if another process could; never if
    /// none can. It is a hint: missing one loses nothing.
    ///
    /// # Errors
    /// This process must stop: a newer version of the program has changed the store.
    async fn news(&self) -> Result<(), StoreError> {
        pending().await
    }

    /// The time on the clock that all users of this store share; none if each house has only its own.
    async fn clock(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    /// Whether no other process serves people from this store now.
    async fn is_alone(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
}
