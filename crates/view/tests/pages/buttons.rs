//! A hand page offers exactly what the rules allow, and every card in its place.

use talon_cards::{Card, Rank, Seat};
use talon_games::santase::{Action, View};
use talon_games::{AnyView, GameKind};
use talon_table::{Command, PhaseView, Viewer};
use talon_view::{Button, Locale, Look, Page, Target, Verb, hand};

use crate::world::{ANA, Chance, World, plain_names, random_lobby};

/// The decisions on a page: button, turn, action.
fn decisions(page: &Page) -> Vec<(&Button, u32, Action)> {
    page.buttons
        .iter()
        .flatten()
        .filter_map(|button| match &button.target {
            Target::Token(token) => match &token.verb {
                Verb::Act(notation) => Some((button, token.number, notation.parse().unwrap())),
                _ => None,
            },
            Target::JoinLink(_) | Target::PrivateChat => None,
        })
        .collect()
}

fn view_of(world: &World, seat: Seat) -> View {
    match world.table.view(Viewer::Seat(seat)).phase {
        PhaseView::Playing { deal: AnyView::Santase(view), .. } => view,
        _ => unreachable!("a deal of Santase is running"),
    }
}

fn check(world: &World, seat: Seat) {
    let view = view_of(world, seat);
    let page = hand(&world.table.view(Viewer::Seat(seat)), &plain_names, Locale::En);
    let decisions = decisions(&page);
    assert!(decisions.iter().all(|(_, turn, _)| *turn == world.table.turn()));

    let cards: Vec<Card> = decisions
        .iter()
        .filter_map(|(_, _, action)| if let Action::Play(card) = action { Some(*card) } else { None })
        .collect();
    assert!(cards.len() == view.hand.len() && cards.iter().all(|card| view.hand.contains(*card)), "every card once");
    assert!(cards.windows(2).all(|pair| in_order(&view, pair[0], pair[1])), "cards are sorted");

    for (button, _, action) in &decisions {
        let legal = view.legal.contains(action);
        match action {
            Action::Play(card) => {
                let symbol = format!("{}{}", card.suit().glyph(), card.rank().to_string().replace('T', "10"));
                let expected = if legal { (symbol, Look::Card) } else { (format!("· {symbol}"), Look::Blocked) };
                assert_eq!((button.label.clone(), button.look), expected);
            }
            _ => assert!(legal, "{} is offered and not legal", button.label),
        }
    }
    for action in &view.legal {
        assert_eq!(decisions.iter().filter(|(_, _, each)| each == action).count(), 1, "{action} has its button");
    }
}

/// Trumps first, suits together, high cards first.
fn in_order(view: &View, first: Card, second: Card) -> bool {
    let strength = |card: Card| match card.rank() {
        Rank::Ten => 2 * Rank::King as u8 + 1,
        rank => 2 * rank as u8,
    };
    if first.suit() == second.suit() { strength(first) > strength(second) } else { second.suit() != view.trump }
}

#[test]
fn a_hand_page_offers_exactly_what_is_legal() {
    let mut chance = Chance(77);
    for _ in 0..10 {
        let mut world = random_lobby(GameKind::Santase, &mut chance);
        world.must(&Command::Start { by: ANA });
        while world.table.is_playing() && world.public().sheet.len() < 4 {
            for seat in [Seat::FIRST, Seat::SECOND] {
                check(&world, seat);
            }
            world.act_somehow(&mut chance);
        }
    }
}

#[test]
fn a_board_offers_no_decision_of_the_game() {
    let mut chance = Chance(78);
    let mut world = random_lobby(GameKind::Santase, &mut chance);
    world.must(&Command::Start { by: ANA });
    for _ in 0..100 {
        if world.table.is_playing() {
            for key in world.boards() {
                let page = talon_view::board(&world.public(), &plain_names, Locale::Bg, key);
                assert!(decisions(&page).is_empty());
            }
            world.act_somehow(&mut chance);
        }
    }
    assert_eq!(GameKind::ALL.len(), 1, "this test knows Santase only");
}
