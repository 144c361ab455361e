//! For whom a match counts in which seats changed hands, and what an admin may do in a match of their own.

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{AllCounted, Authority, Command, Counted, FinishedMatch, Holder, How, Mistake, PersonId, Table};

use crate::bench::{ANA, BORIS, Bench, CVETA, names, people};

fn person(person: PersonId) -> Holder {
    Holder::Person { person }
}

fn play(bench: &mut Bench, decisions: usize) {
    let mut rng = StdRng::seed_from_u64(3);
    for _ in 0..decisions {
        bench.play_one(&mut rng);
    }
}

/// One gives the seat up, and the other takes it over.
fn hand_over(bench: &mut Bench, from: PersonId, to: PersonId) {
    let seat = bench.table.seat_of(from).unwrap();
    bench.run(Command::StandDown { person: from });
    bench.run(Command::TakeOver { person: to, seat });
}

fn finished(bench: &Bench) -> FinishedMatch {
    let finished = bench.table.just_finished().unwrap().clone();
    let replayed = Table::replay(bench.log.clone()).unwrap();
    assert_eq!(replayed.just_finished(), Some(&finished), "the log tells it");
    finished
}

/// Boris's seat, and who gave it up besides.
fn second(all: AllCounted) -> (Counted, Vec<Counted>) {
    let AllCounted { mut seats, beside } = all;
    assert_eq!(seats.len(), 2);
    assert_eq!((&seats[0].holder, seats[0].gave_up), (&person(ANA), false));
    (seats.remove(1), beside)
}

#[test]
fn nobody_gets_rid_of_a_lost_match_by_a_second_account() {
    let mut bench = Bench::playing(1);
    play(&mut bench, 12);
    hand_over(&mut bench, BORIS, CVETA);
    bench.run(Command::Resign { person: CVETA });
    let (seat, beside) = second(finished(&bench).counted());
    assert_eq!((seat.holder, seat.gave_up), (person(BORIS), true), "it counts for the player who gave the seat up");
    assert!(seat.decisions > 0 && seat.others == 0 && beside.is_empty(), "and for nobody else");
}

#[test]
fn the_successor_with_most_decisions_has_the_match_and_the_player_who_left_has_lost_it() {
    let mut bench = Bench::playing(1);
    play(&mut bench, 2);
    hand_over(&mut bench, BORIS, CVETA);
    bench.play_out(&mut StdRng::seed_from_u64(1));
    let (seat, beside) = second(finished(&bench).counted());
    assert_eq!((seat.holder, seat.gave_up), (person(CVETA), false));
    assert!(seat.decisions > seat.others);
    assert_eq!(beside.iter().map(|gone| (&gone.holder, gone.gave_up)).collect::<Vec<_>>(), [(&person(BORIS), true)]);
}

#[test]
fn an_ai_player_in_between_leaves_the_newcomer_without_most() {
    let mut bench = Bench::playing(1);
    bench.run(Command::StandDown { person: BORIS });
    play(&mut bench, 40);
    let seat = bench.table.seat_of(BORIS).unwrap();
    bench.run(Command::TakeOver { person: CVETA, seat });
    bench.run(Command::Resign { person: CVETA });
    let (seat, beside) = second(finished(&bench).counted());
    assert_eq!((seat.holder, seat.gave_up, beside), (person(BORIS), true, Vec::new()));
    assert!(seat.others > seat.decisions);
}

#[test]
fn a_player_who_takes_the_seat_back_has_given_nothing_up() {
    let mut bench = Bench::playing(1);
    play(&mut bench, 2);
    hand_over(&mut bench, BORIS, CVETA);
    hand_over(&mut bench, CVETA, BORIS);
    bench.play_out(&mut StdRng::seed_from_u64(1));
    let finished = finished(&bench);
    let (seat, beside) = second(finished.counted());
    assert_eq!((seat.holder, seat.gave_up, beside), (person(BORIS), false, Vec::new()));
    let all: u32 = finished.result.seats.iter().chain(&finished.replaced).map(|stay| stay.decisions).sum();
    let ana = finished.counted().seats[0].decisions;
    assert_eq!(seat.decisions + seat.others + ana, all, "every decision was somebody's");
}

#[test]
fn several_seats_change_hands_and_nobody_counts_twice() {
    let mut bench = Bench::seated(GameKind::Belot, 3, 0, 1);
    bench.run(Command::Start { by: people(0) });
    play(&mut bench, 4);
    hand_over(&mut bench, people(1), CVETA);
    hand_over(&mut bench, people(2), BORIS);
    // A person who has seen one hand does not get another.
    let seat = bench.table.seat_of(BORIS).unwrap();
    bench.run(Command::StandDown { person: BORIS });
    for gone in [people(1), people(2)] {
        let refused = bench.table.decide(&Command::TakeOver { person: gone, seat }, bench.now, &bench.limits);
        assert_eq!(refused.is_ok(), gone == people(2), "{gone}");
    }
    let take = Command::TakeOver { person: people(1), seat };
    assert_eq!(bench.refused(take), Mistake::GaveUpAnother.into());
    bench.run(Command::Resign { person: CVETA });
    let counted = finished(&bench).counted();
    let holders: Vec<_> = counted.seats.iter().map(|seat| seat.holder.clone()).collect();
    assert_eq!(holders, [people(0), people(1), people(2)].map(person));
    assert_eq!(
        counted.gave_up().map(|gone| gone.holder.clone()).collect::<Vec<_>>(),
        [people(1), people(2)].map(person)
    );
}

/// Nobody can take a second seat, but a log may tell of somebody who did.
#[test]
fn a_player_who_held_two_seats_counts_at_the_first_alone() {
    let mut bench = Bench::seated(GameKind::Belot, 3, 0, 1);
    bench.run(Command::Start { by: people(0) });
    bench.play_out(&mut StdRng::seed_from_u64(1));
    let mut finished = finished(&bench);
    let gone = finished.result.seats[2].clone();
    finished.replaced.push(talon_table::SeatResult { decisions: 1, stand_in: 0, ..gone });
    finished.result.seats[2].holder = person(people(1));
    let counted = finished.counted();
    let holders: Vec<_> = counted.seats.iter().map(|seat| seat.holder.clone()).collect();
    assert_eq!(holders, [people(0), people(1), people(2)].map(person));
    assert_eq!(counted.beside, []);
}

#[test]
fn an_admin_who_plays_resigns_by_stopping() {
    let mut bench = Bench::playing(1);
    let by = Authority::Admin(BORIS);
    assert!(bench.table.stopping_resigns(BORIS) && !bench.table.stopping_resigns(CVETA));
    assert_eq!(names(&bench.run(Command::Stop { by })), ["match-ended"]);
    let finished = finished(&bench);
    assert_eq!(
        (finished.result.how, finished.result.winners),
        (How::Resigned { seat: Seat::SECOND }, vec![Seat::FIRST])
    );
}

#[test]
fn an_admin_who_plays_stops_what_everybody_wants_to_end() {
    let mut bench = Bench::playing(1);
    bench.run(Command::ProposeEnd { person: ANA });
    assert!(!bench.table.stopping_resigns(BORIS));
    let events = bench.run(Command::Stop { by: Authority::Admin(BORIS) });
    assert_eq!(names(&events), ["end-proposed", "match-ended"]);
    assert_eq!(finished(&bench).result.how, How::Agreed);
    // One of several who agree is not everybody.
    let mut bench = Bench::seated(GameKind::Belot, 3, 0, 1);
    bench.run(Command::Start { by: people(0) });
    bench.run(Command::ProposeEnd { person: people(0) });
    bench.run(Command::Stop { by: Authority::Admin(people(1)) });
    assert_eq!(finished(&bench).result.how, How::Resigned { seat: Seat::SECOND });
}

#[test]
fn nobody_is_the_admin_of_a_match_of_their_own() {
    let mut bench = Bench::playing(1);
    let remove = |by, seat| Command::Remove { by: Authority::Admin(by), seat };
    assert_eq!(bench.refused(remove(BORIS, Seat::FIRST)), Mistake::OwnMatch.into());
    hand_over(&mut bench, BORIS, CVETA);
    let stop = |by| Command::Stop { by: Authority::Admin(by) };
    for command in [stop(BORIS), remove(BORIS, Seat::FIRST)] {
        assert_eq!(bench.refused(command), Mistake::OwnMatch.into(), "a seat that was given up was one's own");
    }
    let other = PersonId(0xD);
    bench.run(remove(other, Seat::SECOND));
    assert_eq!(bench.refused(stop(CVETA)), Mistake::OwnMatch.into(), "nor does the removed player stop it");
    assert_eq!(names(&bench.run(stop(other))), ["match-ended"]);
}
