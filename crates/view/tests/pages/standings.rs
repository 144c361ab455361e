//! Pages of standings: kept as people see them, and within every platform's limits.

use talon_games::GameKind;
use talon_standings::{Day, LeaderboardRow, PairRow, Pool, Tally, Window};
use talon_table::{Holder, PersonId, TableId, Timestamp};
use talon_view::{
    Computers, Drawing, Filter, History, HistoryAsk, LEADERBOARD_LINES, Leaderboard, Locale, Meetings, Met, Names,
    Page, PastMatch, Ranked, Rated, RatingCourse, RatingPoint, Ratings, RatingsOf, Records, Stats, Total, Whose,
    game_named, history, leaderboard, meetings, rating_course, rating_drawing, ratings, records, records_of,
    span_named, stats,
};

use crate::golden;
use crate::limits::{awful_names, check};
use crate::world::{ANA, BORIS, VERA, plain_names};

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

fn row(matches: u32, wins: u32, points: i64, counters: &[(&str, i64)]) -> LeaderboardRow {
    LeaderboardRow { matches, wins, draws: 0, points, tally: tally(counters), last_ms: 0 }
}

fn made_up(game: GameKind, window: Window, rows: Vec<(LeaderboardRow, Option<i32>)>) -> Leaderboard {
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
        invites: false,
        you: None,
    }
}

fn window(text: &str) -> Window {
    text.parse().unwrap()
}

fn santase() -> Leaderboard {
    let first =
        row(20, 14, 378, &[("deals", 150), ("deals-won", 80), ("threefold", 3), ("closed", 12), ("close-failed", 4)]);
    let second = LeaderboardRow { draws: 1, ..row(12, 5, -90, &[("deals", 80), ("false-claim", 1), ("closed", 1)]) };
    made_up(GameKind::Santase, Window::All, vec![(first, Some(1622)), (second, None)])
}

fn of_every_game() -> Vec<Leaderboard> {
    let belot = [("deals", 40), ("contract", 15), ("contract-made", 9), ("doubled", 2), ("capot", 1)];
    let snaps = [("deals", 40), ("bummerl-given", 2), ("bummerl-taken", 1), ("false-claim", 3)];
    vec![
        made_up(GameKind::Belot, window("2026-w47"), vec![(row(4, 2, 7, &belot), Some(1500))]),
        made_up(GameKind::Snaps, window("2026-w46"), vec![(row(4, 2, -7, &snaps), Some(1500))]),
        made_up(GameKind::Sznap, window("2026-05"), vec![(row(1, 0, -24, &[("threefold", 1)]), None)]),
        made_up(
            GameKind::Ristiseiska,
            window("2025-q3"),
            vec![(row(4, 1, 50, &[("deals", 40), ("penalty", 37)]), None)],
        ),
    ]
}

/// The middle of a long leaderboard in private, about a community elsewhere.
fn long() -> Leaderboard {
    let rows = (0..LEADERBOARD_LINES).map(|line| (row(9, 9 - line, 12, &[]), Some(1500))).collect();
    let long = made_up(GameKind::Santase, window("2026-w47"), rows);
    Leaderboard { table: Some(TableId(7)), pool: Pool::Mixed, before: 8, total: 30, you: Some(ANA), ..long }
}

fn empty() -> Leaderboard {
    Leaderboard { whose: Whose::Everywhere, invites: true, ..made_up(GameKind::Belot, window("2026-w40"), Vec::new()) }
}

fn everywhere() -> Leaderboard {
    Leaderboard { whose: Whose::Everywhere, you: Some(ANA), ..santase() }
}

#[test]
fn leaderboards() {
    golden::check("leaderboards", |locale| {
        let page = |shown: &Leaderboard| leaderboard(shown, &plain_names, locale).plain();
        let mut pages = vec![("all time", page(&santase())), ("the middle", page(&long())), ("empty", page(&empty()))];
        pages.push(("everywhere", page(&everywhere())));
        pages.extend(of_every_game().iter().map(|shown| (shown.game.name(), page(shown))));
        pages
    });
}

fn rated(game: GameKind, pool: Pool, rating: Option<i32>) -> Rated {
    let missing = if rating.is_some() { 0 } else { 11 };
    Rated { game, pool, rating, deviation: 88, matches: 23, missing, change: rating.map(|rating| rating - 1510) }
}

fn own_ratings(you: bool) -> Ratings {
    let lines = vec![
        rated(GameKind::Santase, Pool::People, Some(1522)),
        rated(GameKind::Santase, Pool::Mixed, Some(1480)),
        rated(GameKind::Belot, Pool::People, None),
    ];
    let levels = |ratings: [i32; 4]| {
        let codes = ["beginner", "thumb", "good", "strong"].map(str::to_owned);
        codes.into_iter().zip(ratings).collect()
    };
    let computers = vec![
        Computers { game: GameKind::Santase, levels: levels([1290, 1500, 1512, 1520]) },
        Computers { game: GameKind::Belot, levels: levels([1400, 1500, 1530, 1560]) },
    ];
    Ratings { person: ANA, of: RatingsOf::Asking { alone: you }, lines, computers }
}

fn others_ratings(met: bool) -> Ratings {
    Ratings { of: RatingsOf::Other { met }, ..own_ratings(false) }
}

fn course(values: Vec<i32>) -> RatingCourse {
    let (game, pool) = (GameKind::Santase, Pool::People);
    let point = |(at, rating)| {
        let deviation = 60 + 230 / (at + 1);
        RatingPoint { rating, deviation, ended: Timestamp(1_785_765_900_000 + i64::from(at) * 40_000_000) }
    };
    RatingCourse { person: ANA, you: true, game, pool, points: (0..).zip(values).map(point).collect() }
}

#[test]
fn ratings_and_their_course() {
    golden::check("ratings", |locale| {
        let none = Ratings { lines: Vec::new(), computers: Vec::new(), ..own_ratings(true) };
        let of = |page: Page| page.plain();
        let values = vec![1500, 1570, 1610, 1590, 1480, 1502, 1555, 1640];
        vec![
            ("for Ana", of(ratings(&own_ratings(true), &plain_names, locale))),
            ("for everybody", of(ratings(&own_ratings(false), &plain_names, locale))),
            ("for Boris, who met her", of(ratings(&others_ratings(true), &plain_names, locale))),
            ("for Cora, who did not", of(ratings(&others_ratings(false), &plain_names, locale))),
            ("none", of(ratings(&none, &plain_names, locale))),
            ("a course", of(rating_course(&course(values), &plain_names, locale))),
            ("a course of one", of(rating_course(&course(vec![1662]), &plain_names, locale))),
            ("no course", of(rating_course(&course(Vec::new()), &plain_names, locale))),
            ("to be drawn", words_of(&rating_drawing(&course(vec![1500, 1570, 1555]), &plain_names, locale))),
        ]
    });
}

/// All that is written in a picture.
fn words_of(drawing: &Drawing) -> String {
    let band = drawing.band.clone().unwrap_or_default();
    let lines = drawing.lines.iter().map(|line| format!("{} ({}): {:?}", line.name, line.otherwise, line.values));
    let days = drawing.days.join(", ");
    [drawing.title.clone(), drawing.note.clone(), band, days].into_iter().chain(lines).map(|line| line + "\n").collect()
}

fn pair(wins: u32, losses: u32, draws: u32, streak: i32) -> PairRow {
    PairRow { wins, losses, draws, streak, last_ms: 0 }
}

fn met() -> Vec<Met> {
    let boris = Holder::Person { person: BORIS };
    let both = vec![(GameKind::Santase, pair(10, 7, 0, 3)), (GameKind::Belot, pair(4, 2, 1, -2))];
    let thumb = Holder::Ai { level: "thumb".to_owned() };
    vec![Met { other: boris, games: both }, Met { other: thumb, games: vec![(GameKind::Santase, pair(0, 1, 0, -1))] }]
}

fn pair_of(you: bool, other: usize) -> Meetings {
    Meetings { person: ANA, you, met: met()[other].clone(), ratings: true }
}

fn own_stats(you: bool) -> Stats {
    let santase = santase().lines[0].row.clone();
    let totals = vec![
        Total { game: GameKind::Santase, pool: Pool::People, row: santase },
        Total { game: GameKind::Ristiseiska, pool: Pool::Mixed, row: row(4, 1, 50, &[("deals", 40), ("penalty", 37)]) },
    ];
    Stats { person: ANA, you, totals, met: met() }
}

fn held(table: Option<TableId>) -> Records {
    let mut held = talon_standings::Records::new(&records_of(GameKind::Santase));
    santase().lines.iter().for_each(|line| held.see(&line.person, &line.row));
    Records { table, game: GameKind::Santase, pool: Pool::People, held: held.held().collect() }
}

#[test]
fn statistics() {
    golden::check("stats", |locale| {
        let none = Stats { totals: Vec::new(), met: Vec::new(), ..own_stats(true) };
        let hidden = Meetings { ratings: false, ..pair_of(true, 0) };
        let rival = |person, row| Met { other: Holder::Person { person }, games: vec![(GameKind::Santase, row)] };
        let rivals = vec![rival(BORIS, pair(14, 9, 0, 1)), rival(VERA, pair(2, 3, 1, -1))];
        let rivals = Stats { totals: Vec::new(), met: rivals, ..own_stats(true) };
        let empty = Records { held: Vec::new(), pool: Pool::Mixed, ..held(None) };
        let of = |page: Page| page.plain();
        vec![
            ("for Ana", of(stats(&own_stats(true), &plain_names, locale))),
            ("for everybody", of(stats(&own_stats(false), &plain_names, locale))),
            ("none", of(stats(&none, &plain_names, locale))),
            ("best and worst", of(stats(&rivals, &plain_names, locale))),
            ("a pair", of(meetings(&pair_of(true, 0), &plain_names, locale))),
            ("a pair, for everybody", of(meetings(&pair_of(false, 0), &plain_names, locale))),
            ("a pair, of whose ratings nothing may be seen", of(meetings(&hidden, &plain_names, locale))),
            ("against the AI player", of(meetings(&pair_of(true, 1), &plain_names, locale))),
            ("records", of(records(&held(Some(TableId(7))), &plain_names, locale))),
            ("no records", of(records(&empty, &plain_names, locale))),
        ]
    });
}

fn past(match_no: u32) -> PastMatch {
    let holder = |person| Holder::Person { person };
    PastMatch {
        table: TableId(7),
        match_no,
        game: GameKind::Santase,
        ended: Timestamp(1_785_765_900_000),
        players: vec![(holder(ANA), true), (holder(BORIS), false)],
    }
}

fn of_matches(ask: HistoryAsk, shared: bool) -> History {
    let matches = (1..=5).rev().map(past).collect();
    History { ask, person: ANA, you: !shared, shared, matches, older: Some(17) }
}

fn histories() -> Vec<(&'static str, History)> {
    let here = HistoryAsk { mine: false, filter: Filter::Game(GameKind::Santase), before: 21 };
    let both = HistoryAsk { filter: Filter::With(BORIS), ..HistoryAsk::MINE };
    let none = History { matches: Vec::new(), older: None, ..of_matches(HistoryAsk::MINE, false) };
    vec![
        ("here", of_matches(here, true)),
        ("mine", of_matches(HistoryAsk::MINE, false)),
        ("mine, in a group", of_matches(HistoryAsk::MINE, true)),
        ("with Boris", of_matches(both, false)),
        ("none", none),
    ]
}

#[test]
fn finished_matches() {
    golden::check("history", |locale| {
        let page = |(title, each): (&'static str, History)| (title, history(&each, &plain_names, locale).plain());
        histories().into_iter().map(page).collect()
    });
}

#[test]
fn pages_of_standings_fit() {
    for locale in Locale::ALL {
        let leaderboards = of_every_game().into_iter().chain([santase(), long(), empty()]);
        for shown in leaderboards {
            let most = row(u32::MAX, u32::MAX, i64::MAX / 100, &FULL.map(|name| (name, i64::from(u32::MAX))));
            let line = Ranked { person: ANA, row: LeaderboardRow { draws: u32::MAX, ..most }, rating: None };
            let full = Leaderboard { lines: vec![line; 9], total: u32::MAX, before: u32::MAX - 9, ..shown.clone() };
            let names: [&dyn Names; 2] = [&plain_names, &awful_names];
            for names in names {
                check("leaderboard", &leaderboard(&shown, names, locale));
                check("leaderboard, full", &leaderboard(&full, names, locale));
            }
        }
        let names: [&dyn Names; 2] = [&plain_names, &awful_names];
        for names in names {
            check_others(names, locale);
        }
    }
}

fn check_others(names: &dyn Names, locale: Locale) {
    let lines =
        GameKind::ALL.into_iter().flat_map(|game| Pool::ALL.iter().map(move |&pool| rated(game, pool, None))).collect();
    let full = Ratings { lines, ..own_ratings(false) };
    check("ratings", &ratings(&full, names, locale));
    let others = Ratings { of: RatingsOf::Other { met: true }, ..full };
    check("ratings of somebody else", &ratings(&others, names, locale));
    check("course", &rating_course(&course((0..120).collect()), names, locale));
    let total = |game, pool| Total { game, pool, row: santase().lines[0].row.clone() };
    let totals =
        GameKind::ALL.into_iter().flat_map(|game| Pool::ALL.iter().map(move |&pool| total(game, pool))).collect();
    let most = pair(u32::MAX, u32::MAX - 1, u32::MAX, i32::MAX);
    let games = || vec![(GameKind::Santase, most), (GameKind::Belot, most)];
    let other = |person| Met { other: Holder::Person { person: PersonId(person) }, games: games() };
    let all = Stats { totals, met: (2..30).map(other).collect(), ..own_stats(true) };
    check("stats", &stats(&all, names, locale));
    for other in 0..met().len() {
        check("a pair", &meetings(&pair_of(true, other), names, locale));
    }
    check("records", &records(&held(Some(TableId(7))), names, locale));
    for (title, each) in histories() {
        check(title, &history(&each, names, locale));
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
        ("времена", "ever"),
        ("Всички времена", "ever"),
        ("ever", "ever"),
        ("2026-Q4", "2026-q4"),
    ] {
        assert_eq!(span_named(typed), text.parse().ok(), "{typed}");
    }
    assert_eq!(span_named("week 47"), None);
}
