//! Whole matches under faults: the log comes out as without them, and nobody sees another's cards.

use std::time::Duration;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use talon_games::GameKind;
use talon_house::testing::{Faults, Request};
use talon_house::{Answer, Incoming, Intent, Notice};
use talon_store::PlatformKind;
use talon_store::shaky::cut_short;
use talon_table::{Event, TableId};
use talon_view::{Locale, Msg, ShowVerb, Verb, say};

use crate::common::{ANA, GROUP, World};
use crate::invariants::{Lawful, everything_is_current, nobody_saw_too_much};

fn storm(rng: &mut ChaCha8Rng) -> Faults {
    Faults {
        retry_after: rng.random_range(0..150),
        unreachable: rng.random_range(0..150),
        answer_lost: rng.random_range(0..100),
        deleted: rng.random_range(0..50),
    }
}

/// Does one thing under faults: perhaps it is cut off in the middle and repeated by a new process.
async fn through(world: &mut World, rng: &mut ChaCha8Rng, incoming: Incoming) {
    loop {
        let waits = if rng.random_range(0..6) == 0 { rng.random_range(0..30) } else { usize::MAX };
        let answered = cut_short(world.house.handle(incoming.clone()), waits).await;
        match answered {
            // The platform delivers again what was not acknowledged.
            None => world.restart(),
            Some(answer) => {
                let locale = Locale::parse(incoming.from.language.as_deref().unwrap_or_default());
                let faulty = answer == Answer::Alert(say(locale, &Msg::Fault));
                if !faulty {
                    return;
                }
            }
        }
    }
}

async fn some_time_passes(world: &mut World, rng: &mut ChaCha8Rng) {
    let waits = if rng.random_range(0..8) == 0 { rng.random_range(0..60) } else { usize::MAX };
    match cut_short(world.house.run_due(), waits).await {
        None => world.restart(),
        Some(next) => {
            let soon = world.now().plus(Duration::from_millis(rng.random_range(1..5000)));
            world.clock.advance_to(next.map_or(soon, |next| next.min(soon)));
        }
    }
}

/// Plays a match to its end under faults.
async fn play_through_a_storm(world: &mut World, table: TableId, seed: u64) {
    play_until(world, table, seed, usize::MAX).await;
}

/// Plays a match under faults to its end, or until its log has so many events.
async fn play_until(world: &mut World, table: TableId, seed: u64, enough: usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let faults = storm(&mut rng);
    world.platform.set_faults(faults);
    world.store.shake(rng.random_range(0..10));
    let mut earlier: Vec<Incoming> = Vec::new();
    let mut patience = 0;
    loop {
        world.store.shake(0);
        let reached = world.replay(table).await;
        let decision = world.decision(table).await;
        if !reached.is_playing() || usize::try_from(reached.version()).unwrap() >= enough {
            break;
        }
        world.store.shake(rng.random_range(0..10));
        patience += 1;
        assert!(patience < 6_000, "seed {seed}: the match stands still");
        some_time_passes(world, &mut rng).await;
        if !earlier.is_empty() && rng.random_range(0..10) == 0 {
            // An input comes once more, or a button of long ago is pressed.
            let mut again = earlier[rng.random_range(0..earlier.len())].clone();
            if rng.random_range(0..2) == 0 {
                again.key.push_str(&format!("-{patience}"));
            }
            through(world, &mut rng, again).await;
        }
        let Some((human, token)) = decision else { continue };
        let Some((message, shown)) = world.button_for(human, &token) else { continue };
        if shown != token {
            continue;
        }
        let place = World::private(human);
        let incoming = world.incoming(human, place, Some(message), Intent::Press(shown.to_string()));
        earlier.push(incoming.clone());
        through(world, &mut rng, incoming).await;
    }
    world.platform.set_faults(Faults::default());
    world.store.shake(0);
    world.restart();
    world.settle().await;
}

async fn fair_weather(solo: bool) -> (World, TableId) {
    let mut world = World::new(0);
    let table = if solo { world.solo(ANA).await } else { world.match_of_two().await };
    while world.play_on(table).await {
        world.settle().await;
    }
    world.settle().await;
    (world, table)
}

fn ended(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::MatchEnded { .. }))
}

#[tokio::test]
async fn a_match_of_two_comes_out_the_same_in_any_weather() {
    let (calm, id) = fair_weather(false).await;
    let expected = calm.events(id).await;
    assert!(ended(&expected));
    everything_is_current(&calm, id).await;
    let lawful = Lawful::of(&calm, id).await;
    lawful.covers(&calm);
    for seed in 1..=12 {
        let mut world = World::new(seed);
        let table = world.match_of_two().await;
        assert_eq!(table, id);
        play_through_a_storm(&mut world, table, seed).await;
        assert_eq!(world.events(table).await, expected, "seed {seed}");
        everything_is_current(&world, table).await;
        lawful.covers(&world);
    }
}

#[tokio::test]
async fn a_match_against_the_ai_player_comes_out_the_same_in_any_weather() {
    let (calm, id) = fair_weather(true).await;
    let expected = calm.events(id).await;
    assert!(ended(&expected));
    everything_is_current(&calm, id).await;
    let lawful = Lawful::of(&calm, id).await;
    lawful.covers(&calm);
    for seed in 1..=12 {
        let mut world = World::new(seed);
        let table = world.solo(ANA).await;
        play_through_a_storm(&mut world, table, seed).await;
        assert_eq!(world.events(table).await, expected, "seed {seed}");
        everything_is_current(&world, table).await;
        lawful.covers(&world);
    }
}

/// The first events of a match of a company: enough for several deals, however the players play.
const BEGINNING: usize = 120;

#[tokio::test]
async fn a_company_comes_out_the_same_in_any_weather() {
    for kind in GameKind::ALL {
        // Where there is room, an AI player sits among the persons.
        let ai = u8::from(*kind.default_rules().seats().end() > 3);
        let mut calm = World::new(0);
        let id = calm.company(kind, ai).await;
        while calm.replay(id).await.is_playing() && calm.events(id).await.len() < BEGINNING {
            if calm.decision(id).await.is_some() {
                assert!(calm.play_on(id).await);
            }
            calm.settle().await;
        }
        everything_is_current(&calm, id).await;
        let mut expected = calm.events(id).await;
        expected.truncate(BEGINNING);
        let mut world = World::new(31);
        let table = world.company(kind, ai).await;
        play_until(&mut world, table, 31, BEGINNING).await;
        let mut events = world.events(table).await;
        events.truncate(BEGINNING);
        assert_eq!(events, expected, "{kind}");
        everything_is_current(&world, table).await;
        nobody_saw_too_much(&world, table).await;
    }
}

#[tokio::test]
async fn the_same_seed_gives_the_same_run() {
    let mut runs: Vec<(Vec<Request>, String)> = Vec::new();
    for _ in 0..2 {
        let mut world = World::new(5);
        let table = world.match_of_two().await;
        play_through_a_storm(&mut world, table, 5).await;
        let log: Vec<String> = world
            .log(table)
            .await
            .iter()
            .map(|recorded| format!("{recorded:?} {}", recorded.event.to_json().unwrap()))
            .collect();
        runs.push((world.platform.requests(), log.join("\n")));
    }
    assert_eq!(runs[0].1, runs[1].1);
    assert!(runs[0].0 == runs[1].0, "the requests differ");
}

#[tokio::test]
async fn a_chat_that_moves_in_the_middle_takes_its_match_along() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    for _ in 0..6 {
        assert!(world.play_on(table).await);
        world.settle().await;
    }
    world.platform.move_chat(GROUP, "-200");
    // The press is noticed first, or the notice: both must do.
    assert!(world.play_on(table).await);
    world.settle().await;
    let notice = Notice::ChatMoved { platform: PlatformKind::Telegram, from: GROUP.to_owned(), to: "-200".to_owned() };
    world.house.notice(notice).await;
    world.settle().await;
    let table_page = world.newest("-200");
    assert!(crate::common::tokens(&table_page.page).iter().any(|token| token.verb == Verb::Show(ShowVerb::Hand)));
    while world.play_on(table).await {
        world.settle().await;
    }
    assert!(ended(&world.events(table).await));
    assert_eq!(world.platform.messages("-200").len(), 2, "the table's page, and the result");
}
