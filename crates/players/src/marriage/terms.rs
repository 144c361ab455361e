//! The differences between the games of the family that matter to a player: the rules that the state machine asks for, and
//! the table of results.

use talon_games::marriage::{AgainstCloser, Credit, Ending, MarriageBy, MarriagePhase, Pack, RuleSet, Since};

use super::cards::{Cards, Id};

/// The rules of one table of one game, as far as calculations need them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Terms {
    /// Position of the trump suit in [`talon_cards::Suit::ALL`], 0–3.
    pub(super) trump: u8,
    /// Every card that is played with.
    pub(super) pack: Cards,
    /// The card that is swapped for the turned card.
    pub(super) lowest_trump: Id,
    /// Points of a nine, 0 or 2.
    pub(super) nine: u8,
    /// The smallest talon under which the lowest trump may be swapped.
    pub(super) exchange_from: u8,
    /// It may be swapped in the first lead of a deal.
    pub(super) exchange_at_first_lead: bool,
    /// When and how marriages are made and count.
    pub(super) marriages: Marriages,
    /// A deal ends by itself when somebody has 66.
    pub(super) ends_by_itself: bool,
    /// What the closer's opponent may still do for himself.
    pub(super) against_closer: AgainstCloser,
    /// What the end of a deal is worth.
    pub(super) stakes: Stakes,
}

/// The rules of marriages, as questions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Marriages {
    /// Leading the king or the queen of a pair makes the marriage; there is nothing to announce.
    pub(super) by_leading: bool,
    /// Already in the first lead of a deal.
    pub(super) at_first_lead: bool,
    /// Also once the talon is closed or exhausted.
    pub(super) when_strict: bool,
    /// The points always wait for a further trick.
    pub(super) always_wait: bool,
}

/// The value of the end of a deal, in every line in which the games' tables differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stakes {
    /// Who pays three.
    pub(crate) nothing: Nothing,
    /// A successful closer is paid according to what his opponent had at the close.
    pub(crate) frozen: bool,
    /// What a failed close pays.
    pub(crate) failed: Failed,
    /// What the closer's opponent wins by ending the deal himself.
    pub(crate) overtaken: Failed,
    /// Who wins a deal that was played out and never closed.
    pub(crate) played_out: PlayedOut,
    /// Played out, a closer with 66 has still failed if his opponent was there first.
    pub(crate) race: bool,
}

/// What makes a loser pay three.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nothing {
    /// No trick.
    NoTrick,
    /// No point.
    NoPoint,
}

/// When the closer's opponent is paid three, and not two.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Failed {
    /// If he had no trick when the talon was closed.
    AtClosing,
    /// If he has no trick at the end.
    AtEnd,
    /// Always.
    Three,
}

/// Who wins a deal that was played out and never closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PlayedOut {
    /// The player with more points, ten of them for the last trick; the loser's points determine the pay.
    MorePoints,
    /// The player who takes the last trick; he is paid one.
    LastTrick,
}

impl Terms {
    /// The terms of a table that plays by `rules`, with this suit for trumps.
    pub(super) fn of<R: RuleSet>(rules: &R, trump: u8, stakes: Stakes) -> Terms {
        let marriages = rules.marriages();
        let pack = rules.pack();
        Terms {
            trump,
            pack: Cards::of(pack.set()),
            lowest_trump: match pack {
                Pack::FromNine => Id::nine_of(trump),
                Pack::FromJack => Id::jack_of(trump),
            },
            nine: rules.nine_points(),
            exchange_from: rules.exchange().min_talon,
            exchange_at_first_lead: rules.exchange().since == Since::FirstLead,
            marriages: Marriages {
                by_leading: marriages.by == MarriageBy::Leading,
                at_first_lead: marriages.since == Since::FirstLead,
                when_strict: marriages.phase == MarriagePhase::Any,
                always_wait: marriages.credit == Credit::FurtherTrick,
            },
            ends_by_itself: rules.ending() == Ending::ByItself,
            against_closer: rules.against_closer(),
            stakes,
        }
    }

    /// What a card is worth in a trick.
    pub(super) const fn value(&self, id: Id) -> u8 {
        if id.is_nine() { self.nine } else { id.value() }
    }

    /// What the marriage of a suit is worth.
    pub(super) const fn marriage(&self, suit: u8) -> u8 {
        if suit == self.trump { 40 } else { 20 }
    }

    /// The points of every marriage in the hand.
    pub(super) fn marriages_in(&self, hand: Cards) -> u8 {
        hand.pairs().iter().map(|half| self.marriage(half.suit()) / 2).sum()
    }
}
