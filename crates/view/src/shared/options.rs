//! The table's options: every option a button that switches to its next value, every rule of the game in a sentence.

use talon_cards::Seat;
use talon_games::{GameKind, OptionState};
use talon_table::{Clock, Occupant, TableView, Terms};

use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::{Reader, level_word};
use crate::words::{Brief, Choice, Length, Over, Phrase, Room};
use crate::{Button, HouseVerb, Locale, Look, Names, Page, PresetVerb, ShowVerb, Style, Target, Text, Verb, say};

/// The table's own options, which every game has.
const HINTS: &str = "hints";
const CLOCK: &str = "clock";
const UNDO: &str = "undo";

/// How many labels stand in a row, so that a phone shows each of them whole.
const IN_ROW: usize = 2;

/// Whether an option stands on the first page of the options: how long a match is, and what is the table's own. The other rules of
/// the game have a page behind it.
#[must_use]
pub fn is_first_option(kind: GameKind, key: &str) -> bool {
    [CLOCK, UNDO, HINTS].contains(&key) || game::lengths(kind).contains(&key)
}

/// The options of a table, those of the first page or the others.
fn listed(view: &TableView, first: bool) -> Vec<OptionState> {
    let options = view.terms().options(view.community).into_iter();
    options.filter(|option| is_first_option(view.kind, option.key) == first).collect()
}

/// The first page of the options, whose buttons say how each is set. Above them stand the rules that are not the usual ones.
#[must_use]
pub fn options(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Room::OptionsTitle { game: view.kind });
    let rules = listed(view, false);
    if rules.iter().all(is_usual) {
        draft.body(&Room::LobbyRulesUsual);
    }
    for option in rules.iter().filter(|option| !is_usual(option)) {
        sentence(&mut draft, &reader, option);
    }
    draft.gap();
    draft.dim(&Room::OptionsHint);
    let mut buttons: Vec<Button> = listed(view, true).iter().filter_map(|option| button(&reader, option)).collect();
    buttons.extend(level(&reader));
    buttons.push(reader.button(&Room::ButtonOptionRules, Verb::Show(ShowVerb::OptionRules), Look::Quiet));
    buttons.push(reader.button(&Room::ButtonPresets, Verb::Preset(PresetVerb::List(view.kind)), Look::Quiet));
    buttons.push(reader.button(&Room::ButtonDone, Verb::Show(ShowVerb::OptionsDone), Look::Main));
    draft.fitted(buttons, IN_ROW);
    draft.finish()
}

/// The page behind it: the other rules of the game, each in a sentence and as a button. Values that differ from the rules page are
/// marked.
#[must_use]
pub fn option_rules(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let rules = listed(view, false);
    let mut draft = Draft::new(locale);
    draft.title(&Room::OptionRulesTitle { game: view.kind });
    for option in &rules {
        sentence(&mut draft, &reader, option);
    }
    draft.gap();
    draft.dim(&Room::OptionsHint);
    let mut buttons: Vec<Button> = rules.iter().filter_map(|option| button(&reader, option)).collect();
    buttons.push(reader.button(&Room::ButtonBack, Verb::Show(ShowVerb::Options), Look::Main));
    draft.fitted(buttons, IN_ROW);
    draft.finish()
}

fn is_usual(option: &OptionState) -> bool {
    option.value == option.default
}

fn sentence(draft: &mut Draft, reader: &Reader<'_>, option: &OptionState) {
    let Some(rule) = rule(reader.view.kind, option, reader.locale).map(Phrase) else { return };
    if is_usual(option) {
        draft.body(&Room::OptionUsual { rule });
    } else {
        draft.line(Style::Strong, reader.say(&Room::OptionChanged { rule }));
    }
}

/// How well the AI player plays whom the lobby's button changes.
fn level(reader: &Reader<'_>) -> Option<Button> {
    let (seat, level) = last_ai(reader.view)?;
    let label = Room::SetAi { level: Phrase::from(level_word(level, reader.locale)) };
    Some(reader.button(&label, Verb::House(HouseVerb::OptionAi(seat)), Look::Quiet))
}

fn button(reader: &Reader<'_>, option: &OptionState) -> Option<Button> {
    let place = option.values.iter().position(|value| *value == option.value)?;
    let next = u8::try_from((place + 1) % option.values.len()).ok()?;
    Some(Button {
        label: label(reader.view.kind, option, reader.locale)?,
        target: Target::Token(reader.token(Verb::House(HouseVerb::Option(option.key.parse().ok()?, next)))),
        look: if is_usual(option) { Look::Quiet } else { Look::Main },
    })
}

/// An option's value as a rule in a sentence.
fn rule(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
    match option.key {
        HINTS => Some(say(locale, &Room::OptionHints { value: Choice(option.value) })),
        CLOCK => {
            Some(say(locale, &clock(option, Room::OptionClockOff, |length| Room::OptionClock { limit: Over(length) })?))
        }
        UNDO => Some(say(locale, &Room::OptionUndo { value: Choice(option.value) })),
        _ => game::option_rule(kind, option, locale),
    }
}

/// An option and its value in a few words.
fn label(kind: GameKind, option: &OptionState, locale: Locale) -> Option<Text> {
    match option.key {
        HINTS => Some(say(locale, &Room::SetHints { value: Choice(option.value) })),
        CLOCK => {
            Some(say(locale, &clock(option, Room::SetClockOff, |length| Room::SetClock { limit: Brief(length) })?))
        }
        UNDO => Some(say(locale, &Room::SetUndo { value: Choice(option.value) })),
        _ => game::option_label(kind, option, locale),
    }
}

/// What to say of the clock that an option is set to: `off` where there is none.
fn clock(option: &OptionState, off: Room, limited: impl FnOnce(Length) -> Room) -> Option<Room> {
    let clock: Clock = option.value.parse().ok()?;
    Some(Length::of_clock(clock).map_or(off, limited))
}

/// The options that differ from the usual ones.
fn differing(terms: &Terms, community: bool) -> Vec<OptionState> {
    terms.options(community).into_iter().filter(|option| !is_usual(option)).collect()
}

/// How long a match is, as the options say it.
pub(crate) fn lengths(view: &TableView, locale: Locale) -> Vec<Text> {
    let lengths = listed(view, true).into_iter().filter(|option| game::lengths(view.kind).contains(&option.key));
    lengths.filter_map(|option| label(view.kind, &option, locale)).collect()
}

/// What differs from the usual rules besides how long a match is, each in a few words.
pub(crate) fn changed_rules(view: &TableView, locale: Locale) -> Vec<Text> {
    let differing = differing(&view.terms(), view.community).into_iter();
    let rules = differing.filter(|option| !game::lengths(view.kind).contains(&option.key));
    rules.filter_map(|option| label(view.kind, &option, locale)).collect()
}

/// What differs from the usual rules, each as a sentence.
pub(crate) fn changed(terms: &Terms, community: bool, locale: Locale) -> Vec<Text> {
    let kind = terms.rules.kind();
    differing(terms, community).iter().filter_map(|option| rule(kind, option, locale)).collect()
}

/// What differs from the usual rules in one short line, where anything does. Without help and without taking back everybody plays where
/// others have the same cards: nobody at the table agreed on that.
pub(crate) fn changed_line(draft: &mut Draft, terms: &Terms, community: bool, locale: Locale) {
    let kind = terms.rules.kind();
    let is_agreed = |option: &OptionState| terms.boards.is_none() || ![HINTS, UNDO].contains(&option.key);
    let agreed = differing(terms, community).into_iter().filter(is_agreed);
    let labels: Vec<Text> = agreed.filter_map(|option| label(kind, &option, locale)).collect();
    if !labels.is_empty() {
        draft.dim(&Room::AgreedRules { rules: Phrase(Text::join(labels, " · ")) });
    }
}

/// The AI player whom the buttons are about, and the level: the one that came last.
pub(crate) fn last_ai(view: &TableView) -> Option<(Seat, &str)> {
    view.seats.iter().rev().find_map(|seat| match &seat.occupant {
        Some(Occupant::Ai { level }) => Some((seat.seat, level.as_str())),
        Some(Occupant::Person { .. }) | None => None,
    })
}
