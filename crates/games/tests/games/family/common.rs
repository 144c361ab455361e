//! Readable decks, scripts of play, positions and random play, for any game of the family.

use talon_cards::{Card, CardSet, Deck, Seat};
use talon_games::Game;
use talon_games::marriage::setup::{Setup, Turn};
use talon_games::marriage::{Closed, Deal, Event, Move, RuleSet, TurnUp};

use crate::common::any;
pub(crate) use crate::common::any::{
    Random, card, lines, list, one_source_of_legality, options_are, round_trip, rules, set, shows_no_card,
    values_round_trip,
};

/// The first seat, who leads where the other has dealt: Ala, Ana.
pub(crate) const A: Seat = Seat::FIRST;
/// The second seat: Bo, Ivo.
pub(crate) const B: Seat = Seat::SECOND;

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

pub(crate) type Run<R> = any::Run<Deal<R>>;

impl<R: RuleSet> Run<R> {
    /// Dealt by the second seat, so that the first leads.
    pub(crate) fn start(rules: &R, deck: &[Card]) -> Self {
        Self::of(Deal::deal(rules, 2, B, deck).expect("a deck"))
    }

    pub(crate) fn points(&self) -> [u8; 2] {
        self.deal.points()
    }

    pub(crate) fn pending(&self) -> [u8; 2] {
        self.deal.view(None).pending
    }

    pub(crate) fn legal_cards(&self) -> String {
        let played = |action: R::Action| match action.into() {
            Move::Play(card) => Some(card),
            _ => None,
        };
        self.legal_actions().filter_map(played).collect::<CardSet>().to_string()
    }
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

    pub(crate) fn rules(mut self, changes: &[(&str, &str)]) -> Self {
        self.setup.rules = rules(changes);
        self
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

    pub(crate) fn first_to_66(mut self, seat: Seat) -> Self {
        self.setup.first_to_66 = Some(seat);
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
        let setup = self.setup();
        Run::of(setup.build().unwrap_or_else(|why| panic!("{why}: {setup:?}")))
    }
}

/// A legal action, with claims and closes rare enough for long deals.
pub(crate) fn action<R: RuleSet>(random: &mut Random, deal: &Deal<R>, seat: Seat) -> R::Action {
    let legal = deal.legal_actions(seat);
    loop {
        let action = legal[random.below(legal.len())];
        let rare = matches!(action.into(), Move::Claim | Move::MarryAndClaim(_) | Move::Close);
        if !rare || legal.len() == 1 || random.below(12) == 0 {
            return action;
        }
    }
}

/// Plays a random deal to its end, calling `watch` on every position and on what led to it.
pub(crate) fn playout<R: RuleSet>(seed: u64, rules: &R, watch: impl FnMut(&Deal<R>, &[Event])) -> Deal<R> {
    let start = |random: &mut Random| {
        let dealer = if random.below(2) == 0 { A } else { B };
        Deal::deal(rules, 2, dealer, &random.deck(&rules.pack().cards())).expect("a deck")
    };
    any::play_out(seed, start, action, watch)
}
