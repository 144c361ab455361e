use talon_table::{Command, PersonId, Timestamp};

use crate::delivery::{BOARD, open, surface};
use crate::{Draft, LOOKER, behind, group};
use talon_house::MessageRef;
use talon_house::ports::store::{Commit, Committed, Shown, ShownBy, Store, SurfaceKey, SurfaceRow, SurfaceState};

const PANEL: SurfaceKey = SurfaceKey::Panel { person: PersonId(1) };

/// A page with the hash of seven, written on the message of [`surface`].
fn shown(draft: &Draft, key: SurfaceKey, before: Option<[u8; 32]>, by: ShownBy) -> Shown {
    let (message, at) = (MessageRef("12".to_owned()), Timestamp(50));
    Shown { table: draft.id, key, place: group("g"), message, before, hash: [7; 32], at, by }
}

async fn is_behind(store: &dyn Store) -> bool {
    !behind(store, Timestamp(i64::MAX), 9).await.unwrap().is_empty()
}

/// A table with nothing left to do.
async fn settled(store: &dyn Store) -> Draft {
    let draft = open(store, 1, 1, Vec::new()).await;
    for mark in behind(store, Timestamp(i64::MAX), 9).await.unwrap() {
        store.settle(&mark, LOOKER, None).await.unwrap();
    }
    draft
}

pub(super) async fn what_they_show_is_noted(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let (row, result) = (surface(draft.id, BOARD), surface(draft.id, SurfaceKey::Result { match_no: 1 }));
    let result = SurfaceRow { message: Some(MessageRef("13".to_owned())), ..result };
    let known = row.hash;
    let on = |message: &str, chat: &str, before| Shown {
        place: group(chat),
        message: MessageRef(message.to_owned()),
        ..shown(&draft, BOARD, before, ShownBy::Answer)
    };
    let noted = |hash| SurfaceRow { hash, shown_at: Timestamp(50), ..row.clone() };
    let seven = Some([7; 32]);
    store.save_surface(&result).await.unwrap();
    for (was, shown, expected) in [
        (known, on("12", "g", known), noted(seven)),
        (known, on("12", "g", None), noted(None)),
        (seven, on("12", "g", None), noted(seven)),
        (None, on("12", "g", known), noted(None)),
        (None, on("12", "g", None), noted(seven)),
        (known, on("11", "g", known), row.clone()),
        (known, on("12", "h", known), row.clone()),
    ] {
        for by in [ShownBy::Answer, ShownBy::Delivery] {
            store.save_surface(&SurfaceRow { hash: was, ..row.clone() }).await.unwrap();
            store.note_shown(&Shown { by, ..shown.clone() }).await.unwrap();
            let mut read = store.surfaces(draft.id).await.unwrap();
            read.sort_by_key(|row| row.key);
            assert_eq!(read, vec![expected.clone(), result.clone()], "{shown:?}");
        }
    }

    // The message has become another page's meanwhile.
    store.note_shown(&on("13", "g", result.hash)).await.unwrap();
    let taken = store.surfaces(draft.id).await.unwrap().into_iter().find(|row| row.key == result.key).unwrap();
    assert_eq!((taken.hash, taken.message), (None, result.message.clone()));
    let settled = SurfaceRow { state: SurfaceState::Finished, ..row.clone() };
    store.save_surface(&settled).await.unwrap();
    store.note_shown(&on("12", "g", known)).await.unwrap();
    assert!(store.surfaces(draft.id).await.unwrap().contains(&settled));
}

pub(super) async fn what_the_decision_is_about_to_show_is_unknown(store: &dyn Store) {
    let mut draft = open(store, 1, 1, Vec::new()).await;
    let other = surface(draft.id, SurfaceKey::Sign);
    let person = PersonId(2);
    let mut step = |command| {
        draft.carry_out(&command, Timestamp(2));
        Commit { answered: Some(BOARD), ..draft.commit(None, Timestamp(2)) }
    };
    let (first, second) = (step(Command::Join { person }), step(Command::Leave { person }));
    let of = |state| SurfaceRow { state, ..surface(first.table, BOARD) };
    for (commit, saved, state, hash) in [
        (&second, Committed::Conflict, SurfaceState::Live, of(SurfaceState::Live).hash),
        (&first, Committed::Saved(first.expected + 1), SurfaceState::Live, None),
        (&second, Committed::Saved(second.expected + 1), SurfaceState::Finished, of(SurfaceState::Live).hash),
    ] {
        for row in [&of(state), &other] {
            store.save_surface(row).await.unwrap();
        }
        assert_eq!(store.commit(commit).await.unwrap(), saved);
        let mut read = store.surfaces(first.table).await.unwrap();
        read.sort_by_key(|row| row.key);
        assert_eq!(read, vec![SurfaceRow { hash, ..of(state) }, other.clone()], "{saved:?} {state:?}");
    }
}

pub(super) async fn a_panel_is_reached_through_the_newest(store: &dyn Store) {
    let draft = open(store, 1, 1, Vec::new()).await;
    let newest = MessageRef("14".to_owned());
    let pressed = |before, fresh| Shown {
        message: newest.clone(),
        place: group("h"),
        ..shown(&draft, PANEL, before, ShownBy::Panel { fresh })
    };
    let opened = |hash| SurfaceRow {
        place: group("h"),
        message: Some(newest.clone()),
        hash,
        shown_at: Timestamp(50),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(i64::MIN),
        replaced: None,
        ..surface(draft.id, PANEL)
    };
    let seven = Some([7; 32]);
    store.note_shown(&pressed(None, false)).await.unwrap();
    assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![opened(seven)], "there was none before");
    let known = surface(draft.id, PANEL).hash;
    for (was, before, fresh, hash) in [
        (known, known, false, seven),
        (known, None, false, None),
        (seven, None, false, seven),
        (None, None, false, seven),
        (known, None, true, seven),
    ] {
        let replaced = Some(MessageRef("9".to_owned()));
        let row = SurfaceRow { hash: was, state: SurfaceState::Finished, replaced, ..surface(draft.id, PANEL) };
        store.save_surface(&row).await.unwrap();
        store.note_shown(&pressed(before, fresh)).await.unwrap();
        assert_eq!(store.surfaces(draft.id).await.unwrap(), vec![opened(hash)], "{was:?} {before:?} {fresh}");
    }
}

pub(super) async fn what_nobody_knows_is_looked_at_again(store: &dyn Store) {
    let draft = settled(store).await;
    let (answer, panel) = (ShownBy::Answer, ShownBy::Panel { fresh: false });
    for (key, before, by, behind) in [
        (BOARD, surface(draft.id, BOARD).hash, answer, false),
        (PANEL, surface(draft.id, PANEL).hash, panel, false),
        (BOARD, None, ShownBy::Delivery, false),
        (PANEL, None, ShownBy::Panel { fresh: true }, false),
        (BOARD, None, answer, true),
        (PANEL, None, panel, true),
    ] {
        store.save_surface(&surface(draft.id, key)).await.unwrap();
        store.note_shown(&shown(&draft, key, before, by)).await.unwrap();
        let marks = crate::behind(store, Timestamp(50), 9).await.unwrap();
        assert_eq!(!marks.is_empty(), behind, "{key} {before:?} {by:?}");
        for mark in marks {
            store.settle(&mark, LOOKER, None).await.unwrap();
        }
    }
    assert!(!is_behind(store).await);
}
