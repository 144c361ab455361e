//! The contents of a view: the cards that its viewer lawfully sees in it, and the actions that the viewer may take.

use std::collections::BTreeSet;

use talon_cards::{Card, CardSet};
use talon_games::{AnyOutcome, AnyView};

use super::mentions::Mentions;

/// The cards and words that one reader may have seen in the course of a deal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Knowledge {
    /// Every card that lay open, or was in the reader's own hand.
    pub(crate) cards: CardSet,
    /// The cards of the reader's own hand.
    pub(crate) own: CardSet,
    /// Everything that the reader could decide, in the game's notation.
    pub(crate) decisions: BTreeSet<String>,
}

impl Knowledge {
    /// Adds what a view of the same deal tells.
    pub(crate) fn learn(&mut self, view: &AnyView) {
        let (own, open) = (view.hand(), view.lying_open());
        self.own = self.own.union(own);
        self.cards = self.cards.union(own).union(open);
        self.decisions.extend(view.legal().iter().map(ToString::to_string));
    }

    /// Adds what is laid open when the deal is over.
    pub(crate) fn learn_the_end(&mut self, outcome: &AnyOutcome) {
        self.cards = self.cards.union(outcome.laid_open());
    }

    /// Whether a request to this reader may mention these. A decision may be offered to a reader who could make it; the
    /// cards of a hand are buttons also while they may not be played.
    pub(crate) fn covers(&self, told: &Mentions) -> bool {
        let offered =
            |act: &String| self.decisions.contains(act) || card_of(act).is_some_and(|card| self.own.contains(card));
        told.cards.is_subset(self.cards) && told.acts.iter().all(offered)
    }
}

/// The card that a decision plays or gives.
pub(crate) fn card_of(act: &str) -> Option<Card> {
    let card = act.split_once(':').map_or(act, |(_, card)| card);
    card.trim_end_matches('!').parse().ok()
}
