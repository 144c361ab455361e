//! The pages of Sznap.

use talon_games::sznap::{Outcome, Score, View};
use talon_table::{DealRecord, Prefs};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::words::{Choice, Sznap, SznapRules};
use crate::{Button, Locale, Look, Target, Verb, say};

pub(crate) fn position(_draft: &mut Draft, _reader: &Reader<'_>, _view: &View) {}

pub(crate) fn controls(reader: &Reader<'_>, view: &View) -> Vec<Vec<Button>> {
    let button = |action: &talon_games::sznap::Action| {
        let target = Target::Token(reader.token(Verb::Act(action.to_string().parse().ok()?)));
        Some(Button { label: action.to_string(), target, look: Look::Card })
    };
    view.legal.chunks(4).map(|row| row.iter().filter_map(button).collect()).collect()
}

pub(crate) fn switches(_reader: &Reader<'_>, _view: &View, _prefs: Option<Prefs>) -> Vec<Button> {
    Vec::new()
}

pub(crate) fn alert(_view: &View, _locale: Locale) -> String {
    String::new()
}

pub(crate) fn outcome(_draft: &mut Draft, _reader: &Reader<'_>, _deal_no: u32, _outcome: &Outcome, _last: &View) {}

pub(crate) fn headline(_reader: &Reader<'_>, _deal_no: u32, _outcome: &Outcome) -> String {
    String::new()
}

pub(crate) fn sheet_row(_reader: &Reader<'_>, _record: &DealRecord, _outcome: &Outcome) -> String {
    String::new()
}

pub(crate) fn standing(_draft: &mut Draft, _reader: &Reader<'_>, _score: &Score) {}

pub(crate) fn why(_draft: &mut Draft, _reader: &Reader<'_>, _view: &View) {}

pub(crate) fn is_fresh(_view: &View) -> bool {
    false
}

pub(crate) fn option_rule(_key: &str, value: &'static str, locale: Locale) -> Option<String> {
    Some(say(locale, &Sznap::Option { value: Choice(value) }))
}

pub(crate) fn option_label(_key: &str, value: &'static str, locale: Locale) -> Option<String> {
    Some(say(locale, &Sznap::Option { value: Choice(value) }))
}

pub(crate) const SECTIONS: u8 = 1;

pub(crate) fn rules_section(draft: &mut Draft, _section: u8) {
    draft.text(&SznapRules::Short);
}

pub(crate) fn rules_label(_section: u8, locale: Locale) -> String {
    say(locale, &SznapRules::ButtonShort)
}
