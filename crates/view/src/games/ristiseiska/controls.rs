//! A player's cards and other decisions as buttons, and the hand in one sentence.
//!
//! A page has five rows, and the last one is for what is not a card. Up to sixteen cards stand four in a row, up to twenty five in a
//! row. Of a larger hand only the cards that are possible now are buttons. There can be more than twenty of these only when a player
//! may give any card of a huge hand; then the rest are buttons of the page that explains what is possible.

use talon_cards::Card;
use talon_games::ristiseiska::{Action, Phase, View};

use super::order::sorted;
use super::words::Ristiseiska;
use crate::page::reader::Reader;
use crate::words::Symbols;
use crate::{Button, Locale, Look, Msg, Target, Text, Verb, say};

/// How many rows a page has for cards.
const ROWS: usize = 4;
/// How many cards stand in a row, so that they can be hit with a thumb.
const CARDS_IN_ROW: usize = 4;
/// How many stand in a row of a large hand.
const MOST_IN_ROW: usize = 5;
/// How many cards a page has room for.
pub(super) const MOST_CARDS: usize = ROWS * MOST_IN_ROW;

/// The rows of a player's decisions. Every card has its place in the sorted order; what is not possible now is marked, and
/// pressing it is answered with the rule.
pub(super) fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    let mut rows = rows(reader, view, shown(view).into_iter().take(MOST_CARDS));
    if may_end(view) && rows.len() < ROWS {
        rows.push(end_button(reader).into_iter().collect());
    }
    rows
}

/// The buttons of the cards that are possible now and have no room on the hand's own page.
pub(super) fn remaining(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    rows(reader, view, shown(view).into_iter().skip(MOST_CARDS))
}

/// How many cards of the viewer's hand are not buttons of its page.
pub(super) struct Hidden {
    /// All of them.
    pub(super) cards: usize,
    /// Those that are possible now.
    pub(super) legal: u8,
}

pub(super) fn hidden_from_buttons(view: &View) -> Hidden {
    let shown = shown(view).len();
    let legal = u8::try_from(shown.saturating_sub(MOST_CARDS)).unwrap_or(u8::MAX);
    Hidden { cards: view.hand.len() - shown.min(MOST_CARDS), legal }
}

/// The cards that are to be buttons: all, or of a large hand those that are possible now.
pub(super) fn shown(view: &View) -> Vec<Card> {
    let hand = sorted(view.hand);
    if hand.len() <= MOST_CARDS {
        return hand;
    }
    hand.into_iter().filter(|card| decision(view, *card).is_some()).collect()
}

fn rows(reader: &Reader<'_>, view: &View, cards: impl Iterator<Item = Card>) -> Vec<Vec<Button>> {
    let cards: Vec<Card> = cards.collect();
    let width = if cards.len() <= ROWS * CARDS_IN_ROW { CARDS_IN_ROW } else { MOST_IN_ROW };
    cards.chunks(width).map(|row| row.iter().filter_map(|card| card_button(reader, view, *card)).collect()).collect()
}

/// What is possible now with this card.
pub(super) fn decision(view: &View, card: Card) -> Option<Action> {
    [Action::Play(card), Action::Give(card)].into_iter().find(|action| view.legal.contains(action))
}

fn card_button(reader: &Reader<'_>, view: &View, card: Card) -> Option<Button> {
    let possible = decision(view, card);
    // A marked card stands for the action of the moment, giving or playing, so that the refusal names the right rule.
    let giving = view.phase == Phase::Give && view.to_act == view.viewer;
    let action = possible.unwrap_or(if giving { Action::Give(card) } else { Action::Play(card) });
    Some(Button::of_card(card, possible.is_some(), act(reader, action)?))
}

fn may_end(view: &View) -> bool {
    view.legal.contains(&Action::EndTurn)
}

fn end_button(reader: &Reader<'_>) -> Option<Button> {
    let target = act(reader, Action::EndTurn)?;
    Some(Button { label: reader.say(&Ristiseiska::ButtonEnd), target, look: Look::Main })
}

fn act(reader: &Reader<'_>, action: Action) -> Option<Target> {
    let notation = action.to_string().parse().ok()?;
    Some(Target::Token(reader.token(Verb::Act(notation))))
}

/// The button that ends the turn, where the cards leave no row for it.
pub(super) fn beside(reader: &Reader<'_>, view: &View) -> Vec<Button> {
    let has_no_row = may_end(view) && shown(view).len() > (ROWS - 1) * CARDS_IN_ROW;
    has_no_row.then(|| end_button(reader)).flatten().into_iter().collect()
}

/// The hand in one short sentence.
pub(super) fn alert(view: &View, locale: Locale) -> Text {
    let cards = Symbols::by_suit(sorted(view.hand));
    if view.hand.is_empty() {
        say(locale, &Msg::AlertNoCards)
    } else if view.to_act.is_none() || view.to_act != view.viewer {
        say(locale, &Ristiseiska::AlertWaiting { cards })
    } else if view.phase == Phase::Give {
        say(locale, &Ristiseiska::AlertGive { cards })
    } else {
        say(locale, &Ristiseiska::AlertTurn { cards })
    }
}
