//! What depends on the game that is played: one arm per game, so that a new game does not compile until it has pages.

use talon_cards::Seat;
use talon_games::{AnyOutcome, AnyView, GameKind, OptionState};
use talon_table::{DealRecord, Prefs, SeatView};

use crate::draft::Draft;
use crate::reader::Reader;
use crate::{Button, Locale, santase};

/// The lines of a running deal: whose turn, what lies on the table.
pub(crate) fn position(draft: &mut Draft, reader: &Reader<'_>, deal: &AnyView) {
    match deal {
        AnyView::Santase(view) => santase::position(draft, reader, view),
    }
}

/// The rows of a player's cards and other decisions, and the buttons of what is played for the player.
pub(crate) fn controls(reader: &Reader<'_>, deal: &AnyView, prefs: Option<Prefs>) -> (Vec<Vec<Button>>, Vec<Button>) {
    match deal {
        AnyView::Santase(view) => (santase::controls(reader, view), santase::switches(reader, view, prefs)),
    }
}

/// A hand in one short sentence.
pub(crate) fn alert(deal: &AnyView, locale: Locale) -> String {
    match deal {
        AnyView::Santase(view) => santase::alert(view, locale),
    }
}

/// The lines of a finished deal: who won how many, and why.
pub(crate) fn outcome(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord) {
    match (&record.outcome, &record.last_view) {
        (AnyOutcome::Santase(outcome), AnyView::Santase(last)) => {
            santase::outcome(draft, reader, record.deal_no, outcome, last);
        }
    }
}

/// The first of those lines alone.
pub(crate) fn headline(reader: &Reader<'_>, record: &DealRecord) -> String {
    match &record.outcome {
        AnyOutcome::Santase(outcome) => santase::headline(reader, record.deal_no, outcome),
    }
}

/// A finished deal in one line of the score sheet.
pub(crate) fn sheet_row(reader: &Reader<'_>, record: &DealRecord) -> String {
    match &record.outcome {
        AnyOutcome::Santase(outcome) => santase::sheet_row(reader, record, outcome),
    }
}

/// What the reader may do now, and why.
pub(crate) fn why(draft: &mut Draft, reader: &Reader<'_>, deal: &AnyView) {
    match deal {
        AnyView::Santase(view) => santase::why(draft, reader, view),
    }
}

/// Whether no trick of the deal has been completed yet.
pub(crate) fn is_fresh(deal: &AnyView) -> bool {
    match deal {
        AnyView::Santase(view) => view.completed_tricks == 0,
    }
}

/// An option's value as a rule in a sentence; `None` where the game has no such option.
pub(crate) fn option_rule(kind: GameKind, option: &OptionState, locale: Locale) -> Option<String> {
    match kind {
        GameKind::Santase => santase::option_rule(option.key, option.value, locale),
    }
}

/// An option and its value as a button's label.
pub(crate) fn option_label(kind: GameKind, option: &OptionState, locale: Locale) -> Option<String> {
    match kind {
        GameKind::Santase => santase::option_label(option.key, option.value, locale),
    }
}

/// How many sections the game's rules have; section 0 is the short card.
pub(crate) fn rules_sections(kind: GameKind) -> u8 {
    match kind {
        GameKind::Santase => santase::SECTIONS,
    }
}

/// A section of the game's rules.
pub(crate) fn rules_section(draft: &mut Draft, kind: GameKind, section: u8) {
    match kind {
        GameKind::Santase => santase::rules_section(draft, section),
    }
}

/// The label of the button to a section.
pub(crate) fn rules_label(kind: GameKind, section: u8, locale: Locale) -> String {
    match kind {
        GameKind::Santase => santase::rules_label(section, locale),
    }
}

/// What is played for the reader without a tap.
pub(crate) fn prefs(seats: &[SeatView], reader: Option<Seat>) -> Option<Prefs> {
    seats.get(reader?.index())?.prefs
}
