use talon_store::{
    BeginWrite, Commit, Committed, EndWrite, MessageContent, MessageRef, OnPanel, PageWrite, PageWrites, Shown,
    ShownOn, Store, SurfaceKey, SurfaceRow, SurfaceState, WriteOutcome,
};
use talon_table::{Command, PersonId, Timestamp};

use crate::delivery::{TABLE_PAGE, open, surface};
use crate::draft::Draft;
use crate::looking::{LOOKER, behind};
use crate::samples::{PLATFORM, group};

/// Before anything happens here.
const BEFORE: Timestamp = Timestamp(0);

const PANEL: SurfaceKey = SurfaceKey::Panel { person: PersonId(1) };

fn write(write_id: u64) -> PageWrite {
    PageWrite { write_id, begun: Timestamp(40), held: Timestamp(43), until: Timestamp(900) }
}

/// A write on the message of [`surface`] goes out.
fn begin(draft: &Draft, key: SurfaceKey, write_id: u64) -> BeginWrite {
    BeginWrite { table: draft.id, key, write: write(write_id), seen: None, panel: None, mark: None }
}

/// A page with the hash of seven, shown on the message of [`surface`].
fn shown(on: ShownOn) -> Shown {
    Shown { place: group("g"), message: MessageRef("12".to_owned()), hash: [7; 32], on, again: None }
}

fn ended(draft: &Draft, key: SurfaceKey, write_id: u64, outcome: WriteOutcome) -> EndWrite {
    EndWrite { table: draft.id, key, write_id, outcome, at: Timestamp(50), mark: true }
}

/// The row once the page is known to be there.
fn after(row: &SurfaceRow) -> SurfaceRow {
    let (shown_at, not_before) = (Timestamp(50), Timestamp(i64::MIN));
    SurfaceRow { hash: Some([7; 32]), shown_at, failures: 0, not_before, ..row.clone() }
}

async fn sorted(store: &dyn Store, draft: &Draft) -> Vec<SurfaceRow> {
    let mut read = store.surfaces(draft.id).await.unwrap();
    read.sort_by_key(|row| row.key);
    read
}

/// A table with nothing left to do.
async fn settled(store: &dyn Store) -> Draft {
    let draft = open(store, 1, 1, Vec::new()).await;
    settle_all(store).await;
    draft
}

pub(super) async fn what_they_show_is_noted(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let (row, result) = (surface(draft.id, TABLE_PAGE), surface(draft.id, SurfaceKey::Result { match_no: 1 }));
    let result = SurfaceRow { message: Some(MessageRef("13".to_owned())), ..result };
    store.save_surface(&result).await.unwrap();
    assert!(!store.begin_write(&begin(&draft, TABLE_PAGE, 1)).await.unwrap(), "there is nothing to write on");
    let on = |message: &str, chat: &str| {
        let (place, message) = (group(chat), MessageRef(message.to_owned()));
        WriteOutcome::Shown(Shown { place, message, ..shown(ShownOn::Known) })
    };
    let unknown = SurfaceRow { hash: None, ..row.clone() };
    for (begun, outcome, known, expected) in [
        (&[1][..], on("12", "g"), MessageContent::Known, after(&row)),
        (&[][..], on("12", "g"), MessageContent::Unknown, SurfaceRow { hash: None, ..after(&row) }),
        (&[][..], on("11", "g"), MessageContent::Known, row.clone()),
        (&[][..], on("12", "h"), MessageContent::Known, row.clone()),
        (&[1][..], WriteOutcome::Never, MessageContent::Unknown, unknown.clone()),
    ] {
        store.remove_surface(draft.id, TABLE_PAGE, None, BEFORE).await.unwrap();
        store.save_surface(&row).await.unwrap();
        for write_id in begun {
            assert!(store.begin_write(&begin(&draft, TABLE_PAGE, *write_id)).await.unwrap());
        }
        assert_eq!(
            store.end_write(&ended(&draft, TABLE_PAGE, 1, outcome.clone())).await.unwrap(),
            known,
            "{outcome:?}"
        );
        assert_eq!(sorted(store, &draft).await, vec![expected, result.clone()], "{begun:?} {outcome:?}");
    }

    // Another write was in progress, and ends.
    store.remove_surface(draft.id, TABLE_PAGE, None, BEFORE).await.unwrap();
    store.save_surface(&row).await.unwrap();
    for write_id in [1, u64::MAX] {
        assert!(store.begin_write(&begin(&draft, TABLE_PAGE, write_id)).await.unwrap());
    }
    let other = store.end_write(&ended(&draft, TABLE_PAGE, u64::MAX, on("12", "g"))).await.unwrap();
    assert_eq!(other, MessageContent::Known, "as far as it can be");
    let read = sorted(store, &draft).await.remove(0);
    assert_eq!((read.hash, read.writes.until(Timestamp(50))), (Some([7; 32]), Some(Timestamp(900))));
    assert_eq!(store.end_write(&ended(&draft, TABLE_PAGE, 1, on("12", "g"))).await.unwrap(), MessageContent::Unknown);
    assert_eq!(sorted(store, &draft).await, vec![SurfaceRow { hash: None, ..after(&row) }, result.clone()]);

    // A save during a write leaves the write as it is.
    assert!(store.begin_write(&begin(&draft, TABLE_PAGE, 3)).await.unwrap());
    let finished = SurfaceRow { state: SurfaceState::Finished, failures: 2, ..row.clone() };
    store.save_surface(&finished).await.unwrap();
    let read = sorted(store, &draft).await.remove(0);
    assert_eq!((read.hash, read.state, read.failures), (None, SurfaceState::Live, 2));
    assert!(read.writes.contains(3));
    let not_as_read = BeginWrite { seen: Some(row.clone()), ..begin(&draft, TABLE_PAGE, 4) };
    assert!(!store.begin_write(&not_as_read).await.unwrap());
    let as_read = BeginWrite { seen: Some(read), ..begin(&draft, TABLE_PAGE, 4) };
    assert!(store.begin_write(&as_read).await.unwrap());

    // The message has become another page's meanwhile.
    assert_eq!(store.end_write(&ended(&draft, TABLE_PAGE, 9, on("13", "g"))).await.unwrap(), MessageContent::Unknown);
    let taken = sorted(store, &draft).await.remove(1);
    assert_eq!((taken.hash, taken.message), (None, result.message.clone()));
}

pub(super) async fn what_the_decision_is_about_to_show_is_unknown(store: &dyn Store) {
    let mut draft = open(store, 1, 1, Vec::new()).await;
    let other = surface(draft.id, SurfaceKey::Sign);
    let person = PersonId(2);
    let mut step = |command| {
        draft.carry_out(&command, Timestamp(2));
        Commit { answered: Some((TABLE_PAGE, write(1))), ..draft.commit(None, Timestamp(2)) }
    };
    let (first, second) = (step(Command::Join { person }), step(Command::Leave { person }));
    let of = |state| SurfaceRow { state, ..surface(first.table, TABLE_PAGE) };
    for (commit, saved, state, begun) in [
        (&second, Committed::Conflict, SurfaceState::Live, false),
        (&first, Committed::Saved(first.expected + 1), SurfaceState::Live, true),
        (&second, Committed::Saved(second.expected + 1), SurfaceState::Finished, false),
    ] {
        store.remove_surface(first.table, TABLE_PAGE, None, BEFORE).await.unwrap();
        for row in [&of(state), &other] {
            store.save_surface(row).await.unwrap();
        }
        assert_eq!(store.commit(commit).await.unwrap(), saved);
        let mut read = sorted(store, &draft).await;
        assert_eq!((read[0].writes.contains(1), read[0].hash.is_none()), (begun, begun), "{saved:?} {state:?}");
        if begun {
            (read[0].writes, read[0].hash) = (PageWrites::default(), of(state).hash);
        }
        assert_eq!(read, vec![of(state), other.clone()], "{saved:?} {state:?}");
    }
}

pub(super) async fn a_message_becomes_the_page_of_one_table(store: &dyn Store) {
    let onto = || Some((MessageRef("12".to_owned()), write(1)));
    let mut opened = Vec::new();
    for (number, chat) in [(1, "g"), (2, "g"), (3, "elsewhere")] {
        let mut draft = Draft::open(number, PersonId(number), group(chat), Timestamp(1));
        let commit = Commit { onto: onto(), ..draft.commit(None, Timestamp(1)) };
        assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));
        opened.push(draft);
    }
    let row = |draft: &Draft, chat| SurfaceRow {
        message: Some(MessageRef("12".to_owned())),
        writes: PageWrites::of(write(1)),
        ..SurfaceRow::unsent(draft.id, SurfaceKey::TablePage { match_no: 1, deal_no: 1 }, group(chat))
    };
    assert_eq!(store.surfaces(opened[0].id).await.unwrap(), [row(&opened[0], "g")]);
    assert_eq!(store.surfaces(opened[1].id).await.unwrap(), [], "it is another table's page");
    assert_eq!(store.surfaces(opened[2].id).await.unwrap(), [row(&opened[2], "elsewhere")], "of the same number");
    // Only a new table takes a message.
    opened[1].carry_out(&Command::Join { person: PersonId(9) }, Timestamp(2));
    let commit = Commit { onto: Some((MessageRef("13".to_owned()), write(2))), ..opened[1].commit(None, Timestamp(2)) };
    assert!(matches!(store.commit(&commit).await.unwrap(), Committed::Saved(_)));
    assert_eq!(store.surfaces(opened[1].id).await.unwrap(), []);
}

/// A table's panel, and the messages in which it was opened.
struct Panel<'a> {
    store: &'a dyn Store,
    draft: Draft,
    /// The newest message, which is pressed.
    newest: MessageRef,
}

impl Panel<'_> {
    /// The message that is known, if any.
    fn known(&self) -> Option<MessageRef> {
        surface(self.draft.id, PANEL).message
    }

    /// The row once the newest message is known.
    fn opened(&self) -> SurfaceRow {
        SurfaceRow {
            place: group("h"),
            message: Some(self.newest.clone()),
            replaced: None,
            state: SurfaceState::Live,
            ..after(&surface(self.draft.id, PANEL))
        }
    }

    /// A write by an answer has shown the page on the newest message.
    async fn end(&self, write_id: u64, on: ShownOn) -> MessageContent {
        let (message, place) = (self.newest.clone(), group("h"));
        let outcome = WriteOutcome::Shown(Shown { message, place, ..shown(on) });
        self.store.end_write(&ended(&self.draft, PANEL, write_id, outcome)).await.unwrap()
    }

    /// A write shows nothing.
    async fn over(&self, write_id: u64) {
        self.store.end_write(&ended(&self.draft, PANEL, write_id, WriteOutcome::Never)).await.unwrap();
    }

    /// A write on the newest message goes out.
    async fn press(&self, write_id: u64, known: Option<MessageRef>) -> bool {
        let panel = Some(OnPanel { place: group("h"), message: self.newest.clone(), known });
        self.store.begin_write(&BeginWrite { panel, ..begin(&self.draft, PANEL, write_id) }).await.unwrap()
    }

    async fn rows(&self) -> Vec<SurfaceRow> {
        self.store.surfaces(self.draft.id).await.unwrap()
    }

    async fn forget(&self) {
        self.store.remove_surface(self.draft.id, PANEL, None, BEFORE).await.unwrap();
    }
}

pub(super) async fn a_panel_is_reached_through_the_newest(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let panel = Panel { store, draft, newest: MessageRef("14".to_owned()) };
    assert_eq!(panel.end(1, ShownOn::NewPanel(None)).await, MessageContent::Known);
    assert_eq!(panel.rows().await, vec![panel.opened()], "there was none before");
    an_answer_makes_it_known(&panel).await;
    a_write_makes_it_known(&panel).await;
    writes_to_a_forgotten_message_are_remembered(&panel).await;
    what_is_reached_in_another_way_is_the_same(&panel).await;
}

async fn an_answer_makes_it_known(panel: &Panel<'_>) {
    let (store, draft, known) = (panel.store, &panel.draft, || panel.known());
    for (write_ids, on, hash) in [
        (&[1][..], ShownOn::Panel(known()), Some([7; 32])),
        (&[][..], ShownOn::Panel(known()), None),
        (&[1, 2][..], ShownOn::NewPanel(known()), None),
    ] {
        panel.forget().await;
        let replaced = Some(MessageRef("9".to_owned()));
        store.save_surface(&SurfaceRow { replaced, ..surface(draft.id, PANEL) }).await.unwrap();
        for write_id in write_ids {
            assert!(store.begin_write(&begin(draft, PANEL, *write_id)).await.unwrap());
        }
        for elsewhere in [ShownOn::Panel(None), ShownOn::NewPanel(Some(panel.newest.clone()))] {
            let before = panel.rows().await;
            assert_eq!(panel.end(1, elsewhere).await, MessageContent::Elsewhere);
            assert_eq!(panel.rows().await, before, "it is another message");
        }
        assert_eq!(panel.end(1, on.clone()).await, hash.is_some().into());
        let expected = SurfaceRow { hash, writes: PageWrites::default(), ..panel.opened() };
        let mut read = panel.rows().await;
        assert_eq!(read[0].writes.contains(2), write_ids.contains(&2), "the message of before may be pressed still");
        read[0].writes = PageWrites::default();
        assert_eq!(read, vec![expected], "{write_ids:?} {on:?}");
        panel.over(2).await;
    }
}

/// A write makes an unknown message known.
async fn a_write_makes_it_known(panel: &Panel<'_>) {
    panel.forget().await;
    assert!(!panel.store.begin_write(&begin(&panel.draft, PANEL, 1)).await.unwrap());
    assert!(!panel.press(1, panel.known()).await, "it is not what was read");
    assert!(panel.press(1, None).await);
    assert!(!panel.press(1, None).await);
    assert_eq!(panel.end(1, ShownOn::Panel(Some(panel.newest.clone()))).await, MessageContent::Known);
    assert_eq!(panel.rows().await, vec![panel.opened()]);
}

/// Writes in progress to a forgotten message are remembered until they end.
async fn writes_to_a_forgotten_message_are_remembered(panel: &Panel<'_>) {
    let (store, draft, newest) = (panel.store, &panel.draft, &panel.newest);
    assert!(panel.press(1, Some(newest.clone())).await);
    store.remove_surface(draft.id, PANEL, Some(newest), Timestamp(60)).await.unwrap();
    let left = panel.rows().await.remove(0);
    assert_eq!((left.message.clone(), left.writes.contains(1)), (None, true));
    assert_eq!(panel.end(9, ShownOn::Panel(None)).await, MessageContent::Known);
    assert_eq!(panel.rows().await, vec![left], "that was before it was forgotten");
    assert!(panel.press(2, None).await);
    let read = panel.rows().await.remove(0);
    assert_eq!((read.message, read.writes.contains(1), read.writes.contains(2)), (Some(newest.clone()), true, true));
    store.save_surface(&SurfaceRow::gives_way(draft.id, PANEL, group("h"), Timestamp(60))).await.unwrap();
    let left = panel.rows().await.remove(0);
    assert_eq!((left.message, left.writes.contains(1), left.writes.contains(2)), (None, true, true));
    panel.over(1).await;
    panel.over(2).await;
}

/// A message stays the same when it is reached in another way.
async fn what_is_reached_in_another_way_is_the_same(panel: &Panel<'_>) {
    let (store, draft) = (panel.store, &panel.draft);
    panel.forget().await;
    store.save_surface(&surface(draft.id, PANEL)).await.unwrap();
    for write_id in [1, 2] {
        assert!(store.begin_write(&begin(draft, PANEL, write_id)).await.unwrap());
    }
    assert_eq!(panel.end(1, ShownOn::Panel(panel.known())).await, MessageContent::Known);
    let delivered = ended(draft, PANEL, 2, WriteOutcome::Shown(shown(ShownOn::Known)));
    assert_eq!(store.end_write(&delivered).await.unwrap(), MessageContent::Unknown);
    assert_eq!(panel.rows().await, vec![SurfaceRow { hash: None, ..panel.opened() }]);
}

pub(super) async fn what_nobody_knows_is_looked_at_again(store: &dyn Store) {
    let draft = settled(store).await;
    let at = |behind: Option<i64>| behind.map(Timestamp);
    let panel = || surface(draft.id, PANEL).message;
    for (key, write_id, on, mark, behind) in [
        (TABLE_PAGE, 1, ShownOn::Known, true, None),
        (PANEL, 1, ShownOn::Panel(panel()), true, None),
        (PANEL, 9, ShownOn::NewPanel(panel()), true, Some(50)),
        (TABLE_PAGE, 9, ShownOn::Known, false, None),
        (TABLE_PAGE, 9, ShownOn::Known, true, Some(50)),
        (PANEL, 9, ShownOn::Panel(panel()), true, Some(50)),
    ] {
        store.save_surface(&surface(draft.id, key)).await.unwrap();
        let begin = BeginWrite { mark: Some(Timestamp(43)), ..begin(&draft, key, 1) };
        assert!(store.begin_write(&begin).await.unwrap());
        assert_eq!(store.next_due(&[PLATFORM]).await.unwrap().mark, at(Some(43)), "somebody must look after it");
        settle_all(store).await;
        let end = |write_id, outcome, mark| EndWrite { mark, ..ended(&draft, key, write_id, outcome) };
        if write_id != 1 {
            store.end_write(&end(1, WriteOutcome::Never, false)).await.unwrap();
        }
        store.end_write(&end(write_id, WriteOutcome::Shown(shown(on.clone())), mark)).await.unwrap();
        assert_eq!(store.next_due(&[PLATFORM]).await.unwrap().mark, at(behind), "{key} {write_id} {on:?} {mark}");
        settle_all(store).await;
        store.remove_surface(draft.id, key, None, BEFORE).await.unwrap();
    }
}

async fn settle_all(store: &dyn Store) {
    for mark in behind(store, Timestamp(i64::MAX), 9).await.unwrap() {
        store.settle(&mark, LOOKER, None).await.unwrap();
    }
}
