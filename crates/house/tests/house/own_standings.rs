//! Somebody's own ratings, statistics and matches, and a group's records.

use std::sync::Arc;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView, GameKind};
use talon_house::ports::compute::Chart;
use talon_house::testing::InlineCompute;
use talon_house::{Answer, Compute, Intent};
use talon_players::Standing;
use talon_standings::Pool;
use talon_table::{PersonId, TableId};
use talon_view::{
    Filter, HistoryAsk, HouseVerb, Locale, Msg, Page, PrivacyVerb, ReplayVerb, Standings, TableVerb, Token, Verb, say,
};

use crate::common::{ANA, BOB, EVE, Human, World, tokens};

pub(crate) fn shown(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

pub(crate) fn lines(page: &Page) -> Vec<String> {
    page.text().replace(['\u{2068}', '\u{2069}'], "").lines().map(str::to_owned).collect()
}

pub(crate) fn button(ask: Standings) -> Token {
    Token::new(None, 0, Verb::Standings(ask))
}

pub(crate) async fn resigned(world: &mut World, table: TableId, match_no: u32, loser: Human) {
    let yes = Token::new(Some(table), match_no, Verb::Table(TableVerb::ResignYes));
    world.play_enough(table).await;
    world.press(loser, World::private(loser), None, &yes).await;
    world.settle().await;
}

/// A table of Ana and Bob in the group at which Bob has given up so many matches.
pub(crate) async fn lost_by_bob(world: &mut World, matches: u32) -> TableId {
    let table = world.match_of_two().await;
    for number in 1..=matches {
        if number > 1 {
            let again = Token::new(Some(table), number - 1, Verb::House(HouseVerb::Rematch));
            for human in [ANA, BOB] {
                world.press(human, World::private(human), None, &again).await;
            }
            world.settle().await;
        }
        resigned(world, table, number, BOB).await;
    }
    table
}

#[tokio::test]
async fn a_rating_is_told_with_what_is_missing_until_it_is_settled() {
    let mut world = World::new(1);
    let none = shown(world.say(ANA, World::private(ANA), Intent::Rating { of: None }).await);
    assert_eq!(
        lines(&none),
        ["Your ratings", "No match has counted yet. Matches that allow hints or taking back do not count."]
    );
    lost_by_bob(&mut world, 2).await;
    let page = shown(world.say(ANA, World::private(ANA), Intent::Rating { of: None }).await);
    let told = lines(&page);
    assert!(told[1..3] == ["Santase", "Among people: ? · 2 played, about 11 more until it is settled"], "{told:?}");
    let course = button(Standings::Course(GameKind::Santase, Pool::People));
    assert!(tokens(&page).contains(&course));
    let page = shown(world.press(ANA, World::private(ANA), Some(900), &course).await);
    let told = lines(&page);
    assert!(told[3] == "▁▁" && told[4].starts_with("After 2 matches: from 1600 to 1600"), "Bob is not known: {told:?}");
    // Somebody else's rating is never shown by a button of one's own.
    let others = shown(world.press(EVE, World::private(EVE), Some(900), &course).await);
    assert!(others.text().contains("No match has counted yet."), "{}", others.plain());
}

#[tokio::test]
async fn a_course_comes_as_a_picture_into_the_private_chat() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let course = button(Standings::Course(GameKind::Santase, Pool::People));
    let picture = button(Standings::Picture(GameKind::Santase, Pool::People));
    let page = shown(world.press(ANA, World::group(), Some(901), &course).await);
    assert!(tokens(&page).contains(&picture), "{}", page.plain());
    let sent = world.press(ANA, World::group(), Some(901), &picture).await;
    assert_eq!(sent, Answer::Toast(say(Locale::EN, &Msg::CopySent)));
    let documents = world.platform.documents();
    let [(place, document)] = documents.as_slice() else { panic!("{documents:?}") };
    assert_eq!(
        (place, document.mime, &*document.name),
        (&World::private(ANA), "image/png", "talon-rating-santase.png")
    );
    assert!(document.bytes.starts_with(b"\x89PNG"));
    // A person without a course gets no empty picture.
    let none = shown(world.press(EVE, World::private(EVE), None, &picture).await);
    assert!(none.text().contains("No match has counted yet."), "{}", none.plain());
    assert_eq!(world.platform.documents().len(), 1);
}

/// Thinks, and cannot draw.
struct NoBrush;

#[async_trait]
impl Compute for NoBrush {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        InlineCompute.choose(level, view, standing, seed).await
    }

    async fn draw(&self, _: Chart) -> Option<Vec<u8>> {
        None
    }
}

#[tokio::test]
async fn a_person_who_gets_no_picture_is_told() {
    let mut world = World::thinking(1, Arc::new(NoBrush));
    lost_by_bob(&mut world, 2).await;
    let picture = button(Standings::Picture(GameKind::Santase, Pool::People));
    let answer = world.press(ANA, World::private(ANA), None, &picture).await;
    assert_eq!(answer, Answer::Alert(say(Locale::EN, &Msg::Fault)));
    assert!(world.platform.documents().is_empty());
}

#[tokio::test]
async fn statistics_add_up_and_lead_to_those_whom_one_met() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 3).await;
    let page = shown(world.say(ANA, World::private(ANA), Intent::Stats { of: None }).await);
    let told = lines(&page);
    assert!(told.iter().any(|line| line.starts_with("won 3 of 3 · ")), "{told:?}");
    assert!(told.contains(&"1. Боби · 3–0".to_owned()), "{told:?}");
    let bob = button(Standings::With(world.person(BOB).await));
    assert!(tokens(&page).contains(&bob));
    let page = shown(world.press(ANA, World::private(ANA), Some(900), &bob).await);
    assert_eq!(lines(&page), ["You and Боби: 3–0", "Santase: 3–0", "The last 3 were won."]);
    let ours = HistoryAsk { filter: Filter::With(world.person(BOB).await), ..HistoryAsk::MINE };
    let page = shown(world.press(ANA, World::private(ANA), Some(900), &button(Standings::History(ours))).await);
    assert!(
        lines(&page)[0] == "Your matches with Боби" && lines(&page).iter().any(|line| line.starts_with("3. ")),
        "{}",
        page.plain()
    );
    // Nobody learns of somebody whom they never met, not even the name.
    let stranger = world.press(EVE, World::private(EVE), None, &bob).await;
    assert_eq!(stranger, Answer::Alert(say(Locale::EN, &Msg::NeverMet)));
    let nobody = button(Standings::With(PersonId(7)));
    assert_eq!(
        world.press(ANA, World::private(ANA), None, &nobody).await,
        Answer::Alert(say(Locale::EN, &Msg::NeverMet))
    );
}

#[tokio::test]
async fn a_forgotten_person_is_gone_from_statistics() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 1).await;
    let bob = button(Standings::With(world.person(BOB).await));
    world.press(BOB, World::private(BOB), None, &Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes))).await;
    world.settle().await;
    let page = shown(world.say(ANA, World::private(ANA), Intent::Stats { of: None }).await);
    assert!(!page.text().contains("Боби") && !page.text().contains("1–0"), "{}", page.plain());
    assert_eq!(world.press(ANA, World::private(ANA), None, &bob).await, Answer::Alert(say(Locale::EN, &Msg::NeverMet)));
}

#[tokio::test]
async fn the_history_of_a_group_is_filtered_and_turned() {
    let mut world = World::new(1);
    let table = lost_by_bob(&mut world, 6).await;
    let history = |game: Option<&str>| Intent::History { game: game.map(str::to_owned) };
    let page = shown(world.say(EVE, World::group(), history(None)).await);
    assert_eq!(lines(&page)[0], "Matches played here");
    let replay = |number| Token::new(Some(table), number, Verb::Replay(ReplayVerb::Step(1, 0)));
    assert!(tokens(&page).contains(&replay(6)) && !tokens(&page).contains(&replay(1)), "{}", page.plain());
    let older = tokens(&page).into_iter().find(|token| token.to_string().ends_with(":2")).expect("older ones");
    let page = shown(world.press(EVE, World::group(), Some(901), &older).await);
    assert!(tokens(&page).contains(&replay(1)) && !tokens(&page).contains(&replay(2)), "{}", page.plain());
    let mine = button(Standings::History(HistoryAsk::MINE));
    let page = shown(world.press(EVE, World::group(), Some(901), &mine).await);
    assert_eq!(lines(&page), ["Matches of Eve", "There is no such match."]);
    let page = shown(world.say(BOB, World::group(), history(Some("белот"))).await);
    assert!(lines(&page).contains(&"There is no such match.".to_owned()), "in the group's language: {}", page.plain());
    let unknown = world.say(BOB, World::private(BOB), history(Some("покер"))).await;
    assert_eq!(unknown, Answer::Alert(say(Locale::BG, &Msg::UnknownGame)));
}

#[tokio::test]
async fn what_was_played_elsewhere_stays_out_of_a_group() {
    let mut world = World::new(1);
    let table = world.solo(ANA).await;
    resigned(&mut world, table, 1, ANA).await;
    let mine = button(Standings::History(HistoryAsk::MINE));
    let own = shown(world.press(ANA, World::private(ANA), None, &mine).await);
    assert!(lines(&own).iter().any(|line| line.starts_with("1. Santase")), "{}", own.plain());
    let page = shown(world.press(ANA, World::group(), Some(901), &mine).await);
    assert_eq!(lines(&page), ["Matches of Ana", "There is no such match."]);
    // In private there is only one's own, whatever a button says.
    let all = button(Standings::History(HistoryAsk { mine: false, ..HistoryAsk::MINE }));
    let page = shown(world.press(EVE, World::private(EVE), None, &all).await);
    assert_eq!(lines(&page), ["Your matches", "There is no such match."]);
}

#[tokio::test]
async fn a_group_remembers_records() {
    let mut world = World::new(1);
    lost_by_bob(&mut world, 2).await;
    let records = button(Standings::Records(GameKind::Santase, Pool::People));
    let page = shown(world.press(EVE, World::group(), Some(901), &records).await);
    assert_eq!(lines(&page), ["Records: Santase", "Most matches: Ana, 2", "Most matches won: Ana, 2"]);
    let nowhere = Answer::Alert(say(Locale::EN, &Msg::LeaderboardNowhere));
    assert_eq!(world.press(EVE, World::private(EVE), Some(901), &records).await, nowhere);
}
