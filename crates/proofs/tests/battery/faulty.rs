//! Santase with one fault, which the battery must notice.

use std::ops::RangeInclusive;

use talon_cards::{Card, CardSet, Seat, SeatSet};
use talon_games::marriage::Event;
use talon_games::santase::{Action, Deal, Outcome, Rules, Score, View};
use talon_games::{ActionList, BadDeck, Events, Game, GameAction, Illegal, Progress};
use talon_proofs::battery::Provable;
use talon_proofs::playout::Playout;

/// Nothing is wrong.
pub(crate) const HONEST: u8 = 0;
/// A card that is not in the hand counts as legal.
pub(crate) const TAKES_ANY_CARD: u8 = 1;
/// The list forgets the last of several actions.
pub(crate) const DROPS_AN_ACTION: u8 = 2;
/// A refused action changes something.
pub(crate) const REFUSES_WITH_EFFECT: u8 = 3;
/// The view tells where a card of the other hand is.
pub(crate) const SHOWS_THE_OTHER_HAND: u8 = 4;
/// The view reveals something about the undrawn cards.
pub(crate) const SHOWS_THE_TALON: u8 = 5;
/// The views' hands miss a card.
pub(crate) const FORGETS_A_CARD: u8 = 6;
/// No match is ever decided.
pub(crate) const NEVER_ENDS: u8 = 7;
/// A card that can be played is not among the playable ones.
pub(crate) const FORGETS_WHAT_IS_PLAYABLE: u8 = 8;
/// The action that should play a card does something else.
pub(crate) const DOES_SOMETHING_ELSE: u8 = 9;

#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Faulty<const FAULT: u8> {
    deal: Deal,
    /// The card that leaves the talon first: nobody may know it.
    next: Option<Card>,
    refused: u8,
}

impl<const FAULT: u8> Game for Faulty<FAULT> {
    const RULES_REV: u32 = 1;

    type Rules = Rules;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Outcome = Outcome;
    type Account = <Deal as Game>::Account;
    type Score = Score;

    fn seats(rules: &Rules) -> RangeInclusive<u8> {
        Deal::seats(rules)
    }

    fn pack(rules: &Rules) -> Vec<Card> {
        Deal::pack(rules)
    }

    fn deal(rules: &Rules, seats: u8, dealer: Seat, deck: &[Card]) -> Result<Self, BadDeck> {
        let deal = Deal::deal(rules, seats, dealer, deck)?;
        Ok(Self { deal, next: deck.get(13).copied(), refused: 0 })
    }

    fn to_act(&self) -> SeatSet {
        self.deal.to_act()
    }

    fn list_actions(&self, seat: Seat, legal: &mut ActionList<Action>) {
        self.deal.list_actions(seat, legal);
        if FAULT == DROPS_AN_ACTION && legal.len() > 1 {
            legal.pop();
        }
    }

    fn playable(&self, seat: Seat) -> CardSet {
        let mut cards: CardSet = self.legal_actions(seat).iter().filter_map(GameAction::card).collect();
        if let Some(card) = cards.first().filter(|_| FAULT == FORGETS_WHAT_IS_PLAYABLE) {
            cards.remove(card);
        }
        cards
    }

    fn action_with(&self, card: Card) -> Action {
        if FAULT == DOES_SOMETHING_ELSE { Action::Claim } else { self.deal.action_with(card) }
    }

    fn is_legal(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match (self.deal.is_legal(seat, action), action) {
            (Err(_), Action::Play(_)) if FAULT == TAKES_ANY_CARD => Ok(()),
            (answer, _) => answer,
        }
    }

    fn apply(&mut self, seat: Seat, action: Action) -> Result<Events<Event>, Illegal> {
        let done = self.deal.apply(seat, action);
        if FAULT == REFUSES_WITH_EFFECT && done.is_err() {
            self.refused += 1;
        }
        done
    }

    fn view(&self, viewer: Option<Seat>) -> View {
        let mut view = self.deal.view(viewer);
        match FAULT {
            SHOWS_THE_OTHER_HAND => {
                let other = viewer.map(|seat| self.deal.view(Some(seat.other())).hand);
                view.memory.missing[0].extend(other.and_then(CardSet::first));
            }
            SHOWS_THE_TALON => view.memory.seen.extend(self.next),
            FORGETS_A_CARD => drop(view.hand.first().map(|card| view.hand.remove(card))),
            _ => {}
        }
        view
    }

    fn outcome(&self) -> Option<Outcome> {
        self.deal.outcome()
    }

    fn account(&self) -> Self::Account {
        self.deal.account()
    }

    fn automatic(&self, seat: Seat) -> Option<Action> {
        self.deal.automatic(seat).filter(|_| FAULT != DROPS_AN_ACTION)
    }

    fn forced(&self, seat: Seat) -> Option<Action> {
        self.deal.forced(seat)
    }

    fn start(rules: &Rules, seats: u8, first_dealer: Seat) -> Score {
        Deal::start(rules, seats, first_dealer)
    }

    fn record(rules: &Rules, score: &mut Score, outcome: &Outcome) -> Progress {
        match Deal::record(rules, score, outcome) {
            Progress::Finished { .. } if FAULT == NEVER_ENDS => Progress::Continue,
            progress => progress,
        }
    }
}

impl<const FAULT: u8> Playout for Faulty<FAULT> {}

impl<const FAULT: u8> Provable for Faulty<FAULT> {
    const WORDS: &[&str] = Deal::WORDS;

    fn shown_at_start(rules: &Rules, seats: u8, dealer: Seat, viewer: Option<Seat>, deck: &[Card]) -> CardSet {
        Deal::shown_at_start(rules, seats, dealer, viewer, deck)
    }

    fn undealt(view: &View) -> usize {
        Deal::undealt(view)
    }

    fn played(action: Action) -> Option<Card> {
        Deal::played(action)
    }
}
