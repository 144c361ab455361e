use talon_store::person_settings::{
    Dress, Letters, PersonSettings, PersonSettingsRow, Pictured, Pictures, QuietHours, Reminders, Theme,
};
use talon_store::{CommunityRow, Store};
use talon_table::{PersonId, Timestamp};

use crate::draft::Draft;
use crate::looking::{LOOKER, behind};
use crate::samples::{PLATFORM, group, key, sender};

const ANA: PersonId = PersonId(u64::MAX);

fn night() -> PersonSettings {
    PersonSettings {
        reminders: Reminders::Never,
        quiet: QuietHours::new(22, 7),
        zone: Some("Europe/Sofia".to_owned()),
        everywhere: true,
        pictures: Pictures { pages: Pictured::All, theme: Theme::Light },
        letters: Letters::Own,
        dress: Dress::Rich,
        second_press: false,
    }
}

pub(super) async fn what_persons_chose_is_kept(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap(), PersonSettingsRow::default(), "the usual");
    store.save_person_settings(ANA, &night(), &key("a"), Timestamp(5)).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap(), PersonSettingsRow { chosen: night(), reminded_at: None });
    assert!(store.is_taken(&key("a")).await.unwrap());
    let midnight = PersonSettings { quiet: QuietHours::new(0, 9), zone: None, ..night() };
    store.save_person_settings(ANA, &midnight, &key("b"), Timestamp(6)).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap().chosen, midnight);
    store.save_person_settings(ANA, &PersonSettings::default(), &key("c"), Timestamp(7)).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap(), PersonSettingsRow::default());
}

pub(super) async fn a_choice_is_seen_on_open_tables(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    let mut own = Draft::open(1, ANA, group("g"), Timestamp(1));
    let mut other = Draft::open(2, PersonId(2), group("h"), Timestamp(1));
    for draft in [&mut own, &mut other] {
        store.commit(&draft.commit(None, Timestamp(1))).await.unwrap();
    }
    let marked = || async {
        let marks = behind(store, Timestamp(999), 9).await.unwrap();
        for mark in &marks {
            store.settle(mark, LOOKER, None).await.unwrap();
        }
        marks.iter().map(|mark| (mark.table, mark.not_before)).collect::<Vec<_>>()
    };
    marked().await;
    store.save_person_settings(ANA, &night(), &key("a"), Timestamp(5)).await.unwrap();
    assert_eq!(marked().await, [(own.id, Timestamp(5))]);
    let community = CommunityRow { pictures: Some(Pictured::Off), ..CommunityRow::new(PLATFORM, "h") };
    store.save_community(&community, None, Timestamp(6)).await.unwrap();
    assert_eq!(marked().await, [], "nobody chose");
    store.save_community(&community, Some(&key("b")), Timestamp(7)).await.unwrap();
    assert_eq!(marked().await, [(other.id, Timestamp(7))]);
}

pub(super) async fn accounts_know_what_their_person_wants(store: &dyn Store) {
    let account = store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    assert!(account.second_press && account.dress == Dress::Classic && account.letters == Letters::Common, "the usual");
    store.save_person_settings(ANA, &night(), &key("a"), Timestamp(5)).await.unwrap();
    let known = store.account(&account.account).await.unwrap().unwrap();
    assert!(!known.second_press && known.dress == Dress::Rich && known.letters == Letters::Own);
    assert_eq!(store.accounts_of(&[ANA]).await.unwrap(), std::slice::from_ref(&known));
    assert_eq!(store.meet(&sender("1", "Ana", None), ANA).await.unwrap(), known);
}

pub(super) async fn strangers_choose_nothing(store: &dyn Store) {
    store.save_person_settings(ANA, &night(), &key("a"), Timestamp(5)).await.unwrap();
    store.note_reminded(ANA, Timestamp(5)).await.unwrap();
    assert!(store.is_taken(&key("a")).await.unwrap());
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    assert_eq!(
        store.person_settings(ANA).await.unwrap(),
        PersonSettingsRow::default(),
        "an unknown person was left alone"
    );
}

pub(super) async fn the_last_reminder_outlives_a_choice(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    store.note_reminded(ANA, Timestamp(1)).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap().reminded_at, None, "nothing was chosen, so nothing is kept");
    store.save_person_settings(ANA, &night(), &key("a"), Timestamp(2)).await.unwrap();
    store.note_reminded(ANA, Timestamp(3)).await.unwrap();
    store.save_person_settings(ANA, &PersonSettings::default(), &key("b"), Timestamp(4)).await.unwrap();
    let expected = PersonSettingsRow { chosen: PersonSettings::default(), reminded_at: Some(Timestamp(3)) };
    assert_eq!(store.person_settings(ANA).await.unwrap(), expected);
}
