//! The log of a table: whatever is in it, reading it ends in a table or in a refusal.

use std::sync::LazyLock;

use talon_cards::Seat;
use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_table::{Actor, Command, Event, Home, Limits, PersonId, Recorded, Table, TableId, Timestamp, Viewer, verify};

use crate::bytes::{Bytes, mangle};

/// Actions of a genuine log: some deals of a match.
const ACTIONS: usize = 60;

/// For every game the texts of a log that came about.
static GENUINE: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| GameKind::ALL.into_iter().map(genuine).collect());

/// Reads arbitrary text as an event, and a genuine log with events left out, doubled, exchanged and mangled.
///
/// # Panics
/// If reading, replaying, verifying or viewing panics, or a genuine log is refused.
pub fn log(input: &[u8]) {
    let _ = Event::from_json(1, &String::from_utf8_lossy(input));
    let mut bytes = Bytes::new(input);
    let Some(texts) = bytes.pick(&GENUINE) else { return };
    let mut texts = texts.clone();
    texts.truncate(bytes.below(texts.len()) + 1);
    let genuine = texts.clone();
    for _ in 0..bytes.below(4) {
        let (place, other) = (bytes.below(texts.len()), bytes.below(texts.len()));
        match bytes.below(4) {
            0 if texts.len() > 1 => drop(texts.remove(place)),
            1 => texts.insert(place, texts[other].clone()),
            2 => texts.swap(place, other),
            _ => texts[place] = mangle(&texts[place], &mut bytes),
        }
    }
    let read: Result<Vec<Event>, _> = (1..).zip(&texts).map(|(seq, text)| Event::from_json(seq, text)).collect();
    let Ok(events) = read else { return };
    let replayed = try_log(events);
    assert!(replayed || texts != genuine, "a genuine log is refused");
}

/// Whether the events are a table's; then everybody can look at it.
fn try_log(events: Vec<Event>) -> bool {
    let recorded = |(seq, event): (u32, Event)| Recorded { seq, at: Timestamp(i64::from(seq) * 1_000), event };
    let log: Vec<Recorded> = (1..).zip(events).map(recorded).collect();
    let _ = verify(&log);
    let Ok(table) = Table::replay(log.iter().cloned()) else { return false };
    assert_eq!(table.version() as usize, log.len());
    let _ = table.due(&Limits::default());
    for viewer in [Viewer::Public].into_iter().chain(Seat::all(Seat::COUNT).map(Viewer::Seat)) {
        let view = table.view(viewer);
        assert!(serde_json::to_string(&view).is_ok());
    }
    true
}

fn genuine(game: GameKind) -> Vec<String> {
    let (_, events) = played(game);
    events.iter().map(|event| event.to_json().expect("JSON")).collect()
}

/// A genuine log to the end of its match, which somebody gives up where it has not ended by itself.
pub(crate) fn finished(game: GameKind) -> Vec<Event> {
    let (mut table, mut events) = played(game);
    if table.is_playing() {
        tell(&mut table, &mut events, &Command::Resign { person: PersonId(1) });
    }
    events
}

/// Carries a command out.
fn tell(table: &mut Table, events: &mut Vec<Event>, command: &Command) {
    let now = Timestamp(events.len() as i64 * 1_000);
    for event in table.decide(command, now, &Limits::default()).unwrap_or_else(|no| panic!("{no}")) {
        events.push(event.clone());
        let recorded = Recorded { seq: table.version() + 1, at: now, event };
        table.evolve(&recorded).expect("a decided event applies");
    }
}

/// Two persons and, where the game needs more, AI players; everybody does the first or the last thing that he may.
fn played(game: GameKind) -> (Table, Vec<Event>) {
    let (ana, boris) = (PersonId(1), PersonId(2));
    let rules = game.default_rules();
    let mut events = Vec::new();
    let mut table = Table::new();
    let seats = *rules.seats().start();
    let (secret, home) = (Secret::new([7; 32]), Home { community: true });
    tell(&mut table, &mut events, &Command::Open { id: TableId(77), rules, host: ana, secret, home });
    tell(&mut table, &mut events, &Command::Join { person: boris });
    for _ in 2..seats {
        tell(&mut table, &mut events, &Command::AddAi { by: ana });
    }
    tell(&mut table, &mut events, &Command::Words { person: boris, words: "a word for the shuffle".to_owned() });
    tell(&mut table, &mut events, &Command::Start { by: ana });
    for number in 0..ACTIONS {
        let Some((by, legal)) = on_turn(&table, &[ana, boris]) else { break };
        let Some(action) = (if number % 3 == 0 { legal.last() } else { legal.first() }) else { break };
        let turn = table.turn();
        tell(&mut table, &mut events, &Command::Act { by, turn, action: *action });
    }
    (table, events)
}

/// Who must decide, and what he may do.
fn on_turn(table: &Table, people: &[PersonId]) -> Option<(Actor, Vec<talon_games::AnyAction>)> {
    let legal = |seat| match table.view(Viewer::Seat(seat)).phase {
        talon_table::PhaseView::Playing { deal: talon_table::DealView::Open(deal), .. } => deal.legal(),
        _ => Vec::new(),
    };
    if let Some((seat, _)) = table.ai_to_act() {
        return Some((Actor::Ai(seat), legal(seat)));
    }
    let seats = people.iter().filter_map(|person| Some((*person, table.seat_of(*person)?)));
    seats.map(|(person, seat)| (Actor::Person(person), legal(seat))).find(|(_, legal)| !legal.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_genuine_log() {
        assert_eq!(GENUINE.len(), GameKind::ALL.len());
        for texts in GENUINE.iter() {
            assert!(texts.len() > 20, "{} events", texts.len());
            let events = texts.iter().map(|text| Event::from_json(1, text).expect("an event")).collect();
            assert!(try_log(events));
        }
    }
}
