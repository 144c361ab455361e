//! What the house does without being asked: timers, AI players, reminders, daily deals, the coach, and its own upkeep.
//!
//! # Time
//!
//! A table never reads a clock, it tells what it waits for. `Table::due` is the next moment at which something happens without
//! anybody asking (a lobby expires, the time for a decision is over, a forgotten match ends), and the command for it.
//! `Table::reminder` is when the player on turn is to be reminded. `Table::ai_to_act` is the AI player that decides next. Each
//! commit replaces the table's timers by these, as rows, so that they outlive the process. A timer that rings too late finds
//! that the table waits for something else, and does nothing (`docs/decisions/0016-absence.md`). No clock runs while nobody is
//! served (`docs/decisions/0043-interruptions.md`).
//!
//! # Claims
//!
//! Timers and marks are claimed with a lease before anybody works on them, so several processes can share a database
//! (`docs/decisions/0017-claims.md`, `docs/processes.md`). If the answer to a claim was lost, its rows are released before the next look;
//! otherwise they would stay locked until the lease ends.

pub(crate) mod clocks;
pub(crate) mod coach;
pub(crate) mod daily;
pub(crate) mod due;
pub(crate) mod greeting;
pub(crate) mod leased_work;
pub(crate) mod reminders;
pub(crate) mod serving;
pub mod table_health;
pub(crate) mod thinking;
pub(crate) mod timers;
pub(crate) mod upkeep;
pub(crate) mod wake_ups;
pub(crate) mod work;
