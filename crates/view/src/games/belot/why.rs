//! What is allowed in the present position, and why.
//!
//! The view's legal actions alone decide what may be done; this module only finds the words for it.

use talon_cards::{Card, Suit};
use talon_games::belot::{Action, Call, Contract, Phase, RecontraBy, Stake, Undertrump, View};

use super::order::{best, is_higher, sorted};
use super::words::Belot;
use super::{announce, auction};
use crate::Text;
use crate::games::duty::{self, Duty};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::words::Symbols;

/// Why it is whose turn, and if it is the reader's, what may be done.
pub(super) fn why(draft: &mut Draft, reader: &Reader<'_>, view: &View) {
    if let Some(reason) = turn_reason(reader, view) {
        draft.body(&reason);
    }
    auction::standing(draft, reader, view);
    draft.gap();
    if view.viewer.is_none() || view.viewer != view.to_act {
        draft.dim(&if view.viewer.is_some() { Belot::WhyWait } else { Belot::WhyPrivate });
        return;
    }
    match (view.phase, view.standing) {
        (Phase::Auction, _) => bidding(draft, view),
        (Phase::Lead, _) => {
            draft.body(&Belot::WhyLeadAny);
            announce::why(draft, reader, view);
        }
        (Phase::Follow, Some(standing)) => {
            following(draft, view, standing.contract);
            announce::why(draft, reader, view);
        }
        (Phase::Follow, None) | (Phase::Over, _) => {}
    }
}

/// Why it is this player's turn, where it is not the order of play.
fn turn_reason(reader: &Reader<'_>, view: &View) -> Option<Belot> {
    let player = reader.who(view.to_act?);
    let dealer = reader.who(view.dealer);
    match view.phase {
        Phase::Auction if view.calls.is_empty() => Some(Belot::WhyFirstCall { player, dealer }),
        Phase::Lead if view.completed_tricks == 0 => Some(Belot::WhyLeadFirst { player, dealer }),
        Phase::Lead => Some(Belot::WhyLeadWinner { player }),
        Phase::Auction | Phase::Follow | Phase::Over => None,
    }
}

/// The auction (`rules/belot.md §6`).
fn bidding(draft: &mut Draft, view: &View) {
    let may = |call| view.legal.contains(&Action::Call(call));
    let higher = Contract::ALL.iter().copied().any(|contract| may(Call::Bid(contract)));
    draft.body(&match view.standing {
        None => Belot::WhyBidAny,
        Some(standing) if higher => Belot::WhyBidHigher { contract: standing.contract },
        Some(_) => Belot::WhyBidNone,
    });
    if may(Call::Contra) {
        draft.body(&Belot::WhyMayContra);
    }
    if may(Call::Recontra) {
        draft.body(&Belot::WhyMayRecontra);
    } else if let Some(reason) = view.standing.and_then(|standing| no_recontra(standing.stake, view.rules.recontra_by))
    {
        draft.body(&reason);
    }
    draft.body(&Belot::WhyPass { bid: view.standing.is_some() });
}

/// Why recontra cannot be said.
const fn no_recontra(stake: Stake, by: RecontraBy) -> Option<Belot> {
    match (stake, by) {
        (Stake::Plain, _) | (Stake::Contra { .. }, RecontraBy::Others) => None,
        (Stake::Contra { .. }, RecontraBy::Declarer) => Some(Belot::WhyDeclarerRecontras),
        (Stake::Recontra { .. }, _) => Some(Belot::WhyRecontraAlready),
    }
}

/// The duties of a follower (`rules/belot.md §7.1`).
fn following(draft: &mut Draft, view: &View, contract: Contract) {
    let (playable, blocked) = split(view);
    let Some(reason) = reason(view, contract, &playable) else { return };
    draft.body(&reason);
    if !blocked.is_empty() {
        draft.dim(&Belot::WhyBlocked { cards: Symbols::of(blocked) });
    }
}

/// What was led, and what the viewer has to play.
pub(super) fn answer(reader: &Reader<'_>, view: &View) -> Option<Text> {
    let (playable, _) = split(view);
    let duty = duty(&reason(view, view.standing?.contract, &playable)?);
    Some(duty::answer(reader, *view.table.first()?, duty, &playable, view.hand.len()))
}

/// The hand, split into what may be played and what may not.
fn split(view: &View) -> (Vec<Card>, Vec<Card>) {
    sorted(view).into_iter().partition(|card| view.legal.contains(&Action::Play(*card)))
}

/// Which rule says what a follower has to play.
fn reason(view: &View, contract: Contract, playable: &[Card]) -> Option<Belot> {
    let table: Vec<Card> = view.table.iter().map(|(_, card)| *card).collect();
    let (led, best) = (table.first()?.suit(), best(&table, contract)?);
    Some(if view.hand.of_suit(led).is_empty() {
        void(view, contract, led, best, playable)
    } else {
        held(contract, led, best, playable)
    })
}

/// What that rule asks.
const fn duty(reason: &Belot) -> Duty {
    match reason {
        Belot::WhyFollow { .. } | Belot::WhyFollowTrumped { .. } | Belot::WhyCannotBeat { .. } => Duty::Follow,
        Belot::WhyBeat { .. } => Duty::Higher,
        Belot::WhyTrump { .. } | Belot::WhyUndertrump { .. } => Duty::Trump,
        Belot::WhyOvertrump { .. } => Duty::Overtrump,
        _ => Duty::Any,
    }
}

/// The duty of a player with cards of the led suit.
fn held(contract: Contract, led: Suit, best: Card, playable: &[Card]) -> Belot {
    let cards = Symbols::of(playable.iter().copied());
    let suit = led.into();
    if best.suit() != led {
        Belot::WhyFollowTrumped { suit, cards }
    } else if !contract.ranks_as_trump(led) {
        Belot::WhyFollow { suit, cards }
    } else if playable.iter().all(|card| is_higher(*card, best, contract)) {
        Belot::WhyBeat { best: best.into(), cards }
    } else {
        Belot::WhyCannotBeat { suit, best: best.into(), cards }
    }
}

/// The duty of a player without the led suit.
fn void(view: &View, contract: Contract, led: Suit, best: Card, playable: &[Card]) -> Belot {
    let cards = Symbols::of(playable.iter().copied());
    let suit = led.into();
    let Some(trump) = contract.trump().filter(|trump| *trump != led) else { return Belot::WhyVoid { suit } };
    if view.hand.of_suit(trump).is_empty() {
        Belot::WhyNothing { suit }
    } else if best.suit() != trump {
        Belot::WhyTrump { suit, cards }
    } else if playable.iter().all(|card| is_higher(*card, best, contract)) {
        Belot::WhyOvertrump { suit, best: best.into(), cards }
    } else {
        match view.rules.undertrump {
            Undertrump::Forced => Belot::WhyUndertrump { suit, best: best.into(), cards },
            Undertrump::Free => Belot::WhyUndertrumpFree { suit, best: best.into() },
        }
    }
}
