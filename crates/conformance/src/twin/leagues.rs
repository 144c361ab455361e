//! Requests about leagues.

use proptest::prelude::*;
use talon_league::{Event, FixtureRef, LeagueId, Recorded};
use talon_store::leagues::{DueLeague, LeagueCommit, Leagues as _, PostKey, PostRow};
use talon_store::{Decisions as _, Lease, MessageRef, Place, PlatformKind, ProcessId, SurfaceState};
use talon_table::{PersonId, TableId, Timestamp};

use super::twins::{Twins, both};
use super::values::{CHATS, KEYS, PERSONS, PLATFORM, TABLES, holder, key, lease, moment, person};

const LEAGUES: [LeagueId; 3] = [LeagueId(3), LeagueId(u64::MAX), LeagueId(1 << 63)];

#[derive(Debug, Clone)]
pub(super) enum LeagueAsk {
    Commit {
        league: usize,
        off: i64,
        missed: bool,
        chat: usize,
        people: Vec<PersonId>,
        open: bool,
        key: Option<usize>,
        at: i64,
    },
    Claim {
        now: i64,
        lease: Lease,
        limit: usize,
    },
    Settle {
        league: usize,
        generation: u64,
        holder: ProcessId,
        due: Option<i64>,
    },
    Wake {
        league: usize,
        at: i64,
    },
    SavePost {
        league: usize,
        key: PostKey,
        chat: usize,
        message: Option<String>,
        state: SurfaceState,
        at: i64,
    },
    RemovePost {
        league: usize,
        key: PostKey,
    },
}

pub(super) fn ask() -> impl Strategy<Value = LeagueAsk> {
    let leagues = 0..LEAGUES.len();
    prop_oneof![
        4 => commit(),
        2 => (moment(), lease(), 0..4_usize).prop_map(|(now, lease, limit)| LeagueAsk::Claim { now, lease, limit }),
        2 => (leagues.clone(), 1..5_u64, holder(), prop::option::of(moment()))
            .prop_map(|(league, generation, holder, due)| LeagueAsk::Settle { league, generation, holder, due }),
        1 => (leagues.clone(), moment()).prop_map(|(league, at)| LeagueAsk::Wake { league, at }),
        2 => post(),
        1 => (leagues, post_key()).prop_map(|(league, key)| LeagueAsk::RemovePost { league, key }),
    ]
}

fn commit() -> impl Strategy<Value = LeagueAsk> {
    let off = prop_oneof![8 => Just(0_i64), 1 => Just(1), 1 => Just(-1)];
    let people = prop::collection::btree_set(person(), 0..3).prop_map(|people| people.into_iter().collect());
    let key = prop::option::of(0..KEYS);
    let seen = (off, prop::bool::weighted(0.1));
    (0..LEAGUES.len(), seen, 0..CHATS.len(), people, any::<bool>(), key, moment()).prop_map(
        |(league, (off, missed), chat, people, open, key, at)| LeagueAsk::Commit {
            league,
            off,
            missed,
            chat,
            people,
            open,
            key,
            at,
        },
    )
}

fn post_key() -> impl Strategy<Value = PostKey> {
    prop_oneof![
        (1..3_u32).prop_map(|season| PostKey::Season { season }),
        (9..12_u32).prop_map(|round| PostKey::Round { season: 1, round }),
        person().prop_map(|person| PostKey::Reminder { season: 1, round: 1, person }),
    ]
}

fn post() -> impl Strategy<Value = LeagueAsk> {
    let state = prop::sample::select(SurfaceState::ALL);
    let message = prop::option::of(Just("41".to_owned()));
    (0..LEAGUES.len(), post_key(), 0..CHATS.len(), message, state, moment()).prop_map(
        |(league, key, chat, message, state, at)| LeagueAsk::SavePost { league, key, chat, message, state, at },
    )
}

/// The fixture of a new table; one table has none.
pub(super) fn fixture_of(table: TableId) -> Option<FixtureRef> {
    let number = TABLES.iter().position(|one| *one == table)?;
    let round = u32::try_from(number).unwrap_or(0);
    (number > 0).then_some(FixtureRef { league: LEAGUES[1], season: 1, round, table: 1 })
}

fn place(chat: usize) -> Place {
    Place { platform: PLATFORM, chat: CHATS[chat].to_owned(), thread: None, private: chat == 2 }
}

impl Twins<'_> {
    pub(super) async fn league(&self, ask: LeagueAsk) {
        match ask {
            LeagueAsk::Commit { league, off, missed, chat, people, open, key: input, at } => {
                let league = LEAGUES[league];
                let row = self.memory.league(league).await.unwrap();
                let (version, generation) = row.map_or((0, 0_u64), |row| (row.version, row.generation));
                let expected = u32::try_from(i64::from(version) + off).unwrap_or(0);
                let generation = if missed { generation.saturating_sub(1) } else { generation };
                let event = match people[..] {
                    [from, to] => Event::Linked { from, to },
                    _ => Event::Closed,
                };
                let event = Recorded { seq: expected + 1, at: Timestamp(at), event };
                let commit = LeagueCommit {
                    league,
                    expected,
                    generation,
                    home: (expected == 0).then(|| place(chat)),
                    events: vec![event],
                    key: input.map(key),
                    people,
                    open,
                    at: Timestamp(at),
                };
                both!(self, commit_league(&commit));
            }
            LeagueAsk::Claim { now, lease, limit } => {
                both!(self, claim_leagues(Timestamp(now), &lease, &[PLATFORM], limit));
            }
            LeagueAsk::Settle { league, generation, holder, due } => {
                let seen = DueLeague { league: LEAGUES[league], due: Timestamp(0), generation };
                both!(self, settle_league(&seen, holder, due.map(Timestamp)));
            }
            LeagueAsk::Wake { league, at } => both!(self, wake_league(LEAGUES[league], Timestamp(at))),
            LeagueAsk::SavePost { league, key, chat, message, state, at } => {
                let hash = message.is_some().then_some([7; 32]);
                let message = message.map(MessageRef);
                let (league, place, not_before) = (LEAGUES[league], place(chat), Timestamp(at));
                let post = PostRow { league, key, place, message, hash, state, failures: 1, not_before };
                both!(self, save_post(&post));
            }
            LeagueAsk::RemovePost { league, key } => both!(self, remove_post(LEAGUES[league], key)),
        }
    }

    /// Compares everything that can be read of leagues.
    pub(super) async fn compare_leagues(&self) {
        for league in LEAGUES {
            both!(self, league(league));
            both!(self, league_events(league, 0));
            both!(self, posts(league));
            both!(self, league_results(league, 1));
            both!(self, league_tables(league, 1));
        }
        for chat in CHATS {
            both!(self, leagues_in(PLATFORM, chat));
            both!(self, leagues_in(PlatformKind::Discord, chat));
        }
        both!(self, leagues_of(&PERSONS[1..]));
        let late = Lease { holder: ProcessId(1), until: Timestamp(i64::MAX) };
        both!(self, claim_leagues(Timestamp(100), &late, &[PLATFORM], 9));
    }
}
