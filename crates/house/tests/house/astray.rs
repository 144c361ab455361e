//! Messages of which nothing was heard: where they are there all the same, the page stands twice.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::ports::platform::Onto;
use talon_house::testing::{Faults, Message};
use talon_house::{Answer, Intent, Platform};
use talon_store::shaky::cut_short;
use talon_store::{PlatformKind, Store};
use talon_table::TableId;
use talon_view::{Locale, MenuVerb, Msg, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, GROUP, Human, World, is_card, tokens};
use crate::invariants::everything_is_current;

const LOST: Faults = Faults { retry_after: 0, unreachable: 0, answer_lost: 1000, deleted: 0 };

/// The messages in somebody's private chat that show a hand.
fn hands(world: &World, human: Human) -> Vec<Message> {
    let shows_hand = |message: &Message| tokens(&message.page).iter().any(|token| is_card(&token.verb));
    world.platform.messages(human.0).into_iter().filter(shows_hand).collect()
}

/// A match of two that is about to be dealt, and somebody else's words in the private chats.
async fn about_to_begin(world: &mut World) -> TableId {
    let table = world.two_at_a_table().await;
    world.settle().await;
    for human in [ANA, BOB] {
        world.platform.chatter(human.0, 2);
    }
    world.press_shown(ANA, World::group(), |verb| *verb == Verb::Table(TableVerb::Start)).await.expect("a button");
    table
}

#[tokio::test]
async fn a_hand_that_came_twice_is_taken_away() {
    for lost in 1..4 {
        let mut world = World::new(1);
        let table = about_to_begin(&mut world).await;
        world.platform.set_faults(LOST);
        for _ in 0..lost {
            world.house.run_due().await;
            world.clock.advance(Duration::from_secs(30));
        }
        world.platform.set_faults(Faults::default());
        assert!(hands(&world, ANA).len() == lost && hands(&world, BOB).len() == lost);
        world.settle().await;
        for human in [ANA, BOB] {
            assert_eq!(hands(&world, human).len(), 1, "{lost} answers were lost");
        }
        everything_is_current(&world, table).await;
        world.platform.forget_requests();
        world.wait(Duration::from_secs(600)).await;
        assert_eq!(world.platform.requests(), vec![], "nothing is left to be looked for");
    }
}

#[tokio::test]
async fn a_process_that_ends_between_a_hand_and_its_note_leaves_one_hand() {
    let mut between = 0;
    for waits in 0.. {
        let mut world = World::new(1);
        let table = about_to_begin(&mut world).await;
        if cut_short(world.house.run_due(), waits).await.is_some() {
            break;
        }
        between += hands(&world, ANA).len() + hands(&world, BOB).len();
        world.restart();
        world.settle().await;
        for human in [ANA, BOB] {
            assert_eq!(hands(&world, human).len(), 1, "cut short after {waits}");
        }
        everything_is_current(&world, table).await;
    }
    assert!(between > 0, "a process ended after it had sent a hand");
}

/// Somebody leaves before anybody knows whether the hand was ever sent.
#[tokio::test]
async fn a_hand_of_which_nothing_was_heard_goes_with_its_player() {
    let mut world = World::new(1);
    let table = about_to_begin(&mut world).await;
    world.platform.set_faults(LOST);
    world.house.run_due().await;
    assert_eq!(hands(&world, BOB).len(), 1);
    world.press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes))).await;
    world.say(BOB, World::group(), Intent::Leave).await;
    world.platform.set_faults(Faults::default());
    world.settle().await;
    assert_eq!(hands(&world, BOB).len(), 0);
    everything_is_current(&world, table).await;
}

/// Somebody leaves after the hand was sent again, and before anybody looked for the first one.
#[tokio::test]
async fn a_hand_that_came_twice_goes_with_its_player() {
    let mut twice = 0;
    for waits in 0.. {
        let mut world = World::new(1);
        let table = about_to_begin(&mut world).await;
        world.platform.set_faults(LOST);
        world.house.run_due().await;
        world.platform.set_faults(Faults::default());
        world.clock.advance(Duration::from_secs(30));
        if cut_short(world.house.run_due(), waits).await.is_some() {
            break;
        }
        twice += usize::from(hands(&world, BOB).len() == 2);
        world.restart();
        world
            .press(BOB, World::private(BOB), None, &Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes)))
            .await;
        world.say(BOB, World::group(), Intent::Leave).await;
        world.settle().await;
        assert_eq!(hands(&world, BOB).len(), 0, "cut short after {waits}");
        everything_is_current(&world, table).await;
    }
    assert!(twice > 0, "the hand stood twice when its player left");
}

#[tokio::test]
async fn a_second_hand_that_cannot_be_deleted_says_where_the_hand_is() {
    let mut world = World::new(1);
    let table = about_to_begin(&mut world).await;
    world.platform.set_faults(LOST);
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    world.platform.keep_all(true);
    world.settle().await;
    for human in [ANA, BOB] {
        assert_eq!(hands(&world, human).len(), 1);
        let words = say(Locale::parse(human.2), &Msg::PageBelow).plain();
        let below = world.platform.messages(human.0).into_iter().filter(|message| message.page.text() == words);
        assert_eq!(below.count(), 1);
    }
    everything_is_current(&world, table).await;
}

/// Messages of people stay as they are, and so do messages of the bot that it knows.
#[tokio::test]
async fn nothing_else_is_touched() {
    let mut world = World::new(1);
    let table = about_to_begin(&mut world).await;
    world.platform.set_faults(LOST);
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    let help = talon_view::help(Locale::EN);
    let said = world.platform.show(&World::private(ANA), &help, Onto::first(false)).await.unwrap();
    world.settle().await;
    assert_eq!(hands(&world, ANA).len(), 1);
    let said = world.platform.message(ANA.0, said.number().unwrap()).expect("it is there still");
    assert!(said.page == help);
    everything_is_current(&world, table).await;
}

/// The page of another table came between the two, and another process than the one that sent it looks.
#[tokio::test]
async fn the_page_of_another_table_is_no_second_hand() {
    let mut world = World::new(1);
    let table = about_to_begin(&mut world).await;
    world.platform.set_faults(LOST);
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    let other = world.open_at(ANA, World::private(ANA)).await;
    let lobby = |world: &World| {
        let of_other = |message: &Message| tokens(&message.page).iter().any(|token| token.table == Some(other));
        world.platform.messages(ANA.0).into_iter().find(of_other).map(|message| message.number)
    };
    while lobby(&world).is_none() {
        world.clock.advance(Duration::from_millis(100));
        world.house.run_due().await;
    }
    assert_eq!(hands(&world, ANA).len(), 1, "the hand is not sent again yet");
    let number = lobby(&world);
    world.restart();
    world.settle().await;
    assert_eq!((hands(&world, ANA).len(), lobby(&world)), (1, number));
    everything_is_current(&world, table).await;
}

/// Where nothing tells of it, it goes when somebody presses what it shows too late.
#[tokio::test]
async fn a_second_hand_goes_when_somebody_presses_on_it_too_late() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, token) = world.decision(table).await.unwrap();
    let hand = hands(&world, human).pop().unwrap();
    let second = world.platform.show(&World::private(human), &hand.page, Onto::first(false)).await.unwrap().number();
    let played = world.press(human, World::private(human), second, &token).await;
    assert_eq!(played, Answer::Silent, "a card can be played wherever it is shown");
    world.settle().await;
    let late = world.press(human, World::private(human), second, &token).await;
    assert!(matches!(late, Answer::Toast(_)), "{late:?}");
    assert_eq!(world.platform.message(human.0, second.unwrap()), None, "nobody keeps it up to date");
    world.press(human, World::private(human), Some(hand.number), &token).await;
    world.settle().await;
    assert!(world.platform.message(human.0, hand.number).is_some(), "the hand stays");
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn choosing_a_game_twice_finds_the_table() {
    for apart in [0, 1, 30] {
        let mut world = World::new(1);
        let Answer::Page { page, .. } = world.say(ANA, World::group(), Intent::Play { game: None }).await else {
            panic!("the games");
        };
        let menu = world.platform.show(&World::group(), &page, Onto::first(false)).await.unwrap().number();
        let game = tokens(&page)
            .into_iter()
            .find(|token| token.verb == Verb::Menu(MenuVerb::NewGame(GameKind::Santase)))
            .unwrap();
        let press = Intent::Press(game.to_string());
        let [one, two] = [0, 1].map(|_| world.incoming(ANA, World::group(), menu, press.clone()));
        let other = world.another_house();
        let answers = if apart == 0 {
            let (one, two) = tokio::join!(world.house.handle(one), other.handle(two));
            [one, two]
        } else {
            let first = world.house.handle(one).await;
            world.settle_within(Duration::from_secs(apart)).await;
            world.clock.advance(Duration::from_secs(apart));
            [first, other.handle(two).await]
        };
        let there = Answer::Toast(say(Locale::EN, &Msg::TableOpenAlready));
        assert!(answers.contains(&Answer::Silent) && answers.contains(&there), "{answers:?}");
        world.settle().await;
        let opened = open_tables(&world).await;
        assert_eq!(opened.len(), 1);
        // Somebody else opens one of their own.
        world.press(BOB, World::group(), menu, &game).await;
        assert_eq!(open_tables(&world).await.len(), 2);
        world.settle().await;
        // Once it is over, the same page opens another.
        let cancel =
            |token: &Token| token.verb == Verb::Table(TableVerb::Cancel) && token.table == opened.first().copied();
        let lobbies = world.platform.messages(GROUP).into_iter();
        let mut cancels =
            lobbies.flat_map(|message| tokens(&message.page).into_iter().map(move |it| (message.number, it)));
        let (lobby, cancel) = cancels.find(|(_, token)| cancel(token)).expect("a button");
        world.press(ANA, World::group(), Some(lobby), &cancel).await;
        world.settle().await;
        assert_eq!(open_tables(&world).await.len(), 1);
        assert_eq!(world.press(ANA, World::group(), menu, &game).await, Answer::Silent);
        assert_eq!(world.press(ANA, World::group(), menu, &game).await, there);
        assert_eq!(open_tables(&world).await.len(), 2);
    }
}

async fn open_tables(world: &World) -> Vec<TableId> {
    let rows = world.store.open_tables_in(PlatformKind::Telegram, GROUP).await.unwrap();
    rows.into_iter().map(|row| row.table).collect()
}
