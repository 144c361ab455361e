//! Matches that somebody looks at again.

use talon_cards::fair::Secret;
use talon_games::GameKind;
use talon_table::{Command, Course, Holder, PersonId, TableId, Timestamp};
use talon_view::{Locale, PastMatch, replay, replay_points, replay_sheet, replays};

use crate::golden::{check, played, secret};
use crate::world::{ANA, BORIS, Chance, PEOPLE, World, plain_names};

/// A table of this game with as many people as it needs.
pub(crate) fn lobby(kind: GameKind, secret: Secret) -> World {
    let mut world = World::open_game(kind, secret, true);
    for person in PEOPLE.iter().take(usize::from(*kind.default_rules().seats().start())).skip(1) {
        world.must(&Command::Join { person: *person });
    }
    world
}

/// Every step of a deal as one reader sees it.
fn deal(course: &Course, number: u32, you: Option<PersonId>, locale: Locale) -> String {
    let page = |step| replay(course, you, (number, step), &plain_names, locale);
    let last = page(u32::MAX);
    let mut text = String::new();
    for step in 0..100 {
        let shown = page(step);
        text.push_str(&shown.plain());
        text.push('\n');
        if shown == last {
            break;
        }
    }
    text
}

/// The first deal for everybody, the last for Ana, and the sheet.
fn whole(course: &Course, locale: Locale) -> Vec<(&'static str, String)> {
    let last = u32::try_from(course.deals().len()).unwrap();
    vec![
        ("the first deal, for everybody", deal(course, 1, None, locale)),
        ("the last deal, for Ana", deal(course, last, Some(ANA), locale)),
        ("the sheet", replay_sheet(course, None, &plain_names, locale).plain()),
        ("the points, for Ana", replay_points(course, Some(ANA), &plain_names, locale).plain()),
    ]
}

#[test]
fn matches_looked_at_again() {
    for kind in GameKind::ALL {
        let course = played(lobby(kind, secret()), 5).course(1);
        check(&format!("replay-{kind}"), |locale| whole(&course, locale));
    }
}

#[test]
fn a_round_with_a_token() {
    let mut world = lobby(GameKind::Ristiseiska, secret());
    world.set("stuck", "token");
    world.set("limit", "single");
    let course = played(world, 8).course(1);
    check("replay-token", |locale| vec![("the round", deal(&course, 1, Some(BORIS), locale))]);
}

#[test]
fn a_match_that_was_given_up() {
    let mut world = lobby(GameKind::Santase, secret());
    world.must(&Command::Start { by: ANA });
    let mut chance = Chance(5);
    for _ in 0..5 {
        world.act_somehow(&mut chance);
    }
    world.must(&Command::Resign { person: BORIS });
    check("replay-resigned", |locale| {
        let course = world.course(1);
        let points = replay_points(&course, None, &plain_names, locale).plain();
        vec![("the deal", deal(&course, 1, None, locale)), ("the points", points)]
    });
}

#[test]
fn the_matches_to_choose_from() {
    let past = |match_no, game, players: &[(u64, bool)]| PastMatch {
        table: TableId(7),
        match_no,
        game,
        ended: Timestamp(1_785_765_900_000),
        players: players.iter().map(|(person, won)| (Holder::Person { person: PersonId(*person) }, *won)).collect(),
    };
    let list = [
        past(3, GameKind::Santase, &[(1, false), (2, true)]),
        past(2, GameKind::Belot, &[(3, false), (4, false), (1, false)]),
    ];
    check("replay-list", |locale| {
        vec![
            ("two matches", replays(&list, &plain_names, locale).plain()),
            ("none", replays(&[], &plain_names, locale).plain()),
        ]
    });
}
