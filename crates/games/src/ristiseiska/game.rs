//! Ristiseiska behind the trait of all games, [`Game`]: dealing, and what is asked of a round.

use std::ops::RangeInclusive;

use talon_cards::{Card, CardSet, Rank, Seat, SeatSet, Suit};

use super::deal::{Deal, Stage};
use super::grid::Grid;
use super::{Account, Action, Event, FEWEST_PLAYERS, FIRST_CARD, Outcome, ROOM, Rules, Score, View};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress};

impl Game for Deal {
    const RULES_REV: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Account = Account;
    type Score = Score;

    fn seats(rules: &Rules) -> RangeInclusive<u8> {
        FEWEST_PLAYERS..=rules.max_players.seats()
    }

    /// Four make the usual round.
    fn usual_seats(_: &Rules) -> u8 {
        4
    }

    fn pack(_: &Rules) -> Vec<Card> {
        Suit::ALL.iter().flat_map(|suit| Rank::ALL.iter().map(move |rank| Card::new(*rank, *suit))).collect()
    }

    #[inline]
    fn deal(rules: &Rules, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        if !Self::seats(rules).contains(&seats) {
            return Err(BadDeck::WrongSeats { seats });
        }
        if dealer.index() >= usize::from(seats) {
            return Err(BadDeck::NoSuchDealer);
        }
        let expected = usize::from(Card::COUNT);
        if deck.len() != expected {
            return Err(BadDeck::WrongSize { expected, found: deck.len() });
        }
        let mut hands = [CardSet::EMPTY; ROOM];
        let mut all = CardSet::EMPTY;
        let mut first = dealer;
        let mut seat = dealer;
        for place in 0..usize::from(seats) {
            seat = seat.next(seats);
            let hand: CardSet = deck.iter().skip(place).step_by(usize::from(seats)).copied().collect();
            hands[seat.index()] = hand;
            all = all | hand;
            if hand.contains(FIRST_CARD) {
                first = seat;
            }
        }
        if all.len() != expected {
            return Err(BadDeck::NotThePack);
        }
        Ok(Self {
            rules: *rules,
            seats,
            dealer,
            hands,
            grid: Grid::BARE,
            stage: Stage::Turn { seat: first },
            token: None,
            turns: 1,
            idle: 0,
            last: [None; ROOM],
        })
    }

    #[inline]
    fn to_act(&self) -> SeatSet {
        self.on_turn().map_or(SeatSet::EMPTY, SeatSet::only)
    }

    #[inline]
    fn list_actions(&self, seat: Seat, legal: &mut ActionList<Action>) {
        self.list(seat, legal);
    }

    #[inline(always)]
    fn playable(&self, seat: Seat) -> CardSet {
        self.playable_by(seat)
    }

    #[inline(always)]
    fn action_with(&self, card: Card) -> Action {
        match self.stage {
            Stage::Give { .. } => Action::Give(card),
            Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Over { .. } => Action::Play(card),
        }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.judge(seat, action)?;
        Ok(())
    }

    /// Always inlined: then no events are copied for a caller that drops them.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: Action) -> Result<Events<Event>, Illegal> {
        let mut events = Events::new();
        self.act(seat, action, &mut events)?;
        Ok(events)
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        View::of(self, viewer)
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.count()
    }

    fn account(&self) -> Account {
        Account::of(self)
    }

    fn automatic(&self, _: Seat) -> Option<Action> {
        None
    }

    fn start(rules: &Rules, seats: u8, first_dealer: Seat) -> Score {
        Score::start(rules, seats, first_dealer)
    }

    #[inline]
    fn record(_: &Rules, score: &mut Score, outcome: &Outcome) -> Progress {
        score.record(outcome)
    }
}
