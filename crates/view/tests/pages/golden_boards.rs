//! Matches whose number of deals is fixed, and whose cards other tables play too.

use std::num::NonZeroU32;

use talon_games::GameKind;
use talon_table::{Command, Event};
use talon_view::{
    DailyResult, daily_result, hand, proof, replay_sheet, result, score, solo, table_page, table_panel, why,
};

use crate::golden::{check, key, played, secret};
use crate::golden_replay::lobby;
use crate::world::{ANA, BORIS, Chance, VERA, World, plain_names};

fn boards(kind: GameKind, boards: u32) -> World {
    let mut world = lobby(kind, secret());
    world.must(&Command::FixBoards { boards: NonZeroU32::new(boards).unwrap() });
    world
}

/// The same up to the end of its first deal.
fn after_one(kind: GameKind) -> World {
    let whole = played(boards(kind, 4), 5);
    let ended = whole.log.iter().position(|recorded| matches!(recorded.event, Event::DealEnded { .. })).unwrap();
    let mut world = boards(kind, 4);
    world.log.truncate(0);
    world.table = talon_table::Table::new();
    for recorded in &whole.log[..=ended + 1] {
        world.table.evolve(recorded).unwrap();
        world.log.push(recorded.clone());
    }
    world
}

/// Ristiseiska, of which nobody counts tricks, after some decisions.
fn boards_of_three() -> World {
    let mut world = World::open_game(GameKind::Ristiseiska, secret(), true);
    for person in [BORIS, VERA] {
        world.must(&Command::Join { person });
    }
    world.must(&Command::FixBoards { boards: NonZeroU32::new(3).unwrap() });
    world.must(&Command::Start { by: ANA });
    let mut chance = Chance(2);
    (0..5).for_each(|_| world.act_somehow(&mut chance));
    world
}

/// One board in the private chat, against an AI player: the table of a daily deal.
fn daily() -> World {
    let mut world = World::open_game(GameKind::Santase, secret(), false);
    world.must(&Command::AddAi { by: ANA });
    world.must(&Command::FixBoards { boards: NonZeroU32::MIN });
    world
}

/// What came of Ana's play, among others.
fn compared(days: u32) -> DailyResult {
    let others = [(BORIS, Some(2)), (ANA, Some(-1)), (VERA, None)];
    DailyResult { day: "2026-11-28".parse().unwrap(), you: ANA, days, results: others.to_vec() }
}

#[test]
fn tables_of_daily_deals() {
    check("daily-table", |locale| {
        let over = played(daily(), 5);
        let mut playing = daily();
        playing.must(&Command::Start { by: ANA });
        let (ana, done) = (playing.seen_by(ANA), over.seen_by(ANA));
        let alone = DailyResult { results: vec![(ANA, Some(-1))], ..compared(1) };
        vec![
            ("the deal", solo(&ana, &plain_names, locale, key(1, 1)).plain()),
            ("its proof", proof(&ana, &plain_names, locale).plain()),
            ("the result", daily_result(&done, &compared(3), &plain_names, locale).plain()),
            ("the result of the first who played", daily_result(&done, &alone, &plain_names, locale).plain()),
            ("the proof of the result", proof(&done, &plain_names, locale).plain()),
        ]
    });
}

#[test]
fn matches_of_boards() {
    check("boards", |locale| {
        let over = played(boards(GameKind::Santase, 4), 5);
        let playing = after_one(GameKind::Santase);
        let mut later = after_one(GameKind::Santase);
        let mut chance = Chance(2);
        (0..9).for_each(|_| later.act_somehow(&mut chance));
        let ana = later.seen_by(ANA);
        let page = |world: &World, deal| table_page(&world.public(), &plain_names, locale, key(1, deal)).plain();
        vec![
            ("the lobby", page(&boards(GameKind::Santase, 4), 1)),
            ("one deal", page(&boards(GameKind::Santase, 1), 1)),
            ("the first deal is over", page(&playing, 1)),
            ("the second deal", page(&playing, 2)),
            ("the second deal goes on", page(&later, 2)),
            ("Ana’s own page of it", hand(&ana, &plain_names, locale).plain()),
            ("the group asks why", why(&later.public(), &plain_names, locale, None).plain()),
            ("the table’s panel", table_panel(&later.public(), &plain_names, locale).plain()),
            ("a round of Ristiseiska", page(&boards_of_three(), 1)),
            ("the score sheet, for everybody", score(&over.public(), &plain_names, locale).plain()),
            ("the score sheet, for Ana", score(&over.seen_by(ANA), &plain_names, locale).plain()),
            ("the result", result(&over.seen_by(ANA), &plain_names, locale).plain()),
            ("the sheet when the round is done", replay_sheet(&over.course(1), None, &plain_names, locale).plain()),
        ]
    });
}

#[test]
fn points_that_are_added_up_are_not_counted_down() {
    let mut world = boards(GameKind::Snaps, 12);
    world.set("score-direction", "down");
    let world = played(world, 5);
    let points = &world.public().finished.unwrap().result.points;
    assert!(points.iter().any(|points| *points > 7), "more than a Bummerl: {points:?}");
    let locale = talon_view::Locale::EN;
    let shown = result(&world.public(), &plain_names, locale).plain();
    for points in points {
        assert!(shown.contains(&points.to_string()), "{points}: {shown}");
    }
    let deal = table_page(&world.seen_by(ANA), &plain_names, locale, key(1, 12)).plain();
    assert!(!deal.contains("Bummerl"), "{deal}");
}

#[test]
fn what_hangs_after_a_board_is_nobody_s() {
    let locale = talon_view::Locale::EN;
    let hanging = (0..60).find_map(|seed| {
        let world = played(boards(GameKind::Belot, 12), seed);
        let pages = (1..=12).map(|deal| table_page(&world.seen_by(ANA), &plain_names, locale, key(1, deal)).plain());
        pages.into_iter().find(|page| page.contains("hanging: "))
    });
    let page = hanging.expect("some deal hangs");
    assert!(page.contains("so nobody gets them") && !page.contains("for the next deal"), "{page}");
}
