//! Nobody is shut out: a person who floods delays only their own inputs, and an honest press is answered at once, whatever others send:
//! with polling, with a webhook, and while Telegram makes the bot wait.

use std::time::Duration;

use talon_loopback::{CallbackAnswer, Options, Person, Rate, Rates, Which};
use talon_stage::Policy;
use talon_stage::telegram::{Hook, Room, Solo, no_fault};
use tokio::time::Instant;

use crate::quiet;

/// The duration of a request to Telegram, with its answer.
const ROUND_TRIP: Duration = Duration::from_millis(150);

/// How many inputs a flooder sends at once.
const FLOOD: usize = 300;

/// How many presses are measured.
const PRESSES: usize = 3;

/// Half of the presses are answered within this time.
const SOON: Duration = Duration::from_secs(1);

/// No press waits longer than this, even on a busy test machine.
const AT_LAST: Duration = Duration::from_secs(4);

/// An account may have 32 waiting inputs, which are answered at the pace of its chat. This pace is four times Telegram's, because nobody
/// wants to wait for all of them.
const PRIVATE_GAP: Duration = Duration::from_millis(250);

const POLICY: Policy = Policy { seed: 3, haste: 4 };

/// How updates arrive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Way {
    Polling,
    Webhook,
}

/// A platform and a program in real time, and somebody who plays.
async fn open(way: Way) -> (Room, Solo) {
    let private = Rate::Bucket { burst: 5, refill: PRIVATE_GAP };
    let rates = Rates { private, ..Rates::default() };
    let options = Options { round_trip: ROUND_TRIP, rates, ..Options::default() };
    let paces = [
        ("log", "warn"),
        ("telegram.group_gap", "3800ms"),
        ("telegram.private_gap", "250ms"),
        ("telegram.bot_gap", "34ms"),
    ];
    let mut room = Room::closed(options, &paces).await;
    match way {
        Way::Polling => room.start().await,
        Way::Webhook => {
            Hook::open(&mut room).await;
        }
    }
    let ana = room.friend("Ana", "en").await;
    let solo = Solo::open(&ana).await;
    (room, solo)
}

fn flood(person: &Person) {
    for _ in 0..FLOOD {
        person.say(person.private(), "/help").expect("the chat is open");
    }
}

/// How long each of some decisions waits for its answer, with a flood before each.
async fn presses(solo: &mut Solo, mut flood: impl FnMut()) -> Vec<Duration> {
    let mut took = Vec::new();
    for _ in 0..PRESSES {
        let turn = solo.next().await.expect("the match goes on");
        flood();
        let begun = Instant::now();
        let answer = solo.person.press(&turn.message, Which::Data(&POLICY.patient().choose(&turn).data)).await;
        assert_eq!(answer.expect("the press is answered"), CallbackAnswer::default());
        took.push(begun.elapsed());
        solo.last = turn.number;
    }
    took.sort_unstable();
    took
}

fn hold_to_it(took: &[Duration], what: &str) {
    println!("{what}: {took:?}");
    assert!(took[(took.len() - 1) / 2] < SOON, "{what}: {took:?}");
    assert!(took.iter().all(|took| *took < AT_LAST), "{what}: {took:?}");
}

/// A flooder is answered too, at the pace of one chat, and hears once that some inputs are ignored.
async fn is_told_once(flooder: &Person) {
    let told = |text: &str| text.starts_with("You are asking for more than I can answer");
    flooder
        .sees(flooder.private(), "the word about the flood", |message| told(&message.text))
        .await
        .expect("the warning");
    let seen = flooder.visible(flooder.private());
    assert_eq!(seen.iter().filter(|message| told(&message.text)).count(), 1);
    flooder.sees(flooder.private(), "an answer", |message| message.text.contains("/play")).await.expect("is answered");
}

async fn one_floods(way: Way) {
    let (room, mut solo) = open(way).await;
    let fred = room.friend("Fred", "en").await;
    let took = presses(&mut solo, || flood(&fred)).await;
    hold_to_it(&took, &format!("{way:?}"));
    if way == Way::Polling {
        // Telegram delivers one chat's updates to a webhook one after the other, so a flood never piles up there.
        is_told_once(&fred).await;
        room.telegram.updates_taken().await.expect("everything is taken");
    }
    assert_eq!(room.telegram.rate_violations(), 0, "the limits hold");
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_delays_nobody_else_when_polling() {
    let _machine = quiet().await;
    one_floods(Way::Polling).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_delays_nobody_else_behind_a_webhook() {
    let _machine = quiet().await;
    one_floods(Way::Webhook).await;
}

/// Several people flood in chats in which Telegram makes the bot wait longer than any answer is attempted.
async fn resting_chats_are_flooded(way: Way) {
    let (room, mut solo) = open(way).await;
    let mut flooders = Vec::new();
    for name in ["Fred", "Frida", "Floyd"] {
        let flooder = room.friend(name, "en").await;
        room.telegram.rest(flooder.id(), 7);
        flooders.push(flooder);
    }
    // Somebody else has a single answer that must wait: that delays nobody either.
    let vera = room.friend("Vera", "en").await;
    room.telegram.rest(vera.id(), 7);
    vera.say(vera.private(), "/help").expect("the chat is open");
    let mut next = flooders.iter().cycle();
    let took = presses(&mut solo, || flood(next.next().expect("they come again"))).await;
    hold_to_it(&took, &format!("{way:?} with 429"));
    assert_eq!(room.telegram.violations(), Vec::<String>::new());
    no_fault(&room);
}

#[tokio::test(flavor = "multi_thread")]
async fn chats_that_must_wait_hold_nobody_else_when_polling() {
    let _machine = quiet().await;
    resting_chats_are_flooded(Way::Polling).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn chats_that_must_wait_hold_nobody_else_behind_a_webhook() {
    let _machine = quiet().await;
    resting_chats_are_flooded(Way::Webhook).await;
}
