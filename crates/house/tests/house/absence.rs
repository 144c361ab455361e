//! Clocks, reminders, AI players in the places of absent persons, pauses, and decisions taken back.

use std::time::Duration;

use talon_house::testing::Call;
use talon_house::{Answer, Intent, Settings};
use talon_table::{Absence, Event, How, TableId};
use talon_view::{HouseVerb, Locale, Msg, Page, ShowVerb, TableVerb, Text, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, GROUP, Human, World, tokens};

const HOUR: Duration = Duration::from_secs(3600);

fn en(message: &Msg) -> Text {
    say(Locale::EN, message)
}

fn other(human: Human) -> Human {
    if human == ANA { BOB } else { ANA }
}

/// The page behind the board's button.
async fn panel(world: &mut World, human: Human) -> Page {
    match world.press_shown(human, World::group(), |verb| *verb == Verb::Show(ShowVerb::Panel)).await {
        Some(Answer::Page { page, .. }) => page,
        answer => panic!("no panel: {answer:?}"),
    }
}

/// Presses a button of the page behind the board's.
async fn press_on_panel(world: &mut World, human: Human, fits: impl Fn(&Verb) -> bool) -> Answer {
    let page = panel(world, human).await;
    let token = tokens(&page).into_iter().find(|token| fits(&token.verb));
    let token = token.unwrap_or_else(|| panic!("no such button:\n{}", page.plain()));
    world.press(human, World::group(), None, &token).await
}

/// A match of two at a table with this option.
pub(crate) async fn match_with(world: &mut World, key: &str, value: &str) -> TableId {
    let table = world.two_at_a_table().await;
    world.settle().await;
    let options = talon_table::Terms::usual(talon_games::GameKind::Santase, true).options(true);
    let values = options.iter().find(|option| option.key == key).unwrap().values;
    let place = u8::try_from(values.iter().position(|each| *each == value).unwrap()).unwrap();
    let token = Token::new(Some(table), 1, Verb::House(HouseVerb::Option(key.parse().unwrap(), place)));
    let answer = world.press(ANA, World::group(), None, &token).await;
    assert!(matches!(answer, Answer::Page { .. }), "{answer:?}");
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.unwrap();
    world.settle_within(Duration::from_secs(20)).await;
    table
}

async fn happened(world: &World, table: TableId, name: &str) -> usize {
    world.events(table).await.iter().filter(|event| event.name() == name).count()
}

#[tokio::test]
async fn the_player_on_turn_is_reminded_once_when_half_of_the_time_is_over() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (late, _) = world.decision(table).await.unwrap();
    world.wait(11 * HOUR).await;
    world.platform.forget_requests();
    world.wait(2 * HOUR).await;
    let requests = world.platform.requests();
    let of = |chat: &str| requests.iter().filter(|request| request.place.chat == chat).map(|each| each.call).collect();
    let calls: Vec<Call> = of(late.0);
    assert!(matches!(calls[..], [Call::Send { .. }, Call::Delete]), "the phone rings once: {calls:?}");
    assert_eq!((of(GROUP), of(other(late).0)), (vec![], vec![]), "and nobody else is bothered");
    world.platform.forget_requests();
    world.wait(10 * HOUR).await;
    assert_eq!(world.platform.requests(), vec![]);
}

#[tokio::test]
async fn an_ai_player_plays_for_a_player_out_of_time_who_returns_with_one_button() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (late, _) = world.decision(table).await.unwrap();
    world.wait(25 * HOUR).await;
    assert_eq!(happened(&world, table, "stood-in").await, 1);
    let board = world.newest(GROUP).page.text();
    assert!(board.contains("ran out of time; an AI player plays for now"), "{board}");
    let seat = world.replay(table).await.seat_of(world.person(late).await).unwrap();
    let by_ai =
        |event: &Event| matches!(event, Event::Acted { seat: at, by: talon_table::Decider::Ai(_), .. } if *at == seat);
    assert!(world.events(table).await.iter().any(by_ai), "the AI player did not wait");
    let back = world.press_shown(late, World::private(late), |verb| *verb == Verb::Table(TableVerb::Return)).await;
    assert_eq!(back, Some(Answer::Silent));
    world.settle().await;
    assert_eq!(happened(&world, table, "returned").await, 1);
    assert!(world.shown(late.0, |verb| *verb == Verb::Table(TableVerb::Return)).is_none());
    assert!(!world.newest(GROUP).page.text().contains("AI player"));
}

#[tokio::test]
async fn a_match_that_everybody_left_waits_and_ends_by_itself() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "minute").await;
    let (first, _) = world.decision(table).await.unwrap();
    world.wait(HOUR).await;
    assert_eq!(happened(&world, table, "paused").await, 1);
    assert!(world.newest(GROUP).page.text().contains("paused"));
    let resumed = world
        .press_shown(other(first), World::private(other(first)), |verb| *verb == Verb::Table(TableVerb::Resume))
        .await;
    assert_eq!(resumed, Some(Answer::Silent));
    world.wait(HOUR).await;
    assert_eq!(happened(&world, table, "paused").await, 2, "the one who came back left again");
    world.wait(8 * 24 * HOUR).await;
    let ended = world.events(table).await.into_iter().find_map(|event| match event {
        Event::MatchEnded { result, .. } => Some(result),
        _ => None,
    });
    let result = ended.expect("abandoned");
    assert!(matches!(result.how, How::Abandoned { ref seats } if seats.len() == 2));
    assert!(!world.replay(table).await.is_open(), "and the table is closed");
}

#[tokio::test]
async fn a_pause_is_agreed_on_and_ended_by_a_card() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "clock", "three-minutes").await;
    let (on_turn, card) = world.decision(table).await.unwrap();
    let wish = press_on_panel(&mut world, ANA, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
    assert_eq!(wish, Answer::Toast(en(&Msg::PauseProposed)));
    world.settle_within(Duration::from_secs(20)).await;
    assert!(world.newest(GROUP).page.text().contains("would like to pause"));
    let agreed = press_on_panel(&mut world, BOB, |verb| *verb == Verb::Table(TableVerb::ProposePause)).await;
    assert_eq!(agreed, Answer::Silent, "the board says it");
    world.wait(24 * HOUR).await;
    assert_eq!(happened(&world, table, "stood-in").await, 0, "nobody is late");
    let (message, shown) = world.button_for(on_turn, &card).unwrap();
    assert_eq!(world.press(on_turn, World::private(on_turn), Some(message), &shown).await, Answer::Silent);
    assert_eq!(happened(&world, table, "resumed").await, 1);
}

#[tokio::test]
async fn somebody_else_takes_the_seat_of_a_player_who_had_to_go() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.say(EVE, World::private(EVE), Intent::StartPrivate { payload: None }).await;
    let went = press_on_panel(&mut world, BOB, |verb| *verb == Verb::Table(TableVerb::StandDown)).await;
    assert_eq!(went, Answer::Toast(say(Locale::BG, &Msg::StoodDown)));
    world.settle_within(Duration::from_secs(20)).await;
    assert!(!world.platform.messages(BOB.0).iter().all(|message| message.page.buttons.is_empty()));
    let taken = press_on_panel(&mut world, EVE, |verb| matches!(verb, Verb::House(HouseVerb::TakeOver(_)))).await;
    assert_eq!(taken, Answer::Toast(en(&Msg::TookOver)));
    world.settle_within(Duration::from_secs(20)).await;
    let replayed = world.replay(table).await;
    assert_eq!(replayed.persons(), [world.person(ANA).await, world.person(EVE).await]);
    assert!(world.shown(EVE.0, |verb| matches!(verb, Verb::Act(_))).is_some(), "Eve has the hand");
    assert!(world.shown(BOB.0, |verb| matches!(verb, Verb::Act(_))).is_none(), "Bob no longer");
    for _ in 0..6 {
        assert!(world.play_on(table).await);
        world.settle_within(Duration::from_secs(20)).await;
    }
}

#[tokio::test]
async fn admins_remove_players_and_stop_tables_and_others_do_not() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let answer = press_on_panel(&mut world, EVE, |verb| *verb == Verb::Show(ShowVerb::People)).await;
    let Answer::Page { page, .. } = answer else { panic!("{answer:?}") };
    let seat = world.replay(table).await.seat_of(world.person(BOB).await).unwrap();
    let remove = tokens(&page).into_iter().find(|token| token.verb == Verb::House(HouseVerb::Remove(seat))).unwrap();
    let stop = tokens(&page).into_iter().find(|token| token.verb == Verb::House(HouseVerb::Stop)).unwrap();
    for token in [&remove, &stop] {
        for human in [EVE, ANA] {
            let answer = world.press(human, World::group(), None, token).await;
            assert_eq!(answer, Answer::Alert(en(&Msg::AdminsOnly)));
        }
    }
    world.platform.make_admin(EVE.0);
    assert_eq!(world.press(EVE, World::group(), None, &remove).await, Answer::Silent);
    world.settle_within(Duration::from_secs(20)).await;
    assert_eq!(world.replay(table).await.persons(), [world.person(ANA).await]);
    assert!(world.shown(BOB.0, |verb| matches!(verb, Verb::Act(_))).is_none(), "who is out sees no hand");
    assert_eq!(world.press(EVE, World::group(), None, &stop).await, Answer::Silent);
    world.settle().await;
    assert!(world.newest(GROUP).page.text().contains("An admin stopped the match."));
    assert_eq!(happened(&world, table, "match-ended").await, 1);
}

#[tokio::test]
async fn a_private_table_has_no_admins() {
    let mut world = World::new(1);
    let table = world.solo(ANA).await;
    world.platform.make_admin(BOB.0);
    world.say(BOB, World::private(BOB), Intent::StartPrivate { payload: None }).await;
    for human in [ANA, BOB] {
        let stop = Token::new(Some(table), 1, Verb::House(HouseVerb::Stop));
        let answer = world.press(human, World::private(human), None, &stop).await;
        let refused = match human {
            ANA => say(Locale::EN, &Msg::AdminsOnly),
            // To nobody else there is such a table.
            _ => say(Locale::BG, &Msg::TableNotFound),
        };
        assert_eq!(answer, Answer::Alert(refused));
    }
    assert!(world.replay(table).await.is_playing());
}

#[tokio::test]
async fn a_card_is_taken_back_before_anybody_answers_it() {
    let mut world = World::new(1);
    let table = match_with(&mut world, "undo", "on").await;
    let (leader, card) = world.decision(table).await.unwrap();
    let page = |world: &World| world.newest(leader.0).page.plain();
    let before = page(&world);
    assert!(world.play_on(table).await);
    world.settle_within(Duration::from_secs(20)).await;
    assert_ne!(page(&world), before);
    let undone = world.press_shown(leader, World::private(leader), |verb| *verb == Verb::Table(TableVerb::Undo)).await;
    assert_eq!(undone, Some(Answer::Silent));
    world.settle_within(Duration::from_secs(20)).await;
    assert_eq!(page(&world).lines().count(), before.lines().count());
    assert!(world.button_for(leader, &card).is_some(), "the card is in the hand again");
    // The command does the same, and says why not.
    world.play_on(table).await;
    assert_eq!(world.say(leader, World::group(), Intent::Undo).await, Answer::Silent);
    let locale = if leader == ANA { Locale::EN } else { Locale::BG };
    let nothing = Answer::Alert(say(locale, &Msg::NothingToUndo));
    assert_eq!(world.say(leader, World::group(), Intent::Undo).await, nothing);
    assert_eq!(world.say(EVE, World::group(), Intent::Undo).await, Answer::Alert(en(&Msg::NoHandHere)));
}

#[tokio::test]
async fn a_reminder_outlives_the_process() {
    let mut world = World::with(1, Settings::default());
    let table = world.match_of_two().await;
    let (late, _) = world.decision(table).await.unwrap();
    world.wait(6 * HOUR).await;
    world.restart();
    world.platform.forget_requests();
    world.wait(7 * HOUR).await;
    let sent = world.platform.requests();
    assert!(sent.iter().any(|request| request.place.chat == late.0 && matches!(request.call, Call::Send { .. })));
    let late = world.person(late).await;
    world.restart();
    world.wait(13 * HOUR).await;
    let replayed = world.replay(table).await;
    let seat = replayed.seat_of(late).unwrap();
    assert_eq!(replayed.view(talon_table::Viewer::Public).seats[seat.index()].away, Some(Absence::TimedOut));
}
