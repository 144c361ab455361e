use std::time::Duration;

use talon_games::GameKind;
use talon_store::links::{LinkCodeEntered, LinkCodeMade, Linked, NewLinkCode, TryLimit};
use talon_store::person_settings::{Chooser, Chosen, PersonSettingsRow};
use talon_store::privacy::{FileAsked, FileKind, Forgotten};
use talon_store::{
    AccountRef, Committed, KeptOptions, MessageRef, NewPreset, PageWrites, Place, PlatformKind, PresetSaved, Sender,
    Store, SurfaceKey, SurfaceRow, SurfaceState,
};
use talon_table::{Command, PersonId, TableId, Timestamp};

use crate::draft::Draft;
use crate::looking::behind;
use crate::person_settings::{choose, night};
use crate::samples::{PLATFORM, account, group, key, sender};

const ANA: PersonId = PersonId(u64::MAX);
const BOB: PersonId = PersonId(2);
const OWN: PersonId = PersonId(3);
const LIMIT: TryLimit = TryLimit { most: 2, window: Duration::from_secs(60) };

fn discord() -> AccountRef {
    AccountRef { platform: PlatformKind::Discord, id: "900".to_owned() }
}

fn private(id: &str) -> Place {
    Place { private: true, ..group(id) }
}

fn surface(table: u64, key: SurfaceKey, place: Place) -> SurfaceRow {
    SurfaceRow {
        table: TableId(table),
        key,
        place,
        message: Some(MessageRef("1".to_owned())),
        hash: None,
        shown_at: Timestamp(1),
        state: SurfaceState::Live,
        failures: 0,
        not_before: Timestamp(1),
        replaced: None,
        writes: PageWrites::default(),
    }
}

/// A closed table of Ana's own in her private chat, and one in a group at which she sat with Bob.
async fn sat(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    store.meet(&sender("2", "Bob", None), BOB).await.unwrap();
    let mut alone = Draft::open(5, ANA, private("1"), Timestamp(1));
    alone.carry_out(&Command::Cancel { by: ANA }, Timestamp(2));
    let mut both = Draft::open(6, BOB, group("-1"), Timestamp(3));
    both.carry_out(&Command::Join { person: ANA }, Timestamp(4));
    both.carry_out(&Command::Leave { person: ANA }, Timestamp(5));
    let mut other = Draft::open(7, BOB, group("-1"), Timestamp(6));
    for draft in [&mut alone, &mut both, &mut other] {
        assert!(matches!(store.commit(&draft.commit(None, Timestamp(7))).await.unwrap(), Committed::Saved(_)));
    }
    let board = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    for row in [
        surface(5, board, private("1")),
        surface(6, board, group("-1")),
        surface(6, SurfaceKey::Hand { person: ANA }, private("1")),
        surface(6, SurfaceKey::Hand { person: BOB }, private("2")),
        surface(6, SurfaceKey::Panel { person: ANA }, group("-1")),
    ] {
        store.save_surface(&row).await.unwrap();
    }
}

async fn keys(store: &dyn Store, table: u64) -> Vec<SurfaceKey> {
    let mut keys: Vec<_> = store.surfaces(TableId(table)).await.unwrap().into_iter().map(|row| row.key).collect();
    keys.sort_unstable();
    keys
}

pub(super) async fn what_belongs_to_a_person_is_found(store: &dyn Store) {
    sat(store).await;
    let tables = |rows: Vec<talon_store::TableRow>| rows.iter().map(|row| row.table.0).collect::<Vec<_>>();
    assert_eq!(tables(store.tables_of(&[ANA]).await.unwrap()), [5, 6], "also those that were left");
    assert_eq!(tables(store.tables_of(&[BOB, ANA]).await.unwrap()), [5, 6, 7]);
    assert_eq!(tables(store.tables_of(&[]).await.unwrap()), Vec::<u64>::new());
    assert_eq!(tables(store.tables_of(&[OWN]).await.unwrap()), Vec::<u64>::new());
    let own = store.surfaces_of(&[ANA], &[account("1")]).await.unwrap();
    let own: Vec<_> = own.into_iter().map(|row| (row.table.0, row.key)).collect();
    let board = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    let (hand, panel) = (SurfaceKey::Hand { person: ANA }, SurfaceKey::Panel { person: ANA });
    assert_eq!(own, [(5, board), (6, hand), (6, panel)]);
    let pages = store.surfaces_of(&[ANA], &[]).await.unwrap();
    assert_eq!(pages.len(), 2, "without the chat's");
}

pub(super) async fn a_copy_is_asked_for_only_so_often(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    let ask = async |name: &str, at: i64| {
        store.ask_file(&account("1"), FileKind::Copy, LIMIT, &key(name), Timestamp(at)).await.unwrap()
    };
    assert_eq!(ask("a", 1_000).await, FileAsked::Granted);
    assert_eq!(ask("a", 1_000).await, FileAsked::Duplicate);
    assert_eq!(ask("b", 2_000).await, FileAsked::Granted);
    assert_eq!(ask("c", 3_000).await, FileAsked::TooMany { until: Timestamp(61_000) });
    assert!(!store.is_taken(&key("c")).await.unwrap(), "nothing was changed");
    assert_eq!(ask("c", 61_000).await, FileAsked::Granted);
    let other = store.ask_file(&account("2"), FileKind::Copy, LIMIT, &key("d"), Timestamp(61_000)).await.unwrap();
    assert_eq!(other, FileAsked::Granted, "each account for itself");
    let file = store.ask_file(&account("1"), FileKind::Other, LIMIT, &key("e"), Timestamp(61_000)).await.unwrap();
    assert_eq!(file, FileAsked::Granted, "each kind for itself");
}

/// Ana has two accounts, and data of every kind.
async fn settle_in(store: &dyn Store) {
    sat(store).await;
    let known = Sender { account: discord(), name: "ana".to_owned(), language: None };
    store.meet(&known, OWN).await.unwrap();
    let code = NewLinkCode { maker: account("1"), hash: [1; 32], expires: Timestamp(9) };
    assert_eq!(store.make_link_code(&code, LIMIT, &key("code"), Timestamp(1)).await.unwrap(), LinkCodeMade::Made);
    let entered = store.enter_link_code(&discord(), &[1; 32], LIMIT, &key("enter"), Timestamp(2)).await.unwrap();
    let LinkCodeEntered::Found { number, .. } = entered else { panic!("{entered:?}") };
    assert_eq!(store.link(&discord(), number, &key("link"), Timestamp(3)).await.unwrap(), Linked::Done(ANA));
    choose(store, &Chooser::Person(ANA), night()).await;
    for chat in ["1", "2"] {
        let preset = NewPreset {
            platform: PLATFORM,
            chat: chat.to_owned(),
            game: GameKind::Santase,
            name: "Mine".to_owned(),
            folded: "mine".to_owned(),
            options: KeptOptions::new(),
        };
        let saved = store.save_preset(&preset, 9, &key(format!("preset {chat}")), Timestamp(5)).await.unwrap();
        assert!(matches!(saved, PresetSaved::Saved(_)));
        store.hold(PLATFORM, chat, Timestamp(50)).await.unwrap();
    }
}

pub(super) async fn a_person_is_forgotten_and_nobody_else(store: &dyn Store) {
    settle_in(store).await;
    assert_eq!(store.forget(ANA, &key("forget"), Timestamp(10)).await.unwrap(), Forgotten::Done);
    assert_eq!(store.forget(ANA, &key("forget"), Timestamp(10)).await.unwrap(), Forgotten::Duplicate);
    assert_eq!(store.forget(ANA, &key("again"), Timestamp(10)).await.unwrap(), Forgotten::Unknown);
    for gone in [account("1"), discord()] {
        assert_eq!(store.account(&gone).await.unwrap(), None);
    }
    assert_eq!(store.accounts_of(&[ANA, OWN]).await.unwrap(), vec![]);
    assert_eq!(store.person_settings(ANA).await.unwrap(), PersonSettingsRow::default());
    assert_eq!(store.presets(PLATFORM, "1").await.unwrap(), vec![]);
    assert_eq!(store.paces(PLATFORM, "1").await.unwrap().0, Timestamp(i64::MIN));
    assert_eq!(keys(store, 5).await, vec![]);
    let board = SurfaceKey::TablePage { match_no: 1, deal_no: 1 };
    assert_eq!(keys(store, 6).await, [board, SurfaceKey::Hand { person: BOB }]);

    let home = store.table(TableId(5)).await.unwrap().unwrap().home;
    assert_eq!((home.chat.as_str(), home.private), ("", true), "the chat is not told");
    let behind = behind(store, Timestamp(i64::MAX), 9).await.unwrap();
    assert!(behind.iter().all(|mark| mark.table != TableId(5)), "there is nobody to show it to");
    assert_eq!(store.table(TableId(6)).await.unwrap().unwrap().home, group("-1"));
    assert!(!store.events(TableId(6), 0).await.unwrap().is_empty(), "the logs stay");
    assert_eq!(store.tables_of(&[ANA]).await.unwrap().len(), 2, "under the number");

    assert_eq!(store.account(&account("2")).await.unwrap().unwrap().name, "Bob");
    assert_eq!(store.presets(PLATFORM, "2").await.unwrap().len(), 1);
    assert_eq!(store.paces(PLATFORM, "2").await.unwrap().0, Timestamp(50));
}

pub(super) async fn a_forgotten_person_is_a_new_person(store: &dyn Store) {
    settle_in(store).await;
    store.forget(ANA, &key("forget"), Timestamp(10)).await.unwrap();
    let again = store.meet(&sender("1", "Ana", None), PersonId(77)).await.unwrap();
    assert_eq!((again.person, again.own_person, again.chosen), (PersonId(77), PersonId(77), Chosen::default()));
    assert_eq!(store.accounts_of(&[PersonId(77)]).await.unwrap().len(), 1);
}

/// Forgetting a person does not reset their tries at guessing codes, and does not reveal who they were.
pub(super) async fn a_forgotten_person_gets_no_more_tries(store: &dyn Store) {
    settle_in(store).await;
    let once = TryLimit { most: 1, ..LIMIT };
    let guess = async |by: AccountRef, input: &str, at: i64| {
        store.enter_link_code(&by, &[9; 32], LIMIT, &key(input), Timestamp(at)).await.unwrap()
    };
    assert_eq!(guess(account("1"), "g1", 1_000).await, LinkCodeEntered::Unknown);
    assert_eq!(guess(discord(), "g2", 2_000).await, LinkCodeEntered::Unknown);
    store.ask_file(&account("1"), FileKind::Copy, once, &key("copy"), Timestamp(3_000)).await.unwrap();
    store.forget(ANA, &key("forget"), Timestamp(4_000)).await.unwrap();

    store.meet(&sender("1", "Ana", None), PersonId(77)).await.unwrap();
    assert_eq!(guess(account("1"), "g3", 5_000).await, LinkCodeEntered::Unknown, "one was left");
    store.forget(PersonId(77), &key("forget again"), Timestamp(6_000)).await.unwrap();
    store.meet(&sender("1", "Ana", None), PersonId(78)).await.unwrap();
    let until = Timestamp(61_000);
    assert_eq!(guess(account("1"), "g4", 7_000).await, LinkCodeEntered::TooMany { until });
    let copy = store.ask_file(&account("1"), FileKind::Copy, once, &key("again"), Timestamp(7_000)).await.unwrap();
    assert_eq!(copy, FileAsked::TooMany { until: Timestamp(63_000) });
    let same_number = AccountRef { platform: PlatformKind::Discord, ..account("1") };
    assert_eq!(guess(same_number, "g5", 7_000).await, LinkCodeEntered::Unknown, "somebody of another platform");
    assert_eq!(guess(discord(), "g6", 7_000).await, LinkCodeEntered::Unknown, "each account for itself");
    assert_eq!(guess(account("1"), "g7", 61_000).await, LinkCodeEntered::Unknown, "it counts as long as it would have");
}
