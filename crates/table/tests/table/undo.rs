//! Decisions that are taken back.

use rand::{SeedableRng, rngs::StdRng};
use talon_games::{AnyAction, GameKind, santase};
use talon_table::{Actor, Command, Mistake, PersonId, PhaseView, Viewer, verify};

use crate::bench::{ANA, Bench, CVETA, VIEWERS, deal_of, names, people};

/// A match of persons at a table that allows decisions to be taken back.
fn lenient(kind: GameKind, persons: u8, seed: u64) -> Bench {
    let mut bench = Bench::seated(kind, persons, 0, seed);
    bench.run(Command::SetOption { by: people(0), key: "undo".to_owned(), value: "on".to_owned() });
    bench.run(Command::Start { by: people(0) });
    bench
}

fn undo(person: PersonId) -> Command {
    Command::Undo { person }
}

fn may_take_back(bench: &Bench, viewer: Viewer) -> bool {
    matches!(bench.view(viewer).phase, PhaseView::Playing { takeback: true, .. })
}

#[test]
fn a_led_card_is_taken_back_until_somebody_answers_it() {
    let mut bench = lenient(GameKind::Santase, 2, 1);
    let (leader, other) = (bench.person_on_turn(), bench.person_off_turn());
    assert_eq!(bench.refused(undo(leader)), Mistake::NothingToUndo.into());
    let before: Vec<_> = VIEWERS.iter().map(|viewer| deal_of(bench.view(*viewer))).collect();
    let card = *bench.legal().iter().find(|action| action.card().is_some()).unwrap();
    bench.run(bench.act(card));
    assert!(may_take_back(&bench, Viewer::Seat(bench.table.seat_of(leader).unwrap())));
    assert!(!may_take_back(&bench, Viewer::Public));
    assert_eq!(bench.refused(undo(other)), Mistake::NothingToUndo.into());
    assert_eq!(bench.refused(undo(CVETA)), Mistake::NotSeated.into());
    let turn = bench.table.turn();
    assert_eq!(names(&bench.run(undo(leader))), ["undone"]);
    let after: Vec<_> = VIEWERS.iter().map(|viewer| deal_of(bench.view(*viewer))).collect();
    assert_eq!(before, after);
    assert!(bench.table.turn() > turn, "no button drawn before is good any more");
    assert_eq!(bench.refused(undo(leader)), Mistake::NothingToUndo.into());
    // The answer settles it.
    bench.run(bench.act(card));
    bench.play_one(&mut StdRng::seed_from_u64(1));
    assert_eq!(bench.refused(undo(leader)), Mistake::NothingToUndo.into());
    bench.play_out(&mut StdRng::seed_from_u64(1));
    assert!(verify(&bench.log).is_ok());
}

#[test]
fn a_drawn_card_cannot_be_unseen() {
    let mut bench = lenient(GameKind::Santase, 2, 1);
    for _ in 0..2 {
        let card = *bench.legal().iter().find(|action| action.card().is_some()).unwrap();
        bench.run(bench.act(card));
    }
    // Both have drawn.
    for person in bench.table.persons() {
        assert_eq!(bench.refused(undo(person)), Mistake::NothingToUndo.into());
    }
}

#[test]
fn closing_is_taken_back() {
    let mut bench = lenient(GameKind::Santase, 2, 1);
    let close = AnyAction::Santase(santase::Action::Close);
    while !bench.legal().contains(&close) {
        let card = *bench.legal().iter().find(|action| action.card().is_some()).unwrap();
        bench.run(bench.act(card));
    }
    let person = bench.person_on_turn();
    bench.run(bench.act(close));
    assert!(!bench.legal().contains(&close));
    bench.run(undo(person));
    assert!(bench.legal().contains(&close));
}

#[test]
fn a_table_that_does_not_allow_it_does_not() {
    let mut bench = Bench::playing(1);
    let person = bench.person_on_turn();
    bench.play_one(&mut StdRng::seed_from_u64(1));
    assert_eq!(bench.refused(undo(person)), Mistake::UndoOff.into());
}

#[test]
fn what_an_ai_player_answered_stands() {
    let mut bench = Bench::opened_at(1, talon_table::Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    let mut rng = StdRng::seed_from_u64(1);
    while bench.table.is_playing() {
        let command = bench.act(bench.random_action(&mut rng));
        let ai = matches!(command, Command::Act { by: Actor::Ai(_), .. });
        bench.run(command);
        if ai && bench.table.is_playing() {
            assert_eq!(bench.refused(undo(ANA)), Mistake::NothingToUndo.into());
        }
    }
}

/// Whenever a decision can be taken back, nobody has learned of a card that its holder did not play: taken back, every
/// view is what it was, and the match goes on to its end.
#[test]
fn taking_back_restores_what_everybody_knew() {
    for kind in GameKind::ALL {
        let mut bench = lenient(kind, *kind.default_rules().seats().start(), 3);
        let mut rng = StdRng::seed_from_u64(3);
        let mut taken_back = 0;
        while bench.table.is_playing() {
            let action = bench.random_action(&mut rng);
            let seat = bench.on_turn();
            let person = bench.person_at(seat);
            let before = bench.everybody_s_deal();
            let events = bench.run(bench.act(action));
            if !bench.table.is_playing() {
                break;
            }
            let offered = may_take_back(&bench, Viewer::Seat(seat));
            assert_eq!(offered, bench.table.decide(&undo(person), bench.now, &bench.limits).is_ok());
            let dealt = names(&events).contains(&"dealt");
            assert!(!(offered && dealt), "{kind}: a finished deal is finished");
            if offered && taken_back < 40 {
                taken_back += 1;
                bench.run(undo(person));
                assert_eq!(bench.everybody_s_deal(), before, "{kind}");
                bench.run(bench.act(action));
            }
        }
        assert!(taken_back > 10, "{kind}: {taken_back}");
        assert!(verify(&bench.log).is_ok());
    }
}
