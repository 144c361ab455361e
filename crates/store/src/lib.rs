//! What is stored: people, communities, the logs of tables and leagues, results, and how far the pages have come.
//!
//! [`Store`] is what the house asks. The rules of what is stored are written once, in `records`, over the rows of any
//! [`Database`](database::Database). [`MemoryStore`] is a store in memory; SQLite and Postgres have crates of their own. [`intercept`]
//! wraps the calls of any store; [`shaky`] makes them fail.

pub mod address;
pub mod archive;
mod archived;
pub mod backfill;
mod claims;
pub mod daily;
pub mod database;
mod errors;
pub mod findings;
pub mod intercept;
pub mod leagues;
pub mod links;
mod log_place;
pub mod memory;
pub mod migration;
pub mod moved_logs;
mod page_writes;
pub mod person_settings;
mod port;
pub mod privacy;
pub mod puzzles;
pub mod reading;
mod records;
pub mod results;
mod rows;
pub mod shaky;
pub mod standings;
mod store;
mod surfaces;
mod writes;

pub use address::{AccountRef, MessageRef, Place, PlatformKind, Sender};
pub use claims::{Lease, ProcessId, SERVED_KEPT, Span};
pub use errors::{BadStoredForm, StoreError};
pub use memory::MemoryStore;
pub use page_writes::{PageWrite, PageWrites};
pub use records::{
    Choices, Dailies, Decisions, Findings, Links, Moves, Presets, Privacy, Puzzles, Results, SettingsStore, Surfaces,
};
pub use rows::{
    AccountRow, Commit, Committed, CommunityRow, DueTimer, InputKey, KeptOptions, NewPreset, PresetChanged, PresetRow,
    PresetSaved, PrivateChat, Room, TableRow, Timer, TimerKind,
};
pub use store::{Processes, Store};
pub use surfaces::{Behind, Load, NextDue, SurfaceKey, SurfaceRow, SurfaceState, WriteWish};
pub use writes::{BeginWrite, EndWrite, MessageContent, OnPanel, Shown, ShownOn, WriteOutcome, end_write};
