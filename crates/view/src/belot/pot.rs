//! What hung before a deal (`rules/belot.md §10`). A deal's outcome does not tell it: it is the sum of what the deals
//! before it left.

use talon_games::AnyOutcome;
use talon_games::belot::{Outcome, View};
use talon_table::DealRecord;

use crate::reader::Reader;

/// The units that hung when the deal was dealt of which this was the last view.
pub(super) fn before(reader: &Reader<'_>, last: &View) -> u32 {
    let finished = reader.view.finished.as_ref().map(|past| past.sheet.as_slice()).unwrap_or_default();
    [reader.view.sheet.as_slice(), finished].into_iter().find_map(|sheet| before_in(sheet, last)).unwrap_or_default()
}

/// The same, from one match's sheet; `None` if the deal is not on it.
fn before_in(sheet: &[DealRecord], last: &View) -> Option<u32> {
    let is_it = |record: &DealRecord| match &record.last_view {
        talon_games::AnyView::Belot(view) => std::ptr::eq(view, last),
        _ => false,
    };
    let place = sheet.iter().position(is_it)?;
    Some(sheet.iter().take(place).fold(0, after))
}

/// The pot after a deal, with what it was before.
fn after(pot: u32, record: &DealRecord) -> u32 {
    match &record.outcome {
        AnyOutcome::Belot(Outcome::Counted(sheet)) if sheet.winner.is_some() => 0,
        AnyOutcome::Belot(Outcome::Counted(sheet)) => pot.saturating_add(u32::from(sheet.hung.units)),
        _ => pot,
    }
}
