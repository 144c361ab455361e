//! Finished matches, deal by deal.

use rand::{RngExt, SeedableRng, rngs::StdRng};
use talon_games::{AnyDeal, GameKind};
use talon_table::{Command, Course, PlayedDeal};

use crate::bench::{ANA, BORIS, Bench, CVETA, people, secret};

/// The deal after everything that was played of it.
fn end_of(course: &Course, played: &PlayedDeal) -> AnyDeal {
    let mut deal = course.start(played).unwrap();
    for (seat, action) in &played.actions {
        deal.apply(*seat, *action).unwrap();
    }
    deal
}

/// A match of persons in which decisions are taken back now and then; how many were.
fn played_with_regrets(kind: GameKind, seed: u64) -> (Bench, u32) {
    let mut bench = Bench::seated(kind, *kind.default_rules().seats().start(), 0, seed);
    bench.run(Command::SetOption { by: people(0), key: "undo".to_owned(), value: "on".to_owned() });
    bench.run(Command::Start { by: people(0) });
    let mut rng = StdRng::seed_from_u64(seed);
    let mut taken_back = 0;
    while bench.table.is_playing() {
        let person = bench.person_on_turn();
        bench.play_one(&mut rng);
        if rng.random_ratio(1, 4) && bench.table.is_playing() {
            taken_back += u32::from(bench.tell(Command::Undo { person }).is_ok());
        }
    }
    (bench, taken_back)
}

#[test]
fn every_deal_ends_as_the_sheet_says() {
    for kind in GameKind::ALL {
        eprintln!("{kind}, seed 5");
        let (bench, taken_back) = played_with_regrets(kind, 5);
        assert!(taken_back > 0, "{kind}: nothing was taken back");
        let course = Course::of(&bench.log, 1).unwrap().unwrap();
        assert_eq!(course.deals().len(), course.finished().sheet.len());
        for (played, record) in course.deals().iter().zip(&course.finished().sheet) {
            assert_eq!(played.record.as_ref(), Some(record));
            assert_eq!(end_of(&course, played).outcome().as_ref(), record.outcome());
        }
    }
}

#[test]
fn a_match_is_open_only_when_it_is_over() {
    let mut bench = Bench::playing(1);
    while bench.table.is_playing() {
        assert!(Course::of(&bench.log, 1).unwrap().is_none(), "a running match is open");
        bench.play_one(&mut StdRng::seed_from_u64(bench.log.len() as u64));
    }
    assert!(Course::of(&bench.log, 1).unwrap().is_some());
    assert!(Course::of(&bench.log, 0).unwrap().is_none());
    assert!(Course::of(&bench.log, 2).unwrap().is_none());
    let first = bench.public().finished.unwrap();
    bench.run(Command::Rematch { person: ANA, secret: secret(9) });
    bench.run(Command::Rematch { person: BORIS, secret: secret(10) });
    assert!(bench.table.is_playing());
    assert!(Course::of(&bench.log, 2).unwrap().is_none());
    let course = Course::of(&bench.log, 1).unwrap().unwrap();
    assert_eq!(*course.finished(), first);
    assert!(course.seat_of(ANA).is_some() && course.seat_of(BORIS).is_some());
    assert_eq!(course.seat_of(CVETA), None);
    // The second match's deals are its own.
    bench.play_out(&mut StdRng::seed_from_u64(2));
    let second = Course::of(&bench.log, 2).unwrap().unwrap();
    assert_eq!(second.deals().len(), second.finished().sheet.len());
    assert_eq!(second.deals().first().map(|deal| deal.deal_no), Some(1));
}

#[test]
fn what_was_played_of_a_resigned_deal_is_kept() {
    let mut bench = Bench::playing(3);
    for _ in 0..3 {
        bench.play_one(&mut StdRng::seed_from_u64(3));
    }
    bench.run(Command::Resign { person: ANA });
    let course = Course::of(&bench.log, 1).unwrap().unwrap();
    let last = course.deals().last().unwrap();
    assert_eq!(last.record, None);
    assert!(last.actions.len() >= 3);
    assert_eq!(end_of(&course, last).outcome(), None);
}

#[test]
fn debug_shows_no_card() {
    let course = Course::of(&Bench::over(1).log, 1).unwrap().unwrap();
    assert!(format!("{course:?}").starts_with("Course(1, "));
    assert!(format!("{:?}", course.deals().first().unwrap()).starts_with("PlayedDeal(1, "));
}
