//! The state machine of one round (`rules/ristiseiska.md §5`).

use std::fmt;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Rank, Seat, SeatSet, Suit};

use super::grid::Grid;
use super::legality::Step;
use super::{
    Account, Action, Bonus, Ending, Event, FEWEST_PLAYERS, FIRST_CARD, FirstRoundFree, LastCardGift, Outcome, ROOM,
    Rules, Score, Stuck, View,
};
use crate::Illegal;
use crate::game::{ActionList, BadDeck, Events, Game, Progress, note};

/// Where in the round we are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// A player plays a card.
    Turn,
    /// A player has played an ace or a king and may play once more.
    Bonus,
    /// A player is stuck, and another must give him a card.
    Give,
    /// The round is over.
    Over,
}

/// What a seat did in its last turn. Everybody watched it, but for the card that was given.
///
/// `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum LastTurn {
    /// It played: one card, or several with an ace or a king before the last.
    Played {
        /// The cards.
        cards: CardSet,
    },
    /// It was stuck, and no card was given: it took the token, or the turn just passed.
    Stuck,
    /// It was stuck and got a card.
    Given {
        /// From whom.
        from: Seat,
        /// Which: only for the giver and the receiver.
        card: Option<Card>,
    },
}

impl LastTurn {
    /// As this viewer may know it; `of` is the seat whose turn it was.
    pub(super) fn seen_by(self, viewer: Option<Seat>, of: Seat) -> Self {
        match self {
            Self::Given { from, .. } if viewer != Some(from) && viewer != Some(of) => Self::Given { from, card: None },
            Self::Given { .. } | Self::Played { .. } | Self::Stuck => self,
        }
    }
}

impl fmt::Debug for LastTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played { cards } => write!(f, "Played({} cards)", cards.len()),
            Self::Stuck => f.write_str("Stuck"),
            Self::Given { from, .. } => write!(f, "Given(by {from})"),
        }
    }
}

/// One round of Ristiseiska: a small `Copy` value. `Debug` shows no card.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Deal {
    pub(super) rules: Rules,
    pub(super) seats: u8,
    pub(super) dealer: Seat,
    pub(super) hands: [CardSet; ROOM],
    pub(super) grid: Grid,
    pub(super) stage: Stage,
    pub(super) token: Option<Seat>,
    /// How many turns have begun, as far as it matters.
    pub(super) turns: u8,
    /// How many turns in a row have passed without a card played.
    pub(super) idle: u8,
    pub(super) last: [Option<LastTurn>; ROOM],
}

/// Whose decision is due.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Stage {
    /// The seat holds a card that fits and must play one.
    Turn { seat: Seat },
    /// The seat has played an ace or a king, holds a card that fits, and may play it.
    Bonus { seat: Seat },
    /// `to` is stuck; `giver` chooses a card for him.
    Give { giver: Seat, to: Seat },
    /// The hand of `winner` is empty.
    Over { winner: Seat, ending: Ending },
}

impl Deal {
    /// Where in the round we are.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        match self.stage {
            Stage::Turn { .. } => Phase::Turn,
            Stage::Bonus { .. } => Phase::Bonus,
            Stage::Give { .. } => Phase::Give,
            Stage::Over { .. } => Phase::Over,
        }
    }

    /// The seat that must decide; nobody when the round is over.
    #[must_use]
    #[inline]
    pub const fn on_turn(&self) -> Option<Seat> {
        match self.stage {
            Stage::Turn { seat } | Stage::Bonus { seat } => Some(seat),
            Stage::Give { giver, .. } => Some(giver),
            Stage::Over { .. } => None,
        }
    }

    /// The table's options.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    #[inline]
    pub(super) const fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat.index()]
    }

    /// Returns the seat if its turn is over with this card; none if the turn goes on or the round ends.
    #[inline(always)]
    fn play(&mut self, seat: Seat, card: Card, events: &mut Events<Event>) -> Option<Seat> {
        self.hands[seat.index()].remove(card);
        self.grid.lay(card, self.rules.five_needs_eight);
        self.idle = 0;
        self.note_played(seat, card);
        note(events, Event::Played { seat, card });
        if self.hand(seat).is_empty() {
            self.end(seat, Ending::PlayedOut, events);
            None
        } else if self.earns_bonus(card) && !self.fitting(seat).is_empty() {
            self.stage = Stage::Bonus { seat };
            None
        } else {
            Some(seat)
        }
    }

    /// As [`Deal::play`].
    #[inline(always)]
    fn give(&mut self, giver: Seat, to: Seat, card: Card, events: &mut Events<Event>) -> Option<Seat> {
        self.hands[giver.index()].remove(card);
        self.hands[to.index()].insert(card);
        self.idle = self.idle.saturating_add(1);
        self.last[to.index()] = Some(LastTurn::Given { from: giver, card: Some(card) });
        note(events, Event::Given { from: giver, to, card: Some(card) });
        if self.hand(giver).is_empty() {
            self.end(giver, Ending::GaveLast, events);
            None
        } else {
            Some(to)
        }
    }

    /// The turn comes to the seat, and passes on while the seat on turn is stuck and nobody has to give. This ends: some card
    /// always fits the grid, and somebody holds it.
    #[inline(always)]
    pub(super) fn begin(&mut self, first: Seat, events: &mut Events<Event>) {
        let mut seat = first;
        loop {
            self.turns = self.turns.saturating_add(1);
            if !self.fitting(seat).is_empty() {
                self.stage = Stage::Turn { seat };
                return;
            }
            if let Some(giver) = self.stuck(seat, events) {
                self.stage = Stage::Give { giver, to: seat };
                return;
            }
            self.idle = self.idle.saturating_add(1);
            self.last[seat.index()] = Some(LastTurn::Stuck);
            seat = seat.next(self.seats);
        }
    }

    /// The seat is stuck; who must give it a card, if anybody.
    #[inline(always)]
    fn stuck(&mut self, seat: Seat, events: &mut Events<Event>) -> Option<Seat> {
        let free = match self.rules.first_round_free {
            FirstRoundFree::Off => false,
            FirstRoundFree::On => self.turns <= self.seats,
        };
        if free {
            note(events, Event::Stuck { seat, giver: None });
            return None;
        }
        match self.rules.stuck {
            Stuck::Cards => {
                let giver = self.giver_for(seat);
                note(events, Event::Stuck { seat, giver });
                giver
            }
            Stuck::Token => {
                note(events, Event::TokenTaken { seat, from: self.token });
                self.token = Some(seat);
                None
            }
        }
    }

    /// Who gives to a player who is stuck (§8, §9).
    pub(super) fn giver_for(&self, seat: Seat) -> Option<Seat> {
        let right = seat.previous(self.seats);
        match self.rules.last_card_gift {
            LastCardGift::Wins => Some(right),
            LastCardGift::Skip => std::iter::successors(Some(right), |giver| Some(giver.previous(self.seats)))
                .take_while(|giver| *giver != seat)
                .find(|giver| self.hand(*giver).len() > 1),
        }
    }

    /// Whether the player of this card may play another (§7, §13 `bonus`).
    const fn earns_bonus(&self, card: Card) -> bool {
        let last_of_its_pile = matches!(card.rank(), Rank::Ace | Rank::King);
        match (self.rules.bonus, self.stage) {
            (Bonus::Chain, _) => last_of_its_pile,
            (Bonus::Once, Stage::Turn { .. }) => last_of_its_pile,
            (Bonus::Once, Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. }) | (Bonus::Off, _) => false,
        }
    }

    #[inline(always)]
    fn note_played(&mut self, seat: Seat, card: Card) {
        let before = match (self.stage, self.last[seat.index()]) {
            (Stage::Bonus { .. }, Some(LastTurn::Played { cards })) => cards,
            (Stage::Turn { .. } | Stage::Bonus { .. } | Stage::Give { .. } | Stage::Over { .. }, _) => CardSet::EMPTY,
        };
        self.last[seat.index()] = Some(LastTurn::Played { cards: before | CardSet::only(card) });
    }

    #[inline(always)]
    fn end(&mut self, winner: Seat, ending: Ending, events: &mut Events<Event>) {
        self.stage = Stage::Over { winner, ending };
        note(events, Event::Ended);
    }

    /// Judges the action and does it. The events are written directly into their list, so that callers who drop them pay
    /// nothing.
    #[inline(always)]
    fn act(&mut self, seat: Seat, action: Action, events: &mut Events<Event>) -> Result<(), Illegal> {
        let step = self.judge(seat, action)?;
        let done = match step {
            Step::Play(card) => self.play(seat, card, events),
            Step::Give { card, to } => self.give(seat, to, card, events),
            Step::EndTurn => {
                note(events, Event::TurnEnded { seat });
                Some(seat)
            }
        };
        if let Some(seat) = done {
            self.begin(seat.next(self.seats), events);
        }
        Ok(())
    }
}

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

impl fmt::Debug for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ristiseiska::Deal")
            .field("phase", &self.phase())
            .field("on_turn", &self.on_turn())
            .field("seats", &self.seats)
            .field("laid", &self.grid.laid())
            .field("token", &self.token)
            .field("turns_without_play", &self.idle)
            .finish_non_exhaustive()
    }
}
