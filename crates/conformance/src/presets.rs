use talon_games::GameKind;
use talon_store::{KeptOptions, NewPreset, PlatformKind, PresetChanged, PresetRow, PresetSaved, Store};
use talon_table::Timestamp;

use crate::samples::{PLATFORM, key};

const MOST: usize = 3;

fn new(chat: &str, game: GameKind, name: &str) -> NewPreset {
    let options = [("target", "11"), ("odd „key“", "\"'; --")].map(|(key, value)| (key.to_owned(), value.to_owned()));
    NewPreset {
        platform: PLATFORM,
        chat: chat.to_owned(),
        game,
        name: name.to_owned(),
        folded: name.to_lowercase(),
        options: KeptOptions::from(options),
    }
}

/// Saves a preset and returns its number.
async fn keep(store: &dyn Store, preset: &NewPreset) -> u32 {
    let input = key(format!("keep {} {} {}", preset.chat, preset.game, preset.name));
    match store.save_preset(preset, MOST, &input, Timestamp(1)).await.unwrap() {
        PresetSaved::Saved(number) => number,
        other => panic!("{}: {other:?}", preset.name),
    }
}

async fn names(store: &dyn Store, chat: &str) -> Vec<(GameKind, String, bool)> {
    let rows = store.presets(PLATFORM, chat).await.unwrap();
    rows.into_iter().map(|row| (row.game, row.name, row.is_default)).collect()
}

pub(super) async fn presets_are_kept_and_deleted(store: &dyn Store) {
    assert_eq!(store.presets(PLATFORM, "g").await.unwrap(), vec![]);
    let first = new("g", GameKind::Belot, "Нашият Белот");
    let one = keep(store, &first).await;
    let row = PresetRow {
        number: one,
        platform: PLATFORM,
        chat: "g".to_owned(),
        game: GameKind::Belot,
        name: first.name.clone(),
        options: first.options.clone(),
        is_default: false,
    };
    assert_eq!(store.presets(PLATFORM, "g").await.unwrap(), vec![row.clone()]);
    let empty = NewPreset { options: KeptOptions::new(), ..new("g", GameKind::Santase, "plain") };
    let two = keep(store, &empty).await;
    let rows = store.presets(PLATFORM, "g").await.unwrap();
    assert_eq!((&rows[0], &rows[1].options), (&row, &KeptOptions::new()), "in the order in which they were made");
    assert_eq!(store.presets(PLATFORM, "h").await.unwrap(), vec![]);
    assert_eq!(store.presets(PlatformKind::Terminal, "g").await.unwrap(), vec![]);

    let delete = async |chat, number, input| {
        store.delete_preset(PLATFORM, chat, number, &key(input), Timestamp(2)).await.unwrap()
    };
    assert_eq!(delete("h", two, "elsewhere").await, PresetChanged::Unknown, "it belongs to another chat");
    assert_eq!(delete("g", two, "d").await, PresetChanged::Done);
    assert!(store.is_taken(&key("d")).await.unwrap());
    assert_eq!(delete("g", two, "again").await, PresetChanged::Unknown);
    assert!(!store.is_taken(&key("again")).await.unwrap(), "what came to nothing may be tried again");
    let three = keep(store, &new("g", GameKind::Santase, "PLAIN")).await;
    assert!(three > two, "a number is never given twice: {two}, {three}");
}

pub(super) async fn names_and_numbers_are_bounded(store: &dyn Store) {
    keep(store, &new("g", GameKind::Belot, "Our Belot")).await;
    let refused = async |preset: NewPreset| {
        let saved = store.save_preset(&preset, MOST, &key("refused"), Timestamp(2)).await.unwrap();
        assert!(!store.is_taken(&key("refused")).await.unwrap());
        saved
    };
    assert_eq!(refused(new("g", GameKind::Belot, "OUR belot")).await, PresetSaved::NameTaken);
    keep(store, &new("g", GameKind::Belot, "two")).await;
    keep(store, &new("g", GameKind::Belot, "three")).await;
    assert_eq!(refused(new("g", GameKind::Belot, "four")).await, PresetSaved::Full);
    assert_eq!(refused(new("g", GameKind::Belot, "Three")).await, PresetSaved::NameTaken, "that refusal comes first");
    keep(store, &new("g", GameKind::Santase, "our belot")).await;
    keep(store, &new("h", GameKind::Belot, "our belot")).await;
    assert_eq!(store.presets(PLATFORM, "g").await.unwrap().len(), 4);
}

pub(super) async fn one_preset_of_a_game_is_the_default(store: &dyn Store) {
    let one = keep(store, &new("g", GameKind::Belot, "one")).await;
    let two = keep(store, &new("g", GameKind::Belot, "two")).await;
    let other = keep(store, &new("g", GameKind::Santase, "other")).await;
    let choose = async |game, number, input| {
        let input = key(input);
        store.choose_default_preset(PLATFORM, "g", game, number, &input, Timestamp(2)).await.unwrap()
    };
    let defaults = async || -> Vec<u32> {
        let rows = store.presets(PLATFORM, "g").await.unwrap();
        rows.into_iter().filter(|row| row.is_default).map(|row| row.number).collect()
    };
    assert_eq!(choose(GameKind::Belot, Some(one), "1").await, PresetChanged::Done);
    assert_eq!(choose(GameKind::Santase, Some(other), "2").await, PresetChanged::Done);
    assert_eq!(defaults().await, [one, other]);
    assert_eq!(choose(GameKind::Belot, Some(two), "3").await, PresetChanged::Done);
    assert_eq!(defaults().await, [two, other]);
    assert_eq!(choose(GameKind::Belot, Some(other), "4").await, PresetChanged::Unknown, "it is of another game");
    assert_eq!(defaults().await, [two, other], "the one before stays");
    assert_eq!(choose(GameKind::Belot, None, "5").await, PresetChanged::Done);
    assert_eq!(defaults().await, [other]);
    store.delete_preset(PLATFORM, "g", other, &key("6"), Timestamp(3)).await.unwrap();
    assert_eq!(defaults().await, [0; 0], "a default that is deleted is none");
}

pub(super) async fn an_input_changes_presets_once(store: &dyn Store) {
    let number = keep(store, &new("g", GameKind::Belot, "one")).await;
    let input = key("once");
    let choose = || store.choose_default_preset(PLATFORM, "g", GameKind::Belot, Some(number), &input, Timestamp(2));
    assert_eq!(choose().await.unwrap(), PresetChanged::Done);
    assert_eq!(choose().await.unwrap(), PresetChanged::Duplicate);
    let deleted = store.delete_preset(PLATFORM, "g", number, &input, Timestamp(3)).await.unwrap();
    assert_eq!(deleted, PresetChanged::Duplicate);
    let two = new("g", GameKind::Belot, "two");
    assert_eq!(store.save_preset(&two, MOST, &input, Timestamp(4)).await.unwrap(), PresetSaved::Duplicate);
    assert_eq!(names(store, "g").await, [(GameKind::Belot, "one".to_owned(), true)]);
}

pub(super) async fn presets_move_with_their_chat(store: &dyn Store) {
    let clash = keep(store, &new("old", GameKind::Belot, "Same")).await;
    let belot = keep(store, &new("old", GameKind::Belot, "belot")).await;
    let santase = keep(store, &new("old", GameKind::Santase, "santase")).await;
    let there = keep(store, &new("new", GameKind::Belot, "same")).await;
    for (chat, game, number) in
        [("old", GameKind::Belot, belot), ("old", GameKind::Santase, santase), ("new", GameKind::Belot, there)]
    {
        let input = key(format!("default {number}"));
        store.choose_default_preset(PLATFORM, chat, game, Some(number), &input, Timestamp(2)).await.unwrap();
    }
    store.move_chat(PLATFORM, "old", "new", Timestamp(3)).await.unwrap();
    assert_eq!(names(store, "old").await, []);
    let expected = [
        (GameKind::Belot, "belot".to_owned(), false),
        (GameKind::Santase, "santase".to_owned(), true),
        (GameKind::Belot, "same".to_owned(), true),
    ];
    assert_eq!(names(store, "new").await, expected);
    let numbers: Vec<u32> = store.presets(PLATFORM, "new").await.unwrap().iter().map(|row| row.number).collect();
    assert_eq!(numbers, [belot, santase, there], "numbers stay; {clash} is gone, for its name was taken");
}
