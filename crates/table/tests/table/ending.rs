use std::time::Duration;

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::Seat;
use talon_table::{Authority, Closed, Command, Event, Holder, Home, How, MatchResult, Mistake, PhaseView, Stale};

use crate::bench::{ANA, BORIS, Bench, CVETA, names};

fn result(bench: &Bench) -> MatchResult {
    match bench.public().phase {
        PhaseView::Over { result, .. } => result,
        other => panic!("not over: {other:?}"),
    }
}

fn alone(seed: u64) -> Bench {
    let mut bench = Bench::opened_at(seed, Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    bench
}

#[test]
fn resigning_gives_the_match_away() {
    let mut bench = Bench::playing(1);
    assert_eq!(bench.refused(Command::Resign { person: CVETA }), Mistake::NotSeated.into());
    let events = bench.run(Command::Resign { person: BORIS });
    assert_eq!(names(&events), ["match-ended"]);
    let result = result(&bench);
    assert_eq!(result.how, How::Resigned { seat: Seat::SECOND });
    assert_eq!((result.winners, result.deals), (vec![Seat::FIRST], 0));
    assert_eq!(result.points, [0, 0]);
    assert_eq!(result.seats[1].holder, Holder::Person { person: BORIS });
    assert_eq!(bench.refused(Command::Resign { person: ANA }), Mistake::NotPlaying.into());
}

#[test]
fn ways_out_of_a_match_need_a_match() {
    for bench in [Bench::lobby(1), Bench::over(1)] {
        for command in [
            Command::Resign { person: ANA },
            Command::ProposeEnd { person: ANA },
            Command::WithdrawEnd { person: ANA },
            Command::EndAbandoned { by: ANA },
            Command::EndAbandoned { by: CVETA },
        ] {
            assert_eq!(bench.refused(command), Mistake::NotPlaying.into());
        }
    }
}

#[test]
fn a_match_ends_without_a_winner_when_everybody_agrees() {
    let mut bench = Bench::playing(1);
    let propose = |person| Command::ProposeEnd { person };
    assert_eq!(bench.refused(propose(CVETA)), Mistake::NotSeated.into());
    assert_eq!(bench.refused(Command::WithdrawEnd { person: ANA }), Stale::Done.into());
    assert_eq!(names(&bench.run(propose(ANA))), ["end-proposed"]);
    assert!(bench.public().seats[0].end_proposed);
    assert_eq!(bench.refused(propose(ANA)), Mistake::AlreadyProposed.into());
    bench.run(Command::WithdrawEnd { person: ANA });
    assert!(!bench.public().seats[0].end_proposed);
    bench.run(propose(BORIS));
    assert_eq!(names(&bench.run(propose(ANA))), ["end-proposed", "match-ended"]);
    let result = result(&bench);
    assert_eq!((result.how, result.winners), (How::Agreed, Vec::new()));
}

#[test]
fn agreement_lapses_with_the_deal() {
    let mut bench = Bench::playing(1);
    let mut rng = StdRng::seed_from_u64(1);
    bench.run(Command::ProposeEnd { person: ANA });
    loop {
        let events = bench.play_one(&mut rng);
        assert!(bench.table.is_playing());
        if events.iter().any(|event| matches!(event, Event::DealEnded { .. })) {
            break;
        }
        assert!(bench.public().seats[0].end_proposed);
    }
    assert!(!bench.public().seats[0].end_proposed);
}

#[test]
fn nobody_ends_a_match_by_agreement_with_oneself() {
    let mut deserted = Bench::playing(1);
    deserted.run(Command::StandDown { person: BORIS });
    for mut bench in [alone(1), deserted] {
        assert_eq!(bench.refused(Command::ProposeEnd { person: ANA }), Mistake::NobodyToAgree.into());
        assert!(bench.table.stopping_resigns(ANA));
        let seat = bench.table.seat_of(ANA).unwrap();
        bench.run(Command::Stop { by: Authority::Admin(ANA) });
        assert_eq!(result(&bench).how, How::Resigned { seat });
    }
}

#[test]
fn an_absent_opponent_loses() {
    let mut bench = Bench::playing(1);
    let (waited_for, waiting) = (bench.person_on_turn(), bench.person_off_turn());
    let (absent, present) = (bench.on_turn(), bench.on_turn().other());
    let patience = bench.public().clock.per_decision().unwrap().max(bench.limits.abandoned_after);
    let until = bench.log.last().unwrap().at.plus(patience);
    let end = |by| Command::EndAbandoned { by };
    assert_eq!(bench.refused(end(waiting)), Mistake::NotAbandonedYet { until }.into());
    bench.now = until;
    // Toggling and proposing is not playing: the decision is as old as it is.
    bench.run(Command::ProposeEnd { person: waited_for });
    assert_eq!(bench.refused(end(waited_for)), Mistake::WaitsForYou.into());
    bench.run(end(waiting));
    let result = result(&bench);
    assert_eq!(result.how, How::Abandoned { seats: vec![absent] });
    assert_eq!(result.winners, [present]);
}

#[test]
fn playing_is_being_there() {
    let mut bench = Bench::playing(1);
    bench.wait(bench.limits.abandoned_after);
    bench.play_one(&mut StdRng::seed_from_u64(1));
    let by = bench.person_off_turn();
    assert!(matches!(
        bench.refused(Command::EndAbandoned { by }),
        talon_table::Refusal::Mistake(Mistake::NotAbandonedYet { .. })
    ));
}

#[test]
fn anybody_ends_a_match_that_nobody_plays() {
    let mut bench = Bench::playing(1);
    let until = bench.table.idle_since().plus(bench.limits.idle_ends_after);
    let end = Command::EndAbandoned { by: CVETA };
    bench.now = until;
    bench.now.0 -= 1;
    assert_eq!(bench.refused(end.clone()), Mistake::NotAbandonedYet { until }.into());
    bench.now = until;
    bench.run(end);
    let result = result(&bench);
    assert_eq!(result.how, How::Abandoned { seats: vec![Seat::FIRST, Seat::SECOND] });
    assert!(result.winners.is_empty());
}

#[test]
fn an_ai_player_outlasts_an_absent_person() {
    let mut bench = alone(2);
    bench.wait(bench.limits.idle_ends_after);
    bench.run(Command::EndAbandoned { by: CVETA });
    assert_eq!(result(&bench).winners, [Seat::SECOND]);
}

#[test]
fn a_finished_table_closes_politely() {
    let mut bench = Bench::over(1);
    let (due, command) = bench.table.due(&bench.limits).unwrap();
    assert_eq!(due, bench.table.idle_since().plus(bench.limits.rematch_expires));
    assert_eq!(bench.refused(command.clone()), Stale::Phase.into());
    let last = result(&bench);
    bench.wait(bench.limits.rematch_expires + Duration::from_secs(1));
    bench.run(command);
    assert_eq!(bench.public().phase, PhaseView::Closed { reason: Closed::Ended, last: Some(last) });
    assert_eq!(bench.public().match_no, 1);
    assert!(!bench.public().sheet.is_empty());
}

#[test]
fn people_leave_a_finished_table() {
    let mut bench = Bench::over(1);
    bench.run(Command::Leave { person: ANA });
    assert_eq!(bench.public().host, BORIS);
    assert_eq!(bench.refused(Command::Cancel { by: ANA }), Mistake::NotSeated.into());
    let events = bench.run(Command::Leave { person: BORIS });
    assert_eq!(events[1], Event::Closed { reason: Closed::Ended });
    let mut bench = Bench::over(1);
    assert_eq!(bench.refused(Command::Cancel { by: BORIS }), Mistake::NotHost.into());
    bench.run(Command::Cancel { by: ANA });
    assert!(!bench.table.is_open());
}
