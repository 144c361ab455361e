//! The table's options: every rule in a sentence, every option a button that switches to its next value.

use talon_games::{GameKind, OptionState};
use talon_table::{Clock, TableView, Terms};

use crate::choices::ROWS;
use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Brief, Choice, Length, Over, Phrase, Room};
use crate::{Button, HouseVerb, Locale, Look, Names, Page, PresetVerb, ShowVerb, Style, Target, Text, Verb, game, say};

/// The table's own options, which every game has.
const HINTS: &str = "hints";
const CLOCK: &str = "clock";
const UNDO: &str = "undo";

/// The options page. Values that differ from the rules page are marked.
#[must_use]
pub fn options(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let options = view.terms().options(view.community);
    let mut draft = Draft::new(locale);
    draft.title(&Room::OptionsTitle { game: view.kind });
    for option in &options {
        let Some(rule) = rule(view.kind, option, locale).map(Phrase) else { continue };
        if option.value == option.default {
            draft.body(&Room::OptionUsual { rule });
        } else {
            draft.line(Style::Strong, reader.say(&Room::OptionChanged { rule }));
        }
    }
    draft.gap();
    draft.dim(&Room::OptionsHint);
    let mut buttons: Vec<Button> = options.iter().filter_map(|option| button(&reader, option)).collect();
    buttons.push(reader.button(&Room::ButtonPresets, Verb::Preset(PresetVerb::List(view.kind)), Look::Quiet));
    buttons.push(reader.button(&Room::ButtonDone, Verb::Show(ShowVerb::OptionsDone), Look::Main));
    let width = buttons.len().div_ceil(ROWS);
    draft.rows(buttons, width);
    draft.finish()
}

fn button(reader: &Reader<'_>, option: &OptionState) -> Option<Button> {
    let place = option.values.iter().position(|value| *value == option.value)?;
    let next = u8::try_from((place + 1) % option.values.len()).ok()?;
    Some(Button {
        label: label(reader.view.kind, option, reader.locale)?,
        target: Target::Token(reader.token(Verb::House(HouseVerb::Option(option.key.parse().ok()?, next)))),
        look: if option.value == option.default { Look::Quiet } else { Look::Main },
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
    terms.options(community).into_iter().filter(|option| option.value != option.default).collect()
}

/// What differs from the usual rules, each as a sentence.
pub(crate) fn changed(terms: &Terms, community: bool, locale: Locale) -> Vec<Text> {
    let kind = terms.rules.kind();
    differing(terms, community).iter().filter_map(|option| rule(kind, option, locale)).collect()
}

/// What differs from the usual rules in one short line, where anything does.
pub(crate) fn changed_line(draft: &mut Draft, terms: &Terms, community: bool, locale: Locale) {
    let kind = terms.rules.kind();
    let labels: Vec<Text> =
        differing(terms, community).iter().filter_map(|option| label(kind, option, locale)).collect();
    if !labels.is_empty() {
        draft.dim(&Room::AgreedRules { rules: Phrase(Text::join(labels, " · ")) });
    }
}
