//! Random results, and everything that standings show of them.

use std::collections::BTreeSet;

use proptest::prelude::*;
use talon_games::GameKind;
use talon_standings::{Competitor, Day, Ending, Left, MatchFact, Played, Pool, RecordOf, Tally, Window};
use talon_store::Results as _;
use talon_store::results::{EndedMatch, LeaderboardKey, ResultFilter, Scope, Start};

use super::twins::{Twins, both};
use super::values::{CHATS, PERSONS, PLATFORM, TABLES};

const GAMES: [GameKind; 2] = [GameKind::Santase, GameKind::Belot];
const DAYS: [&str; 3] = ["2026-11-22", "2026-11-23", "2027-01-01"];

/// The match that a random decision ends.
#[derive(Debug, Clone)]
pub(super) struct Ended(MatchFact);

impl Ended {
    /// The match with a number of its own: each decision at a table sees another version.
    pub(super) fn at_version(self, version: u32) -> EndedMatch {
        EndedMatch { match_no: version + 1, fact: self.0 }
    }
}

fn who() -> impl Strategy<Value = Competitor> {
    let person = prop::sample::select(PERSONS.to_vec()).prop_map(|person| Competitor::Person(person.0));
    prop_oneof![6 => person, 1 => Just(Competitor::Ai("thumb".to_owned()))]
}

fn played() -> impl Strategy<Value = Played> {
    (who(), 1..4_u8, -20..20_i32, prop::bool::weighted(0.1), 0..3_i64).prop_map(|(who, place, points, quit, capots)| {
        let mut tally = Tally::new();
        tally.add("capot", capots);
        let measured = who.is_ai().then_some(1500 + 10 * points);
        Played { who, place, points, quit, tally, boards: vec![points, -1], measured }
    })
}

pub(super) fn ended() -> impl Strategy<Value = Option<Ended>> {
    let ending = prop::sample::select(vec![Ending::Played, Ending::Played, Ending::Abandoned, Ending::Agreed]);
    let two = prop::collection::vec(played(), 2);
    let three = prop::collection::vec(played(), 3);
    let game = prop_oneof![
        two.prop_map(|players| (GameKind::Santase, players)),
        three.prop_map(|players| (GameKind::Belot, players))
    ];
    let day = prop::sample::select(DAYS.to_vec());
    let left = prop::option::weighted(0.2, (prop::sample::select(PERSONS.to_vec()), 0..2_u8));
    let counts = (prop::bool::weighted(0.2), prop::bool::weighted(0.2));
    let rest = (day, ending, 0..9_i64, left, counts);
    let ended = (game, rest).prop_map(|((game, mut players), (day, ending, ended_at_ms, left, (slight, aided)))| {
        // Nobody has two seats at a table.
        let mut seated = BTreeSet::new();
        players.retain(|player| player.who.is_ai() || seated.insert(player.who.clone()));
        let (game, day) = (game.name().to_owned(), day.parse().unwrap());
        let left = left.map(|(person, seat)| Left { who: Competitor::Person(person.0), seat });
        let free = |left: &Left| {
            let seat = players.get(usize::from(left.seat));
            seat.is_some_and(|seat| !seat.who.is_ai()) && players.iter().all(|player| player.who != left.who)
        };
        let left = left.into_iter().filter(free).collect();
        Ended(MatchFact { number: 0, game, ended_at_ms, day, ending, players, left, slight, aided })
    });
    prop::option::of(ended)
}

impl Twins<'_> {
    /// Compares everything that can be read of results and standings.
    pub(super) async fn compare_results(&self) {
        both!(self, results(&ResultFilter::default(), None, 99));
        both!(self, results(&ResultFilter::default(), Some(3), 1));
        for table in TABLES {
            both!(self, result(table, 1));
        }
        for person in PERSONS {
            let who = Competitor::Person(person.0);
            both!(self, totals_of(person));
            both!(self, ratings_of(&who));
            both!(self, pairs_of(&who, 9));
            both!(self, results(&ResultFilter { with: vec![person, PERSONS[0]], ..ResultFilter::default() }, None, 9));
            for game in GAMES {
                both!(self, rating_course(person, game, Pool::People, 9));
            }
        }
        for scope in scopes() {
            let filter = ResultFilter { scope: Some(scope.clone()), game: Some(GAMES[0]), with: Vec::new() };
            both!(self, results(&filter, None, 9));
            for board in boards(&scope) {
                both!(self, leaderboard(&board, Start::Line(0), 9));
                both!(self, leaderboard(&board, Start::Around(PERSONS[1]), 2));
                both!(self, records(&board, &[RecordOf::Matches, RecordOf::Wins, RecordOf::Counter("deals")]));
            }
        }
    }
}

fn scopes() -> impl Iterator<Item = Scope> {
    let chats = CHATS.into_iter().map(|chat| Scope::Community { platform: PLATFORM, chat: chat.to_owned() });
    chats.chain([Scope::Everywhere])
}

fn boards(scope: &Scope) -> Vec<LeaderboardKey> {
    let windows = DAYS.map(|day| Window::of(day.parse::<Day>().unwrap()));
    let mut boards = Vec::new();
    for game in GAMES {
        for &pool in Pool::ALL {
            boards.extend(windows.iter().flatten().map(|window| LeaderboardKey {
                scope: scope.clone(),
                game,
                pool,
                window: *window,
            }));
        }
    }
    boards
}
