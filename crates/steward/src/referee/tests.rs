//! The protocol, including a scripted deal.

use serde_json::{Value, json};
use talon_games::AnyView;

use super::messages::{MAX_LINE, PROTOCOL};
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

/// Sends lines; returns one answer for each.
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
    assert_eq!(
        answers[10]["outcome"],
        json!({
            "game_points": [3, 0], "winner": 0, "reason": "claim-after-own-close", "totals": [70, 0],
            "tricks": [3, 0], "marriages": [40, 0], "last_trick_bonus": null, "claimed_by": 0, "closed_by": 0,
            "opponent_tricks_at_close": 0,
        })
    );
    assert_eq!(answers[11], json!({"error": "illegal", "rule": "deal-over", "legal": []}));
}

/// The cards of several hands, in order, as a deck.
fn deal(packets: &[&str]) -> Vec<String> {
    packets.iter().flat_map(|packet| packet.split_whitespace()).map(str::to_owned).collect()
}

/// Plays a whole deal in which everybody takes the first legal action. Returns the last answer.
fn judged_to_its_end(start: Value) -> Value {
    let mut lines = vec![start];
    loop {
        let last = ask(&lines).pop().unwrap();
        let Some(seat) = last["to_act"][0].as_u64() else { return last };
        let action = last["legal"][seat.to_string()][0].as_str().unwrap().to_owned();
        lines.push(act(u8::try_from(seat).unwrap(), &action));
        assert!(lines.len() < 400, "it ends");
    }
}

/// rules/belot.md §14, §6: the auction of example 10 with its refusals, and what it deals.
#[test]
fn belot_is_judged_from_its_auction_on() {
    let deck =
        deal(&["QS KS AS", "9D TD JD", "TC JC QC", "AC 9C", "QD AH", "KC 9H", "KH KD AD", "QH 9S TS", "TH JH JS"]);
    let start = json!({"new": {"game": "belot", "seats": 3, "dealer": 2, "scores": [9, 8, 7], "deck": deck}});
    let answers = ask(&[
        start.clone(),
        act(0, "H"),
        act(1, "D"),
        act(1, "contra"),
        act(2, "contra"),
        act(2, "recontra"),
        act(0, "pass"),
        act(1, "pass"),
        act(0, "50"),
    ]);
    assert_eq!(answers[0]["legal"], json!({"0": ["pass", "C", "D", "H", "S", "NT", "AT"]}));
    assert_eq!(answers[2]["rule"], "bid-too-low");
    assert_eq!(answers[2]["legal"], json!(["pass", "S", "NT", "AT", "contra"]));
    assert_eq!(answers[4]["rule"], "contra-already");
    assert_eq!(answers[5]["events"], json!([{"type": "called", "seat": 2, "call": "recontra"}]));
    let dealt: Vec<&Value> = answers[7]["events"].as_array().unwrap().iter().map(|event| &event["cards"]).collect();
    assert_eq!(dealt[1..], [&json!(["KH", "KD", "AD"]), &json!(["QH", "9S", "TS"]), &json!(["TH", "JH", "JS"])]);
    assert_eq!(answers[7]["to_act"], json!([0]));
    assert_eq!(answers[8]["rule"], "no-combination");

    let passed = ask(&[start.clone(), act(0, "pass"), act(1, "pass"), act(2, "pass")]).pop().unwrap();
    assert_eq!(passed["events"].as_array().unwrap().len(), 3);
    let thrown_in = json!({"game_points": [0, 0, 0], "winner": null, "reason": "thrown-in", "type": "thrown-in"});
    assert_eq!(passed["outcome"], thrown_in);
    let mut two = start;
    two["new"]["seats"] = json!(2);
    assert!(ask(&[two])[0]["message"].as_str().unwrap().contains("2 seats"));
}

#[test]
fn ristiseiska_is_judged_for_as_many_as_sit_there() {
    let pack = || "CDHS".chars().flat_map(|suit| "23456789TJQKA".chars().map(move |rank| format!("{rank}{suit}")));
    let start = |seats: Value, rules: Value| json!({"new": {"game": "ristiseiska", "seats": seats, "rules": rules, "dealer": 0, "deck": pack().collect::<Vec<_>>()}});
    let opened = &ask(&[start(Value::Null, json!({}))])[0];
    assert_eq!((&opened["to_act"], &opened["points"]), (&json!([0]), &json!([0, 0, 0])), "three, when nothing is said");
    assert_eq!(opened["legal"], json!({"0": ["7C"]}));
    assert!(ask(&[start(json!(6), json!({}))])[0]["message"].as_str().unwrap().contains("6 seats"));
    for seats in 3..=8 {
        let last = judged_to_its_end(start(json!(seats), json!({"max_players": 8})));
        let outcome = &last["outcome"];
        let points: Vec<u64> =
            outcome["game_points"].as_array().unwrap().iter().map(|had| had.as_u64().unwrap()).collect();
        assert_eq!(points.len(), seats);
        assert_eq!(points[usize::try_from(outcome["winner"].as_u64().unwrap()).unwrap()], 0, "his hand is empty");
        assert!(points.iter().filter(|had| **had == 0).count() == 1, "{points:?}");
        assert!(["played-out", "gave-last"].contains(&outcome["reason"].as_str().unwrap()));
    }
}

/// The closer's opponent gets to 66 with the last trick: nothing happens, or he wins (rules/schnapsen.md §10, §14 `frozen`).
#[test]
fn the_options_of_snaps_reach_the_deal() {
    let deck = deal(&["QH KD QD", "AH TH AD", "JH", "KS QS", "AS TS", "KH TD JD AC TC KC QC JC JS"]);
    let play = [(0, "close"), (0, "KS"), (1, "AS"), (1, "AH"), (0, "QH"), (1, "TH"), (0, "QD"), (1, "TS"), (0, "QS")];
    let judged = |frozen: &str, reason: &str| {
        let mut lines =
            vec![json!({"new": {"game": "snaps", "dealer": 1, "rules": {"frozen": frozen}, "deck": deck.clone()}})];
        lines.extend(play.map(|(seat, action)| act(seat, action)));
        let before = ask(&lines).pop().unwrap();
        assert_eq!((&before["points"], &before["legal"]), (&json!([0, 55]), &json!({"1": ["AD"]})));
        lines.extend([act(1, "AD"), act(0, "KD")]);
        let after = ask(&lines).pop().unwrap();
        assert_eq!(after["points"], json!([0, 70]));
        assert_eq!(
            after["outcome"],
            json!({
                "game_points": [0, 3], "winner": 1, "reason": reason, "worth": 3, "totals": [0, 70],
                "tricks": [0, 5], "marriages": [0, 0], "claimed_by": if frozen == "full" { Value::Null } else { json!(1) },
                "closing": {"by": 0, "opponent_tricks": 0, "opponent_points": 0},
            })
        );
    };
    judged("full", "closed-failed");
    judged("scoring_only", "closed-overtaken");
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

/// A recorded conversation: `→` is sent, `←` is answered.
fn recorded(text: &str) -> (String, Vec<Value>) {
    let said: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
    let answered = text.lines().filter_map(|line| line.strip_prefix("← "));
    (said.join("\n"), answered.map(|line| serde_json::from_str(line).unwrap()).collect())
}

/// True if the answer still has everything it had; it may have new fields.
fn holds(now: &Value, then: &Value) -> bool {
    match (now, then) {
        (Value::Object(now), Value::Object(then)) => {
            then.iter().all(|(key, then)| now.get(key).is_some_and(|now| holds(now, then)))
        }
        (Value::Array(now), Value::Array(then)) => {
            now.len() == then.len() && now.iter().zip(then).all(|(now, then)| holds(now, then))
        }
        _ => now == then,
    }
}

/// `tests/golden/referee` has what each version added; these files never change.
#[test]
fn what_earlier_versions_answered_is_still_answered() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/referee");
    let mut versions = Vec::new();
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        versions.push(path.file_stem().unwrap().to_str().unwrap().to_owned());
        let (said, answered) = recorded(&std::fs::read_to_string(&path).unwrap());
        let now = talk(said.as_bytes());
        assert_eq!(now.len(), answered.len());
        for ((then, now), said) in answered.iter().zip(&now).zip(said.lines()) {
            // The version itself is the only field that may change.
            let asked = then.get("protocol_version").is_some() && now.get("protocol_version").is_some();
            assert!(asked || holds(now, then), "{}: {said}\nthen {then}\nnow {now}", path.display());
        }
    }
    versions.sort();
    assert_eq!(versions, ["1.0", "1.1", "1.2"]);
    assert!(versions.iter().any(|version| version == PROTOCOL), "the version of today has its file");
}

#[test]
fn the_version_is_told_with_and_without_a_deal_and_changes_nothing() {
    let version = json!({"ask": "protocol_version"});
    let answers = ask(&[version.clone(), new(), version.clone(), act(0, "AH"), json!({"ask": "name"})]);
    assert_eq!(answers[0], json!({"protocol_version": PROTOCOL}));
    assert_eq!(answers[2], answers[0]);
    assert_eq!(answers[3], ask(&[new(), act(0, "AH")])[1]);
    assert_eq!(answers[4]["error"], "malformed");
}

/// A view contains only its own seat's cards, as an engine receives it.
#[test]
fn each_seat_s_view_is_told_where_it_is_asked_for() {
    let mut told = new();
    told["new"]["tell"] = json!(["views"]);
    let views = ask(&[told])[0]["views"].take();
    assert_eq!(views["0"]["hand"], json!(["TH", "AH", "TS", "QS", "KS", "AS"]));
    assert_eq!((&views["0"]["legal"], &views["1"]["legal"]), (&ask(&[new()])[0]["legal"]["0"], &json!([])));
    for (seat, view) in views.as_object().unwrap() {
        let view: AnyView = serde_json::from_value(view.clone()).unwrap();
        assert_eq!((view.hand().len(), view.to_act().len()), (6, 1), "{seat}");
    }
    assert_eq!(ask(&[new()])[0].get("views"), None);
}

/// Every conversation in `docs/referee.md`, word for word.
#[test]
fn the_examples_of_the_documentation_are_true() {
    let page = include_str!("../../../../docs/referee.md");
    let mut conversations = 0;
    for block in page.split("```").skip(1).step_by(2).filter(|block| block.starts_with("talk")) {
        let (said, answered) = recorded(block);
        assert_eq!(talk(said.as_bytes()), answered);
        conversations += 1;
    }
    assert_eq!(conversations, 8);
}
