//! A person's stored data: the copy, and the deletion.

use std::time::Duration;

use serde_json::Value;
use talon_house::testing::Call;
use talon_house::{Answer, Document, Intent, Settings};
use talon_store::{AccountRef, Place, Store as _};
use talon_table::{Event, How, PhaseView, TableId, Viewer};
use talon_view::{Length, Locale, Msg, Page, PrivacyVerb, Soon, TableVerb, Text, Token, Verb, say};

use crate::both::{self, Both};
use crate::common::{ANA, BOB, EVE, GROUP, Human, World, seconds, tokens};

const HOUR: Duration = Duration::from_secs(3600);

async fn privacy(world: &mut World, human: Human, place: Place, wish: Option<&str>) -> Answer {
    world.say(human, place, Intent::Privacy { wish: wish.map(str::to_owned) }).await
}

fn shown(answer: Answer) -> Page {
    match answer {
        Answer::Page { page, .. } => page,
        other => panic!("no page: {other:?}"),
    }
}

fn en(message: &Msg) -> Text {
    say(Locale::EN, message)
}

async fn export(world: &mut World, human: Human) -> Value {
    let answer = privacy(world, human, World::private(human), Some("export")).await;
    assert!(matches!(answer, Answer::Toast(_)), "{answer:?}");
    let (place, document) = world.platform.documents().pop().expect("a file");
    assert_eq!(place, World::private(human), "nobody else gets it");
    read(&document)
}

fn read(document: &Document) -> Value {
    assert_eq!(document.name, "talon-person.json");
    let file: Value = serde_json::from_slice(&document.bytes).expect("JSON");
    assert_eq!((&file["talon"], &file["version"]), (&"person".into(), &1.into()));
    file
}

/// Asks to be forgotten, and confirms.
async fn forget(world: &mut World, human: Human) -> Page {
    let private = World::private(human);
    let question = shown(privacy(world, human, private.clone(), Some("delete")).await);
    let yes = tokens(&question)
        .into_iter()
        .find(|token| token.verb == Verb::Privacy(PrivacyVerb::ForgetYes))
        .expect("a button");
    let answer = shown(world.press(human, private, None, &yes).await);
    world.settle().await;
    answer
}

async fn stored(world: &World, human: Human) -> bool {
    world.store.account(&World::account(human)).await.unwrap().is_some()
}

async fn happened(world: &World, table: TableId, name: &str) -> usize {
    world.events(table).await.iter().filter(|event| event.name() == name).count()
}

#[tokio::test]
async fn the_file_holds_what_is_stored_and_no_card_that_the_person_does_not_see() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.say(ANA, World::private(ANA), Intent::Settings { zone: Some("Europe/Sofia".to_owned()) }).await;
    for _ in 0..5 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    let file = export(&mut world, ANA).await;
    assert_eq!(file["accounts"][0]["name"], "Ana");
    assert_eq!(file["accounts"][0]["id"], ANA.0);
    assert_eq!(file["settings"]["time_zone"], "Europe/Sofia");
    assert_eq!(file["settings"]["boards_everywhere"], false);
    assert_eq!(file["settings"]["second_press"], true);
    assert_eq!(file["settings"]["letters"], "common");
    assert_eq!(file["settings"]["dress"], "classic");
    let text = file.to_string();
    for hidden in ["secret", "deck"] {
        assert!(!text.contains(hidden), "{hidden}");
    }
    let page = file["tables"][0]["page"].as_str().expect("the hand as it is");
    let on_screen = world.platform.messages(ANA.0).into_iter().any(|message| page.starts_with(&message.page.text()));
    assert!(on_screen && page.contains("\n["), "what is on the screen, with the cards: {page}");
    assert!(
        file["messages"]
            .as_array()
            .unwrap()
            .iter()
            .any(|message| message["page"].as_str().unwrap().starts_with("hand:"))
    );

    // Cards that nobody showed: Bob's hand is in no event of the file.
    let replayed = world.replay(table).await;
    let bob = replayed.seat_of(world.person(BOB).await).unwrap();
    assert!(matches!(replayed.view(Viewer::Seat(bob)).phase, PhaseView::Playing { .. }));
    for event in file["tables"][0]["events"].as_array().unwrap() {
        let own = event["by"]["person"] == serde_json::to_value(world.person(ANA).await).unwrap();
        assert!(own || event.get("action").is_none(), "{event}");
    }
}

/// A person who sat at thousands of tables costs no more than fits into the file.
#[tokio::test]
async fn no_table_is_read_that_finds_no_place_in_the_file() {
    let settings = Settings { copy_most: 4_000, ..Settings::default() };
    let mut world = World::with(1, settings);
    for _ in 0..12 {
        let table = world.open_at(ANA, World::private(ANA)).await;
        world.press(ANA, World::private(ANA), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::Cancel))).await;
    }
    world.settle().await;
    world.store.take_calls();
    let file = export(&mut world, ANA).await;
    let told = file["tables"].as_array().unwrap().len();
    assert!((1..11).contains(&told), "{told}");
    assert_eq!(file["tables_left_out"], 12 - told);
    assert!(file.to_string().len() <= 4_000);
    let read = world.store.take_calls().into_iter().filter(|call| *call == "events").count();
    assert_eq!(read, told + 1, "those that found their place, and the first that did not");
}

#[tokio::test]
async fn a_file_is_made_only_so_often_and_never_where_others_read() {
    let mut world = World::new(1);
    let in_group = Answer::Alert(en(&Msg::PrivacyInPrivate));
    for wish in ["export", "delete"] {
        assert_eq!(privacy(&mut world, ANA, World::group(), Some(wish)).await, in_group);
    }
    for verb in
        [Verb::Privacy(PrivacyVerb::Copy), Verb::Privacy(PrivacyVerb::Forget), Verb::Privacy(PrivacyVerb::ForgetYes)]
    {
        assert_eq!(world.press(ANA, World::group(), None, &Token::new(None, 0, verb)).await, in_group);
    }
    assert!(stored(&world, ANA).await);
    let page = shown(privacy(&mut world, ANA, World::group(), None).await);
    assert!(page.text().contains("/privacy export"), "what is stored of people is no secret");
    for _ in 0..3 {
        export(&mut world, ANA).await;
    }
    let soon = privacy(&mut world, ANA, World::private(ANA), Some("export")).await;
    assert_eq!(soon, Answer::Toast(en(&Msg::TurnLater { wait: seconds(1) })), "files keep the pace of the chat");
    world.clock.advance_to(world.now().plus(Duration::from_secs(3)));
    let refused = privacy(&mut world, ANA, World::private(ANA), Some("export")).await;
    assert_eq!(refused, Answer::Alert(en(&Msg::CopyTooOften { wait: Soon(Length::in_hours(24 * HOUR)) })));
    assert_eq!(world.platform.documents().len(), 3);
    world.wait(24 * HOUR).await;
    export(&mut world, ANA).await;
}

#[tokio::test]
async fn a_person_who_cannot_be_written_to_is_told_so() {
    let mut world = World::new(1);
    world.platform.forbid(ANA.0, true);
    let answer = privacy(&mut world, ANA, World::private(ANA), Some("export")).await;
    assert_eq!(answer, Answer::Alert(en(&Msg::CopyNowhere)));
    assert_eq!(world.platform.documents(), vec![]);
}

#[tokio::test]
async fn an_ai_player_plays_on_for_somebody_who_is_forgotten() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let lobby = world.lobby(ANA).await;
    let solo = world.solo(ANA).await;
    world.settle().await;
    let question = shown(privacy(&mut world, ANA, World::private(ANA), Some("delete")).await);
    assert!(question.text().contains("3 open tables"), "{}", question.text());
    let ana = world.person(ANA).await;
    let done = forget(&mut world, ANA).await;
    assert!(done.text().contains("I have forgotten you"), "{}", done.text());
    assert!(!stored(&world, ANA).await);

    assert_eq!(happened(&world, table, "stood-in").await, 1, "nobody loses a match by it");
    assert_eq!(happened(&world, table, "match-ended").await, 0);
    for closed in [lobby, solo] {
        assert!(!world.replay(closed).await.is_open());
    }
    let resigned =
        |event: &Event| matches!(event, Event::MatchEnded { result, .. } if matches!(result.how, How::Resigned { .. }));
    assert!(world.events(solo).await.iter().any(resigned), "alone against an AI player");
    let board = world.platform.messages(GROUP);
    let board = board.iter().find(|message| message.page.text().contains("former player"));
    let board = board.expect("the others read who it is").page.text();
    assert!(!board.contains("Ana"), "{board}");

    // Bob plays on to the end against the AI player.
    let seat = world.replay(table).await.seat_of(ana).expect("the seat stays under the number");
    for _ in 0..400 {
        if !world.play_on(table).await && happened(&world, table, "match-ended").await > 0 {
            break;
        }
        world.settle().await;
    }
    let result = world.events(table).await.into_iter().find_map(|event| match event {
        Event::MatchEnded { result, .. } => Some(result),
        _ => None,
    });
    let result = result.expect("the match came to its end");
    assert_eq!(result.how, How::Played);
    assert_eq!(result.seats.iter().find(|each| each.seat == seat).and_then(|each| each.holder.person()), Some(ana));
    let shown: Vec<String> = world.platform.messages(GROUP).iter().map(|message| message.page.text()).collect();
    assert!(shown.last().is_some_and(|text| text.contains("former player")), "{shown:?}");
}

#[tokio::test]
async fn nothing_is_sent_to_somebody_who_was_forgotten() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    forget(&mut world, ANA).await;
    world.platform.forget_requests();
    for _ in 0..10 {
        if world.decision(table).await.is_some_and(|(human, _)| human == BOB) {
            assert!(world.play_on(table).await);
        }
        world.settle().await;
    }
    world.wait(30 * HOUR).await;
    let to_ana = |call: Call| !matches!(call, Call::Delete);
    let requests = world.platform.requests();
    let sent: Vec<_> = requests.iter().filter(|each| each.place.chat == ANA.0 && to_ana(each.call)).collect();
    assert!(sent.is_empty(), "{sent:?}");
    assert!(requests.iter().all(|each| !each.place.chat.is_empty()), "a table without a chat is shown nowhere");
}

#[tokio::test]
async fn a_forgotten_person_comes_back_as_a_new_person() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.say(ANA, World::private(ANA), Intent::Settings { zone: Some("Europe/Sofia".to_owned()) }).await;
    let before = world.person(ANA).await;
    forget(&mut world, ANA).await;
    let file = export(&mut world, ANA).await;
    assert_ne!(world.person(ANA).await, before);
    assert_eq!((&file["settings"]["time_zone"], file["tables"].as_array().map(Vec::len)), (&Value::Null, Some(0)));
    let hand = world.say(ANA, World::private(ANA), Intent::Hand).await;
    assert_eq!(hand, Answer::Alert(en(&Msg::NoHandHere)), "the seat is not theirs any more");
    // The old buttons are still in the chat.
    let old = Token::new(Some(table), 1, Verb::Table(TableVerb::Return));
    let refused = world.press(ANA, World::private(ANA), None, &old).await;
    assert!(matches!(refused, Answer::Alert(_)), "{refused:?}");
    let taken = world.say(EVE, World::group(), Intent::Table).await;
    assert!(matches!(taken, Answer::Page { .. } | Answer::Silent), "{taken:?}");
}

#[tokio::test]
async fn the_press_that_forgets_counts_once_and_meets_nobody_again() {
    let mut world = World::new(1);
    let private = World::private(ANA);
    let question = shown(privacy(&mut world, ANA, private.clone(), Some("delete")).await);
    let yes = tokens(&question).into_iter().find(|token| token.verb == Verb::Privacy(PrivacyVerb::ForgetYes)).unwrap();
    let incoming = world.incoming(ANA, private, None, Intent::Press(yes.to_string()));
    shown(world.house.handle(incoming.clone()).await);
    world.restart();
    assert_eq!(world.house.handle(incoming).await, Answer::Toast(en(&Msg::StaleDone)));
    assert!(!stored(&world, ANA).await, "an input that is delivered again makes nobody known");
}

#[tokio::test]
async fn linked_accounts_are_one_person_here_too() {
    let mut both = Both::new();
    let (_, yes, _) = both.asked_to_confirm(both::ANA, both::ANA_D).await;
    both.press(both::ANA_D, both::alone(both::ANA_D), &yes).await;
    let answer = both.private(both::ANA_D, Intent::Privacy { wish: Some("export".to_owned()) }).await;
    assert_eq!(answer, Answer::Toast(en(&Msg::CopySent)));
    let (place, document) = both.discord.documents().pop().unwrap();
    assert_eq!(place.chat, both::ANA_D.1, "where it was asked for");
    let file = read(&document);
    let ids: Vec<&str> = file["accounts"].as_array().unwrap().iter().map(|row| row["id"].as_str().unwrap()).collect();
    assert_eq!(ids, [both::ANA_D.1, both::ANA.1]);
    let yes = Token::new(None, 0, Verb::Privacy(PrivacyVerb::ForgetYes));
    both.press(both::ANA_D, both::alone(both::ANA_D), &yes).await;
    for gone in [both::ANA, both::ANA_D] {
        let account: AccountRef = both::account(gone);
        assert_eq!(both.store.account(&account).await.unwrap(), None);
    }
}
