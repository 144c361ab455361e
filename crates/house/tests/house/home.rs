//! The first page: what waits, and the games.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::{Answer, Intent};
use talon_table::TableId;
use talon_view::{LeagueVerb, Locale, MenuVerb, Msg, Page, ReplayVerb, ShowVerb, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, World, tokens};
use crate::leagues;

fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

fn bare(page: &Page) -> String {
    page.text().replace(['\u{2068}', '\u{2069}'], "")
}

/// The tables that a page lists, in order.
fn listed(page: &Page) -> Vec<TableId> {
    let tokens = tokens(page).into_iter().filter(|token| token.verb == Verb::Show(ShowVerb::Bring));
    tokens.filter_map(|token| token.table).collect()
}

async fn home(world: &mut World) -> Page {
    page(world.say(ANA, World::private(ANA), Intent::Play { game: None }).await)
}

#[tokio::test]
async fn a_newcomer_chooses_a_game_with_the_first_press() {
    let mut world = World::new(1);
    for intent in [Intent::StartPrivate { payload: None }, Intent::Play { game: Some("  ".to_owned()) }] {
        let first = page(world.say(EVE, World::private(EVE), intent).await);
        assert_eq!(first.lines().len(), 2, "{}", first.plain());
        let games = tokens(&first).into_iter().filter(|token| matches!(token.verb, Verb::Menu(MenuVerb::NewGame(_))));
        assert_eq!(games.count(), GameKind::ALL.len());
    }
}

/// A table of Ana alone where she is on turn, one of Ana and Bob where he is, and one in the group that has not begun and waits for nobody.
async fn three_tables(world: &mut World) -> [TableId; 3] {
    let shared = world.match_of_two().await;
    while world.decision(shared).await.is_some_and(|(human, _)| human == ANA) {
        world.play_on(shared).await;
    }
    world.wait(Duration::from_secs(60)).await;
    let open = world.open_game(ANA, World::group(), GameKind::Belot).await;
    let alone = world.solo(ANA).await;
    world.settle().await;
    [alone, shared, open]
}

#[tokio::test]
async fn my_tables_are_listed_those_that_wait_for_me_first() {
    let mut world = World::new(1);
    let [alone, shared, open] = three_tables(&mut world).await;
    let shown = home(&mut world).await;
    assert_eq!(listed(&shown), [alone, shared, open], "{}", shown.plain());
    let lines: Vec<String> = bare(&shown).lines().map(str::to_owned).collect();
    assert_eq!(lines[0], "My games (3)");
    assert!(lines[1].starts_with("1. Santase") && lines[1].ends_with("your turn"), "{lines:?}");
    assert_eq!(lines[2], "2. Santase · Боби · 0 : 0 · Боби to play");
    assert_eq!(lines[3], "3. Belot · nobody else yet");
    assert!(lines.contains(&"Today’s deal: not played yet".to_owned()), "{lines:?}");

    // Somebody else's page has none of these.
    let other = page(world.say(EVE, World::private(EVE), Intent::Play { game: None }).await);
    assert_eq!(listed(&other), []);
    // The button that opened the games before leads here, too.
    let before = Token::new(None, 0, Verb::Menu(MenuVerb::Games));
    assert_eq!(listed(&page(world.press(ANA, World::private(ANA), None, &before).await)), [alone, shared, open]);
}

#[tokio::test]
async fn whom_nothing_waits_for_is_led_to_the_last_match_with_the_coach() {
    let mut world = World::new(1);
    let coach = |shown: &Page| {
        tokens(shown).into_iter().find(|token| token.verb == Verb::Replay(ReplayVerb::Coach)).map(|token| token.table)
    };
    assert_eq!(coach(&home(&mut world).await), None);
    let table = world.match_of_two().await;
    assert_eq!(coach(&home(&mut world).await), None, "there is a table");
    while world.play_on(table).await {
        world.settle().await;
    }
    assert_eq!(coach(&home(&mut world).await), Some(Some(table)));
}

#[tokio::test]
async fn a_table_comes_to_who_presses_it() {
    let mut world = World::new(1);
    let [alone, shared, open] = three_tables(&mut world).await;
    let shown = home(&mut world).await;
    let button = |table| tokens(&shown).into_iter().find(|token| token.table == Some(table)).expect("a button");
    for table in [alone, shared] {
        world.platform.chatter(ANA.0, 30);
        let before = world.newest(ANA.0).number;
        assert_eq!(world.press(ANA, World::private(ANA), None, &button(table)).await, Answer::Silent);
        world.settle().await;
        let newest = world.newest(ANA.0);
        assert!(newest.number > before, "{table}");
        assert!(tokens(&newest.page).iter().any(|token| token.table == Some(table)), "{table}");
    }
    let waits = world.press(ANA, World::private(ANA), None, &button(open)).await;
    assert_eq!(waits, Answer::Toast(say(Locale::EN, &Msg::JoinedFromGroup)), "there are no cards yet");
    let foreign = world.press(EVE, World::private(EVE), None, &button(alone)).await;
    assert_eq!(foreign, Answer::Alert(say(Locale::EN, &Msg::TableNotFound)));
}

#[tokio::test]
async fn of_several_tables_one_page_is_sent() {
    let mut world = World::new(1);
    let [alone, shared, open] = three_tables(&mut world).await;
    let before = world.platform.messages(ANA.0).len();
    world.platform.forget_requests();
    let shown = page(world.say(ANA, World::private(ANA), Intent::Table).await);
    assert_eq!(listed(&shown), [alone, shared, open]);
    world.settle().await;
    assert_eq!((world.platform.messages(ANA.0).len(), world.platform.requests().len()), (before, 0));

    // Bob sits at one of the two tables in the group, so he means that one.
    let panel = page(world.say(BOB, World::group(), Intent::Table).await);
    assert!(tokens(&panel).iter().all(|token| token.table.is_none_or(|table| table == shared)), "{}", panel.plain());
    let of_group = page(world.say(EVE, World::group(), Intent::Table).await);
    assert_eq!(listed(&of_group), [shared, open], "she sits at neither");
}

#[tokio::test]
async fn a_group_reads_of_its_tables_and_brings_them_back() {
    let mut world = World::new(1);
    let [alone, shared, open] = three_tables(&mut world).await;
    let shown = page(world.say(EVE, World::group(), Intent::Play { game: None }).await);
    assert_eq!(listed(&shown), [shared, open]);
    assert!(!bare(&shown).contains("your turn"), "{}", shown.plain());
    assert!(!shown.plain().contains(&alone.to_string()));
    world.platform.chatter(GROUP, 30);
    let button = tokens(&shown).into_iter().find(|token| token.table == Some(shared)).expect("a button");
    assert_eq!(world.press(EVE, World::group(), None, &button).await, Answer::Silent);
    world.settle().await;
    assert!(tokens(&world.newest(GROUP).page).iter().any(|token| token.table == Some(shared)));
}

#[tokio::test]
async fn finished_matches_wait_for_nobody() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.press(BOB, World::private(BOB), None, &resign).await;
    world.settle().await;
    assert_eq!(listed(&home(&mut world).await), []);
    // The table is still found, for another match.
    let panel = page(world.say(ANA, World::group(), Intent::Table).await);
    assert!(tokens(&panel).iter().any(|token| token.table == Some(table)));
}

#[tokio::test]
async fn a_match_of_a_league_waits_until_i_sit_there() {
    let mut world = World::new(1);
    let league = leagues::league_of_two(&mut world).await;
    let waits = |page: &Page| tokens(page).iter().any(|token| token.verb == Verb::League(league, LeagueVerb::Play));
    assert!(!waits(&home(&mut world).await), "no season is played");
    leagues::begin(&mut world, league).await;
    let shown = home(&mut world).await;
    assert!(
        waits(&shown) && bare(&shown).contains("Winter cup: your match against Боби is waiting"),
        "{}",
        shown.plain()
    );
    leagues::press(&mut world, ANA, league, LeagueVerb::Play).await;
    let shown = home(&mut world).await;
    assert!(!waits(&shown) && listed(&shown).len() == 1, "{}", shown.plain());
}
