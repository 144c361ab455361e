//! How many requests a match costs.

use std::collections::BTreeMap;
use std::time::Duration;

use talon_games::GameKind;
use talon_house::testing::{Call, Request};
use talon_table::Event;

use crate::common::{ANA, BOB, EVE, GROUP, World};

fn count(requests: &[Request], chat: &str) -> (usize, usize, usize) {
    let of = |fits: fn(Call) -> bool| {
        requests.iter().filter(|request| request.place.chat == chat && fits(request.call)).count()
    };
    (of(|call| matches!(call, Call::Send { .. })), of(|call| call == Call::Edit), of(|call| call == Call::Delete))
}

/// Plays a whole match with a pause after each move, and checks every move against its budget.
async fn play_with_pauses(pause: Duration) {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.wait(Duration::from_secs(10)).await;
    let mut moves = 0;
    loop {
        world.platform.forget_requests();
        let before = world.events(table).await.len();
        if !world.play_on(table).await {
            break;
        }
        moves += 1;
        world.wait(pause).await;
        let events = world.events(table).await.split_off(before);
        let deals = events.iter().filter(|event| matches!(event, Event::DealEnded { .. })).count();
        let ended = events.iter().any(|event| matches!(event, Event::MatchEnded { .. }));
        let requests = world.platform.requests();
        let (sent, edited, deleted) = count(&requests, GROUP);
        assert!(edited <= 1, "one edit in the group: move {moves}, {edited}");
        assert_eq!((sent, deleted), (usize::from(ended), 0), "one message follows the match: move {moves}");
        for human in [ANA, BOB] {
            let (sent, edited, deleted) = count(&requests, human.0);
            let fresh = (sent, edited, deleted) == (1, 0, 1);
            // The end of a deal keeps its message, and the next one comes below it.
            let dealt = deals == 1 && !ended && (sent, edited, deleted) == (1, 1, 0);
            assert!(
                fresh || dealt || (sent == 0 && edited <= 1 && deleted == 0),
                "{sent} {edited} {deleted} at move {moves}"
            );
        }
    }
    assert!(moves > 50);
}

#[tokio::test]
async fn a_move_costs_an_edit_per_page() {
    play_with_pauses(Duration::from_secs(7)).await;
}

#[tokio::test]
async fn a_move_after_a_pause_rings_once() {
    play_with_pauses(Duration::from_secs(181)).await;
}

#[tokio::test]
async fn a_move_among_many_costs_an_edit_per_page() {
    for kind in GameKind::ALL {
        let mut world = World::new(1);
        let table = world.company(kind, 0).await;
        world.wait(Duration::from_secs(10)).await;
        for number in 0..60 {
            world.platform.forget_requests();
            let before = world.events(table).await.len();
            if !world.play_on(table).await {
                break;
            }
            world.wait(Duration::from_secs(7)).await;
            let events = world.events(table).await.split_off(before);
            let deals = events.iter().filter(|event| matches!(event, Event::DealEnded { .. })).count();
            let requests = world.platform.requests();
            let (sent, edited, deleted) = count(&requests, GROUP);
            assert!(edited <= 1 && deleted == 0, "{kind}, move {number}: {edited} {deleted}");
            let ended = usize::from(events.iter().any(|event| matches!(event, Event::MatchEnded { .. })));
            assert_eq!(sent, ended, "{kind}, move {number}: one message follows the match");
            for human in [ANA, BOB, EVE] {
                let (sent, edited, deleted) = count(&requests, human.0);
                let dealt = deals == 1 && (sent, edited, deleted) == (1, 1, 0);
                assert!(
                    dealt || sent == deleted && sent + edited <= 1,
                    "{kind}, move {number}: {sent} {edited} {deleted}"
                );
            }
        }
    }
}

#[tokio::test]
async fn fast_moves_share_an_edit_of_the_board() {
    let mut world = World::new(1);
    let table = world.match_of_two().await;
    world.wait(Duration::from_secs(10)).await;
    world.platform.forget_requests();
    let mut moves = 0;
    loop {
        // The person's own page is paced too, so a move is made as soon as its button is there.
        let Some((human, token)) = world.decision(table).await else { break };
        if world.button_for(human, &token).is_some_and(|(_, shown)| shown == token) {
            world.play_on(table).await;
            moves += 1;
        }
        world.wait(Duration::from_millis(200)).await;
    }
    world.settle().await;
    let requests = world.platform.requests();
    let mut written: BTreeMap<(&str, bool), Vec<i64>> = BTreeMap::new();
    for request in requests.iter().filter(|request| request.call != Call::Delete) {
        written.entry((&request.place.chat, request.place.private)).or_default().push(request.at.0);
    }
    for ((chat, private), at) in written {
        let (most, span) = if private { (1, 1000) } else { (20, 60_000) };
        assert!(at.windows(most + 1).all(|some| some[most] - some[0] >= span), "{chat}: {at:?}");
    }
    let (_, edits, _) = count(&requests, GROUP);
    assert!(edits * 2 < moves, "{edits} edits for {moves} moves");
}
