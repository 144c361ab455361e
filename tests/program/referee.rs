//! The referee as an external model uses it: whole deals over standard streams, with every term of the account recomputed.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use talon_games::GameKind;

/// The last line of a deal of each game.
const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/referee.jsonl");

/// A running referee.
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

/// Numbers that look random and are the same every time.
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

/// Plays a random deal of the game. Every answer goes to `check`, and the last one is returned.
fn play(referee: &mut Referee, game: GameKind, seed: u64, rules: &Value, mut check: impl FnMut(&Value)) -> Value {
    // Actions that end a deal early are chosen rarely, so that most deals are played to the last card.
    let early = |action: &str| matches!(action, "claim" | "close") || action.ends_with('!');
    play_with(referee, game, seed, rules, |answer, legal, wild| {
        check(answer);
        legal.iter().filter(|action| wild || !early(action)).cloned().collect()
    })
}

/// The same with random decisions among the legal ones that `offer` keeps; now and then `offer` may be wild.
fn play_with(
    referee: &mut Referee,
    game: GameKind,
    seed: u64,
    rules: &Value,
    mut offer: impl FnMut(&Value, &[String], bool) -> Vec<String>,
) -> Value {
    let mut dice = Dice(seed);
    let rules_of = game.default_rules();
    let mut deck: Vec<String> = rules_of.pack().iter().map(ToString::to_string).collect();
    for place in (1..deck.len()).rev() {
        deck.swap(place, dice.roll(place + 1));
    }
    let new = json!({"game": game.name(), "rules": rules, "dealer": 0, "deck": deck, "tell": ["account", "seen"]});
    let mut answer = referee.ask(&json!({"new": new}));
    for _ in 0..1_000 {
        let Some(seat) = answer["to_act"][0].as_u64() else {
            offer(&answer, &[], false);
            return answer;
        };
        let legal = cards(&answer["legal"][seat.to_string()]);
        let wild = dice.roll(20) == 0;
        let offered = offer(&answer, &legal, wild);
        let action = &offered[dice.roll(offered.len())];
        answer = referee.ask(&json!({"act": [seat, action]}));
    }
    panic!("it does not end");
}

/// Checks an answer: nobody sees another player's card, and a spectator sees no more than anybody.
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
    let closing = &account["closing"];
    match outcome.get("closing") {
        Some(settled) => assert_eq!(settled, closing),
        None => {
            assert_eq!(outcome["closed_by"], closing["by"]);
            assert_eq!(outcome["opponent_tricks_at_close"], closing["opponent_tricks"]);
        }
    }
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

/// Checks how a game's account adds up.
type AddsUp = fn(&Value);

/// Each game with an option that changes the account.
fn accounts() -> [(GameKind, Value, AddsUp); 5] {
    [
        (GameKind::Santase, json!({"close-before-draw": "off"}), marriage),
        (GameKind::Belot, json!({"carre-rest": "lost", "belot": "automatic"}), belot),
        (GameKind::Sznap, json!({"meld": "explicit"}), marriage),
        (GameKind::Snaps, json!({"claim-mode": "declare"}), marriage),
        (GameKind::Ristiseiska, json!({"stuck": "token"}), ristiseiska),
    ]
}

#[test]
fn the_account_of_every_game_adds_up_at_every_step() {
    let mut referee = Referee::start();
    for (game, other, check) in accounts() {
        let options = [json!({}), other];
        for seed in 0..12 {
            play(&mut referee, game, seed, &options[usize::try_from(seed % 2).unwrap()], check);
        }
    }
    referee.end();
}

/// The part of the account of a deal of Santase, Sznapsen or Snaps that follows from the previous account and the events.
fn followed(before: &Value, events: &Value) -> Value {
    let mut now = before.clone();
    for event in events.as_array().unwrap() {
        let seat = usize::try_from(event["seat"].as_u64().unwrap_or_default()).unwrap();
        match event["type"].as_str().unwrap() {
            "drew" => {
                let mut talon = cards(&now["talon"]);
                talon.retain(|card| *card != event["card"]);
                // The turned card is the last one.
                if talon.is_empty() {
                    now["turned"] = Value::Null;
                }
                now["talon"] = json!(talon);
            }
            "exchanged" => {
                let mut talon = cards(&now["talon"]);
                talon.retain(|card| *card != event["took"]);
                talon.push(event["gave"].as_str().unwrap().to_owned());
                (now["talon"], now["turned"]) = (json!(talon), event["gave"].clone());
            }
            "closed" => {
                let other = &now["seats"][1 - seat];
                let points = other["cards"].as_i64().unwrap() + other["marriages"].as_i64().unwrap();
                now["closing"] = json!({"by": seat, "opponent_tricks": other["tricks"], "opponent_points": points});
            }
            "announced" => {
                now["announced"].as_array_mut().unwrap().push(json!([seat, event["suit"]]));
                let counts = if now["seats"][seat]["tricks"] == 0 { "pending" } else { "marriages" };
                let own = &mut now["seats"][seat][counts];
                *own = json!(own.as_i64().unwrap() + event["points"].as_i64().unwrap());
            }
            "trick-won" => {
                let own = &mut now["seats"][seat];
                own["marriages"] = json!(own["marriages"].as_i64().unwrap() + own["pending"].as_i64().unwrap());
                (own["pending"], own["tricks"]) = (json!(0), json!(own["tricks"].as_i64().unwrap() + 1));
            }
            _ => {}
        }
    }
    now
}

/// The part of an account that [`followed`] computes; only in Snaps does closing hold points.
fn comparable(account: &Value) -> Value {
    let mut talon = cards(&account["talon"]);
    talon.sort();
    let mut closing = account["closing"].clone();
    if let Some(closing) = closing.as_object_mut() {
        closing.remove("opponent_points");
    }
    let own = ["pending", "marriages", "tricks"].map(|field| each(&account["seats"], field));
    json!([talon, account["turned"], account["announced"], account["trump"], closing, own])
}

/// Every field of a marriage game's account changes at some point, and is not always zero.
#[test]
fn the_account_of_a_marriage_game_follows_what_happens() {
    let mut referee = Referee::start();
    for game in [GameKind::Santase, GameKind::Sznap, GameKind::Snaps] {
        let mut met = [0; 4];
        for seed in 0..100 {
            let mut before = Value::Null;
            play_with(&mut referee, game, seed, &json!({}), |answer, legal, wild| {
                marriage(answer);
                let account = &answer["account"];
                if !before.is_null() {
                    let expected = followed(&before, &answer["events"]);
                    assert_eq!(comparable(account), comparable(&expected), "{game}, {seed}: {}", answer["events"]);
                    let points = &account["closing"]["opponent_points"];
                    assert_eq!(points.is_null(), game != GameKind::Snaps || account["closing"].is_null());
                    assert!(points.is_null() || *points == expected["closing"]["opponent_points"], "{game}, {seed}");
                } else {
                    let held = account["seats"].as_array().unwrap().iter().flat_map(|seat| cards(&seat["hand"]));
                    let mut pack: Vec<String> = held.chain(cards(&account["talon"])).collect();
                    let mut whole: Vec<String> = game.default_rules().pack().iter().map(ToString::to_string).collect();
                    pack.sort();
                    whole.sort();
                    assert_eq!(pack, whole, "the talon is what nobody holds");
                    let turned = account["turned"].as_str().unwrap();
                    assert!(cards(&account["talon"]).contains(&turned.to_owned()));
                    assert_eq!(json!(turned[1..]), account["trump"]);
                }
                let waits = account["seats"].as_array().unwrap().iter().any(|seat| seat["pending"] != 0);
                let things = [waits, account["announced"] != json!([]), !account["closing"].is_null()];
                let exchanged = answer["events"].as_array().unwrap().iter().any(|event| event["type"] == "exchanged");
                for (met, happened) in met.iter_mut().zip(things.into_iter().chain([exchanged])) {
                    *met += u32::from(happened);
                }
                before = account.clone();
                let told: Vec<String> = legal.iter().filter(|action| action.ends_with('!')).cloned().collect();
                let closes = |action: &&String| wild || !matches!(action.as_str(), "claim" | "close");
                if told.is_empty() { legal.iter().filter(closes).cloned().collect() } else { told }
            });
        }
        // Only in Santase is a marriage announced after a trick.
        assert_eq!(met[0] > 0, game != GameKind::Santase, "{game}: a marriage waits: {met:?}");
        assert!(
            met[1..].iter().all(|times| *times > 0),
            "{game}: one is announced, somebody closes, exchanges: {met:?}"
        );
    }
    referee.end();
}

/// True if a card of Ristiseiska can be laid next to these, by the default rules or similar ones.
fn fits(card: &str, laid: &[String]) -> bool {
    const RANKS: &str = "A23456789TJQK";
    let (rank, suit) = card.split_at(1);
    let place = RANKS.find(rank).unwrap();
    let inner = if place < 6 { place + 1 } else { place.saturating_sub(1) };
    rank == "7" || laid.contains(&format!("{}{suit}", &RANKS[inner..=inner]))
}

/// Counts turns without a card, and checks the guard against givers who pass on what fits.
#[test]
fn the_account_of_ristiseiska_counts_the_turns_without_a_card() {
    let mut referee = Referee::start();
    let mut guarded = 0;
    // In the last three of these the guard is needed.
    for (rules, seeds) in [(json!({"stuck": "token"}), [0, 1, 2]), (json!({}), [836, 1372, 1449])] {
        for seed in seeds {
            let (mut idle, mut laid) = (0, Vec::new());
            play_with(&mut referee, GameKind::Ristiseiska, seed, &rules, |answer, legal, _| {
                for event in answer["events"].as_array().unwrap() {
                    match event["type"].as_str().unwrap() {
                        "played" => {
                            idle = 0;
                            laid.push(event["card"].as_str().unwrap().to_owned());
                        }
                        "given" | "token-taken" => idle += 1,
                        "stuck" if event["giver"].is_null() => idle += 1,
                        _ => {}
                    }
                }
                let account = &answer["account"];
                assert_eq!(account["turns_without_play"], idle, "{rules}, {seed}: {}", answer["events"]);
                let stands = idle >= 6;
                assert_eq!(account["guard"], stands, "{rules}, {seed}");
                guarded += u32::from(stands);
                let gift = |action: &&String| action.strip_prefix("g:").is_some_and(|card| fits(card, &laid));
                let gifts: Vec<String> = legal.iter().filter(gift).cloned().collect();
                if gifts.is_empty() { legal.to_vec() } else { gifts }
            });
        }
    }
    assert!(guarded > 0, "givers handed on what fits for long enough");
    referee.end();
}

/// `TALON_BLESS=1` writes the file.
#[test]
fn the_last_lines_are_those_that_were_agreed_on() {
    let mut referee = Referee::start();
    let mut lines = Vec::new();
    for game in GameKind::ALL {
        // The first deal of each game in which somebody wins.
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

/// Answers contain only what was requested, and an impossible request is not understood.
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
