//! What the tests of the games share: readable decks, scripts of play, positions, random play.

use talon_cards::{Card, CardSet, Deck, Seat, fair};
use talon_games::santase::setup::{Setup, Turn};
use talon_games::santase::{Action, Closing, Deal, Event, Outcome, Rules};
use talon_games::{Game, GameRules, Rule};

pub(crate) const ALICE: Seat = Seat::FIRST;
pub(crate) const BOB: Seat = Seat::SECOND;

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a card"))
}

pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn set(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

pub(crate) fn pack() -> Vec<Card> {
    Deal::pack(&Rules::default())
}

pub(crate) fn rules(changes: &[(&str, &str)]) -> Rules {
    changes.iter().fold(Rules::default(), |rules, (key, value)| rules.with(key, value).expect("an option"))
}

/// A deck for these hands of six and the talon's first cards; the rest follows in pack order.
pub(crate) fn deck(leader: &str, dealer: &str, turned: &str, talon: &str) -> Vec<Card> {
    let (leader, dealer) = (list(leader), list(dealer));
    assert_eq!((leader.len(), dealer.len()), (6, 6));
    let mut cards: Vec<Card> = [&leader[..3], &dealer[..3], &leader[3..], &dealer[3..]].concat();
    cards.push(card(turned));
    cards.extend(list(talon));
    let rest: Vec<Card> = pack().into_iter().filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    cards
}

/// A deal in the making, driven by scripts such as `"A:AS B:9S A:draw A:m:H"`.
#[derive(Clone)]
pub(crate) struct Run {
    pub(crate) deal: Deal,
    pub(crate) events: Vec<Event>,
}

impl Run {
    pub(crate) fn start(rules: &Rules, dealer: Seat, deck: &[Card]) -> Self {
        Self { deal: Deal::deal(rules, 2, dealer, deck).expect("a deck"), events: Vec::new() }
    }

    pub(crate) fn from(setup: &Setup) -> Self {
        let deal = setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}"));
        Self { deal, events: Vec::new() }
    }

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
        self.deal.is_legal(seat, action).expect_err(step).rule
    }

    pub(crate) fn points(&self) -> [u8; 2] {
        self.deal.points()
    }

    pub(crate) fn legal_cards(&self) -> String {
        let seat = self.deal.on_turn().expect("somebody on turn");
        let cards: CardSet = self
            .deal
            .legal_actions(seat)
            .into_iter()
            .filter_map(|action| match action {
                Action::Play(card) => Some(card),
                _ => None,
            })
            .collect();
        cards.to_string()
    }

    pub(crate) fn offers(&self, action: &str) -> bool {
        let action: Action = action.parse().expect("an action");
        self.deal.on_turn().is_some_and(|seat| self.deal.legal_actions(seat).contains(&action))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        self.deal.outcome().expect("the deal is over")
    }
}

fn parse(step: &str) -> (Seat, Action) {
    let (seat, action) = step.split_once(':').expect("seat:action");
    let seat = match seat {
        "A" => ALICE,
        "B" => BOB,
        other => panic!("no seat {other}"),
    };
    (seat, action.parse().unwrap_or_else(|_| panic!("{action} is not an action")))
}

/// A position from what matters in it: hands are filled up, and the talon made, from what is left.
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    draws: usize,
}

impl Scene {
    /// With `won` by Alice and Bob, after as many draws as tricks unless the talon is closed.
    pub(crate) fn new(turned: &str, won: [&str; 2], turn: Turn) -> Self {
        let won = won.map(set);
        let completed = (won[0].len() + won[1].len()) / 2;
        let setup = Setup {
            rules: Rules::default(),
            dealer: BOB,
            hands: [CardSet::EMPTY; 2],
            won,
            face_down: Deck::new(Vec::new()),
            turned: card(turned),
            marriages: Vec::new(),
            exchange: None,
            closing: None,
            first_to_66: None,
            turn,
        };
        let draws = match turn {
            Turn::PreDraw(_) => completed - 1,
            Turn::Lead(_) | Turn::Follow { .. } => completed.min(6),
        };
        Self { setup, draws }
    }

    pub(crate) fn rules(mut self, changes: &[(&str, &str)]) -> Self {
        self.setup.rules = rules(changes);
        self
    }

    pub(crate) fn hands(mut self, hands: [&str; 2]) -> Self {
        self.setup.hands = hands.map(set);
        self
    }

    /// Closed by the seat after so many draws, when the opponent had so many tricks.
    pub(crate) fn closed(mut self, by: Seat, draws: usize, opponent_tricks: u8) -> Self {
        self.setup.closing = Some(Closing { by, opponent_tricks });
        self.draws = draws;
        self
    }

    pub(crate) fn married(mut self, marriages: &[(Seat, &str)]) -> Self {
        self.setup.marriages = marriages.iter().map(|(seat, suit)| (*seat, suit.parse().expect("a suit"))).collect();
        self
    }

    pub(crate) fn first_to_66(mut self, seat: Seat) -> Self {
        self.setup.first_to_66 = Some(seat);
        self
    }

    pub(crate) fn setup(mut self) -> Setup {
        let setup = &mut self.setup;
        let led = match setup.turn {
            Turn::Follow { leader, led } => Some((leader, led)),
            Turn::Lead(_) | Turn::PreDraw(_) => None,
        };
        let placed = setup.hands[0] | setup.hands[1] | setup.won[0] | setup.won[1];
        let mut free: Vec<Card> = pack()
            .into_iter()
            .filter(|card| !placed.contains(*card) && led.is_none_or(|(_, led)| led != *card))
            .filter(|card| *card != setup.turned)
            .collect();
        if self.draws == 6 && !placed.contains(setup.turned) {
            free.push(setup.turned);
        }
        let completed = (setup.won[0].len() + setup.won[1].len()) / 2;
        for seat in Seat::all(2) {
            let on_table = usize::from(led.is_some_and(|(leader, _)| leader == seat));
            let size = 6 + self.draws - completed - on_table;
            while setup.hands[seat.index()].len() < size {
                let card = free.pop().expect("enough cards for the hands");
                setup.hands[seat.index()].insert(card);
            }
        }
        setup.face_down = Deck::new(free);
        self.setup
    }

    pub(crate) fn game(self) -> Run {
        Run::from(&self.setup())
    }
}

/// Small deterministic random numbers for tests.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    pub(crate) fn deck(&mut self) -> Vec<Card> {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        fair::shuffle(&pack(), &fair::Seed::new(bytes)).cards().to_vec()
    }

    /// Every option with a value of its own.
    pub(crate) fn rules(&mut self) -> Rules {
        let options = Rules::default().options();
        options.iter().fold(Rules::default(), |rules, option| {
            let value = option.values[self.below(option.values.len())];
            rules.with(option.key, value).expect("a listed value")
        })
    }

    /// A legal action, with claims and closes rare enough for long deals.
    pub(crate) fn action(&mut self, deal: &Deal, seat: Seat) -> Action {
        let legal = deal.legal_actions(seat);
        loop {
            let action = legal[self.below(legal.len())];
            let rare = matches!(action, Action::Claim | Action::Close);
            if !rare || legal.len() == 1 || self.below(12) == 0 {
                return action;
            }
        }
    }
}

/// Plays a random deal to its end, calling `watch` on every position and on what led to it.
pub(crate) fn playout(seed: u64, rules: &Rules, mut watch: impl FnMut(&Deal, &[Event])) -> Deal {
    let mut random = Random::new(seed);
    let dealer = if random.below(2) == 0 { ALICE } else { BOB };
    let mut deal = Deal::deal(rules, 2, dealer, &random.deck()).expect("a deck");
    watch(&deal, &[]);
    while let Some(seat) = deal.on_turn() {
        let action = random.action(&deal, seat);
        let events = deal.apply(seat, action).expect("a legal action");
        watch(&deal, &events);
    }
    deal
}
