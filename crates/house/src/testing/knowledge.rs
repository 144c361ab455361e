//! What a view shows: the cards that its viewer may see, and what he may do.

use std::collections::BTreeSet;

use talon_cards::{Card, CardSet};
use talon_games::{AnyOutcome, AnyView};
use talon_table::Passed;

use super::mentions::Mentions;

/// What one reader may have seen in the course of a deal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Knowledge {
    /// Every card that lay open, or was in the reader's own hand.
    pub cards: CardSet,
    /// The cards of the reader's own hand.
    pub own: CardSet,
    /// Everything that the reader could decide, in the game's notation.
    pub decisions: BTreeSet<String>,
}

impl Knowledge {
    /// Adds what a view of the same deal shows.
    pub fn learn(&mut self, view: &AnyView) {
        let (own, open) = (view.hand(), view.lying_open());
        self.own = self.own.union(own);
        self.cards = self.cards.union(own).union(open);
        self.decisions.extend(view.legal().iter().map(ToString::to_string));
    }

    /// Adds the trick with which the deal before ended, where the game has tricks.
    pub fn learn_the_trick(&mut self, last: &AnyView) {
        if last.tricks().is_some() {
            self.cards = self.cards.union(last.lying_open());
        }
    }

    /// Adds the tricks that are repeated to the reader, who may not have seen them.
    pub fn learn_passed(&mut self, passed: &[Passed]) {
        let cards = passed.iter().flat_map(|of| &of.tricks).flat_map(|trick| &trick.cards);
        self.cards = self.cards.union(cards.map(|(_, card)| *card).collect());
    }

    /// Adds what is laid open when the deal is over.
    pub fn learn_the_end(&mut self, outcome: &AnyOutcome) {
        self.cards = self.cards.union(outcome.laid_open());
    }

    /// Whether a request to this reader may mention that. A decision may be offered only to somebody who could make it; the cards of a hand
    /// are buttons even while they may not be played.
    #[must_use]
    pub fn covers(&self, told: &Mentions) -> bool {
        let offered =
            |act: &String| self.decisions.contains(act) || card_of(act).is_some_and(|card| self.own.contains(card));
        told.cards.is_subset(self.cards) && told.acts.iter().all(offered)
    }
}

/// The card that a decision plays or gives.
#[must_use]
pub fn card_of(act: &str) -> Option<Card> {
    let card = act.split_once(':').map_or(act, |(_, card)| card);
    card.trim_end_matches('!').parse().ok()
}
