//! Positions in the middle of a deal, for tests, puzzles and referees.
//!
//! A [`Setup`] has the place of every card; [`Setup::build`] makes a [`Deal`] of it only if play can lead to such a position. It has no
//! history: the last trick is not shown, and the replies so far have revealed nothing.

use serde::{Deserialize, Serialize};
use talon_cards::{Card, CardSet, Deck, Seat, Suit};

use super::deal::{Deal, Stage};
use super::order::card_points;
use super::position::{Pile, marriage, marriage_points};
use super::talon::Talon;
use super::{Closed, Credit, DrawWindow, GOAL, Position, RuleSet, Since};

/// How many cards are drawn after a trick.
const DRAWN: usize = 2;

/// Where every card is, and what has happened that still matters.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Setup<R: RuleSet> {
    /// The table's options.
    pub rules: R,
    /// Who dealt.
    pub dealer: Seat,
    /// The cards in each seat's hand.
    pub hands: [CardSet; 2],
    /// The cards each seat has won.
    pub won: [CardSet; 2],
    /// The face-down cards of the talon in drawing order.
    pub face_down: Deck,
    /// The turned card, whose suit is trump; once the talon is exhausted, the one that was drawn
    /// last, wherever it is now.
    pub turned: Card,
    /// The marriages made up to now, in order. Those of a seat without a trick still wait for one. If marriages need a further
    /// trick, the one whose card lies on the table waits too.
    pub marriages: Vec<(Seat, Suit)>,
    /// Who swapped the lowest trump, and the card he took.
    pub exchange: Option<(Seat, Card)>,
    /// Who closed the talon, and how many tricks his opponent had then.
    pub closing: Option<R::Closing>,
    /// Who was first to 66 points. It may be left out if the points determine it.
    pub first_to_66: Option<Seat>,
    /// Whose decision is due.
    pub turn: Turn,
}

/// Whose decision is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// The seat is on lead and has announced nothing yet.
    Lead(Seat),
    /// A card is on the table, and in nobody's hand any more.
    Follow {
        /// Who led it.
        leader: Seat,
        /// The card.
        led: Card,
    },
    /// The seat has won a trick and not drawn yet.
    PreDraw(Seat),
}

/// Play cannot lead to such a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSetup {
    /// A card is missing, or in two places, or not in the pack.
    #[error("the cards are not the pack, each in one place")]
    NotThePack,
    /// A seat that is not one of the two.
    #[error("there are two seats")]
    NoSuchSeat,
    /// The won cards are not whole tricks, or the hands or the talon do not fit their number.
    #[error("the tricks, the hands and the talon do not fit each other")]
    WrongCounts,
    /// The seat on turn cannot be.
    #[error("the seat cannot be on turn")]
    WrongTurn,
    /// The talon cannot have been closed so.
    #[error("the talon cannot have been closed so")]
    WrongClosing,
    /// The marriage cannot have been announced.
    #[error("a marriage cannot have been announced so")]
    WrongMarriage,
    /// The lowest trump cannot have been swapped so.
    #[error("the lowest trump cannot have been swapped so")]
    WrongExchange,
    /// The points contradict that this seat was first to 66, or do not determine who was.
    #[error("the points do not tell who was first to 66, or contradict it")]
    WrongFirstTo66,
    /// The deal would have ended before.
    #[error("the deal would have ended before")]
    AlreadyOver,
}

impl<R: RuleSet> Setup<R> {
    /// The deal in this position.
    ///
    /// # Errors
    /// [`BadSetup`] if play cannot lead to it.
    pub fn build(&self) -> Result<Deal<R>, BadSetup> {
        self.check_seats()?;
        self.check_cards()?;
        self.check_counts()?;
        self.check_turn()?;
        self.check_marriages()?;
        self.check_exchange()?;
        let position = self.position();
        self.check_frozen(&position)?;
        let first_to_66 = self.check_first_to_66(&position)?;
        let stage = match self.turn {
            Turn::Lead(seat) => Stage::Lead { seat, announced: None },
            Turn::Follow { leader, led } => Stage::Follow { follower: leader.other(), led },
            Turn::PreDraw(winner) => Stage::PreDraw { winner },
        };
        let deal = Deal::at(self.rules, self.dealer, position, stage, first_to_66);
        if Seat::all(2).any(|seat| deal.ends_by_itself(seat)) { Err(BadSetup::AlreadyOver) } else { Ok(deal) }
    }

    fn check_seats(&self) -> Result<(), BadSetup> {
        let turn = match self.turn {
            Turn::Lead(seat) | Turn::Follow { leader: seat, .. } | Turn::PreDraw(seat) => seat,
        };
        let named = [self.dealer, turn]
            .into_iter()
            .chain(self.marriages.iter().map(|(seat, _)| *seat))
            .chain(self.exchange.map(|(seat, _)| seat))
            .chain(self.closing.map(|close| close.by()))
            .chain(self.first_to_66);
        if named.into_iter().all(|seat| seat.index() < 2) { Ok(()) } else { Err(BadSetup::NoSuchSeat) }
    }

    fn check_cards(&self) -> Result<(), BadSetup> {
        let pack = self.rules.pack().set();
        let mut cards: Vec<Card> = self.face_down.cards().to_vec();
        cards.extend(self.out_of_talon());
        if !self.is_exhausted() {
            cards.push(self.turned);
        }
        let set: CardSet = cards.iter().copied().collect();
        if set == pack && cards.len() == pack.len() { Ok(()) } else { Err(BadSetup::NotThePack) }
    }

    fn check_counts(&self) -> Result<(), BadSetup> {
        let whole_tricks = self.won.iter().all(|cards| cards.len() % 2 == 0);
        let held = (self.rules.pack().hand() + self.draws()).checked_sub(self.completed());
        let led = match self.turn {
            Turn::Follow { leader, .. } => Some(leader),
            Turn::Lead(_) | Turn::PreDraw(_) => None,
        };
        let hands_fit = Seat::all(2).all(|seat| {
            let size = self.hands[seat.of_two()].len() + usize::from(led == Some(seat));
            size > 0 && Some(size) == held
        });
        if whole_tricks && self.talon().is_multiple_of(DRAWN) && hands_fit {
            self.check_draws()
        } else {
            Err(BadSetup::WrongCounts)
        }
    }

    /// Whether the cards drawn fit the tricks and the close.
    fn check_draws(&self) -> Result<(), BadSetup> {
        let (completed, draws) = (self.completed(), self.draws());
        let most = self.rules.pack().talon() / DRAWN;
        match (self.closing, self.turn) {
            (None, Turn::PreDraw(_)) if completed == draws + 1 && self.talon() > 0 => Ok(()),
            (None, Turn::Lead(_) | Turn::Follow { .. }) if draws == completed.min(most) => Ok(()),
            (None, _) => Err(BadSetup::WrongCounts),
            (Some(_), Turn::PreDraw(_)) => Err(BadSetup::WrongTurn),
            (Some(close), Turn::Lead(_) | Turn::Follow { .. }) => self.check_closing(close),
        }
    }

    /// Whether the talon can have been closed after as many tricks as were drawn for (or one more, if the draw waits), when the
    /// opponent had the given number of tricks.
    fn check_closing(&self, close: R::Closing) -> Result<(), BadSetup> {
        let draws = self.draws();
        let latest = match self.rules.draw() {
            DrawWindow::AtOnce => draws,
            DrawWindow::OnDemand => draws + 1,
        };
        let window = self.rules.closing();
        let possible = (draws..=latest).any(|tricks| self.can_have_closed(close, tricks, window.since));
        let large_enough = self.talon() >= usize::from(window.min_talon);
        if possible && large_enough { Ok(()) } else { Err(BadSetup::WrongClosing) }
    }

    fn can_have_closed(&self, close: R::Closing, tricks: usize, since: Since) -> bool {
        let opponent_tricks = usize::from(close.opponent_tricks());
        let Some(own) = tricks.checked_sub(opponent_tricks) else { return false };
        let on_lead = if tricks == 0 { self.led_first(close.by()) && since == Since::FirstLead } else { own > 0 };
        on_lead
            && tricks <= self.completed()
            && own <= self.tricks(close.by())
            && opponent_tricks <= self.tricks(close.by().other())
    }

    fn check_turn(&self) -> Result<(), BadSetup> {
        let possible = match self.turn {
            Turn::PreDraw(_) if self.rules.draw() == DrawWindow::AtOnce => false,
            Turn::Lead(seat) | Turn::Follow { leader: seat, .. } | Turn::PreDraw(seat) => {
                if self.completed() == 0 {
                    self.led_first(seat)
                } else {
                    self.tricks(seat) > 0
                }
            }
        };
        if possible { Ok(()) } else { Err(BadSetup::WrongTurn) }
    }

    /// One card of every marriage has been led; the other is where its player may have it.
    fn check_marriages(&self) -> Result<(), BadSetup> {
        let gone = self.played();
        let since = self.rules.marriages().since;
        let mut suits = Vec::new();
        for &(seat, suit) in &self.marriages {
            let cards = marriage(suit);
            let at_home = cards.is_subset(gone | self.hands[seat.of_two()]);
            if suits.contains(&suit) || (cards & gone).is_empty() || !at_home || !self.has_been_on_lead(seat, since) {
                return Err(BadSetup::WrongMarriage);
            }
            suits.push(suit);
        }
        Ok(())
    }

    fn check_exchange(&self) -> Result<(), BadSetup> {
        let Some((seat, took)) = self.exchange else {
            return Ok(());
        };
        let lowest = Card::new(self.rules.pack().lowest(), self.turned.suit());
        let placed = (self.hands[seat.of_two()] | self.played()).contains(took);
        let swapped = self.turned == lowest && took.suit() == lowest.suit() && took != lowest && placed;
        if swapped && self.has_been_on_lead(seat, self.rules.exchange().since) {
            Ok(())
        } else {
            Err(BadSetup::WrongExchange)
        }
    }

    /// The closer's opponent has at least the points that he had at the close.
    fn check_frozen(&self, position: &Position<R::Closing>) -> Result<(), BadSetup> {
        let possible = self.closing.is_none_or(|close| {
            close.opponent_points().is_none_or(|points| points <= position.points(close.by().other()))
        });
        if possible { Ok(()) } else { Err(BadSetup::WrongClosing) }
    }

    fn check_first_to_66(&self, position: &Position<R::Closing>) -> Result<Option<Seat>, BadSetup> {
        let there: Vec<Seat> = Seat::all(2).filter(|seat| position.points(*seat) >= GOAL).collect();
        match (there.as_slice(), self.first_to_66) {
            ([], None) => Ok(None),
            ([only], None) => Ok(Some(*only)),
            (there, Some(first)) if there.contains(&first) => Ok(Some(first)),
            (_, None | Some(_)) => Err(BadSetup::WrongFirstTo66),
        }
    }

    fn position(&self) -> Position<R::Closing> {
        let trump = self.turned.suit();
        let mut piles = [Pile::default(); 2];
        for seat in Seat::all(2) {
            let nine = self.rules.nine_points();
            piles[seat.of_two()].tricks = self.tricks(seat) as u8;
            piles[seat.of_two()].cards = self.won[seat.of_two()].iter().map(|card| card_points(card, nine)).sum();
        }
        let mut position = Position {
            hands: self.hands,
            talon: Talon::new(self.face_down.cards(), self.turned, self.is_exhausted()),
            trump,
            piles,
            announced: [None; 4],
            exchange: self.exchange,
            closing: self.closing,
            last_trick: None,
            drawn: [None; 2],
            missing: [CardSet::EMPTY; 2],
        };
        for &(seat, suit) in &self.marriages {
            position.announce(seat, suit, marriage_points(suit, trump));
            if !self.waits(seat, suit) {
                position.credit(seat);
            }
        }
        position
    }

    /// Whether the points of the marriage wait for a trick.
    fn waits(&self, seat: Seat, suit: Suit) -> bool {
        let just_made = (marriage(suit) & (self.won[0] | self.won[1])).is_empty();
        match self.rules.marriages().credit {
            Credit::OwnTrick => self.tricks(seat) == 0,
            Credit::FurtherTrick => self.tricks(seat) == 0 || just_made,
        }
    }

    fn led_first(&self, seat: Seat) -> bool {
        seat == self.dealer.other()
    }

    /// Whether the seat can have been on lead at a time when this was allowed.
    fn has_been_on_lead(&self, seat: Seat, since: Since) -> bool {
        match since {
            Since::FirstLead => self.tricks(seat) > 0 || self.led_first(seat),
            Since::FirstTrick => self.tricks(seat) > 0,
        }
    }

    /// The cards that have been played, the one on the table included.
    fn played(&self) -> CardSet {
        let won = self.won[0] | self.won[1];
        match self.turn {
            Turn::Follow { led, .. } => won | CardSet::only(led),
            Turn::Lead(_) | Turn::PreDraw(_) => won,
        }
    }

    /// Every card that is not in the talon; a card in two places comes twice.
    fn out_of_talon(&self) -> impl Iterator<Item = Card> {
        let led = match self.turn {
            Turn::Follow { led, .. } => Some(led),
            Turn::Lead(_) | Turn::PreDraw(_) => None,
        };
        self.hands.into_iter().chain(self.won).flatten().chain(led)
    }

    fn is_exhausted(&self) -> bool {
        self.out_of_talon().any(|card| card == self.turned)
    }

    fn talon(&self) -> usize {
        self.face_down.cards().len() + usize::from(!self.is_exhausted())
    }

    fn draws(&self) -> usize {
        self.rules.pack().talon().saturating_sub(self.talon()) / DRAWN
    }

    fn tricks(&self, seat: Seat) -> usize {
        self.won[seat.of_two()].len() / 2
    }

    fn completed(&self) -> usize {
        self.tricks(Seat::FIRST) + self.tricks(Seat::SECOND)
    }
}
