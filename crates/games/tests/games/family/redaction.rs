//! No `Debug` of anything that may hold a hidden card shows one.

use talon_games::marriage::RuleSet;
use talon_games::{Game, santase, snaps, sznap};

use super::common::{A, B, playout, shows_no_card};

fn deals_and_views_show_no_card<R: RuleSet>(name: &str) {
    let rules = R::default();
    for seed in 0..20 {
        playout(seed, &rules, |deal, _| {
            let debug = format!("{deal:?} {deal:#?}");
            assert!(debug.starts_with(&format!("{name}::Deal")), "{debug}");
            shows_no_card(&debug);
            for viewer in [None, Some(A), Some(B)] {
                let view = deal.view(viewer);
                shows_no_card(&format!("{view:?} {view:#?} {:?}", view.memory));
            }
        });
    }
}

#[test]
fn of_santase() {
    deals_and_views_show_no_card::<santase::Rules>("santase");
}

#[test]
fn of_sznap() {
    deals_and_views_show_no_card::<sznap::Rules>("sznap");
}

#[test]
fn of_snaps() {
    deals_and_views_show_no_card::<snaps::Rules>("snaps");
}
