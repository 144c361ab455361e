//! A store that fails by a seed, and a way to stop in the middle of anything.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::Poll;

use async_trait::async_trait;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_table::{PersonId, Recorded, TableId, Timestamp};

use crate::intent::{AccountRef, MessageRef, PlatformKind, Sender};
use crate::ports::links::{LinkCodeEntered, LinkCodeMade, Linked, Links, NewLinkCode, TryLimit, Unlinked};
use crate::ports::store::{
    AccountRow, Behind, Commit, Committed, CommunityRow, DueTimer, InputKey, NewPreset, NextDue, Pace, PresetChanged,
    PresetRow, PresetSaved, PrivateChat, Room, Shown, Store, StoreError, SurfaceKey, SurfaceRow, TableRow,
};

/// Lets `future` run until it has waited `waits` times, and then drops it where it stands, as a killed process would.
/// With a [`ShakyStore`] there is a place to stop before and after every call of the store.
pub async fn cut_short<F: Future>(future: F, waits: usize) -> Option<F::Output> {
    let mut future = pin!(future);
    let mut left = waits;
    poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(output) => Poll::Ready(Some(output)),
        Poll::Pending if left == 0 => Poll::Ready(None),
        Poll::Pending => {
            left -= 1;
            Poll::Pending
        }
    })
    .await
}

/// Another store behind an unreliable connection: a call may fail before it reaches the store, or its answer may be lost.
pub struct ShakyStore {
    inner: Arc<dyn Store>,
    state: Mutex<Shakiness>,
}

struct Shakiness {
    rng: ChaCha8Rng,
    thousandths: u32,
}

impl ShakyStore {
    /// Puts `inner` behind a connection that is reliable until it is told otherwise.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>, seed: u64) -> Self {
        let state = Shakiness { rng: ChaCha8Rng::seed_from_u64(seed), thousandths: 0 };
        Self { inner, state: Mutex::new(state) }
    }

    /// Sets how often a call fails, in thousandths, on the way there and again on the way back.
    pub fn shake(&self, thousandths: u32) {
        self.state.lock().unwrap_or_else(PoisonError::into_inner).thousandths = thousandths;
    }

    async fn way(&self, direction: &str) -> Result<(), StoreError> {
        tokio::task::yield_now().await;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let limit = state.thousandths;
        if limit > 0 && state.rng.random_range(0..1000) < limit {
            return Err(StoreError::Unavailable(format!("shaken on the way {direction}")));
        }
        Ok(())
    }

    async fn through<T: Send>(
        &self,
        call: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        self.way("there").await?;
        let answer = call.await?;
        self.way("back").await?;
        Ok(answer)
    }
}

/// Passes calls through, one line each.
macro_rules! pass_through {
    ($port:ident; $( $name:ident( $( $argument:ident : $type:ty ),* ) -> $output:ty; )*) => {
        #[async_trait]
        impl $port for ShakyStore {
            $(
                async fn $name(&self, $( $argument: $type ),*) -> Result<$output, StoreError> {
                    self.through(self.inner.$name($( $argument ),*)).await
                }
            )*
        }
    };
}

pass_through! {
    Store;
    meet(sender: &Sender, fresh: PersonId) -> AccountRow;
    account(account: &AccountRef) -> Option<AccountRow>;
    accounts_of(persons: &[PersonId]) -> Vec<AccountRow>;
    choose_language(person: PersonId, language: Option<&str>, key: &InputKey, at: Timestamp) -> ();
    set_private_chat(account: &AccountRef, chat: PrivateChat) -> ();
    community(platform: PlatformKind, chat: &str) -> Option<CommunityRow>;
    save_community(community: &CommunityRow, key: Option<&InputKey>, at: Timestamp) -> ();
    presets(platform: PlatformKind, chat: &str) -> Vec<PresetRow>;
    save_preset(preset: &NewPreset, most: usize, key: &InputKey, at: Timestamp) -> PresetSaved;
    delete_preset(platform: PlatformKind, chat: &str, number: u32, key: &InputKey, at: Timestamp) -> PresetChanged;
    choose_default_preset(
        platform: PlatformKind, chat: &str, game: GameKind, number: Option<u32>, key: &InputKey, at: Timestamp
    ) -> PresetChanged;
    move_chat(platform: PlatformKind, from: &str, to: &str, at: Timestamp) -> ();
    events(table: TableId, after: u32) -> Vec<Recorded>;
    table(table: TableId) -> Option<TableRow>;
    open_tables_in(platform: PlatformKind, chat: &str) -> Vec<TableRow>;
    open_tables_of(person: PersonId) -> Vec<TableRow>;
    commit(commit: &Commit) -> Committed;
    is_taken(key: &InputKey) -> bool;
    forget_keys(before: Timestamp) -> ();
    due_timers(now: Timestamp, limit: usize) -> Vec<DueTimer>;
    reset_timer(seen: &DueTimer, due: Option<Timestamp>) -> ();
    mark_behind(table: TableId, at: Timestamp) -> ();
    behind(now: Timestamp, limit: usize) -> Vec<Behind>;
    settle(seen: &Behind, until: Option<Timestamp>) -> ();
    surfaces(table: TableId) -> Vec<SurfaceRow>;
    save_surface(surface: &SurfaceRow, paces: &[Pace]) -> ();
    set_page_hash(table: TableId, key: SurfaceKey, hash: Option<[u8; 32]>) -> ();
    note_shown(shown: &Shown) -> ();
    set_room(table: TableId, room: &Room, door: Option<SurfaceKey>) -> ();
    repost(table: TableId, key: SurfaceKey, seen: &MessageRef) -> bool;
    remove_surface(table: TableId, key: SurfaceKey, seen: Option<&MessageRef>) -> ();
    paces(platform: PlatformKind, chat: &str) -> (Timestamp, Timestamp);
    next_due() -> NextDue;
}

pass_through! {
    Links;
    make_link_code(code: &NewLinkCode, limit: TryLimit, key: &InputKey, at: Timestamp) -> LinkCodeMade;
    enter_link_code(
        by: &AccountRef, hash: &[u8; 32], limit: TryLimit, key: &InputKey, at: Timestamp
    ) -> LinkCodeEntered;
    burn_link_code(hash: &[u8; 32], key: &InputKey, at: Timestamp) -> ();
    decline_link(by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> ();
    link(by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> Linked;
    unlink(of: &AccountRef, key: &InputKey, at: Timestamp) -> Unlinked;
}
