//! Presets: options that a community saves, uses and opens its tables with.

use std::collections::BTreeMap;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::{Answer, Intent, PresetName};
use talon_store::{InputKey, NewPreset, Place, PlatformKind, PresetRow, PresetSaved, Presets as _, Store};
use talon_table::{PhaseView, TableId, Timestamp, Viewer};
use talon_view::{HouseVerb, Locale, Msg, Name, PresetVerb, ShowVerb, TableVerb, Text, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens, words};

const PLATFORM: PlatformKind = PlatformKind::Telegram;

fn en(message: &Msg) -> Text {
    say(Locale::EN, message)
}

fn keep(name: &str) -> Intent {
    Intent::Preset { name: Some(name.to_owned()) }
}

async fn kept(world: &World, chat: &str) -> Vec<PresetRow> {
    world.store.presets(PLATFORM, chat).await.unwrap()
}

/// The options of a table that are not the usual ones.
async fn changed(world: &World, table: TableId) -> BTreeMap<&'static str, &'static str> {
    let view = world.replay(table).await.view(Viewer::Public);
    let options = view.terms().options(view.community);
    options.iter().filter(|option| option.value != option.default).map(|option| (option.key, option.value)).collect()
}

async fn set(world: &mut World, table: TableId, key: &str, value: u8) {
    let token = Token::new(Some(table), 1, Verb::House(HouseVerb::Option(key.parse().unwrap(), value)));
    assert!(matches!(world.press(ANA, World::group(), None, &token).await, Answer::Page { .. }), "{key}");
}

/// A lobby in the group with two options changed, saved as `Our Santase`, with its number.
async fn ours(world: &mut World) -> (TableId, u32) {
    let table = world.lobby(ANA).await;
    set(world, table, "target", 0).await;
    set(world, table, "hints", 1).await;
    let answer = world.say(ANA, World::group(), keep(" Our  Santase\u{202e} ")).await;
    let name = Name::new("Our Santase").unwrap();
    assert_eq!(answer, Answer::Toast(en(&Msg::PresetKept { name, game: GameKind::Santase })));
    let rows = kept(world, GROUP).await;
    assert_eq!((rows.len(), rows[0].name.as_str(), rows[0].game), (1, "Our Santase", GameKind::Santase));
    (table, rows[0].number)
}

/// One more table in the group: tables that are opened in the same moment have no order.
async fn another(world: &mut World) -> TableId {
    world.clock.advance(Duration::from_secs(1));
    world.lobby(ANA).await
}

async fn press(world: &mut World, human: Human, place: Place, table: Option<TableId>, verb: Verb) -> Answer {
    world.press(human, place, None, &Token::new(table, u32::from(table.is_some()), verb)).await
}

#[tokio::test]
async fn a_preset_is_used_at_another_table() {
    let mut world = World::new(1);
    let (table, number) = ours(&mut world).await;
    let expected = changed(&world, table).await;
    assert_eq!(expected.len(), 2);
    let other = another(&mut world).await;
    assert_eq!(changed(&world, other).await, BTreeMap::new());
    let Answer::Page { page, .. } =
        press(&mut world, ANA, World::private(ANA), Some(other), Verb::Show(ShowVerb::Options)).await
    else {
        panic!("the options");
    };
    let presets = tokens(&page)
        .into_iter()
        .find(|token| matches!(token.verb, Verb::Preset(PresetVerb::List(_))))
        .expect("a button");
    let Answer::Page { page, .. } = world.press(ANA, World::private(ANA), None, &presets).await else {
        panic!("the presets");
    };
    assert!(page.text().contains("Our Santase"), "{}", page.text());
    let used = tokens(&page)
        .into_iter()
        .find(|token| token.verb == Verb::House(HouseVerb::UsePreset(number)))
        .expect("a button");
    assert!(matches!(world.press(ANA, World::private(ANA), None, &used).await, Answer::Page { .. }), "the options");
    assert_eq!(changed(&world, other).await, expected);
    let again = world.press(ANA, World::private(ANA), None, &used).await;
    assert_eq!(again, Answer::Toast(en(&Msg::StaleDone)));
    press(&mut world, ANA, World::private(ANA), Some(other), Verb::House(HouseVerb::UsePreset(0))).await;
    assert_eq!(changed(&world, other).await, BTreeMap::new(), "back to the usual rules");
}

#[tokio::test]
async fn only_the_host_uses_a_preset_and_only_in_the_lobby() {
    let mut world = World::new(1);
    let (table, number) = ours(&mut world).await;
    world.press_shown(BOB, World::group(), |verb| *verb == Verb::House(HouseVerb::Join)).await;
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    let refused = press(&mut world, BOB, World::private(BOB), Some(table), Verb::House(HouseVerb::UsePreset(0))).await;
    assert_eq!(refused, Answer::Alert(say(Locale::BG, &Msg::NotHost)));
    press(&mut world, ANA, World::group(), Some(table), Verb::Table(TableVerb::Start)).await;
    let late = press(&mut world, ANA, World::group(), Some(table), Verb::House(HouseVerb::UsePreset(0))).await;
    assert_eq!(late, Answer::Alert(en(&Msg::NotInLobby)));
    let unknown =
        press(&mut world, ANA, World::group(), Some(table), Verb::House(HouseVerb::UsePreset(number + 1))).await;
    assert_eq!(unknown, Answer::Alert(en(&Msg::PresetGone)));
}

#[tokio::test]
async fn a_table_opens_with_the_preset_that_is_named() {
    let mut world = World::new(1);
    let (table, _) = ours(&mut world).await;
    let expected = changed(&world, table).await;
    for named in ["our santase", "SANTASE  Our  Santase"] {
        world.clock.advance(Duration::from_secs(1));
        let answer = world.say(BOB, World::group(), Intent::Play { game: Some(named.to_owned()) }).await;
        assert_eq!(answer, Answer::Silent, "{named}");
        let opened = world.store.open_tables_in(PLATFORM, GROUP).await.unwrap().pop().unwrap().table;
        assert_ne!(opened, table);
        assert_eq!(changed(&world, opened).await, expected, "{named}");
    }
    for (place, named) in
        [(World::group(), "belot our santase"), (World::group(), "our"), (World::private(BOB), "our santase")]
    {
        let answer = world.say(BOB, place, Intent::Play { game: Some(named.to_owned()) }).await;
        assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::UnknownGame)), "{named}");
    }
}

#[tokio::test]
async fn a_kept_name_shows_the_preset_where_no_lobby_waits() {
    let mut world = World::new(1);
    let (table, number) = ours(&mut world).await;
    assert_eq!(world.house.preset_names(&World::private(ANA)).await, vec![], "they are the group's");
    let here = world.house.preset_names(&World::group()).await;
    assert_eq!(here, [PresetName { game: GameKind::Santase, name: "Our Santase".to_owned() }]);
    press(&mut world, ANA, World::group(), Some(table), Verb::Table(TableVerb::Cancel)).await;
    let answer = world.say(ANA, World::group(), keep("our santase")).await;
    let Answer::Page { page, replace_pressed: false } = answer else { panic!("{answer:?}") };
    assert!(page.text().contains("Our Santase"), "{}", page.text());
    assert!(
        tokens(&page).iter().any(|token| token.verb == Verb::Preset(PresetVerb::Delete(number))),
        "{}",
        page.text()
    );
    assert_eq!(world.say(ANA, World::group(), keep("ours")).await, Answer::Alert(en(&Msg::PresetNoLobby)));
}

#[tokio::test]
async fn new_tables_open_with_the_default() {
    let mut world = World::new(1);
    let (table, number) = ours(&mut world).await;
    let expected = changed(&world, table).await;
    let refused = press(&mut world, ANA, World::group(), None, Verb::Preset(PresetVerb::Default(number))).await;
    assert_eq!(refused, Answer::Alert(en(&Msg::AdminsOnly)));
    world.platform.make_admin(BOB.0);
    let Answer::Page { page, .. } =
        press(&mut world, BOB, World::group(), None, Verb::Preset(PresetVerb::Default(number))).await
    else {
        panic!("the presets");
    };
    assert!(page.text().contains('★'), "{}", page.text());
    let other = another(&mut world).await;
    assert_eq!(changed(&world, other).await, expected);
    world.settle().await;
    world.open_at(ANA, World::private(ANA)).await;
    let private = world.store.open_tables_in(PLATFORM, ANA.0).await.unwrap()[0].table;
    assert_eq!(changed(&world, private).await, BTreeMap::new(), "another place has its own presets");

    press(&mut world, BOB, World::group(), None, Verb::Preset(PresetVerb::Usual(GameKind::Santase))).await;
    let third = another(&mut world).await;
    assert_eq!(changed(&world, third).await, BTreeMap::new());
}

#[tokio::test]
async fn a_table_with_default_options_is_opened_once_and_plays_by_them() {
    let mut world = World::new(1);
    let (_, number) = ours(&mut world).await;
    world.platform.make_admin(ANA.0);
    press(&mut world, ANA, World::group(), None, Verb::Preset(PresetVerb::Default(number))).await;
    let play = Intent::Play { game: Some("santase".to_owned()) };
    world.clock.advance(Duration::from_secs(1));
    let incoming = world.incoming(ANA, World::group(), None, play);
    world.house.handle(incoming.clone()).await;
    world.restart();
    assert_eq!(world.house.handle(incoming).await, Answer::Toast(en(&Msg::StaleDone)));
    let tables = world.store.open_tables_in(PLATFORM, GROUP).await.unwrap();
    assert_eq!(tables.len(), 2);
    let table = tables[1].table;
    press(&mut world, ANA, World::group(), Some(table), Verb::Table(TableVerb::AddAi)).await;
    press(&mut world, ANA, World::group(), Some(table), Verb::Table(TableVerb::Start)).await;
    world.settle().await;
    let view = world.replay(table).await.view(Viewer::Public);
    assert!(view.hints && matches!(view.phase, PhaseView::Playing { .. }));
    let table_page =
        world.platform.messages(GROUP).into_iter().find(|message| message.page.text().contains("Agreed here"));
    assert!(table_page.is_some(), "the running board says by which rules is played");
}

#[tokio::test]
async fn who_may_keep_and_delete() {
    let mut world = World::new(1);
    let (table, number) = ours(&mut world).await;
    let refused = world.say(EVE, World::group(), keep("mine")).await;
    assert_eq!(refused, Answer::Alert(en(&Msg::PresetHostOrAdmin)));
    let refused =
        press(&mut world, EVE, World::private(EVE), Some(table), Verb::Preset(PresetVerb::Delete(number))).await;
    assert_eq!(refused, Answer::Alert(en(&Msg::AdminsOnly)));
    world.platform.make_admin(EVE.0);
    assert!(matches!(world.say(EVE, World::group(), keep("mine")).await, Answer::Toast(_)));
    assert_eq!(kept(&world, GROUP).await.len(), 2);
    let deleted =
        press(&mut world, EVE, World::private(EVE), Some(table), Verb::Preset(PresetVerb::Delete(number))).await;
    assert!(matches!(deleted, Answer::Page { .. }));
    let left: Vec<u32> = kept(&world, GROUP).await.iter().map(|row| row.number).collect();
    assert_eq!(left, [number + 1]);
    let gone = press(&mut world, EVE, World::private(EVE), Some(table), Verb::Preset(PresetVerb::Delete(number))).await;
    assert_eq!(gone, Answer::Alert(en(&Msg::PresetGone)));
    let gone = press(&mut world, EVE, World::group(), None, Verb::Preset(PresetVerb::Show(number))).await;
    assert_eq!(gone, Answer::Alert(en(&Msg::PresetGone)));
}

#[tokio::test]
async fn names_are_clean_unique_and_short_and_there_are_not_too_many() {
    let mut world = World::new(1);
    assert_eq!(world.say(ANA, World::group(), keep("x")).await, Answer::Alert(en(&Msg::PresetNoLobby)));
    ours(&mut world).await;
    for (name, message) in [
        ("OUR santase", Msg::PresetNameTaken { name: Name::new("OUR santase").unwrap() }),
        ("\u{200b}\u{2060}", Msg::PresetNameBad),
        (&"m".repeat(25), Msg::PresetNameLong { limit: 24 }),
    ] {
        assert_eq!(world.say(ANA, World::group(), keep(name)).await, Answer::Alert(en(&message)), "{name}");
    }
    for number in 2..=8 {
        assert!(matches!(world.say(ANA, World::group(), keep(&number.to_string())).await, Answer::Toast(_)));
    }
    world.clock.advance_to(world.now().plus(Duration::from_secs(60)));
    assert_eq!(world.say(ANA, World::group(), keep("ninth")).await, Answer::Alert(en(&Msg::PresetsFull { limit: 8 })));
    assert_eq!(kept(&world, GROUP).await.len(), 8);
}

#[tokio::test]
async fn the_same_input_keeps_one_preset() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    let incoming = world.incoming(ANA, World::group(), None, keep("once"));
    assert!(matches!(world.house.handle(incoming.clone()).await, Answer::Toast(_)));
    world.restart();
    assert_eq!(world.house.handle(incoming).await, Answer::Toast(en(&Msg::StaleDone)));
    assert_eq!(kept(&world, GROUP).await.len(), 1);
    assert_eq!(world.replay(table).await.version(), 3, "the table does not change");
}

#[tokio::test]
async fn a_preset_of_older_options_loads_with_what_is_known() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    let options = [("target", "7"), ("claim-mode", "no such value"), ("gone", "on")];
    let preset = NewPreset {
        platform: PLATFORM,
        chat: GROUP.to_owned(),
        game: GameKind::Santase,
        name: "old".to_owned(),
        folded: "old".to_owned(),
        options: options.map(|(key, value)| (key.to_owned(), value.to_owned())).into(),
    };
    let key = InputKey { platform: PLATFORM, key: "old".to_owned() };
    let saved = world.store.save_preset(&preset, 8, &key, Timestamp(0)).await.unwrap();
    let PresetSaved::Saved(number) = saved else { panic!("{saved:?}") };
    let shown = press(&mut world, ANA, World::private(ANA), Some(table), Verb::Preset(PresetVerb::Show(number))).await;
    let shown = words(&shown).unwrap();
    assert!(shown.contains("2 of its options no longer exist"), "{shown}");
    press(&mut world, ANA, World::private(ANA), Some(table), Verb::House(HouseVerb::UsePreset(number))).await;
    let differing: Vec<&str> = changed(&world, table).await.into_keys().collect();
    assert!(differing.iter().all(|key| *key == "target"), "{differing:?}");
}

#[tokio::test]
async fn what_is_kept_in_private_is_nobody_elses_business() {
    let mut world = World::new(1);
    let table = world.open_at(ANA, World::private(ANA)).await;
    assert!(matches!(world.say(ANA, World::private(ANA), keep("secret")).await, Answer::Toast(_)));
    let number = kept(&world, ANA.0).await[0].number;
    for verb in [
        Verb::Preset(PresetVerb::List(GameKind::Santase)),
        Verb::Preset(PresetVerb::Show(number)),
        Verb::Preset(PresetVerb::Default(number)),
        Verb::Preset(PresetVerb::Delete(number)),
        Verb::Preset(PresetVerb::Usual(GameKind::Santase)),
    ] {
        let answer = press(&mut world, EVE, World::private(EVE), Some(table), verb.clone()).await;
        assert_eq!(answer, Answer::Alert(en(&Msg::TableNotFound)), "{verb:?}");
        let answer = press(&mut world, EVE, World::private(EVE), None, verb.clone()).await;
        assert!(!words(&answer).unwrap_or_default().contains("secret"), "{verb:?}");
    }
    assert_eq!(kept(&world, ANA.0).await.len(), 1);
    assert!(matches!(
        press(&mut world, ANA, World::private(ANA), Some(table), Verb::Preset(PresetVerb::Delete(number))).await,
        Answer::Page { .. }
    ));
    assert_eq!(kept(&world, ANA.0).await.len(), 0);
}

#[tokio::test]
async fn the_command_shows_what_is_kept() {
    let mut world = World::new(1);
    let none = world.say(ANA, World::group(), Intent::Preset { name: None }).await;
    assert!(words(&none).unwrap().contains("None yet"));
    let (table, number) = ours(&mut world).await;
    let of_the_table = world.say(ANA, World::group(), Intent::Preset { name: None }).await;
    let Answer::Page { page, .. } = &of_the_table else { panic!("a page") };
    assert!(tokens(page).iter().any(|token| token.verb == Verb::House(HouseVerb::UsePreset(number))));
    press(&mut world, ANA, World::group(), Some(table), Verb::Table(TableVerb::Cancel)).await;
    let games = world.say(ANA, World::group(), Intent::Preset { name: None }).await;
    let Answer::Page { page, .. } = &games else { panic!("a page") };
    let token = tokens(page).remove(0);
    assert_eq!(token.verb, Verb::Preset(PresetVerb::List(GameKind::Santase)));
    let list = world.press(ANA, World::group(), None, &token).await;
    let Answer::Page { page, .. } = &list else { panic!("a page") };
    assert!(
        tokens(page).iter().all(|token| !matches!(token.verb, Verb::House(HouseVerb::UsePreset(_)))),
        "there is no table to use it"
    );
    let show = tokens(page).into_iter().find(|token| token.verb == Verb::Preset(PresetVerb::Show(number))).unwrap();
    let shown = words(&world.press(ANA, World::group(), None, &show).await).unwrap();
    assert!(shown.contains("Our Santase"), "{shown}");
}
