//! The table's end, with programs that crash, hang, flood and cheat.
#![cfg(unix)]

use std::time::Duration;

use talon_engine::{Contest, Ended, Entrant, Patience};
use talon_games::GameKind;
use talon_players::arena::{Bout, Length};

const HELLO: &str = r#"read line; echo '{"hello":{"protocol":1,"name":"a cheat"}}'; "#;

/// Ten rounds of Snaps against a shell script.
fn against(script: &str, patience: Duration) -> Ended {
    let rules = GameKind::Snaps.default_rules();
    let contest = Contest {
        bout: Bout::new(&rules, 2, Length::Deal, 5).unwrap(),
        hero: "thumb".parse().unwrap(),
        field: Entrant::Program(["sh", "-c", script].map(ToOwned::to_owned).to_vec()),
        rounds: 10,
        sprt: None,
        patience: Patience { answer: patience, nodes: None },
        threads: 2,
    };
    contest.play(|_| ())
}

/// Why the first round did not end, without the program's name.
fn broken(script: &str, patience: Duration) -> String {
    let ended = against(script, patience);
    let (round, why) = ended.broken.unwrap();
    assert_eq!((round, ended.tally.rounds()), (0, 0));
    let why = why.to_string();
    why.split_once("” ").unwrap().1.to_owned()
}

const LONG: Duration = Duration::from_secs(60);
const SHORT: Duration = Duration::from_millis(200);

#[test]
fn a_program_that_does_not_greet_is_told_apart() {
    assert_eq!(broken("exit 3", LONG), "ended in the middle (exit status: 3)");
    assert_eq!(broken("exec sleep 1000", SHORT), "hangs: no answer within 200ms");
    assert_eq!(broken("exec cat", LONG), r#"was asked for {"hello": {…}}, and said {"hello":{"protocol":1}}"#);
    assert_eq!(broken(r#"echo '{"hello":{"protocol":2,"name":"x"}}'; cat"#, LONG), "speaks protocol 2; it must be 1");
    assert_eq!(broken("exec tr '\\n' x </dev/zero", LONG), "was asked for a line, and said one that has no end");
    assert_eq!(broken("printf '\\377\\n'; cat", LONG), "was asked for a line, and said something that is not UTF-8");
}

#[test]
fn a_program_that_stops_in_the_middle_is_told_apart() {
    assert_eq!(broken(&format!("{HELLO} exit 7"), LONG), "ended in the middle (exit status: 7)");
    assert!(broken(&format!("{HELLO} kill -SEGV $$"), LONG).starts_with("ended in the middle (signal: 11"));
    assert_eq!(broken(&format!("{HELLO} exec cat >/dev/null"), LONG), "ended in the middle (it closed its output)");
    assert_eq!(broken(&format!("{HELLO} while read line; do :; done"), SHORT), "hangs: no answer within 200ms");
    // It does not even read.
    assert_eq!(broken(&format!("{HELLO} exec sleep 1000"), SHORT), "hangs: no answer within 200ms");
    assert!(broken(&format!("{HELLO} exec yes"), LONG).ends_with("with its id, its n and an action, and said y"));
}

/// Answers every question with this action.
fn always(action: &str) -> String {
    format!(
        r#"{HELLO} exec sed -un 's/^{{"move":{{"id":\([0-9]*\),"n":\([0-9]*\),.*/{{"move":{{"id":\1,"n":\2,"action":"{action}"}}}}/p'"#
    )
}

#[test]
fn what_is_illegal_is_told_with_what_was_legal() {
    for action in ["2C", "claim", "", "m:Z", "JC and more"] {
        let why = broken(&always(action), LONG);
        assert!(why.starts_with(&format!("chose {action:?}, which is illegal; it had ")), "{why}");
    }
}

#[test]
fn an_answer_to_another_question_is_none() {
    let late = always("JC").replace(r#""n":\2"#, r#""n":99"#);
    assert!(broken(&late, LONG).contains(r#"and said {"move":{"id":1,"n":99,"action":"JC"}}"#));
    let error = format!(r#"{HELLO} exec sed -un 's/^{{"move.*/{{"error":{{"message":"help"}}}}/p'"#);
    assert!(broken(&error, LONG).contains(r#"and said {"error":{"message":"help"}}"#));
}

#[test]
fn no_program_outlives_its_seat() {
    let folder = std::env::temp_dir().join(format!("talon-engine-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let script = format!("echo $$ >{}/$$; exec sleep 1000", folder.display());
    assert_eq!(broken(&script, SHORT), "hangs: no answer within 200ms");
    let mut started = 0;
    for file in std::fs::read_dir(&folder).unwrap() {
        let process = file.unwrap().file_name().into_string().unwrap();
        assert!(!std::path::Path::new("/proc").join(&process).exists(), "{process} still runs");
        started += 1;
    }
    assert!(started >= 1);
    std::fs::remove_dir_all(folder).unwrap();
}
