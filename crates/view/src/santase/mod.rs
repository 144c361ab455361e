//! The pages of Santase: the family's, in its words.

mod options;
mod outcome;
mod rules;
mod tongue;

use talon_games::GameScore;
use talon_games::santase::Score;

pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, sheet_row};
pub(crate) use rules::{SECTIONS, rules_label, rules_section};

use crate::draft::Draft;
pub(crate) use crate::marriage::{
    alert, controls, is_fresh, open_hand, outcome, position, step_ends, switches, tell_step, why,
};
use crate::reader::Reader;
use crate::words::Room;

/// What the match is played to.
pub(crate) fn standing(draft: &mut Draft, _: &Reader<'_>, score: &Score) {
    draft.dim(&Room::ScoreTarget { target: GameScore::target(score) });
}
