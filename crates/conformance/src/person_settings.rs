use talon_store::Store;
use talon_store::person_settings::{
    Chooser, Chosen, Dress, Language, Letters, PersonSettingsRow, Pictured, QuietHours, Reminders, Setting, Theme,
};
use talon_table::{PersonId, Timestamp};

use crate::draft::Draft;
use crate::looking::{LOOKER, behind};
use crate::samples::{PLATFORM, group, key, sender};

const ANA: PersonId = PersonId(u64::MAX);
const BY_ANA: Chooser = Chooser::Person(ANA);

/// A value that is not the default, for every setting.
pub(super) fn night() -> Vec<Setting> {
    vec![
        Setting::Language(Language::Bg),
        Setting::Reminders(Reminders::Never),
        Setting::Quiet(QuietHours::new(22, 7)),
        Setting::Zone("Europe/Sofia".into()),
        Setting::Everywhere(true),
        Setting::Pictures(Pictured::Ends),
        Setting::Theme(Theme::Light),
        Setting::Letters(Letters::Own),
        Setting::Dress(Dress::Rich),
        Setting::SecondPress(false),
    ]
}

/// Chooses settings one after the other.
pub(super) async fn choose(store: &dyn Store, by: &Chooser, settings: Vec<Setting>) -> Chosen {
    let mut chosen = Chosen::default();
    for setting in settings {
        chosen = store.choose(by, &setting, &key("choice"), Timestamp(5)).await.unwrap();
    }
    chosen
}

pub(super) async fn what_is_chosen_is_kept(store: &dyn Store) {
    store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    assert_eq!(store.person_settings(ANA).await.unwrap(), PersonSettingsRow::default(), "the usual");
    let chosen: Chosen = night().into_iter().collect();
    assert_eq!(choose(store, &BY_ANA, night()).await, chosen);
    assert_eq!(
        store.person_settings(ANA).await.unwrap(),
        PersonSettingsRow { chosen: chosen.clone(), reminded_at: None }
    );
    assert!(store.is_taken(&key("choice")).await.unwrap());
    let chat = Chooser::Chat(PLATFORM, "g".to_owned());
    assert_eq!(choose(store, &chat, night()).await, chosen);
    let community = store.community(PLATFORM, "g").await.unwrap().unwrap();
    assert_eq!((community.chosen, community.present), (chosen.clone(), true));
    for by in [BY_ANA, chat] {
        let loud = choose(store, &by, vec![Setting::Quiet(None), Setting::Reminders(Reminders::Usual)]).await;
        assert_eq!(loud, Chosen { quiet: None, reminders: Some(Reminders::Usual), ..chosen.clone() });
    }
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
    let light = Setting::Theme(Theme::Light);
    store.choose(&BY_ANA, &light, &key("a"), Timestamp(5)).await.unwrap();
    assert_eq!(marked().await, [(own.id, Timestamp(5))]);
    store.choose(&Chooser::Chat(PLATFORM, "h".to_owned()), &light, &key("b"), Timestamp(7)).await.unwrap();
    assert_eq!(marked().await, [(other.id, Timestamp(7))]);
}

pub(super) async fn accounts_know_what_their_person_wants(store: &dyn Store) {
    let account = store.meet(&sender("1", "Ana", None), ANA).await.unwrap();
    assert_eq!(account.chosen, Chosen::default(), "the usual");
    choose(store, &BY_ANA, night()).await;
    let known = store.account(&account.account).await.unwrap().unwrap();
    assert_eq!(known.chosen, night().into_iter().collect());
    assert_eq!(store.accounts_of(&[ANA]).await.unwrap(), std::slice::from_ref(&known));
    assert_eq!(store.meet(&sender("1", "Ana", None), ANA).await.unwrap(), known);
}

pub(super) async fn strangers_choose_nothing(store: &dyn Store) {
    choose(store, &BY_ANA, night()).await;
    store.note_reminded(ANA, Timestamp(5)).await.unwrap();
    assert!(store.is_taken(&key("choice")).await.unwrap());
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
    choose(store, &BY_ANA, vec![Setting::Reminders(Reminders::Never)]).await;
    store.note_reminded(ANA, Timestamp(3)).await.unwrap();
    let chosen = choose(store, &BY_ANA, vec![Setting::Reminders(Reminders::Daily)]).await;
    assert_eq!(
        store.person_settings(ANA).await.unwrap(),
        PersonSettingsRow { chosen, reminded_at: Some(Timestamp(3)) }
    );
}
