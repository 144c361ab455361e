//! The standings of finished matches.

use std::collections::{BTreeMap, BTreeSet};

use talon_standings::Competitor;
use talon_store::person_settings::{Chooser, Setting};
use talon_store::results::{LeaderboardKey, LeaderboardPart, PairLine, RatingLine, ResultFilter, ResultRow, Start};
use talon_store::standings::{lines_of, touched};
use talon_store::{InputKey, PlatformKind, Store};
use talon_table::{PersonId, Timestamp};

/// More than there are of anything.
const ALL: usize = 10_000;

/// The results of a store, and the standings that follow from them.
#[derive(Debug, PartialEq)]
pub(crate) struct Standings {
    /// Newest first.
    pub(crate) results: Vec<ResultRow>,
    pub(crate) boards: BTreeMap<LeaderboardKey, LeaderboardPart>,
    pub(crate) ratings: BTreeMap<Competitor, Vec<RatingLine>>,
    pub(crate) pairs: BTreeMap<Competitor, Vec<PairLine>>,
}

/// One person in this many wants to be on public boards.
const SEEN: u64 = 2;

/// When all is over, some people choose to be on the boards of everybody; their numbers decide who.
async fn be_seen(store: &dyn Store, results: &[ResultRow]) {
    let setting = Setting::Everywhere(true);
    let players = results.iter().flat_map(|result| &result.fact.players);
    let persons: BTreeSet<u64> =
        players.filter_map(|player| player.who.person()).filter(|person| person % SEEN == 0).collect();
    assert!(!persons.is_empty(), "somebody wants to be seen");
    for person in persons {
        let key = InputKey { platform: PlatformKind::Terminal, key: person.to_string() };
        let by = Chooser::Person(PersonId(person));
        store.choose(&by, &setting, &key, Timestamp(0)).await.expect("it can be saved");
    }
}

impl Standings {
    pub(crate) async fn of(store: &dyn Store) -> Self {
        let results = store.results(&ResultFilter::default(), None, ALL).await.expect("they can be read");
        be_seen(store, &results).await;
        let (mut boards, mut ratings, mut pairs) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let keys: BTreeSet<LeaderboardKey> =
            results.iter().flat_map(lines_of).map(|(leaderboard, _)| leaderboard).collect();
        for key in keys {
            let part = store.leaderboard(&key, Start::Line(0), ALL).await.expect("it can be read");
            boards.insert(key, part);
        }
        let players = results.iter().filter_map(touched).flat_map(|(_, _, touched)| touched.ratings);
        for who in players.collect::<BTreeSet<Competitor>>() {
            ratings.insert(who.clone(), store.ratings_of(&who).await.expect("they can be read"));
            pairs.insert(who.clone(), store.pairs_of(&who, ALL).await.expect("they can be read"));
        }
        Self { results, boards, ratings, pairs }
    }
}
