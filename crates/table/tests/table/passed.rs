//! The tricks that somebody may have missed.

use std::num::NonZeroU32;

use talon_cards::Seat;
use talon_games::GameKind;
use talon_table::{Absence, Command, Passed, PhaseView, Viewer};

use crate::bench::{Bench, people};

/// Three people play Belot, and an AI player has taken the place of the first, whose time was over. Nobody has led yet.
fn without_the_first() -> Bench {
    without_the_first_of(Bench::seated(GameKind::Belot, 3, 0, 4))
}

fn without_the_first_of(mut bench: Bench) -> Bench {
    bench.run(Command::SetOption { by: people(0), key: "clock".to_owned(), value: "minute".to_owned() });
    bench.run(Command::Start { by: people(0) });
    while bench.deal_view(Seat::FIRST).tricks() == Some(vec![0; 3]) {
        if bench.on_turn() == Seat::FIRST && bench.public().seats[0].away.is_none() {
            let (at, command) = bench.table.due(&bench.limits).unwrap();
            bench.now = bench.now.max(at);
            bench.run(command);
        } else {
            step(&mut bench);
        }
    }
    assert_eq!(bench.public().seats[0].away, Some(Absence::TimedOut));
    bench
}

/// The seat on turn plays its first card, or calls the highest that it may.
fn step(bench: &mut Bench) {
    let legal = bench.legal();
    let card = legal.iter().find(|action| action.card().is_some());
    bench.run(bench.act(*card.or(legal.last()).unwrap()));
}

/// Plays on until so many tricks of the deal are complete.
fn play_on(bench: &mut Bench, tricks: u8) {
    while bench.deal_view(Seat::FIRST).tricks().unwrap().iter().sum::<u8>() < tricks {
        step(bench);
    }
}

fn numbers(passed: &[Passed]) -> Vec<(u32, u32, usize)> {
    passed.iter().map(|passed| (passed.deal_no, passed.first, passed.tricks.len())).collect()
}

fn of(bench: &Bench, seat: u8) -> Vec<(u32, u32, usize)> {
    numbers(&bench.view(Viewer::Seat(Seat::new(seat).unwrap())).passed)
}

#[test]
fn a_player_who_was_away_is_told_the_tricks_since_the_last_decision() {
    let mut bench = without_the_first();
    assert_eq!(of(&bench, 0), [], "the last trick is shown anyway");
    play_on(&mut bench, 4);
    assert_eq!(of(&bench, 0), [(1, 1, 3)]);
    assert_eq!((of(&bench, 1), of(&bench, 2)), (vec![], vec![]), "they have played to each");
    assert_eq!(numbers(&bench.public().passed), [], "so everybody who plays has seen them");
    let told = bench.view(Viewer::Seat(Seat::FIRST)).passed.remove(0).tricks;
    assert!(told.iter().all(|trick| trick.cards.len() == 3), "each with all its cards");
    bench.run(Command::Return { person: people(0) });
    assert_eq!(numbers(&bench.public().passed), [(1, 1, 3)], "the first reads with the others again");
    while bench.on_turn() != Seat::FIRST {
        step(&mut bench);
    }
    step(&mut bench);
    assert_eq!(of(&bench, 0), [], "the first has looked");
}

#[test]
fn what_was_missed_of_a_deal_is_told_until_the_first_decision_in_the_next() {
    let mut bench = without_the_first();
    let deal_no = |bench: &Bench| match bench.public().phase {
        PhaseView::Playing { deal_no, .. } => deal_no,
        ref other => panic!("not playing: {other:?}"),
    };
    while deal_no(&bench) == 1 {
        step(&mut bench);
    }
    assert_eq!(of(&bench, 0), [(1, 1, 7)], "the eighth is shown as the last one of its deal");
    bench.run(Command::Return { person: people(0) });
    while bench.on_turn() != Seat::FIRST {
        step(&mut bench);
    }
    assert_eq!(of(&bench, 0), [(1, 1, 7)]);
    step(&mut bench);
    assert_eq!(of(&bench, 0), []);
}

#[test]
fn boards_are_told_to_those_alone_who_play_them() {
    let mut bench = Bench::seated(GameKind::Belot, 3, 0, 4);
    bench.run(Command::FixBoards { boards: NonZeroU32::new(5).unwrap() });
    let mut bench = without_the_first_of(bench);
    play_on(&mut bench, 4);
    bench.run(Command::Return { person: people(0) });
    assert_eq!(of(&bench, 0), [(1, 1, 3)]);
    assert_eq!(numbers(&bench.public().passed), [], "other tables play these cards");
}
