//! Golden playthroughs: fixed deals with every action, every event as each seat sees it, and every change of every view.
//!
//! `TALON_BLESS=1 cargo test -p talon-games playthroughs` rewrites the files in `tests/golden`. Read the difference: each
//! changed line is a rule that has changed its effect, or something that somebody sees now and did not see before.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use talon_cards::{Seat, fair};
use talon_games::{Game, GameEvent, GameRules, GameScore, Progress, belot, ristiseiska, santase, snaps, sznap};

/// A playthrough of a few deals.
struct Script<'a> {
    file: &'a str,
    seed: u8,
    seats: u8,
    deals: usize,
    options: &'a [(&'a str, &'a str)],
    /// Actions that are done once in so many times that they could be: they would end most deals at once.
    rare: &'a [&'a str],
}

const MARRIAGE: [&str; 2] = ["claim", "close"];

#[test]
fn santase() {
    golden::<santase::Deal>(&Script { file: "santase", seed: 178, seats: 2, deals: 2, options: &[], rare: &MARRIAGE });
    let options = [("claim-mode", "auto"), ("close-before-draw", "off"), ("show-points", "both"), ("nine-value", "2")];
    golden::<santase::Deal>(&Script {
        file: "santase-auto",
        seed: 112,
        seats: 2,
        deals: 2,
        options: &options,
        rare: &MARRIAGE,
    });
}

#[test]
fn sznap() {
    golden::<sznap::Deal>(&Script { file: "sznap", seed: 17, seats: 2, deals: 2, options: &[], rare: &MARRIAGE });
    let options = [("variant", "schnapsen"), ("meld", "explicit"), ("show-points", "own")];
    golden::<sznap::Deal>(&Script {
        file: "sznap-schnapsen",
        seed: 222,
        seats: 2,
        deals: 2,
        options: &options,
        rare: &MARRIAGE,
    });
}

#[test]
fn snaps() {
    golden::<snaps::Deal>(&Script { file: "snaps", seed: 203, seats: 2, deals: 3, options: &[], rare: &MARRIAGE });
    let options = [("claim-mode", "declare"), ("frozen", "scoring-only"), ("show-points", "off")];
    golden::<snaps::Deal>(&Script {
        file: "snaps-declare",
        seed: 210,
        seats: 2,
        deals: 3,
        options: &options,
        rare: &MARRIAGE,
    });
}

#[test]
fn belot() {
    let rare = ["C", "D", "H", "S", "NT", "contra", "recontra"];
    golden::<belot::Deal>(&Script { file: "belot", seed: 135, seats: 3, deals: 2, options: &[], rare: &rare });
    let options = [("belot", "automatic"), ("undertrump", "free"), ("recontra-by", "declarer")];
    golden::<belot::Deal>(&Script {
        file: "belot-automatic",
        seed: 35,
        seats: 3,
        deals: 2,
        options: &options,
        rare: &rare,
    });
}

#[test]
fn ristiseiska() {
    let rare = ["end"];
    golden::<ristiseiska::Deal>(&Script {
        file: "ristiseiska",
        seed: 1,
        seats: 3,
        deals: 1,
        options: &[],
        rare: &rare,
    });
    let options = [("stuck", "token"), ("bonus", "once"), ("limit", "50")];
    golden::<ristiseiska::Deal>(&Script {
        file: "ristiseiska-token",
        seed: 2,
        seats: 4,
        deals: 1,
        options: &options,
        rare: &rare,
    });
}

/// Plays the script and compares what happened with the file, or writes it.
fn golden<G: Game>(script: &Script<'_>) {
    let told = play::<G>(script);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(script.file).with_extension("txt");
    if std::env::var_os("TALON_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a directory")).expect("a directory");
        std::fs::write(&path, told).expect("the file is written");
        return;
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    for (number, (told, kept)) in told.lines().zip(kept.lines()).enumerate() {
        assert_eq!(told, kept, "{}, line {}", path.display(), number + 1);
    }
    assert_eq!(told.lines().count(), kept.lines().count(), "{}", path.display());
}

fn play<G: Game>(script: &Script<'_>) -> String {
    let options = script.options.iter();
    let rules = options.fold(G::Rules::default(), |rules, (key, value)| rules.with(key, value).expect("an option"));
    let mut book = Book { text: String::new(), seats: script.seats, shown: BTreeMap::new() };
    let mut chance = Chance(u64::from(script.seed));
    let mut score = G::start(&rules, script.seats, Seat::FIRST);
    for number in 1..=script.deals {
        let seed = [[script.seed; 31].as_slice(), &[number as u8]].concat().try_into().expect("32 bytes");
        let deck = fair::shuffle(&G::pack(&rules), &fair::Seed::new(seed));
        let names: Vec<String> = deck.cards().iter().map(ToString::to_string).collect();
        book.line(&format!("deal {number}, dealer {}: {}", score.dealer(), names.join(" ")));
        let mut deal = G::deal(&rules, script.seats, score.dealer(), deck.cards()).expect("a deck");
        book.views(&deal);
        while let Some(seat) = deal.to_act().iter().next() {
            let action = chance.choose(deal.legal_actions(seat).as_slice(), script.rare);
            book.line(&format!("\nseat {seat}: {action}"));
            let events = deal.apply(seat, action).expect("a legal action");
            book.events(&events);
            book.views(&deal);
        }
        let outcome = deal.outcome().expect("the deal is over");
        book.line(&format!("\noutcome {}", json(&outcome)));
        let progress = G::record(&rules, &mut score, &outcome);
        book.line(&format!("score {}\n", json(&score)));
        if let Progress::Finished { winners } = progress {
            book.line(&format!("the match is over, won by {}", json(&winners)));
            break;
        }
    }
    book.text
}

/// What has been told, and what each viewer was last shown.
struct Book {
    text: String,
    seats: u8,
    /// By viewer, 0 being the spectator, and by the path of the field.
    shown: BTreeMap<usize, BTreeMap<String, Value>>,
}

impl Book {
    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("a string takes every line");
    }

    fn viewers(&self) -> Vec<Option<Seat>> {
        std::iter::once(None).chain(Seat::all(self.seats).map(Some)).collect()
    }

    /// Lines that several viewers share are written once, behind those who see them: `*` is everybody, `s` the spectator.
    fn shared(&mut self, told: &[Vec<String>]) {
        let mut lines: Vec<&String> = Vec::new();
        for line in told.iter().flatten() {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        for line in lines {
            let sees = |viewer: &usize| told[*viewer].contains(line);
            let who: String = (0..told.len())
                .filter(sees)
                .map(|viewer| if viewer == 0 { "s".to_owned() } else { (viewer - 1).to_string() })
                .collect();
            let everybody = (0..told.len()).all(|viewer| sees(&viewer));
            let who = if everybody { "*" } else { &who };
            writeln!(self.text, "  {who:<4} {line}").expect("a string takes every line");
        }
    }

    fn events<E: GameEvent>(&mut self, events: &[E]) {
        for event in events {
            let told: Vec<Vec<String>> =
                self.viewers().into_iter().map(|viewer| vec![json(&event.seen_by(viewer))]).collect();
            self.shared(&told);
        }
    }

    /// What has changed in each view since it was last shown; at the beginning all of it.
    fn views<G: Game>(&mut self, deal: &G) {
        let mut told = Vec::new();
        for (number, viewer) in self.viewers().into_iter().enumerate() {
            let mut now = BTreeMap::new();
            flatten("", &serde_json::to_value(deal.view(viewer)).expect("a view"), &mut now);
            let before = self.shown.insert(number, now.clone()).unwrap_or_default();
            let gone = before.keys().filter(|path| !now.contains_key(*path)).map(|path| format!("{path} is gone"));
            let changed = now.iter().filter(|(path, value)| before.get(*path) != Some(value));
            let changed = changed.map(|(path, value)| format!("{path} {}", change(before.get(path), value)));
            told.push(gone.chain(changed).collect());
        }
        self.shared(&told);
    }
}

/// Each field of a view by its path.
fn flatten(path: &str, value: &Value, fields: &mut BTreeMap<String, Value>) {
    match value {
        Value::Object(inner) => {
            for (name, value) in inner {
                let path = if path.is_empty() { name.clone() } else { format!("{path}.{name}") };
                flatten(&path, value, fields);
            }
        }
        value => drop(fields.insert(path.to_owned(), value.clone())),
    }
}

/// The value, or what a list of cards has won and lost if that is less to read.
fn change(before: Option<&Value>, now: &Value) -> String {
    let whole = list(now).map_or_else(|| json(now), |texts| format!("[{}]", texts.join(" ")));
    let (Some(before), Some(now)) = (before.and_then(list), list(now)) else { return whole };
    let lost = before.iter().filter(|text| !now.contains(text)).map(|text| format!("-{text}"));
    let won = now.iter().filter(|text| !before.contains(text)).map(|text| format!("+{text}"));
    let less = lost.chain(won).collect::<Vec<_>>().join(" ");
    if less.len() < whole.len() && !less.is_empty() { less } else { whole }
}

fn list(value: &Value) -> Option<Vec<&str>> {
    value.as_array()?.iter().map(Value::as_str).collect()
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("JSON")
}

/// A plain sequence of choices.
struct Chance(u64);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }

    fn choose<A: Copy + ToString>(&mut self, legal: &[A], rare: &[&str]) -> A {
        loop {
            let action = legal[self.below(legal.len())];
            if legal.len() == 1 || !rare.contains(&action.to_string().as_str()) || self.below(12) == 0 {
                return action;
            }
        }
    }
}
