//! Delivery: renders every page of a table that is behind from the newest state, and shows it where it differs.
//!
//! # Surfaces
//!
//! A surface is a place where a page is shown. Its row in the store has the message, the hash of the page that it shows, and the time of
//! the next attempt.
//!
//! * In a group, `board:<match>:1` is the message that follows a match, and `result:<match>` tells how the match ended.
//! * `hand:<person>` is a player's hand in the private chat. Its message stays behind as the deal's end when the next deal comes
//!   (`docs/decisions/0044-cards-first.md`).
//! * In a private chat and in the terminal the table page is the whole page (`view::solo`), with a message for each deal,
//!   `board:<match>:<deal>`.
//! * `panel:<person>` is the hand in a message that only its player sees. The player opens it by asking for it. It is never sent
//!   unasked, and it is edited while the platform lets it be reached. On Discord its changes have a pace of their own; on
//!   Telegram they take turns with the group's messages, until a while after its reader last pressed on it
//!   (`docs/decisions/0014-panels.md`, `docs/decisions/0029-hands-in-groups.md`).
//! * `sign`, on Discord, stays where a table was opened while its match is played in a room (`docs/decisions/0015-rooms.md`).
//!
//! The message with the games can become the page of the table that is opened on it, on platforms where everybody sees that message
//! (`Commit::onto`). The surface is saved with the decision, so no crash comes between, and the message becomes the page of one table only.
//!
//! # Who writes on a message
//!
//! On Discord the answer to a press edits the pressed message (`Answer::Surface`). From the press until the adapter confirms that edit,
//! delivery leaves the page alone; and the answer waits for an edit by delivery that is under way (`page_locks`). Those locks are for
//! speed. Requests overtake one another and can arrive after they were given up, so what a message shows follows from the pending edits in
//! its row (`overlap`, `talon_store::writes`, `docs/decisions/0023-one-writer.md`).
//!
//! The pace, the meaning of a refusal and the time of a retry are `courier`'s.

mod aside;
pub(crate) mod courier;
mod delivery;
mod overlap;
pub(crate) mod page_locks;
mod page_planner;
mod panel;
mod plan;
pub(crate) mod presence;
mod reconcile;
mod repost;
mod room;
mod show;
pub(crate) mod studio;
mod work;

pub(crate) use delivery::Delivery;
pub(crate) use page_planner::PagePlanner;
pub(crate) use plan::desired::DesiredPage;
pub(crate) use repost::newest_public;
pub(crate) use work::Working;
