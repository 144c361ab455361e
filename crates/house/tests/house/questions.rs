//! The question before a decision that may cost the deal: it stays on the pressed page until it is answered or the table moves on.

use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::Call;
use talon_house::{Answer, Arrived, Intent};
use talon_table::{Event, TableId};
use talon_view::{Locale, Msg, Page, Scope, Setting, ShowVerb, TableVerb, Token, Verb, say};

use crate::common::{ANA, BOB, EVE, Human, World, asking, decided, tokens};
use crate::guild::{Guild, On};
use crate::invariants::{everything_is_current, nobody_saw_too_much};

fn other(human: Human) -> Human {
    if human == ANA { BOB } else { ANA }
}

fn is_question(page: &Page) -> bool {
    matches!(&tokens(page)[..], [Token { verb: Verb::Act(_), .. }, Token { verb: Verb::Show(ShowVerb::TablePage), .. }])
}

/// Plays on until somebody on turn has a button that asks: who, on which message, and the button.
async fn costly(world: &mut World, table: TableId) -> (Human, i64, Token) {
    for _ in 0..60 {
        world.settle().await;
        let (human, token) = world.decision(table).await.expect("the match goes on");
        let asks = world.shown(human.0, |verb| matches!(verb, Verb::Ask(_)));
        if let Some((message, button)) = asks.filter(|(_, button)| button.number == token.number) {
            return (human, message, button);
        }
        assert!(world.play_on(table).await);
    }
    panic!("nobody could close or claim");
}

async fn asks(world: &mut World, (human, message, button): (Human, i64, &Token)) {
    let answer = world.press(human, World::private(human), Some(message), button).await;
    let Answer::Surface { page, replace_pressed: true, .. } = answer else { panic!("no question: {answer:?}") };
    assert!(is_question(&page), "{}", page.plain());
    assert_eq!(on_message(world, human, message), page);
}

fn on_message(world: &World, human: Human, message: i64) -> Page {
    let messages = world.platform.messages(human.0);
    messages.into_iter().find(|shown| shown.number == message).expect("it is there").page
}

async fn acted(world: &World, table: TableId) -> usize {
    world.events(table).await.iter().filter(|event| matches!(event, Event::Acted { .. })).count()
}

#[tokio::test]
async fn a_question_stays_until_it_is_answered_with_no() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    let (hand, before) = (on_message(&world, human, message), acted(&world, table).await);
    asks(&mut world, (human, message, &button)).await;
    world.platform.forget_requests();
    // Others have a look, which brings the table's pages up to date.
    world.say(other(human), World::private(other(human)), Intent::Hand).await;
    world.settle().await;
    assert!(is_question(&on_message(&world, human, message)), "nothing has happened at the table");
    everything_is_current(&world, table).await;
    let back = world.press_shown(human, World::private(human), |verb| *verb == Verb::Show(ShowVerb::TablePage)).await;
    assert_eq!(back, Some(Answer::Silent));
    world.settle().await;
    assert_eq!((on_message(&world, human, message), acted(&world, table).await), (hand, before));
    let edits = world.platform.requests().into_iter().filter(|request| request.place.chat == human.0);
    assert_eq!(edits.map(|request| request.call).collect::<Vec<_>>(), [Call::Edit], "one page, once");
    everything_is_current(&world, table).await;
    nobody_saw_too_much(&world, table).await;
}

#[tokio::test]
async fn the_second_press_decides() {
    let mut world = World::new(2);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    // A double press asks twice.
    asks(&mut world, (human, message, &button)).await;
    let (on, decision) = world.shown(human.0, |verb| matches!(verb, Verb::Act(_))).expect("the question's button");
    assert_eq!((on, &asking(&decision.verb), decision.number), (message, &button.verb, button.number));
    let before = acted(&world, table).await;
    assert_eq!(world.press(human, World::private(human), Some(on), &decision).await, Answer::Silent);
    assert!(acted(&world, table).await > before);
    world.settle().await;
    everything_is_current(&world, table).await;
    nobody_saw_too_much(&world, table).await;
    // Both buttons belong to a turn that is over.
    for token in [&decision, &button] {
        let late = world.press(human, World::private(human), Some(message), token).await;
        assert!(matches!(late, Answer::Toast(_)), "{late:?}");
    }
    world.settle().await;
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn the_table_moves_on_under_a_question() {
    let mut world = World::new(3);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    let resigns = Token::new(Some(table), 1, Verb::Table(TableVerb::ResignYes));
    world.press(other(human), World::private(other(human)), None, &resigns).await;
    world.settle().await;
    assert!(!is_question(&on_message(&world, human, message)), "the match is over");
    everything_is_current(&world, table).await;
    let late = world.press(human, World::private(human), Some(message), &decided(button)).await;
    assert!(matches!(late, Answer::Toast(_) | Answer::Alert(_)), "{late:?}");
}

#[tokio::test]
async fn time_runs_out_under_a_question() {
    let mut world = World::new(4);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    let before = world.replay(table).await.version();
    for _ in 0..400 {
        if world.replay(table).await.version() > before {
            break;
        }
        world.wait(Duration::from_secs(3600)).await;
    }
    assert!(world.replay(table).await.version() > before, "nobody waits for ever");
    world.settle().await;
    let shown = world.platform.messages(human.0).into_iter().find(|shown| shown.number == message);
    assert!(shown.is_none_or(|shown| !is_question(&shown.page)));
}

#[tokio::test]
async fn a_question_of_which_nothing_is_heard_gives_way_to_the_hand() {
    let mut world = World::new(5);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    for arrived in [Arrived::Unclear, Arrived::Never] {
        let incoming = world.incoming(human, World::private(human), Some(message), Intent::Press(button.to_string()));
        let Answer::Surface { receipt, .. } = world.house.handle(incoming).await else { panic!("no question") };
        world.house.confirm(receipt, arrived).await;
        world.settle().await;
        assert!(!is_question(&on_message(&world, human, message)));
        everything_is_current(&world, table).await;
    }
}

#[tokio::test]
async fn nobody_else_is_asked() {
    let mut world = World::new(6);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    for someone in [other(human), EVE] {
        let answer = world.press(someone, World::private(someone), None, &button).await;
        assert!(matches!(answer, Answer::Alert(_)), "{answer:?}");
        let decision = decided(button.clone());
        let answer = world.press(someone, World::private(someone), Some(message), &decision).await;
        assert!(matches!(answer, Answer::Alert(_)), "{answer:?}");
    }
    world.settle().await;
    assert!(is_question(&on_message(&world, human, message)), "it is still asked");
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn what_is_not_possible_is_refused_and_what_costs_nothing_is_done() {
    let mut world = World::new(7);
    let table = world.match_of_two().await;
    let (human, token) = world.decision(table).await.unwrap();
    let claim = Token { verb: Verb::Ask("claim".parse().unwrap()), ..token.clone() };
    let answer = world.press(human, World::private(human), None, &claim).await;
    assert!(matches!(answer, Answer::Alert(_)), "not in the first trick: {answer:?}");
    let nonsense = Token { verb: Verb::Ask("nonsense".parse().unwrap()), ..token.clone() };
    let answer = world.press(human, World::private(human), None, &nonsense).await;
    assert_eq!(answer, Answer::Alert(say(Locale::parse(human.2), &Msg::BadButton)));
    let before = acted(&world, table).await;
    let card = Token { verb: asking(&token.verb), ..token };
    assert_eq!(
        world.press(human, World::private(human), None, &card).await,
        Answer::Silent,
        "a card is played at once"
    );
    assert!(acted(&world, table).await > before);
}

#[tokio::test]
async fn who_wants_no_question_decides_with_one_press() {
    let mut world = World::new(8);
    let table = world.match_of_two().await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    let off = Token::new(None, 0, Verb::choose(Scope::Person, Setting::SecondPress(false)));
    world.press(human, World::private(human), None, &off).await;
    world.settle().await;
    let hand = on_message(&world, human, message);
    assert!(!is_question(&hand), "the question is withdrawn");
    assert!(tokens(&hand).contains(&decided(button.clone())) && !tokens(&hand).contains(&button));
    everything_is_current(&world, table).await;
    let before = acted(&world, table).await;
    // A button from before the choice.
    let answer = world.press(human, World::private(human), Some(message), &button).await;
    assert!(matches!(answer, Answer::Silent | Answer::Surface { .. }), "{answer:?}");
    assert!(acted(&world, table).await > before);
    world.settle().await;
    everything_is_current(&world, table).await;
}

#[tokio::test]
async fn a_question_stands_on_a_table_alone_with_an_ai_player() {
    let mut world = World::new(9);
    let table = world.solo(ANA).await;
    let (human, message, button) = costly(&mut world, table).await;
    asks(&mut world, (human, message, &button)).await;
    world.settle().await;
    assert!(is_question(&on_message(&world, human, message)));
    everything_is_current(&world, table).await;
    world.press_shown(human, World::private(human), |verb| *verb == Verb::Show(ShowVerb::TablePage)).await;
    world.settle().await;
    assert!(tokens(&on_message(&world, human, message)).contains(&button), "the hand is back");
    everything_is_current(&world, table).await;
    while world.play_on(table).await {
        world.settle().await;
    }
    everything_is_current(&world, table).await;
    nobody_saw_too_much(&world, table).await;
}

/// A client that presses where no page has such a button gets the question all the same, beside the group's page.
#[tokio::test]
async fn a_press_from_the_group_is_asked_in_private() {
    let mut world = World::new(9);
    let table = world.match_of_two().await;
    let (human, _, button) = costly(&mut world, table).await;
    let before = acted(&world, table).await;
    let answer = world.press(human, World::group(), Some(1), &button).await;
    let Answer::Page { page, replace_pressed: false } = answer else { panic!("no question: {answer:?}") };
    assert!(is_question(&page), "{}", page.plain());
    assert_eq!(acted(&world, table).await, before);
    world.settle().await;
    everything_is_current(&world, table).await;
}

/// The same on Discord: on every message that shows the hand, the panel and the one in the private chat.
#[tokio::test]
async fn a_question_stands_on_a_panel_and_in_direct_messages() {
    for on_panel in [true, false] {
        let mut guild = Guild::new(1);
        let table = guild.company(GameKind::Santase).await;
        for human in [ANA, BOB] {
            guild.my_hand(human).await;
        }
        let (human, place, on, button) = loop {
            guild.settle().await;
            let (human, _) = guild.decision(table).await.expect("the match goes on");
            let asking = guild.every_button(human, |verb| matches!(verb, Verb::Ask(_)));
            if let Some((place, on, button)) =
                asking.into_iter().find(|(_, on, _)| matches!(on, On::Panel(_)) == on_panel)
            {
                break (human, place, on, button);
            }
            assert!(guild.plays(table).await);
        };
        let page = |guild: &Guild| match on {
            On::Panel(number) => guild.on_panel(human, number),
            On::Message(number) => on_message(guild, human, number),
        };
        let hand = page(&guild);
        for _ in 0..2 {
            let answer = guild.taps(human, (place.clone(), on, button.clone())).await;
            assert!(matches!(answer, Answer::Surface { replace_pressed: true, .. }), "{answer:?}");
            guild.settle().await;
            assert!(is_question(&page(&guild)), "{}", page(&guild).plain());
            everything_is_current(&guild, table).await;
            let back = tokens(&page(&guild)).pop().unwrap();
            guild.taps(human, (place.clone(), on, back)).await;
            guild.settle().await;
            assert_eq!(page(&guild), hand);
        }
        guild.taps(human, (place.clone(), on, button.clone())).await;
        let before = acted(&guild, table).await;
        guild.taps(human, (place.clone(), on, decided(button))).await;
        assert!(acted(&guild, table).await > before);
        guild.settle().await;
        assert!(!is_question(&page(&guild)), "the table is there again");
        everything_is_current(&guild, table).await;
        nobody_saw_too_much(&guild, table).await;
    }
}
