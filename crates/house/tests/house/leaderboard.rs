//! Leaderboards and what else finished matches add up to.

use talon_games::GameKind;
use talon_house::{Answer, Intent};
use talon_standings::{Pool, Window};
use talon_store::Place;
use talon_table::TableId;
use talon_view::{
    LeaderboardAsk, Locale, Msg, Page, Part, Period, Scope, Setting, Span, Standings, TableVerb, Token, Verb, Whose,
    say,
};

use crate::common::{ANA, BOB, EVE, Human, SERVER, World, rows, tokens};
use crate::guild::{Guild, On};

fn leaderboard(which: &str) -> Intent {
    Intent::Leaderboard { which: Some(which.to_owned()) }
}

fn shown(answer: Answer) -> (Page, bool) {
    match answer {
        Answer::Page { page, replace_pressed } => (page, replace_pressed),
        other => panic!("no page: {other:?}"),
    }
}

fn alert(locale: Locale, message: &Msg) -> Answer {
    Answer::Alert(say(locale, message))
}

/// The group's board of all time, from the top.
const BOARD: LeaderboardAsk = LeaderboardAsk {
    whose: Whose::Community,
    game: GameKind::Santase,
    pool: Pool::People,
    span: Span::Current(Period::Ever),
    part: Part::After(0),
};

fn button(table: Option<TableId>, ask: LeaderboardAsk) -> Token {
    Token::new(table, 0, Verb::Standings(Standings::Leaderboard(ask)))
}

/// The lines of a page without the marks around names.
fn lines(page: &Page) -> Vec<String> {
    page.text().replace(['\u{2068}', '\u{2069}'], "").lines().map(str::to_owned).collect()
}

async fn resigned(world: &mut World, table: TableId, loser: Human) {
    let yes = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.play_enough(table).await;
    world.press(loser, World::private(loser), None, &yes).await;
    world.settle().await;
}

/// A match of Ana and Bob in the group that Bob has given up.
async fn finished(world: &mut World) -> TableId {
    let table = world.match_of_two().await;
    resigned(world, table, BOB).await;
    table
}

#[tokio::test]
async fn a_group_s_board_counts_what_was_finished_there_and_turns_where_it_stands() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (empty, _) = shown(world.say(EVE, World::group(), leaderboard("")).await);
    assert!(!empty.text().contains("Ana"), "a match that is being played counts nowhere: {}", empty.plain());
    resigned(&mut world, table, BOB).await;

    let (page, turns) = shown(world.say(EVE, World::group(), leaderboard("")).await);
    let told = lines(&page);
    assert!(!turns && told[0] == "Leaderboard: Santase · all time", "{}", page.plain());
    assert_eq!(rows(&page), ["1 Ana ? 1/1 0", "2 Боби ? 0/1 0"]);

    let week = button(None, LeaderboardAsk { span: Span::Current(Period::Week), ..BOARD });
    assert!(tokens(&page).contains(&week), "{}", page.plain());
    let (page, turns) = shown(world.press(BOB, World::group(), Some(901), &week).await);
    assert!(turns, "a page of the group turns for everybody");
    assert_eq!(lines(&page)[0], "Leaderboard: Santase · this week", "in the group's language");
    let last = tokens(&page).into_iter().find(|token| token.to_string().contains("-w")).expect("the week before");
    let (page, _) = shown(world.press(BOB, World::group(), Some(901), &last).await);
    assert!(lines(&page)[0].ends_with("last week") && !page.text().contains("Ana"), "{}", page.plain());
}

#[tokio::test]
async fn what_is_typed_chooses_the_board() {
    let mut world = World::new(1);
    finished(&mut world).await;
    let (page, _) = shown(world.say(ANA, World::group(), leaderboard("belot month")).await);
    assert_eq!(lines(&page)[0], "Leaderboard: Belot · this month");
    let answer = world.say(BOB, World::group(), leaderboard("покер")).await;
    assert_eq!(answer, alert(Locale::BG, &Msg::LeaderboardUnknown));
}

#[tokio::test]
async fn in_private_the_board_is_that_of_the_group_where_one_played_last() {
    let mut world = World::new(1);
    let nowhere = world.say(BOB, World::private(BOB), leaderboard("")).await;
    assert_eq!(nowhere, alert(Locale::BG, &Msg::LeaderboardNowhere));
    let table = finished(&mut world).await;
    let (page, _) = shown(world.say(BOB, World::private(BOB), leaderboard("")).await);
    assert!(rows(&page).contains(&"* 2 Боби ? 0/1 0".to_owned()), "one's own row stands out: {}", page.plain());
    let own = button(Some(table), LeaderboardAsk { span: Span::Current(Period::Week), ..BOARD });
    assert!(tokens(&page).contains(&own), "its buttons name the group by a table");
    let (page, turns) = shown(world.press(BOB, World::private(BOB), Some(901), &own).await);
    assert!(turns && lines(&page)[0].starts_with("Класация: Сантасе"), "{}", page.plain());
}

#[tokio::test]
async fn a_group_s_board_is_for_those_who_belong_to_it() {
    let mut world = World::new(1);
    let table = finished(&mut world).await;
    let token = button(Some(table), BOARD);
    let nowhere = alert(Locale::EN, &Msg::LeaderboardNowhere);
    shown(world.press(EVE, World::private(EVE), None, &token).await);
    let elsewhere = Place { chat: "-200".to_owned(), ..World::group() };
    assert_eq!(world.press(EVE, elsewhere, None, &token).await, nowhere, "others would read along there");
    world.platform.make_stranger(EVE.0);
    assert_eq!(world.press(EVE, World::private(EVE), None, &token).await, nowhere);
    let unknown = button(Some(TableId(7)), BOARD);
    assert_eq!(world.press(ANA, World::private(ANA), None, &unknown).await, nowhere);
    let alone = world.solo(EVE).await;
    let own = button(Some(alone), BOARD);
    assert_eq!(world.press(EVE, World::private(EVE), None, &own).await, nowhere, "a private chat is no community");
}

#[tokio::test]
async fn the_board_of_everybody_shows_those_who_want_it() {
    let mut world = World::new(1);
    let strangers = finished(&mut world).await;
    world.press(ANA, World::private(ANA), None, &Token::new(Some(strangers), 1, Verb::Table(TableVerb::Cancel))).await;
    let [ana, bob] = [world.person(ANA).await, world.person(BOB).await];
    talon_conformance::results::acquaint(&*world.store, &[ana, bob]).await;
    finished(&mut world).await;
    let (page, _) = shown(world.say(EVE, World::group(), leaderboard("")).await);
    let everywhere =
        button(None, LeaderboardAsk { whose: Whose::Everywhere, span: Span::Window(Window::All), ..BOARD });
    assert!(tokens(&page).contains(&everywhere), "{}", page.plain());
    let (page, _) = shown(world.press(EVE, World::group(), Some(901), &everywhere).await);
    assert!(lines(&page).contains(&"Global leaderboard, matches among people".to_owned()), "{}", page.plain());
    assert!(!page.text().contains("Ana") && !page.text().contains("Боби"), "nobody was asked: {}", page.plain());
    let (page, _) = shown(world.say(BOB, World::private(BOB), leaderboard("обща")).await);
    assert!(page.text().contains("/settings"), "{}", page.plain());

    let yes = Token::new(None, 0, Verb::choose(Scope::Person, Setting::Everywhere(true)));
    shown(world.press(BOB, World::private(BOB), None, &yes).await);
    let (page, _) = shown(world.say(BOB, World::private(BOB), leaderboard("global")).await);
    assert_eq!(rows(&page), ["* 1 Боби ? 0/1 0"], "Ana is not counted, and not what came before");
    assert!(page.text().contains("Тук се броят само партии срещу познати играчи"), "{}", page.plain());
    assert!(!page.text().contains("/settings"), "Bob is there: {}", page.plain());
    let (page, _) = shown(world.say(EVE, World::private(EVE), leaderboard("global")).await);
    assert_eq!(rows(&page), ["1 Боби ? 0/1 0"]);
    assert!(page.text().contains("/settings"), "{}", page.plain());
    let (page, _) = shown(world.press(BOB, World::private(BOB), Some(902), &button(None, BOARD)).await);
    assert!(rows(&page)[0].starts_with("1 Ana "), "the group's is another: {}", page.plain());
}

#[tokio::test]
async fn around_somebody_who_does_not_stand_there_is_nothing() {
    let mut world = World::new(1);
    finished(&mut world).await;
    let around = button(None, LeaderboardAsk { part: Part::Own, ..BOARD });
    let (page, _) = shown(world.press(BOB, World::group(), Some(901), &around).await);
    assert!(rows(&page).contains(&"2 Боби ? 0/1 0".to_owned()), "{}", page.plain());
    let answer = world.press(EVE, World::group(), Some(901), &around).await;
    assert_eq!(answer, alert(Locale::EN, &Msg::LeaderboardWithoutYou));
    let beyond = button(None, LeaderboardAsk { part: Part::After(u32::MAX), ..BOARD });
    shown(world.press(EVE, World::group(), Some(901), &beyond).await);
}

#[tokio::test]
async fn on_discord_the_board_is_the_asker_s_own_page() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let resign = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    guild.does(BOB, Guild::channel(), None, Intent::Press(resign.to_string())).await;
    guild.settle().await;
    let (page, _) = shown(guild.types(BOB, Guild::channel(), leaderboard("")).await);
    assert_eq!(lines(&page)[0], "Класация: Сантасе · за всички времена");
    // Too little was played for anybody to have won.
    assert_eq!(rows(&page), ["* 1 Боби ? 0/1 0"]);
    let week = button(None, LeaderboardAsk { span: Span::Current(Period::Week), ..BOARD });
    let (place, on, token) = guild.sees(BOB, SERVER, |verb| matches!(verb, Verb::Standings(_))).expect("a button");
    assert!(matches!(on, On::Panel(_)) && token == week, "{token:?}");
    let (page, turns) = shown(guild.taps(BOB, (place, on, week)).await);
    assert!(turns && lines(&page)[0].ends_with("тази седмица"), "{}", page.plain());
}
