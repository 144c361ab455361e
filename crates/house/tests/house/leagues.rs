//! Leagues, from their making to the crown.

use std::pin::pin;
use std::time::Duration;

use talon_house::testing::Faults;
use talon_house::{Answer, Incoming, Intent, Panel};
use talon_league::{Event, LeagueId};
use talon_standings::Pool;
use talon_store::leagues::{Leagues as _, PostKey};
use talon_store::results::ResultRow;
use talon_store::shaky::cut_short;
use talon_store::{Choices as _, CommunityRow, Decisions as _, MessageRef, Store as _, SurfaceState};
use talon_table::{TableId, Timestamp};
use talon_view::{
    HereVerb, HouseVerb, LeaderboardAsk, LeagueSetting, LeagueVerb, Locale, ManageVerb, Msg, Page, Part, Period,
    PrivacyVerb, Setting, Span, TableVerb, Token, Verb, Whose, say,
};

use crate::common::{ANA, BOB, EVE, GROUP, Human, SERVER, World, rows, tokens, words};
use crate::guild::{Guild, On};

const DAY: Duration = Duration::from_secs(24 * 3600);

fn token(league: LeagueId, verb: LeagueVerb) -> Token {
    Token::new(None, 0, Verb::League(league, verb))
}

pub(crate) async fn press(world: &mut World, human: Human, league: LeagueId, verb: LeagueVerb) -> Answer {
    world.press(human, World::group(), None, &token(league, verb)).await
}

pub(crate) fn page(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

/// A league that Ana makes and Bob joins.
pub(crate) async fn league_of_two(world: &mut World) -> LeagueId {
    let made = world.say(ANA, World::group(), Intent::League { create: Some(" Winter  cup ".to_owned()) }).await;
    let made = page(made);
    let league = tokens(&made).into_iter().find_map(|token| match token.verb {
        Verb::League(league, _) => Some(league),
        _ => None,
    });
    let league = league.unwrap();
    press(world, BOB, league, LeagueVerb::Join).await;
    league
}

pub(crate) async fn begin(world: &mut World, league: LeagueId) {
    press(world, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    world.settle().await;
}

/// The table that was opened last for the league.
pub(crate) async fn table(world: &World, league: LeagueId, season: u32) -> TableId {
    world.store.league_tables(league, season).await.unwrap().last().unwrap().table
}

/// One opens the table, the other sits down, and the second gives up.
async fn play(world: &mut World, league: LeagueId, season: u32, winner: Human, loser: Human) -> TableId {
    press(world, winner, league, LeagueVerb::Play).await;
    press(world, loser, league, LeagueVerb::Play).await;
    let table = table(world, league, season).await;
    world.settle().await;
    world.press(winner, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world
        .press(loser, World::private(loser), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes)))
        .await;
    world.settle().await;
    table
}

/// Ana and Bob sit down for the match of the first season, and it begins.
async fn start(world: &mut World, league: LeagueId) -> TableId {
    for human in [ANA, BOB] {
        press(world, human, league, LeagueVerb::Play).await;
    }
    let table = table(world, league, 1).await;
    world.settle().await;
    world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world.settle().await;
    table
}

/// A page's text, without the marks that isolate names.
pub(crate) fn text(page: &Page) -> String {
    page.text().replace(['\u{2068}', '\u{2069}'], "")
}

fn texts(world: &World) -> Vec<String> {
    world.platform.messages(GROUP).iter().map(|message| text(&message.page)).collect()
}

pub(crate) async fn names(world: &World, league: LeagueId) -> Vec<Event> {
    world.store.league_events(league, 0).await.unwrap().into_iter().map(|recorded| recorded.event).collect()
}

/// The two whom the last round paired, in the order of Ana, Bob and Eve.
async fn meet(world: &World, league: LeagueId) -> (Human, Human) {
    let events = names(world, league).await;
    let drawn = events.iter().rev().find_map(|event| match event {
        Event::RoundDrawn { round, .. } => Some(round.fixtures[0].players.clone()),
        _ => None,
    });
    let players = drawn.unwrap();
    let mut found = Vec::new();
    for human in [ANA, BOB, EVE] {
        if players.contains(&world.person(human).await.0) {
            found.push(human);
        }
    }
    (found[0], found[1])
}

#[tokio::test]
async fn a_small_league_is_played_with_buttons_alone() {
    let mut world = World::new(1);
    let league = league_of_two(&mut world).await;
    press(&mut world, EVE, league, LeagueVerb::Join).await;
    begin(&mut world, league).await;
    let shown = texts(&world);
    assert!(shown.iter().any(|text| text.contains("Winter cup") && text.contains("has begun")), "{shown:?}");
    assert!(shown.iter().any(|text| text.contains("round 1")), "{shown:?}");
    for _ in 0..3 {
        let round = text(&page(press(&mut world, ANA, league, LeagueVerb::Show).await));
        assert!(round.contains("Season 1"), "{round}");
        let (winner, loser) = meet(&world, league).await;
        play(&mut world, league, 1, winner, loser).await;
    }
    let events = names(&world, league).await;
    let Some(Event::SeasonEnded { champion, table, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*champion, Some(world.person(ANA).await));
    assert_eq!(table.iter().map(|line| line.wins).collect::<Vec<_>>(), [2, 1, 0]);
    let shown = texts(&world);
    assert!(shown.iter().any(|text| text.contains("is over") && text.contains("👑")), "{shown:?}");
    let posts = world.store.posts(league).await.unwrap();
    assert_eq!(posts.len(), 5, "a beginning, three rounds and a crown: {posts:?}");
    assert!(posts.iter().all(|post| post.state == SurfaceState::Finished), "{posts:?}");
    let past = text(&page(press(&mut world, BOB, league, LeagueVerb::Past(1)).await));
    assert!(past.contains("1 Ana "), "{past}");
}

#[tokio::test]
async fn only_those_whom_the_round_brought_together_sit_down() {
    let mut world = World::new(2);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    let refused = press(&mut world, EVE, league, LeagueVerb::Play).await;
    assert!(words(&refused).unwrap().contains("not in this league"));
    press(&mut world, ANA, league, LeagueVerb::Play).await;
    let table = table(&world, league, 1).await;
    let again = press(&mut world, ANA, league, LeagueVerb::Play).await;
    assert!(words(&again).unwrap().contains("is waiting for you"), "{again:?}");
    assert_eq!(world.store.league_tables(league, 1).await.unwrap().len(), 1, "one table is enough");
    let at = |verb| Token::new(Some(table), 1, verb);
    let guest = world.press(EVE, World::group(), None, &at(Verb::House(HouseVerb::Join))).await;
    assert!(words(&guest).unwrap().contains("league match"), "{guest:?}");
    let ai = world.press(ANA, World::group(), None, &at(Verb::Table(TableVerb::AddAi))).await;
    assert!(words(&ai).unwrap().contains("league match"), "{ai:?}");
    world.press(BOB, World::group(), None, &at(Verb::House(HouseVerb::Join))).await;
    assert_eq!(world.replay(table).await.persons().len(), 2);
}

#[tokio::test]
async fn a_match_that_ends_without_result_is_played_again() {
    let mut world = World::new(3);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    press(&mut world, ANA, league, LeagueVerb::Play).await;
    press(&mut world, BOB, league, LeagueVerb::Play).await;
    let first = table(&world, league, 1).await;
    world.settle().await;
    world.press(ANA, World::group(), None, &Token::new(Some(first), 1, Verb::Table(TableVerb::Start))).await;
    for human in [ANA, BOB] {
        world
            .press(human, World::private(human), None, &Token::new(Some(first), 1, Verb::Table(TableVerb::ProposeEnd)))
            .await;
    }
    world.settle().await;
    assert!(!world.replay(first).await.is_playing());
    let second = play(&mut world, league, 1, BOB, ANA).await;
    assert_ne!(first, second);
    let events = names(&world, league).await;
    let Some(Event::SeasonEnded { champion, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*champion, Some(world.person(BOB).await));
}

#[tokio::test]
async fn a_match_is_played_again_at_one_table() {
    for prepared in [false, true] {
        let mut world = World::new(4);
        let league = league_of_two(&mut world).await;
        begin(&mut world, league).await;
        press(&mut world, ANA, league, LeagueVerb::Play).await;
        press(&mut world, BOB, league, LeagueVerb::Play).await;
        let first = table(&world, league, 1).await;
        world.press(ANA, World::group(), None, &Token::new(Some(first), 1, Verb::Table(TableVerb::Start))).await;
        for human in [ANA, BOB] {
            world
                .press(
                    human,
                    World::private(human),
                    None,
                    &Token::new(Some(first), 1, Verb::Table(TableVerb::ProposeEnd)),
                )
                .await;
        }
        let rematch = Token::new(Some(first), 1, Verb::House(HouseVerb::Rematch));
        if prepared {
            world.press(BOB, World::group(), None, &rematch).await;
        }
        press(&mut world, ANA, league, LeagueVerb::Play).await;
        if !prepared {
            world.press(BOB, World::group(), None, &rematch).await;
        }
        let tables = world.store.league_tables(league, 1).await.unwrap();
        let open: Vec<TableId> = tables.iter().filter(|row| row.open).map(|row| row.table).collect();
        assert_eq!((open.len(), open.contains(&first)), (1, prepared), "{tables:?}");
    }
}

#[tokio::test]
async fn another_match_is_offered_where_it_would_count() {
    let (ladder, robin, knockout) = (0, 1, 3);
    for (format, counts) in [(ladder, true), (robin, false), (knockout, false)] {
        let mut world = World::new(10);
        let league = league_of_two(&mut world).await;
        press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(format)))).await;
        begin(&mut world, league).await;
        let table = play(&mut world, league, 1, BOB, ANA).await;
        assert_eq!(
            world.shown(GROUP, |verb| *verb == Verb::House(HouseVerb::Rematch)).is_some(),
            counts,
            "format {format}"
        );
        let again =
            world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::House(HouseVerb::Rematch))).await;
        let refused = words(&again).is_some_and(|words| words.contains("would not count"));
        assert_eq!(refused, !counts, "format {format}: {again:?}");
    }
}

#[tokio::test]
async fn a_round_ends_with_its_day_where_the_group_lives() {
    let mut world = World::new(4);
    let league = league_of_two(&mut world).await;
    let known = world.store.community(talon_store::PlatformKind::Telegram, GROUP).await.unwrap().unwrap();
    let chosen = known.chosen.clone().with(Setting::Zone("Pacific/Auckland".into()));
    world.store.save_community(&CommunityRow { chosen, ..known }).await.unwrap();
    begin(&mut world, league).await;
    let drawn = |events: &[Event]| {
        events.iter().find_map(|event| match event {
            Event::RoundDrawn { deadline, .. } => Some(*deadline),
            _ => None,
        })
    };
    let deadline = drawn(&names(&world, league).await).unwrap();
    // Midnight in Auckland is 11 o'clock in London's winter.
    assert_eq!(deadline.0.rem_euclid(24 * 3_600_000), 11 * 3_600_000);
    press(&mut world, BOB, league, LeagueVerb::Play).await;
    world.settle().await;
    world.wait(deadline.since(world.now()) - DAY + Duration::from_secs(60)).await;
    for human in [ANA, BOB] {
        let told = world.platform.messages(human.0);
        assert!(told.iter().any(|message| text(&message.page).contains("Winter cup")), "{}", human.1);
    }
    world.wait(DAY).await;
    let events = names(&world, league).await;
    let Some(Event::SeasonEnded { champion, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*champion, Some(world.person(BOB).await), "who was there wins");
    let reminders = world.store.posts(league).await.unwrap();
    let reminders = reminders.iter().filter(|post| matches!(post.key, PostKey::Reminder { .. })).count();
    assert_eq!(reminders, 2, "each once");
}

#[tokio::test]
async fn a_league_is_its_makers_and_the_admins_and_its_groups() {
    let mut world = World::new(5);
    let league = league_of_two(&mut world).await;
    for verb in [
        LeagueVerb::Manage(ManageVerb::Begin),
        LeagueVerb::Manage(ManageVerb::CloseYes),
        LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Days(3))),
        LeagueVerb::Manage(ManageVerb::Show),
    ] {
        let refused = press(&mut world, BOB, league, verb).await;
        assert!(words(&refused).unwrap().contains("админ"), "{refused:?}");
    }
    let elsewhere = talon_store::Place { chat: "-200".to_owned(), ..World::group() };
    let refused = world.press(ANA, elsewhere, None, &token(league, LeagueVerb::Show)).await;
    assert!(words(&refused).unwrap().contains("not from here"));
    let alone = world.press(EVE, World::private(EVE), None, &token(league, LeagueVerb::Show)).await;
    assert!(words(&alone).is_some(), "not in it, and not there");
    world.platform.make_admin(BOB.0);
    let managed = press(&mut world, BOB, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Days(3)))).await;
    assert!(text(&page(managed)).contains('3'));
    let private = world.say(ANA, World::private(ANA), Intent::League { create: Some("Own".to_owned()) }).await;
    assert!(words(&private).unwrap().contains("several people"));
    let gone = press(&mut world, ANA, LeagueId(99), LeagueVerb::Show).await;
    assert!(words(&gone).unwrap().contains("no longer"));
    for bad in [LeagueSetting::Format(9), LeagueSetting::Rounds(0), LeagueSetting::Days(0), LeagueSetting::Preset(7)] {
        let refused = press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(bad))).await;
        assert!(words(&refused).is_some(), "{bad:?}");
    }
}

#[tokio::test]
async fn messages_outlive_a_crash_and_are_not_doubled() {
    let mut world = World::new(6);
    let league = league_of_two(&mut world).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    world.restart();
    world.settle().await;
    let began = texts(&world).iter().filter(|text| text.contains("has begun")).count();
    assert_eq!(began, 1, "saved, then shown");
    world.restart();
    world.settle().await;
    assert_eq!(texts(&world).iter().filter(|text| text.contains("has begun")).count(), 1);
}

#[tokio::test]
async fn a_ladder_is_open_to_all_who_join_and_ends_when_it_is_ended() {
    let mut world = World::new(7);
    let league = league_of_two(&mut world).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Format(0)))).await;
    begin(&mut world, league).await;
    play(&mut world, league, 1, BOB, ANA).await;
    play(&mut world, league, 1, BOB, ANA).await;
    let shown = page(press(&mut world, ANA, league, LeagueVerb::Show).await);
    assert!(rows(&shown).contains(&"1 Боби 2 2 0".to_owned()), "{}", shown.plain());
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::FinishYes)).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::CloseYes)).await;
    world.settle().await;
    assert!(!world.store.league(league).await.unwrap().unwrap().open);
    assert!(texts(&world).iter().any(|text| text.contains("👑")));
    let over = press(&mut world, EVE, league, LeagueVerb::Join).await;
    assert!(words(&over).unwrap().contains("over"));
}

#[tokio::test]
async fn a_forgotten_person_leaves_walk_overs_behind() {
    let mut world = World::new(8);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    let bob = world.person(BOB).await;
    let forget = Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes));
    world.press(BOB, World::private(BOB), None, &forget).await;
    world.settle().await;
    let events = names(&world, league).await;
    assert!(events.contains(&Event::Left { person: bob }), "{events:?}");
    let Some(Event::SeasonEnded { champion, .. }) = events.last() else { panic!("{events:?}") };
    assert_eq!(*champion, Some(world.person(ANA).await));
}

/// How many calls of this kind the store has had since the last time.
fn counted(world: &World, what: &str) -> usize {
    world.store.take_calls().into_iter().filter(|call| *call == what).count()
}

#[tokio::test]
async fn a_page_reads_no_log_of_a_table_and_a_decision_each_at_most_once() {
    let mut world = World::new(9);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    for _ in 0..2 {
        // Several tables for one fixture: a match that all agree to end has no result.
        for human in [ANA, BOB] {
            press(&mut world, human, league, LeagueVerb::Play).await;
        }
        let table = table(&world, league, 1).await;
        world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
        for human in [ANA, BOB] {
            world
                .press(
                    human,
                    World::private(human),
                    None,
                    &Token::new(Some(table), 1, Verb::Table(TableVerb::ProposeEnd)),
                )
                .await;
        }
        world.settle().await;
    }
    press(&mut world, ANA, league, LeagueVerb::Play).await;
    world.settle().await;
    world.restart();
    world.store.take_calls();
    for verb in [LeagueVerb::Show, LeagueVerb::Round(1, 1)] {
        page(press(&mut world, BOB, league, verb).await);
        let calls = world.store.take_calls();
        let about: Vec<_> = calls.into_iter().skip_while(|call| *call != "league").collect();
        assert_eq!(about[..4], ["league", "league_events", "accounts_of", "league_results"], "{verb:?}");
        assert!(!about.contains(&"events") && !about.contains(&"league_tables"), "{about:?}");
    }
    let look = async |world: &World| {
        world.store.wake_league(league, world.now()).await.unwrap();
        world.house.run_due().await;
        counted(world, "events")
    };
    assert_eq!(look(&world).await, 3, "each table once");
    assert_eq!(look(&world).await, 0, "they are at hand");
}

const DORA: Human = Human("4", "Dora", "en");

#[tokio::test]
async fn two_who_open_a_table_at_once_open_one() {
    let mut world = World::new(11);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    let houses = [world.another_house(), world.another_house()];
    let mut incoming = |human| {
        let play = token(league, LeagueVerb::Play);
        world.incoming(human, World::group(), None, Intent::Press(play.to_string()))
    };
    let (first, second) = (incoming(ANA), incoming(BOB));
    let answers = tokio::join!(houses[0].handle(first), houses[1].handle(second));
    let tables = world.store.league_tables(league, 1).await.unwrap();
    assert_eq!(tables.len(), 1, "{answers:?}");
    assert_eq!(world.replay(tables[0].table).await.persons().len(), 2, "and both sit there");
}

#[tokio::test]
async fn a_match_that_was_walked_over_and_is_played_after_all_is_told() {
    let mut world = World::new(12);
    let league = league_of_two(&mut world).await;
    for human in [EVE, DORA] {
        press(&mut world, human, league, LeagueVerb::Join).await;
    }
    begin(&mut world, league).await;
    let first = async |world: &World| {
        let shown = texts(world).into_iter().find(|text| text.contains("round 1"));
        shown.unwrap()
    };
    // Bob meets Eve in the first round, and Ana Dora.
    press(&mut world, EVE, league, LeagueVerb::Play).await;
    let late = table(&world, league, 1).await;
    let bob = world.person(BOB).await;
    press(&mut world, BOB, league, LeagueVerb::LeaveYes(bob)).await;
    press(&mut world, BOB, league, LeagueVerb::Join).await;
    world.settle().await;
    assert!(first(&world).await.contains("(not played)"), "{}", first(&world).await);
    world.press(BOB, World::group(), None, &Token::new(Some(late), 1, Verb::House(HouseVerb::Join))).await;
    world.press(EVE, World::group(), None, &Token::new(Some(late), 1, Verb::Table(TableVerb::Start))).await;
    play(&mut world, league, 1, ANA, DORA).await;
    assert!(!texts(&world).iter().any(|text| text.contains("round 2")), "the match that is under way is waited for");
    world.press(BOB, World::private(BOB), None, &Token::new(Some(late), 1, Verb::Table(TableVerb::ResignYes))).await;
    world.settle().await;
    assert!(texts(&world).iter().any(|text| text.contains("round 2")), "the round is done");
    assert!(!first(&world).await.contains("(not played)"), "{}", first(&world).await);
    // A match after the end of the season changes nothing that was posted about it.
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::FinishYes)).await;
    world.settle().await;
    let told = first(&world).await;
    let asked = text(&page(press(&mut world, ANA, league, LeagueVerb::Round(1, 1)).await));
    assert_eq!(asked, told);
}

#[tokio::test]
async fn a_league_that_nobody_plays_in_does_not_begin_again_by_itself() {
    let mut world = World::new(13);
    let league = league_of_two(&mut world).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Set(LeagueSetting::Again(true)))).await;
    begin(&mut world, league).await;
    play(&mut world, league, 1, ANA, BOB).await;
    world.wait(2 * DAY).await;
    let began = |world: &World| texts(world).iter().filter(|text| text.contains("has begun")).count();
    assert_eq!(began(&world), 2, "there was a match in the first");
    world.wait(30 * DAY).await;
    assert_eq!(began(&world), 2, "and none in the second");
    press(&mut world, BOB, league, LeagueVerb::Show).await;
    begin(&mut world, league).await;
    assert_eq!(began(&world), 3, "until somebody wants to");
}

#[tokio::test]
async fn a_closed_league_is_not_read_for_every_list() {
    let mut world = World::new(1);
    for _ in 0..3 {
        let league = league_of_two(&mut world).await;
        press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::CloseYes)).await;
    }
    let open = league_of_two(&mut world).await;
    let mut lists = Vec::new();
    for expected in [4, 1, 1] {
        world.wait(DAY).await;
        world.store.take_calls();
        lists.push(page(world.say(BOB, World::group(), Intent::League { create: None }).await));
        let reads = world.store.take_calls().into_iter().filter(|call| *call == "league_events").count();
        assert_eq!(reads, expected, "of logs");
    }
    assert_eq!(lists[0], lists[2]);
    assert_eq!(tokens(&lists[0])[0], token(open, LeagueVerb::Show), "those that are open come first");
}

/// A match ends at the moment in which the league looks at the matches under way: it counts, and there is no walk-over.
#[tokio::test]
async fn a_match_that_ends_while_its_round_is_looked_at_counts() {
    for waits in 0.. {
        let mut world = World::new(1);
        let league = league_of_two(&mut world).await;
        begin(&mut world, league).await;
        let deadline = names(&world, league).await.into_iter().find_map(|event| match event {
            Event::RoundDrawn { deadline, .. } => Some(deadline),
            _ => None,
        });
        let deadline = deadline.unwrap();
        world.clock.advance_to(Timestamp(deadline.0 - 3_600_000));
        let table = start(&mut world, league).await;
        world.clock.advance_to(deadline.plus(Duration::from_secs(60)));
        world.house.run_due().await;
        world.store.wake_league(league, world.now()).await.unwrap();
        let other = world.another_house();
        let mut looking = pin!(other.run_due());
        let is_over = cut_short(looking.as_mut(), waits).await.is_some();
        world.clock.advance(Duration::from_secs(1));
        world
            .press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes)))
            .await;
        if !is_over {
            looking.await;
        }
        world.settle().await;
        let events = names(&world, league).await;
        let walked_over = |event: &Event| matches!(event, Event::WalkedOver { .. });
        assert!(!events.iter().any(walked_over), "after {waits}: {events:?}");
        let log = world.store.league_events(league, 0).await.unwrap();
        let ended = log.iter().find(|recorded| matches!(recorded.event, Event::SeasonEnded { .. })).unwrap().at;
        let results = world.store.league_results(league, 1).await.unwrap();
        let came_before = |result: &ResultRow| result.fact.ended_at_ms <= ended.0;
        assert!(
            !results.is_empty() && results.iter().all(came_before),
            "after {waits}: a season counts what came before its end"
        );
        if is_over {
            assert!(waits > 10, "{waits}");
            break;
        }
    }
}

/// An edit without an answer may arrive late: it is retried once it cannot, and never arrives over a newer one.
#[tokio::test]
async fn an_edit_that_may_arrive_still_is_not_made_again() {
    let mut world = World::new(1);
    let league = league_of_two(&mut world).await;
    begin(&mut world, league).await;
    for human in [ANA, BOB] {
        press(&mut world, human, league, LeagueVerb::Play).await;
    }
    let table = table(&world, league, 1).await;
    world.settle().await;
    world.press(ANA, World::group(), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Start))).await;
    world.wait(Duration::from_secs(60)).await;
    let posts = world.store.posts(league).await.unwrap();
    let round = posts.into_iter().find(|post| matches!(post.key, PostKey::Round { .. })).unwrap().message;
    world.platform.forget_requests();
    world.platform.set_faults(Faults { answer_lost: 1000, ..Faults::default() });
    world.press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes))).await;
    world.house.run_due().await;
    world.clock.advance(Duration::from_secs(5));
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    world.settle().await;
    let edits = world.platform.requests().into_iter().filter(|edit| edit.message.is_some() && edit.message == round);
    let edits: Vec<Timestamp> = edits.map(|edit| edit.at).collect();
    assert!(edits.len() > 1, "{edits:?}");
    assert!(edits[1].since(edits[0]) >= Duration::from_secs(60), "{edits:?}");
}

/// The owner ends the season at the moment in which its match ends: the table counts the match if it was saved first.
#[tokio::test]
async fn a_season_that_is_ended_counts_every_match_that_was_kept_before() {
    for waits in 0.. {
        let mut world = World::new(1);
        let league = league_of_two(&mut world).await;
        begin(&mut world, league).await;
        let table = start(&mut world, league).await;
        let finish = Intent::Press(token(league, LeagueVerb::Manage(ManageVerb::FinishYes)).to_string());
        let finish = world.incoming(ANA, World::private(ANA), None, finish);
        let other = world.another_house();
        let mut finishing = pin!(other.handle(finish));
        let is_answered = cut_short(finishing.as_mut(), waits).await.is_some();
        let was_over = season_end(&world, league).await.is_some();
        world
            .press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes)))
            .await;
        if !is_answered {
            finishing.await;
        }
        let (counted, newest) = season_end(&world, league).await.unwrap();
        assert_eq!(world.store.league_results(league, 1).await.unwrap().len(), 1);
        let expected = if was_over { (0, Some(0)) } else { (1, Some(1)) };
        assert_eq!((counted, newest), expected, "after {waits}");
        if is_answered {
            assert!(waits > 10, "{waits}");
            break;
        }
    }
}

/// How many wins the table of the first season counts, and the newest result that it could count; none before it has ended.
async fn season_end(world: &World, league: LeagueId) -> Option<(u32, Option<u64>)> {
    names(world, league).await.iter().find_map(|event| match event {
        Event::SeasonEnded { table, newest, .. } => Some((table.iter().map(|line| line.wins).sum(), *newest)),
        _ => None,
    })
}

/// Somebody presses a button of a season's first message before its number is noted: the message stays as it is.
#[tokio::test]
async fn a_message_that_is_pressed_before_it_is_noted_is_not_replaced() {
    let mut pressed_early = 0;
    for waits in 0.. {
        let mut world = World::new(1);
        let league = league_of_two(&mut world).await;
        press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
        world.clock.advance(Duration::from_secs(60));
        let other = world.another_house();
        let mut posting = pin!(other.run_due());
        let is_over = cut_short(posting.as_mut(), waits).await.is_some();
        let began = |message: &talon_house::testing::Message| text(&message.page).contains("has begun");
        if let Some(message) = world.platform.messages(GROUP).into_iter().find(began) {
            let number = message.number;
            let is_noted = world.store.posts(league).await.unwrap().iter().any(|post| post.message.is_some());
            pressed_early += u32::from(!is_noted);
            let answer = world.press(BOB, World::group(), Some(number), &token(league, LeagueVerb::Show)).await;
            assert!(matches!(answer, Answer::Page { replace_pressed: false, .. }), "after {waits}: {answer:?}");
            world.clock.advance(Duration::from_secs(60));
            let show = Intent::Press(token(league, LeagueVerb::Show).to_string());
            let incoming = world.incoming(BOB, World::group(), Some(number + 1), show);
            let own = Panel { at: MessageRef("own".to_owned()), pressed: true };
            let answer = world.house.handle(Incoming { panel: Some(own), ..incoming }).await;
            assert!(matches!(answer, Answer::Page { replace_pressed: true, .. }), "nobody else sees it: {answer:?}");
        }
        if is_over {
            break;
        }
        posting.await;
    }
    assert!(pressed_early > 0);
}

/// The bot was shut out when a message was due: none was sent, so pages of the league still turn in place.
#[tokio::test]
async fn nothing_is_noted_of_a_message_that_was_forbidden() {
    let mut world = World::new(1);
    let league = league_of_two(&mut world).await;
    press(&mut world, ANA, league, LeagueVerb::Manage(ManageVerb::Begin)).await;
    world.clock.advance(Duration::from_secs(60));
    world.platform.forbid(GROUP, true);
    world.house.run_due().await;
    assert_eq!(world.store.posts(league).await.unwrap(), vec![]);
}

/// On Discord answers are for the asker alone, but a league that nobody else sees has no players.
#[tokio::test]
async fn a_new_league_invites_everybody_where_answers_are_seen_by_one() {
    let mut guild = Guild::new(1);
    let made = guild.types(ANA, Guild::channel(), Intent::League { create: Some("Winter".to_owned()) }).await;
    let Answer::Posted { page: invitation } = made else { panic!("{made:?}") };
    let (place, on, join) = guild
        .sees_in(SERVER, |verb| matches!(verb, Verb::League(_, LeagueVerb::Join)))
        .expect("everybody has the button");
    assert_eq!(tokens(&invitation).first(), Some(&join), "first of all");
    let joined = page(guild.taps(EVE, (place, on, join)).await);
    assert!(text(&joined).contains("Players: Ana · you"), "{}", text(&joined));
    let missing = guild.types(ANA, Guild::channel(), Intent::League { create: Some(" ".to_owned()) }).await;
    assert!(matches!(missing, Answer::Alert(_)), "her mistake is hers: {missing:?}");
}

/// A page that somebody shows to everybody is there once, in everybody's language, and at the pace of the channel.
#[tokio::test]
async fn pages_of_a_community_can_be_shown_to_everybody() {
    let mut guild = Guild::new(1);
    guild.types(ANA, Guild::channel(), Intent::League { create: Some("Winter".to_owned()) }).await;
    guild.wait(Duration::from_secs(60)).await;
    for (intent, first) in [(Intent::Leaderboard { which: None }, 1), (Intent::League { create: None }, 2)] {
        let own = page(guild.types(BOB, Guild::channel(), intent).await);
        let here = tokens(&own).into_iter().find(|token| matches!(token.verb, Verb::Here(_))).expect("a button");
        let on = On::Panel(guild.platform.seen_alone(BOB.0).last().expect("his page").number);
        let before = guild.platform.messages(SERVER).len();
        let shown = guild.taps(BOB, (Guild::channel(), on, here.clone())).await;
        let Answer::Posted { page: shown } = shown else { panic!("{shown:?}") };
        assert!(!tokens(&shown).iter().any(|token| matches!(token.verb, Verb::Here(_))), "it is there");
        assert_eq!(guild.platform.messages(SERVER).len(), before + 1);
        assert_eq!(before, first, "nothing else was written");
        for human in [BOB, EVE] {
            let again = guild.taps(human, (Guild::channel(), on, here.clone())).await;
            assert_eq!(again, Answer::Toast(say(Locale::parse(human.2), &Msg::ShownHere)), "{human:?}");
        }
        assert_eq!(guild.platform.messages(SERVER).len(), before + 1, "once");
        guild.wait(Duration::from_secs(60)).await;
    }
    // In a chat where everybody reads the answer anyway there is no such button.
    let mut world = World::new(1);
    let read = page(world.say(BOB, World::group(), Intent::Leaderboard { which: None }).await);
    assert!(!tokens(&read).iter().any(|token| matches!(token.verb, Verb::Here(_))));
}

/// Somebody who wants to annoy gets no more turns in a channel than the bot itself.
#[tokio::test]
async fn nobody_fills_a_channel_with_pages_for_everybody() {
    let mut guild = Guild::new(1);
    let mut shown = 0;
    for day in 1..=28 {
        let on = On::Message(1);
        let here = Verb::Here(HereVerb::Leaderboard(LeaderboardAsk {
            whose: Whose::Everywhere,
            game: talon_games::GameKind::Santase,
            pool: Pool::People,
            span: Span::Current(Period::Ever),
            part: Part::After(day),
        }));
        let answer = guild.taps(EVE, (Guild::channel(), on, Token::new(None, 0, here))).await;
        shown += usize::from(matches!(answer, Answer::Posted { .. }));
    }
    assert!((1..=8).contains(&shown), "{shown} pages at once");
}
