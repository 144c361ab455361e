//! Things that come twice: a hand whose sending got no answer, a press that opens a table.

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

/// Nobody looks for the second hand: it goes when somebody presses on it too late.
#[tokio::test]
async fn a_hand_that_came_twice_goes_when_it_is_pressed_too_late() {
    let mut world = World::new(1);
    let table = about_to_begin(&mut world).await;
    world.platform.set_faults(LOST);
    world.house.run_due().await;
    world.platform.set_faults(Faults::default());
    world.settle().await;
    assert!([ANA, BOB].iter().all(|human| hands(&world, *human).len() == 2));
    let (human, token) = world.decision(table).await.unwrap();
    let second = hands(&world, human).first().unwrap().number;
    let played = world.press(human, World::private(human), Some(second), &token).await;
    assert_eq!(played, Answer::Silent, "a card can be played wherever it is shown");
    world.settle().await;
    let late = world.press(human, World::private(human), Some(second), &token).await;
    assert!(matches!(late, Answer::Toast(_)), "{late:?}");
    assert_eq!(world.platform.message(human.0, second), None, "nobody keeps it up to date");
    let hand = hands(&world, human).pop().unwrap().number;
    world.press(human, World::private(human), Some(hand), &token).await;
    world.settle().await;
    assert!(world.platform.message(human.0, hand).is_some(), "the hand stays");
    everything_is_current(&world, table).await;
}

/// A process ends between sending a hand and noting it: what its player presses on it meanwhile replaces no hand.
#[tokio::test]
async fn a_hand_that_is_not_noted_yet_gives_way_to_nothing() {
    let mut between = 0;
    for waits in 0.. {
        let mut world = World::new(1);
        let table = about_to_begin(&mut world).await;
        if cut_short(world.house.run_due(), waits).await.is_some() {
            break;
        }
        for human in [ANA, BOB] {
            let Some(hand) = hands(&world, human).pop() else { continue };
            between += 1;
            let menu = tokens(&hand.page).into_iter().find(|token| !is_card(&token.verb)).expect("a button");
            world.press(human, World::private(human), Some(hand.number), &menu).await;
            let is_there = |message: &Message| message.number == hand.number;
            assert!(hands(&world, human).iter().any(is_there), "cut short after {waits}");
        }
        world.restart();
        world.settle().await;
        everything_is_current(&world, table).await;
    }
    assert!(between > 0, "a process ended after it had sent a hand");
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
