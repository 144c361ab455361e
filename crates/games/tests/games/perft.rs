//! How many lines of play there are from a fixed deal, ply by ply: any change of the rules' effect
//! moves these numbers.

use crate::common::{BOB, pack, rules};
use talon_games::Game;
use talon_games::santase::Deal;

fn count(deal: &Deal, plies: u32) -> u64 {
    let Some(seat) = deal.on_turn().filter(|_| plies > 0) else {
        return 1;
    };
    deal.legal_actions(seat)
        .into_iter()
        .map(|action| {
            let mut next = *deal;
            next.apply(seat, action).expect("a legal action");
            count(&next, plies - 1)
        })
        .sum()
}

fn counts(changes: &[(&str, &str)]) -> Vec<u64> {
    // Every third card of the pack first, so that both hands hold marriages and some trumps.
    let pack = pack();
    let deck: Vec<_> = (0..3).flat_map(|start| pack.iter().skip(start).step_by(3).copied()).collect();
    let deal = Deal::deal(&rules(changes), 2, BOB, &deck).expect("a deck");
    (1..=6).map(|plies| count(&deal, plies)).collect()
}

#[test]
fn the_counts_of_a_fixed_deal() {
    assert_eq!(counts(&[]), [6, 36, 108, 592, 2287, 7658]);
    assert_eq!(counts(&[("close-before-draw", "off")]), [6, 36, 325, 1790, 13432, 76140]);
    assert_eq!(counts(&[("claim-mode", "auto")]), [6, 36, 72, 484, 2091, 5735]);
}
