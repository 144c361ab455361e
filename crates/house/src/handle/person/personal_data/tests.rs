use std::collections::BTreeSet;

use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_players::{Level, decision_seed};
use talon_table::{Actor, Command, DealView, Home, Limits, PhaseView, Table, Viewer};

use super::*;

const ANA: PersonId = PersonId(1);
const BOB: PersonId = PersonId(2);
const EVE: PersonId = PersonId(3);

/// A table and its log.
struct Played {
    table: Table,
    log: Vec<Recorded>,
}

impl Played {
    fn new(secret: u8) -> Self {
        let mut played = Self { table: Table::new(), log: Vec::new() };
        played.must(&Command::Open {
            id: TableId(7),
            rules: GameKind::Santase.default_rules(),
            host: ANA,
            secret: Secret::new([secret; 32]),
            home: Home { community: true },
        });
        played.must(&Command::Join { person: BOB });
        played.must(&Command::Start { by: ANA });
        played
    }

    fn must(&mut self, command: &Command) {
        for event in self.table.decide(command, Timestamp(1), &Limits::default()).unwrap() {
            let recorded = Recorded { seq: self.table.version() + 1, at: Timestamp(1), event };
            self.table.evolve(&recorded).unwrap();
            self.log.push(recorded);
        }
    }

    fn play(&mut self, cards: usize) {
        for _ in 0..cards {
            let PhaseView::Playing { deal_no, waiting_for, .. } = self.table.view(Viewer::Public).phase else {
                return;
            };
            let seat = waiting_for.iter().next().unwrap();
            let PhaseView::Playing { deal: DealView::Open(deal), .. } = self.table.view(Viewer::Seat(seat)).phase
            else {
                return;
            };
            let turn = self.table.turn();
            let action = Level::Thumb.player().choose(&deal, decision_seed(7, deal_no, turn, seat));
            let person = [ANA, BOB].into_iter().find(|person| self.table.seat_of(*person) == Some(seat)).unwrap();
            self.must(&Command::Act { by: Actor::Person(person), turn, action });
        }
    }

    fn events(&self, person: PersonId) -> String {
        Value::Array(visible_events(&self.log, &[person], false)).to_string()
    }

    /// While other tables play the same cards.
    fn events_in_play(&self, person: PersonId) -> String {
        Value::Array(visible_events(&self.log, &[person], true)).to_string()
    }
}

fn names(events: &str) -> BTreeSet<String> {
    let events: Vec<Value> = serde_json::from_str(events).unwrap();
    events.iter().map(|event| event["type"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn a_running_match_is_told_as_its_player_knows_it() {
    let mut played = Played::new(9);
    played.play(6);
    let events = played.events(BOB);
    assert!(names(&events).contains("dealt") && names(&events).contains("acted"), "{events}");
    for hidden in ["secret", "deck"] {
        assert!(!events.contains(hidden), "{events}");
    }
    let events: Vec<Value> = serde_json::from_str(&events).unwrap();
    let own = |event: &Value| event["by"]["person"] == serde_json::to_value(BOB).unwrap();
    let acted: Vec<&Value> = events.iter().filter(|event| event["type"] == "acted").collect();
    assert!(acted.iter().any(|event| own(event)) && acted.iter().any(|event| !own(event)));
    for event in acted {
        assert_eq!(event.get("action").is_some(), own(event), "{event}");
    }
}

#[test]
fn what_is_hidden_changes_nothing() {
    // Two matches that differ only in the secret, and so in every card.
    let (one, other) = (Played::new(1), Played::new(2));
    assert_ne!(one.log, other.log);
    let plain = |played: &Played| {
        let mut events: Vec<Value> = serde_json::from_str(&played.events(ANA)).unwrap();
        for event in &mut events {
            // The commitment is public, and differs with the secret.
            event.as_object_mut().unwrap().remove("commitment");
        }
        // The leader of a trick follows from the cards, and everybody sees it.
        events.retain(|event| event["type"] != "acted" && event["type"] != "started" && event["type"] != "dealt");
        events
    };
    assert_eq!(plain(&one), plain(&other));
}

#[test]
fn a_match_that_is_over_is_told_whole() {
    let mut played = Played::new(9);
    played.must(&Command::Resign { person: ANA });
    let events = played.events(ANA);
    assert!(events.contains("secret") && events.contains("deck") && names(&events).contains("match-ended"), "{events}");
    let next = Secret::new([5; 32]);
    played.must(&Command::Rematch { person: BOB, secret: next });
    let events: Vec<Value> = serde_json::from_str(&played.events(ANA)).unwrap();
    let prepared: Vec<bool> =
        events.iter().filter(|event| event["type"] == "prepared").map(|event| event.get("secret").is_some()).collect();
    assert_eq!(prepared, [true, false], "the coming match's secret is nobody's");
}

#[test]
fn a_match_whose_cards_others_play_still_is_told_as_one_that_is_played() {
    let mut played = Played::new(9);
    played.must(&Command::Resign { person: ANA });
    let events = played.events_in_play(ANA);
    assert!(names(&events).contains("match-ended"), "{events}");
    for hidden in ["secret", "deck"] {
        assert!(!events.contains(hidden), "{hidden}: {events}");
    }
}

#[test]
fn what_the_others_played_without_the_person_is_not_told() {
    let mut played = Played::new(9);
    played.must(&Command::Resign { person: ANA });
    assert_eq!(played.events(EVE), "[]");
    played.must(&Command::Leave { person: BOB });
    played.must(&Command::Rematch { person: ANA, secret: Secret::new([5; 32]) });
    played.must(&Command::Join { person: EVE });
    let count = |person: PersonId, name: &str| played.events(person).matches(&format!("\"type\":\"{name}\"")).count();
    assert_eq!((count(BOB, "prepared"), count(EVE, "prepared"), count(ANA, "prepared")), (1, 1, 2));
    assert_eq!((count(EVE, "match-ended"), count(BOB, "match-ended")), (0, 1));
}

#[test]
fn a_file_has_a_largest_size_and_says_what_it_leaves_out() {
    let sources = Sources {
        person: ANA,
        accounts: Vec::new(),
        settings: PersonSettingsRow::default(),
        presets: Vec::new(),
        ratings: Vec::new(),
        surfaces: Vec::new(),
        daily: Vec::new(),
        puzzles: Vec::new(),
        leagues: Vec::new(),
        at: Timestamp(1),
    };
    let mut file = PersonalData::new(sources);
    let sat = |events: usize| Sat {
        table: TableId(1),
        platform: PlatformKind::Telegram,
        chat: String::new(),
        opened_at: Timestamp(1),
        open: false,
        page: None,
        events: vec![Value::from("x".repeat(100)); events],
        unreadable: false,
    };
    for events in [1, 20, 1] {
        file.add(sat(events), 1200);
    }
    assert_eq!((file.tables.len(), file.tables_left_out), (1, 2), "none is left out in the middle");
}
