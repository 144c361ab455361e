//! Only two players know a card that is given away face down (`rules/ristiseiska.md` §14): nothing else at the table reveals it.

use std::time::Duration;

use rand::{RngExt, SeedableRng, rngs::StdRng};
use talon_cards::{Card, CardSet, Seat};
use talon_games::{AnyAction, AnyView, GameKind, ristiseiska};
use talon_table::{
    Actor, Command, DealView, Event, Export, ExportRefused, Home, Limits, PhaseView, Recorded, Table, TableId,
    Timestamp, Viewer,
};

use crate::bench::{ANA, BORIS, CVETA, secret};

/// A table of three who play Ristiseiska at random.
struct Round {
    table: Table,
    log: Vec<Recorded>,
    rng: StdRng,
}

impl Round {
    fn start(seed: u64) -> Self {
        let mut round = Self { table: Table::new(), log: Vec::new(), rng: StdRng::seed_from_u64(seed) };
        round.run(&Command::Open {
            id: TableId(78),
            rules: GameKind::Ristiseiska.default_rules(),
            host: ANA,
            secret: secret(seed),
            home: Home { community: true },
        });
        round.run(&Command::Join { person: BORIS });
        round.run(&Command::Join { person: CVETA });
        round.run(&Command::Start { by: ANA });
        round
    }

    fn run(&mut self, command: &Command) {
        let now = Timestamp(1_700_000_000_000).plus(Duration::from_secs(self.log.len() as u64));
        for event in self.table.decide(command, now, &Limits::default()).unwrap() {
            let recorded = Recorded { seq: self.table.version() + 1, at: now, event };
            self.table.evolve(&recorded).unwrap();
            self.log.push(recorded);
        }
    }

    fn view(&self, viewer: Viewer) -> Option<ristiseiska::View> {
        match self.table.view(viewer).phase {
            PhaseView::Playing { deal: DealView::Open(AnyView::Ristiseiska(view)), .. } => Some(view),
            _ => None,
        }
    }

    /// Makes a random decision. If a card was given and the round goes on: by whom, to whom, and which.
    fn go_on(&mut self) -> Option<(Seat, Seat, Card)> {
        let giver = self.view(Viewer::Public)?.to_act?;
        let view = self.view(Viewer::Seat(giver))?;
        let action = view.legal[self.rng.random_range(0..view.legal.len())];
        let by = [ANA, BORIS, CVETA][giver.index()];
        self.run(&Command::Act {
            by: Actor::Person(by),
            turn: self.table.turn(),
            action: AnyAction::Ristiseiska(action),
        });
        match action {
            ristiseiska::Action::Give(card) if view.hand.len() > 1 => Some((giver, view.stuck.unwrap(), card)),
            _ => None,
        }
    }
}

#[test]
fn a_given_card_stays_between_giver_and_receiver() {
    let mut given = 0;
    for seed in 0..4 {
        eprintln!("seed {seed}");
        let mut round = Round::start(seed);
        let mut held = [CardSet::EMPTY; 3];
        while round.table.is_playing() {
            if round.view(Viewer::Public).unwrap().laid.is_empty() {
                held = [CardSet::EMPTY; 3];
            }
            for (seat, held) in Seat::all(3).zip(&mut held) {
                held.extend(round.view(Viewer::Seat(seat)).unwrap().hand);
            }
            let before = round.log.len();
            let Some((giver, receiver, card)) = round.go_on() else { continue };
            given += 1;
            for recorded in &round.log[before..] {
                let told = format!("{recorded:?} {:?}", recorded.event);
                assert!(!told.contains(&card.to_string()) && !told.contains("g:"), "seed {seed}: {told}");
            }
            let knows = |viewer: Viewer| {
                let Some(mut view) = round.view(viewer) else { return false };
                // Which cards fit next everybody sees, and the given one may be among them.
                view.open = CardSet::EMPTY;
                serde_json::to_string(&view).unwrap().contains(&card.to_string())
            };
            assert!(knows(Viewer::Seat(giver)) && knows(Viewer::Seat(receiver)), "seed {seed}");
            assert!(!knows(Viewer::Public), "seed {seed}: everybody sees {card}");
            for other in Seat::all(3).filter(|seat| ![giver, receiver].contains(seat)) {
                // Who had the card himself may still see to whom he gave it.
                let had = held[other.index()].contains(card);
                assert!(had || !knows(Viewer::Seat(other)), "seed {seed}: seat {other} sees {card}");
            }
            assert!(matches!(Export::new(&round.log), Err(ExportRefused::MatchRunning(_))), "seed {seed}");
        }
    }
    assert!(given > 40, "only {given} cards were given");
}

#[test]
fn what_was_decided_is_not_in_a_debug_text() {
    let round = Round::start(9);
    let by = talon_table::Decider::Person(ANA);
    for action in ["g:KS", "KS", "end", "m:H"] {
        let event = Event::Acted { seat: Seat::SECOND, by: by.clone(), action: action.to_owned() };
        let recorded = Recorded { seq: 9, at: Timestamp(0), event };
        let told = format!("{recorded:?} {recorded:#?}");
        assert!(told.contains("Acted") && told.contains("Person"), "{told}");
        assert!(!told.contains(action), "{told}");
    }
    let dealt = format!("{:?}", round.log.last().unwrap());
    assert!(dealt.contains("Dealt") && dealt.contains("deal_no: 1"), "{dealt}");
}
