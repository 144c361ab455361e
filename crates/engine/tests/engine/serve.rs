//! The player's end: how it answers a table that errs, or is malicious.
use serde_json::{Value, json};
use talon_cards::Seat;
use talon_cards::fair::{Seed, shuffle};
use talon_engine::{BuiltIn, serve};
use talon_games::{AnyDeal, AnyView, GameKind};
use talon_players::{Level, Player, Standing, ThinkingPlayer, ThumbPlayer};

/// The search budget.
const NODES: u32 = 1_000;

fn first_view(game: GameKind) -> (Seat, AnyView) {
    let rules = game.default_rules();
    let deck = shuffle(&rules.pack(), &Seed::new([7; 32]));
    let deal = AnyDeal::deal(&rules, rules.usual_seats(), Seat::FIRST, &deck).unwrap();
    let seat = deal.to_act().iter().next().unwrap();
    (seat, deal.view(Some(seat)))
}

fn deal(id: u64, seat: Seat, view: &AnyView) -> Value {
    let game = view.kind();
    let seats = game.default_rules().usual_seats();
    let score = vec![0; usize::from(seats)];
    json!({"deal": {"id": id, "rules": {"game": game.name()}, "seats": seats, "dealer": 0, "seat": seat, "score": score,
        "target": 11, "nodes": NODES, "view": view}})
}

fn asked(id: u64, view: impl Into<Value>) -> Value {
    json!({"move": {"id": id, "n": 0, "seed": "00000000000000ff", "view": view.into()}})
}

fn plain(view: &AnyView) -> Value {
    serde_json::to_value(view).unwrap()
}

/// The answers to these lines.
fn said(lines: &[String]) -> Vec<Value> {
    said_by(BuiltIn::Level(Level::Thumb), lines)
}

fn said_by(player: BuiltIn, lines: &[String]) -> Vec<Value> {
    let mut said = Vec::new();
    serve(player, lines.join("\n").as_bytes(), &mut said).unwrap();
    String::from_utf8(said).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn told(lines: &[Value]) -> Vec<Value> {
    said(&lines.iter().map(Value::to_string).collect::<Vec<_>>())
}

#[test]
fn it_decides_as_the_player_does_in_every_game() {
    let strong = ThinkingPlayer::STRONG.with_nodes(NODES);
    let players: [(_, &dyn Player); 2] =
        [(BuiltIn::Level(Level::Thumb), &ThumbPlayer), (BuiltIn::Level(Level::Strong), &strong)];
    for game in GameKind::ALL {
        let (seat, view) = first_view(game);
        let standing = Standing { points: vec![0; usize::from(game.default_rules().usual_seats())], target: 11 };
        let lines = [deal(3, seat, &view), asked(3, plain(&view))].map(|line| line.to_string());
        for (built_in, player) in players {
            let chosen = player.choose_at(&view, &standing, 255).to_string();
            assert_eq!(said_by(built_in, &lines), [json!({"move": {"id": 3, "n": 0, "action": chosen}})]);
        }
    }
}

#[test]
fn what_is_not_understood_is_told_and_changes_nothing() {
    let (seat, view) = first_view(GameKind::Snaps);
    let (_, other) = first_view(GameKind::Belot);
    let mut waiting = plain(&view);
    waiting["legal"] = json!([]);
    let mut nonsense = plain(&view);
    nonsense["legal"] = json!(["JC"]);
    nonsense["hand"] = json!(["2H", "3C"]);
    let lines = [
        ("no deal yet", asked(1, plain(&view))),
        ("protocol 2 is unknown here; this player speaks 1", json!({"hello": {"protocol": 2}})),
        ("", deal(1, seat, &view)),
        ("deal 2 has not begun", asked(2, plain(&view))),
        ("the view is of belot, the deal of snaps", asked(1, plain(&other))),
        ("its seat is not on turn", asked(1, waiting)),
        ("a line is an object with one of", json!({"shuffle": {}})),
        (
            "a seed is a text of 16 hexadecimal digits",
            json!({"move": {"id": 1, "n": 0, "seed": "+00000000000000f", "view": view}}),
        ),
    ];
    let mut expected = lines.iter().map(|(expected, _)| *expected).filter(|expected| !expected.is_empty());
    let mut all: Vec<Value> = lines.iter().map(|(_, line)| line.clone()).collect();
    all.push(asked(1, plain(&view)));
    let mut answers = told(&all);
    assert_eq!(answers.pop().unwrap()["move"]["n"], 0, "it goes on");
    for answer in answers {
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(message.contains(expected.next().unwrap()), "{message}");
    }
    assert_eq!(expected.next(), None);
    // An impossible view gets some answer, and ends nothing.
    let answers = told(&[deal(1, seat, &view), asked(1, nonsense), asked(1, plain(&view))]);
    assert_eq!(answers[1]["move"]["id"], 1);
}

#[test]
fn lines_without_an_end_or_a_meaning_are_skipped() {
    let long = "x".repeat(100_000);
    let answers = said(&["".to_owned(), long, "{".to_owned(), json!({"hello": {"protocol": 1}}).to_string()]);
    assert_eq!(answers[0]["error"]["message"], "the line is longer than 65536 bytes");
    assert!(answers[1]["error"]["message"].as_str().unwrap().starts_with("EOF while parsing"));
    assert_eq!(answers[2]["hello"]["name"], "talon thumb");
    assert_eq!(said(&["{\"quit\":{}}".to_owned(), "{".to_owned()]), [] as [Value; 0], "it has ended");
}
