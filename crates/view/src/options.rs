//! The table's options: every rule in a sentence, every option a button that goes on to its next value.

use talon_games::OptionState;
use talon_table::TableView;

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Phrase, Room};
use crate::{Button, Locale, Look, Names, Page, Style, Target, Verb, game};

/// How many rows of buttons every platform takes.
const ROWS: usize = 5;

/// The options page. What is not as the rules page has it is marked.
#[must_use]
pub fn options(view: &TableView, names: &dyn Names, locale: Locale) -> Page {
    let reader = Reader::now(view, names, locale);
    let options = view.rules.options();
    let mut draft = Draft::new(locale);
    draft.title(&Room::OptionsTitle { game: view.kind });
    for option in &options {
        let Some(rule) = game::option_rule(view.kind, option, locale).map(Phrase) else { continue };
        if option.value == option.default {
            draft.body(&Room::OptionUsual { rule });
        } else {
            draft.line(Style::Strong, reader.say(&Room::OptionChanged { rule }));
        }
    }
    draft.gap();
    draft.dim(&Room::OptionsHint);
    let mut buttons: Vec<Button> = options.iter().filter_map(|option| button(&reader, option)).collect();
    buttons.push(reader.button(&Room::ButtonDone, Verb::OptionsDone, Look::Main));
    let width = buttons.len().div_ceil(ROWS);
    draft.rows(buttons, width);
    draft.finish()
}

fn button(reader: &Reader<'_>, option: &OptionState) -> Option<Button> {
    let place = option.values.iter().position(|value| *value == option.value)?;
    let next = u8::try_from((place + 1) % option.values.len()).ok()?;
    Some(Button {
        label: game::option_label(reader.view.kind, option, reader.locale)?,
        target: Target::Token(reader.token(Verb::Option(option.key.parse().ok()?, next))),
        look: if option.value == option.default { Look::Quiet } else { Look::Main },
    })
}
