//! Replays of finished matches.

use talon_house::{Answer, Intent};
use talon_store::Place;
use talon_table::transcript::judge;
use talon_table::{Course, TableId};
use talon_view::{HouseVerb, Locale, MenuVerb, Msg, Page, ReplayVerb, TableVerb, Token, Verb, replay, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, SERVER, World, tokens};
use crate::guild::{Guild, On};

fn which(name: impl Into<String>) -> Intent {
    Intent::Replay { which: Some(name.into()) }
}

fn shown(answer: Answer) -> (Page, bool) {
    match answer {
        Answer::Page { page, replace_pressed } => (page, replace_pressed),
        other => panic!("no page: {other:?}"),
    }
}

fn unknown(locale: Locale) -> Answer {
    Answer::Alert(say(locale, &Msg::ReplayUnknown))
}

/// A match of Ana and Bob in the group that Bob has given up after some cards.
async fn finished(world: &mut World) -> TableId {
    let table = world.match_of_two().await;
    for _ in 0..7 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    resign(world, table, 1).await;
    table
}

async fn resign(world: &mut World, table: TableId, match_no: u32) {
    let yes = Token::new(Some(table), match_no, Verb::Table(TableVerb::ResignYes));
    world.press(BOB, World::private(BOB), None, &yes).await;
    world.settle().await;
}

async fn course(world: &World, table: TableId, match_no: u32) -> Course {
    Course::of(&world.log(table).await, match_no).unwrap().unwrap()
}

/// The page as it must be.
async fn expected(world: &World, table: TableId, at: (u32, u32), you: Option<Human>, locale: Locale) -> Page {
    let names = world.known().await;
    let you = match you {
        Some(human) => Some(world.person(human).await),
        None => None,
    };
    let course = course(world, table, 1).await;
    replay(&course, you, at, &names, locale)
}

#[tokio::test]
async fn the_result_leads_to_the_first_deal_and_its_pages_turn_where_they_stand() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    let (message, token) =
        world.shown(GROUP, |verb| matches!(verb, Verb::Replay(ReplayVerb::Step(..)))).expect("a button");
    assert_eq!(token, Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(1, 0))));
    // Beside the result, for the presser alone, in the presser's language.
    let first = shown(world.press(BOB, World::group(), Some(message), &token).await);
    assert_eq!(first, (expected(&world, table, (1, 0), Some(BOB), Locale::BG).await, false));
    // The page is a message of its own there, and turns.
    let on = tokens(&first.0)
        .into_iter()
        .find(|token| token.verb == Verb::Replay(ReplayVerb::Step(1, 1)))
        .expect("a next step");
    let second = shown(world.press(BOB, World::private(BOB), Some(900), &on).await);
    assert_eq!(second, (expected(&world, table, (1, 1), Some(BOB), Locale::BG).await, true));
    assert!(second.0.text().contains("Ти: "));
}

#[tokio::test]
async fn a_group_reads_a_replay_together() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    let (list, _) = shown(world.say(EVE, World::group(), Intent::Replay { which: None }).await);
    let token = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(1, 0)));
    assert_eq!(tokens(&list), std::slice::from_ref(&token));
    for human in [ANA, EVE] {
        let page = shown(world.press(human, World::group(), Some(901), &token).await);
        assert_eq!(page, (expected(&world, table, (1, 0), None, Locale::EN).await, true), "{human:?}");
    }
    let sheet = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Sheet));
    let (page, turns) = shown(world.press(EVE, World::group(), Some(901), &sheet).await);
    assert!(turns && tokens(&page).contains(&token), "{}", page.plain());
    let back = tokens(&page).into_iter().find(|token| token.verb == Verb::Menu(MenuVerb::Replays)).expect("a way back");
    assert_eq!(shown(world.press(EVE, World::group(), Some(901), &back).await), (list, true));
}

#[tokio::test]
async fn a_command_names_a_match() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    for name in [format!("{table}"), format!(" {table}/1 ")] {
        let page = shown(world.say(ANA, World::private(ANA), which(name)).await);
        assert_eq!(page, (expected(&world, table, (1, 0), Some(ANA), Locale::EN).await, false));
    }
    for name in ["", "nothing", "aaaaaaaaaaaaa", "aaaaaaaaaaaaa/1/1"] {
        let answer = world.say(ANA, World::private(ANA), which(name)).await;
        assert!(name.is_empty() || answer == unknown(Locale::EN), "{name}: {answer:?}");
    }
    for name in [format!("{table}/0"), format!("{table}/2"), format!("{table}/-1"), format!("{table}/99999999999")] {
        assert_eq!(world.say(ANA, World::private(ANA), which(&name)).await, unknown(Locale::EN), "{name}");
    }
}

#[tokio::test]
async fn a_running_match_stays_closed_whatever_is_pressed() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let running = Answer::Alert(say(Locale::EN, &Msg::ReplayRunning));
    assert_eq!(world.say(ANA, World::group(), which(table.to_string())).await, running);
    assert_eq!(world.say(ANA, World::private(ANA), which(format!("{table}/1"))).await, running);
    for verb in [
        Verb::Replay(ReplayVerb::Step(1, 0)),
        Verb::Replay(ReplayVerb::Step(u32::MAX, u32::MAX)),
        Verb::Replay(ReplayVerb::Sheet),
        Verb::Replay(ReplayVerb::Proof),
    ] {
        assert_eq!(world.press(ANA, World::private(ANA), None, &Token::new(Some(table), 1, verb)).await, running);
    }
    let (list, _) = shown(world.say(ANA, World::group(), Intent::Replay { which: None }).await);
    assert!(tokens(&list).is_empty());
    // The previous match can be replayed while the next is played, without anything of the next.
    resign(&mut world, table, 1).await;
    for human in [ANA, BOB] {
        let again = Token::new(Some(table), 1, Verb::House(HouseVerb::Rematch));
        world.press(human, World::private(human), None, &again).await;
    }
    world.settle().await;
    assert!(world.replay(table).await.is_playing());
    let first = shown(world.say(ANA, World::private(ANA), which(table.to_string())).await);
    assert_eq!(first.0, expected(&world, table, (1, 0), Some(ANA), Locale::EN).await);
    for verb in
        [Verb::Replay(ReplayVerb::Step(1, 0)), Verb::Replay(ReplayVerb::Step(7, 7)), Verb::Replay(ReplayVerb::Sheet)]
    {
        assert_eq!(world.press(ANA, World::private(ANA), None, &Token::new(Some(table), 2, verb)).await, running);
    }
}

#[tokio::test]
async fn nobody_else_looks_at_a_match() {
    let mut world = World::new(1);
    let table = world.solo(ANA).await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.press(ANA, World::private(ANA), None, &resign).await;
    world.settle().await;
    let token = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(1, 0)));
    shown(world.press(ANA, World::private(ANA), None, &token).await);
    for place in [World::private(EVE), World::group()] {
        assert_eq!(world.press(EVE, place.clone(), None, &token).await, unknown(Locale::EN), "{place:?}");
        assert_eq!(world.say(EVE, place, which(table.to_string())).await, unknown(Locale::EN));
    }
    // A group's match is for the group, and for those of it alone who write in private.
    let table = finished(&mut world).await;
    let token = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(1, 0)));
    let elsewhere = Place { chat: "-200".to_owned(), ..World::group() };
    assert_eq!(world.press(EVE, elsewhere, None, &token).await, unknown(Locale::EN));
    let (page, _) = shown(world.press(EVE, World::private(EVE), None, &token).await);
    assert_eq!(page, expected(&world, table, (1, 0), None, Locale::EN).await);
    world.platform.make_stranger(EVE.0);
    assert_eq!(world.press(EVE, World::private(EVE), None, &token).await, unknown(Locale::EN));
}

#[tokio::test]
async fn numbers_beyond_the_end_mean_the_end() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    for at in [(0, 0), (1, u32::MAX), (u32::MAX, 0), (u32::MAX, u32::MAX)] {
        let token = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(at.0, at.1)));
        let (page, _) = shown(world.press(ANA, World::private(ANA), None, &token).await);
        assert_eq!(page, expected(&world, table, at, Some(ANA), Locale::EN).await);
    }
    let no_table = Token::new(None, 1, Verb::Replay(ReplayVerb::Step(1, 0)));
    let bad = Answer::Alert(say(Locale::EN, &Msg::BadButton));
    assert_eq!(world.press(ANA, World::private(ANA), None, &no_table).await, bad);
    let other = Token::new(Some(TableId(77)), 1, Verb::Replay(ReplayVerb::Step(1, 0)));
    assert_eq!(world.press(ANA, World::private(ANA), None, &other).await, unknown(Locale::EN));
}

#[tokio::test]
async fn the_file_goes_to_the_person_who_asked_and_the_referee_agrees_with_it() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    let file = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::File));
    let first = shown(world.say(ANA, World::group(), which(table.to_string())).await);
    assert!(tokens(&first.0).contains(&file));
    let answer = world.press(EVE, World::group(), Some(901), &file).await;
    assert_eq!(answer, Answer::Toast(say(Locale::EN, &Msg::CopySent)));
    let (place, document) = world.platform.documents().pop().expect("a file");
    assert_eq!((place, document.mime), (World::private(EVE), "text/plain"));
    assert_eq!(document.name, format!("talon-match-{table}-1.txt"));
    let text = String::from_utf8(document.bytes).expect("text");
    let judged = judge(&text).unwrap();
    assert_eq!((judged.table, judged.match_no, judged.deals), (table, 1, 1));
    for human in [ANA, BOB, EVE] {
        assert!(!text.contains(human.1), "{text}");
    }
}

/// There is nothing to draw before a deal is finished, and the page says so.
#[tokio::test]
async fn there_is_no_picture_of_a_match_without_a_finished_deal() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    for verb in [Verb::Replay(ReplayVerb::Points), Verb::Replay(ReplayVerb::Picture)] {
        let (page, _) = shown(world.press(ANA, World::private(ANA), None, &Token::new(Some(table), 1, verb)).await);
        let buttons = tokens(&page);
        assert_eq!(buttons, [Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Sheet))], "{}", page.plain());
    }
    assert!(world.platform.documents().is_empty());
    world.platform.make_stranger(EVE.0);
    let picture = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Picture));
    assert_eq!(world.press(EVE, World::private(EVE), None, &picture).await, unknown(Locale::EN));
}

#[tokio::test]
async fn there_is_no_file_of_a_running_match_or_for_somebody_else() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let file = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::File));
    let running = Answer::Alert(say(Locale::EN, &Msg::ReplayRunning));
    assert_eq!(world.press(ANA, World::private(ANA), None, &file).await, running);
    resign(&mut world, table, 1).await;
    world.platform.make_stranger(EVE.0);
    assert_eq!(world.press(EVE, World::private(EVE), None, &file).await, unknown(Locale::EN));
    assert!(world.platform.documents().is_empty());
}

#[tokio::test]
async fn on_discord_it_is_a_panel_that_turns() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    guild.does(BOB, Guild::channel(), None, Intent::Press(resign.to_string())).await;
    guild.settle().await;
    let first = shown(guild.types(ANA, Guild::channel(), which(table.to_string())).await);
    assert!(first.0.text().contains("You: ") && !first.1, "{}", first.0.plain());
    let sheet = Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Sheet));
    let (place, on, token) =
        guild.sees(ANA, SERVER, |verb| *verb == Verb::Replay(ReplayVerb::Sheet)).expect("a button");
    assert_eq!((token, matches!(on, On::Panel(_))), (sheet.clone(), true));
    let (page, turns) = shown(guild.taps(ANA, (place, on, sheet)).await);
    assert!(
        turns && tokens(&page).contains(&Token::new(Some(table), 1, Verb::Replay(ReplayVerb::Step(1, 0)))),
        "{}",
        page.plain()
    );
}
