use rand::{SeedableRng, rngs::StdRng};
use talon_cards::{Seat, fair};
use talon_games::GameKind;
use talon_table::{Claim, Command, Event, Fault, Home, PersonId, Recorded, Timestamp, What, Why, Words, verify};

use crate::bench::{ANA, BORIS, Bench, CVETA, secret};

fn say(bench: &mut Bench, person: PersonId, words: &str) {
    bench.run(Command::Words { person, words: words.to_owned() });
}

fn finish(bench: &mut Bench, seed: u64) {
    bench.run(Command::Start { by: ANA });
    bench.play_out(&mut StdRng::seed_from_u64(seed));
}

#[test]
fn honest_matches_are_verified() {
    for seed in 0..20 {
        let mut bench = Bench::lobby(seed);
        let givers = [&[][..], &[ANA], &[BORIS], &[ANA, BORIS]][seed as usize % 4];
        for giver in givers {
            say(&mut bench, *giver, "come what may");
        }
        finish(&mut bench, seed);
        let verified = verify(&bench.log).unwrap_or_else(|fault| panic!("seed {seed}: {fault}"));
        assert_eq!(Some(verified.table), bench.table.id());
        assert!(!verified.running);
        let [checked] = &verified.matches[..] else { panic!("seed {seed}: one match") };
        let finished = bench.public().finished.unwrap();
        assert_eq!(checked.commitment, secret(seed).commitment());
        assert_eq!(checked.result, finished.result);
        assert_eq!(checked.deals as usize, finished.sheet.len());
        let acted = bench.log.iter().filter(|recorded| matches!(recorded.event, Event::Acted { .. }));
        assert_eq!(checked.actions as usize, acted.count());
        let (words, claim) = match givers.len() {
            0 => (Words::NoOne, Claim::Unchanged),
            1 => (Words::Someone, Claim::UnchosenForWhoGaveWords),
            _ => (Words::Everyone, Claim::Unchosen),
        };
        assert_eq!((checked.words, checked.claim()), (words, claim));
    }
}

#[test]
fn what_is_dealt_follows_from_the_secret_the_words_and_the_number() {
    let mut bench = Bench::lobby(4);
    say(&mut bench, BORIS, "left");
    say(&mut bench, BORIS, "right");
    finish(&mut bench, 4);
    let words = [None, Some("right".to_owned())];
    let pack = GameKind::Santase.default_rules().pack();
    let mut deals = 0;
    for recorded in &bench.log {
        match &recorded.event {
            Event::Started { first_dealer, .. } => {
                let seed = fair::deal_seed(&secret(4), &words, 0);
                assert_eq!(*first_dealer, fair::first_dealer(&seed, 2));
            }
            Event::Dealt { deal_no, deck, .. } => {
                deals += 1;
                assert_eq!(*deal_no, deals);
                assert_eq!(*deck, fair::shuffle(&pack, &fair::deal_seed(&secret(4), &words, deals)));
            }
            _ => {}
        }
    }
    assert!(deals > 3);
}

/// A match whose deals follow from these words, whether a lobby would have recorded them or not, and the number of their record.
fn forged(words: &str) -> (Bench, u32) {
    let mut bench = Bench::lobby(4);
    let seq = bench.table.version() + 1;
    let event = Event::WordsGiven { seat: Seat::SECOND, words: words.to_owned() };
    let given = Recorded { seq, at: Timestamp(0), event };
    bench.table.evolve(&given).unwrap();
    bench.log.push(given);
    finish(&mut bench, 4);
    (bench, seq)
}

#[test]
fn words_that_no_lobby_records_do_not_verify() {
    for words in ["", " mine", "mine ", "my  own", "my\nown", "\u{1b}[2Jmine", "mine\u{9b}", &"я".repeat(65)] {
        let (bench, seq) = forged(words);
        assert_eq!(verify(&bench.log), Err(Fault { seq, what: What::Words }), "{words:?}");
    }
    for words in ["mine", "моя дума", "\u{202e}mine", &"я".repeat(64)] {
        let (bench, _) = forged(words);
        let verified = verify(&bench.log).unwrap();
        assert_eq!(verified.matches[0].given, [None, Some(words.to_owned())]);
    }
}

#[test]
fn only_persons_give_words() {
    let mut bench = Bench::opened_at(4, Home { community: false });
    bench.run(Command::AddAi { by: ANA });
    say(&mut bench, ANA, "alone");
    finish(&mut bench, 4);
    assert_eq!(verify(&bench.log).unwrap().matches[0].words, Words::Everyone);
}

#[test]
fn a_successor_finds_the_seat_s_words_there() {
    let mut bench = Bench::lobby(4);
    for person in [ANA, BORIS] {
        say(&mut bench, person, "mine");
    }
    bench.run(Command::Start { by: ANA });
    bench.run(Command::StandDown { person: BORIS });
    bench.run(Command::TakeOver { person: CVETA, seat: Seat::SECOND });
    bench.run(Command::Resign { person: ANA });
    let verified = verify(&bench.log).unwrap();
    let checked = &verified.matches[0];
    assert_eq!(checked.words, Words::Everyone, "who sat there when the match began gave some");
    assert_eq!(checked.given, [Some("mine".to_owned()), Some("mine".to_owned())]);
}

#[test]
fn a_match_that_did_not_run_to_its_end_is_verified_too() {
    let mut bench = Bench::playing(4);
    bench.play_one(&mut StdRng::seed_from_u64(4));
    let verified = verify(&bench.log).unwrap();
    assert!(verified.running && verified.matches.is_empty());
    bench.run(Command::Resign { person: BORIS });
    let verified = verify(&bench.log).unwrap();
    let checked = &verified.matches[0];
    assert_eq!((checked.deals, checked.actions, verified.running), (1, 1, false));
}

#[test]
fn each_match_has_its_own_secret_and_words() {
    let mut bench = Bench::lobby(4);
    say(&mut bench, ANA, "once");
    finish(&mut bench, 4);
    for person in [ANA, BORIS] {
        bench.run(Command::Rematch { person, secret: secret(5) });
    }
    finish(&mut bench, 5);
    let verified = verify(&bench.log).unwrap();
    let seen: Vec<_> =
        verified.matches.iter().map(|checked| (checked.match_no, checked.commitment, checked.words)).collect();
    assert_eq!(seen, [(1, secret(4).commitment(), Words::Someone), (2, secret(5).commitment(), Words::NoOne)]);
}

#[test]
fn there_must_be_something_to_verify() {
    let fault = Fault { seq: 0, what: What::Log(Why::Empty) };
    assert_eq!(verify(&[]), Err(fault.clone()));
    assert_eq!(fault.to_string(), "record 0: the log is empty");
}
