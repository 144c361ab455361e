//! The pages of Snaps: the family's, in its words.

mod bummerl;
mod options;
mod outcome;
mod rules;
mod tongue;

pub(crate) use bummerl::{bummerls, points_after, settled, shown_points, standing};
pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, sheet_row};
pub(crate) use rules::{SECTIONS, rules_label, rules_section};

pub(crate) use crate::marriage::{
    alert, controls, is_fresh, open_hand, outcome, position, step_ends, switches, tell_step, why,
};
