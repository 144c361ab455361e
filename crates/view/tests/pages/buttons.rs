//! What the buttons of a board may do, in every game.

use talon_games::GameKind;
use talon_table::Command;
use talon_view::{Locale, Page, Target, Verb};

use crate::world::{ANA, Chance, plain_names, random_lobby};

/// Whether a button of the page decides something in the deal.
fn decides(page: &Page) -> bool {
    page.buttons.iter().flatten().any(|button| match &button.target {
        Target::Token(token) => matches!(token.verb, Verb::Act(_) | Verb::Ask(_)),
        Target::PrivateChat(_) | Target::Link(_) => false,
    })
}

#[test]
fn a_board_offers_no_decision_of_the_game() {
    let mut chance = Chance(78);
    for kind in GameKind::ALL {
        let mut world = random_lobby(kind, &mut chance);
        world.must(&Command::Start { by: ANA });
        for _ in 0..100 {
            if !world.table.is_playing() {
                break;
            }
            for key in world.boards() {
                let page = talon_view::table_page(&world.public(), &plain_names, Locale::BG, key);
                assert!(!decides(&page), "{kind}");
            }
            world.act_somehow(&mut chance);
        }
    }
}
