//! The memory of the house: people, communities, the logs of the tables, and how far the pages have come.
//!
//! The port knows rows, not SQL. Every method is one transaction. A store need not understand what it keeps: it
//! never replays a table.

use std::future::pending;
use std::time::Duration;

use async_trait::async_trait;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::leagues::Leagues;
use crate::port::port;
use crate::reading::Readings;
use crate::records::{Choices, Decisions, Moves, Pages};
use crate::{
    AccountRef, AccountRow, Behind, CommunityRow, Dailies, DueTimer, Findings, InputKey, Lease, Links, Load, NextDue,
    PlatformKind, Presets, Privacy, ProcessId, Puzzles, Results, Sender, SettingsStore, Span, StoreError, SurfaceRow,
    TableRow, WriteWish,
};

port! {
    /// The store.
    pub trait Store:
        Choices + Dailies + Decisions + Findings + Leagues + Links + Moves + Pages + SettingsStore
        + Presets + Privacy + Processes + Puzzles + Readings + Results + Send + Sync
    {
        /// The sender's account: found, or created for the person `fresh`, which is nobody's yet. Name and platform language become the
        /// sender's; nothing is written where nothing changed.
        async fn meet(&self, sender: &Sender, fresh: PersonId) -> Result<AccountRow, StoreError>;

        /// The account, if it was ever met.
        async fn account(&self, account: &AccountRef) -> Result<Option<AccountRow>, StoreError>;

        /// All accounts that act as one of these persons, or whose own person is one of them, in any order.
        async fn accounts_of(&self, persons: &[PersonId]) -> Result<Vec<AccountRow>, StoreError>;

        /// The community of a chat, if the bot ever knew it.
        async fn community(&self, platform: PlatformKind, chat: &str) -> Result<Option<CommunityRow>, StoreError>;

        /// The events of a table with numbers greater than `after`, in order; empty for an unknown table.
        ///
        /// # Errors
        /// [`StoreError::Corrupt`] where one of them cannot be read.
        async fn events(&self, table: TableId, after: u32) -> Result<Vec<Recorded>, StoreError>;

        /// The table in the directory. Lists leave out those whose rows cannot be read.
        ///
        /// # Errors
        /// [`StoreError::Corrupt`] where its row cannot be read.
        async fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError>;

        /// The open tables of a chat, all its threads together, oldest first.
        async fn open_tables_in(&self, platform: PlatformKind, chat: &str) -> Result<Vec<TableRow>, StoreError>;

        /// The open tables at which a person sits, oldest first.
        async fn open_tables_of(&self, person: PersonId) -> Result<Vec<TableRow>, StoreError>;

        /// Forgets the inputs that were taken, and the paces that were over, before `before`; and when people were served, [`SERVED_KEPT`](crate::SERVED_KEPT) before.
        async fn forget_old(&self, before: Timestamp) -> Result<(), StoreError>;

        /// Sets when a table's timer is due again, or removes it; for a timer that led to no commit. Nobody holds it then.
        /// Leaves a timer alone whose due time is no longer `seen.timer.due`, or that `holder` does not hold.
        async fn reset_timer(&self, seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> Result<(), StoreError>;

        /// Marks a table behind as of `at`: its generation grows, and it is looked at no later than `at`. A holder of the
        /// mark keeps it, so that two never deliver the pages of one table at once.
        async fn mark_behind(&self, table: TableId, at: Timestamp) -> Result<(), StoreError>;

        /// Ends the work on a mark: removes it, or keeps it for `until`; where the table was marked again meanwhile, that mark
        /// stays as it is. Nobody holds it then. Notes `seen.since` either way. Does nothing unless `holder` holds the mark.
        async fn settle(&self, seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError>;

        /// Takes a duty that one process at a time does for all, or goes on with it; tells whether nobody else holds it.
        async fn claim_duty(&self, name: &str, now: Timestamp, lease: &Lease) -> Result<bool, StoreError>;

        /// Notes that people of these platforms were served for a while. Where that begins at most `apart` after the end of what was noted
        /// last, it goes on with it.
        async fn note_served(&self, of: &[PlatformKind], span: Span, apart: Duration) -> Result<(), StoreError>;

        /// When the people of a platform were served, oldest first: what ended at `since` or later, and the last that ended before.
        async fn served(&self, of: PlatformKind, since: Timestamp) -> Result<Vec<Span>, StoreError>;

        /// Ends what `holder` holds, its duties too: all of it, or only what it holds `until` that moment. Anybody may go on
        /// with it at once.
        async fn release(&self, holder: ProcessId, until: Option<Timestamp>) -> Result<(), StoreError>;

        /// The surfaces of a table, in any order.
        async fn surfaces(&self, table: TableId) -> Result<Vec<SurfaceRow>, StoreError>;

        /// Takes the right to write, and notes what it uses up; or tells when to come again, which is later than `wish.at`.
        /// Others who wish at the same time, in this process or another, are told what is left.
        async fn reserve(&self, wish: &WriteWish) -> Result<Result<(), Timestamp>, StoreError>;

        /// Nobody writes in a chat before `until`: the platform asked for it. Tells when the bot may next write there, which is later
        /// where that was noted before.
        async fn hold(&self, platform: PlatformKind, chat: &str, until: Timestamp) -> Result<Timestamp, StoreError>;

        /// When the bot may next write in this chat, and anywhere; `Timestamp(i64::MIN)` where nothing was noted. The
        /// first is the chat's, the second the bot's.
        async fn paces(&self, platform: PlatformKind, chat: &str) -> Result<(Timestamp, Timestamp), StoreError>;

        /// Brings whatever was put off beyond `after` forward to `to`: marks, the timers of AI players, and paces; and lets no
        /// lease end later than `leased`. Nothing is put off or leased for so long, so the clock has gone back since.
        async fn bring_forward(&self, after: Timestamp, to: Timestamp, leased: Timestamp) -> Result<(), StoreError>;

        /// When the next timer is due, and when the next mark of a table and the next league whose home is on one of these
        /// platforms is to be looked at; past moments too. A held row counts from the end of its lease.
        async fn next_due(&self, of: &[PlatformKind]) -> Result<NextDue, StoreError>;

        /// How much is open, and due at `now`, on all platforms together, held or not. It counts rows, so it is too slow for every press.
        async fn load(&self, now: Timestamp) -> Result<Load, StoreError>;
    }
    hooked {
        /// Whether an input was taken before.
        async fn is_taken(&self, key: &InputKey) -> Result<bool, StoreError>;

        /// Claims at most `limit` timers that are due at `now` and that nobody holds then, those longest due; answers them longest
        /// due first. Of several claims at once each gets other timers. A commit sets a table's timers anew, and nobody holds those.
        async fn claim_timers(&self, now: Timestamp, lease: &Lease, limit: usize) -> Result<Vec<DueTimer>, StoreError>;

        /// Claims at most `limit` marks to be looked at by `now` that nobody holds then, the longest waiting, of tables whose home is
        /// on one of these platforms; answers them in that order. Of several claims at once each gets other marks.
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
    /// Returns when another process may have changed what is due, and at the latest after some seconds where another could;
    /// never where none can. A hint: nothing is lost with one that does not come.
    ///
    /// # Errors
    /// This process must not go on: a newer version of the program has changed the store.
    async fn news(&self) -> Result<(), StoreError> {
        pending().await
    }

    /// The time on the clock that all users of this store share; none where there is no clock but each house's own.
    async fn clock(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(None)
    }

    /// Whether no other process serves people from this store at this moment.
    async fn is_alone(&self) -> Result<bool, StoreError> {
        Ok(true)
    }
}
