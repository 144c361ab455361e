//! A player's cards and other decisions as buttons, and the hand in one sentence.

use talon_cards::Card;
use talon_games::belot::{Action, Call, Combination, Contract, Phase, View};

use super::order::{in_sequence, played, sorted};
use super::words::{Belot, call_code, kind_code};
use crate::games::game::Question;
use crate::page::reader::Reader;
use crate::words::Symbols;
use crate::{Button, Key, Locale, Look, Msg, Target, Text, Verb, say};

/// How many buttons stand in a row, so that they can be hit with a thumb.
const IN_ROW: usize = 4;

/// The rows of a player's decisions. Every card of the hand has its place in the sorted order; what may not be played
/// now is marked, and pressing it is answered with the rule.
pub(super) fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    let hand = sorted(view);
    let mut rows: Vec<Vec<Button>> = hand
        .chunks(IN_ROW)
        .map(|row| row.iter().filter_map(|card| card_button(reader, view, *card)).collect())
        .collect();
    match view.phase {
        Phase::Auction => rows.extend(calls(reader, view)),
        Phase::Lead | Phase::Follow => rows.extend(announcements(reader, view)),
        Phase::Over => {}
    }
    rows
}

fn card_button(reader: &Reader<'_>, view: &View, card: Card) -> Option<Button> {
    let playable = view.legal.contains(&Action::Play(card));
    Some(Button::of_card(card, playable, act(reader, Action::Play(card))?))
}

/// The suits in one row, everything else in the next. Contra and recontra stand beside suits, so that a phone cuts no label: nobody can
/// say them before a suit is gone.
fn calls(reader: &Reader<'_>, view: &View) -> [Vec<Button>; 2] {
    let is_suit = |call: &Call| match call {
        Call::Bid(contract) => contract.trump().is_some(),
        Call::Pass | Call::Contra | Call::Recontra => false,
    };
    let legal = view.legal.iter().filter_map(|action| match action {
        Action::Call(call) => Some(*call),
        Action::Declare(_) | Action::Play(_) | Action::Belot(_) => None,
    });
    let (mut suits, mut others): (Vec<Call>, Vec<Call>) = legal.partition(is_suit);
    if !suits.is_empty() {
        suits.extend(others.extract_if(.., |call| matches!(call, Call::Contra | Call::Recontra)));
    }
    // Passing comes first in the rules' order. It is moved to the end, where nobody presses it by mistake.
    let others =
        others.iter().filter(|call| **call != Call::Pass).chain(others.iter().filter(|call| **call == Call::Pass));
    [
        suits.iter().filter_map(|call| call_button(reader, *call)).collect(),
        others.filter_map(|call| call_button(reader, *call)).collect(),
    ]
}

fn call_button(reader: &Reader<'_>, call: Call) -> Option<Button> {
    let look = match call {
        Call::Bid(_) => Look::Main,
        Call::Pass | Call::Contra | Call::Recontra => Look::Quiet,
    };
    let label = reader.say(&Belot::ButtonCall { call: call_code(call) });
    Some(Button { label, target: act(reader, Action::Call(call))?, look })
}

/// The keys of decisions. The bids lie side by side on the keyboard, from low to high.
pub(super) const fn key(action: Action) -> Key {
    Key::Letter(match action {
        Action::Play(_) => return Key::Card,
        Action::Call(Call::Pass) => 'a',
        Action::Call(Call::Bid(contract)) => match contract {
            Contract::Clubs => 'z',
            Contract::Diamonds => 'x',
            Contract::Hearts => 'c',
            Contract::Spades => 'v',
            Contract::NoTrump => 'b',
            Contract::AllTrumps => 'n',
        },
        Action::Call(Call::Contra) => 'k',
        Action::Call(Call::Recontra) => 'j',
        Action::Declare(_) => 'd',
        Action::Belot(_) => 'b',
    })
}

/// Contra and recontra raise the stake, whatever the hand is worth. A bid can be outbid.
pub(super) fn question(action: Action) -> Option<Question<Belot>> {
    let (title, cost) = match action {
        Action::Call(Call::Contra) => (Belot::AskContra, Belot::ContraCosts),
        Action::Call(Call::Recontra) => (Belot::AskRecontra, Belot::RecontraCosts),
        Action::Call(Call::Bid(_) | Call::Pass) | Action::Declare(_) | Action::Play(_) | Action::Belot(_) => {
            return None;
        }
    };
    Some(Question { title, lines: vec![cost] })
}

/// What may be declared, and each belot: in a row each, or where somebody holds three or four pairs, in two rows.
fn announcements(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    let mut declarations: Vec<Button> = Vec::new();
    for action in &view.legal {
        declarations.extend(declaration(reader, view, *action));
    }
    let mut belots: Vec<Button> = Vec::new();
    for card in sorted(view) {
        if view.legal.contains(&Action::Belot(card)) {
            let label = reader.say(&Belot::ButtonPair { card: card.into() });
            belots.extend(act(reader, Action::Belot(card)).map(|target| Button { label, target, look: Look::Main }));
        }
    }
    if belots.len() <= IN_ROW {
        return vec![declarations, belots];
    }
    declarations.extend(belots);
    let half = declarations.len().div_ceil(2);
    let rest = declarations.split_off(half);
    vec![declarations, rest]
}

/// The label names the combination: only its owner sees the button.
fn declaration(reader: &Reader<'_>, view: &View, action: Action) -> Option<Button> {
    let Action::Declare(kind) = action else { return None };
    let meant: &Combination = view.open.iter().find(|combination| combination.kind() == kind)?;
    let cards = in_sequence(meant.cards());
    // Two such labels share a row of a phone.
    let cards = match (meant, cards.as_slice()) {
        (Combination::Run { .. }, [_, _, _]) => Symbols::by_suit(cards),
        (Combination::Run { .. }, run) => Symbols::run(run),
        (Combination::Carre { .. }, four) => four.first()?.rank().into(),
    };
    let label = reader.say(&Belot::ButtonDeclare { kind: kind_code(kind), cards });
    Some(Button { label, target: act(reader, action)?, look: Look::Main })
}

fn act(reader: &Reader<'_>, action: Action) -> Option<Target> {
    let notation = action.to_string().parse().ok()?;
    Some(Target::Token(reader.token(Verb::Act(notation))))
}

/// The hand in one short sentence.
pub(super) fn alert(view: &View, locale: Locale) -> Text {
    if view.hand.is_empty() {
        return say(locale, &Msg::AlertNoCards);
    }
    let cards = Symbols::of(sorted(view));
    let turn = view.to_act.is_some() && view.to_act == view.viewer;
    match played(view) {
        Some(contract) => say(locale, &Belot::AlertPlay { cards, contract, turn }),
        None => say(locale, &Belot::AlertCall { cards, turn }),
    }
}
