//! Faults that only Discord has: it closes the gateway, which is opened again, and sends an event twice.

use talon_loopback::discord::Which;
use talon_stage::discord::{Next, Room, Sitting, fast};
use talon_stage::{Hand, Policy, decisions, facts, log_of};

use super::{POLICY, ended_well, table_of_two};
use crate::beside_others;

/// Ana and Boris, some decisions into a match, with Boris on the panel.
async fn playing(room: &Room) -> Sitting {
    let (mut sitting, lobby) = table_of_two(room).await;
    sitting.hands[1] = Hand::Panel;
    sitting.begin(&lobby).await;
    assert!(sitting.play_some(POLICY, 2).await.is_none(), "the match goes on");
    sitting
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_gateway_is_resumed_and_no_press_is_lost() {
    let _machine = beside_others().await;
    let room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    for away in 0..4 {
        let resumes = room.discord.resumes();
        let Next::Turn(player, turn) = sitting.next().await else { panic!("the match goes on") };
        match away % 2 {
            0 => room.discord.drop_gateway(0),
            _ => room.discord.ask_reconnect(0),
        }
        // A press while nobody listens: the event waits for the resumed session.
        let data = POLICY.patient().choose(&turn).data.clone();
        sitting.players[player].press_quietly(&turn.message, Which::Id(&data)).unwrap();
        sitting.last = turn.number;
        room.discord.resumed(resumes + 1).await.expect("the session is resumed");
        if matches!(sitting.next().await, Next::Over(_)) {
            break;
        }
    }
    // A session that can't be resumed starts over.
    let identified = room.discord.identifies();
    room.discord.invalidate_session(0, false);
    room.discord.identified(identified + 1).await.expect("a new session");
    room.discord.ready().await.unwrap();
    sitting.play_out(Policy { haste: 20, ..POLICY }).await;
    ended_well(&room, &sitting).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_that_arrives_twice_counts_once() {
    let _machine = beside_others().await;
    let room = Room::open(fast(), &[]).await;
    let mut sitting = playing(&room).await;
    let mut made = 2;
    while let (Next::Turn(player, turn), true) = (sitting.next().await, made < 8) {
        room.discord.duplicate_next(1);
        let data = POLICY.choose(&turn).data.clone();
        sitting.decide(player, &turn, &data).await;
        made += 1;
    }
    assert_eq!(decisions(&facts(&log_of(&room, sitting.table).await)), made);
    sitting.play_out(Policy { haste: 20, ..POLICY }).await;
    ended_well(&room, &sitting).await;
    assert_eq!(room.discord.interactions().iter().filter(|asked| asked.answers != 1).count(), 0);
}
