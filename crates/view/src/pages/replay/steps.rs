//! A deal divided into the steps of its replay.

use talon_table::{Course, PlayedDeal};

use crate::games::game;
use crate::games::step::{Cut, Step};

/// The steps of a deal: first the cards as they were dealt, then one after another what was played. Empty if the deal cannot be
/// dealt, which cannot happen with a log that was replayed.
pub(crate) fn steps(course: &Course, played: &PlayedDeal) -> Vec<Step> {
    steps_until(course, played, played.actions.len())
}

/// The step to which this action, counted from 0, belongs.
pub(crate) fn step_of(course: &Course, played: &PlayedDeal, action: usize) -> usize {
    steps_until(course, played, action + 1).len().saturating_sub(1)
}

/// The steps of a deal as far as so many actions lead.
pub(crate) fn steps_until(course: &Course, played: &PlayedDeal, actions: usize) -> Vec<Step> {
    let Ok(deal) = course.start(played) else { return Vec::new() };
    let mut steps = vec![Step { deal, events: Vec::new(), fresh: 0 }];
    let mut runs = false;
    for (seat, action) in played.actions.iter().take(actions) {
        let Some(last) = steps.last_mut() else { break };
        let mut deal = last.deal.clone();
        let Ok(events) = deal.apply(*seat, *action) else { break };
        let fresh = events.len();
        let all = [last.events.as_slice(), &events].concat();
        let cut = game::step_ends(&last.deal, &deal, &all, fresh);
        if runs || cut == Cut::Belongs {
            *last = Step { deal, events: all, fresh: last.fresh + fresh };
        } else {
            steps.push(Step { deal, events: all, fresh });
        }
        runs = cut == Cut::Runs;
    }
    steps
}
