//! What a view tells: the cards that its viewer lawfully sees in it, and what he may do.

use std::collections::BTreeSet;

use talon_cards::{Card, CardSet};
use talon_games::ristiseiska::LastTurn;
use talon_games::{AnyOutcome, AnyView};

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
    /// Adds what a view of the same deal tells.
    pub fn learn(&mut self, view: &AnyView) {
        let (own, open) = (hand(view), open(view));
        self.own = self.own.union(own);
        self.cards = self.cards.union(own).union(open);
        self.decisions.extend(view.legal().iter().map(ToString::to_string));
    }

    /// Adds what is laid open when the deal is over.
    pub fn learn_the_end(&mut self, outcome: &AnyOutcome) {
        let laid_open = match outcome {
            AnyOutcome::Ristiseiska(outcome) => {
                outcome.penalties.iter().flat_map(|penalty| penalty.cards.iter()).collect()
            }
            AnyOutcome::Santase(_) | AnyOutcome::Sznap(_) | AnyOutcome::Snaps(_) | AnyOutcome::Belot(_) => {
                CardSet::EMPTY
            }
        };
        self.cards = self.cards.union(laid_open);
    }

    /// Whether a request to this reader may speak of that. A decision is offered who could make it; the cards of a hand are
    /// buttons also while they may not be played.
    pub fn covers(&self, told: &Mentions) -> bool {
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

fn hand(view: &AnyView) -> CardSet {
    match view {
        AnyView::Santase(view) => view.hand,
        AnyView::Sznap(view) => view.hand,
        AnyView::Snaps(view) => view.hand,
        AnyView::Belot(view) => view.hand,
        AnyView::Ristiseiska(view) => view.hand,
    }
}

/// In the marriage games: the turned card, the card that was taken for it, the trick and the one before it.
macro_rules! marriage {
    ($view:expr) => {{
        let trick = $view.last_trick.iter().flat_map(|trick| [trick.led, trick.followed]);
        let taken = $view.exchange.map(|(_, card)| card);
        let led = $view.led.map(|(_, card)| card);
        trick.chain(taken).chain(led).chain($view.turned).collect()
    }};
}

/// What this viewer sees of the cards besides the own hand.
fn open(view: &AnyView) -> CardSet {
    match view {
        AnyView::Santase(view) => marriage!(view),
        AnyView::Sznap(view) => marriage!(view),
        AnyView::Snaps(view) => marriage!(view),
        AnyView::Belot(view) => {
            let trick = view.table.iter().map(|(_, card)| *card);
            let last = view.last_trick.iter().flat_map(|trick| trick.cards);
            let disclosed = view.announced.iter().filter_map(|declared| declared.combination);
            trick.chain(last).chain(disclosed.flat_map(|combination| combination.cards().iter())).collect()
        }
        AnyView::Ristiseiska(view) => {
            let given = view.last.iter().flatten().filter_map(|turn| match turn {
                LastTurn::Given { card, .. } => *card,
                LastTurn::Played { .. } | LastTurn::Stuck => None,
            });
            // Which cards fit follows from those on the table, whoever holds them.
            given.collect::<CardSet>().union(view.laid).union(view.open)
        }
    }
}
