//! One player's private page, and the same hand in 200 characters.

use talon_games::{AnyAction, AnyView, Reason};
use talon_table::{DealView, PhaseView, TableView};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::{panel, question};
use crate::shared::reason::against;
use crate::shared::{lobby, running};
use crate::words::{Phrase, Room, points};
use crate::{Button, HouseVerb, Locale, Look, Msg, Names, Page, ShowVerb, TableVerb, Target, Text, Verb, result, say};

/// How many buttons every platform takes in a row.
const BUTTONS: usize = 5;

/// The private page of a seat's player: the deal, and every card of the hand as a button. `view` is that seat's.
#[must_use]
pub fn hand(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    match &view.phase {
        PhaseView::Playing { deal_no, deal, .. } => own(&reader, *deal_no, deal, false),
        PhaseView::Lobby { .. } => lobby::lobby(&reader),
        PhaseView::Over { .. } => result(view, names, locale),
        PhaseView::Closed { .. } => panel::table_panel(view, names, locale),
    }
}

/// The hand in a running deal. A page that `is_alone` is the table's page too.
pub(crate) fn own(reader: &Reader<'_>, deal_no: u32, deal: &DealView, is_alone: bool) -> Page {
    match deal {
        DealView::Open(view) => playing(reader, deal_no, deal, view, is_alone),
        // A reader who may see no card has no hand.
        DealView::Sealed(_) => running::running(reader, deal_no, deal),
    }
}

fn playing(reader: &Reader<'_>, deal_no: u32, deal: &DealView, view: &AnyView, is_alone: bool) -> Page {
    let mut draft = Draft::new(reader.locale);
    game::position(&mut draft, reader, deal);
    draft.gap();
    running::standing(&mut draft, reader, deal_no);
    // Above the table's own page stands the sheet of the deal before.
    if let Some(record) = reader.view.sheet.last().filter(|_| !is_alone && has_not_decided(reader)) {
        draft.gap();
        draft.drawn(|draft| game::recap(draft, reader, record));
    }
    let (rows, beside) = question::before(reader, view, game::controls(reader, view));
    let quiet = |label: &Room, verb| reader.button(label, Verb::Show(verb), Look::Quiet);
    let why = needs_reasons(reader, view, &rows).then(|| quiet(&Room::ButtonWhy, ShowVerb::Why));
    for row in rows {
        draft.row(row);
    }
    let room = BUTTONS.saturating_sub(beside.len() + usize::from(why.is_some()) + 1);
    let at_times = at_times(reader, view).into_iter().take(room);
    draft.row(beside.into_iter().chain(at_times).chain(why).chain([quiet(&Room::ButtonTable, ShowVerb::Panel)]));
    draft.finish()
}

/// Whether the reader is to decide and there are cards that may not be played now, or that have no button here.
fn needs_reasons(reader: &Reader<'_>, deal: &AnyView, rows: &[Vec<Button>]) -> bool {
    let playable = rows.iter().flatten().filter(|button| button.look == Look::Card).count();
    reader.seat().is_some_and(|seat| deal.to_act().contains(seat)) && playable < deal.hand().len()
}

/// Whether the reader may not have looked at the table since the deal before ended.
pub(crate) fn has_not_decided(reader: &Reader<'_>) -> bool {
    let own = reader.seat().and_then(|seat| reader.view.seats.get(seat.index()));
    own.is_some_and(|seat| !seat.decided)
}

/// The buttons that are not always there, the most wanted first: back to the table, resume the match, hint, undo.
fn at_times(reader: &Reader<'_>, deal: &AnyView) -> Vec<Button> {
    let (Some(seat), PhaseView::Playing { paused, takeback, .. }) = (reader.seat(), &reader.view.phase) else {
        return Vec::new();
    };
    let away = reader.view.seats.get(seat.index()).is_some_and(|seat| seat.away.is_some());
    let hint = reader.view.hints && deal.to_act().contains(seat);
    [
        away.then(|| reader.button(&Room::ButtonReturn, Verb::Table(TableVerb::Return), Look::Main)),
        (*paused && !away).then(|| reader.button(&Room::ButtonResume, Verb::Table(TableVerb::Resume), Look::Main)),
        hint.then(|| reader.button(&Room::ButtonHint, Verb::House(HouseVerb::Hint), Look::Quiet)),
        takeback.then(|| reader.button(&Room::ButtonUndo, Verb::Table(TableVerb::Undo), Look::Quiet)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The hand in at most 200 characters, for a person who cannot be written to in private. `view` is that seat's.
#[must_use]
pub fn hand_alert(view: &TableView, locale: Locale) -> Text {
    match &view.phase {
        PhaseView::Playing { deal: DealView::Open(deal), .. } => game::alert(deal, locale),
        PhaseView::Playing { deal: DealView::Sealed(_), .. }
        | PhaseView::Lobby { .. }
        | PhaseView::Over { .. }
        | PhaseView::Closed { .. } => say(locale, &Msg::AlertNoCards),
    }
}

/// [`hand_alert`] for somebody whose private chat is not open, with how to open it; at most 200 characters.
#[must_use]
pub fn hand_alert_without_chat(view: &TableView, locale: Locale) -> Text {
    Text::join([hand_alert(view, locale), say(locale, &Msg::AlertPressAgain)], "\n\n")
}

/// Why a choice is the best: what it and the next best are worth on average, in points of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// The worth of the best choice.
    pub worth: f32,
    /// The next best choice.
    pub next: AnyAction,
    /// Its worth.
    pub less: f32,
    /// What speaks against it.
    pub reason: Option<Reason>,
}

/// As many characters as an answer shows that stays until it is closed.
const ALERT: usize = 200;

/// What the AI player would do in place of the seat for which `view` is made: an action that is legal there. At most 200 characters: what
/// speaks against the next best choice is left out where it has no room.
#[must_use]
pub fn hint(
    view: &TableView,
    names: &dyn Names,
    locale: Locale,
    action: AnyAction,
    expected: Option<Expected>,
) -> Text {
    let reader = Reader::now(view, names, locale);
    let symbol = |action: AnyAction| action.card().map(Text::from);
    let label = |action: AnyAction| {
        let label = label_of(&reader, action).or_else(|| symbol(action));
        Phrase(label.unwrap_or_else(|| Text::from(action.to_string())))
    };
    let advice = match label(action) {
        Phrase(label) if Some(&label) == symbol(action).as_ref() => {
            say(locale, &Room::HintCard { card: Phrase(label) })
        }
        choice => say(locale, &Room::HintChoice { choice }),
    };
    let Some(Expected { worth, next, less, reason }) = expected else { return advice };
    let [worth, less] = [worth, less].map(|worth| Phrase::from(points(worth, locale)));
    let told = Text::join([advice, say(locale, &Room::HintWorth { worth, next: label(next), less })], " ");
    let reason = reason.map(|reason| say(locale, &against(reason, label(next), label(action))));
    let all = Text::join([told.clone()].into_iter().chain(reason), " ");
    if all.plain().chars().count() > ALERT { told } else { all }
}

/// The label of an action's button.
fn label_of(reader: &Reader<'_>, action: AnyAction) -> Option<Text> {
    let PhaseView::Playing { deal: DealView::Open(deal), .. } = &reader.view.phase else { return None };
    label_in(reader, deal, action)
}

/// The label that an action's button has in this deal.
pub(crate) fn label_in(reader: &Reader<'_>, deal: &AnyView, action: AnyAction) -> Option<Text> {
    let (rows, beside) = game::controls(reader, deal);
    let wanted = Target::Token(reader.token(Verb::Act(action.to_string().parse().ok()?)));
    rows.into_iter().flatten().chain(beside).find(|button| button.target == wanted).map(|button| button.label)
}
