//! What is agreed before a match: set in the lobby, kept with the match.

use talon_games::GameKind;
use talon_table::{Command, Event, Export, Home, Mistake, Recorded, Stale, Table, Terms};

use crate::bench::{ANA, BORIS, Bench, CVETA, names, secret};

fn set(pairs: &[(&str, &str)]) -> Command {
    let options = pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Command::SetOptions { by: ANA, options }
}

#[test]
fn several_options_are_set_at_once_or_not_at_all() {
    let mut bench = Bench::lobby(1);
    let events = bench.run(set(&[("target", "7"), ("claim-mode", "auto"), ("hints", "on")]));
    assert_eq!(names(&events), ["option-set"; 3]);
    let terms = bench.public().terms();
    let rules = GameKind::Santase.default_rules().with("target", "7").unwrap().with("claim-mode", "auto").unwrap();
    assert_eq!(terms, Terms { rules, hints: true, ..Terms::usual(GameKind::Santase, true) });
    assert_eq!(bench.refused(set(&[("target", "7"), ("hints", "on")])), Stale::Done.into());
    assert_eq!(bench.refused(set(&[("target", "11"), ("colour", "red")])), Mistake::UnknownOption.into());
    assert_eq!(bench.refused(set(&[("hints", "perhaps")])), Mistake::UnknownOption.into());
    assert_eq!(names(&bench.run(set(&[("target", "7"), ("hints", "off")]))), ["option-set"], "only what changes");
    let by = |by| Command::SetOptions { by, options: vec![("hints".to_owned(), "on".to_owned())] };
    assert_eq!(bench.refused(by(BORIS)), Mistake::NotHost.into());
    assert_eq!(bench.refused(by(CVETA)), Mistake::NotSeated.into());
    bench.run(Command::Start { by: ANA });
    assert_eq!(bench.refused(by(ANA)), Mistake::NotInLobby.into());
}

#[test]
fn hints_are_usual_alone_and_not_in_a_group() {
    for community in [false, true] {
        let bench = Bench::opened_at(1, Home { community });
        assert_eq!(bench.public().hints, !community);
        assert!(bench.public().terms().options(community).iter().all(|option| option.value == option.default));
    }
}

#[test]
fn a_log_of_a_time_before_hints_is_read_as_it_was() {
    for (community, hints) in [(false, true), (true, false)] {
        let opened = format!(
            "{{\"type\":\"opened\",\"id\":\"aaaaaaaaaaaba\",\"rules\":{{\"game\":\"santase\"}},\"host\":\"aaaaaaaaaaaao\",\
             \"community\":{community}}}"
        );
        let event = Event::from_json(1, &opened).unwrap();
        let log = Bench::opened_at(1, Home { community }).log;
        let first = Recorded { seq: 1, at: log[0].at, event };
        let table = Table::replay([first, log[1].clone()]).unwrap();
        assert_eq!(table.view(talon_table::Viewer::Public).hints, hints);
    }
}

#[test]
fn a_finished_match_keeps_its_rules_when_the_next_is_played_by_others() {
    let mut bench = Bench::lobby(1);
    bench.run(set(&[("target", "7"), ("hints", "on")]));
    let agreed = bench.public().terms();
    bench.run(Command::Start { by: ANA });
    bench.run(Command::Resign { person: BORIS });
    assert_eq!(bench.public().finished.unwrap().terms, agreed);
    bench.run(Command::Rematch { person: ANA, secret: secret(2) });
    bench.run(set(&[("target", "11"), ("hints", "off")]));
    let view = bench.public();
    assert_eq!(view.finished.as_ref().unwrap().terms, agreed, "the match before was played by its own rules");
    assert_eq!(view.terms(), Terms::usual(GameKind::Santase, true));
}

#[test]
fn an_export_holds_the_rules_of_its_matches() {
    let mut bench = Bench::lobby(1);
    bench.run(set(&[("target", "7"), ("hints", "on")]));
    let agreed = bench.public().terms();
    bench.run(Command::Start { by: ANA });
    bench.run(Command::Resign { person: BORIS });
    let text = Export::new(&bench.log).unwrap().to_json().unwrap();
    let export = Export::from_json(&text).unwrap();
    export.verify().unwrap();
    let table = Table::replay(export.log().iter().cloned()).unwrap();
    assert_eq!(table.view(talon_table::Viewer::Public).finished.unwrap().terms, agreed);
}
