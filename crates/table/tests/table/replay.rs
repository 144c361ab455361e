use rand::{RngExt, SeedableRng, rngs::StdRng};
use talon_table::{BadLog, Command, Event, PersonId, Pref, Recorded, Table, Why};

use crate::bench::{ANA, BORIS, Bench, secret, snapshot};

/// A person does something beside playing, at random.
fn distraction(rng: &mut StdRng) -> Command {
    let person = [ANA, BORIS][rng.random_range(0..2)];
    let on = rng.random();
    match rng.random_range(0..4) {
        0 => Command::Prefer { person, pref: Pref::HoldDraw, on },
        1 => Command::Prefer { person, pref: Pref::PlayForced, on },
        2 => Command::WithdrawEnd { person },
        _ => Command::ProposeEnd { person: ANA },
    }
}

fn rematch(bench: &mut Bench, seed: u64) {
    for person in [ANA, BORIS] {
        bench.run(Command::Rematch { person, secret: secret(seed) });
    }
}

fn random_match(bench: &mut Bench, rng: &mut StdRng) {
    while bench.table.is_playing() {
        if rng.random_ratio(1, 8) {
            let _ = bench.tell(distraction(rng));
        } else {
            bench.play_one(rng);
        }
    }
}

#[test]
fn a_replayed_log_gives_every_view_byte_for_byte() {
    for seed in 0..12 {
        let mut bench = Bench::lobby(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        bench.run(Command::Words { person: BORIS, words: format!("words {seed}") });
        bench.run(Command::Start { by: ANA });
        random_match(&mut bench, &mut rng);
        rematch(&mut bench, seed + 1000);
        random_match(&mut bench, &mut rng);

        let mut live = Table::new();
        let mut stored = Table::new();
        for recorded in &bench.log {
            live.evolve(recorded).unwrap();
            let text = recorded.event.to_json().unwrap();
            let event = Event::from_json(recorded.seq, &text).unwrap();
            assert_eq!(&event, &recorded.event, "seed {seed}");
            stored.evolve(&Recorded { seq: recorded.seq, at: recorded.at, event }).unwrap();
            assert_eq!(snapshot(&live), snapshot(&stored), "seed {seed}, record {}", recorded.seq);
        }
        assert_eq!(snapshot(&stored), bench.snapshot(), "seed {seed}");
        let replayed = Table::replay(bench.log.clone()).unwrap();
        assert_eq!(snapshot(&replayed), bench.snapshot(), "seed {seed}");
        assert_eq!(replayed.version(), bench.table.version());
        assert_eq!(replayed.turn(), bench.table.turn());
    }
}

#[test]
fn the_same_press_decides_the_same() {
    let bench = Bench::playing(5);
    let command = bench.act(bench.legal()[0]);
    let decide = || bench.table.decide(&command, bench.now, &bench.limits);
    assert_eq!(decide(), decide());
}

#[test]
fn a_log_has_records_and_no_gap() {
    let empty = BadLog { seq: 0, why: Why::Empty };
    assert_eq!(Table::replay([]).unwrap_err(), empty);
    let mut log = Bench::playing(5).log;
    log.remove(2);
    let gap = BadLog { seq: 4, why: Why::OutOfOrder { expected: 3 } };
    assert_eq!(Table::replay(log).unwrap_err(), gap);
}

#[test]
fn a_refused_record_changes_nothing() {
    let bench = Bench::playing(5);
    let mut table = bench.table.clone();
    let before = snapshot(&table);
    for recorded in &bench.log {
        let mut again = recorded.clone();
        again.seq = table.version() + 1;
        assert!(table.evolve(&again).is_err(), "{}", recorded.event.name());
        assert_eq!(snapshot(&table), before);
        assert_eq!(table.version(), bench.table.version());
    }
}

#[test]
fn what_is_not_a_record_is_refused_in_its_place() {
    for (text, problem) in [
        ("", "cut short"),
        ("{\"type\":\"joined\",\"seat\":0", "cut short"),
        ("not json", "not JSON"),
        ("{\"type\":\"joined\",\"seat\":9,\"person\":\"aaaaaaaaaaaaa\"}", "unexpected content"),
        ("{\"type\":\"vanished\"}", "unexpected content"),
        ("{\"type\":\"ready\",\"seat\":0,\"why\":1}", "unexpected content"),
        ("[]", "unexpected content"),
    ] {
        match Event::from_json(7, text).unwrap_err() {
            BadLog { seq: 7, why: Why::Malformed { problem: found, .. } } => assert_eq!(found, problem, "{text}"),
            other => panic!("{text}: {other}"),
        }
    }
    let words = "{\"type\":\"dealt\",\"deal_no\":1,\"dealer\":0,\"deck\":[\"AS\",\"XX\"]}";
    let shown = Event::from_json(7, words).unwrap_err();
    assert!(!format!("{shown} {shown:?}").contains("XX"));
}

#[test]
fn persons_are_named_by_id_only() {
    let bench = Bench::playing(5);
    let text = serde_json::to_string(&bench.log).unwrap();
    assert!(text.contains(&PersonId(0xA).to_string()));
}
