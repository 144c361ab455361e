//! The pages of Kurnik's 66: the family's, in its words.

mod options;
mod outcome;
mod rules;
mod tongue;

use talon_games::sznap::{Score, Variant};
use talon_games::{AnyRules, GameScore};

pub(crate) use options::{option_label, option_rule};
pub(crate) use outcome::{headline, sheet_row};
pub(crate) use rules::{SECTIONS, rules_label, rules_section};

use crate::draft::Draft;
pub(crate) use crate::marriage::{
    alert, controls, is_fresh, open_hand, outcome, position, step_ends, switches, tell_step, why,
};
use crate::reader::Reader;
use crate::words::{Room, Sznap};

/// What the match is played to, and with how many cards if not with all.
pub(crate) fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
    draft.dim(&Room::ScoreTarget { target: GameScore::target(score) });
    if let AnyRules::Sznap(rules) = &reader.view.rules
        && rules.variant == Variant::Schnapsen
    {
        draft.dim(&Sznap::TwentyCards);
    }
}
