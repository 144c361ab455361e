//! What the tests of Ristiseiska share: readable positions, scripts of play, random play.

use talon_cards::{Card, CardSet, Seat};
use talon_games::Game;
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{Action, Deal, Event, Rules};

use crate::common::any;
pub(crate) use crate::common::any::{
    Random, card, lines, one_source_of_legality, options_are, rules, set, values_round_trip, viewers,
};

pub(crate) const ANN: Seat = Seat::FIRST;
pub(crate) const BEN: Seat = Seat::SECOND;
pub(crate) const CEC: Seat = seat(2);
pub(crate) const DAN: Seat = seat(3);
pub(crate) const EVE: Seat = seat(4);

const fn seat(index: u8) -> Seat {
    match Seat::new(index) {
        Some(seat) => seat,
        None => panic!("no such seat"),
    }
}

pub(crate) fn pack() -> Vec<Card> {
    Deal::pack(&Rules::default())
}

pub(crate) type Run = any::Run<Deal>;

impl Run {
    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.view(seat).hand.to_string()
    }
}

/// A position from what matters in it: the cards on the table and some hands. Seats without a hand share the rest.
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    laid: CardSet,
}

impl Scene {
    /// With so many players; the turn comes to `turn`. A whole suit on the table is written as its letter.
    pub(crate) fn new(seats: usize, laid: &str, turn: Turn) -> Self {
        let mut cards = CardSet::EMPTY;
        for text in laid.split_whitespace() {
            match text.parse() {
                Ok(suit) => cards = cards | CardSet::all_of(suit),
                Err(_) => cards = cards | set(text),
            }
        }
        let setup = Setup {
            rules: Rules::default(),
            dealer: ANN,
            hands: vec![CardSet::EMPTY; seats],
            turn,
            token: None,
            turns: if cards.is_empty() { 0 } else { 100 },
            turns_without_play: 0,
        };
        Self { setup, laid: cards }
    }

    pub(crate) fn rules(mut self, changes: &[(&str, &str)]) -> Self {
        self.setup.rules = rules(changes);
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Self {
        self.setup.hands[seat.index()] = set(cards);
        self
    }

    pub(crate) fn token(mut self, seat: Seat) -> Self {
        self.setup.token = Some(seat);
        self
    }

    pub(crate) fn idle(mut self, turns: u8) -> Self {
        self.setup.turns_without_play = turns;
        self
    }

    pub(crate) fn turns(mut self, turns: u8) -> Self {
        self.setup.turns = turns;
        self
    }

    pub(crate) fn setup(mut self) -> Setup {
        let hands = &mut self.setup.hands;
        let placed = hands.iter().fold(self.laid, |placed, hand| placed | *hand);
        let rest: Vec<Card> = pack().into_iter().filter(|card| !placed.contains(*card)).collect();
        let others: Vec<usize> = (0..hands.len()).filter(|index| hands[*index].is_empty()).collect();
        assert!(rest.is_empty() || !others.is_empty(), "nobody to hold {rest:?}");
        for (card, index) in rest.into_iter().zip(others.into_iter().cycle()) {
            hands[index].insert(card);
        }
        self.setup
    }

    pub(crate) fn game(self) -> Run {
        let setup = self.setup();
        Run::of(setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}")))
    }
}

impl Random {
    pub(crate) fn seats(&mut self, rules: &Rules) -> u8 {
        3 + self.below(usize::from(rules.max_players.seats()) - 2) as u8
    }

    /// A random deal for so many.
    pub(crate) fn dealt(&mut self, rules: &Rules, seats: u8) -> Deal {
        let dealer = Seat::all(seats).nth(self.below(usize::from(seats))).expect("a dealer");
        Deal::deal(rules, seats, dealer, &self.deck(&pack())).expect("a deck")
    }
}

/// The player on turn takes any legal action.
pub(crate) fn anything(random: &mut Random, deal: &Deal, seat: Seat) -> Action {
    let legal = deal.legal_actions(seat);
    legal[random.below(legal.len())]
}

/// Plays a round to its end as `choose` says, calling `watch` on every position and on what led to it.
pub(crate) fn playout(
    seed: u64,
    rules: &Rules,
    seats: u8,
    choose: impl FnMut(&mut Random, &Deal, Seat) -> Action,
    watch: impl FnMut(&Deal, &[Event]),
) -> Deal {
    any::play_out(seed, |random| random.dealt(rules, seats), choose, watch)
}
