//! A player's cards and other decisions as buttons, and the hand in one sentence.

use talon_cards::Card;
use talon_games::santase::{Action, CloseBeforeDraw, View};
use talon_table::Prefs;

use super::{marriage_points, sorted};
use crate::reader::Reader;
use crate::words::{Santase, Symbols};
use crate::{Button, Locale, Look, Msg, Target, Verb, cards, say};

/// How many cards stand in a row, so that they can be hit with a thumb.
const CARDS_IN_ROW: usize = 4;

/// The rows of a player's decisions. Every card of the hand has its place in the sorted order; what may not be played
/// now is marked, and pressing it is answered with the rule.
pub(crate) fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    let hand = sorted(view.hand, view.trump);
    let mut rows: Vec<Vec<Button>> = hand
        .chunks(CARDS_IN_ROW)
        .map(|row| row.iter().filter_map(|card| card_button(reader, view, *card)).collect())
        .collect();
    rows.push(marriages(reader, view));
    rows.push(
        [Action::Draw, Action::Claim, Action::Close, Action::Exchange]
            .into_iter()
            .filter(|action| view.legal.contains(action))
            .filter_map(|action| action_button(reader, view, action))
            .collect(),
    );
    rows
}

fn card_button(reader: &Reader<'_>, view: &View, card: Card) -> Option<Button> {
    let playable = view.legal.contains(&Action::Play(card));
    let symbol = cards::symbol(card);
    Some(Button {
        label: if playable { symbol } else { format!("· {symbol}") },
        target: act(reader, Action::Play(card))?,
        look: if playable { Look::Card } else { Look::Blocked },
    })
}

fn marriages(reader: &Reader<'_>, view: &View) -> Vec<Button> {
    cards::suits(view.trump)
        .into_iter()
        .map(Action::Announce)
        .filter(|action| view.legal.contains(action))
        .filter_map(|action| action_button(reader, view, action))
        .collect()
}

fn action_button(reader: &Reader<'_>, view: &View, action: Action) -> Option<Button> {
    let (label, look) = match action {
        Action::Play(card) => return card_button(reader, view, card),
        Action::Draw => (Santase::ButtonDraw, Look::Main),
        Action::Announce(suit) => {
            let points = marriage_points(suit, view.trump);
            (Santase::ButtonMarriage { suit: suit.into(), points }, Look::Main)
        }
        Action::Exchange => (Santase::ButtonExchange { card: view.turned?.into() }, Look::Main),
        Action::Close => (Santase::ButtonClose, Look::Quiet),
        Action::Claim => (Santase::ButtonClaim, Look::Quiet),
    };
    Some(Button { label: reader.say(&label), target: act(reader, action)?, look })
}

fn act(reader: &Reader<'_>, action: Action) -> Option<Target> {
    let notation = action.to_string().parse().ok()?;
    Some(Target::Token(reader.token(Verb::Act(notation))))
}

/// The button of what is played for the player, where it can matter: holding the draw while the talon can still be
/// closed, playing the only card once suits must be followed.
pub(crate) fn switches(reader: &Reader<'_>, view: &View, prefs: Option<Prefs>) -> Vec<Button> {
    let Some(prefs) = prefs else { return Vec::new() };
    let open = view.turned.is_some();
    if open
        && (view.rules.close_before_draw == CloseBeforeDraw::Off || view.talon < view.rules.min_talon_to_close.cards())
    {
        return Vec::new();
    }
    let (label, verb) = if open {
        (Santase::ButtonHold { on: prefs.hold_draw }, Verb::Hold(!prefs.hold_draw))
    } else {
        (Santase::ButtonForced { on: prefs.play_forced }, Verb::Forced(!prefs.play_forced))
    };
    vec![reader.button(&label, verb, Look::Quiet)]
}

/// The hand in one short sentence.
pub(crate) fn alert(view: &View, locale: Locale) -> String {
    let cards = Symbols::of(sorted(view.hand, view.trump));
    let trump = view.trump.into();
    if view.hand.is_empty() {
        say(locale, &Msg::AlertNoCards)
    } else if view.to_act.is_some() && view.to_act == view.viewer {
        say(locale, &Santase::AlertTurn { cards, trump })
    } else {
        say(locale, &Santase::AlertWaiting { cards, trump })
    }
}
