//! Pages of standings: kept as people see them, and within every platform's limits.

use talon_games::GameKind;
use talon_standings::{BoardRow, Day, Pool, Tally, Window};
use talon_table::{PersonId, TableId};
use talon_view::{BOARD_LINES, Leaderboard, Locale, Names, Ranked, Whose, game_named, leaderboard, span_named};

use crate::golden;
use crate::limits::{awful_names, check};
use crate::world::{ANA, plain_names};

fn today() -> Day {
    "2026-11-22".parse().unwrap()
}

fn tally(counters: &[(&str, i64)]) -> Tally {
    let mut tally = Tally::new();
    for (name, amount) in counters {
        tally.add(name, *amount);
    }
    tally
}

fn row(matches: u32, wins: u32, points: i64, counters: &[(&str, i64)]) -> BoardRow {
    BoardRow { matches, wins, draws: 0, points, tally: tally(counters), last_ms: 0 }
}

fn board(game: GameKind, window: Window, rows: Vec<(BoardRow, Option<i32>)>) -> Leaderboard {
    let lines = rows.into_iter().zip(1..);
    let lines = lines.map(|((row, rating), person)| Ranked { person: PersonId(person), row, rating });
    let lines: Vec<Ranked> = lines.collect();
    Leaderboard {
        table: None,
        whose: Whose::Community,
        game,
        pool: Pool::People,
        window,
        now: Window::of(today()),
        before: 0,
        total: u32::try_from(lines.len()).unwrap(),
        lines,
        you: None,
    }
}

fn window(text: &str) -> Window {
    text.parse().unwrap()
}

fn santase() -> Leaderboard {
    let first =
        row(20, 14, 378, &[("deals", 150), ("deals-won", 80), ("threefold", 3), ("closed", 12), ("close-failed", 4)]);
    let second = BoardRow { draws: 1, ..row(12, 5, -90, &[("deals", 80), ("false-claim", 1), ("closed", 1)]) };
    board(GameKind::Santase, Window::All, vec![(first, Some(1622)), (second, None)])
}

fn of_every_game() -> Vec<Leaderboard> {
    let belot = [("deals", 40), ("contract", 15), ("contract-made", 9), ("doubled", 2), ("capot", 1)];
    let snaps = [("deals", 40), ("bummerl-given", 2), ("bummerl-taken", 1), ("false-claim", 3)];
    vec![
        board(GameKind::Belot, window("2026-w47"), vec![(row(4, 2, 7, &belot), Some(1500))]),
        board(GameKind::Snaps, window("2026-w46"), vec![(row(4, 2, -7, &snaps), Some(1500))]),
        board(GameKind::Sznap, window("2026-05"), vec![(row(1, 0, -24, &[("threefold", 1)]), None)]),
        board(GameKind::Ristiseiska, window("2025-q3"), vec![(row(4, 1, 50, &[("deals", 40), ("penalty", 37)]), None)]),
    ]
}

/// The middle of a long board in private, about a community elsewhere.
fn long() -> Leaderboard {
    let rows = (0..BOARD_LINES).map(|line| (row(9, 9 - line, 12, &[]), Some(1500))).collect();
    let long = board(GameKind::Santase, window("2026-w47"), rows);
    Leaderboard { table: Some(TableId(7)), pool: Pool::Mixed, before: 8, total: 30, you: Some(ANA), ..long }
}

fn empty() -> Leaderboard {
    Leaderboard { whose: Whose::Everywhere, ..board(GameKind::Belot, window("2026-w40"), Vec::new()) }
}

#[test]
fn leaderboards() {
    golden::check("leaderboards", |locale| {
        let page = |board: &Leaderboard| leaderboard(board, &plain_names, locale).plain();
        let mut pages = vec![("all time", page(&santase())), ("the middle", page(&long())), ("empty", page(&empty()))];
        pages.extend(of_every_game().iter().map(|board| (board.game.name(), page(board))));
        pages
    });
}

#[test]
fn pages_of_standings_fit() {
    for locale in Locale::ALL {
        let boards = of_every_game().into_iter().chain([santase(), long(), empty()]);
        for board in boards {
            let most = row(u32::MAX, u32::MAX, i64::MAX / 100, &FULL.map(|name| (name, i64::from(u32::MAX))));
            let line = Ranked { person: ANA, row: BoardRow { draws: u32::MAX, ..most }, rating: None };
            let full = Leaderboard { lines: vec![line; 9], total: u32::MAX, before: u32::MAX - 9, ..board.clone() };
            let names: [&dyn Names; 2] = [&plain_names, &awful_names];
            for names in names {
                check("leaderboard", &leaderboard(&board, names, locale));
                check("leaderboard, full", &leaderboard(&full, names, locale));
            }
        }
    }
}

/// Every counter that some leaderboard shows.
const FULL: [&str; 12] = [
    "deals",
    "deals-won",
    "closed",
    "close-failed",
    "false-claim",
    "threefold",
    "bummerl-given",
    "bummerl-taken",
    "contract",
    "contract-made",
    "doubled",
    "capot",
];

#[test]
fn what_is_typed_is_understood_in_every_language() {
    for (typed, game) in [("belot", GameKind::Belot), ("Сантасе ", GameKind::Santase), ("66", GameKind::Sznap)] {
        assert_eq!(game_named(typed), Some(game), "{typed}");
    }
    assert_eq!(game_named("poker"), None);
    for (typed, text) in [
        ("week", "week"),
        ("Седмица", "week"),
        ("all", "ever"),
        ("всички", "ever"),
        ("ever", "ever"),
        ("2026-Q4", "2026-q4"),
    ] {
        assert_eq!(span_named(typed), text.parse().ok(), "{typed}");
    }
    assert_eq!(span_named("week 47"), None);
}
