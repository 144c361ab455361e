//! Compares a store's answers to random requests with the in-memory store's.

use std::time::Duration;

use proptest::prelude::*;
use talon_games::GameKind;
use talon_store::person_settings::Setting;
use talon_store::{
    Behind, Choices as _, Commit, CommunityRow, Decisions as _, DueTimer, KeptOptions, Lease, MemoryStore, MessageRef,
    Moves as _, NewPreset, PageWrite, Place, Presets as _, PrivateChat, ProcessId, Sender, SettingsStore as _, Span,
    Store, SurfaceKey, Timer, TimerKind,
};
use talon_table::{Event, PersonId, Recorded, Timestamp};

use crate::databases::Scratch;

mod leagues;
mod links;
mod pages;
mod person_settings;
mod results;
mod twins;
mod values;

use pages::{PageAsk, surface_key, write};
use twins::{Twins, both};
use values::{CHATS, KEYS, PERSONS, PLATFORM, TABLES, account, holder, key, lease, moment, person};

/// A request to a store.
#[derive(Debug, Clone)]
pub struct Ask(Asked);

#[derive(Debug, Clone)]
enum Asked {
    Meet { account: usize, name: String, language: Option<String> },
    PrivateChat { account: usize, chat: PrivateChat, told: Option<i64> },
    SaveCommunity { chat: usize, chosen: Vec<Setting>, present: bool },
    MoveChat { from: usize, to: usize, at: i64 },
    SavePreset { chat: usize, game: GameKind, name: String, most: usize, key: usize, at: i64 },
    DeletePreset { chat: usize, number: u32, key: usize, at: i64 },
    ChooseDefault { chat: usize, game: GameKind, number: Option<u32>, key: usize, at: i64 },
    League(leagues::LeagueAsk),
    Link(links::LinkAsk),
    Person(person_settings::PersonAsk),
    Commit(Decision),
    ForgetKeys { before: i64 },
    ClaimTimers { now: i64, lease: Lease, limit: usize },
    ResetTimer { table: usize, kind: TimerKind, seen: i64, holder: ProcessId, due: Option<i64> },
    MarkBehind { table: usize, at: i64 },
    BringForward { after: i64, to: i64, leased: i64 },
    ClaimMarks { now: i64, lease: Lease, limit: usize },
    ClaimDuty { now: i64, lease: Lease },
    NoteServed { from: i64, lasts: u8, apart: u8 },
    Served { since: i64 },
    Settle { mark: prop::sample::Index, holder: ProcessId, until: Option<i64> },
    Release { holder: ProcessId, until: Option<i64> },
    Page(PageAsk),
}

#[derive(Debug, Clone)]
struct Decision {
    table: usize,
    /// The difference between the version that the decision saw and the current one.
    off: i64,
    chat: usize,
    thread: Option<String>,
    events: u32,
    key: Option<usize>,
    answered: Option<(SurfaceKey, PageWrite)>,
    onto: Option<(MessageRef, PageWrite)>,
    seated: Vec<PersonId>,
    open: bool,
    ended: Option<results::Ended>,
    timers: Vec<Timer>,
    at: i64,
}

fn language() -> impl Strategy<Value = Option<String>> {
    prop::option::of(prop::sample::select(vec!["bg", "en-GB", ""])).prop_map(|code| code.map(str::to_owned))
}

fn kind() -> impl Strategy<Value = TimerKind> {
    prop::sample::select(TimerKind::ALL.to_vec())
}

prop_compose! {
    fn decision()(
        table in 0..TABLES.len(), off in prop_oneof![8 => Just(0_i64), 1 => Just(1), 1 => Just(-1)],
        chat in 0..CHATS.len(), thread in prop::option::of(Just("7".to_owned())), events in 1..4_u32,
        key in prop::option::of(0..KEYS), seated in prop::collection::vec(person(), 0..4), open in any::<bool>(),
        timers in prop::collection::btree_map(kind(), moment(), 0..3), at in moment(),
        (answered, onto) in
            (prop::option::of((surface_key(), write())), prop::option::of((pages::message(), write()))),
        ended in results::ended(),
    ) -> Decision {
        let timers = timers.into_iter().map(|(kind, due)| Timer { kind, due: Timestamp(due) }).collect();
        Decision { table, off, chat, thread, events, key, answered, onto, seated, open, ended, timers, at }
    }
}

fn game() -> impl Strategy<Value = GameKind> {
    prop::sample::select(vec![GameKind::Santase, GameKind::Belot])
}

fn ask_presets() -> impl Strategy<Value = Asked> {
    let (chats, keys) = (0..CHATS.len(), 0..4 * KEYS);
    prop_oneof![
        4 => (chats.clone(), game(), "[a-dA-D]", 1..4_usize, keys.clone(), moment())
            .prop_map(|(chat, game, name, most, key, at)| Asked::SavePreset { chat, game, name, most, key, at }),
        1 => (chats.clone(), 1..6_u32, keys.clone(), moment())
            .prop_map(|(chat, number, key, at)| Asked::DeletePreset { chat, number, key, at }),
        2 => (chats, game(), prop::option::of(1..6_u32), keys, moment())
            .prop_map(|(chat, game, number, key, at)| Asked::ChooseDefault { chat, game, number, key, at }),
    ]
}

fn ask_claims() -> impl Strategy<Value = Asked> {
    prop_oneof![
        3 => (moment(), lease(), 0..4_usize).prop_map(|(now, lease, limit)| Asked::ClaimTimers { now, lease, limit }),
        3 => (moment(), lease(), 0..4_usize).prop_map(|(now, lease, limit)| Asked::ClaimMarks { now, lease, limit }),
        1 => (holder(), prop::option::of(moment()))
            .prop_map(|(holder, until)| Asked::Release { holder, until }),
        1 => (moment(), lease()).prop_map(|(now, lease)| Asked::ClaimDuty { now, lease }),
        1 => (moment(), any::<u8>(), any::<u8>()).prop_map(|(from, lasts, apart)| Asked::NoteServed { from, lasts, apart }),
        1 => moment().prop_map(|since| Asked::Served { since }),
    ]
}

fn meet() -> impl Strategy<Value = Asked> {
    (0..PERSONS.len(), "[A-C]", language()).prop_map(|(account, name, language)| Asked::Meet {
        account,
        name,
        language,
    })
}

fn ask_around_links() -> impl Strategy<Value = Asked> {
    prop_oneof![
        3 => meet(),
        1 => decision().prop_map(Asked::Commit),
        1 => person_settings::ask().prop_map(Asked::Person),
        12 => links::ask().prop_map(Asked::Link),
    ]
}

fn ask() -> impl Strategy<Value = Asked> {
    let (accounts, tables, chats) = (0..PERSONS.len(), 0..TABLES.len(), 0..CHATS.len());
    prop_oneof![
        4 => meet(),
        1 => (accounts, prop::sample::select(PrivateChat::ALL.to_vec()), prop::option::of(moment()))
            .prop_map(|(account, chat, told)| Asked::PrivateChat { account, chat, told }),
        1 => (chats.clone(), prop::collection::vec(person_settings::setting(), 0..4), any::<bool>())
            .prop_map(|(chat, chosen, present)| Asked::SaveCommunity { chat, chosen, present }),
        1 => (chats.clone(), chats, moment()).prop_map(|(from, to, at)| Asked::MoveChat { from, to, at }),
        6 => ask_presets(),
        6 => leagues::ask().prop_map(Asked::League),
        10 => links::ask().prop_map(Asked::Link),
        3 => person_settings::ask().prop_map(Asked::Person),
        8 => decision().prop_map(Asked::Commit),
        1 => moment().prop_map(|before| Asked::ForgetKeys { before }),
        4 => ask_claims(),
        2 => (tables.clone(), kind(), moment(), holder(), prop::option::of(moment()))
            .prop_map(|(table, kind, seen, holder, due)| Asked::ResetTimer { table, kind, seen, holder, due }),
        1 => (tables, moment()).prop_map(|(table, at)| Asked::MarkBehind { table, at }),
        1 => (moment(), moment(), moment())
            .prop_map(|(after, to, leased)| Asked::BringForward { after, to, leased }),
        3 => (any::<prop::sample::Index>(), holder(), prop::option::of(moment()))
            .prop_map(|(mark, holder, until)| Asked::Settle { mark, holder, until }),
        20 => pages::ask().prop_map(Asked::Page),
    ]
}

/// Requests of every kind.
pub fn requests() -> impl Strategy<Value = Vec<Ask>> {
    prop::collection::vec(ask().prop_map(Ask), 1..80)
}

/// Requests around links. Making a link takes several steps, which rarely coincide among all other requests.
pub fn requests_around_links() -> impl Strategy<Value = Vec<Ask>> {
    prop::collection::vec(ask_around_links().prop_map(Ask), 1..80)
}

/// Sends the same requests to an empty store and to the in-memory store, and asserts after each that everything that can be read is the
/// same.
pub async fn compare(store: &dyn Store, requests: Vec<Ask>) {
    let mut twins = Twins { memory: MemoryStore::new(), other: store, marks: Vec::new() };
    for Ask(ask) in requests {
        if twins.makes_sense(&ask).await {
            twins.ask(ask).await;
            twins.compare().await;
        }
    }
    twins.compare_results().await;
    twins.compare_leagues().await;
    twins.compare_due().await;
}

/// The same, in a temporary database.
pub fn compare_in<S: Scratch>(requests: Vec<Ask>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let Some(database) = S::fresh().await else { return };
        compare(&database.open().await, requests).await;
    });
}

impl Twins<'_> {
    async fn ask(&mut self, ask: Asked) {
        match ask {
            Asked::Meet { account: number, name, language } => {
                let sender = Sender { account: account(number), name, language };
                both!(self, meet(&sender, PERSONS[number]));
            }
            Asked::PrivateChat { account: number, chat, told } => {
                both!(self, set_private_chat(&account(number), chat, told.map(Timestamp)));
            }
            Asked::SaveCommunity { chat, chosen, present } => {
                let chosen = chosen.into_iter().collect();
                let row = CommunityRow { present, chosen, ..CommunityRow::new(PLATFORM, CHATS[chat]) };
                both!(self, save_community(&row));
            }
            Asked::MoveChat { from, to, at } => both!(self, move_chat(PLATFORM, CHATS[from], CHATS[to], Timestamp(at))),
            Asked::SavePreset { chat, game, name, most, key: number, at } => {
                let options = KeptOptions::from([(name.clone(), at.to_string())]);
                let (chat, folded) = (CHATS[chat].to_owned(), name.to_lowercase());
                let preset = NewPreset { platform: PLATFORM, chat, game, name, folded, options };
                both!(self, save_preset(&preset, most, &key(number), Timestamp(at)));
            }
            Asked::DeletePreset { chat, number, key: input, at } => {
                both!(self, delete_preset(PLATFORM, CHATS[chat], number, &key(input), Timestamp(at)));
            }
            Asked::ChooseDefault { chat, game, number, key: input, at } => {
                let input = key(input);
                both!(self, choose_default_preset(PLATFORM, CHATS[chat], game, number, &input, Timestamp(at)));
            }
            Asked::League(ask) => self.league(ask).await,
            Asked::Link(ask) => self.link(ask).await,
            Asked::Person(ask) => self.person(ask).await,
            Asked::Commit(decision) => self.decide(decision).await,
            Asked::ForgetKeys { before } => both!(self, forget_old(Timestamp(before))),
            Asked::ClaimTimers { now, lease, limit } => drop(both!(self, claim_timers(Timestamp(now), &lease, limit))),
            Asked::ResetTimer { table, kind, seen, holder, due } => {
                let seen = DueTimer { table: TABLES[table], timer: Timer { kind, due: Timestamp(seen) } };
                both!(self, reset_timer(&seen, holder, due.map(Timestamp)));
            }
            Asked::MarkBehind { table, at } => both!(self, mark_behind(TABLES[table], Timestamp(at))),
            Asked::BringForward { after, to, leased } => {
                both!(self, bring_forward(Timestamp(after), Timestamp(to), Timestamp(leased)));
            }
            Asked::ClaimMarks { now, lease, limit } => self.claim_marks(Timestamp(now), lease, limit).await,
            Asked::Settle { mark, holder, until } => self.settle(mark, holder, until.map(Timestamp)).await,
            Asked::ClaimDuty { now, lease } => {
                both!(self, claim_duty("duty", Timestamp(now), &lease));
            }
            Asked::NoteServed { from, lasts, apart } => {
                let span = Span { from: Timestamp(from), until: Timestamp(from + i64::from(lasts)) };
                both!(self, note_served(&[PLATFORM], span, Duration::from_millis(apart.into())));
            }
            Asked::Served { since } => drop(both!(self, served(PLATFORM, Timestamp(since)))),
            Asked::Release { holder, until } => both!(self, release(holder, until.map(Timestamp))),
            Asked::Page(ask) => self.page(ask).await,
        }
    }

    async fn decide(&self, decision: Decision) {
        let table = TABLES[decision.table];
        let version = self.memory.table(table).await.unwrap().map_or(0, |row| row.version);
        let expected = u32::try_from(i64::from(version) + decision.off).unwrap_or(0);
        let at = Timestamp(decision.at);
        let home = Place {
            platform: PLATFORM,
            chat: CHATS[decision.chat].to_owned(),
            thread: decision.thread,
            private: decision.chat == 2,
        };
        let event =
            |seq| Recorded { seq, at, event: Event::OptionSet { key: "„\"\\".into(), value: seq.to_string() } };
        let commit = Commit {
            reading: talon_table::Reading::current(),
            table,
            expected,
            home: (expected == 0).then_some(home),
            onto: decision.onto.filter(|_| expected == 0),
            fixture: leagues::fixture_of(table).filter(|_| expected == 0),
            events: (expected + 1..=expected + decision.events).map(event).collect(),
            key: decision.key.map(key),
            answered: decision.answered,
            seated: decision.seated,
            open: decision.open,
            ended: decision.ended.map(|ended| ended.at_version(expected)),
            timers: decision.timers,
            at,
        };
        both!(self, commit(&commit));
    }

    /// Settles one of the marks seen so far, however old.
    async fn settle(&self, mark: prop::sample::Index, holder: ProcessId, until: Option<Timestamp>) {
        if let Some((memory, other)) = (!self.marks.is_empty()).then(|| mark.get(&self.marks)) {
            self.memory.settle(memory, holder, until).await.unwrap();
            self.other.settle(other, holder, until).await.unwrap();
        }
    }

    /// Compares everything that can be read.
    async fn compare(&mut self) {
        both!(self, accounts_of(&PERSONS));
        both!(self, accounts_of(&[]));
        for number in 0..PERSONS.len() {
            both!(self, account(&account(number)));
        }
        for chat in CHATS {
            both!(self, community(PLATFORM, chat));
            both!(self, presets(PLATFORM, chat));
            both!(self, open_tables_in(PLATFORM, chat));
            both!(self, paces(PLATFORM, chat));
        }
        for person in PERSONS {
            both!(self, open_tables_of(person));
            both!(self, person_settings(person));
        }
        for table in TABLES {
            both!(self, table(table));
            both!(self, events(table, 0));
            both!(self, events(table, 2));
            both!(self, surfaces(table));
        }
        for number in 0..KEYS {
            both!(self, is_taken(&key(number)));
        }
        both!(self, next_due(&[PLATFORM]));
        both!(self, load(Timestamp(50)));
    }

    /// Compares everything that is due, which only a claim can read.
    async fn compare_due(&mut self) {
        let late = Lease { holder: ProcessId(1), until: Timestamp(i64::MAX) };
        for now in [Timestamp(2), Timestamp(100)] {
            both!(self, claim_timers(now, &late, 9));
            self.claim_marks(now, late, 9).await;
        }
    }

    async fn claim_marks(&mut self, now: Timestamp, lease: Lease, limit: usize) {
        let memory = self.memory.claim_marks(now, &lease, &[PLATFORM], limit).await.unwrap();
        let other = self.other.claim_marks(now, &lease, &[PLATFORM], limit).await.unwrap();
        let seen = |marks: &[Behind]| marks.iter().map(|mark| (mark.table, mark.not_before)).collect::<Vec<_>>();
        assert_eq!(seen(&other), seen(&memory));
        self.marks.extend(memory.into_iter().zip(other));
    }

    /// True if the house could send this request: it marks and shows only tables that it has saved.
    async fn makes_sense(&self, ask: &Asked) -> bool {
        let table = match ask {
            Asked::MarkBehind { table, .. } => TABLES[*table],
            Asked::Page(PageAsk::SaveSurface(surface)) => surface.table,
            Asked::Page(PageAsk::BeginWrite(begin)) => begin.table,
            Asked::Page(PageAsk::EndWrite(ended)) => ended.table,
            _ => return true,
        };
        self.memory.table(table).await.unwrap().is_some()
    }
}
