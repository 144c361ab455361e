//! What the tests of Ristiseiska share: readable positions, scripts of play, random play.

use talon_cards::{Card, CardSet, Seat, fair};
use talon_games::ristiseiska::setup::{Setup, Turn};
use talon_games::ristiseiska::{Action, Deal, Event, Outcome, Rules};
use talon_games::{Game, GameRules, Rule};

pub(crate) use crate::common::{Random, card, set};

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

pub(crate) fn rules(changes: &[(&str, &str)]) -> Rules {
    changes.iter().fold(Rules::default(), |rules, (key, value)| rules.with(key, value).expect("an option"))
}

/// Every viewer: a spectator, then each seat.
pub(crate) fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

/// A round in the making, driven by scripts such as `"A:6S B:g:KH C:end"`.
#[derive(Clone)]
pub(crate) struct Run {
    pub(crate) deal: Deal,
    pub(crate) events: Vec<Event>,
}

impl Run {
    pub(crate) fn play(mut self, script: &str) -> Self {
        for step in script.split_whitespace() {
            let (seat, action) = parse(step);
            match self.deal.apply(seat, action) {
                Ok(events) => self.events.extend(events),
                Err(illegal) => panic!("{step}: {illegal}"),
            }
        }
        self
    }

    pub(crate) fn refusal(&self, step: &str) -> Rule {
        let (seat, action) = parse(step);
        self.deal.is_legal(seat, action).map(|()| step).expect_err("a refusal").rule
    }

    /// The legal actions of the seat on turn, in the notation.
    pub(crate) fn legal(&self) -> String {
        let seat = self.deal.on_turn().expect("somebody on turn");
        self.deal.legal_actions(seat).iter().map(Action::to_string).collect::<Vec<_>>().join(" ")
    }

    pub(crate) fn hand(&self, seat: Seat) -> String {
        self.deal.view(Some(seat)).hand.to_string()
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.deal.outcome().expect("the round is over")
    }
}

fn parse(step: &str) -> (Seat, Action) {
    let (name, action) = step.split_once(':').expect("seat:action");
    let letter = name.bytes().next().filter(|_| name.len() == 1).expect("a seat");
    let seat = Seat::new(letter.wrapping_sub(b'A')).unwrap_or_else(|| panic!("no seat {name}"));
    (seat, action.parse().unwrap_or_else(|_| panic!("{action} is not an action")))
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
        let deal = setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}"));
        Run { deal, events: Vec::new() }
    }
}

impl Random {
    /// Any pack, shuffled.
    pub(crate) fn shuffled(&mut self) -> Vec<Card> {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        fair::shuffle(&pack(), &fair::Seed::new(bytes)).cards().to_vec()
    }

    /// Every option with a value of its own.
    pub(crate) fn options(&mut self) -> Rules {
        Rules::default().options().iter().fold(Rules::default(), |rules, option| {
            let value = option.values[self.below(option.values.len())];
            rules.with(option.key, value).expect("a listed value")
        })
    }

    pub(crate) fn seats(&mut self, rules: &Rules) -> u8 {
        3 + self.below(usize::from(rules.max_players.seats()) - 2) as u8
    }

    /// A random deal for so many.
    pub(crate) fn dealt(&mut self, rules: &Rules, seats: u8) -> Deal {
        let dealer = Seat::all(seats).nth(self.below(usize::from(seats))).expect("a dealer");
        Deal::deal(rules, seats, dealer, &self.shuffled()).expect("a deck")
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
    mut choose: impl FnMut(&mut Random, &Deal, Seat) -> Action,
    mut watch: impl FnMut(&Deal, &[Event]),
) -> Deal {
    let mut random = Random::new(seed);
    let mut deal = random.dealt(rules, seats);
    watch(&deal, &[]);
    let mut actions = 0;
    while let Some(seat) = deal.on_turn() {
        let action = choose(&mut random, &deal, seat);
        let events = deal.apply(seat, action).expect("a legal action");
        watch(&deal, &events);
        actions += 1;
        assert!(actions < 1_000, "seed {seed}: the round does not end");
    }
    deal
}
