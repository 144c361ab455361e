//! The witness notices when any one safeguard is switched off.

use talon_simulate::{Safeguard, Wiring, simulate, simulate_many};

use crate::{USUAL, USUAL_LEAGUES};

fn is_missed(safeguard: Safeguard, leagues: bool, says: &str) {
    let whole = Wiring { leagues, ..Wiring::default() };
    let wiring = Wiring { without: Some(safeguard), ..whole };
    let seeds = if leagues { USUAL_LEAGUES } else { USUAL };
    let failed = simulate_many(0, seeds, &wiring, |_| {}).failed;
    let failed = failed.unwrap_or_else(|| panic!("nobody misses the {safeguard}"));
    println!("{safeguard}: seed {}, {:?}", failed.seed, failed.violation);
    assert!(failed.violation.as_ref().is_some_and(|violation| violation.contains(says)), "{failed}");
    assert_eq!(simulate(failed.seed, &wiring), failed, "it replays alone");
    assert_eq!(simulate(failed.seed, &whole).violation, None, "and holds with the {safeguard}");
}

#[test]
fn an_input_without_its_key_counts_twice() {
    is_missed(Safeguard::Key, false, "counted twice");
}

#[test]
fn a_decision_on_an_old_state_spoils_the_log() {
    is_missed(Safeguard::Version, false, "the log");
}

#[test]
fn two_that_do_the_same_work_show_a_page_twice() {
    is_missed(Safeguard::Lease, false, "at rest");
}

#[test]
fn a_mark_that_is_settled_too_early_leaves_an_old_page() {
    is_missed(Safeguard::Redraw, false, "at rest");
}

#[test]
fn a_write_that_is_taken_for_over_too_early_leaves_an_old_page() {
    is_missed(Safeguard::Arrival, false, "at rest");
}

#[test]
fn a_decision_on_an_old_state_spoils_the_log_of_a_league() {
    is_missed(Safeguard::Version, true, "league");
}
