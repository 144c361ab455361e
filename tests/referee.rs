//! The referee as an outside model meets it: whole deals over the program's standard streams, every term of the account added up anew.

#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use talon_games::GameKind;

/// The last line of a deal of each game.
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/referee.jsonl");

/// The program, judging.
struct Referee {
    program: Child,
    to: ChildStdin,
    from: BufReader<ChildStdout>,
}

impl Referee {
    fn start() -> Self {
        let mut program = Command::new(env!("CARGO_BIN_EXE_talon"))
            .arg("referee")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let to = program.stdin.take().expect("its input");
        let from = BufReader::new(program.stdout.take().expect("its output"));
        Self { program, to, from }
    }

    fn ask(&mut self, line: &Value) -> Value {
        writeln!(self.to, "{line}").expect("it listens");
        let mut answer = String::new();
        self.from.read_line(&mut answer).expect("it answers");
        serde_json::from_str(&answer).unwrap_or_else(|error| panic!("{error}: {answer:?} to {line}"))
    }

    fn end(self) {
        let Self { mut program, to, from: _ } = self;
        drop(to);
        assert!(program.wait().expect("it ends").success());
    }
}

/// Numbers that look like chance and are the same every time.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % sides
    }
}

fn numbers(of: &Value) -> Vec<i64> {
    of.as_array().unwrap().iter().map(|number| number.as_i64().unwrap()).collect()
}

fn each(of: &Value, field: &str) -> Vec<Value> {
    of.as_array().unwrap().iter().map(|one| one[field].clone()).collect()
}

fn cards(of: &Value) -> Vec<String> {
    of.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// A deal of the game from a deck and decisions by chance; every answer goes to `check`, and the last one is returned.
fn play(referee: &mut Referee, game: GameKind, seed: u64, rules: &Value, mut check: impl FnMut(&Value)) -> Value {
    let mut dice = Dice(seed);
    let rules_of = game.default_rules();
    let mut deck: Vec<String> = rules_of.pack().iter().map(ToString::to_string).collect();
    for place in (1..deck.len()).rev() {
        deck.swap(place, dice.roll(place + 1));
    }
    let new = json!({"game": game.name(), "rules": rules, "dealer": 0, "deck": deck, "tell": ["account", "seen"]});
    let mut answer = referee.ask(&json!({"new": new}));
    for _ in 0..1_000 {
        check(&answer);
        let Some(seat) = answer["to_act"][0].as_u64() else { return answer };
        let legal = cards(&answer["legal"][seat.to_string()]);
        // What ends a deal early is rarely chosen, so that most are played to their last card.
        let wild = dice.roll(20) == 0;
        let early = |action: &&String| wild || !matches!(action.as_str(), "claim" | "close") && !action.ends_with('!');
        let offered: Vec<&String> = legal.iter().filter(early).collect();
        let action = offered[dice.roll(offered.len())];
        answer = referee.ask(&json!({"act": [seat, action]}));
    }
    panic!("it does not end");
}

/// What is in the answer at every step: nobody is told another's card, and a spectator is told no more than anybody.
fn is_sound(answer: &Value) {
    let (events, seen) = (answer["events"].as_array().unwrap(), answer["seen"].as_object().unwrap());
    let spectator = seen["spectator"].as_array().unwrap();
    assert_eq!(spectator.len(), events.len());
    for (viewer, told) in seen {
        for (full, told) in events.iter().zip(told.as_array().unwrap()) {
            assert_eq!(full["type"], told["type"]);
            let own = |field: &str| full[field].as_u64().is_some_and(|seat| seat.to_string() == *viewer);
            let hidden = match full["type"].as_str().unwrap() {
                "drew" => !own("seat"),
                "given" => !own("from") && !own("to"),
                _ => false,
            };
            assert_eq!(told == full, !hidden, "{full} as {viewer} sees it: {told}");
        }
    }
}

fn marriage(answer: &Value) {
    is_sound(answer);
    let account = &answer["account"];
    let seats = &account["seats"];
    let term = |field: &str| each(seats, field).iter().map(|points| points.as_i64().unwrap()).collect::<Vec<_>>();
    let (taken, marriages, points) = (term("cards"), term("marriages"), numbers(&answer["points"]));
    for seat in 0..2 {
        assert_eq!(points[seat], taken[seat] + marriages[seat]);
    }
    let outcome = &answer["outcome"];
    if outcome.is_null() {
        return;
    }
    assert_eq!(numbers(&outcome["marriages"]), marriages);
    assert_eq!(numbers(&outcome["tricks"]), term("tricks"));
    let mut totals = points;
    if let Some(last) = outcome["last_trick_bonus"].as_u64() {
        totals[usize::try_from(last).unwrap()] += 10;
    }
    assert_eq!(numbers(&outcome["totals"]), totals);
}

fn belot(answer: &Value) {
    is_sound(answer);
    let seats = &answer["account"]["seats"];
    let taken: Vec<i64> = each(seats, "cards").iter().map(|points| points.as_i64().unwrap()).collect();
    assert_eq!(taken, numbers(&answer["points"]));
    let outcome = &answer["outcome"];
    if outcome.is_null() || outcome["type"] == "thrown-in" {
        return;
    }
    let number = |line: &Value, field: &str| line[field].as_i64().unwrap();
    for (index, line) in outcome["lines"].as_array().unwrap().iter().enumerate() {
        assert_eq!(number(line, "cards"), taken[index]);
        assert_eq!(line["declared"], seats[index]["declared"]);
        let belots = i64::try_from(seats[index]["belots"].as_array().unwrap().len()).unwrap();
        assert_eq!(number(line, "belots"), 20 * belots);
        let terms = ["cards", "last_ten", "runs", "carres", "belots"];
        let sum: i64 = terms.iter().map(|term| number(line, term)).sum();
        assert_eq!(number(line, "points"), sum * number(line, "factor") + number(line, "capot"));
        assert_eq!(outcome["game_points"][index], line["recorded"]["units"]);
    }
    assert_eq!(outcome["hung"]["units"] == 0, !outcome["winner"].is_null());
}

fn ristiseiska(answer: &Value) {
    is_sound(answer);
    let account = &answer["account"];
    let hands: Vec<Vec<String>> = account["hands"].as_array().unwrap().iter().map(cards).collect();
    let idle = account["turns_without_play"].as_u64().unwrap();
    assert_eq!(account["guard"], json!(idle >= 2 * u64::try_from(hands.len()).unwrap()));
    let outcome = &answer["outcome"];
    if outcome.is_null() {
        return;
    }
    let worth = |card: &String| match card.as_bytes()[0] {
        b'A' => 1,
        b'T' => 10,
        b'J' => 11,
        b'Q' => 12,
        b'K' => 13,
        digit => i64::from(digit - b'0'),
    };
    assert_eq!(outcome["token"]["seat"], account["token"]);
    for (index, hand) in hands.iter().enumerate() {
        let penalty = &outcome["penalties"][index];
        assert_eq!(cards(&penalty["cards"]), *hand);
        assert_eq!(penalty["points"], json!(hand.iter().map(worth).sum::<i64>()));
        let token = if account["token"] == json!(index) { outcome["token"]["points"].as_i64().unwrap() } else { 0 };
        assert_eq!(numbers(&outcome["game_points"])[index], penalty["points"].as_i64().unwrap() + token);
    }
}

fn check_of(game: GameKind) -> fn(&Value) {
    match game {
        GameKind::Santase | GameKind::Sznap | GameKind::Snaps => marriage,
        GameKind::Belot => belot,
        GameKind::Ristiseiska => ristiseiska,
    }
}

#[test]
fn the_account_of_every_game_adds_up_at_every_step() {
    let mut referee = Referee::start();
    for game in GameKind::ALL {
        let options = match game {
            GameKind::Ristiseiska => [json!({}), json!({"stuck": "token"})],
            GameKind::Sznap => [json!({}), json!({"meld": "explicit"})],
            GameKind::Snaps => [json!({}), json!({"claim-mode": "declare"})],
            GameKind::Belot => [json!({}), json!({"carre-rest": "lost", "belot": "automatic"})],
            GameKind::Santase => [json!({}), json!({"close-before-draw": "off"})],
        };
        for seed in 0..12 {
            play(&mut referee, game, seed, &options[usize::try_from(seed % 2).unwrap()], check_of(game));
        }
    }
    referee.end();
}

/// `TALON_BLESS=1` writes them anew.
#[test]
fn the_last_lines_are_those_that_were_agreed_on() {
    let mut referee = Referee::start();
    let mut lines = Vec::new();
    for game in GameKind::ALL {
        // The first deal of each in which somebody wins.
        let last = (0..).map(|seed| play(&mut referee, game, seed, &json!({}), |_| {}));
        let last = last.into_iter().find(|last| !last["outcome"]["winner"].is_null()).expect("somebody wins");
        lines.push(format!("{}\n", json!({"game": game.name(), "last": last})));
    }
    referee.end();
    let found = lines.concat();
    if std::env::var_os("TALON_BLESS").is_some() {
        std::fs::create_dir_all(std::path::Path::new(GOLDEN).parent().unwrap()).expect("a directory");
        std::fs::write(GOLDEN, &found).expect("written");
    }
    let golden = std::fs::read_to_string(GOLDEN).expect("the agreed lines");
    assert_eq!(found, golden);
}

/// What nobody asks for is not told, and what nobody can tell is not understood.
#[test]
fn only_what_is_asked_for_is_told() {
    let mut referee = Referee::start();
    let deck: Vec<String> = GameKind::Santase.default_rules().pack().iter().map(ToString::to_string).collect();
    let new = |tell: Value| json!({"new": {"game": "santase", "dealer": 1, "deck": deck, "tell": tell}});
    for (tell, account, seen) in
        [(json!([]), false, false), (json!(["account"]), true, false), (json!(["seen"]), false, true)]
    {
        let answer = referee.ask(&new(tell));
        assert_eq!((answer.get("account").is_some(), answer.get("seen").is_some()), (account, seen));
    }
    assert_eq!(referee.ask(&new(json!(["secrets"])))["error"], "malformed");
    referee.end();
}

#[test]
fn an_action_of_another_game_is_refused_as_such() {
    let mut referee = Referee::start();
    let deck: Vec<String> = GameKind::Santase.default_rules().pack().iter().map(ToString::to_string).collect();
    let first = referee.ask(&json!({"new": {"game": "santase", "dealer": 1, "deck": deck}}));
    for foreign in ["g:8C", "contra", "b:QS", "end", "QS!", "50"] {
        let answer = referee.ask(&json!({"act": [0, foreign]}));
        let legal = &first["legal"]["0"];
        assert_eq!(answer, json!({"error": "illegal", "rule": "not-in-this-game", "legal": legal}), "{foreign}");
    }
    assert_eq!(referee.ask(&json!({"act": [0, "fly"]}))["error"], "malformed");
    referee.end();
}
