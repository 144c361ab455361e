//! Requests that arrive long after they were given up, or without an answer.

use std::sync::Arc;
use std::time::Duration;

use talon_house::testing::{Call, Faults, Request};
use talon_house::{Answer, Arrived, Incoming, Intent};
use talon_store::{PlatformKind, Store};
use talon_table::{Event, TableId};
use talon_view::{ShowVerb, TableVerb, Token, Verb};
use tokio::task::yield_now;

use crate::common::{ANA, BOB, GROUP, SERVER, World, is_card, tokens, wish};
use crate::guild::{Guild, On, numbered};
use crate::invariants::everything_is_current;
use crate::panels::opened;

/// Longer than an answer may take.
const OVER: Duration = Duration::from_secs(16 * 60);

/// The player on turn presses, on a panel if there is one; the adapter gives the answer up without a response from the platform.
async fn given_up(guild: &mut Guild, table: TableId) -> (Incoming, Answer) {
    let (human, token) = guild.decision(table).await.unwrap();
    let (place, on, token) = guild.buttons_for(human, &token).remove(0);
    let pressed = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(pressed.clone()).await;
    let Answer::Surface { receipt, .. } = answer.clone() else { panic!("{answer:?}") };
    guild.house.confirm(receipt, Arrived::Unclear).await;
    (pressed, answer)
}

/// In the private chat the page is brought up to date meanwhile, and no report says that the old one arrives over it.
#[tokio::test]
async fn an_answer_that_arrives_long_after_it_was_given_up_does_not_stay() {
    for moves in 0..3 {
        let mut guild = Guild::new(1);
        let table = guild.match_of_two().await;
        guild.wait(Duration::from_secs(10)).await;
        let (pressed, answer) = given_up(&mut guild, table).await;
        for _ in 0..moves {
            guild.wait(Duration::from_secs(5)).await;
            assert!(guild.plays(table).await);
        }
        guild.wait(Duration::from_secs(30)).await;
        guild.bring_to_screen(&pressed, &answer);
        guild.wait(OVER).await;
        everything_is_current(&guild, table).await;
    }
}

/// Delivery would never come back to the page, which would stay as it is.
#[tokio::test]
async fn no_page_says_its_last_while_an_answer_may_come_over_it() {
    let mut guild = Guild::new(1);
    let table = guild.lobby_of(talon_games::GameKind::Ristiseiska, &[]).await;
    let add = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::AddAi)).unwrap();
    let pressed = guild.asks(ANA, add.0, Some(add.1), Intent::Press(add.2.to_string()));
    let answer = guild.house.handle(pressed.clone()).await;
    let Answer::Surface { receipt, .. } = answer.clone() else { panic!("{answer:?}") };
    guild.house.confirm(receipt, Arrived::Unclear).await;
    guild.wait(Duration::from_secs(10)).await;
    let cancel = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Cancel)).unwrap();
    guild.taps(ANA, cancel).await;
    guild.wait(Duration::from_secs(30)).await;
    guild.bring_to_screen(&pressed, &answer);
    guild.wait(OVER).await;
    everything_is_current(&guild, table).await;
    assert!(
        guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).is_none(),
        "nobody starts a closed table"
    );
}

#[tokio::test]
async fn an_earlier_attempt_of_an_answer_that_is_there_may_come_later_still() {
    let mut guild = Guild::new(1);
    let (table, human, panel) = opened(&mut guild).await;
    let (_, token) = guild.decision(table).await.unwrap();
    let pressed = guild.asks(human, Guild::channel(), Some(On::Panel(panel)), Intent::Press(token.to_string()));
    let answer = guild.house.handle(pressed.clone()).await;
    guild.bring_to_screen(&pressed, &answer);
    let Answer::Surface { receipt, .. } = answer.clone() else { panic!("{answer:?}") };
    guild.house.confirm(receipt, Arrived::Again).await;
    // A newer press extends the panel's life.
    guild.wait(Duration::from_secs(60)).await;
    let (place, on, _) = guild.sees(human, human.0, is_card).expect("a hand");
    guild.taps(human, (place, on, wish(table, true))).await;
    guild.wait(Duration::from_secs(5)).await;
    guild.bring_to_screen(&pressed, &answer);
    guild.wait(OVER - Duration::from_secs(90)).await;
    everything_is_current(&guild, table).await;
}

/// If another process ends after its answer has gone out, its outcome is never reported.
#[tokio::test]
async fn an_answer_whose_process_ended_is_repaired_by_the_next() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.wait(Duration::from_secs(10)).await;
    let (human, token) = guild.decision(table).await.unwrap();
    let (place, on, token) = guild.buttons_for(human, &token).remove(0);
    let pressed = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(pressed.clone()).await;
    guild.restart();
    guild.wait(Duration::from_secs(5)).await;
    assert!(guild.plays(table).await);
    guild.wait(Duration::from_secs(5)).await;
    guild.bring_to_screen(&pressed, &answer);
    guild.wait(OVER).await;
    everything_is_current(&guild, table).await;
}

/// An input that decides nothing shows a page too.
#[tokio::test]
async fn an_answer_without_a_decision_is_looked_after_too() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.wait(Duration::from_secs(10)).await;
    let (human, _) = guild.decision(table).await.unwrap();
    let other = if human == ANA { BOB } else { ANA };
    let hand = guild.newest(other.0);
    let back = Intent::Press(Token::new(Some(table), 1, Verb::Show(ShowVerb::TablePage)).to_string());
    let pressed = guild.asks(other, hand.place, Some(On::Message(hand.number)), back);
    let answer = guild.house.handle(pressed.clone()).await;
    assert!(matches!(answer, Answer::Surface { .. }), "{answer:?}");
    guild.restart();
    guild.wait(Duration::from_secs(5)).await;
    for _ in 0..2 {
        assert!(guild.plays(table).await);
        guild.wait(Duration::from_secs(5)).await;
    }
    guild.bring_to_screen(&pressed, &answer);
    guild.wait(OVER).await;
    everything_is_current(&guild, table).await;
}

/// An input asks for a repost while delivery edits the message: the page is reposted all the same.
#[tokio::test]
async fn a_page_that_is_asked_for_anew_while_it_is_edited_comes_anew() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.clock.advance(Duration::from_secs(60));
    let (human, _) = world.decision(table).await.unwrap();
    assert!(world.play_on(table).await);
    let before = world.newest(human.0).number;
    world.platform.set_faults(Faults { answer_lost: 1000, ..Faults::default() });
    let house = Arc::clone(&world.house);
    let held = world.platform.hold_back(human.0, false);
    let asks = async {
        // Until the edit is withheld.
        for _ in 0..500 {
            yield_now().await;
        }
        world.platform.set_faults(Faults::default());
        world.say(human, World::private(human), Intent::Hand).await;
        drop(held);
    };
    tokio::join!(house.run_due(), asks);
    world.settle().await;
    assert!(world.newest(human.0).number > before, "it was reposted");
    everything_is_current(&world, table).await;
}

/// A platform that recognises a retry does not mistake a new message for the previous one.
#[tokio::test]
async fn a_page_that_is_asked_for_anew_and_anew_is_never_lost() {
    let mut guild = Guild::new(1);
    let table = guild.lobby_of(talon_games::GameKind::Sznap, &[]).await;
    guild.wait(Duration::from_secs(10)).await;
    let add = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::AddAi)).unwrap();
    guild.taps(ANA, add).await;
    for _ in 0..2 {
        guild.types(ANA, Guild::channel(), Intent::Table).await;
        guild.house.run_due().await;
        guild.clock.advance(Duration::from_secs(10));
    }
    guild.settle().await;
    assert!(guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).is_some(), "the lobby is there");
    everything_is_current(&guild, table).await;
}

/// Somebody deletes the lobby's message in the moment in which the match begins: the board comes before the room.
#[tokio::test]
async fn a_board_whose_lobby_is_gone_is_sent_anew() {
    let mut guild = Guild::new(1);
    let table = guild.lobby_of(talon_games::GameKind::Santase, &[BOB]).await;
    let (place, on, start) = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::Start)).unwrap();
    let On::Message(lobby) = on else { panic!("in the channel") };
    guild.platform.lose(SERVER, lobby);
    let pressed = guild.asks(ANA, place, Some(on), Intent::Press(start.to_string()));
    assert_eq!(pressed.message, Some(numbered(lobby)));
    let answer = guild.house.handle(pressed).await;
    if let Answer::Surface { receipt, .. } = answer {
        guild.house.confirm(receipt, Arrived::Never).await;
    }
    guild.settle().await;
    everything_is_current(&guild, table).await;
    assert!(guild.store.surfaces(table).await.unwrap().iter().all(|surface| surface.message.is_some()));
}

/// A page is to be reposted, and the note of the new message is lost: the old one is deleted in the end.
#[tokio::test]
async fn a_message_that_was_to_be_replaced_is_not_forgotten() {
    let mut noted_in_vain = 0;
    for seed in 0..500 {
        let mut world = World::new(seed);
        let table = world.lobby(ANA).await;
        world.settle().await;
        let first = numbered(world.newest(GROUP).number);
        world.say(ANA, World::group(), Intent::Table).await;
        world.store.shake(100);
        for _ in 0..4 {
            world.clock.advance(Duration::from_secs(5));
            world.house.run_due().await;
        }
        world.store.shake(0);
        let taken_back = |request: &Request| request.call == Call::Delete && request.message != Some(first.clone());
        noted_in_vain += usize::from(world.platform.requests().iter().any(taken_back));
        world.settle().await;
        let pressable = world.platform.messages(GROUP).into_iter().filter(|message| !tokens(&message.page).is_empty());
        let known = world.store.surfaces(table).await.unwrap();
        for message in pressable {
            let is_known = known.iter().any(|row| row.message == Some(numbered(message.number)));
            assert!(
                is_known || was_never_noted(&world, message.number),
                "seed {seed}: {} is forgotten",
                message.number
            );
        }
        let opened = world.events(table).await;
        assert!(matches!(opened.first(), Some(Event::Opened { .. })));
    }
    assert!(noted_in_vain > 0, "the store failed where it matters");
}

/// Twice the answer about the note of the first message is lost, and it cannot be deleted at once. The next attempt is sent and noted: on a
/// platform that takes one for the other, there is no message in the end.
#[tokio::test]
async fn a_first_message_that_cannot_be_noted_is_sent_once_more() {
    let mut taken_back = 0;
    for seed in 0..1000 {
        let mut guild = Guild::new(seed);
        guild.types(ANA, Guild::channel(), Intent::Play { game: Some("sznap".to_owned()) }).await;
        guild.store.shake(300);
        guild.platform.set_faults(Faults { retry_after: 300, ..Faults::default() });
        guild.house.run_due().await;
        guild.store.shake(0);
        guild.platform.set_faults(Faults::default());
        guild.settle().await;
        let tables = guild.store.open_tables_in(PlatformKind::Discord, SERVER).await.unwrap();
        taken_back += usize::from(guild.platform.requests().iter().any(|request| request.call == Call::Delete));
        everything_is_current(&guild, tables[0].table).await;
    }
    assert!(taken_back > 0, "the store failed where it matters");
}

/// A message whose note could neither be saved nor taken back stays where it is.
fn was_never_noted(world: &World, number: i64) -> bool {
    number > 1 && world.platform.messages(GROUP).iter().any(|newer| newer.number > number)
}

/// Somebody presses before the message is noted: it is not taken for a page that nobody keeps current.
#[tokio::test]
async fn a_page_that_is_pressed_before_it_is_noted_stays() {
    let mut world = World::new(1);
    let opened = world.say(ANA, World::group(), Intent::Play { game: Some("santase".to_owned()) }).await;
    assert!(!matches!(opened, Answer::Alert(_)), "{opened:?}");
    let house = Arc::clone(&world.house);
    let held = world.platform.hold_back(GROUP, false);
    let pressed = async {
        // Until the message is there.
        for _ in 0..500 {
            yield_now().await;
        }
        let lobby = world.newest(GROUP);
        let add = tokens(&lobby.page)
            .into_iter()
            .find(|token| token.verb == Verb::Table(TableVerb::AddAi))
            .expect("a button");
        world.press(ANA, World::group(), Some(lobby.number), &add).await;
        drop(held);
        (add.table.expect("of a table"), lobby.number)
    };
    let (_, (table, number)) = tokio::join!(house.run_due(), pressed);
    world.settle().await;
    assert!(world.platform.message(GROUP, number).is_some());
    everything_is_current(&world, table).await;
}
