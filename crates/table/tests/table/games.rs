//! Whole matches of every game, at every number of seats.

use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};
use talon_cards::{Card, Deck, Seat};
use talon_games::{AnyAction, GameKind};
use talon_table::{Actor, Command, Decider, Event, How, PhaseView, Pref, Refusal, Stale, Table, Viewer, verify};

use crate::bench::{Bench, deal_of, people, secret};

/// How many decisions lie between two looks at everybody's view.
const LOOK: usize = 23;

/// Every game with every number of players that its usual rules allow.
fn companies() -> impl Iterator<Item = (GameKind, u8)> {
    GameKind::ALL.into_iter().flat_map(|kind| kind.default_rules().seats().map(move |seats| (kind, seats)))
}

/// A company of persons and AI players, ready to start.
fn gathered(kind: GameKind, seats: u8, rng: &mut StdRng, seed: u64) -> Bench {
    let persons = rng.random_range(1..=seats);
    let mut bench = Bench::seated(kind, persons, seats - persons, seed);
    for person in bench.table.persons() {
        if rng.random_ratio(1, 3) {
            bench.run(Command::Words { person, words: format!("words of {person}") });
        }
        if rng.random_ratio(1, 3) {
            bench.run(Command::Prefer { person, pref: Pref::PlayForced, on: true });
        }
    }
    bench
}

/// Something that is no decision of the game, or one that must be refused.
fn distraction(bench: &mut Bench, rng: &mut StdRng) {
    let persons = bench.table.persons();
    let person = persons[rng.random_range(0..persons.len())];
    let turn = bench.table.turn();
    let action = bench.legal()[0];
    match rng.random_range(0..4) {
        // Agreement of the only person would end the match.
        0 if persons.len() > 1 => drop(bench.tell(Command::ProposeEnd { person })),
        1 => drop(bench.tell(Command::WithdrawEnd { person })),
        2 => {
            let late = Command::Act { by: Actor::Person(person), turn: turn - 1, action };
            assert_eq!(bench.refused(late), Refusal::Stale(Stale::Turn));
        }
        _ if bench.table.seat_of(person) != Some(bench.on_turn()) => {
            assert!(bench.tell(Command::Act { by: Actor::Person(person), turn, action }).is_err());
        }
        _ => {}
    }
}

fn assert_replays(bench: &Bench) {
    let table = Table::replay(bench.log.iter().cloned()).unwrap();
    let again = Bench { table, ..bench.clone() };
    assert_eq!(again.everybody(), bench.everybody(), "record {}", bench.log.len());
}

#[test]
fn whole_matches_of_every_game_replay_and_verify() {
    for (kind, seats) in companies() {
        let seed = u64::from(seats);
        eprintln!("{kind} at {seats} seats, seed {seed}");
        let mut rng = StdRng::seed_from_u64(seed);
        let mut bench = gathered(kind, seats, &mut rng, seed);
        bench.run(Command::Start { by: people(0) });
        let mut played = 0;
        while bench.table.is_playing() {
            bench.play_one(&mut rng);
            played += 1;
            if bench.table.is_playing() && played % LOOK == 0 {
                distraction(&mut bench, &mut rng);
                assert_replays(&bench);
            }
        }
        assert_replays(&bench);
        let finished = bench.public().finished.expect("a match is over");
        let result = &finished.result;
        assert_eq!((result.points.len(), result.seats.len()), (usize::from(seats), usize::from(seats)), "{kind}");
        if result.how == How::Played {
            assert!(!result.winners.is_empty() && result.winners.len() < usize::from(seats), "{kind}: {result:?}");
        }
        assert_eq!(usize::try_from(result.deals).unwrap(), finished.sheet.len());
        let verified = verify(&bench.log).unwrap();
        assert_eq!(verified.matches.len(), 1);
    }
}

#[test]
fn nothing_is_decided_for_anybody_that_is_a_choice() {
    for (kind, seats) in companies() {
        let seed = 100 + u64::from(seats);
        let mut rng = StdRng::seed_from_u64(seed);
        // Persons alone, who want nothing played for them.
        let mut bench = Bench::seated(kind, seats, 0, seed);
        bench.run(Command::Start { by: people(0) });
        for _ in 0..120 {
            if !bench.table.is_playing() {
                break;
            }
            bench.play_one(&mut rng);
        }
        let mut table = Table::new();
        for recorded in &bench.log {
            if let Event::Acted { seat, by: Decider::Rule, action } = &recorded.event {
                let action = kind.parse_action(action).unwrap();
                let hand = deal_of(table.view(Viewer::Seat(*seat))).hand();
                // A last card; otherwise Santase draws by itself, and in Belot's auction who can only pass has passed.
                let is_last = action.card().is_some_and(|card| hand.iter().eq([card]));
                let is_no_card = action.card().is_none();
                assert!(
                    is_last || is_no_card && matches!(action, AnyAction::Santase(_) | AnyAction::Belot(_)),
                    "{kind}: {action} of {hand:?}"
                );
            }
            table.evolve(recorded).unwrap();
        }
    }
}

/// The same table with the cards that `viewer` does not see of the deal that has just begun in other places.
fn rearranged(bench: &Bench, viewer: Viewer, rng: &mut StdRng) -> Option<Bench> {
    let text = serde_json::to_string(&bench.view(viewer)).unwrap();
    let mut log = bench.log.clone();
    let Event::Dealt { deck, .. } = &mut log.last_mut()?.event else { return None };
    let mut cards = deck.cards().to_vec();
    let places: Vec<usize> =
        (0..cards.len()).filter(|place| !text.contains(&format!("\"{}\"", cards[*place]))).collect();
    let mut hidden: Vec<Card> = places.iter().map(|place| cards[*place]).collect();
    hidden.shuffle(rng);
    for (place, card) in places.into_iter().zip(hidden) {
        cards[place] = card;
    }
    *deck = Deck::new(cards);
    let table = Table::replay(log.clone()).ok()?;
    Some(Bench { table, log, ..bench.clone() })
}

#[test]
fn nobody_sees_how_the_hidden_cards_of_a_new_deal_lie() {
    for (kind, seats) in companies() {
        let mut compared = 0;
        for seed in 0..12 {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut bench = Bench::seated(kind, seats, 0, seed);
            bench.run(Command::Start { by: people(0) });
            let waits = |bench: &Bench| match bench.public().phase {
                PhaseView::Playing { waiting_for, .. } => waiting_for,
                other => panic!("no match is running: {other:?}"),
            };
            for viewer in [Viewer::Public].into_iter().chain(Seat::all(seats).map(Viewer::Seat)) {
                let Some(other) = rearranged(&bench, viewer, &mut rng) else { continue };
                // Whose turn it is may follow from a card (the seven of clubs leads in Ristiseiska), and everybody sees it.
                if waits(&other) != waits(&bench) {
                    continue;
                }
                let text = |bench: &Bench| serde_json::to_string(&bench.view(viewer)).unwrap();
                assert_eq!(text(&other), text(&bench), "{kind} at {seats} seats, seed {seed}, {viewer:?}");
                compared += 1;
            }
        }
        assert!(compared > 8, "{kind} at {seats} seats: {compared} comparisons");
    }
}

#[test]
fn a_match_follows_a_match_at_every_table() {
    for (kind, seats) in companies() {
        let mut rng = StdRng::seed_from_u64(7);
        let mut bench = Bench::seated(kind, seats, 0, 7);
        bench.run(Command::Start { by: people(0) });
        bench.play_one(&mut rng);
        bench.run(Command::Resign { person: people(seats - 1) });
        for place in 0..seats {
            assert!(!bench.table.is_playing(), "{kind}: it begins when everybody has asked for it");
            bench.run(Command::Rematch { person: people(place), secret: secret(8) });
        }
        assert!(bench.table.is_playing(), "{kind} at {seats} seats");
        assert_replays(&bench);
    }
}
