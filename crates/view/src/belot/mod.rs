//! The pages of Belot.

mod announce;
mod auction;
mod controls;
mod options;
mod order;
mod outcome;
mod position;
mod replay;
mod rules;
mod sheet;
mod standing;
mod verdict;
mod why;

use talon_games::belot::View;

pub(crate) use controls::{alert, controls, switches};
pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, outcome};
pub(crate) use position::position;
pub(crate) use replay::{open_hand, step_ends, tell_step};
pub(crate) use rules::{SECTIONS, rules_label, rules_section};
pub(crate) use sheet::sheet_row;
pub(crate) use standing::standing;
pub(crate) use why::why;

/// Whether no trick of the deal has been completed yet.
pub(crate) const fn is_fresh(view: &View) -> bool {
    view.completed_tricks == 0
}
