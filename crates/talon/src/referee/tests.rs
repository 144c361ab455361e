//! The conversation, a scripted deal included.

use serde_json::{Value, json};

use super::lines::MAX_LINE;
use super::run;

/// rules/santase.md §16, example 4: Alice is seat 0, Bob deals.
const EXAMPLE_4: [&str; 24] = [
    "AS", "TS", "KS", "JS", "AD", "TD", "QS", "TH", "AH", "KD", "JH", "9H", "9S", "KH", "QH", "QD", "JD", "9D", "AC",
    "TC", "KC", "QC", "JC", "9C",
];

fn talk(input: &[u8]) -> Vec<Value> {
    let mut out = Vec::new();
    run(input, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Every line is answered by one.
fn ask(lines: &[Value]) -> Vec<Value> {
    let input: Vec<String> = lines.iter().map(|line| line.to_string() + "\n").collect();
    let answers = talk(input.concat().as_bytes());
    assert_eq!(answers.len(), lines.len());
    answers
}

fn new() -> Value {
    json!({"new": {"game": "santase", "rules": {}, "seats": 2, "dealer": 1, "scores": [0, 0], "deck": EXAMPLE_4}})
}

fn act(seat: u8, action: &str) -> Value {
    json!({"act": [seat, action]})
}

#[test]
fn example_4_is_judged_to_its_end() {
    let answers = ask(&[
        new(),
        act(0, "AH"),
        act(1, "9H"),
        act(0, "close"),
        act(0, "m:S"),
        act(0, "KS"),
        act(1, "AD"),
        act(1, "JS"),
        act(0, "AS"),
        act(1, "JH"),
        act(0, "claim"),
        act(0, "claim"),
    ]);
    assert_eq!(answers[0]["to_act"], json!([0]));
    assert_eq!(answers[0]["points"], json!([0, 0]));
    assert_eq!(answers[0]["events"], json!([]));
    assert_eq!(answers[0]["outcome"], Value::Null);
    assert_eq!(answers[2]["points"], json!([11, 0]));
    assert_eq!(answers[2]["legal"], json!({"0": ["draw", "close", "claim"]}));
    assert_eq!(answers[3]["events"], json!([{"type": "closed", "seat": 0}]));
    assert_eq!(answers[4]["points"], json!([51, 0]));
    assert_eq!(answers[5]["legal"], json!({"1": ["JS"]}));
    assert_eq!(answers[6], json!({"error": "illegal", "rule": "must-follow", "legal": ["JS"]}));
    assert_eq!(answers[7]["points"], json!([57, 0]));
    assert_eq!(answers[9]["points"], json!([70, 0]));
    assert_eq!(answers[10]["to_act"], json!([]));
    assert_eq!(answers[10]["legal"], json!({}));
    assert_eq!(answers[10]["outcome"], json!({"game_points": [3, 0], "winner": 0, "reason": "claim-after-own-close"}));
    assert_eq!(answers[11], json!({"error": "illegal", "rule": "deal-over", "legal": []}));
}

#[test]
fn what_is_refused_changes_nothing() {
    let honest = ask(&[new(), act(0, "AH")]);
    let disturbed = ask(&[
        new(),
        act(1, "9H"),
        act(0, "9H"),
        act(0, "close"),
        act(0, "nonsense"),
        act(5, "AH"),
        json!({"new": {"game": "santase", "dealer": 0, "deck": ["AH"]}}),
        json!("act"),
        act(0, "AH"),
    ]);
    let errors: Vec<&Value> = disturbed[1..8].iter().map(|answer| &answer["error"]).collect();
    let (illegal, malformed) = errors.split_at(3);
    assert!(illegal.iter().all(|error| **error == "illegal"), "{disturbed:?}");
    assert!(malformed.iter().all(|error| **error == "malformed"), "{disturbed:?}");
    assert_eq!(disturbed[1], json!({"error": "illegal", "rule": "not-your-turn", "legal": []}));
    assert_eq!(disturbed[2]["rule"], "not-in-hand");
    assert_eq!(disturbed[2]["legal"], honest[0]["legal"]["0"]);
    assert_eq!(disturbed[3]["rule"], "first-trick");
    assert_eq!(disturbed[8], honest[1]);
}

#[test]
fn options_are_written_as_the_rules_page_or_the_table_writes_them() {
    for rules in [
        json!({"close-before-draw": "off", "target": 7}),
        json!({"close_before_draw": "off", "target": "7", "failed_close": "at_end"}),
    ] {
        let mut start = new();
        start["new"]["rules"] = rules;
        let answers = ask(&[start, act(0, "AH"), act(1, "9H")]);
        let drew: Vec<&Value> = answers[2]["events"].as_array().unwrap().iter().map(|event| &event["type"]).collect();
        assert_eq!(drew, ["played", "trick-won", "drew", "drew"]);
    }
}

#[test]
fn what_is_malformed_says_what_is_wrong() {
    let with = |key: &str, value: Value| {
        let mut start = new();
        start["new"][key] = value;
        start
    };
    for (line, part) in [
        (act(0, "AH"), "no deal yet"),
        (json!({}), "a line is"),
        (json!(null), "a line is"),
        (json!({"act": [0]}), "a line is"),
        (json!({"act": [-1, "AH"]}), "a line is"),
        (json!({"act": ["0", "AH"]}), "a line is"),
        (with("game", json!("bridge")), "no such game: bridge"),
        (with("rules", json!({"jokers": "on"})), "rules: jokers: no such option; there are: target"),
        (with("rules", json!({"target": 12})), "rules: target: no such value for target; it is one of: 7, 11"),
        (with("rules", json!({"target": [11]})), "rules: target: write the value"),
        (with("seats", json!(3)), "3 seats"),
        (with("dealer", json!(4)), "dealer"),
        (with("scores", json!([0])), "scores: one number for each of the 2 seats"),
        (with("deck", json!([])), "0 cards"),
        (with("deck", json!(["1S"])), "a line is"),
        (with("deck", json!(vec!["AS"; 24])), "not the game's pack"),
        (with("colour", json!(1)), "unknown field"),
    ] {
        let answers = ask(std::slice::from_ref(&line));
        assert_eq!(answers[0]["error"], "malformed", "{line}");
        assert!(answers[0]["message"].as_str().unwrap().contains(part), "{line} was answered {}", answers[0]);
    }
}

#[test]
fn no_line_is_too_long_too_deep_or_too_strange() {
    let long = vec![b'['; MAX_LINE + 1];
    let deep = vec![b'['; MAX_LINE];
    let lines: [&[u8]; 6] = [&long, &deep, b"\xc3\x28", b"{\"act\":[0,\"\\u0000\"]}", b"\0", b"{\"new\":"];
    for line in lines {
        let mut input = line.to_vec();
        input.push(b'\n');
        input.extend(new().to_string().bytes());
        let answers = talk(&input);
        assert_eq!(answers.len(), 2);
        assert_eq!(answers[0]["error"], "malformed");
        assert_eq!(answers[1]["to_act"], json!([0]));
    }
    assert_eq!(talk(b"\n  \n\r\n"), Vec::<Value>::new());
}

/// Every conversation of `docs/referee.md`, word for word: `→` is said, `←` is answered.
#[test]
fn the_examples_of_the_documentation_are_true() {
    let page = include_str!("../../../../docs/referee.md");
    let mut conversations = 0;
    for block in page.split("```").skip(1).step_by(2).filter(|block| block.starts_with("talk")) {
        let said: Vec<&str> = block.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
        let answered: Vec<Value> = block
            .lines()
            .filter_map(|line| line.strip_prefix("← "))
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(talk(said.join("\n").as_bytes()), answered);
        conversations += 1;
    }
    assert_eq!(conversations, 2);
}
