//! The clock, the AI players in the places of absent persons, and pauses.

use std::time::Duration;

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{
    Absence, Authority, Clock, Closed, Command, Event, Holder, How, MatchResult, Mistake, PersonId, PhaseView, Stale,
    Table, Timestamp,
};

use crate::bench::{ANA, BORIS, Bench, CVETA, names, people};

const MINUTE: Duration = Duration::from_secs(60);

fn with_clock(mut bench: Bench, clock: &str) -> Bench {
    let by = bench.public().host;
    if bench.public().clock.name() != clock {
        bench.run(Command::SetOption { by, key: "clock".to_owned(), value: clock.to_owned() });
    }
    bench.run(Command::Start { by });
    bench
}

/// Ana and Boris play with a minute for each decision.
fn hurried() -> Bench {
    with_clock(Bench::lobby(1), "minute")
}

fn until(bench: &Bench) -> Option<Timestamp> {
    match bench.public().phase {
        PhaseView::Playing { until, .. } => until,
        other => panic!("not playing: {other:?}"),
    }
}

fn paused(bench: &Bench) -> bool {
    matches!(bench.public().phase, PhaseView::Playing { paused: true, .. })
}

fn away(bench: &Bench, person: PersonId) -> Option<Absence> {
    let seat = bench.table.seat_of(person).unwrap();
    bench.public().seats[seat.index()].away
}

fn result(bench: &Bench) -> MatchResult {
    match bench.public().phase {
        PhaseView::Over { result, .. } | PhaseView::Closed { last: Some(result), .. } => result,
        other => panic!("not over: {other:?}"),
    }
}

/// Lets the clock run out for the player on turn.
fn time_out(bench: &mut Bench) -> Vec<Event> {
    let (at, command) = bench.table.due(&bench.limits).unwrap();
    assert!(matches!(command, Command::TimeOut));
    bench.now = bench.now.max(at);
    bench.run(command)
}

#[test]
fn a_group_has_a_day_and_who_plays_alone_has_all_time() {
    let day = Clock::Day.per_decision().unwrap();
    let bench = Bench::playing(1);
    let dealt = bench.log.last().unwrap().at;
    assert_eq!(until(&bench), Some(dealt.plus(day)));
    assert_eq!(bench.table.reminder(), Some((dealt.plus(day / 2), vec![bench.person_on_turn()])));
    let off = with_clock(Bench::lobby(1), "off");
    assert_eq!((until(&off), off.table.reminder()), (None, None));
}

#[test]
fn the_time_begins_with_each_decision() {
    let mut bench = hurried();
    let mut rng = StdRng::seed_from_u64(1);
    for _ in 0..5 {
        bench.wait(MINUTE / 2);
        bench.play_one(&mut rng);
        assert_eq!(until(&bench), Some(bench.log.last().unwrap().at.plus(MINUTE)));
    }
    // What is no decision changes nothing.
    let before = until(&bench);
    bench.run(Command::ProposeEnd { person: bench.person_off_turn() });
    assert_eq!(until(&bench), before);
}

#[test]
fn what_happens_without_a_press_waits_where_nobody_is_served() {
    let by = Duration::from_secs(40);
    let delay = |bench: &Bench| Command::Delay { by, version: bench.table.version() };
    let mut bench = hurried();
    let (turn, reminder, due) = (until(&bench).unwrap(), bench.table.reminder(), bench.table.due(&bench.limits));
    bench.wait(by);
    let found_out = delay(&bench);
    assert_eq!(names(&bench.run(found_out.clone())), ["delayed"]);
    assert_eq!(bench.refused(found_out), Stale::Phase.into(), "it waits once, however many find that out");
    assert_eq!((until(&bench), bench.table.latest_at()), (Some(turn.plus(by)), bench.log.last().unwrap().at));
    assert_eq!(bench.table.reminder(), reminder.map(|(at, whom)| (at.plus(by), whom)));
    assert_eq!(bench.table.due(&bench.limits).map(|(at, _)| at), due.map(|(at, _)| at.plus(by)));

    // Who is away may return for so much longer, too.
    let stays = bench.person_off_turn();
    time_out(&mut bench);
    let gone = bench.log.last().unwrap().at.plus(bench.limits.abandoned_after);
    bench.wait(bench.limits.abandoned_after);
    bench.run(delay(&bench));
    let end = bench.refused(Command::EndAbandoned { by: stays });
    assert_eq!(end, Mistake::NotAbandonedYet { until: gone.plus(by) }.into());

    // A lobby and a table after its match wait as well; a closed one does not.
    let mut bench = Bench::opened(1);
    let (at, _) = bench.table.due(&bench.limits).unwrap();
    bench.run(delay(&bench));
    assert_eq!(bench.table.due(&bench.limits).map(|(at, _)| at), Some(at.plus(by)));
    let nothing = Command::Delay { by: Duration::ZERO, version: bench.table.version() };
    assert_eq!(bench.refused(nothing), Stale::Phase.into());
    bench.now = at.plus(by);
    bench.run(Command::Expire);
    assert_eq!(bench.refused(delay(&bench)), Stale::Closed.into());
}

#[test]
fn an_ai_player_plays_for_a_player_out_of_time_until_the_return() {
    let mut bench = hurried();
    let late = bench.person_on_turn();
    assert_eq!(bench.refused(Command::TimeOut), Stale::Phase.into(), "there is time left");
    assert_eq!(names(&time_out(&mut bench)), ["stood-in"]);
    assert_eq!(away(&bench, late), Some(Absence::TimedOut));
    assert_eq!(until(&bench), None, "nobody hurries an AI player");
    let (seat, level) = bench.table.ai_to_act().unwrap();
    assert_eq!((bench.person_at(seat), level.as_str()), (late, "thumb"));
    assert_eq!(bench.refused(Command::Return { person: bench.person_off_turn() }), Mistake::NotAway.into());
    bench.play_one(&mut StdRng::seed_from_u64(1));
    assert_eq!(names(&bench.run(Command::Return { person: late })), ["returned"]);
    assert_eq!(away(&bench, late), None);
    assert_eq!(bench.refused(Command::Return { person: late }), Mistake::NotAway.into());
    bench.play_out(&mut StdRng::seed_from_u64(2));
    let seat = result(&bench).seats.into_iter().find(|seat| seat.holder == Holder::Person { person: late }).unwrap();
    assert_eq!(seat.stand_in, 1, "the result says who played");
    assert!(seat.decisions > 0);
}

#[test]
fn a_card_brings_its_player_back() {
    let mut bench = hurried();
    let late = bench.person_on_turn();
    let action = bench.legal()[0];
    let press = bench.act(action);
    time_out(&mut bench);
    let events = bench.run(press);
    assert_eq!(names(&events)[..2], ["returned", "acted"]);
    assert_eq!(away(&bench, late), None);
}

#[test]
fn where_everybody_sleeps_nothing_is_lost() {
    let mut bench = hurried();
    let first = bench.person_on_turn();
    time_out(&mut bench);
    while bench.table.ai_to_act().is_some() {
        bench.play_one(&mut StdRng::seed_from_u64(1));
    }
    let second = bench.person_on_turn();
    assert_ne!(first, second);
    let score = bench.public().score;
    assert_eq!(names(&time_out(&mut bench)), ["paused"]);
    assert!(paused(&bench) && away(&bench, second).is_none());
    assert_eq!((until(&bench), bench.table.ai_to_act()), (None, None));
    assert_eq!(bench.refused(Command::TimeOut), Stale::Phase.into());
    assert_eq!(bench.public().score, score);
    assert_eq!(names(&bench.run(Command::Return { person: first })), ["returned", "resumed"]);
    assert_eq!(until(&bench), Some(bench.log.last().unwrap().at.plus(MINUTE)), "there is the whole time again");
}

#[test]
fn a_match_without_anybody_ends_by_itself_and_says_so() {
    for clock in ["minute", "off"] {
        let mut bench = with_clock(Bench::lobby(1), clock);
        while let Some((at, command)) = bench.table.due(&bench.limits).filter(|_| bench.table.is_playing()) {
            bench.now = bench.now.max(at);
            bench.run(command);
            while bench.table.ai_to_act().is_some() {
                bench.play_one(&mut StdRng::seed_from_u64(1));
            }
        }
        let result = result(&bench);
        assert_eq!(result.how, How::Abandoned { seats: vec![Seat::FIRST, Seat::SECOND] });
        assert!(result.winners.is_empty(), "clock {clock}");
    }
}

#[test]
fn an_ai_player_goes_on_for_a_player_who_leaves_and_the_seat_is_free() {
    let mut bench = Bench::playing(1);
    let seat = bench.table.seat_of(BORIS).unwrap();
    let take = |person| Command::TakeOver { person, seat };
    assert_eq!(bench.refused(take(CVETA)), Mistake::SeatInPlay.into());
    assert_eq!(bench.refused(Command::StandDown { person: CVETA }), Mistake::NotSeated.into());
    assert_eq!(names(&bench.run(Command::StandDown { person: BORIS })), ["stood-in"]);
    assert_eq!(bench.refused(Command::StandDown { person: BORIS }), Mistake::AlreadyAway.into());
    assert_eq!(bench.refused(take(ANA)), Mistake::AlreadySeated.into());
    assert_eq!(bench.refused(take(BORIS)), Mistake::AlreadySeated.into());
    bench.run(take(CVETA));
    assert_eq!(bench.table.persons(), [ANA, CVETA]);
    assert_eq!(bench.refused(Command::Return { person: BORIS }), Mistake::NotSeated.into());
    bench.play_out(&mut StdRng::seed_from_u64(1));
    assert_eq!(result(&bench).seats[1].holder, Holder::Person { person: CVETA });
}

#[test]
fn a_player_who_does_not_come_back_has_left_the_table_with_the_match() {
    let mut bench = Bench::playing(1);
    bench.run(Command::StandDown { person: ANA });
    bench.play_out(&mut StdRng::seed_from_u64(1));
    assert_eq!(result(&bench).seats[0].holder, Holder::Person { person: ANA });
    assert_eq!((bench.table.persons(), bench.public().host), (vec![BORIS], BORIS));
}

#[test]
fn the_last_to_leave_pauses_the_match() {
    let mut bench = Bench::playing(1);
    bench.run(Command::StandDown { person: ANA });
    assert_eq!(names(&bench.run(Command::StandDown { person: BORIS })), ["paused"]);
    assert_eq!(bench.refused(Command::StandDown { person: BORIS }), Mistake::AlreadyPaused.into());
    let seat = bench.table.seat_of(ANA).unwrap();
    assert_eq!(names(&bench.run(Command::TakeOver { person: CVETA, seat }))[..2], ["replaced", "resumed"]);
}

#[test]
fn a_seat_is_free_when_its_player_has_been_late_for_long() {
    let mut bench = hurried();
    let late = bench.person_on_turn();
    time_out(&mut bench);
    let since = bench.log.last().unwrap().at;
    let seat = bench.table.seat_of(late).unwrap();
    let take = Command::TakeOver { person: CVETA, seat };
    assert_eq!(bench.refused(take.clone()), Mistake::SeatInPlay.into());
    bench.now = since.plus(bench.limits.abandoned_after);
    bench.run(take);
    assert!(bench.table.seat_of(CVETA).is_some() && bench.table.seat_of(late).is_none());
}

#[test]
fn nobody_takes_a_seat_at_a_private_table() {
    let mut bench = Bench::opened_at(1, talon_table::Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    assert_eq!(names(&bench.run(Command::StandDown { person: ANA })), ["paused"]);
    let take = Command::TakeOver { person: BORIS, seat: Seat::FIRST };
    assert_eq!(bench.refused(take), Mistake::PrivateTable.into());
}

#[test]
fn a_pause_needs_everybody_who_plays() {
    let mut bench = hurried();
    let propose = |person| Command::ProposePause { person };
    assert_eq!(bench.refused(propose(CVETA)), Mistake::NotSeated.into());
    assert_eq!(bench.refused(Command::Resume { person: ANA }), Mistake::NotPaused.into());
    assert_eq!(names(&bench.run(propose(ANA))), ["pause-proposed"]);
    assert_eq!(bench.refused(propose(ANA)), Stale::Done.into());
    assert!(bench.public().seats[0].pause_proposed && !paused(&bench));
    bench.play_one(&mut StdRng::seed_from_u64(1));
    assert!(!bench.public().seats[0].pause_proposed, "the wish lapses with the next decision");
    bench.run(propose(BORIS));
    assert_eq!(names(&bench.run(propose(ANA))), ["pause-proposed", "paused"]);
    assert_eq!(bench.refused(propose(ANA)), Mistake::AlreadyPaused.into());
    assert_eq!((until(&bench), bench.table.reminder()), (None, None));
    bench.wait(bench.limits.idle_ends_after);
    assert_eq!(bench.refused(Command::Expire), Stale::Phase.into(), "they wanted it");
    assert_eq!(names(&bench.run(Command::Resume { person: ANA })), ["resumed"]);
    assert_eq!(until(&bench), Some(bench.log.last().unwrap().at.plus(MINUTE)));
}

#[test]
fn a_card_ends_a_pause_and_absent_players_hold_nobody_up() {
    let mut bench = hurried();
    let late = bench.person_on_turn();
    let press = bench.act(bench.legal()[0]);
    let other = bench.person_off_turn();
    time_out(&mut bench);
    assert_eq!(names(&bench.run(Command::ProposePause { person: other })), ["pause-proposed", "paused"]);
    let (seat, turn) = (bench.on_turn(), bench.table.turn());
    let action = bench.legal()[0];
    let ai = Command::Act { by: talon_table::Actor::Ai(seat), turn, action };
    assert_eq!(bench.refused(ai), Mistake::AlreadyPaused.into());
    assert_eq!(names(&bench.run(press))[..3], ["returned", "resumed", "acted"]);
    assert_eq!(away(&bench, late), None);
}

#[test]
fn nobody_ends_a_match_without_the_player_whose_time_has_run_out() {
    let mut bench = hurried();
    let (slow, other) = (bench.person_on_turn(), bench.person_off_turn());
    time_out(&mut bench);
    assert_eq!(names(&bench.run(Command::ProposeEnd { person: other })), ["end-proposed"]);
    assert!(bench.table.is_playing(), "the slow one is asked");
    assert!(bench.table.stopping_resigns(other));
    assert_eq!(names(&bench.run(Command::ProposeEnd { person: slow })), ["returned", "end-proposed", "match-ended"]);
    assert_eq!(result(&bench).how, How::Agreed);

    // A proposal of before does not come true by waiting either.
    let mut bench = hurried();
    bench.run(Command::ProposeEnd { person: bench.person_off_turn() });
    assert_eq!(names(&time_out(&mut bench)), ["stood-in"]);
    assert!(bench.table.is_playing());
}

#[test]
fn a_log_of_a_time_when_the_slow_were_not_asked_still_reads() {
    let mut bench = hurried();
    time_out(&mut bench);
    bench.run(Command::ProposeEnd { person: bench.person_off_turn() });
    bench.run(Command::Stop { by: Authority::Admin(CVETA) });
    let mut log = bench.log.clone();
    let Some(Event::MatchEnded { result, .. }) = log.last_mut().map(|last| &mut last.event) else {
        panic!("it is stopped");
    };
    result.how = How::Agreed;
    let table = Table::replay(log).expect("it reads");
    assert!(!table.is_playing());
}

#[test]
fn wishes_come_true_when_those_who_differ_have_gone() {
    for (wish, ends) in [(Command::ProposePause { person: ANA }, false), (Command::ProposeEnd { person: ANA }, true)] {
        let mut bench = Bench::playing(1);
        bench.run(wish);
        bench.run(Command::StandDown { person: BORIS });
        assert_eq!(bench.table.is_playing(), !ends);
        assert!(ends || paused(&bench));
    }
}

#[test]
fn an_admin_removes_a_player_for_good() {
    let mut bench = Bench::playing(1);
    let seat = bench.table.seat_of(BORIS).unwrap();
    let remove = |by| Command::Remove { by, seat };
    for by in [Authority::Seated(ANA), Authority::Seated(CVETA)] {
        assert_eq!(bench.refused(remove(by)), Mistake::NotAdmin.into());
    }
    assert_eq!(names(&bench.run(remove(Authority::Admin(CVETA)))), ["stood-in"]);
    assert_eq!(bench.refused(remove(Authority::Admin(CVETA))), Stale::Done.into());
    assert_eq!((bench.table.persons(), bench.table.seat_of(BORIS)), (vec![ANA], None));
    for command in [
        Command::Return { person: BORIS },
        Command::Resign { person: BORIS },
        Command::TakeOver { person: BORIS, seat },
        Command::ProposePause { person: BORIS },
    ] {
        assert_eq!(bench.refused(command), Mistake::Removed.into());
    }
    bench.run(Command::TakeOver { person: CVETA, seat });
    assert_eq!(bench.table.persons(), [ANA, CVETA]);
}

#[test]
fn a_match_from_which_all_were_removed_is_over_and_its_table_closed() {
    let mut bench = Bench::playing(1);
    let by = Authority::Admin(CVETA);
    bench.run(Command::Remove { by, seat: Seat::FIRST });
    let events = bench.run(Command::Remove { by, seat: Seat::SECOND });
    assert_eq!(names(&events), ["stood-in", "match-ended", "closed"]);
    assert_eq!(result(&bench).how, How::Abandoned { seats: vec![Seat::FIRST, Seat::SECOND] });
}

#[test]
fn a_removal_leaves_the_match_to_those_who_may_return() {
    let mut bench = hurried();
    let late = bench.on_turn();
    time_out(&mut bench);
    let events = bench.run(Command::Remove { by: Authority::Admin(CVETA), seat: late.other() });
    assert_eq!(names(&events), ["stood-in", "paused"]);
    bench.run(Command::Return { person: bench.person_at(late) });
    assert!(bench.table.is_playing() && !paused(&bench));
}

#[test]
fn between_matches_the_host_may_remove_too() {
    for mut bench in [Bench::lobby(1), Bench::over(1)] {
        let remove = |by, seat| Command::Remove { by, seat };
        let (ana, boris) = (bench.table.seat_of(ANA).unwrap(), bench.table.seat_of(BORIS).unwrap());
        assert_eq!(bench.refused(remove(Authority::Seated(BORIS), ana)), Mistake::NotHost.into());
        assert_eq!(bench.refused(remove(Authority::Seated(CVETA), ana)), Mistake::NotSeated.into());
        assert_eq!(names(&bench.run(remove(Authority::Seated(ANA), boris))), ["left"]);
        assert_eq!(bench.refused(remove(Authority::Seated(ANA), boris)), Mistake::NobodyHere.into());
    }
}

#[test]
fn an_admin_brings_every_table_to_an_end() {
    let stop = |by| Command::Stop { by };
    for (mut bench, reason) in [(Bench::lobby(1), Closed::Cancelled), (Bench::over(1), Closed::Ended)] {
        assert_eq!(bench.refused(stop(Authority::Seated(ANA))), Mistake::NotAdmin.into());
        assert_eq!(bench.run(stop(Authority::Admin(CVETA))), [Event::Closed { reason }]);
        assert_eq!(bench.refused(stop(Authority::Admin(CVETA))), Stale::Closed.into());
    }
    let mut bench = Bench::playing(1);
    assert_eq!(names(&bench.run(stop(Authority::Admin(CVETA)))), ["match-ended"]);
    let result = result(&bench);
    assert_eq!((result.how, result.winners), (How::Stopped, Vec::new()));
}

#[test]
fn a_slow_clock_may_be_used_up() {
    let mut bench = with_clock(Bench::lobby(1), "three-days");
    let by = bench.person_off_turn();
    bench.wait(bench.limits.abandoned_after);
    let until = until(&bench).unwrap();
    assert_eq!(bench.refused(Command::EndAbandoned { by }), Mistake::NotAbandonedYet { until }.into());
}

#[test]
fn the_others_can_give_up_a_player_who_is_away_for_long() {
    let mut bench = hurried();
    let (late, by) = (bench.on_turn(), bench.person_off_turn());
    time_out(&mut bench);
    let until = bench.log.last().unwrap().at.plus(bench.limits.abandoned_after);
    assert_eq!(bench.refused(Command::EndAbandoned { by }), Mistake::NotAbandonedYet { until }.into());
    bench.now = until;
    bench.run(Command::EndAbandoned { by });
    let result = result(&bench);
    assert_eq!((result.how, result.winners), (How::Abandoned { seats: vec![late] }, vec![late.other()]));
}

#[test]
fn every_game_goes_on_without_a_player() {
    for kind in GameKind::ALL {
        let seats = *kind.default_rules().seats().start();
        let mut bench = Bench::seated(kind, seats, 0, 1);
        bench.run(Command::Start { by: people(0) });
        bench.run(Command::StandDown { person: people(1) });
        bench.play_out(&mut StdRng::seed_from_u64(1));
        let seat = &result(&bench).seats[1];
        assert!(seat.stand_in > 0 && seat.decisions == 0, "{kind}");
    }
}
