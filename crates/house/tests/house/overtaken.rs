//! Answers, their confirmations and delivery, in any order.

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::usual_or_long;
use talon_house::{Answer, Arrived, Intent};
use talon_store::shaky::cut_short;
use talon_table::TableId;
use talon_view::{ShowVerb, TableVerb, Token, Verb};

use crate::common::{ANA, BOB, SERVER, is_card, wish};
use crate::guild::{Guild, On, numbered};
use crate::invariants::everything_is_current;
use crate::panels::opened;

/// The back button is pressed beside a panel that the house does not know yet.
#[tokio::test]
async fn a_page_that_becomes_the_hand_beside_a_newer_panel_goes() {
    for order in [[0, 1], [1, 0]] {
        let mut guild = Guild::new(1);
        let table = guild.match_of_two().await;
        guild.types(ANA, Guild::channel(), Intent::Table).await;
        let beside = guild.platform.seen_alone(ANA.0).pop().unwrap().number;
        let asked = guild.asks(ANA, Guild::channel(), None, Intent::Hand);
        let opened = guild.house.handle(asked.clone()).await;
        guild.bring_to_screen(&asked, &opened);
        let back = Intent::Press(Token::new(Some(table), 1, Verb::Show(ShowVerb::TablePage)).to_string());
        let back = guild.asks(ANA, Guild::channel(), Some(On::Panel(beside)), back);
        let became = guild.house.handle(back.clone()).await;
        guild.bring_to_screen(&back, &became);
        let answers = [opened, became];
        for at in order {
            let Answer::Surface { receipt, .. } = answers[at].clone() else { panic!("{:?}", answers[at]) };
            guild.house.confirm(receipt, Arrived::Shown).await;
        }
        guild.settle().await;
        let left: Vec<u64> = guild.platform.seen_alone(ANA.0).iter().map(|panel| panel.number).collect();
        assert!(left.len() == 1 && left[0] != beside, "{order:?}: {left:?}");
        everything_is_current(&guild, table).await;
    }
}

/// The opening of a panel may be reported only after it was played on: its answer was lost on the way, and requested again.
#[tokio::test]
async fn a_panel_that_is_confirmed_late_stays() {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let (human, token) = guild.decision(table).await.unwrap();
    let incoming = guild.asks(human, Guild::channel(), None, Intent::Hand);
    let answer = guild.house.handle(incoming.clone()).await;
    let Answer::Surface { receipt, .. } = answer.clone() else { panic!("{answer:?}") };
    guild.bring_to_screen(&incoming, &answer);
    let panel = guild.platform.seen_alone(human.0).pop().unwrap().number;
    let played = guild.taps(human, (Guild::channel(), On::Panel(panel), token)).await;
    assert!(matches!(played, Answer::Surface { replace_pressed: true, .. }), "{played:?}");
    guild.house.confirm(receipt, Arrived::Shown).await;
    guild.settle().await;
    assert_eq!(guild.platform.seen_alone(human.0).len(), 1, "it does not take itself away");
    assert!(guild.panel(table, human).await.is_some());
    everything_is_current(&guild, table).await;
}

#[tokio::test]
async fn a_press_on_an_older_panel_does_not_bring_it_back() {
    let mut guild = Guild::new(1);
    let (table, human, older) = opened(&mut guild).await;
    let (_, token) = guild.decision(table).await.unwrap();
    let asked = guild.asks(human, Guild::channel(), None, Intent::Hand);
    let newer = guild.house.handle(asked.clone()).await;
    guild.bring_to_screen(&asked, &newer);
    let pressed = guild.asks(human, Guild::channel(), Some(On::Panel(older)), Intent::Press(token.to_string()));
    let played = guild.house.handle(pressed.clone()).await;
    guild.bring_to_screen(&pressed, &played);
    for answer in [newer, played] {
        let Answer::Surface { receipt, .. } = answer else { panic!("{answer:?}") };
        guild.house.confirm(receipt, Arrived::Shown).await;
    }
    guild.settle().await;
    let left: Vec<u64> = guild.platform.seen_alone(human.0).iter().map(|panel| panel.number).collect();
    assert!(left.len() == 1 && left[0] != older, "{left:?}");
    assert!(guild.panel(table, human).await.is_some(), "the newer one is the hand");
    everything_is_current(&guild, table).await;
}

/// Delivery may come before the answer reaches the screen, and the confirmation or the answer itself may be lost.
#[tokio::test]
async fn the_page_is_current_whatever_comes_first() {
    for (shown, confirmed, restarted, pause) in [
        (true, Some(Arrived::Shown), false, 0),
        (true, Some(Arrived::Shown), false, 2000),
        (false, Some(Arrived::Never), false, 500),
        (true, None, true, 0),
        (false, None, true, 0),
        (true, None, false, 5000),
        (true, Some(Arrived::Shown), false, 5000),
    ] {
        let mut guild = Guild::new(1);
        let table = guild.match_of_two().await;
        guild.wait(Duration::from_secs(10)).await;
        guild.platform.forget_requests();
        let (human, token) = guild.decision(table).await.unwrap();
        let (place, on, token) = guild.buttons_for(human, &token).pop().unwrap();
        let incoming = guild.asks(human, place, Some(on), Intent::Press(token.to_string()));
        let answer = guild.house.handle(incoming.clone()).await;
        let Answer::Surface { receipt, .. } = &answer else { panic!("{answer:?}") };
        guild.house.run_due().await;
        if shown {
            guild.bring_to_screen(&incoming, &answer);
        }
        let edits =
            |guild: &Guild| guild.platform.requests().iter().filter(|request| request.place.chat == human.0).count();
        assert_eq!(edits(&guild), 0, "delivery waits for the answer");
        guild.clock.advance(Duration::from_millis(pause));
        guild.house.run_due().await;
        if let Some(confirmed) = confirmed {
            guild.house.confirm(receipt.clone(), confirmed).await;
        }
        if restarted {
            guild.restart();
        }
        guild.settle().await;
        if shown && confirmed == Some(Arrived::Shown) && pause < 3000 {
            assert_eq!(edits(&guild), 0, "what the answer showed is not shown again");
        }
        everything_is_current(&guild, table).await;
        assert_eq!(guild.platform.messages(human.0).len(), 1);
    }
}

#[tokio::test]
async fn of_two_answers_to_one_page_the_later_state_stays() {
    for order in [[0, 1], [1, 0]] {
        let mut guild = Guild::new(1);
        let table = guild.lobby_of(GameKind::Ristiseiska, &[BOB]).await;
        let lobby = numbered(guild.newest(SERVER).number);
        let add = guild.sees_in(SERVER, |verb| *verb == Verb::Table(TableVerb::AddAi)).unwrap();
        let mut answers = Vec::new();
        for _ in 0..2 {
            let (place, on, token) = add.clone();
            let incoming = guild.asks(ANA, place, Some(on), Intent::Press(token.to_string()));
            let answer = guild.house.handle(incoming.clone()).await;
            let Answer::Surface { receipt, .. } = answer.clone() else { panic!("{answer:?}") };
            answers.push((incoming, answer, receipt));
        }
        for at in order {
            let (incoming, answer, _) = &answers[at];
            assert_eq!(incoming.message.as_ref(), Some(&lobby));
            guild.bring_to_screen(incoming, answer);
        }
        for (_, _, receipt) in answers {
            guild.house.confirm(receipt, Arrived::Shown).await;
        }
        guild.settle().await;
        everything_is_current(&guild, table).await;
    }
}

/// The hold that keeps delivery off a pressed page belongs to one house. Another house's delivery may be writing there, and arrive last.
#[tokio::test]
async fn a_panel_on_which_two_houses_write_is_current_in_the_end() {
    for waits in 0.. {
        let mut guild = Guild::new(1);
        let (table, human, panel) = opened(&mut guild).await;
        let (place, on, _) = guild.sees_in(human.0, is_card).expect("a hand");
        guild.taps(human, (place, on, wish(table, true))).await;
        guild.clock.advance(Duration::from_secs(5));
        let (_, token) = guild.decision(table).await.unwrap();
        let mut buttons = guild.buttons_for(human, &token).into_iter();
        let card = buttons.find(|(_, on, _)| *on == On::Panel(panel)).expect("a card on the panel");
        let other = guild.another_house();
        let mut delivering = pin!(other.run_due());
        if cut_short(delivering.as_mut(), waits).await.is_some() {
            assert!(waits > 20, "{waits}");
            break;
        }
        guild.taps(human, card).await;
        delivering.await;
        guild.settle().await;
        everything_is_current(&guild, table).await;
    }
}

/// When the answer of one house is decided, seen and confirmed, counted in waits of the other house's delivery.
#[derive(Debug, Clone, Copy)]
struct Moments {
    decided: usize,
    seen: usize,
    confirmed: usize,
}

/// One leads, and while another house delivers that, the other one answers, on a panel or in the private chat; then, if the match goes on,
/// somebody leads again. Returns whether the delivery waited so often.
async fn two_houses_write(alone: bool, goes_on: bool, at: Moments) -> bool {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    let (leads, _) = guild.decision(table).await.unwrap();
    let answers = if leads == ANA { BOB } else { ANA };
    let on = match alone {
        true => On::Panel(guild.my_hand(answers).await),
        false => On::Message(guild.newest(answers.0).number),
    };
    let place = if alone { Guild::channel() } else { guild.newest(answers.0).place };
    guild.settle().await;
    guild.clock.advance(Duration::from_secs(5));
    decides_elsewhere(&mut guild, table).await;
    let other = guild.another_house();
    let mut delivering = pin!(other.run_due());
    if cut_short(delivering.as_mut(), at.decided).await.is_some() {
        return false;
    }
    let (_, token) = guild.decision(table).await.unwrap();
    let pressed = guild.asks(answers, place, Some(on), Intent::Press(token.to_string()));
    let answer = guild.house.handle(pressed.clone()).await;
    if goes_on {
        decides_elsewhere(&mut guild, table).await;
    }
    let mut over = cut_short(delivering.as_mut(), at.seen - at.decided).await.is_some();
    guild.bring_to_screen(&pressed, &answer);
    over = over || cut_short(delivering.as_mut(), at.confirmed - at.seen).await.is_some();
    let Answer::Surface { receipt, .. } = answer else { panic!("{answer:?}") };
    guild.house.confirm(receipt, Arrived::Shown).await;
    if !over {
        delivering.await;
    }
    for _ in 0..2 {
        guild.settle().await;
        other.run_due().await;
    }
    everything_is_current(&guild, table).await;
    true
}

/// The player on turn decides, at another house than the one that the test is about.
async fn decides_elsewhere(guild: &mut Guild, table: TableId) {
    let (human, token) = guild.decision(table).await.unwrap();
    let place = guild.newest(human.0).place;
    let pressed = guild.asks(human, place, None, Intent::Press(token.to_string()));
    guild.another_house().handle(pressed).await;
}

/// The same for all orders of what the answering house and the delivering one do.
#[tokio::test]
async fn a_page_on_which_an_answer_and_another_house_write_is_current_in_the_end() {
    for (alone, goes_on) in [(false, false), (false, true), (true, false), (true, true)] {
        let mut compared = 0;
        for decided in (0..).step_by(usual_or_long(6, 3)) {
            let mut over = true;
            for (seen, confirmed) in [(0, 0), (0, 9), (5, 5), (5, 12), (9, 20), (14, 14), (20, 40), (30, 45)] {
                let at = Moments { decided, seen: decided + seen, confirmed: decided + confirmed };
                over = !two_houses_write(alone, goes_on, at).await;
                compared += usize::from(!over);
            }
            if over {
                break;
            }
        }
        assert!(compared > usual_or_long(30, 60), "{compared}");
    }
}

/// Somebody presses in the private chat. When the answering house has waited so often, another one makes the next decision and delivers it.
/// Returns whether there was anything left to answer.
async fn goes_on_while_answering(waits: usize) -> bool {
    let mut guild = Guild::new(1);
    let table = guild.match_of_two().await;
    guild.settle().await;
    guild.clock.advance(Duration::from_secs(5));
    let (human, token) = guild.decision(table).await.unwrap();
    let hand = guild.newest(human.0);
    let pressed = guild.asks(human, hand.place, Some(On::Message(hand.number)), Intent::Press(token.to_string()));
    let house = Arc::clone(&guild.house);
    let mut answering = pin!(house.handle(pressed.clone()));
    if cut_short(answering.as_mut(), waits).await.is_some() {
        return false;
    }
    decides_elsewhere(&mut guild, table).await;
    guild.another_house().run_due().await;
    let answer = answering.await;
    guild.bring_to_screen(&pressed, &answer);
    if let Answer::Surface { receipt, .. } = answer {
        house.confirm(receipt, Arrived::Shown).await;
    }
    guild.settle().await;
    everything_is_current(&guild, table).await;
    true
}

#[tokio::test]
async fn an_answer_that_another_house_has_overtaken_meanwhile_does_not_stay() {
    let mut waits = 0;
    while goes_on_while_answering(waits).await {
        waits += 1;
    }
    assert!(waits > 10, "{waits}");
}
