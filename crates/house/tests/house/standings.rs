//! Finished matches become results, and results standings, in the transaction that ends the match.

use talon_games::GameKind;
use talon_house::{Answer, Intent};
use talon_standings::{Competitor, Ending, Pool, Window};
use talon_store::results::{LeaderboardKey, LeaderboardPart, Recount as _, ResultFilter, ResultRow, Scope, Start};
use talon_store::{Choices as _, CommunityRow, Results as _, Store as _};
use talon_table::{Event, TableId};
use talon_view::{HouseVerb, Locale, Msg, Setting, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens};

async fn results(world: &World) -> Vec<ResultRow> {
    world.store.results(&ResultFilter::default(), None, 99).await.unwrap()
}

async fn leaderboard(world: &World, game: GameKind, pool: Pool, window: Window) -> LeaderboardPart {
    let scope = Scope::of(&World::group());
    world.store.leaderboard(&LeaderboardKey { scope, game, pool, window }, Start::Line(0), 99).await.unwrap()
}

async fn give_up(world: &mut World, human: Human, table: TableId) {
    let match_no = u32::try_from(results(world).await.len()).unwrap() + 1;
    world.play_enough(table).await;
    world
        .press(
            human,
            World::private(human),
            None,
            &Token::new(Some(table), match_no, Verb::Table(TableVerb::ResignYes)),
        )
        .await;
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
        let leaderboard = leaderboard(&world, GameKind::Santase, Pool::People, window).await;
        assert_eq!(
            (leaderboard.total, leaderboard.lines[0].row.wins, leaderboard.lines[1].row.wins),
            (2, 1, 0),
            "{window}"
        );
        assert!(
            leaderboard.lines[0].row.points > 0 && leaderboard.lines[0].row.points == -leaderboard.lines[1].row.points
        );
    }
}

#[tokio::test]
async fn resigning_loses_and_matches_against_ai_players_are_in_another_pool() {
    let mut world = World::new(4);
    let table = world.match_of_two().await;
    give_up(&mut world, BOB, table).await;
    let ana = world.person(ANA).await;
    let people = leaderboard(&world, GameKind::Santase, Pool::People, Window::All).await;
    assert_eq!((people.lines[0].person, people.lines[0].row.wins, people.total), (ana, 1, 2));
    let all = results(&world).await;
    let quit: Vec<_> = all[0].fact.players.iter().map(|player| (player.place, player.quit)).collect();
    assert!(quit.contains(&(1, false)) && quit.contains(&(2, true)), "{quit:?}");

    let solo = world.solo_without_help(ANA).await;
    world.press(ANA, World::private(ANA), None, &Token::new(Some(solo), 1, Verb::Table(TableVerb::ResignYes))).await;
    let alone = results(&world).await.remove(0);
    assert_eq!((alone.table, alone.scope, alone.fact.number), (solo, Scope::Everywhere, 2));
    let ratings = world.store.ratings_of(&Competitor::Person(ana.0)).await.unwrap();
    let pools: Vec<_> = ratings.iter().map(|line| (line.pool, line.row.matches)).collect();
    assert_eq!(pools, [(Pool::People, 1), (Pool::Mixed, 1)]);
    assert_eq!(
        leaderboard(&world, GameKind::Santase, Pool::Mixed, Window::All).await.total,
        0,
        "played in no community"
    );
}

/// If hints or undo were allowed, nobody knows who decided.
#[tokio::test]
async fn with_help_a_match_is_ones_own_affair() {
    let mut world = World::new(5);
    let solo = world.solo(ANA).await;
    world.press(ANA, World::private(ANA), None, &Token::new(Some(solo), 1, Verb::Table(TableVerb::ResignYes))).await;
    assert!(results(&world).await[0].fact.aided);
    let ana = world.person(ANA).await;
    let totals = world.store.totals_of(ana).await.unwrap();
    assert_eq!(totals.iter().map(|line| (line.pool, line.row.matches)).collect::<Vec<_>>(), [(Pool::Mixed, 1)]);
    assert_eq!(world.store.ratings_of(&Competitor::Person(ana.0)).await.unwrap(), []);
    let board = leaderboard(&world, GameKind::Santase, Pool::Mixed, Window::All).await;
    assert_eq!(board.total, 0);
}

/// The person's line on the group's leaderboard of all time: matches and wins.
async fn line(world: &World, human: Human) -> Option<(u32, u32)> {
    let person = world.person(human).await;
    let leaderboard = leaderboard(world, GameKind::Santase, Pool::People, Window::All).await;
    leaderboard.lines.into_iter().find(|line| line.person == person).map(|line| (line.row.matches, line.row.wins))
}

async fn must(world: &mut World, human: Human, table: TableId, verb: Verb) -> Answer {
    let answer = world.press(human, World::private(human), None, &Token::new(Some(table), 1, verb)).await;
    world.settle().await;
    answer
}

#[tokio::test]
async fn a_second_account_takes_no_defeat_away() {
    let mut world = World::new(9);
    let table = world.match_of_two().await;
    world.play_enough(table).await;
    let seat = world.replay(table).await.seat_of(world.person(BOB).await).unwrap();
    world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
    must(&mut world, BOB, table, Verb::Table(TableVerb::StandDown)).await;
    let taken = must(&mut world, EVE, table, Verb::House(HouseVerb::TakeOver(seat))).await;
    assert_eq!(taken, Answer::Toast(say(Locale::EN, &Msg::TookOver)));
    must(&mut world, EVE, table, Verb::Table(TableVerb::ResignYes)).await;
    assert_eq!(
        [line(&world, ANA).await, line(&world, BOB).await, line(&world, EVE).await],
        [Some((1, 1)), Some((1, 0)), None]
    );
    let all = results(&world).await;
    let bob = world.person(BOB).await;
    assert_eq!(all[0].persons(), [world.person(ANA).await, bob]);
    assert!(all[0].fact.players[1].quit && !all[0].fact.slight && all[0].fact.left.is_empty());
    let page = world.newest(GROUP).page.text().replace(['\u{2068}', '\u{2069}'], "");
    assert!(page.contains("Боби gave up their seat, which counts as resigning."), "{page}");
    let recounted = world.memory.recount(&mut |_, _| {}).await.unwrap();
    assert_eq!((recounted.results, recounted.changed), (1, 0));
}

#[tokio::test]
async fn a_successor_who_plays_has_the_match_beside_the_player_who_left() {
    let mut world = World::new(10);
    let table = world.match_of_two().await;
    let [ana, bob] = [world.person(ANA).await, world.person(BOB).await];
    let seat = world.replay(table).await.seat_of(bob).unwrap();
    world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
    must(&mut world, BOB, table, Verb::Table(TableVerb::StandDown)).await;
    must(&mut world, EVE, table, Verb::House(HouseVerb::TakeOver(seat))).await;
    world.play_enough(table).await;
    must(&mut world, ANA, table, Verb::Table(TableVerb::ResignYes)).await;
    let eve = world.person(EVE).await;
    assert_eq!(results(&world).await[0].persons(), [ana, eve, bob]);
    assert_eq!(
        [line(&world, ANA).await, line(&world, BOB).await, line(&world, EVE).await],
        [Some((1, 0)), Some((1, 0)), Some((1, 1))]
    );
    let met = world.store.pairs_of(&Competitor::Person(bob.0), 9).await.unwrap();
    assert_eq!(met, [], "of two who both gave up nobody did better");
    let own = ResultFilter { with: vec![bob], ..ResultFilter::default() };
    assert_eq!(world.store.results(&own, None, 9).await.unwrap().len(), 1, "it is in Bob's history");
}

#[tokio::test]
async fn an_admin_who_plays_cannot_stop_a_defeat() {
    let mut world = World::new(11);
    let table = world.match_of_two().await;
    world.play_enough(table).await;
    world.platform.make_admin(BOB.0);
    let answer = must(&mut world, BOB, table, Verb::House(HouseVerb::Stop)).await;
    let Answer::Page { page, .. } = answer else { panic!("{answer:?}") };
    assert!(page.text().contains("се брои за предаване"), "{}", page.plain());
    assert!(world.replay(table).await.is_playing(), "a question changes nothing");
    let verbs: Vec<Verb> = tokens(&page).into_iter().map(|token| token.verb).collect();
    assert!(
        verbs.contains(&Verb::Table(TableVerb::ProposeEnd)) && verbs.contains(&Verb::Table(TableVerb::ResignYes)),
        "{verbs:?}"
    );
    must(&mut world, BOB, table, Verb::Table(TableVerb::ResignYes)).await;
    assert_eq!([line(&world, ANA).await, line(&world, BOB).await], [Some((1, 1)), Some((1, 0))]);

    // A match that the other one also wants to end ends without a result.
    let mut world = World::new(12);
    let table = world.match_of_two().await;
    world.platform.make_admin(BOB.0);
    must(&mut world, ANA, table, Verb::Table(TableVerb::ProposeEnd)).await;
    assert_eq!(must(&mut world, BOB, table, Verb::House(HouseVerb::Stop)).await, Answer::Silent);
    assert_eq!((results(&world).await[0].fact.ending, line(&world, ANA).await), (Ending::Agreed, None));
}

#[tokio::test]
async fn resigning_at_once_lifts_nobody() {
    let mut world = World::new(13);
    let table = world.match_of_two().await;
    must(&mut world, BOB, table, Verb::Table(TableVerb::ResignYes)).await;
    assert!(results(&world).await[0].fact.slight);
    assert_eq!([line(&world, ANA).await, line(&world, BOB).await], [None, Some((1, 0))], "quitting does not pay");
    let ana = Competitor::Person(world.person(ANA).await.0);
    assert_eq!(
        (world.store.ratings_of(&ana).await.unwrap(), world.store.pairs_of(&ana, 9).await.unwrap()),
        (vec![], vec![])
    );
    assert_eq!(world.store.totals_of(world.person(ANA).await).await.unwrap(), []);
}

#[tokio::test]
async fn a_match_that_is_given_up_counts_once_everybody_has_decided_five_times() {
    for slight in [true, false] {
        let mut world = World::new(13);
        let table = world.match_of_two().await;
        if slight {
            // Of two who have decided nine times together, one has done so at most four times.
            for _ in 0..9 {
                assert!(world.play_on(table).await);
                world.settle().await;
            }
        } else {
            world.play_enough(table).await;
        }
        must(&mut world, BOB, table, Verb::Table(TableVerb::ResignYes)).await;
        assert_eq!(results(&world).await[0].fact.slight, slight);
        assert_eq!(line(&world, ANA).await.is_none(), slight, "nobody gains before that");
    }
}

#[tokio::test]
async fn the_day_is_the_community_s() {
    let mut world = World::new(5);
    let table = world.match_of_two().await;
    let row = world.store.community(World::group().platform, GROUP).await.unwrap().unwrap();
    let zone = |zone: &str| CommunityRow { chosen: row.chosen.clone().with(Setting::Zone(zone.into())), ..row.clone() };
    let mut days = Vec::new();
    for (name, loser) in [("Pacific/Kiritimati", ANA), ("Pacific/Niue", BOB)] {
        world.store.save_community(&zone(name)).await.unwrap();
        give_up(&mut world, loser, table).await;
        days.push(results(&world).await[0].fact.day);
        for human in [ANA, BOB] {
            world
                .press_shown(human, World::private(human), |verb| *verb == Verb::House(HouseVerb::Rematch))
                .await
                .expect("a rematch");
            world.settle().await;
        }
    }
    assert_eq!(days[0].days_since(days[1]), 1, "25 hours lie between the two zones: {days:?}");
    let kept = world.store.community(World::group().platform, GROUP).await.unwrap().unwrap();
    world.say(ANA, World::group(), Intent::Table).await;
    assert_eq!(kept.chosen.zone.as_deref(), Some("Pacific/Niue"), "other changes of the community leave it alone");
}

#[tokio::test]
async fn counting_anew_changes_nothing() {
    let mut world = World::new(6);
    let table = world.company(GameKind::Belot, 0).await;
    give_up(&mut world, BOB, table).await;
    let before = leaderboard(&world, GameKind::Belot, Pool::People, Window::All).await;
    assert_eq!(before.total, 3);
    let mut told = Vec::new();
    let recounted = world.memory.recount(&mut |done, of| told.push((done, of))).await.unwrap();
    assert_eq!((recounted.results, recounted.changed, told), (1, 0, vec![(1, 1)]));
    assert_eq!(leaderboard(&world, GameKind::Belot, Pool::People, Window::All).await, before);
}
