//! Opening tables, sitting down, languages, and the ways out.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::Call;
use talon_house::{Answer, Intent, Onto, Platform as _, Settings};
use talon_store::{MessageRef, Place, Store};
use talon_table::{Event, TableId};
use talon_view::{
    HouseVerb, Language, Locale, MenuVerb, Msg, Page, Scope, Setting, ShowVerb, TableVerb, Target, Text, Token, Verb,
    say,
};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, words};
use crate::invariants::everything_is_current;

fn en(message: &Msg) -> Text {
    say(Locale::EN, message)
}

#[tokio::test]
async fn a_menu_opens_a_table_and_an_unknown_game_none() {
    let mut world = World::new(1);
    let Answer::Page { page, .. } = world.say(ANA, World::group(), Intent::Play { game: None }).await else {
        panic!("a menu");
    };
    let new_game = crate::common::tokens(&page).remove(0);
    assert_eq!(world.press(ANA, World::group(), Some(1), &new_game).await, Answer::Silent);
    world.settle().await;
    assert_eq!(world.platform.messages(GROUP).len(), 1);
    let answer = world.say(ANA, World::group(), Intent::Play { game: Some("chess".to_owned()) }).await;
    assert_eq!(answer, Answer::Alert(en(&Msg::UnknownGame)));
}

#[tokio::test]
async fn a_game_is_known_by_every_name_that_a_page_gives_it() {
    let mut world = World::new(1);
    for (typed, kind) in [("66", GameKind::Sznap), (" SANTASE", GameKind::Santase), ("Шнапс", GameKind::Snaps)] {
        let answer = world.say(ANA, World::group(), Intent::Play { game: Some(typed.to_owned()) }).await;
        assert_eq!(answer, Answer::Silent, "{typed}");
        world.clock.advance(Duration::from_secs(60));
        let opened =
            world.store.open_tables_in(talon_store::PlatformKind::Telegram, GROUP).await.unwrap().pop().unwrap();
        assert_eq!(world.replay(opened.table).await.view(talon_table::Viewer::Public).kind, kind, "{typed}");
        let rules = world.say(ANA, World::private(ANA), Intent::Rules { game: Some(typed.to_owned()) }).await;
        let expected = talon_view::rules(kind, 0, Locale::EN);
        assert!(matches!(&rules, Answer::Page { page, .. } if *page == expected), "{typed}: {rules:?}");
    }
}

/// The message with the games, as an adapter shows the answer to `/play`, and its button for a game.
async fn menu(world: &mut World, human: Human, place: &Place) -> (Option<i64>, Token) {
    let Answer::Page { page, .. } = world.say(human, place.clone(), Intent::Play { game: None }).await else {
        panic!("a menu");
    };
    let shown = world.platform.show(place, &page, Onto::first(false)).await.unwrap();
    world.platform.forget_requests();
    (shown.number(), crate::common::tokens(&page).remove(0))
}

fn is_lobby(page: &Page) -> bool {
    crate::common::tokens(page).iter().any(|token| token.verb == Verb::Table(TableVerb::AddAi))
}

#[tokio::test]
async fn the_menu_becomes_the_table_at_once() {
    let is_dealt = |page: &Page| crate::common::tokens(page).iter().any(|token| matches!(token.verb, Verb::Act(_)));
    for place in [World::group(), World::private(ANA)] {
        let is_table = |page: &Page| if place.private { is_dealt(page) } else { is_lobby(page) };
        let mut world = World::new(1);
        // In a private chat the menu has used up the pace of one message a second.
        let (message, game) = menu(&mut world, ANA, &place).await;
        world.clock.advance(Duration::from_secs(1));
        let pressed = world.now();
        assert_eq!(world.press(ANA, place.clone(), message, &game).await, Answer::Silent);
        world.house.run_due().await;
        let shown = world.platform.messages(&place.chat);
        assert!(shown.len() == 1 && is_table(&shown[0].page), "one message for both");
        assert_eq!((Some(shown[0].number), world.now()), (message, pressed), "no time has passed");
        let requests = world.platform.requests();
        assert!(requests.iter().all(|request| request.at == pressed && !matches!(request.call, Call::Send { .. })));
        world.settle().await;
        // Written once more when no answer to an earlier press on the menu can arrive any more.
        assert_eq!(world.platform.requests().len(), requests.len() + 1);
        assert_eq!(world.platform.messages(&place.chat).len(), 1);
        everything_is_current(&world, open_tables(&world, &place).await[0]).await;
    }
}

#[tokio::test]
async fn a_lobby_outlives_the_process_that_opened_it() {
    let mut world = World::new(1);
    let (message, game) = menu(&mut world, ANA, &World::group()).await;
    assert_eq!(world.press(ANA, World::group(), message, &game).await, Answer::Silent);
    world.restart();
    world.settle().await;
    let shown = world.platform.messages(GROUP);
    assert!(shown.len() == 1 && is_lobby(&shown[0].page) && Some(shown[0].number) == message);
}

#[tokio::test]
async fn a_menu_that_is_gone_becomes_no_lobby_but_there_is_one() {
    let mut world = World::new(1);
    let (message, game) = menu(&mut world, ANA, &World::group()).await;
    world.platform.delete(&World::group(), &MessageRef(message.unwrap().to_string())).await.unwrap();
    assert_eq!(world.press(ANA, World::group(), message, &game).await, Answer::Silent);
    world.settle().await;
    let shown = world.platform.messages(GROUP);
    assert!(shown.len() == 1 && is_lobby(&shown[0].page) && Some(shown[0].number) != message);
}

#[tokio::test]
async fn a_menu_becomes_one_lobby_however_many_press_it() {
    for games in [[0, 0], [0, 1]] {
        let mut world = World::new(1);
        let (message, game) = menu(&mut world, ANA, &World::group()).await;
        let nobody = |_: talon_table::PersonId| String::new();
        let other = talon_view::home(&talon_view::Home::default(), &nobody, Locale::EN);
        let presses = crate::common::tokens(&other);
        assert_eq!(presses[0], game);
        let [one, two] = [(ANA, games[0]), (BOB, games[1])].map(|(human, game)| {
            world.incoming(human, World::group(), message, Intent::Press(presses[game].to_string()))
        });
        let another = world.another_house();
        let answers = tokio::join!(world.house.handle(one), another.handle(two));
        assert_eq!(answers, (Answer::Silent, Answer::Silent));
        world.settle().await;
        let tables = open_tables(&world, &World::group()).await;
        assert_eq!(tables.len(), 2);
        assert_eq!(world.platform.messages(GROUP).iter().filter(|message| is_lobby(&message.page)).count(), 2);
        for table in tables {
            everything_is_current(&world, table).await;
        }
    }
}

#[tokio::test]
async fn a_page_of_a_table_never_becomes_another_s_lobby() {
    let mut world = World::new(1);
    world.lobby(ANA).await;
    world.settle().await;
    let lobby = world.newest(GROUP);
    let forged = Token::new(None, 0, Verb::Menu(MenuVerb::NewGame(GameKind::Santase)));
    assert_eq!(world.press(BOB, World::group(), Some(lobby.number), &forged).await, Answer::Silent);
    world.settle().await;
    assert_eq!(world.platform.messages(GROUP).len(), 2);
    for table in open_tables(&world, &World::group()).await {
        everything_is_current(&world, table).await;
    }
}

async fn open_tables(world: &World, place: &Place) -> Vec<TableId> {
    let rows = world.store.open_tables_in(place.platform, &place.chat).await.unwrap();
    rows.into_iter().map(|row| row.table).collect()
}

#[tokio::test]
async fn the_same_input_opens_one_table() {
    let mut world = World::new(1);
    let incoming = world.incoming(ANA, World::group(), None, Intent::Play { game: Some("Santase ".to_owned()) });
    assert_eq!(world.house.handle(incoming.clone()).await, Answer::Silent);
    world.restart();
    assert_eq!(world.house.handle(incoming).await, Answer::Toast(en(&Msg::StaleDone)));
    assert_eq!(world.store.open_tables_in(talon_store::PlatformKind::Telegram, GROUP).await.unwrap().len(), 1);
}

#[tokio::test]
async fn quotas_hold_for_places_and_for_persons() {
    let settings = Settings { max_tables_per_place: 2, max_tables_per_person: 3, ..Settings::default() };
    let mut world = World::with(1, settings);
    let play = || Intent::Play { game: Some("santase".to_owned()) };
    for _ in 0..2 {
        world.lobby(ANA).await;
    }
    let full = world.say(BOB, World::group(), play()).await;
    assert_eq!(full, Answer::Alert(say(Locale::BG, &Msg::TooManyTablesHere { limit: 2 })));
    world.open_at(ANA, World::private(ANA)).await;
    let mut elsewhere = World::group();
    elsewhere.chat = "-300".to_owned();
    let enough = world.say(ANA, elsewhere, play()).await;
    assert_eq!(enough, Answer::Alert(en(&Msg::TooManyTablesYours { limit: 3 })));
}

#[tokio::test]
async fn finished_tables_do_not_count() {
    let settings = Settings { max_tables_per_place: 1, ..Settings::default() };
    let mut world = World::with(1, settings);
    let table = world.match_of_two().await;
    resign(&mut world, table).await;
    world.lobby(ANA).await;
}

#[tokio::test]
async fn finished_tables_give_way_and_never_pile_up() {
    let by_place = Settings { max_tables_per_place: 3, ..Settings::default() };
    let by_person = Settings { max_tables_per_place: 100, max_tables_per_person: 3, ..Settings::default() };
    for settings in [by_place, by_person] {
        let mut world = World::with(1, settings);
        let mut tables = Vec::new();
        for _ in 0..6 {
            let table = world.match_of_two().await;
            resign(&mut world, table).await;
            tables.push(table);
        }
        let open = world.store.open_tables_in(talon_store::PlatformKind::Telegram, GROUP).await.unwrap();
        let open: Vec<TableId> = open.iter().map(|row| row.table).collect();
        assert_eq!(open, tables[3..], "the oldest gave way");
        assert!(matches!(world.events(tables[2]).await.last(), Some(Event::Closed { .. })));
    }
}

#[tokio::test]
async fn a_table_that_is_played_never_gives_way() {
    let settings = Settings { max_tables_per_place: 2, ..Settings::default() };
    let mut world = World::with(1, settings);
    let table = world.match_of_two().await;
    let other = world.match_of_two().await;
    let full = world.say(ANA, World::group(), Intent::Play { game: Some("santase".to_owned()) }).await;
    assert_eq!(full, Answer::Alert(en(&Msg::TooManyTablesHere { limit: 2 })));
    resign(&mut world, other).await;
    world.lobby(ANA).await;
    assert!(world.replay(table).await.is_playing());
    assert!(!world.replay(other).await.is_open());
}

async fn resign(world: &mut World, table: TableId) {
    let match_no = world.replay(table).await.view(talon_table::Viewer::Public).match_no;
    let token = Token::new(Some(table), match_no, Verb::Table(TableVerb::ResignYes));
    assert_eq!(world.press(ANA, World::private(ANA), None, &token).await, Answer::Toast(en(&Msg::Resigned)));
    world.settle().await;
}

#[tokio::test]
async fn the_deep_link_seats_members_only() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    world.settle().await;
    let link = |table: &str| Intent::StartPrivate { payload: Some(format!("j{table}")) };
    world.platform.make_stranger(EVE.0);
    let answer = world.say(EVE, World::private(EVE), link(&table.to_string())).await;
    assert_eq!(answer, Answer::Alert(en(&Msg::NotMember)));
    let answer = world.say(BOB, World::private(BOB), link(&table.to_string())).await;
    assert_eq!(words(&answer), Some(say(Locale::BG, &Msg::JoinedFromGroup).plain()));
    let (Answer::Page { page, .. }, lobby) = (&answer, world.newest(GROUP)) else { panic!("{answer:?}") };
    let way_back = Target::Link(format!("https://example.org/{GROUP}/{}", lobby.number));
    assert!(page.buttons.iter().flatten().any(|button| button.target == way_back), "to the table's page");
    let answer = world.say(BOB, World::private(BOB), link(&table.to_string())).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::AlreadySeated)));
    for payload in ["nonsense".to_owned(), TableId(5).to_string()] {
        let answer = world.say(EVE, World::private(EVE), link(&payload)).await;
        assert_eq!(answer, Answer::Alert(en(&Msg::TableNotFound)));
    }
    let welcome = world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
    assert!(words(&welcome).is_some_and(|text| text.starts_with("Hello, I’m Talon")), "{welcome:?}");
    assert_eq!(world.replay(table).await.persons().len(), 2);
    world.settle().await;
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.unwrap();
    world.settle().await;
    let answer = world.say(BOB, World::private(BOB), link(&table.to_string())).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::AlreadySeated)), "words while the match is played, too");
}

/// Earlier messages on Discord named only the table, whichever match it prepared.
#[tokio::test]
async fn a_seat_is_taken_by_a_button_that_knows_no_match() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: None }).await;
    let join = Token::new(Some(table), 0, Verb::House(HouseVerb::Join));
    assert_eq!(world.press(BOB, World::group(), None, &join).await, Answer::Toast(say(Locale::BG, &Msg::Joined)));
    assert_eq!(world.replay(table).await.persons().len(), 2);
}

#[tokio::test]
async fn somebody_s_own_table_takes_no_guests() {
    let mut world = World::new(1);
    let table = world.open_at(ANA, World::private(ANA)).await;
    let answer = world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: Some(format!("j{table}")) }).await;
    assert_eq!(answer, Answer::Alert(en(&Msg::PrivateTable)));
}

/// The options have two pages: a press shows again the one on which it was made.
#[tokio::test]
async fn a_press_on_the_options_shows_their_page_again() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    let press = |verb| Token::new(Some(table), 1, verb);
    world.press(ANA, World::group(), None, &press(Verb::Table(TableVerb::AddAi))).await;
    world.settle().await;
    let (back, done) = (Verb::Show(ShowVerb::Options), Verb::Show(ShowVerb::OptionsDone));
    let option = |key: &str, value| Verb::House(HouseVerb::Option(key.parse().unwrap(), value));
    let level = Verb::House(HouseVerb::OptionAi(talon_cards::Seat::SECOND));
    for (verb, way) in [
        (back.clone(), &done),
        (level.clone(), &done),
        (option("clock", 1), &done),
        (option("target", 0), &done),
        (Verb::Show(ShowVerb::OptionRules), &back),
        (option("failed-close", 1), &back),
    ] {
        let answer = world.press(ANA, World::private(ANA), Some(77), &press(verb.clone())).await;
        let Answer::Page { page, replace_pressed: true } = answer else { panic!("{verb:?}: {answer:?}") };
        assert!(crate::common::tokens(&page).iter().any(|token| token.verb == *way), "{verb:?}: {}", page.text());
    }
    let events = world.events(table).await;
    let replaced = |event: &Event| matches!(event, Event::AiJoined { .. });
    assert_eq!(events.iter().filter(|event| replaced(event)).count(), 2, "the AI player plays at the next level");
    let refused = world.press(BOB, World::group(), None, &press(level)).await;
    assert!(matches!(refused, Answer::Alert(_)), "{refused:?}");
}

#[tokio::test]
async fn options_and_leaving() {
    let mut world = World::new(1);
    let table = world.two_at_a_table().await;
    world.settle().await;
    let options = world.press_shown(BOB, World::group(), |verb| *verb == Verb::Show(ShowVerb::Options)).await;
    assert_eq!(options, Some(Answer::Alert(say(Locale::BG, &Msg::NotHost))));
    let Some(Answer::Page { page, replace_pressed }) =
        world.press_shown(ANA, World::group(), |verb| *verb == Verb::Show(ShowVerb::Options)).await
    else {
        panic!("the options");
    };
    assert!(!replace_pressed, "the board stays where everybody looks at it");
    let option = crate::common::tokens(&page)
        .into_iter()
        .find(|token| matches!(token.verb, Verb::House(HouseVerb::Option(..))))
        .unwrap();
    let changed = world.press(ANA, World::private(ANA), Some(77), &option).await;
    assert!(matches!(changed, Answer::Page { replace_pressed: true, .. }));
    assert!(matches!(world.events(table).await.last(), Some(Event::OptionSet { .. })));
    let not_theirs = Answer::Alert(en(&Msg::from(talon_table::Mistake::NotSeated)));
    assert_eq!(
        world.say(EVE, World::group(), Intent::Leave).await,
        not_theirs,
        "there is one, and she does not sit there"
    );
    assert_eq!(world.say(BOB, World::group(), Intent::Leave).await, Answer::Toast(say(Locale::BG, &Msg::LeftSeat)));
    assert_eq!(world.replay(table).await.persons().len(), 1);
}

#[tokio::test]
async fn a_lobby_expires_politely() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    world.settle().await;
    let table_page = world.newest(GROUP);
    world.wait(Duration::from_secs(3 * 3600)).await;
    assert!(matches!(world.events(table).await.last(), Some(Event::Closed { reason: talon_table::Closed::Expired })));
    let gone = world.newest(GROUP);
    assert_eq!(gone.number, table_page.number, "the board itself says it");
    assert_ne!(gone.page.plain(), table_page.page.plain());
    let late = Token::new(Some(table), 1, Verb::Table(TableVerb::Start));
    let answer = world.press(ANA, World::group(), Some(gone.number), &late).await;
    assert_eq!(answer, Answer::Toast(en(&Msg::StaleClosed)));
}

#[tokio::test]
async fn everybody_presses_the_same_button_for_a_rematch() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    resign(&mut world, table).await;
    let (result, rematch) =
        world.shown(GROUP, |verb| *verb == Verb::House(HouseVerb::Rematch)).expect("a result with a rematch");
    let first = world.press(BOB, World::group(), Some(result), &rematch).await;
    assert_eq!(first, Answer::Toast(say(Locale::BG, &Msg::RematchWaiting)));
    world.settle().await;
    let second = world.press(ANA, World::group(), Some(result), &rematch).await;
    assert_eq!(second, Answer::Silent, "the match begins");
    world.settle().await;
    let late = world.press(ANA, World::group(), Some(result), &rematch).await;
    assert_eq!(late, Answer::Toast(en(&Msg::StalePhase)));
    let old = world.platform.messages(GROUP).into_iter().find(|message| message.number == result).unwrap();
    assert!(old.page.buttons.is_empty(), "an old result offers nothing");
    assert!(world.replay(table).await.is_playing());
    while world.play_on(table).await {
        world.settle().await;
    }
    let played = world.events(table).await.iter().filter(|event| matches!(event, Event::MatchEnded { .. })).count();
    assert_eq!(played, 2);
}

#[tokio::test]
async fn a_person_plays_at_several_tables() {
    let mut world = World::new(1);
    let solo = world.solo(ANA).await;
    let shared = world.match_of_two().await;
    assert_ne!(solo, shared);
    let tables: std::collections::BTreeSet<_> = world
        .platform
        .messages(ANA.0)
        .iter()
        .flat_map(|message| crate::common::tokens(&message.page))
        .filter_map(|token| token.table)
        .collect();
    assert_eq!(tables, [solo, shared].into(), "each page names its table");
    for _ in 0..10 {
        world.play_on(solo).await;
        world.settle().await;
        world.play_on(shared).await;
        world.settle().await;
    }
    assert!(world.replay(solo).await.turn() > 10 && world.replay(shared).await.turn() >= 10);
}

#[tokio::test]
async fn languages_are_a_person_s_own_and_a_group_s() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let bulgarian = |text: &str| text.chars().any(|char| ('а'..='я').contains(&char) && char != 'и');
    let hand = || async { world.newest(ANA.0).page.text() };
    assert!(!bulgarian(&hand().await.replace("Боби", "")));
    assert!(!bulgarian(&world.newest(GROUP).page.text().replace("Боби", "")), "the group speaks as who spoke first");
    let own = Token::new(None, 0, Verb::choose(Scope::Person, Setting::Language(Language::Bg)));
    let answer = world.press(ANA, World::private(ANA), None, &own).await;
    assert_eq!(answer, Answer::Toast(say(Locale::BG, &Msg::LanguageSet)));
    world.settle().await;
    assert!(bulgarian(&world.newest(ANA.0).page.text().replace("Боби", "")));

    let why = world.say(BOB, World::group(), Intent::Why).await;
    assert!(!bulgarian(&words(&why).unwrap().replace("Боби", "")), "the group reads it, and not he alone");
    let group = Token::new(None, 0, Verb::choose(Scope::Chat, Setting::Language(Language::Bg)));
    let answer = world.press(BOB, World::group(), None, &group).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::AdminsOnly)));
    world.platform.make_admin(BOB.0);
    let answer = world.press(BOB, World::private(BOB), None, &group).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::GroupsOnly)));
    let answer = world.press(BOB, World::group(), None, &group).await;
    assert_eq!(answer, Answer::Toast(say(Locale::BG, &Msg::LanguageGroupSet)));
    world.settle().await;
    assert!(bulgarian(&world.newest(GROUP).page.text().replace("Боби", "")));
    assert!(world.replay(table).await.is_playing());

    // The group reads the answer to a command, whatever its sender's language is.
    let eve = EVE;
    for intent in [Intent::Rules { game: None }, Intent::Help, Intent::Play { game: None }] {
        let rules = world.say(eve, World::group(), intent.clone()).await;
        assert!(bulgarian(&words(&rules).unwrap()), "{intent:?}");
        let own = world.say(eve, World::private(eve), intent.clone()).await;
        assert!(!bulgarian(&words(&own).unwrap()), "{intent:?}");
    }
}

#[tokio::test]
async fn a_person_without_a_language_of_ours_reads_the_host_s() {
    let settings = Settings { language: Locale::BG, ..Settings::default() };
    let mut world = World::with(1, settings);
    let swede = Human("8", "Astrid", "sv");
    let answer = world.say(swede, World::private(swede), Intent::Score).await;
    assert_eq!(answer, Answer::Alert(say(Locale::BG, &Msg::NoScoreHere)));
    let answer = world.say(ANA, World::private(ANA), Intent::Score).await;
    assert_eq!(answer, Answer::Alert(en(&Msg::NoScoreHere)));
}

#[tokio::test]
async fn why_tells_the_rule_that_forbade_the_last_tap() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, token) = world.decision(table).await.expect("playing");
    let refused = world
        .press(human, World::private(human), None, &Token { verb: Verb::Act("claim".parse().unwrap()), ..token })
        .await;
    let Answer::Alert(rule) = refused else { panic!("the rule") };
    let why = world.say(human, World::private(human), Intent::Why).await;
    assert!(words(&why).unwrap().contains(&rule.plain()), "{rule} in {:?}", words(&why));
    let group = world.say(human, World::group(), Intent::Why).await;
    let names = world.known().await;
    let public = world.replay(table).await.view(talon_table::Viewer::Public);
    let known_to_all = talon_view::why(&public, &names, Locale::parse(human.2), None).text();
    assert_eq!(words(&group), Some(known_to_all), "the group learns nothing of a hand");
    let own = world.replay(table).await.view(talon_table::Viewer::Seat(seat_of(&world, table, human).await));
    assert_ne!(words(&group), Some(talon_view::why(&own, &names, Locale::parse(human.2), None).text()));
}

#[tokio::test]
async fn an_input_that_comes_again_changes_nothing() {
    let mut world = World::new(1);
    let table = world.lobby(ANA).await;
    let link = Intent::StartPrivate { payload: Some(format!("j{table}")) };
    let join = world.incoming(BOB, World::private(BOB), None, link);
    world.house.handle(join.clone()).await;
    world.say(BOB, World::private(BOB), Intent::Leave).await;
    let speak = |language| {
        Intent::Press(Token::new(None, 0, Verb::choose(Scope::Person, Setting::Language(language))).to_string())
    };
    let english = world.incoming(BOB, World::private(BOB), None, speak(Language::En));
    world.house.handle(english.clone()).await;
    world.say(BOB, World::private(BOB), speak(Language::Bg)).await;
    for again in [join, english] {
        world.restart();
        let answer = world.house.handle(again).await;
        assert_eq!(answer, Answer::Toast(say(Locale::BG, &Msg::StaleDone)), "it still speaks Bulgarian");
    }
    assert_eq!(world.replay(table).await.persons().len(), 1, "and nobody sat down again");
}

async fn seat_of(world: &World, table: TableId, human: Human) -> talon_cards::Seat {
    world.replay(table).await.seat_of(world.person(human).await).expect("seated")
}

#[tokio::test]
async fn a_button_of_an_earlier_match_does_nothing_in_the_next() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    resign(&mut world, table).await;
    for human in [ANA, BOB] {
        world
            .press_shown(human, World::private(human), |verb| *verb == Verb::House(HouseVerb::Rematch))
            .await
            .expect("a rematch");
        world.settle().await;
    }
    assert!(world.replay(table).await.is_playing());
    let before = world.events(table).await.len();
    for verb in [
        Verb::Table(TableVerb::ResignYes),
        Verb::Table(TableVerb::ProposeEnd),
        Verb::Table(TableVerb::Forced(true)),
        Verb::Table(TableVerb::Leave),
        Verb::Table(TableVerb::Cancel),
    ] {
        let old = Token::new(Some(table), 1, verb);
        assert_eq!(world.press(ANA, World::private(ANA), None, &old).await, Answer::Toast(en(&Msg::StalePhase)));
    }
    assert_eq!(world.events(table).await.len(), before);
}

#[tokio::test]
async fn two_houses_share_a_store() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let first = std::sync::Arc::clone(&world.house);
    world.restart();
    let second = std::sync::Arc::clone(&world.house);
    for turn in 0..40 {
        world.house = std::sync::Arc::clone(if turn % 3 == 0 { &first } else { &second });
        assert!(world.play_on(table).await, "each sees what the other did");
        world.settle().await;
    }
}

#[tokio::test]
async fn alone_the_cards_come_with_the_game() {
    let mut world = World::new(1);
    let private = World::private(EVE);
    world.say(EVE, private.clone(), Intent::StartPrivate { payload: None }).await;
    world.platform.forget_requests();
    let chosen = Token::new(None, 0, Verb::Menu(MenuVerb::NewGame(GameKind::Belot)));
    assert_eq!(world.press(EVE, private, None, &chosen).await, Answer::Silent);
    world.settle().await;
    assert!(world.shown(EVE.0, |verb| matches!(verb, Verb::Act(_) | Verb::Ask(_))).is_some(), "a decision");
}

#[tokio::test]
async fn a_full_table_starts_by_itself_and_rings_each_of_its_players_once() {
    let mut settings = Settings::default();
    settings.limits.starts_after = Duration::from_secs(20);
    let mut world = World::with(1, settings);
    let table = world.two_at_a_table().await;
    world.platform.forget_requests();
    world.wait(Duration::from_secs(25)).await;
    assert!(world.replay(table).await.is_playing());
    let loud = |human: Human| {
        let requests = world.platform.requests();
        let rings = requests.iter().filter(|request| request.call == (Call::Send { loud: true }));
        rings.filter(|request| request.place.chat == human.0).count()
    };
    assert_eq!((loud(ANA), loud(BOB)), (1, 1));
}

#[tokio::test]
async fn a_full_table_waits_while_somebody_looks_at_what_can_be_changed() {
    let looks = [ShowVerb::Options, ShowVerb::OptionRules, ShowVerb::Words].map(Verb::Show);
    for verb in [Verb::Table(TableVerb::HoldStart)].iter().chain(&looks).cloned() {
        let mut settings = Settings::default();
        settings.limits.starts_after = Duration::from_secs(20);
        let mut world = World::with(1, settings);
        let table = world.two_at_a_table().await;
        world.press(ANA, World::group(), None, &Token::new(Some(table), 1, verb)).await;
        world.wait(Duration::from_secs(25)).await;
        assert!(!world.replay(table).await.is_playing());
    }
    let mut settings = Settings::default();
    settings.limits.starts_after = Duration::from_secs(20);
    let mut world = World::with(1, settings);
    let table = world.two_at_a_table().await;
    for verb in [Verb::Table(TableVerb::HoldStart)].into_iter().chain(looks) {
        world.press(EVE, World::group(), None, &Token::new(Some(table), 1, verb)).await;
    }
    world.wait(Duration::from_secs(25)).await;
    assert!(world.replay(table).await.is_playing(), "a bystander stops nobody");
}

#[tokio::test]
async fn a_seat_is_taken_where_the_button_is_and_the_private_chat_opens_if_it_must() {
    let mut world = World::new(1);
    world.lobby(ANA).await;
    world.settle().await;
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: None }).await;
    let join = world.press_shown(BOB, World::group(), |verb| *verb == Verb::House(HouseVerb::Join)).await;
    assert_eq!(join, Some(Answer::Toast(say(Locale::BG, &Msg::Joined))));
    let mut world = World::new(2);
    let other = world.lobby(ANA).await;
    world.settle().await;
    let answer = world.press_shown(BOB, World::group(), |verb| *verb == Verb::House(HouseVerb::Join)).await;
    let Some(Answer::Page { page, .. }) = answer else { panic!("a way to the private chat: {answer:?}") };
    assert!(page.buttons.concat().iter().any(|button| button.target == Target::PrivateChat(other)));
    assert_eq!(world.replay(other).await.persons().len(), 2, "the seat is taken all the same");
}
