//! A store with an interceptor of every call: a limit, faults, a record, a place to stop.

use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use async_trait::async_trait;
use talon_games::GameKind;
use talon_league::LeagueId;
use talon_standings::{Competitor, Day, Pool, RecordOf};
use talon_table::{PersonId, Reading, Recorded, TableId, Timestamp};
use talon_view::PersonSettings;

use crate::daily::{Dailies, DailyChat, DailyDeal, DailyGame, DailyPlay, DailyPosts};
use crate::findings::{Finding, Findings};
use crate::leagues::{DueLeague, LeagueCommit, LeagueRow, Leagues, PostKey, PostRow};
use crate::links::{LinkCodeEntered, LinkCodeMade, Linked, Links, NewLinkCode, TryLimit, Unlinked};
use crate::person_settings::{PersonSettingsRow, PersonSettingsStore};
use crate::presets::Presets;
use crate::privacy::{FileAsked, FileKind, Forgotten, Privacy};
use crate::puzzles::{PuzzleAnswer, Puzzles};
use crate::reading::Readings;
use crate::results::{
    LeaderboardKey, LeaderboardPart, PairLine, RatingLine, RatingStep, Record, ResultFilter, ResultRow, Results, Start,
    TotalLine,
};
use crate::{
    AccountRef, AccountRow, Begin, Behind, Commit, Committed, CommunityRow, DueTimer, Ended, InputKey, Lease, Load,
    MessageRef, NewPreset, NextDue, Outcome, PlatformKind, PresetChanged, PresetRow, PresetSaved, PrivateChat,
    ProcessId, Room, Sender, Span, Store, StoreError, SurfaceKey, SurfaceRow, TableRow, WriteWish,
};

/// The arguments of a call, in the order of the port's method.
pub type CallArguments<'a> = &'a [&'a (dyn Debug + Sync)];

/// Hooks around the calls of a store.
pub trait Interceptor: Send + Sync {
    /// Carries a call out, or not. `call` is the name of the port's method; an error takes the place of the store's answer.
    fn through<T: Debug + Send + Sync>(
        &self,
        call: &'static str,
        arguments: CallArguments<'_>,
        carried_out: impl Future<Output = Result<T, StoreError>> + Send,
    ) -> impl Future<Output = Result<T, StoreError>> + Send;

    /// Carries a commit out.
    fn commit<'a>(
        &'a self,
        store: &'a dyn Store,
        commit: &'a Commit,
    ) -> impl Future<Output = Result<Committed, StoreError>> + Send + 'a {
        store.commit(commit)
    }

    /// Looks an input up.
    fn is_taken<'a>(
        &'a self,
        store: &'a dyn Store,
        key: &'a InputKey,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.is_taken(key)
    }

    /// Writes a surface.
    fn save_surface<'a>(
        &'a self,
        store: &'a dyn Store,
        surface: &'a SurfaceRow,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + 'a {
        store.save_surface(surface)
    }

    /// Notes that a write goes out.
    fn begin_write<'a>(
        &'a self,
        store: &'a dyn Store,
        begin: &'a Begin,
    ) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.begin_write(begin)
    }

    /// Carries the commit of a league out.
    fn commit_league<'a>(
        &'a self,
        store: &'a dyn Store,
        commit: &'a LeagueCommit,
    ) -> impl Future<Output = Result<Committed, StoreError>> + Send + 'a {
        store.commit_league(commit)
    }

    /// Claims timers.
    fn claim_timers<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        limit: usize,
    ) -> impl Future<Output = Result<Vec<DueTimer>, StoreError>> + Send + 'a {
        store.claim_timers(now, lease, limit)
    }

    /// Claims marks.
    fn claim_marks<'a>(
        &'a self,
        store: &'a dyn Store,
        now: Timestamp,
        lease: &'a Lease,
        of: &'a [PlatformKind],
        limit: usize,
    ) -> impl Future<Output = Result<Vec<Behind>, StoreError>> + Send + 'a {
        store.claim_marks(now, lease, of, limit)
    }

    /// Asks for the store's clock. Not told to [`through`](Self::through).
    fn clock<'a>(
        &'a self,
        store: &'a dyn Store,
    ) -> impl Future<Output = Result<Option<Timestamp>, StoreError>> + Send + 'a {
        store.clock()
    }

    /// Asks whether nobody else serves from the store. Not told to [`through`](Self::through).
    fn is_alone<'a>(&'a self, store: &'a dyn Store) -> impl Future<Output = Result<bool, StoreError>> + Send + 'a {
        store.is_alone()
    }

    /// Waits for news. Not told to [`through`](Self::through).
    fn news<'a>(&'a self, store: &'a dyn Store) -> impl Future<Output = Result<(), StoreError>> + Send + 'a {
        store.news()
    }
}

/// Another store, whose calls go through an interceptor.
pub struct Intercepted<A> {
    pub(crate) inner: Arc<dyn Store>,
    pub(crate) interceptor: A,
}

impl<A: Interceptor> Intercepted<A> {
    /// Lets the calls of `inner` go through `interceptor`.
    #[must_use]
    pub fn by(inner: Arc<dyn Store>, interceptor: A) -> Self {
        Self { inner, interceptor }
    }
}

/// Passes calls through, one line each. Calls listed after `own` have a hook of their own; calls after `aside` have
/// only their own hook.
macro_rules! pass_through {
    (
        $port:ident { $( $name:ident( $( $argument:ident : $type:ty ),* ) -> $output:ty; )* }
        own { $( $own:ident( $( $own_argument:ident : $own_type:ty ),* ) -> $own_output:ty; )* }
        $( aside { $( $aside:ident() -> $aside_output:ty; )* } )?
    ) => {
        #[async_trait]
        impl<A: Interceptor> $port for Intercepted<A> {
            $(
                async fn $name(&self, $( $argument: $type ),*) -> Result<$output, StoreError> {
                    let carried_out = self.inner.$name($( $argument ),*);
                    self.interceptor.through(stringify!($name), &[$( &$argument ),*], carried_out).await
                }
            )*
            $(
                async fn $own(&self, $( $own_argument: $own_type ),*) -> Result<$own_output, StoreError> {
                    let carried_out = self.interceptor.$own(&*self.inner, $( $own_argument ),*);
                    self.interceptor.through(stringify!($own), &[$( &$own_argument ),*], carried_out).await
                }
            )*
            $($(
                async fn $aside(&self) -> Result<$aside_output, StoreError> {
                    self.interceptor.$aside(&*self.inner).await
                }
            )*)?
        }
    };
}

pass_through! {
    Store {
        meet(sender: &Sender, fresh: PersonId) -> AccountRow;
        account(account: &AccountRef) -> Option<AccountRow>;
        accounts_of(persons: &[PersonId]) -> Vec<AccountRow>;
        choose_language(person: PersonId, language: Option<&str>, key: &InputKey, at: Timestamp) -> ();
        set_private_chat(account: &AccountRef, chat: PrivateChat, told: Option<Timestamp>) -> ();
        community(platform: PlatformKind, chat: &str) -> Option<CommunityRow>;
        save_community(community: &CommunityRow, key: Option<&InputKey>, at: Timestamp) -> ();
        move_chat(platform: PlatformKind, from: &str, to: &str, at: Timestamp) -> ();
        events(table: TableId, after: u32) -> Vec<Recorded>;
        table(table: TableId) -> Option<TableRow>;
        open_tables_in(platform: PlatformKind, chat: &str) -> Vec<TableRow>;
        open_tables_of(person: PersonId) -> Vec<TableRow>;
        take_input(key: &InputKey, at: Timestamp) -> bool;
        forget_old(before: Timestamp) -> ();
        reset_timer(seen: &DueTimer, holder: ProcessId, due: Option<Timestamp>) -> ();
        mark_behind(table: TableId, at: Timestamp) -> ();
        settle(seen: &Behind, holder: ProcessId, until: Option<Timestamp>) -> ();
        claim_duty(name: &str, now: Timestamp, lease: &Lease) -> bool;
        note_served(of: &[PlatformKind], span: Span, apart: Duration) -> ();
        served(of: PlatformKind, since: Timestamp) -> Vec<Span>;
        release(holder: ProcessId, until: Option<Timestamp>) -> ();
        surfaces(table: TableId) -> Vec<SurfaceRow>;
        forget_page(table: TableId, key: SurfaceKey) -> ();
        end_write(ended: &Ended) -> Outcome;
        set_room(table: TableId, room: &Room, door: Option<SurfaceKey>) -> ();
        repost(table: TableId, key: SurfaceKey, seen: &MessageRef, at: Timestamp) -> bool;
        remove_surface(table: TableId, key: SurfaceKey, seen: Option<&MessageRef>, now: Timestamp) -> ();
        paces(platform: PlatformKind, chat: &str) -> (Timestamp, Timestamp);
        reserve(wish: &WriteWish) -> Result<(), Timestamp>;
        hold(platform: PlatformKind, chat: &str, until: Timestamp) -> Timestamp;
        bring_forward(after: Timestamp, to: Timestamp, leased: Timestamp) -> ();
        next_due(of: &[PlatformKind]) -> NextDue;
        load(now: Timestamp) -> Load;
    } own {
        commit(commit: &Commit) -> Committed;
        is_taken(key: &InputKey) -> bool;
        save_surface(surface: &SurfaceRow) -> ();
        begin_write(begin: &Begin) -> bool;
        claim_timers(now: Timestamp, lease: &Lease, limit: usize) -> Vec<DueTimer>;
        claim_marks(now: Timestamp, lease: &Lease, of: &[PlatformKind], limit: usize) -> Vec<Behind>;
    } aside {
        clock() -> Option<Timestamp>;
        is_alone() -> bool;
        news() -> ();
    }
}

pass_through! {
    Dailies {
        daily_game(platform: PlatformKind, chat: &str) -> Option<DailyGame>;
        daily_chats() -> Vec<DailyChat>;
        choose_daily(
            platform: PlatformKind, chat: &str, game: Option<DailyGame>, key: &InputKey, at: Timestamp
        ) -> bool;
        daily_posts(platform: PlatformKind, chat: &str) -> DailyPosts;
        choose_daily_posts(
            platform: PlatformKind, chat: &str, posts: &DailyPosts, passed: Option<Day>, key: Option<&InputKey>,
            at: Timestamp
        ) -> bool;
        claim_daily_post(platform: PlatformKind, chat: &str, day: Day, at: Timestamp) -> bool;
        release_daily_post(platform: PlatformKind, chat: &str, day: Day) -> ();
        fix_daily(deal: &DailyDeal) -> DailyDeal;
        daily_deals(platform: PlatformKind, chat: &str, from: Day, to: Day) -> Vec<DailyDeal>;
        share_daily(account: &AccountRef, at: Timestamp) -> bool;
        begin_daily(play: &DailyPlay, account: &AccountRef, at: Timestamp) -> Option<DailyPlay>;
        daily_plays(platform: PlatformKind, chat: &str, day: Day) -> Vec<DailyPlay>;
        daily_plays_of(persons: &[PersonId]) -> Vec<DailyPlay>;
        daily_play_at(table: TableId) -> Option<DailyPlay>;
    } own {}
}

pass_through! {
    Findings {
        finding(table: TableId, match_no: u32) -> Option<Finding>;
        keep_finding(finding: &Finding) -> ();
    } own {}
}

pass_through! {
    Leagues {
        league(league: LeagueId) -> Option<LeagueRow>;
        league_events(league: LeagueId, after: u32) -> Vec<talon_league::Recorded>;
        leagues_in(platform: PlatformKind, chat: &str) -> Vec<LeagueRow>;
        leagues_of(persons: &[PersonId]) -> Vec<LeagueRow>;
        claim_leagues(now: Timestamp, lease: &Lease, of: &[PlatformKind], limit: usize) -> Vec<DueLeague>;
        settle_league(seen: &DueLeague, holder: ProcessId, due: Option<Timestamp>) -> ();
        wake_league(league: LeagueId, at: Timestamp) -> ();
        league_results(league: LeagueId, season: u32) -> Vec<ResultRow>;
        league_tables(league: LeagueId, season: u32) -> Vec<TableRow>;
        posts(league: LeagueId) -> Vec<PostRow>;
        save_post(post: &PostRow) -> ();
        remove_post(league: LeagueId, key: PostKey) -> ();
    } own {
        commit_league(commit: &LeagueCommit) -> Committed;
    }
}

pass_through! {
    Links {
        make_link_code(code: &NewLinkCode, limit: TryLimit, key: &InputKey, at: Timestamp) -> LinkCodeMade;
        enter_link_code(
            by: &AccountRef, hash: &[u8; 32], limit: TryLimit, key: &InputKey, at: Timestamp
        ) -> LinkCodeEntered;
        burn_link_code(hash: &[u8; 32], key: &InputKey, at: Timestamp) -> ();
        decline_link(by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> ();
        link(by: &AccountRef, number: u32, key: &InputKey, at: Timestamp) -> Linked;
        unlink(of: &AccountRef, key: &InputKey, at: Timestamp) -> Unlinked;
    } own {}
}

pass_through! {
    PersonSettingsStore {
        person_settings(person: PersonId) -> PersonSettingsRow;
        save_person_settings(person: PersonId, settings: &PersonSettings, key: &InputKey, at: Timestamp) -> ();
        note_reminded(person: PersonId, at: Timestamp) -> ();
    } own {}
}

pass_through! {
    Presets {
        presets(platform: PlatformKind, chat: &str) -> Vec<PresetRow>;
        save_preset(preset: &NewPreset, most: usize, key: &InputKey, at: Timestamp) -> PresetSaved;
        delete_preset(platform: PlatformKind, chat: &str, number: u32, key: &InputKey, at: Timestamp) -> PresetChanged;
        choose_default_preset(
            platform: PlatformKind, chat: &str, game: GameKind, number: Option<u32>, key: &InputKey, at: Timestamp
        ) -> PresetChanged;
    } own {}
}

pass_through! {
    Privacy {
        tables_of(persons: &[PersonId]) -> Vec<TableRow>;
        surfaces_of(persons: &[PersonId], accounts: &[AccountRef]) -> Vec<SurfaceRow>;
        ask_file(by: &AccountRef, what: FileKind, limit: TryLimit, key: &InputKey, at: Timestamp) -> FileAsked;
        forget(person: PersonId, key: &InputKey, at: Timestamp) -> Forgotten;
    } own {}
}

pass_through! {
    Puzzles {
        puzzle_answers(persons: &[PersonId]) -> Vec<PuzzleAnswer>;
        answer_puzzle(answer: &PuzzleAnswer, key: &InputKey) -> bool;
    } own {}
}

pass_through! {
    Readings {
        tables_to_read(reading: Reading) -> Vec<TableId>;
        note_read(tables: &[TableId], reading: Reading, at: Timestamp) -> ();
        set_aside(table: TableId, reading: Reading, why: &str) -> ();
        close_unread(table: TableId, at: Timestamp) -> bool;
    } own {}
}

pass_through! {
    Results {
        result(table: TableId, match_no: u32) -> Option<ResultRow>;
        results(filter: &ResultFilter, before: Option<u64>, limit: usize) -> Vec<ResultRow>;
        leaderboard(leaderboard: &LeaderboardKey, from: Start, limit: usize) -> LeaderboardPart;
        records(leaderboard: &LeaderboardKey, of: &[RecordOf]) -> Vec<Record>;
        totals_of(person: PersonId) -> Vec<TotalLine>;
        ratings_of(who: &Competitor) -> Vec<RatingLine>;
        pairs_of(who: &Competitor, limit: usize) -> Vec<PairLine>;
        rating_course(person: PersonId, game: GameKind, pool: Pool, limit: usize) -> Vec<RatingStep>;
    } own {}
}
