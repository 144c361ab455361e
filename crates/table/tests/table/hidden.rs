//! Nobody's view depends on what is hidden from him: a world in which the hidden cards lie elsewhere looks the same.

use rand::{SeedableRng, rngs::StdRng, seq::SliceRandom};
use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::AnyView;
use talon_table::{Event, Recorded, Table, Viewer};

use crate::bench::{Bench, VIEWERS};

/// What every viewer has seen of the running deal.
struct Seen {
    public: CardSet,
    private: [CardSet; 2],
}

impl Seen {
    fn new() -> Self {
        Self { public: CardSet::EMPTY, private: [CardSet::EMPTY; 2] }
    }

    fn look(&mut self, bench: &Bench, events: &[Event]) {
        for event in events {
            match event {
                Event::Dealt { deck, .. } => {
                    *self = Self::new();
                    // The thirteenth card is turned (`rules/santase.md` §4).
                    self.public.insert(deck.cards()[12]);
                }
                Event::Acted { action, .. } => {
                    if let Ok(card) = action.parse::<Card>() {
                        self.public.insert(card);
                    }
                }
                _ => {}
            }
        }
        for seat in Seat::all(2) {
            let AnyView::Santase(view) = bench.deal_view(seat) else { panic!("of Santase") };
            self.private[seat.index()] = self.private[seat.index()].union(view.hand);
            if let Some((_, took)) = view.exchange {
                self.public.insert(took);
            }
        }
    }

    fn by(&self, viewer: Viewer) -> CardSet {
        match viewer {
            Viewer::Public => self.public,
            Viewer::Seat(seat) => self.public.union(self.private[seat.index()]),
        }
    }
}

/// The same log with the cards that a viewer has not seen in other places of the last deck.
fn rearranged(log: &[Recorded], seen: CardSet, rng: &mut StdRng) -> Vec<Recorded> {
    let mut log = log.to_vec();
    let last = log.iter_mut().rev().find_map(|recorded| match &mut recorded.event {
        Event::Dealt { deck, .. } => Some(deck),
        _ => None,
    });
    let deck = last.unwrap();
    let mut cards = deck.cards().to_vec();
    let places: Vec<usize> = (0..cards.len()).filter(|place| !seen.contains(cards[*place])).collect();
    let mut hidden: Vec<Card> = places.iter().map(|place| cards[*place]).collect();
    hidden.shuffle(rng);
    for (place, card) in places.into_iter().zip(hidden) {
        cards[place] = card;
    }
    *deck = Deck::new(cards);
    log
}

#[test]
fn hidden_cards_leave_no_trace_in_a_view() {
    let mut compared = [0; VIEWERS.len()];
    for seed in 0..6 {
        let mut bench = Bench::playing(seed);
        let mut rng = StdRng::seed_from_u64(seed);
        let mut seen = Seen::new();
        let opening: Vec<Event> = bench.log.iter().map(|recorded| recorded.event.clone()).collect();
        seen.look(&bench, &opening);
        for _ in 0..60 {
            for (place, viewer) in VIEWERS.into_iter().enumerate() {
                let other = rearranged(&bench.log, seen.by(viewer), &mut rng);
                // Where the hidden cards lie so that a past action would have been illegal, the viewer could tell.
                let Ok(other) = Table::replay(other) else { continue };
                let mine = serde_json::to_string(&bench.view(viewer)).unwrap();
                let same = serde_json::to_string(&other.view(viewer)).unwrap();
                assert_eq!(mine, same, "seed {seed}, record {}", bench.log.len());
                compared[place] += 1;
            }
            let events = bench.play_one(&mut rng);
            if !bench.table.is_playing() {
                break;
            }
            seen.look(&bench, &events);
        }
    }
    assert!(compared.iter().all(|count| *count > 100), "too few comparisons: {compared:?}");
}

#[test]
fn a_hand_is_in_its_own_view_only() {
    for seed in 0..20 {
        let bench = Bench::playing(seed);
        for seat in Seat::all(2) {
            let AnyView::Santase(own) = bench.deal_view(seat) else { panic!("of Santase") };
            for viewer in [Viewer::Public, Viewer::Seat(seat.other())] {
                let text = serde_json::to_string(&bench.view(viewer)).unwrap();
                for card in own.hand {
                    assert!(!text.contains(&format!("\"{card}\"")), "seed {seed}: {card} in {viewer:?}");
                }
            }
        }
    }
}
