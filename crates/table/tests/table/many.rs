//! Three players and more: who comes and goes before a match, and how a match ends that some have left.

use std::time::Duration;

use rand::{SeedableRng, rngs::StdRng};
use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{Again, Command, How, MatchResult, Mistake, Occupant, PhaseView, Reservation, Stale};

use crate::bench::{Bench, names, people};

fn seat(place: u8) -> Seat {
    Seat::new(place).unwrap()
}

fn playing(kind: GameKind, persons: u8, ai: u8) -> Bench {
    let mut bench = Bench::seated(kind, persons, ai, 3);
    bench.run(Command::Start { by: people(0) });
    bench
}

fn result(bench: &Bench) -> MatchResult {
    match bench.public().phase {
        PhaseView::Over { result, .. } => result,
        other => panic!("not over: {other:?}"),
    }
}

fn most(bench: &mut Bench, value: &str) {
    bench.run(Command::SetOption { by: people(0), key: "max-players".to_owned(), value: value.to_owned() });
}

#[test]
fn a_table_of_eight_fills_empties_and_closes_up() {
    let mut bench = Bench::seated(GameKind::Ristiseiska, 2, 0, 1);
    assert_eq!(bench.public().seats.len(), 5);
    assert_eq!(bench.refused(Command::Start { by: people(0) }), Mistake::NotEnoughPlayers.into());
    most(&mut bench, "8");
    for place in 2..6 {
        bench.run(Command::Join { person: people(place) });
    }
    bench.run(Command::AddAi { by: people(3) });
    bench.run(Command::AddAi { by: people(4) });
    assert_eq!(bench.refused(Command::AddAi { by: people(0) }), Mistake::TableFull.into());
    assert_eq!(bench.refused(Command::Join { person: people(9) }), Mistake::TableFull.into());
    let fewer = Command::SetOption { by: people(0), key: "max-players".to_owned(), value: "5".to_owned() };
    assert_eq!(bench.refused(fewer), Mistake::TooManySeated.into());

    // The host goes, and the next person round the table is the host.
    bench.run(Command::Leave { person: people(0) });
    assert_eq!(bench.public().host, people(1));
    bench.run(Command::RemoveAi { by: people(2), seat: seat(6) });
    bench.run(Command::Leave { person: people(3) });
    bench.run(Command::AddAi { by: people(1) });
    let ai = |place: usize| matches!(bench.public().seats[place].occupant, Some(Occupant::Ai { .. }));
    assert!(ai(0) && ai(7), "the first free seat is taken first");
    bench.run(Command::Start { by: people(5) });
    let view = bench.public();
    assert_eq!(view.seats.len(), 6, "free seats between the players are gone");
    assert_eq!(bench.table.persons(), [people(1), people(2), people(4), people(5)]);
}

#[test]
fn several_ai_players_play_one_after_the_other() {
    for kind in GameKind::ALL {
        let seats = *kind.default_rules().seats().end();
        let mut bench = playing(kind, 1, seats - 1);
        let mut rng = StdRng::seed_from_u64(5);
        let mut decided = std::collections::BTreeSet::new();
        for _ in 0..200 {
            if !bench.table.is_playing() {
                break;
            }
            if let Some((ai, level)) = bench.table.ai_to_act() {
                assert_eq!((ai, level.as_str()), (bench.on_turn(), "thumb"));
                decided.insert(ai);
            }
            bench.play_one(&mut rng);
        }
        assert_eq!(decided.len(), usize::from(seats - 1), "{kind}: every AI player is asked");
    }
}

#[test]
fn a_player_who_resigns_among_three_has_lost_and_all_the_others_have_won() {
    for kind in [GameKind::Belot, GameKind::Ristiseiska] {
        let mut bench = playing(kind, 2, 1);
        bench.run(Command::Resign { person: people(1) });
        let result = result(&bench);
        assert_eq!(result.how, How::Resigned { seat: seat(1) });
        assert_eq!(result.winners, [seat(0), seat(2)], "{kind}: persons and AI players alike");
    }
}

#[test]
fn a_match_of_many_ends_when_every_person_agrees() {
    let mut bench = playing(GameKind::Ristiseiska, 3, 1);
    for place in 0..2 {
        assert_eq!(names(&bench.run(Command::ProposeEnd { person: people(place) })), ["end-proposed"]);
    }
    bench.run(Command::WithdrawEnd { person: people(0) });
    assert_eq!(names(&bench.run(Command::ProposeEnd { person: people(2) })), ["end-proposed"]);
    assert_eq!(names(&bench.run(Command::ProposeEnd { person: people(0) })), ["end-proposed", "match-ended"]);
    let result = result(&bench);
    assert_eq!((result.how, result.winners), (How::Agreed, Vec::new()));
}

#[test]
fn one_absent_player_loses_to_all_who_waited() {
    let mut bench = playing(GameKind::Ristiseiska, 4, 0);
    let absent = bench.on_turn();
    let waiting = Seat::all(4).find(|other| *other != absent).unwrap();
    let end = Command::EndAbandoned { by: bench.person_at(waiting) };
    assert!(matches!(
        bench.tell(end.clone()).unwrap_err(),
        talon_table::Refusal::Mistake(Mistake::NotAbandonedYet { .. })
    ));
    bench.wait(Duration::from_secs(25 * 60 * 60));
    let own = Command::EndAbandoned { by: bench.person_at(absent) };
    assert_eq!(bench.refused(own), Mistake::WaitsForYou.into());
    bench.run(end);
    let result = result(&bench);
    assert_eq!(result.how, How::Abandoned { seats: vec![absent] });
    assert_eq!(result.winners, Seat::all(4).filter(|other| *other != absent).collect::<Vec<_>>());
    assert_eq!(bench.refused(Command::WithdrawEnd { person: people(0) }), Mistake::NotPlaying.into());
}

#[test]
fn a_rematch_of_many_may_be_smaller() {
    let mut bench = playing(GameKind::Ristiseiska, 4, 0);
    bench.run(Command::Resign { person: people(3) });
    bench.run(Command::Leave { person: people(1) });
    let again = |place| Command::Rematch { person: people(place), secret: crate::bench::secret(9) };
    bench.run(again(0));
    bench.run(again(2));
    assert_eq!(bench.refused(Command::Start { by: people(0) }), Mistake::OthersNotReady.into());
    bench.run(again(3));
    assert!(bench.table.is_playing());
    assert_eq!(bench.public().seats.len(), 3);
    assert_eq!(bench.table.persons(), [people(0), people(2), people(3)]);
    assert_eq!(bench.refused(Command::Cancel { by: people(0) }), Mistake::NotInLobby.into());
    assert_eq!(bench.tell(Command::Expire).unwrap_err(), Stale::Phase.into());
}

#[test]
fn a_match_of_a_league_waits_for_all_who_play_in_it() {
    let mut bench = Bench::seated(GameKind::Ristiseiska, 3, 0, 1);
    bench.run(Command::Reserve(Reservation { persons: (0..4).map(people).collect(), all: true, again: Again::Always }));
    assert_eq!(bench.refused(Command::Start { by: people(0) }), Mistake::NotEnoughPlayers.into());
    assert_eq!(bench.refused(Command::Join { person: people(4) }), Mistake::Reserved.into());
    bench.run(Command::Join { person: people(3) });
    assert_eq!(names(&bench.run(Command::Start { by: people(1) }))[0], "started");
}
