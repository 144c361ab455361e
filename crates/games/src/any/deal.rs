//! A deal of any game, and what is done in it.

use std::fmt;

use talon_cards::{Card, Deck, Seat, SeatSet};

use super::{AnyAccount, AnyAction, AnyDeal, AnyGameEvent, AnyOutcome, AnyRules, AnyView};
use crate::game::{BadDeck, Game, GameAction, GameEvent};
use crate::{Illegal, Listed, Rule, TakenTrick};

impl AnyDeal {
    /// Deals from a deck; see [`Game::deal`].
    ///
    /// # Errors
    /// [`BadDeck`] if the deck is not the game's pack in some order, or the seats do not fit.
    pub fn deal(rules: &AnyRules, seats: u8, dealer: Seat, deck: &Deck) -> Result<Self, BadDeck> {
        by_game!(match rules {
            AnyRules::G(rules) => G::deal(rules, seats, dealer, deck.cards()).map(G::any_deal),
        })
    }

    /// The seats that must decide now; empty when the deal is over.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        by_game!(match self {
            Self::G(deal) => deal.to_act(),
        })
    }

    /// What this seat may do now; empty when it is not on turn.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> Vec<AnyAction> {
        by_game!(match self {
            Self::G(deal) => deal.legal_actions(seat).into_iter().map(G::any_action).collect(),
        })
    }

    /// Whether this seat may do that now.
    ///
    /// # Errors
    /// [`Illegal`], naming the rule against it.
    pub fn is_legal(&self, seat: Seat, action: AnyAction) -> Result<(), Illegal> {
        by_game!(match self {
            Self::G(deal) => deal.is_legal(seat, *G::own_action(&action).ok_or(Rule::NotInThisGame)?),
        })
    }

    /// Does it, and returns the events. The events may be private; see [`AnyGameEvent::seen_by`].
    ///
    /// # Errors
    /// [`Illegal`], naming the rule against it; then nothing has changed.
    pub fn apply(&mut self, seat: Seat, action: AnyAction) -> Result<Vec<AnyGameEvent>, Illegal> {
        by_game!(match self {
            Self::G(deal) => {
                let events = deal.apply(seat, *G::own_action(&action).ok_or(Rule::NotInThisGame)?)?;
                Ok(events.into_iter().map(G::any_event).collect())
            }
        })
    }

    /// What this viewer lawfully knows; `None` is a spectator.
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> AnyView {
        by_game!(match self {
            Self::G(deal) => G::any_view(deal.view(viewer)),
        })
    }

    /// How the deal ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<AnyOutcome> {
        by_game!(match self {
            Self::G(deal) => deal.outcome().map(G::any_outcome),
        })
    }

    /// The account of the deal so far, with every hidden card: for referees only.
    #[must_use]
    pub fn account(&self) -> AnyAccount {
        by_game!(match self {
            Self::G(deal) => G::any_account(deal.account()),
        })
    }

    /// What this seat does automatically now, unless it asked for time; see [`Game::automatic`].
    #[must_use]
    pub fn automatic(&self, seat: Seat) -> Option<AnyAction> {
        by_game!(match self {
            Self::G(deal) => deal.automatic(seat).map(G::any_action),
        })
    }

    /// Whether there is something else to do before that; see [`Game::worth_holding`].
    #[must_use]
    pub fn worth_holding(&self, seat: Seat) -> bool {
        by_game!(match self {
            Self::G(deal) => deal.worth_holding(seat),
        })
    }

    /// The card this seat must play or give away, when that is all it can do.
    #[must_use]
    pub fn forced(&self, seat: Seat) -> Option<AnyAction> {
        by_game!(match self {
            Self::G(deal) => deal.forced(seat).map(G::any_action),
        })
    }

    /// The last card of this seat's hand, when playing it is all that the seat can do: no tap is needed for it.
    #[must_use]
    pub fn last_card(&self, seat: Seat) -> Option<AnyAction> {
        self.forced(seat).filter(|_| self.view(Some(seat)).hand().len() == 1)
    }

    /// The last complete trick, where there is one; see [`Game::last_trick`].
    #[must_use]
    pub fn last_trick(&self) -> Option<TakenTrick> {
        by_game!(match self {
            Self::G(deal) => Game::last_trick(deal),
        })
    }

    /// The card points that each seat has taken so far; see [`Game::card_points`].
    #[must_use]
    pub fn card_points(&self) -> Option<Vec<u16>> {
        by_game!(match self {
            Self::G(deal) => Game::card_points(deal),
        })
    }
}

impl AnyAction {
    /// The card that the action plays or gives away, if it does.
    #[must_use]
    pub fn card(&self) -> Option<Card> {
        by_game!(match self {
            Self::G(action) => action.card(),
        })
    }
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        by_game!(match self {
            Self::G(action) => action.fmt(f),
        })
    }
}

impl AnyGameEvent {
    /// The event as this viewer may see it; `None` is a spectator.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>) -> Self {
        by_game!(match self {
            Self::G(event) => G::any_event(event.seen_by(viewer)),
        })
    }

    /// Whether it let anybody know a hidden card; see [`GameEvent::reveals`].
    #[must_use]
    pub fn reveals(&self) -> bool {
        by_game!(match self {
            Self::G(event) => event.reveals(),
        })
    }
}
