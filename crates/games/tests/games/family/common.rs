//! Readable decks, scripts of play, positions and random play, for any game of the family.

use std::fmt::Debug;

use talon_cards::{Card, CardSet, Deck, Seat, fair};
use talon_games::marriage::setup::{Setup, Turn};
use talon_games::marriage::{Closed, Deal, Event, Move, RuleSet, TurnUp};
use talon_games::{Game, Rule};

/// The first seat, who leads where the other has dealt: Ala, Ana.
pub(crate) const A: Seat = Seat::FIRST;
/// The second seat: Bo, Ivo.
pub(crate) const B: Seat = Seat::SECOND;

pub(crate) fn card(text: &str) -> Card {
    text.parse().unwrap_or_else(|_| panic!("{text} is not a card"))
}

pub(crate) fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub(crate) fn set(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

/// The game's default rules with some options changed.
pub(crate) fn rules<R: RuleSet>(changes: &[(&str, &str)]) -> R {
    changes.iter().fold(R::default(), |rules, (key, value)| rules.with(key, value).expect("an option"))
}

/// A deck for these hands and the talon's first cards; the rest follows in pack order.
pub(crate) fn deck<R: RuleSet>(rules: &R, leader: &str, dealer: &str, turned: &str, talon: &str) -> Vec<Card> {
    let (leader, dealer) = (list(leader), list(dealer));
    let hand = rules.pack().hand();
    assert_eq!((leader.len(), dealer.len()), (hand, hand));
    let first = [&leader[..3], &dealer[..3]].concat();
    let second = [&leader[3..], &dealer[3..]].concat();
    let turned = [card(turned)];
    let mut cards = match rules.turn_up() {
        TurnUp::AfterTheHands => [&first[..], &second[..], &turned[..]].concat(),
        TurnUp::BetweenTheRounds => [&first[..], &turned[..], &second[..]].concat(),
    };
    cards.extend(list(talon));
    let rest: Vec<Card> = rules.pack().cards().into_iter().filter(|card| !cards.contains(card)).collect();
    cards.extend(rest);
    cards
}

/// A deal in the making, driven by scripts such as `"A:AS B:9S A:m:H"`.
#[derive(Clone)]
pub(crate) struct Run<R: RuleSet> {
    pub(crate) deal: Deal<R>,
    pub(crate) events: Vec<Event>,
}

impl<R: RuleSet> Run<R> {
    /// Dealt by the second seat, so that the first leads.
    pub(crate) fn start(rules: &R, deck: &[Card]) -> Self {
        Self { deal: Deal::deal(rules, 2, B, deck).expect("a deck"), events: Vec::new() }
    }

    pub(crate) fn from(setup: &Setup<R>) -> Self {
        let deal = setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}"));
        Self { deal, events: Vec::new() }
    }

    pub(crate) fn play(mut self, script: &str) -> Self {
        for step in script.split_whitespace() {
            let (seat, action) = parse::<R>(step);
            match self.deal.apply(seat, action) {
                Ok(events) => self.events.extend(events),
                Err(illegal) => panic!("{step}: {illegal}"),
            }
        }
        self
    }

    pub(crate) fn refusal(&self, step: &str) -> Rule {
        let (seat, action) = parse::<R>(step);
        self.deal.is_legal(seat, action).expect_err(step).rule
    }

    pub(crate) fn points(&self) -> [u8; 2] {
        self.deal.points()
    }

    pub(crate) fn pending(&self) -> [u8; 2] {
        self.deal.view(None).pending
    }

    /// What may be done by the seat on turn, in notation.
    pub(crate) fn legal(&self) -> Vec<String> {
        let seat = self.deal.on_turn().expect("somebody on turn");
        self.deal.legal_actions(seat).iter().map(ToString::to_string).collect()
    }

    pub(crate) fn legal_cards(&self) -> String {
        let seat = self.deal.on_turn().expect("somebody on turn");
        let cards: CardSet = self
            .deal
            .legal_actions(seat)
            .into_iter()
            .filter_map(|action| match action.into() {
                Move::Play(card) => Some(card),
                _ => None,
            })
            .collect();
        cards.to_string()
    }

    pub(crate) fn offers(&self, action: &str) -> bool {
        self.legal().iter().any(|legal| legal == action)
    }

    pub(crate) fn outcome(&self) -> R::Outcome {
        self.deal.outcome().expect("the deal is over")
    }
}

fn parse<R: RuleSet>(step: &str) -> (Seat, R::Action) {
    let (seat, action) = step.split_once(':').expect("seat:action");
    let seat = match seat {
        "A" => A,
        "B" => B,
        other => panic!("no seat {other}"),
    };
    (seat, action.parse().unwrap_or_else(|_| panic!("{action} is not an action")))
}

/// A position from what matters in it: hands are filled up, and the talon made, from what is left.
pub(crate) struct Scene<R: RuleSet> {
    setup: Setup<R>,
    draws: usize,
}

impl<R: RuleSet> Scene<R> {
    /// With `won` by the two seats, after as many draws as tricks unless the talon is closed.
    pub(crate) fn new(rules: R, turned: &str, won: [&str; 2], turn: Turn) -> Self {
        let won = won.map(set);
        let completed = (won[0].len() + won[1].len()) / 2;
        let setup = Setup {
            rules,
            dealer: B,
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
            Turn::Lead(_) | Turn::Follow { .. } => completed.min(rules.pack().talon() / 2),
        };
        Self { setup, draws }
    }

    pub(crate) fn hands(mut self, hands: [&str; 2]) -> Self {
        self.setup.hands = hands.map(set);
        self
    }

    /// Closed by the seat after so many draws, when the opponent had so many tricks and points.
    pub(crate) fn closed(mut self, by: Seat, draws: usize, opponent_tricks: u8, opponent_points: u8) -> Self {
        self.setup.closing = Some(R::Closing::now(by, opponent_tricks, opponent_points));
        self.draws = draws;
        self
    }

    pub(crate) fn married(mut self, marriages: &[(Seat, &str)]) -> Self {
        self.setup.marriages = marriages.iter().map(|(seat, suit)| (*seat, suit.parse().expect("a suit"))).collect();
        self
    }

    pub(crate) fn setup(mut self) -> Setup<R> {
        let pack = self.setup.rules.pack();
        let setup = &mut self.setup;
        let led = match setup.turn {
            Turn::Follow { leader, led } => Some((leader, led)),
            Turn::Lead(_) | Turn::PreDraw(_) => None,
        };
        let placed = setup.hands[0] | setup.hands[1] | setup.won[0] | setup.won[1];
        let mut free: Vec<Card> = pack
            .cards()
            .into_iter()
            .filter(|card| !placed.contains(*card) && led.is_none_or(|(_, led)| led != *card))
            .filter(|card| *card != setup.turned)
            .collect();
        if self.draws == pack.talon() / 2 && !placed.contains(setup.turned) {
            free.push(setup.turned);
        }
        let completed = (setup.won[0].len() + setup.won[1].len()) / 2;
        for seat in Seat::all(2) {
            let on_table = usize::from(led.is_some_and(|(leader, _)| leader == seat));
            let size = pack.hand() + self.draws - completed - on_table;
            while setup.hands[seat.index()].len() < size {
                let card = free.pop().expect("enough cards for the hands");
                setup.hands[seat.index()].insert(card);
            }
        }
        setup.face_down = Deck::new(free);
        self.setup
    }

    pub(crate) fn game(self) -> Run<R> {
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

    pub(crate) fn deck<R: RuleSet>(&mut self, rules: &R) -> Vec<Card> {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_le_bytes());
        }
        fair::shuffle(&rules.pack().cards(), &fair::Seed::new(bytes)).cards().to_vec()
    }

    /// Every option with a value of its own.
    pub(crate) fn rules<R: RuleSet>(&mut self) -> R {
        let options = R::default().options();
        options.iter().fold(R::default(), |rules, option| {
            let value = option.values[self.below(option.values.len())];
            rules.with(option.key, value).expect("a listed value")
        })
    }

    /// A legal action, with claims and closes rare enough for long deals.
    pub(crate) fn action<R: RuleSet>(&mut self, deal: &Deal<R>, seat: Seat) -> R::Action {
        let legal = deal.legal_actions(seat);
        loop {
            let action = legal[self.below(legal.len())];
            let rare = matches!(action.into(), Move::Claim | Move::MarryAndClaim(_) | Move::Close);
            if !rare || legal.len() == 1 || self.below(12) == 0 {
                return action;
            }
        }
    }
}

/// Plays a random deal to its end, calling `watch` on every position and on what led to it.
pub(crate) fn playout<R: RuleSet>(seed: u64, rules: &R, mut watch: impl FnMut(&Deal<R>, &[Event])) -> Deal<R> {
    let mut random = Random::new(seed);
    let dealer = if random.below(2) == 0 { A } else { B };
    let mut deal = Deal::deal(rules, 2, dealer, &random.deck(rules)).expect("a deck");
    watch(&deal, &[]);
    while let Some(seat) = deal.on_turn() {
        let action = random.action(&deal, seat);
        let events = deal.apply(seat, action).expect("a legal action");
        watch(&deal, &events);
    }
    deal
}

/// What is written as JSON is read back as the same, and written the same again.
pub(crate) fn round_trip<T>(value: &T)
where
    T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + Debug,
{
    let json = serde_json::to_string(value).expect("JSON");
    let read: T = serde_json::from_str(&json).expect(&json);
    assert_eq!(&read, value, "{json}");
    assert_eq!(serde_json::to_string(&read).expect("JSON"), json, "the same bytes");
}
