//! Tricks that a reader may not have seen being taken stand on the pages.

use talon_games::GameKind;
use talon_table::{Command, PhaseView};
use talon_view::{Locale, TablePageKey, hand, table_page};

use crate::world::{ANA, BORIS, Chance, World, plain_names};

/// Ana's time is over at the beginning of a deal of Santase against Boris, and an AI player goes on.
fn without_ana() -> World {
    let mut world = World::open(Chance(5).secret(), true);
    world.must(&Command::Join { person: BORIS });
    world.must(&Command::SetOption { by: ANA, key: "clock".to_owned(), value: "minute".to_owned() });
    world.must(&Command::Start { by: ANA });
    let ana = world.table.seat_of(ANA).unwrap();
    while world.choices().unwrap().0 != ana {
        play(&mut world);
    }
    let (at, command) = world.table.due(&world.limits).unwrap();
    world.now = at;
    world.must(&command);
    world
}

/// The seat on turn plays the first card that it may, and nothing else.
fn play(world: &mut World) {
    let (_, legal) = world.choices().unwrap();
    let card = *legal.iter().find(|action| action.card().is_some()).unwrap_or(&legal[0]);
    world.act(card);
}

/// The tricks that a page tells: their numbers, and the last one as 0.
fn told(text: &str) -> Vec<u32> {
    let plain = text.replace(['\u{2068}', '\u{2069}'], "");
    let of = |line: &str| match line.strip_prefix("Trick ") {
        Some(rest) => rest.split_once(": ")?.0.parse().ok(),
        None => line.starts_with("Last trick: ").then_some(0),
    };
    plain.lines().filter_map(of).collect()
}

fn tricks(world: &World) -> u8 {
    let PhaseView::Playing { deal, .. } = world.public().phase else { panic!("nobody plays") };
    deal.open().unwrap().tricks().unwrap().iter().sum()
}

#[test]
fn the_latest_tricks_of_somebody_who_was_away_stand_above_the_last_one() {
    assert_eq!(GameKind::USUAL, GameKind::Santase);
    let mut world = without_ana();
    while tricks(&world) < 3 {
        play(&mut world);
    }
    let page = |world: &World, person| told(&hand(&world.seen_by(person), &plain_names, Locale::EN).text());
    assert_eq!(page(&world, ANA), [1, 2, 0]);
    assert_eq!(page(&world, BORIS), [0], "he has played to each");
    while tricks(&world) < 7 {
        play(&mut world);
    }
    assert_eq!(page(&world, ANA), [3, 4, 5, 6, 0], "no more than four");
    world.must(&Command::Return { person: ANA });
    let everybody = table_page(&world.public(), &plain_names, Locale::EN, TablePageKey { match_no: 1, deal_no: 1 });
    assert_eq!(told(&everybody.text()), [3, 4, 5, 6, 0], "she reads the table's page too");
    let ana = world.table.seat_of(ANA).unwrap();
    while world.choices().unwrap().0 != ana {
        play(&mut world);
    }
    play(&mut world);
    assert_eq!(page(&world, ANA), [0]);
}
