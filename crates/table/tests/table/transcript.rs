//! Matches as texts: whatever is written agrees, and whatever is changed is found at its line.

use std::fs;
use std::path::Path;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use talon_games::GameKind;
use talon_table::transcript::{Bad, Flaw, judge, write};
use talon_table::{Command, Course};

use crate::bench::{ANA, BORIS, Bench, people, secret};

/// A random match of this game under random options, as text.
fn written(kind: GameKind, seed: u64) -> String {
    eprintln!("{kind}, seed {seed}");
    write(&played(kind, seed))
}

fn played(kind: GameKind, seed: u64) -> Course {
    let mut rng = StdRng::seed_from_u64(seed);
    let seats = kind.default_rules().seats();
    let persons = rng.random_range(*seats.start()..=*seats.end());
    let mut bench = Bench::seated(kind, persons, 0, seed);
    for option in kind.default_rules().options() {
        let value = option.values[rng.random_range(0..option.values.len())].to_owned();
        if rng.random_ratio(1, 3) {
            let _ = bench.tell(Command::SetOption { by: people(0), key: option.key.to_owned(), value });
        }
    }
    bench.run(Command::Start { by: people(0) });
    while bench.table.is_playing() {
        if rng.random_ratio(1, 500) {
            bench.run(Command::Resign { person: people(0) });
        } else {
            bench.play_one(&mut rng);
        }
    }
    Course::of(&bench.log, 1).unwrap().unwrap()
}

/// The text with one line in the place of another; the line's number counts from 1.
fn with(text: &str, number: usize, line: &str) -> String {
    let lines = (1..).zip(text.lines()).map(|(place, old)| if place == number { line } else { old });
    lines.collect::<Vec<_>>().join("\n")
}

/// The number of the first line that begins so, and the line.
fn line<'a>(text: &'a str, beginning: &str) -> (usize, &'a str) {
    let mut lines = (1..).zip(text.lines());
    lines.find(|(_, line)| line.starts_with(beginning)).unwrap_or_else(|| panic!("no line begins with {beginning}"))
}

#[test]
fn what_is_written_agrees() {
    for kind in GameKind::ALL {
        for seed in 0..12 {
            eprintln!("{kind}, seed {seed}");
            let course = played(kind, seed);
            let text = write(&course);
            let judged = judge(&text).unwrap_or_else(|bad| panic!("{bad}\n{text}"));
            assert_eq!((judged.table, judged.match_no, judged.game), (course.table(), 1, kind));
            assert_eq!(judged.winners, course.finished().result.winners);
            assert_eq!(judged.deals as usize, course.deals().len());
            let actions: usize = course.deals().iter().map(|deal| deal.actions.len()).sum();
            assert_eq!(judged.actions as usize, actions);
            assert!(text.is_ascii(), "notation is ASCII");
        }
    }
}

/// A deck is longer than the lines of a mail.
#[test]
fn a_line_that_a_mail_program_wrapped_is_named() {
    for kind in GameKind::ALL {
        let text = written(kind, 5);
        let (number, deck) = line(&text, "deck ");
        let (_, at) = deck.rmatch_indices(' ').map(|(at, _)| ((), at)).find(|(_, at)| *at <= 72).unwrap();
        let wrapped = format!("{}\n{}", &deck[..at], &deck[at + 1..]);
        assert_eq!(judge(&with(&text, number, &wrapped)).unwrap_err(), Bad { line: number, flaw: Flaw::Wrapped });
    }
    let said = Bad { line: 9, flaw: Flaw::Wrapped }.to_string();
    assert_eq!(said, "line 9: it was wrapped, as mail programs do: put the next line at its end");
}

#[test]
fn remarks_and_empty_lines_say_nothing() {
    let text = written(GameKind::Santase, 1);
    let remarked = text.replace("\ndeal ", "\n\n   # a good deal\ndeal ").replace('\n', " \r\n");
    assert_eq!(judge(&remarked), judge(&text));
}

#[test]
fn what_follows_cannot_be_told_otherwise() {
    for kind in GameKind::ALL {
        let text = written(kind, 3);
        for (beginning, other) in [
            ("talon-match", "talon-match 2"),
            ("game", "game poker"),
            ("revision", "revision 999999"),
            ("option", "option no such"),
            ("seat A", "seat B person"),
            ("deal 1", "deal 2"),
            ("deck", "deck AS AS"),
            ("ended", "ended happily"),
            ("scored", "scored 40 40"),
            ("total", "total 40"),
            ("result", "result somehow"),
            ("winners", "winners C D"),
            ("points", "points 900 900 900 900 900 900 900 900"),
        ] {
            let (number, _) = line(&text, beginning);
            let bad = judge(&with(&text, number, other)).expect_err(other);
            assert_eq!(bad.line, number, "{kind}: {other}: {bad}");
        }
    }
}

#[test]
fn the_right_player_deals_each_deal() {
    let text = written(GameKind::Snaps, 4);
    let second = text.split_once("\ndeal 2\n").unwrap().0.lines().count() + 3;
    let dealer = text.lines().nth(second - 1).unwrap();
    let other = if dealer == "dealer A" { "B" } else { "A" };
    let bad = judge(&with(&text, second, &format!("dealer {other}"))).unwrap_err();
    assert_eq!(bad, Bad { line: second, flaw: Flaw::Dealer(if other == "A" { "B" } else { "A" }) });
}

/// A card that was played, and whatever must be said: without it the match cannot have been. (What a player may say or not, such as a
/// marriage, can be left out where nothing depends on it.)
fn is_needed(line: &str) -> bool {
    let said = line.split_once(' ').filter(|(key, _)| key.len() == 1).map(|(_, action)| action.len());
    !line.is_empty()
        && !line.starts_with("option")
        && !line.starts_with("seat")
        && said.is_none_or(|length| length == 2)
}

#[test]
fn a_line_that_is_left_out_is_noticed() {
    for kind in GameKind::ALL {
        let text = written(kind, 6);
        let lines: Vec<&str> = text.lines().collect();
        let mut rng = StdRng::seed_from_u64(6);
        for _ in 0..60 {
            let place = rng.random_range(0..lines.len());
            if !is_needed(lines[place]) {
                continue;
            }
            let rest = [&lines[..place], &lines[place + 1..]].concat().join("\n");
            let bad = judge(&rest).expect_err(lines[place]);
            assert!(bad.line > place, "{kind}: line {} is left out, and {bad}", place + 1);
        }
    }
}

#[test]
fn a_deal_goes_to_its_end_and_no_further() {
    let to_the_end = (0..50).map(|seed| written(GameKind::Sznap, seed)).find(|text| text.contains("result played"));
    let text = to_the_end.expect("most matches are played out");
    let (ended, _) = line(&text, "ended");
    let more = with(&text, ended, "A QS\nended x");
    assert_eq!(judge(&more).unwrap_err(), Bad { line: ended, flaw: Flaw::Over });
    let (last, _) = line(&text, "result");
    let on = with(&text, last, "deal 99\nresult played");
    assert_eq!(judge(&on).unwrap_err(), Bad { line: last, flaw: Flaw::MatchOver });
    let early = with(&text, last, "result resigned A");
    assert_eq!(judge(&early).unwrap_err(), Bad { line: last, flaw: Flaw::MatchOver });
    let twice = format!("{text}\npoints 1 2\n");
    assert_eq!(judge(&twice).unwrap_err().flaw, Flaw::Expected("nothing more"));
    for cut in 0..text.lines().count() {
        let part: Vec<&str> = text.lines().take(cut).collect();
        assert!(judge(&part.join("\n")).is_err(), "cut after line {cut}");
    }
}

#[test]
fn a_match_that_was_given_up_is_not_played() {
    let mut bench = Bench::playing(3);
    bench.play_one(&mut StdRng::seed_from_u64(3));
    bench.run(Command::Resign { person: ANA });
    let text = write(&Course::of(&bench.log, 1).unwrap().unwrap());
    assert!(judge(&text).is_ok(), "{text}");
    let (last, how) = line(&text, "result");
    assert!(how.starts_with("result resigned "), "{how}");
    assert_eq!(judge(&with(&text, last, "result played")).unwrap_err(), Bad { line: last, flaw: Flaw::MatchNotOver });
    let (won, _) = line(&text, "winners");
    assert_eq!(judge(&with(&text, last, "result agreed")).unwrap_err().line, won);
    assert_eq!(judge(&with(&text, last, "result resigned")).unwrap_err().line, last);
}

#[test]
fn nobody_is_named() {
    let mut bench = Bench::lobby(4);
    bench.run(Command::Words { person: ANA, words: "Ana was here".to_owned() });
    let before = secret(4);
    bench.run(Command::Start { by: ANA });
    bench.play_out(&mut StdRng::seed_from_u64(4));
    let text = write(&Course::of(&bench.log, 1).unwrap().unwrap());
    assert!(!text.contains("Ana") && !text.contains(&before.commitment().to_string()), "{text}");
}

/// The form is public: a text that was written once stays readable for ever. `TALON_BLESS=1` rewrites it.
#[test]
fn the_text_is_written_as_it_always_was() {
    let mut bench = Bench::opened(7);
    bench.run(Command::SetOption { by: ANA, key: "target".to_owned(), value: "7".to_owned() });
    bench.run(Command::Join { person: BORIS });
    bench.run(Command::Start { by: ANA });
    bench.play_out(&mut StdRng::seed_from_u64(7));
    let text = write(&Course::of(&bench.log, 1).unwrap().unwrap());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/match.txt");
    if std::env::var_os("TALON_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap();
    assert_eq!(text, kept);
    assert_eq!(judge(&kept).map(|judged| judged.game), Ok(GameKind::Santase));
}
