use talon_cards::Seat;
use talon_table::{Closed, Command, Home, Mistake, Occupant, PersonId, PhaseView, SeatWords, Stale};

use crate::bench::{ANA, BORIS, Bench, CVETA, names, secret};

fn again(person: PersonId, seed: u64) -> Command {
    Command::Rematch { person, secret: secret(seed) }
}

fn commitment(bench: &Bench) -> talon_cards::fair::Commitment {
    match bench.public().phase {
        PhaseView::Lobby { commitment, .. } | PhaseView::Playing { commitment, .. } => commitment,
        other => panic!("no commitment: {other:?}"),
    }
}

fn ready(bench: &Bench, seat: usize) -> bool {
    match &bench.public().seats[seat].occupant {
        Some(Occupant::Person { ready, .. }) => *ready,
        other => panic!("no person: {other:?}"),
    }
}

#[test]
fn a_rematch_starts_when_everybody_wants_it() {
    let mut bench = Bench::over(1);
    let finished = bench.public().finished;
    assert_eq!(bench.refused(again(CVETA, 2)), Mistake::NotSeated.into());
    assert_eq!(names(&bench.run(again(BORIS, 2))), ["prepared", "ready"]);
    let view = bench.public();
    assert!(matches!(view.phase, PhaseView::Lobby { rematch: true, can_start: false, .. }));
    assert_eq!((view.match_no, view.score, &view.finished), (2, None, &finished));
    assert!(view.sheet.is_empty());
    assert!(ready(&bench, 1) && !ready(&bench, 0));
    assert_eq!(bench.refused(again(BORIS, 3)), Mistake::AlreadyReady.into());
    assert_eq!(bench.refused(Command::Start { by: BORIS }), Mistake::OthersNotReady.into());
    let events = bench.run(again(ANA, 3));
    assert_eq!(names(&events), ["ready", "started", "dealt"]);
    // The first person's secret stands.
    assert_eq!(commitment(&bench), secret(2).commitment());
    assert_eq!(bench.public().match_no, 2);
    assert_eq!(bench.refused(again(ANA, 4)), Stale::Phase.into());
}

#[test]
fn the_player_who_starts_is_ready() {
    let mut bench = Bench::over(1);
    bench.run(again(BORIS, 2));
    assert_eq!(names(&bench.run(Command::Start { by: ANA })), ["ready", "started", "dealt"]);
}

#[test]
fn a_rematch_needs_a_match_before() {
    assert_eq!(Bench::lobby(1).refused(again(ANA, 2)), Stale::Phase.into());
    assert_eq!(Bench::playing(1).refused(again(ANA, 2)), Stale::Phase.into());
    let mut bench = Bench::over(1);
    bench.run(Command::Cancel { by: ANA });
    assert_eq!(bench.refused(again(ANA, 2)), Stale::Closed.into());
}

#[test]
fn alone_against_an_ai_player_one_press_is_enough() {
    let mut bench = Bench::opened_at(1, Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    bench.run(Command::Resign { person: ANA });
    assert_eq!(names(&bench.run(again(ANA, 2))), ["prepared", "ready", "started", "dealt"]);
}

#[test]
fn a_player_who_gave_words_has_time_to_give_them_again() {
    let words = |words: &str| Command::Words { person: ANA, words: words.to_owned() };
    let mut bench = Bench::lobby(1);
    bench.run(words("first"));
    bench.run(Command::Start { by: ANA });
    bench.run(Command::Resign { person: ANA });
    bench.run(again(ANA, 2));
    assert_eq!(bench.public().words, [SeatWords::None, SeatWords::None]);
    let mut waiting = bench.clone();
    assert_eq!(names(&waiting.run(again(BORIS, 3))), ["ready"]);
    assert!(matches!(waiting.public().phase, PhaseView::Lobby { can_start: true, .. }));
    waiting.run(words("second"));
    waiting.run(Command::Start { by: BORIS });
    bench.run(words("second"));
    assert_eq!(names(&bench.run(again(BORIS, 3))), ["ready", "started", "dealt"]);
}

#[test]
fn changed_options_ask_the_others_again() {
    let mut bench = Bench::over(1);
    bench.run(again(BORIS, 2));
    bench.run(Command::SetOption { by: ANA, key: "target".to_owned(), value: "7".to_owned() });
    assert!(!ready(&bench, 1));
    assert_eq!(bench.refused(Command::Start { by: ANA }), Mistake::OthersNotReady.into());
    bench.run(again(ANA, 2));
    bench.run(again(BORIS, 2));
    assert!(bench.table.is_playing());
}

#[test]
fn seats_are_given_up_and_taken_between_matches() {
    let mut bench = Bench::over(1);
    bench.run(again(BORIS, 2));
    bench.run(Command::Leave { person: ANA });
    assert_eq!(bench.public().host, BORIS);
    assert_eq!(bench.refused(Command::Start { by: BORIS }), Mistake::NotEnoughPlayers.into());
    bench.run(Command::Join { person: CVETA });
    assert_eq!(bench.table.seat_of(CVETA), Some(Seat::FIRST));
    bench.run(Command::Start { by: CVETA });
    assert!(bench.table.is_playing());
}

#[test]
fn a_rematch_lobby_expires_and_keeps_the_result() {
    let mut bench = Bench::over(1);
    let finished = bench.public().finished.unwrap();
    bench.run(again(BORIS, 2));
    bench.wait(bench.limits.lobby_expires);
    let (_, command) = bench.table.due(&bench.limits).unwrap();
    bench.run(command);
    assert_eq!(bench.public().phase, PhaseView::Closed { reason: Closed::Expired, last: Some(finished.result) });
}

#[test]
fn a_button_of_the_match_before_is_stale() {
    let mut bench = Bench::playing(1);
    let press = bench.act(bench.legal()[0]);
    bench.run(Command::Resign { person: ANA });
    bench.run(again(ANA, 2));
    bench.run(again(BORIS, 2));
    assert_eq!(bench.refused(press), Stale::Turn.into());
}
