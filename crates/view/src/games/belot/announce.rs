//! What a player may announce now, and until when (`rules/belot.md §8`).

use talon_cards::{Card, CardSet, Rank, Suit};
use talon_games::belot::{Action, BelotRule, Combination, HAND, View};

use super::order::{in_sequence, played, sorted_for};
use super::words::Belot;
use crate::Text;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::{Phrase, Symbols};

/// Combinations and belots, for the player on turn in a trick.
pub(super) fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    let Some(contract) = played(view) else { return };
    let first_card = view.hand.len() == HAND;
    if !contract.has_announcements() {
        if first_card {
            draft.body(&Belot::WhyNothingAtNoTrump);
        }
        return;
    }
    if view.open.is_empty() {
        let declared = view.announced.iter().any(|announced| Some(announced.seat) == view.viewer);
        if !first_card {
            draft.dim(&Belot::WhyTooLate);
        } else if !declared {
            draft.dim(&Belot::WhyNothingToDeclare);
        }
    } else {
        let list: Vec<Text> = view.open.iter().map(|combination| worth(reader, combination)).collect();
        draft.body(&Belot::WhyMayDeclare { list: Phrase(Text::join(list, " · ")) });
        if share_a_card(&view.open) {
            draft.body(&Belot::WhySharedCard);
        }
    }
    belots(draft, view);
}

fn worth(reader: &Reader<'_>, combination: &Combination) -> Text {
    let cards = Symbols::of(in_sequence(combination.cards()));
    let points = u32::from(combination.points());
    reader.say(&Belot::CombinationWorth { kind: combination.kind(), cards, points })
}

/// Whether two of them share a card, so that not all can be declared.
fn share_a_card(open: &[Combination]) -> bool {
    let cards: usize = open.iter().map(|combination| combination.cards().len()).sum();
    open.iter().fold(CardSet::EMPTY, |all, combination| all | combination.cards()).len() < cards
}

/// Belots that can be said with a card that may be played, or that cannot because the card is thrown off.
fn belots(draft: &mut Draft, view: &View) {
    let led = view.table.first().map(|(_, card)| card.suit());
    let mut said = CardSet::EMPTY;
    let mut thrown_off = CardSet::EMPTY;
    for suit in Suit::ALL.iter().copied().filter(|suit| is_pair_of_trumps(view, *suit)) {
        let playable = pair(suit).iter().filter(|card| view.legal.contains(&Action::Play(*card)));
        // In a trump contract such a card trumps if it does not follow suit.
        let counts = played(view).is_some_and(|contract| contract.trump().is_some());
        if counts || led.is_none_or(|led| led == suit) {
            said.extend(playable);
        } else {
            thrown_off.extend(playable);
        }
    }
    let symbols = |cards: CardSet| Symbols::of(sorted_for(cards, played(view)));
    if !said.is_empty() {
        draft.body(&match view.rules.belot {
            BelotRule::Asked => Belot::WhyMayPair { cards: symbols(said) },
            BelotRule::Automatic => Belot::WhyBelotByItself { cards: symbols(said) },
        });
    }
    if !thrown_off.is_empty() {
        draft.body(&Belot::WhyThrownOff { cards: symbols(thrown_off) });
    }
}

fn is_pair_of_trumps(view: &View, suit: Suit) -> bool {
    played(view).is_some_and(|contract| contract.ranks_as_trump(suit)) && pair(suit).is_subset(view.hand)
}

/// The king and the queen of the suit.
fn pair(suit: Suit) -> CardSet {
    [Rank::King, Rank::Queen].into_iter().map(|rank| Card::new(rank, suit)).collect()
}
