//! An answer and delivery want the same page at once: one writes after the other, and nothing is shown twice.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::task::Poll;
use std::time::Duration;

use talon_house::{Answer, Arrived, Intent};
use talon_table::TableId;
use talon_view::{Page, Token};

use crate::common::{ANA, BOB, Human, SERVER, is_card};
use crate::guild::{Guild, On};
use crate::invariants::everything_is_current;

/// A place, what is pressed there, and the button.
type Button = (talon_store::Place, On, Token);

/// A match in which one has moved, so that the other's hand is about to follow, and what the other will press on that hand: the one on a
/// panel, or the one in the private chat.
async fn about_to_follow(panel: bool) -> (Guild, TableId, Human, Button) {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let (moves, _) = guild.decision(table).await.expect("playing");
    let other = if moves == ANA { BOB } else { ANA };
    if panel {
        guild.my_hand(other).await;
    }
    guild.wait(Duration::from_secs(10)).await;
    let (_, token) = guild.decision(table).await.expect("playing");
    let button = guild.buttons_for(moves, &token).pop().expect("a button");
    guild.taps(moves, button).await;
    let hands = guild.every_button(other, is_card);
    let is_panel = |on: On| matches!(on, On::Panel(_));
    let (place, on, _) = hands.into_iter().find(|(_, on, _)| is_panel(*on) == panel).expect("a hand");
    let (turn, card) = guild.decision(table).await.expect("playing");
    assert_eq!(turn, other);
    guild.platform.forget_requests();
    (guild, table, other, (place, on, card))
}

/// Polls a future at most so many times.
async fn steps<F: Future + Unpin>(future: &mut F, count: usize) -> Option<F::Output> {
    let mut left = count;
    poll_fn(|context| {
        while left > 0 {
            left -= 1;
            if let Poll::Ready(output) = pin!(&mut *future).poll(context) {
                return Poll::Ready(Some(output));
            }
        }
        Poll::Ready(None)
    })
    .await
}

#[tokio::test]
async fn an_answer_waits_for_the_edit_under_way() {
    for panel in [false, true] {
        let (mut guild, table, human, (place, on, token)) = about_to_follow(panel).await;
        let edit = guild.platform.hold_back(human.0, panel);
        let house = Arc::clone(&guild.house);
        let mut delivery = pin!(async move { house.run_due().await });
        assert_eq!(steps(&mut delivery, 1000).await, None, "the edit is on its way");
        let shown = guild.platform.requests().last().and_then(|request| request.page.clone()).expect("an edit");

        let before = guild.events(table).await.len();
        let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
        let house = Arc::clone(&guild.house);
        let asked = incoming.clone();
        let mut press = pin!(async move { house.handle(asked).await });
        assert_eq!(steps(&mut press, 1000).await, None, "the answer waits");
        assert!(guild.events(table).await.len() > before, "what was pressed does not");
        drop(edit);
        let (_, answer) = tokio::join!(delivery, press);
        let Answer::Surface { page, receipt, .. } = &answer else { panic!("{answer:?}") };
        assert_ne!(*page, shown);
        guild.bring_to_screen(&incoming, &answer);
        guild.house.confirm(receipt.clone(), Arrived::Shown).await;
        guild.settle().await;
        assert_eq!(guild.platform.repeats(), [], "nothing is shown twice");
        everything_is_current(&guild, table).await;
    }
}

/// An answer cannot wait for ever: then the page follows later.
#[tokio::test]
async fn an_edit_that_takes_too_long_leaves_the_page_to_delivery() {
    let (mut guild, table, human, (place, on, token)) = about_to_follow(false).await;
    let edit = guild.platform.hold_back(human.0, false);
    let house = Arc::clone(&guild.house);
    let mut delivery = pin!(async move { house.run_due().await });
    assert_eq!(steps(&mut delivery, 1000).await, None);
    let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
    let house = Arc::clone(&guild.house);
    let asked = incoming.clone();
    let mut press = pin!(async move { house.handle(asked).await });
    assert_eq!(steps(&mut press, 1000).await, None);
    guild.clock.advance(Duration::from_secs(1));
    let answer = press.await;
    assert_eq!(answer, Answer::Silent);
    drop(edit);
    delivery.await;
    guild.settle().await;
    assert_eq!(guild.platform.repeats(), []);
    everything_is_current(&guild, table).await;
}

/// Delivery has planned the hand, and the board delays it while a press changes the hand and its answer shows it.
#[tokio::test]
async fn delivery_reads_again_what_an_answer_has_shown_since() {
    for panel in [false, true] {
        let (mut guild, table, human, button) = about_to_follow(panel).await;
        let board = guild.platform.hold_back(SERVER, false);
        let house = Arc::clone(&guild.house);
        let mut delivery = pin!(async move { house.run_due().await });
        assert_eq!(steps(&mut delivery, 1000).await, None, "the board is on its way");
        let answer = guild.taps(human, button).await;
        let Answer::Surface { page, .. } = answer else { panic!("{answer:?}") };
        guild.platform.forget_requests();
        drop(board);
        delivery.await;
        guild.settle().await;
        let written = guild.platform.requests().into_iter().filter(|request| {
            let alone = request.message.as_ref().is_some_and(|message| message.number().is_none());
            request.place.chat == human.0 && alone == panel
        });
        let pages: Vec<Page> = written.filter_map(|request| request.page).collect();
        assert_eq!(pages, [], "neither the older page nor {page:?} once more");
        everything_is_current(&guild, table).await;
    }
}

/// Delivery is stopped at each of its steps while a press is handled, answered, shown and confirmed.
#[tokio::test]
async fn whatever_comes_between_no_page_is_shown_twice() {
    for panel in [false, true] {
        let mut enough = false;
        for step in 0.. {
            if enough {
                break;
            }
            // Delivery runs between the making of the answer, the screen and the confirmation.
            for pauses in [[0, 0], [3, 0], [0, 3], [1000, 0], [0, 1000]] {
                let (mut guild, table, human, (place, on, token)) = about_to_follow(panel).await;
                let house = Arc::clone(&guild.house);
                let mut delivery = pin!(async move { house.run_due().await });
                let mut over = steps(&mut delivery, step).await.is_some();
                enough |= over;
                let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
                let house = Arc::clone(&guild.house);
                let asked = incoming.clone();
                let mut press = pin!(async move { house.handle(asked).await });
                let answer = loop {
                    // Delivery goes on only while the answer waits for it.
                    if let Some(answer) = steps(&mut press, 1000).await {
                        break answer;
                    }
                    over = over || steps(&mut delivery, 1).await.is_some();
                };
                let Answer::Surface { receipt, .. } = &answer else { panic!("{answer:?}") };
                over = over || steps(&mut delivery, pauses[0]).await.is_some();
                guild.bring_to_screen(&incoming, &answer);
                over = over || steps(&mut delivery, pauses[1]).await.is_some();
                guild.house.confirm(receipt.clone(), Arrived::Shown).await;
                if !over {
                    delivery.await;
                }
                guild.settle().await;
                assert_eq!(guild.platform.repeats(), [], "panel {panel}, step {step}, {pauses:?}");
                everything_is_current(&guild, table).await;
            }
        }
    }
}
