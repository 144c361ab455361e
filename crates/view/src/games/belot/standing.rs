//! The state of the match, shown under its points (`rules/belot.md §11`).

use talon_games::belot::{Deal, PotBlocksExit, Score};
use talon_games::{AnyOutcome, AnyRules, AnyView, Game, Progress};
use talon_table::DealRecord;

use super::words::Belot;
use crate::page::draft::Draft;
use crate::page::reader::Reader;

/// The points that hang, and why the match goes on although somebody has reached the target.
pub(super) fn standing(draft: &mut Draft, reader: &Reader<'_>, score: &Score) {
    let target = u32::from(score.target);
    if score.pot > 0 {
        draft.body(&Belot::Pot { units: score.pot });
    }
    if let Some(reason) = held(reader, score, target) {
        draft.body(&reason);
    }
}

/// The same after a finished deal. After the last one nothing hangs for anybody.
pub(super) fn settled(draft: &mut Draft, reader: &Reader<'_>, record: &DealRecord, before: &Score) {
    let mut score = *before;
    if let (Some(AnyOutcome::Belot(outcome)), Some(AnyView::Belot(last))) = (record.outcome(), record.last_view())
        && let Progress::Finished { .. } = Deal::record(&last.rules, &mut score, outcome)
    {
        score.pot = 0;
    }
    standing(draft, reader, &score);
}

/// Why the match has not ended, if somebody has reached the target.
fn held(reader: &Reader<'_>, score: &Score, target: u32) -> Option<Belot> {
    let highest = score.totals.into_iter().max().filter(|highest| *highest >= target)?;
    let leaders = score.totals.into_iter().filter(|total| *total == highest).count();
    if score.held_open && score.pot > 0 && pot_blocks(reader) {
        Some(Belot::HeldByPot { target })
    } else if score.held_open {
        Some(Belot::HeldByCapot { target })
    } else if leaders > 1 {
        Some(Belot::HeldByTie { target })
    } else {
        None
    }
}

fn pot_blocks(reader: &Reader<'_>) -> bool {
    match &reader.view.rules {
        AnyRules::Belot(rules) => rules.pot_blocks_exit == PotBlocksExit::On,
        _ => false,
    }
}
