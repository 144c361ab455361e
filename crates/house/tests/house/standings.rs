//! Finished matches become results, and results standings, in the step that ends the match.

use talon_games::GameKind;
use talon_house::Intent;
use talon_house::ports::results::{
    BoardKey, BoardPart, Recount as _, ResultFilter, ResultRow, Results as _, Scope, Start,
};
use talon_house::ports::store::{CommunityRow, Store as _};
use talon_standings::{Competitor, Ending, Pool, Window};
use talon_table::{Event, TableId, Timestamp};
use talon_view::{Token, Verb};

use crate::common::{ANA, BOB, GROUP, Human, World};

async fn results(world: &World) -> Vec<ResultRow> {
    world.store.results(&ResultFilter::default(), None, 99).await.unwrap()
}

async fn board(world: &World, game: GameKind, pool: Pool, window: Window) -> BoardPart {
    let scope = Scope::of(&World::group());
    world.store.board(&BoardKey { scope, game, pool, window }, Start::Line(0), 99).await.unwrap()
}

async fn give_up(world: &mut World, human: Human, table: TableId) {
    let match_no = u32::try_from(results(world).await.len()).unwrap() + 1;
    world.press(human, World::private(human), None, &Token::new(Some(table), match_no, Verb::ResignYes)).await;
    world.settle().await;
}

async fn last_points(world: &World, table: TableId) -> Vec<i32> {
    let events = world.events(table).await;
    let ended = events.into_iter().rev().find_map(|event| match event {
        Event::MatchEnded { result, .. } => Some(result.points),
        _ => None,
    });
    ended.unwrap()
}

#[tokio::test]
async fn a_match_that_is_played_out_counts_for_both() {
    let mut world = World::new(3);
    let table = world.match_of_two().await;
    while world.play_on(table).await {
        world.settle().await;
    }
    let all = results(&world).await;
    let [result] = &all[..] else { panic!("one result: {all:?}") };
    assert_eq!((result.table, result.match_no, result.fact.number), (table, 1, 1));
    assert_eq!((result.scope.clone(), result.fact.ending), (Scope::of(&World::group()), Ending::Played));
    let points: Vec<i32> = result.fact.players.iter().map(|player| player.points).collect();
    assert_eq!(points, last_points(&world, table).await);
    let deals = world.events(table).await.iter().filter(|event| event.name() == "deal-ended").count();
    let won: i64 = result.fact.players.iter().map(|player| player.tally.get("deals-won")).sum();
    for player in &result.fact.players {
        assert_eq!(player.tally.get("deals"), deals as i64);
        assert!(!player.quit);
    }
    assert!(won > 0 && won <= deals as i64, "a deal may be drawn");
    for window in Window::of(result.fact.day) {
        let board = board(&world, GameKind::Santase, Pool::People, window).await;
        assert_eq!((board.total, board.lines[0].row.wins, board.lines[1].row.wins), (2, 1, 0), "{window}");
        assert!(board.lines[0].row.points > 0 && board.lines[0].row.points == -board.lines[1].row.points);
    }
}

#[tokio::test]
async fn whoever_resigns_has_lost_and_whoever_plays_an_ai_player_is_in_another_pool() {
    let mut world = World::new(4);
    let table = world.match_of_two().await;
    give_up(&mut world, BOB, table).await;
    let ana = world.person(ANA).await;
    let people = board(&world, GameKind::Santase, Pool::People, Window::All).await;
    assert_eq!((people.lines[0].person, people.lines[0].row.wins, people.total), (ana, 1, 2));
    let all = results(&world).await;
    let quit: Vec<_> = all[0].fact.players.iter().map(|player| (player.place, player.quit)).collect();
    assert!(quit.contains(&(1, false)) && quit.contains(&(2, true)), "{quit:?}");

    let solo = world.solo(ANA).await;
    world.press(ANA, World::private(ANA), None, &Token::new(Some(solo), 1, Verb::ResignYes)).await;
    let alone = results(&world).await.remove(0);
    assert_eq!((alone.table, alone.scope, alone.fact.number), (solo, Scope::Everywhere, 2));
    let ratings = world.store.ratings_of(&Competitor::Person(ana.0)).await.unwrap();
    let pools: Vec<_> = ratings.iter().map(|line| (line.pool, line.row.matches)).collect();
    assert_eq!(pools, [(Pool::People, 1), (Pool::Mixed, 1)]);
    assert_eq!(board(&world, GameKind::Santase, Pool::Mixed, Window::All).await.total, 0, "played in no community");
}

#[tokio::test]
async fn the_day_is_the_community_s() {
    let mut world = World::new(5);
    let table = world.match_of_two().await;
    let row = world.store.community(World::group().platform, GROUP).await.unwrap().unwrap();
    let zone = |zone: &str| CommunityRow { zone: Some(zone.to_owned()), ..row.clone() };
    let mut days = Vec::new();
    for (name, loser) in [("Pacific/Kiritimati", ANA), ("Pacific/Niue", BOB)] {
        world.store.save_community(&zone(name), None, Timestamp(0)).await.unwrap();
        give_up(&mut world, loser, table).await;
        days.push(results(&world).await[0].fact.day);
        for human in [ANA, BOB] {
            world.press_shown(human, World::private(human), |verb| *verb == Verb::Rematch).await.expect("a rematch");
            world.settle().await;
        }
    }
    assert_eq!(days[0].days_since(days[1]), 1, "25 hours lie between the two zones: {days:?}");
    let kept = world.store.community(World::group().platform, GROUP).await.unwrap().unwrap();
    world.say(ANA, World::group(), Intent::Table).await;
    assert_eq!(kept.zone.as_deref(), Some("Pacific/Niue"), "other changes of the community leave it alone");
}

#[tokio::test]
async fn counting_anew_changes_nothing() {
    let mut world = World::new(6);
    let table = world.company(GameKind::Belot, 0).await;
    give_up(&mut world, BOB, table).await;
    let before = board(&world, GameKind::Belot, Pool::People, Window::All).await;
    assert_eq!(before.total, 3);
    let mut told = Vec::new();
    let recounted = world.memory.recount(&mut |done, of| told.push((done, of))).await.unwrap();
    assert_eq!((recounted.results, recounted.changed, told), (1, 0, vec![(1, 1)]));
    assert_eq!(board(&world, GameKind::Belot, Pool::People, Window::All).await, before);
}
