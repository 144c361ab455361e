use std::sync::Arc;
use std::time::Duration;

use talon_store::{
    Behind, DueTimer, Load, MessageRef, NextDue, PageWrites, PlatformKind, Room, Store, SurfaceKey, SurfaceRow,
    SurfaceState, Timer, TimerKind, WriteWish,
};
use talon_table::{Command, PersonId, TableId, Timestamp};
use tokio::task::JoinSet;

use crate::draft::Draft;
use crate::looking::{LOOKER, behind, due_timers};
use crate::samples::{PLATFORM, group};

/// The time of inputs.
const AT: Timestamp = Timestamp(7);

const NEVER: Timestamp = Timestamp(i64::MIN);

pub(super) async fn open(store: &dyn Store, number: u64, at: i64, timers: Vec<Timer>) -> Draft {
    let mut draft = Draft::open(number, PersonId(1), group("g"), Timestamp(at));
    let mut commit = draft.commit(None, Timestamp(at));
    commit.timers = timers;
    store.commit(&commit).await.unwrap();
    draft
}

pub(super) fn timer(kind: TimerKind, due: i64) -> Timer {
    Timer { kind, due: Timestamp(due) }
}

pub(super) async fn timers_come_due(store: &dyn Store) {
    let both = vec![timer(TimerKind::Ai, 50), timer(TimerKind::Table, 20)];
    let one = open(store, 1, 1, both).await;
    let two = open(store, 2, 1, vec![timer(TimerKind::Table, 30)]).await;
    let due = |now, limit| due_timers(store, Timestamp(now), limit);
    let at = |draft: &Draft, kind, due| DueTimer { table: draft.id, timer: timer(kind, due) };
    assert_eq!(due(19, 9).await.unwrap(), vec![]);
    assert_eq!(due(20, 9).await.unwrap(), vec![at(&one, TimerKind::Table, 20)]);
    let all = vec![at(&one, TimerKind::Table, 20), at(&two, TimerKind::Table, 30), at(&one, TimerKind::Ai, 50)];
    assert_eq!(due(99, 9).await.unwrap(), all);
    assert_eq!(due(99, 2).await.unwrap(), all[..2]);

    store.reset_timer(&all[0], LOOKER, Some(Timestamp(70))).await.unwrap();
    store.reset_timer(&all[0], LOOKER, None).await.unwrap();
    assert_eq!(due(99, 9).await.unwrap().last(), Some(&at(&one, TimerKind::Table, 70)), "it had changed since");
    store.reset_timer(&all[1], LOOKER, None).await.unwrap();
    let left = vec![at(&one, TimerKind::Ai, 50), at(&one, TimerKind::Table, 70)];
    assert_eq!(due(99, 9).await.unwrap(), left);
}

pub(super) async fn a_commit_replaces_the_timers(store: &dyn Store) {
    let mut draft = open(store, 1, 1, vec![timer(TimerKind::Ai, 10), timer(TimerKind::Table, 20)]).await;
    draft.carry_out(&Command::Join { person: PersonId(2) }, Timestamp(2));
    let mut commit = draft.commit(None, Timestamp(2));
    commit.timers = vec![timer(TimerKind::Table, 40)];
    let mut stale = commit.clone();
    stale.expected += 5;
    stale.timers = vec![timer(TimerKind::Ai, 1)];
    store.commit(&stale).await.unwrap();
    assert_eq!(due_timers(store, Timestamp(99), 9).await.unwrap().len(), 2, "a conflict touches no timer");
    store.commit(&commit).await.unwrap();
    let due = due_timers(store, Timestamp(99), 9).await.unwrap();
    assert_eq!(due, vec![DueTimer { table: draft.id, timer: timer(TimerKind::Table, 40) }]);
}

pub(super) async fn marks_are_never_lost(store: &dyn Store) {
    let draft = open(store, 1, 5, Vec::new()).await;
    let marks = |now| behind(store, Timestamp(now), 9);
    assert_eq!(marks(4).await.unwrap(), vec![]);
    let seen = marks(5).await.unwrap();
    assert_eq!((seen[0].table, seen[0].not_before), (draft.id, Timestamp(5)));

    // Marked again during the work: settling the older mark removes nothing.
    store.mark_behind(draft.id, Timestamp(8)).await.unwrap();
    store.settle(&seen[0], LOOKER, None).await.unwrap();
    let again = marks(8).await.unwrap();
    assert!(again[0].generation > seen[0].generation);
    assert_eq!(again[0].not_before, Timestamp(5), "and it is looked at no later than before");
    store.settle(&seen[0], LOOKER, Some(Timestamp(1000))).await.unwrap();
    assert_eq!(marks(8).await.unwrap(), again);

    // Postponed; a new mark brings it forward, and a later one does not postpone it again.
    store.settle(&again[0], LOOKER, Some(Timestamp(1000))).await.unwrap();
    assert_eq!(marks(999).await.unwrap(), vec![]);
    assert_eq!(marks(1000).await.unwrap()[0].generation, again[0].generation);
    store.mark_behind(draft.id, Timestamp(500)).await.unwrap();
    let forward = marks(500).await.unwrap();
    assert_eq!(forward[0].not_before, Timestamp(500));
    store.settle(&forward[0], LOOKER, None).await.unwrap();
    assert_eq!(marks(i64::MAX).await.unwrap(), vec![]);

    // A mark after settling is newer than any before.
    store.mark_behind(draft.id, Timestamp(600)).await.unwrap();
    let fresh = marks(600).await.unwrap();
    for old in [&seen[0], &again[0], &forward[0]] {
        store.settle(old, LOOKER, None).await.unwrap();
    }
    assert_eq!(marks(600).await.unwrap(), fresh);
}

pub(super) async fn marks_come_in_order(store: &dyn Store) {
    for (number, at) in [(1, 30), (2, 10), (3, 20)] {
        open(store, number, at, Vec::new()).await;
    }
    let order = |marks: Vec<Behind>| marks.iter().map(|mark| mark.table.0).collect::<Vec<_>>();
    assert_eq!(order(behind(store, Timestamp(99), 9).await.unwrap()), [2, 3, 1]);
    assert_eq!(order(behind(store, Timestamp(99), 2).await.unwrap()), [2, 3]);
    assert_eq!(order(behind(store, Timestamp(20), 9).await.unwrap()), [2, 3]);
}

pub(super) fn surface(table: TableId, key: SurfaceKey) -> SurfaceRow {
    let mut place = group("g");
    place.thread = Some("t".to_owned());
    SurfaceRow {
        table,
        key,
        place,
        message: Some(MessageRef("12".to_owned())),
        hash: Some([200; 32]),
        shown_at: Timestamp(1),
        state: SurfaceState::Live,
        failures: 3,
        not_before: Timestamp(2),
        replaced: None,
        writes: PageWrites::default(),
    }
}

pub(super) const TABLE_PAGE: SurfaceKey = SurfaceKey::TablePage { match_no: 1, deal_no: 2 };

pub(super) async fn surfaces_read_back(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let other = open(store, 2, 1, Vec::new()).await;
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![]);
    let hand = SurfaceKey::Hand { person: PersonId(u64::MAX) };
    let mut rows = vec![
        surface(draft.id, TABLE_PAGE),
        SurfaceRow { state: SurfaceState::Refused, ..surface(draft.id, hand) },
        SurfaceRow {
            message: None,
            hash: None,
            shown_at: NEVER,
            not_before: NEVER,
            replaced: Some(MessageRef("x/y".to_owned())),
            state: SurfaceState::Finished,
            ..surface(draft.id, SurfaceKey::Result { match_no: 4 })
        },
    ];
    for row in &rows {
        store.save_surface(row).await.unwrap();
    }
    store.save_surface(&surface(other.id, TABLE_PAGE)).await.unwrap();
    rows[0].place.private = true;
    rows[0].place.thread = None;
    rows[0].message = Some(MessageRef("11".to_owned()));
    rows[0].hash = Some([1; 32]);
    rows[0].failures = 0;
    store.save_surface(&rows[0]).await.unwrap();
    let mut read = store.surfaces(draft.id).await.unwrap();
    read.sort_by_key(|row| row.key);
    rows.sort_by_key(|row| row.key);
    assert_eq!(read, rows);
    store.remove_surface(draft.id, hand, Some(&MessageRef("13".to_owned())), AT).await.unwrap();
    assert_eq!(store.surfaces(draft.id).await.unwrap().len(), 3, "it has another message now");
    store.remove_surface(draft.id, hand, Some(&MessageRef("12".to_owned())), AT).await.unwrap();
    store.remove_surface(draft.id, hand, None, AT).await.unwrap();
    assert_eq!(store.surfaces(draft.id).await.unwrap().len(), 2);
    assert_eq!(store.surfaces(other.id).await.unwrap(), vec![surface(other.id, TABLE_PAGE)]);
}

pub(super) async fn inputs_touch_only_what_they_may(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let seen = MessageRef("12".to_owned());
    store.forget_page(draft.id, TABLE_PAGE).await.unwrap();
    assert!(!store.repost(draft.id, TABLE_PAGE, &seen, AT).await.unwrap());
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![], "nothing comes of nothing");
    let row = surface(draft.id, TABLE_PAGE);
    store.save_surface(&row).await.unwrap();
    store.forget_page(draft.id, TABLE_PAGE).await.unwrap();
    let touched = SurfaceRow { hash: None, ..row.clone() };
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![touched.clone()]);
    assert!(!store.repost(draft.id, TABLE_PAGE, &MessageRef("11".to_owned()), AT).await.unwrap());
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![touched]);
    let mark = behind(store, AT, 9).await.unwrap();
    store.settle(&mark[0], LOOKER, None).await.unwrap();
    assert!(store.repost(draft.id, TABLE_PAGE, &seen, AT).await.unwrap());
    assert_eq!(store.next_due(&[PLATFORM]).await.unwrap().mark, Some(AT), "somebody must look after it");
    let reposted = SurfaceRow { message: None, hash: None, replaced: Some(seen.clone()), ..row.clone() };
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![reposted]);
    assert!(!store.repost(draft.id, TABLE_PAGE, &seen, AT).await.unwrap());
    for state in [SurfaceState::Refused, SurfaceState::Finished] {
        let settled = SurfaceRow { state, ..row.clone() };
        store.remove_surface(draft.id, TABLE_PAGE, None, AT).await.unwrap();
        store.save_surface(&settled).await.unwrap();
        store.forget_page(draft.id, TABLE_PAGE).await.unwrap();
        assert!(!store.repost(draft.id, TABLE_PAGE, &seen, AT).await.unwrap());
        assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![settled]);
    }
}

pub(super) async fn rooms_open_and_close(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let other = open(store, 2, 1, Vec::new()).await;
    let room = |id| async move { store.table(id).await.unwrap().unwrap().room };
    assert_eq!(room(draft.id).await, Room::Unasked);
    let lobby = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    for row in [surface(draft.id, lobby), surface(draft.id, TABLE_PAGE), surface(other.id, lobby)] {
        store.save_surface(&row).await.unwrap();
    }
    let (opened, closed) = (Room::Open("a:7".to_owned()), Room::Closed("a:7".to_owned()));
    for again in 0..2 {
        store.set_room(draft.id, &opened, Some(lobby)).await.unwrap();
        let mut rows = store.surfaces(draft.id).await.unwrap();
        rows.sort_by_key(|row| row.key);
        let sign = SurfaceRow { hash: None, ..surface(draft.id, SurfaceKey::Sign) };
        assert_eq!(rows, vec![surface(draft.id, TABLE_PAGE), sign], "repeated {again} times");
    }
    assert_eq!(store.open_tables_in(PLATFORM, "g").await.unwrap()[0].room, opened);
    for next in [closed, Room::None] {
        store.set_room(draft.id, &next, None).await.unwrap();
        assert_eq!(room(draft.id).await, next);
        assert_eq!(store.surfaces(draft.id).await.unwrap().len(), 2);
    }
    assert_eq!(room(other.id).await, Room::Unasked);
    assert_eq!(store.surfaces(other.id).await.unwrap(), vec![surface(other.id, lobby)]);
    store.set_room(TableId(99), &Room::None, Some(lobby)).await.unwrap();
    assert_eq!(store.table(TableId(99)).await.unwrap(), None);
}

fn wish(chat: &str, at: i64) -> WriteWish {
    WriteWish {
        platform: PLATFORM,
        chat: chat.to_owned(),
        at: Timestamp(at),
        chat_gap: Duration::from_secs(3),
        chat_ahead: Duration::ZERO,
        bot_gap: Duration::from_millis(40),
        bot_ahead: Duration::from_millis(80),
    }
}

pub(super) async fn writing_uses_up_the_pace(store: &dyn Store) {
    let paces = |chat: &'static str| async move { store.paces(PLATFORM, chat).await.unwrap() };
    let reserve = |chat: &'static str, at| async move { store.reserve(&wish(chat, at)).await.unwrap() };
    assert_eq!(paces("g").await, (NEVER, NEVER));
    assert_eq!(reserve("g", 1000).await, Ok(()));
    assert_eq!(paces("g").await, (Timestamp(4000), Timestamp(1040)));
    assert_eq!(store.paces(PlatformKind::Discord, "g").await.unwrap(), (NEVER, NEVER));
    assert_eq!(reserve("g", 3999).await, Err(Timestamp(4000)), "the chat rests");
    assert_eq!(paces("g").await, (Timestamp(4000), Timestamp(1040)), "what was not written used nothing up");
    for (chat, bot) in [("h", 1080), ("i", 1120)] {
        assert_eq!(reserve(chat, 1000).await, Ok(()));
        assert_eq!(paces(chat).await, (Timestamp(4000), Timestamp(bot)));
    }
    assert_eq!(reserve("j", 1000).await, Err(Timestamp(1040)), "the bot is as far ahead of its pace as it may be");
    assert_eq!(paces("j").await, (NEVER, Timestamp(1120)));
    assert_eq!(reserve("j", 1040).await, Ok(()));
    assert_eq!(reserve("g", 4000).await, Ok(()));
    assert_eq!(paces("g").await, (Timestamp(7000), Timestamp(4040)), "rest that nobody used is not saved up");
}

pub(super) async fn a_chat_may_be_ahead_of_its_pace(store: &dyn Store) {
    let reserve = |at| async move {
        store.reserve(&WriteWish { chat_ahead: Duration::from_secs(6), ..wish("g", at) }).await.unwrap()
    };
    for (at, next) in [(1000, 4000), (1100, 7000), (1200, 10_000)] {
        assert_eq!(reserve(at).await, Ok(()));
        assert_eq!(store.paces(PLATFORM, "g").await.unwrap().0, Timestamp(next));
    }
    assert_eq!(reserve(1300).await, Err(Timestamp(4000)), "three at once, and then one in each gap");
    assert_eq!(reserve(4000).await, Ok(()));
    assert_eq!(reserve(4100).await, Err(Timestamp(7000)));
    assert_eq!(store.reserve(&wish("g", 12_999)).await.unwrap(), Err(Timestamp(13_000)), "others want it quiet");
    assert_eq!(reserve(60_000).await, Ok(()));
    assert_eq!(store.paces(PLATFORM, "g").await.unwrap().0, Timestamp(63_000), "the longest rest pays for three");
}

pub(super) async fn a_chat_is_held_as_long_as_was_asked(store: &dyn Store) {
    let hold = |until| async move { store.hold(PLATFORM, "g", Timestamp(until)).await.unwrap() };
    assert_eq!(hold(500).await, Timestamp(500));
    assert_eq!(hold(400).await, Timestamp(500));
    assert_eq!(store.reserve(&wish("g", 499)).await.unwrap(), Err(Timestamp(500)));
    assert_eq!(store.reserve(&wish("h", 499)).await.unwrap(), Ok(()));
    assert_eq!(store.reserve(&wish("g", 500)).await.unwrap(), Ok(()));
    assert_eq!(hold(600).await, Timestamp(3500), "the chat would have rested so long anyway");
}

/// However many ask to write at the same moment, together they keep the pace.
pub(super) async fn of_many_wishes_at_once_few_come_true(store: Arc<dyn Store>) {
    let mut wishes = JoinSet::new();
    for number in 0..24 {
        let store = Arc::clone(&store);
        wishes.spawn(async move { store.reserve(&wish(&(number % 12).to_string(), 1000)).await.unwrap() });
    }
    let answers = wishes.join_all().await;
    assert_eq!(answers.iter().filter(|answer| answer.is_ok()).count(), 3);
    assert!(
        answers.iter().all(|answer| answer.is_ok_and(|()| true) || answer.is_err_and(|until| until > Timestamp(1000)))
    );
    assert_eq!(store.paces(PLATFORM, "none").await.unwrap().1, Timestamp(1120));
}

pub(super) async fn what_was_put_off_for_too_long_comes_forward(store: &dyn Store) {
    let far = open(store, 1, 900, vec![timer(TimerKind::Ai, 901), timer(TimerKind::Table, 902)]).await;
    let near = open(store, 2, 500, vec![timer(TimerKind::Ai, 500)]).await;
    for (chat, next) in [("g", 903), ("h", 499)] {
        store.hold(PLATFORM, chat, Timestamp(next)).await.unwrap();
    }
    store.bring_forward(Timestamp(500), Timestamp(7), Timestamp(600)).await.unwrap();
    let marks = behind(store, Timestamp(999), 9).await.unwrap();
    let marks: Vec<_> = marks.iter().map(|mark| (mark.table, mark.not_before)).collect();
    assert_eq!(marks, [(far.id, Timestamp(7)), (near.id, Timestamp(500))]);
    let due = |draft: &Draft, kind, due| DueTimer { table: draft.id, timer: timer(kind, due) };
    let left = [due(&far, TimerKind::Ai, 7), due(&near, TimerKind::Ai, 500), due(&far, TimerKind::Table, 902)];
    assert_eq!(due_timers(store, Timestamp(999), 9).await.unwrap(), left, "a table's own moments are what they are");
    assert_eq!(store.paces(PLATFORM, "g").await.unwrap().0, Timestamp(7));
    assert_eq!(store.paces(PLATFORM, "h").await.unwrap().0, Timestamp(499));
}

pub(super) async fn the_next_due_is_the_earliest(store: &dyn Store) {
    assert_eq!(store.next_due(PlatformKind::ALL).await.unwrap(), NextDue::default());
    open(store, 1, 7, vec![timer(TimerKind::Ai, 90)]).await;
    open(store, 2, 5, vec![timer(TimerKind::Table, 60), timer(TimerKind::Ai, 80)]).await;
    let next = store.next_due(PlatformKind::ALL).await.unwrap();
    assert_eq!(next, NextDue { timer: Some(Timestamp(60)), mark: Some(Timestamp(5)), league: None });
    assert_eq!(next.earliest(), Some(Timestamp(5)));
    for mark in behind(store, Timestamp(9), 9).await.unwrap() {
        store.settle(&mark, LOOKER, None).await.unwrap();
    }
    let next = store.next_due(PlatformKind::ALL).await.unwrap();
    assert_eq!((next.mark, next.earliest()), (None, Some(Timestamp(60))));
}

pub(super) async fn what_is_open_and_due_is_counted(store: &dyn Store) {
    assert_eq!(store.load(Timestamp(i64::MAX)).await.unwrap(), Load::default());
    open(store, 1, 7, vec![timer(TimerKind::Ai, 90)]).await;
    open(store, 2, 5, vec![timer(TimerKind::Table, 60), timer(TimerKind::Ai, 80)]).await;
    let counted = |open_tables, tables_behind, timers_due| Load { open_tables, tables_behind, timers_due };
    for (now, expected) in [(4, counted(2, 0, 0)), (5, counted(2, 1, 0)), (7, counted(2, 2, 0)), (80, counted(2, 2, 2))]
    {
        assert_eq!(store.load(Timestamp(now)).await.unwrap(), expected, "at {now}");
    }
    for mark in behind(store, Timestamp(9), 1).await.unwrap() {
        assert_eq!(store.load(Timestamp(9)).await.unwrap().tables_behind, 2, "one that is worked on counts");
        store.settle(&mark, LOOKER, None).await.unwrap();
    }
    assert_eq!(store.load(Timestamp(90)).await.unwrap(), counted(2, 1, 3));
}
