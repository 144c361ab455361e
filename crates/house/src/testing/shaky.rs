//! A store that fails by a seed, and a way to stop in the middle of anything.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::Poll;
use std::time::Duration;

use async_trait::async_trait;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_table::{PersonId, Recorded, TableId, Timestamp};
use talon_view::Manners;
use tokio::task::yield_now;

use crate::intent::{AccountRef, MessageRef, PlatformKind, Sender};
use crate::ports::clock::Clock;
use crate::ports::links::{LinkCodeEntered, LinkCodeMade, Linked, Links, NewLinkCode, TryLimit, Unlinked};
use crate::ports::preferences::{MannersRow, Preferences};
use crate::ports::privacy::{CopyAsked, Forgotten, Privacy};
use crate::ports::store::{
    AccountRow, Behind, Commit, Committed, CommunityRow, DueTimer, Holder, InputKey, Lease, NewPreset, NextDue,
    PresetChanged, PresetRow, PresetSaved, PrivateChat, Room, Shown, Store, StoreError, SurfaceKey, SurfaceRow,
    TableRow, WriteWish,
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

/// Where a call gets lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Before it reaches the store.
    There,
    /// The store has done what it should, and its answer is lost.
    Back,
}

struct Shakiness {
    rng: ChaCha8Rng,
    thousandths: u32,
    cut: bool,
    /// How many calls still pass before the one that fails.
    breaks: Option<(usize, Way)>,
    slow: Option<(Arc<dyn Clock>, Duration)>,
    calls: Vec<&'static str>,
}

impl ShakyStore {
    /// Puts `inner` behind a connection that is reliable until it is told otherwise.
    #[must_use]
    pub fn new(inner: Arc<dyn Store>, seed: u64) -> Self {
        let state = Shakiness {
            rng: ChaCha8Rng::seed_from_u64(seed),
            thousandths: 0,
            cut: false,
            breaks: None,
            slow: None,
            calls: Vec::new(),
        };
        Self { inner, state: Mutex::new(state) }
    }

    fn state(&self) -> MutexGuard<'_, Shakiness> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets how often a call fails, in thousandths, on the way there and again on the way back.
    pub fn shake(&self, thousandths: u32) {
        self.state().thousandths = thousandths;
    }

    /// Cuts the connection, or restores it.
    pub fn cut(&self, cut: bool) {
        self.state().cut = cut;
    }

    /// Lets so many calls pass and the one after them fail.
    pub fn break_after(&self, calls: usize, way: Way) {
        self.state().breaks = Some((calls, way));
    }

    /// Whether the call that was to fail has come; it comes no more.
    pub fn has_broken(&self) -> bool {
        self.state().breaks.take().is_none()
    }

    /// Makes every call last so long by this clock, or no longer.
    pub fn slow_down(&self, slow: Option<(Arc<dyn Clock>, Duration)>) {
        self.state().slow = slow;
    }

    /// The calls since this was last asked, by the names of the port's methods.
    pub fn take_calls(&self) -> Vec<&'static str> {
        std::mem::take(&mut self.state().calls)
    }

    /// Notes a call; tells how it is going to break.
    fn begin(&self, name: &'static str) -> Option<Way> {
        let mut state = self.state();
        state.calls.push(name);
        let (left, way) = state.breaks?;
        state.breaks = left.checked_sub(1).map(|left| (left, way));
        (left == 0).then_some(way)
    }

    async fn way(&self, way: Way, broken: Option<Way>) -> Result<(), StoreError> {
        yield_now().await;
        let mut state = self.state();
        let limit = state.thousandths;
        let shaken = limit > 0 && state.rng.random_range(0..1000) < limit;
        if shaken || state.cut || broken == Some(way) {
            return Err(StoreError::Unavailable(format!("lost on the way: {way:?}")));
        }
        Ok(())
    }

    async fn through<T: Send>(
        &self,
        name: &'static str,
        call: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> Result<T, StoreError> {
        let broken = self.begin(name);
        self.way(Way::There, broken).await?;
        let slow = self.state().slow.clone();
        if let Some((clock, duration)) = slow {
            clock.sleep_until(clock.now().plus(duration)).await;
        }
        let answer = call.await?;
        self.way(Way::Back, broken).await?;
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
                    self.through(stringify!($name), self.inner.$name($( $argument ),*)).await
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
    claim_timers(now: Timestamp, lease: &Lease, limit: usize) -> Vec<DueTimer>;
    reset_timer(seen: &DueTimer, holder: Holder, due: Option<Timestamp>) -> ();
    mark_behind(table: TableId, at: Timestamp) -> ();
    claim_marks(now: Timestamp, lease: &Lease, of: &[PlatformKind], limit: usize) -> Vec<Behind>;
    settle(seen: &Behind, holder: Holder, until: Option<Timestamp>) -> ();
    claim_duty(name: &str, now: Timestamp, lease: &Lease) -> bool;
    release(holder: Holder) -> ();
    surfaces(table: TableId) -> Vec<SurfaceRow>;
    save_surface(surface: &SurfaceRow) -> ();
    set_page_hash(table: TableId, key: SurfaceKey, hash: Option<[u8; 32]>) -> ();
    note_shown(shown: &Shown) -> ();
    set_room(table: TableId, room: &Room, door: Option<SurfaceKey>) -> ();
    repost(table: TableId, key: SurfaceKey, seen: &MessageRef) -> bool;
    remove_surface(table: TableId, key: SurfaceKey, seen: Option<&MessageRef>) -> ();
    reserve(wish: &WriteWish) -> Result<(), Timestamp>;
    hold(platform: PlatformKind, chat: &str, until: Timestamp) -> Timestamp;
    paces(platform: PlatformKind, chat: &str) -> (Timestamp, Timestamp);
    bring_forward(after: Timestamp, to: Timestamp, leased: Timestamp) -> ();
    next_due(of: &[PlatformKind]) -> NextDue;
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

pass_through! {
    Preferences;
    manners(person: PersonId) -> MannersRow;
    save_manners(person: PersonId, manners: &Manners, key: &InputKey, at: Timestamp) -> ();
    note_reminded(person: PersonId, at: Timestamp) -> ();
}

pass_through! {
    Privacy;
    tables_of(persons: &[PersonId]) -> Vec<TableRow>;
    surfaces_of(persons: &[PersonId], accounts: &[AccountRef]) -> Vec<SurfaceRow>;
    ask_copy(by: &AccountRef, limit: TryLimit, key: &InputKey, at: Timestamp) -> CopyAsked;
    forget(person: PersonId, key: &InputKey, at: Timestamp) -> Forgotten;
}
