use talon_store::person_settings::{Chooser, Language, Letters, Setting};
use talon_store::{
    CommunityRow, MessageRef, PageWrites, Place, PrivateChat, Store, SurfaceKey, SurfaceRow, SurfaceState,
};
use talon_table::{PersonId, Timestamp};

use crate::delivery::open;
use crate::draft::Draft;
use crate::looking::{LOOKER, behind};
use crate::person_settings::night;
use crate::samples::{PLATFORM, account, group, key, sender};

pub(super) async fn accounts_are_found_again(store: &dyn Store) {
    assert_eq!(store.account(&account("1")).await.unwrap(), None);
    let ana = store.meet(&sender("1", "Ana", Some("bg-BG")), PersonId(11)).await.unwrap();
    assert_eq!((ana.person, ana.name.as_str(), ana.chat), (PersonId(11), "Ana", PrivateChat::Unknown));
    assert_eq!(ana.platform_language.as_deref(), Some("bg-BG"));
    assert_eq!(ana.chosen.language, None);
    assert_eq!(store.meet(&sender("1", "Ana", Some("bg-BG")), PersonId(99)).await.unwrap(), ana);
    assert_eq!(store.account(&account("1")).await.unwrap().as_ref(), Some(&ana));
    let bob = store.meet(&sender("2", "Bob", None), PersonId(u64::MAX)).await.unwrap();
    assert_eq!(bob.person, PersonId(u64::MAX));
    let mut both = store.accounts_of(&[PersonId(11), PersonId(u64::MAX), PersonId(3)]).await.unwrap();
    both.sort_by_key(|row| row.person);
    assert_eq!(both, vec![ana, bob]);
    assert_eq!(store.accounts_of(&[]).await.unwrap(), vec![]);
}

pub(super) async fn names_follow_the_platform(store: &dyn Store) {
    store.meet(&sender("1", "Ana", Some("bg")), PersonId(1)).await.unwrap();
    store.set_private_chat(&account("1"), PrivateChat::Open, None).await.unwrap();
    let odd = "Aña \u{202e}🂡\u{2069}'; --";
    let renamed = store.meet(&sender("1", odd, None), PersonId(2)).await.unwrap();
    assert_eq!((renamed.person, renamed.name.as_str()), (PersonId(1), odd));
    assert_eq!((renamed.platform_language, renamed.chat), (None, PrivateChat::Open));
}

pub(super) async fn languages_belong_to_persons(store: &dyn Store) {
    store.meet(&sender("1", "Ana", Some("en")), PersonId(1)).await.unwrap();
    let speak = async |person, input| {
        let (by, language) = (Chooser::Person(PersonId(person)), Setting::Language(Language::Bg));
        store.choose(&by, &language, &key(input), Timestamp(5)).await.unwrap();
    };
    speak(1, "a").await;
    let chosen = store.meet(&sender("1", "Ana", Some("en")), PersonId(1)).await.unwrap();
    assert_eq!(chosen.chosen.language, Some(Language::Bg));
    assert!(store.is_taken(&key("a")).await.unwrap());
    speak(77, "c").await;
    let later = store.meet(&sender("7", "Late", None), PersonId(77)).await.unwrap();
    assert_eq!(later.chosen.language, None, "an unknown person was left alone");
}

pub(super) async fn private_chats_open_and_close(store: &dyn Store) {
    store.set_private_chat(&account("1"), PrivateChat::Open, None).await.unwrap();
    assert_eq!(store.account(&account("1")).await.unwrap(), None);
    store.meet(&sender("1", "Ana", None), PersonId(1)).await.unwrap();
    for &chat in PrivateChat::ALL {
        store.set_private_chat(&account("1"), chat, None).await.unwrap();
        assert_eq!(store.account(&account("1")).await.unwrap().unwrap().chat, chat);
    }
}

pub(super) async fn tables_learn_with_a_private_chat(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), PersonId(1)).await.unwrap();
    let table = open(store, 1, 500, Vec::new()).await;
    let marks = || async { behind(store, Timestamp(999), 9).await.unwrap() };
    for mark in marks().await {
        store.settle(&mark, LOOKER, None).await.unwrap();
    }
    store.set_private_chat(&account("1"), PrivateChat::Closed, None).await.unwrap();
    assert_eq!(marks().await, []);
    store.set_private_chat(&account("1"), PrivateChat::Open, Some(Timestamp(700))).await.unwrap();
    let marks: Vec<_> = marks().await.iter().map(|mark| (mark.table, mark.not_before)).collect();
    assert_eq!(marks, [(table.id, Timestamp(700))]);
}

pub(super) async fn communities_are_kept(store: &dyn Store) {
    assert_eq!(store.community(PLATFORM, "g").await.unwrap(), None);
    let mut row = CommunityRow::new(PLATFORM, "g");
    store.save_community(&row).await.unwrap();
    assert_eq!(store.community(PLATFORM, "g").await.unwrap().as_ref(), Some(&row));
    row.chosen = night().into_iter().collect();
    row.present = false;
    store.save_community(&row).await.unwrap();
    assert_eq!(store.community(PLATFORM, "g").await.unwrap(), Some(row));
    assert_eq!(store.community(PLATFORM, "h").await.unwrap(), None);
}

fn shown(table: &Draft, place: Place) -> SurfaceRow {
    SurfaceRow {
        table: table.id,
        key: SurfaceKey::TablePage { match_no: 1, deal_no: 1 },
        place,
        message: Some(MessageRef("5".to_owned())),
        hash: Some([9; 32]),
        shown_at: Timestamp(3),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(0),
        replaced: Some(MessageRef("4".to_owned())),
        writes: PageWrites::default(),
    }
}

pub(super) async fn a_chat_moves_with_all_it_has(store: &dyn Store) {
    let row = CommunityRow { chosen: night().into_iter().collect(), ..CommunityRow::new(PLATFORM, "old") };
    store.save_community(&row).await.unwrap();
    let mut home = group("old");
    home.thread = Some("topic".to_owned());
    let mut moving = Draft::open(1, PersonId(1), home.clone(), Timestamp(1));
    let mut staying = Draft::open(2, PersonId(2), group("elsewhere"), Timestamp(1));
    for draft in [&mut moving, &mut staying] {
        store.commit(&draft.commit(None, Timestamp(1))).await.unwrap();
    }
    store.hold(PLATFORM, "old", Timestamp(88)).await.unwrap();
    store.save_surface(&shown(&moving, home.clone())).await.unwrap();
    store.save_surface(&shown(&staying, group("elsewhere"))).await.unwrap();
    for mark in behind(store, Timestamp(9), 9).await.unwrap() {
        store.settle(&mark, LOOKER, None).await.unwrap();
    }

    store.move_chat(PLATFORM, "old", "new", Timestamp(10)).await.unwrap();

    assert_eq!(store.community(PLATFORM, "old").await.unwrap(), None);
    let moved = store.community(PLATFORM, "new").await.unwrap().unwrap();
    assert_eq!(moved, CommunityRow { chat: "new".to_owned(), ..row });
    home.chat = "new".to_owned();
    assert_eq!(store.table(moving.id).await.unwrap().unwrap().home, home);
    assert_eq!(store.table(staying.id).await.unwrap().unwrap().home, group("elsewhere"));
    assert_eq!(store.open_tables_in(PLATFORM, "old").await.unwrap(), vec![]);
    assert_eq!(store.open_tables_in(PLATFORM, "new").await.unwrap().len(), 1);
    let surfaces = store.surfaces(moving.id).await.unwrap();
    let forgotten = SurfaceRow { message: None, hash: None, replaced: None, ..shown(&moving, home) };
    assert_eq!(surfaces, vec![forgotten], "numbers of messages mean others in the new chat");
    assert_eq!(store.surfaces(staying.id).await.unwrap(), vec![shown(&staying, group("elsewhere"))]);
    assert_eq!(store.paces(PLATFORM, "new").await.unwrap().0, Timestamp(88));
    let behind: Vec<_> = behind(store, Timestamp(10), 9).await.unwrap().iter().map(|mark| mark.table).collect();
    assert_eq!(behind, vec![moving.id]);
    store.move_chat(PLATFORM, "old", "new", Timestamp(11)).await.unwrap();
    assert_eq!(store.community(PLATFORM, "new").await.unwrap(), Some(moved), "moving twice changes nothing");
}

pub(super) async fn a_chat_moves_onto_a_known_one(store: &dyn Store) {
    let community = |chat: &str, chosen: &[Setting]| CommunityRow {
        chosen: chosen.iter().cloned().collect(),
        ..CommunityRow::new(PLATFORM, chat)
    };
    let (own, zone) = (Setting::Letters(Letters::Own), Setting::Zone("Europe/Sofia".into()));
    let common = Setting::Letters(Letters::Common);
    let cases = [
        ([own.clone(), zone.clone()].to_vec(), vec![], [own.clone(), zone.clone()].to_vec()),
        ([own, zone.clone()].to_vec(), vec![common.clone()], [common.clone(), zone].to_vec()),
        (vec![], vec![common.clone()], vec![common]),
    ];
    for (old, new, kept) in cases {
        store.save_community(&community("old", &old)).await.unwrap();
        store.save_community(&community("new", &new)).await.unwrap();
        store.move_chat(PLATFORM, "old", "new", Timestamp(2)).await.unwrap();
        assert_eq!(store.community(PLATFORM, "old").await.unwrap(), None);
        assert_eq!(store.community(PLATFORM, "new").await.unwrap(), Some(community("new", &kept)));
    }
}
