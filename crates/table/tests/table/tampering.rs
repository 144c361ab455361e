//! Changing one thing of each kind in a log, and seeing it named in its place.

use serde_json::{Value, json};
use talon_cards::{Deck, Seat};
use talon_games::Rule;
use talon_table::{Command, Decider, Event, Fault, How, PersonId, Recorded, What, Why, verify};

use crate::bench::{ANA, BORIS, Bench, secret};

/// A match with words and an option, and a rematch.
fn honest() -> Vec<Recorded> {
    let mut bench = Bench::lobby(11);
    for person in [ANA, BORIS] {
        bench.run(Command::Words { person, words: "good luck".to_owned() });
    }
    bench.run(Command::SetOption { by: ANA, key: "target".to_owned(), value: "7".to_owned() });
    bench.run(Command::Start { by: ANA });
    let mut rng = rand::SeedableRng::seed_from_u64(11);
    bench.play_out(&mut rng);
    for person in [ANA, BORIS] {
        bench.run(Command::Rematch { person, secret: secret(12) });
    }
    bench.run(Command::Start { by: ANA });
    bench.play_out(&mut rng);
    assert!(verify(&bench.log).is_ok());
    bench.log
}

/// Where an event of this name stands for the `nth` time, counted from 0.
fn place(log: &[Recorded], name: &str, nth: usize) -> usize {
    let mut places = log.iter().enumerate().filter(|(_, recorded)| recorded.event.name() == name);
    places.nth(nth).unwrap_or_else(|| panic!("no {name}")).0
}

/// The log with one event changed in its JSON form, and the number of the changed record.
fn changed(name: &str, nth: usize, change: impl FnOnce(&mut Value)) -> (Vec<Recorded>, u32) {
    let mut log = honest();
    let place = place(&log, name, nth);
    let mut value = serde_json::to_value(&log[place].event).unwrap();
    change(&mut value);
    log[place].event = serde_json::from_value(value).unwrap();
    let seq = log[place].seq;
    (log, seq)
}

fn renumber(log: &mut [Recorded]) {
    for (recorded, seq) in log.iter_mut().zip(1..) {
        recorded.seq = seq;
    }
}

fn fault(log: &[Recorded]) -> Fault {
    verify(log).expect_err("the log was changed")
}

#[track_caller]
fn assert_fault((log, seq): (Vec<Recorded>, u32), what: impl Into<What>) {
    assert_eq!(fault(&log), Fault { seq, what: what.into() });
}

fn not_now(event: &'static str, phase: &'static str) -> Why {
    Why::NotNow { event, phase }
}

#[test]
fn another_secret() {
    assert_fault(changed("prepared", 0, |event| event["secret"] = json!(secret(99))), Why::Commitment);
    assert_fault(changed("prepared", 1, |event| event["secret"] = json!(secret(99))), Why::Commitment);
}

#[test]
fn another_commitment() {
    let other = json!(secret(99).commitment());
    assert_fault(changed("prepared", 0, |event| event["commitment"] = other), Why::Commitment);
}

#[test]
fn another_secret_with_its_commitment_gives_other_deals() {
    let (log, _) = changed("prepared", 0, |event| {
        event["secret"] = json!(secret(99));
        event["commitment"] = json!(secret(99).commitment());
    });
    let fault = fault(&log);
    let drawn = log[(fault.seq - 1) as usize].event.name();
    match fault.what {
        What::FirstDealer { .. } => assert_eq!(drawn, "started"),
        What::Deck { deal_no, .. } => assert_eq!((drawn, deal_no), ("dealt", 1)),
        other => panic!("{other}"),
    }
}

#[test]
fn other_words_give_other_deals() {
    let (log, _) = changed("words-given", 1, |event| event["words"] = json!("good lucK"));
    assert!(matches!(fault(&log).what, What::FirstDealer { .. } | What::Deck { deal_no: 1, .. }));
}

#[test]
fn words_after_the_start() {
    let mut log = honest();
    let words = log[place(&log, "words-given", 0)].clone();
    let after = place(&log, "dealt", 0) + 1;
    log.insert(after, words);
    renumber(&mut log);
    assert_fault((log, after as u32 + 1), not_now("words-given", "at this point of a match"));
}

#[test]
fn words_before_the_commitment() {
    let mut log = honest();
    let words = log.remove(place(&log, "words-given", 0));
    log.insert(1, words);
    renumber(&mut log);
    assert_fault((log, 2), not_now("words-given", "before the commitment is fixed"));
}

#[test]
fn a_commitment_after_the_words() {
    let mut log = honest();
    let prepared = log.remove(1);
    let after = place(&log, "words-given", 1) + 1;
    log.insert(after, prepared);
    renumber(&mut log);
    assert_fault((log, 2), not_now("joined", "before the commitment is fixed"));
}

#[test]
fn another_first_dealer() {
    let (log, seq) = changed("started", 0, |event| {
        event["first_dealer"] = json!(1 - event["first_dealer"].as_u64().unwrap());
    });
    match fault(&log) {
        Fault { seq: at, what: What::FirstDealer { drawn, recorded } } => {
            assert_eq!((at, drawn.other()), (seq, recorded));
        }
        other => panic!("{other}"),
    }
}

#[test]
fn another_deck() {
    for (nth, deal_no) in [(0, 1), (2, 3)] {
        let (mut log, _) = changed("dealt", nth, |_| {});
        let place = place(&log, "dealt", nth);
        let Event::Dealt { deck, .. } = &mut log[place].event else { unreachable!() };
        let mut cards = deck.cards().to_vec();
        cards.swap(5, 20);
        *deck = Deck::new(cards);
        let seq = log[place].seq;
        assert_fault((log, seq), What::Deck { deal_no, card: 6 });
    }
}

#[test]
fn a_deck_that_is_no_pack() {
    assert_fault(
        changed("dealt", 0, |event| event["deck"].as_array_mut().unwrap().truncate(23)),
        What::Deck { deal_no: 1, card: 24 },
    );
    let (mut log, seq) = changed("dealt", 0, |event| event["deck"][3] = event["deck"][4].clone());
    assert_fault((log.clone(), seq), What::Deck { deal_no: 1, card: 4 });
    // The table itself refuses it too, whatever the secret says.
    let mut table = talon_table::Table::new();
    log.truncate(seq as usize);
    let refused = log.iter().find_map(|recorded| table.evolve(recorded).err()).unwrap();
    assert_eq!((refused.seq, refused.why), (seq, Why::Deck));
}

#[test]
fn another_dealer() {
    let (log, seq) = changed("dealt", 1, |event| event["dealer"] = json!(1 - event["dealer"].as_u64().unwrap()));
    match fault(&log) {
        Fault { seq: at, what: What::Log(Why::Dealer { expected, recorded }) } => {
            assert_eq!((at, expected.other()), (seq, recorded));
        }
        other => panic!("{other}"),
    }
}

#[test]
fn other_numbers() {
    // Another number would have given another deck, and that is looked at first.
    let (log, seq) = changed("dealt", 1, |event| event["deal_no"] = json!(3));
    let found = fault(&log);
    assert!(found.seq == seq && matches!(found.what, What::Deck { deal_no: 3, .. }), "{found}");
    let number = |expected, recorded| Why::DealNumber { expected, recorded };
    assert_fault(changed("deal-ended", 1, |event| event["deal_no"] = json!(1)), number(2, 1));
    let number = |expected, recorded| Why::MatchNumber { expected, recorded };
    assert_fault(changed("prepared", 1, |event| event["match_no"] = json!(3)), number(2, 3));
    assert_fault(changed("started", 0, |event| event["match_no"] = json!(2)), number(1, 2));
    assert_fault(changed("match-ended", 1, |event| event["match_no"] = json!(1)), number(2, 1));
}

#[test]
fn a_later_revision_of_the_rules() {
    assert_fault(changed("started", 0, |event| event["rules_rev"] = json!(1_000)), Why::RulesRevision { rev: 1_000 });
}

#[test]
fn an_illegal_action() {
    assert_fault(
        changed("acted", 0, |event| event["action"] = json!("close")),
        Why::Illegal { rule: Rule::FirstTrick },
    );
    assert_fault(
        changed("acted", 0, |event| event["seat"] = json!(1 - event["seat"].as_u64().unwrap())),
        Why::WrongHolder {
            seat: match &honest()[place(&honest(), "acted", 0)].event {
                Event::Acted { seat, .. } => seat.other(),
                _ => unreachable!(),
            },
        },
    );
}

#[test]
fn another_hand_at_the_card() {
    let log = honest();
    let first = place(&log, "acted", 0);
    let Event::Acted { seat, .. } = log[first].event else { unreachable!() };
    for by in [json!({"person": PersonId(0xC)}), json!({"ai": "thumb"})] {
        assert_fault(changed("acted", 0, |event| event["by"] = by), Why::WrongHolder { seat });
    }
    assert_fault(changed("acted", 0, |event| event["by"] = json!("rule")), Why::NotForced);
}

#[test]
fn an_action_that_is_none() {
    for text in ["", "QX", " QS", "qs", "closed", "m:X"] {
        assert_fault(changed("acted", 3, |event| event["action"] = json!(text)), Why::Notation);
    }
}

#[test]
fn another_outcome() {
    let (log, seq) = changed("deal-ended", 0, |event| {
        let points = event["outcome"]["game_points"].as_array_mut().unwrap();
        points.reverse();
    });
    assert_fault((log, seq), Why::Outcome);
    let (log, seq) = changed("deal-ended", 0, |event| {
        event["score"]["points"].as_array_mut().unwrap().reverse();
    });
    assert_fault((log, seq), Why::Score);
}

#[test]
fn another_result() {
    type Change = fn(&mut Value);
    let changes: [Change; 6] = [
        |result| result["winners"] = json!([]),
        |result| result["points"][0] = json!(99),
        |result| result["deals"] = json!(0),
        |result| result["how"] = json!(How::Resigned { seat: Seat::FIRST }),
        |result| result["seats"][0]["holder"] = json!({"kind": "ai", "level": "thumb"}),
        |result| result["seats"][1]["decisions"] = json!(0),
    ];
    for change in changes {
        assert_fault(changed("match-ended", 0, |event| change(&mut event["result"])), Why::Result);
    }
}

#[test]
fn a_match_that_ends_too_early() {
    let mut log = honest();
    let end = log[place(&log, "match-ended", 0)].clone();
    let early = place(&log, "acted", 10);
    log.insert(early, end);
    renumber(&mut log);
    assert_fault((log, early as u32 + 1), Why::Result);
    let mut log = honest();
    let end = log[place(&log, "deal-ended", 1)].clone();
    let early = place(&log, "acted", 1);
    log.insert(early, end);
    renumber(&mut log);
    assert_fault((log, early as u32 + 1), Why::DealNumber { expected: 1, recorded: 2 });
    let mut log = honest();
    let end = log[place(&log, "deal-ended", 0)].clone();
    log.insert(early, end);
    renumber(&mut log);
    assert_fault((log, early as u32 + 1), Why::DealNotOver);
}

#[test]
fn an_end_that_nobody_brought_about() {
    let ended = |bench: &Bench, how: How, winners: &[Seat]| {
        let mut aside = bench.clone();
        aside.run(Command::Resign { person: ANA });
        let mut end = aside.log.pop().unwrap();
        let Event::MatchEnded { result, .. } = &mut end.event else { unreachable!() };
        result.how = how;
        result.winners = winners.to_vec();
        aside.log.push(end);
        aside.log
    };
    let mut bench = Bench::playing(11);
    assert!(verify(&ended(&bench, How::Resigned { seat: Seat::FIRST }, &[Seat::SECOND])).is_ok());
    let agreed = ended(&bench, How::Agreed, &[]);
    assert_fault((agreed.clone(), agreed.len() as u32), Why::Result);
    bench.run(Command::ProposeEnd { person: ANA });
    let agreed = ended(&bench, How::Agreed, &[]);
    assert_fault((agreed.clone(), agreed.len() as u32), Why::Result);
    let both = How::Abandoned { seats: vec![Seat::FIRST, Seat::SECOND] };
    assert!(verify(&ended(&bench, both.clone(), &[])).is_ok());
    let nobody = How::Abandoned { seats: Vec::new() };
    for (how, winners) in [(both, &[Seat::FIRST][..]), (nobody, &[Seat::FIRST, Seat::SECOND])] {
        let log = ended(&bench, how, winners);
        assert_fault((log.clone(), log.len() as u32), Why::Result);
    }
    // An AI player does not resign.
    let mut bench = Bench::opened(11);
    bench.run(Command::AddAi { by: ANA });
    bench.run(Command::Start { by: ANA });
    let log = ended(&bench, How::Resigned { seat: Seat::SECOND }, &[Seat::FIRST]);
    assert_fault((log.clone(), log.len() as u32), Why::Result);
}

#[test]
fn a_record_that_is_missing() {
    for name in ["words-given", "acted", "dealt", "match-ended"] {
        let mut log = honest();
        let missing = place(&log, name, 0);
        log.remove(missing);
        let expected = missing as u32 + 1;
        assert_fault((log.clone(), expected + 1), Why::OutOfOrder { expected });
        renumber(&mut log);
        assert!(fault(&log).seq >= expected, "{name}");
    }
    let mut log = honest();
    let end = place(&log, "match-ended", 0);
    log.remove(end);
    renumber(&mut log);
    assert_fault((log, end as u32 + 1), not_now("prepared", "at this point of a match"));
}

#[test]
fn records_that_changed_places() {
    let mut log = honest();
    let first = place(&log, "acted", 0);
    log.swap(first, first + 1);
    let expected = first as u32 + 1;
    assert_fault((log.clone(), expected + 1), Why::OutOfOrder { expected });
    renumber(&mut log);
    assert_eq!(fault(&log).seq, expected);
}

#[test]
fn other_people() {
    let stranger = PersonId(0xC);
    let (log, _) = changed("joined", 1, |event| event["person"] = json!(stranger));
    assert_eq!(fault(&log).what, What::Log(Why::WrongHolder { seat: Seat::SECOND }));
    assert_fault(changed("joined", 1, |event| event["person"] = json!(ANA)), Why::TwoSeats { seat: Seat::FIRST });
    assert_fault(changed("joined", 1, |event| event["seat"] = json!(0)), Why::SeatTaken { seat: Seat::FIRST });
    let nowhere = Seat::new(4).unwrap();
    assert_fault(changed("joined", 1, |event| event["seat"] = json!(4)), Why::NoSuchSeat { seat: nowhere });
}

#[test]
fn other_options() {
    assert_fault(changed("option-set", 0, |event| event["value"] = json!("8")), Why::Option);
    // A match to 11 would not have been over, and its score sheet would have said so.
    let (log, _) = changed("option-set", 0, |event| event["value"] = json!("11"));
    assert!(matches!(fault(&log).what, What::Log(Why::Score | Why::NotNow { .. } | Why::Result)));
}

#[test]
fn a_rule_that_decided_nothing() {
    let log = honest();
    let drawn = log
        .iter()
        .filter(|recorded| recorded.event.name() == "acted")
        .position(|recorded| matches!(&recorded.event, Event::Acted { by: Decider::Rule, .. }))
        .unwrap();
    // Who is said to have drawn is a fact that cannot be checked, as long as the seat is that person's.
    let (log, _) = changed("acted", drawn, |event| {
        let person = if event["seat"] == json!(0) { ANA } else { BORIS };
        event["by"] = json!({"person": person});
    });
    assert_eq!(fault(&log).what, What::Log(Why::Result));
}

#[test]
fn faults_name_no_hidden_card() {
    let (log, _) = changed("dealt", 0, |event| event["deck"][3] = event["deck"][4].clone());
    let found = fault(&log);
    let text = format!("{found} {found:?}");
    for card in "AKQJT9".chars() {
        for suit in "CDHS".chars() {
            assert!(!text.contains(&format!("{card}{suit}")), "{text}");
        }
    }
}
