//! Requests about pages, rooms and pacing.

use std::time::Duration;

use proptest::prelude::*;
use talon_store::{
    BeginWrite, EndWrite, MessageRef, OnPanel, PageWrite, PageWrites, Place, Room, Shown, ShownOn, Store as _,
    SurfaceKey, SurfaceRow, SurfaceState, Surfaces as _, WriteOutcome, WriteWish,
};
use talon_table::Timestamp;

use super::twins::{Twins, both};
use super::values::{CHATS, PLATFORM, TABLES, moment, person};

#[derive(Debug, Clone)]
pub(super) enum PageAsk {
    SaveSurface(SurfaceRow),
    Reserve(WriteWish),
    Hold { chat: usize, until: i64 },
    ForgetPage { table: usize, key: SurfaceKey },
    Repost { table: usize, key: SurfaceKey, seen: MessageRef, at: i64 },
    RemoveSurface { table: usize, key: SurfaceKey, seen: Option<MessageRef>, at: i64 },
    BeginWrite(BeginWrite),
    EndWrite(EndWrite),
    SetRoom { table: usize, room: Room, door: Option<SurfaceKey> },
}

pub(super) fn surface_key() -> impl Strategy<Value = SurfaceKey> {
    prop_oneof![
        (1..3_u32, 9..12_u32).prop_map(|(match_no, deal_no)| SurfaceKey::TablePage { match_no, deal_no }),
        Just(SurfaceKey::Result { match_no: 1 }),
        person().prop_map(|person| SurfaceKey::Hand { person }),
        person().prop_map(|person| SurfaceKey::Panel { person }),
        Just(SurfaceKey::Sign),
    ]
}

fn hash() -> impl Strategy<Value = Option<[u8; 32]>> {
    prop::option::of((0..3_u8).prop_map(|byte| [byte; 32]))
}

pub(super) fn message() -> impl Strategy<Value = MessageRef> {
    prop::sample::select(vec!["1", "2"]).prop_map(|text| MessageRef(text.to_owned()))
}

fn place() -> impl Strategy<Value = Place> {
    (prop::sample::select(CHATS.to_vec()), prop::option::of(Just("7".to_owned())), any::<bool>())
        .prop_map(|(chat, thread, private)| Place { platform: PLATFORM, chat: chat.to_owned(), thread, private })
}

prop_compose! {
    fn surface()(
        table in prop::sample::select(TABLES.to_vec()), key in surface_key(), place in place(),
        message in prop::option::of(message()), replaced in prop::option::of(message()), hash in hash(),
        shown_at in moment(), state in prop::sample::select(SurfaceState::ALL.to_vec()), failures in 0..3_u32,
        not_before in moment(),
    ) -> SurfaceRow {
        SurfaceRow {
            table, key, place, message, hash, shown_at: Timestamp(shown_at), state, failures,
            not_before: Timestamp(not_before), replaced, writes: PageWrites::default(),
        }
    }
}

prop_compose! {
    pub(super) fn write()(write_id in write_ids(), begun in moment(), lasts in 0..9_i64) -> PageWrite {
        let after = |by| Timestamp(begun.saturating_add(by));
        PageWrite { write_id, begun: Timestamp(begun), held: after(lasts / 2), until: after(lasts) }
    }
}

prop_compose! {
    fn begin()(
        table in prop::sample::select(TABLES.to_vec()), key in surface_key(), write in write(),
        seen in prop::option::weighted(0.1, surface()), panel in prop::option::of(on_panel()),
        mark in prop::option::of(moment()),
    ) -> BeginWrite {
        BeginWrite { table, key, write, seen, panel, mark: mark.map(Timestamp) }
    }
}

prop_compose! {
    fn on_panel()(place in place(), message in message(), known in prop::option::of(message())) -> OnPanel {
        OnPanel { place, message, known }
    }
}

fn shown_on() -> impl Strategy<Value = ShownOn> {
    prop_oneof![
        Just(ShownOn::Known),
        prop::option::of(message()).prop_map(ShownOn::Panel),
        prop::option::of(message()).prop_map(ShownOn::NewPanel),
    ]
}

prop_compose! {
    fn shown()(
        place in place(), message in message(), byte in 0..3_u8,
        on in shown_on(),
        again in prop::option::weighted(0.1, write()),
    ) -> Shown {
        Shown { place, message, hash: [byte; 32], on, again }
    }
}

prop_compose! {
    fn ended()(
        table in prop::sample::select(TABLES.to_vec()), key in surface_key(), write_id in write_ids(),
        shown in prop::option::weighted(0.8, shown()), at in moment(), mark in any::<bool>(),
    ) -> EndWrite {
        EndWrite { table, key, write_id, outcome: shown.map_or(WriteOutcome::Never, WriteOutcome::Shown), at: Timestamp(at), mark }
    }
}

/// Ids from a small range, so that writes meet each other.
fn write_ids() -> impl Strategy<Value = u64> {
    prop::sample::select(vec![1, 2, u64::MAX])
}

fn room() -> impl Strategy<Value = Room> {
    let thread = || "7".to_owned();
    prop::sample::select(vec![Room::Unasked, Room::None, Room::Open(thread()), Room::Closed(thread())])
}

prop_compose! {
    fn wish()(
        chat in prop::sample::select(CHATS.to_vec()), at in moment(), gaps in (0..4_u64, 0..4_u64, 0..4_u64, 0..4_u64),
    ) -> WriteWish {
        let [chat_gap, chat_ahead, bot_gap, bot_ahead] = <[u64; 4]>::from(gaps).map(Duration::from_millis);
        WriteWish { platform: PLATFORM, chat: chat.to_owned(), at: Timestamp(at), chat_gap, chat_ahead, bot_gap, bot_ahead }
    }
}

pub(super) fn ask() -> impl Strategy<Value = PageAsk> {
    let tables = 0..TABLES.len();
    prop_oneof![
        4 => surface().prop_map(PageAsk::SaveSurface),
        3 => wish().prop_map(PageAsk::Reserve),
        1 => (0..CHATS.len(), moment()).prop_map(|(chat, until)| PageAsk::Hold { chat, until }),
        1 => (tables.clone(), surface_key()).prop_map(|(table, key)| PageAsk::ForgetPage { table, key }),
        2 => (tables.clone(), surface_key(), message(), moment())
            .prop_map(|(table, key, seen, at)| PageAsk::Repost { table, key, seen, at }),
        1 => (tables.clone(), surface_key(), prop::option::of(message()), moment())
            .prop_map(|(table, key, seen, at)| PageAsk::RemoveSurface { table, key, seen, at }),
        3 => begin().prop_map(PageAsk::BeginWrite),
        3 => ended().prop_map(PageAsk::EndWrite),
        2 => (tables, room(), prop::option::of(surface_key()))
            .prop_map(|(table, room, door)| PageAsk::SetRoom { table, room, door }),
    ]
}

impl Twins<'_> {
    pub(super) async fn page(&self, ask: PageAsk) {
        match ask {
            PageAsk::SaveSurface(surface) => both!(self, save_surface(&surface)),
            PageAsk::Reserve(wish) => drop(both!(self, reserve(&wish))),
            PageAsk::Hold { chat, until } => drop(both!(self, hold(PLATFORM, CHATS[chat], Timestamp(until)))),
            PageAsk::ForgetPage { table, key } => both!(self, forget_page(TABLES[table], key)),
            PageAsk::Repost { table, key, seen, at } => {
                both!(self, repost(TABLES[table], key, &seen, Timestamp(at)));
            }
            PageAsk::RemoveSurface { table, key, seen, at } => {
                both!(self, remove_surface(TABLES[table], key, seen.as_ref(), Timestamp(at)));
            }
            PageAsk::BeginWrite(begin) => drop(both!(self, begin_write(&begin))),
            PageAsk::EndWrite(ended) => drop(both!(self, end_write(&ended))),
            PageAsk::SetRoom { table, room, door } => both!(self, set_room(TABLES[table], &room, door)),
        }
    }
}
