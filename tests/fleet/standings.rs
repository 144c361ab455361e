//! Everything that finished matches add up to.

use std::collections::{BTreeMap, BTreeSet};

use talon_house::Store;
use talon_house::book::{lines_of, touched};
use talon_house::ports::results::{BoardKey, BoardPart, PairLine, RatingLine, ResultFilter, ResultRow, Start};
use talon_standings::Competitor;

/// More than there are of anything.
const ALL: usize = 10_000;

/// The results of a store, and the standings that follow from them.
#[derive(Debug, PartialEq)]
pub(crate) struct Standings {
    /// Newest first.
    pub(crate) results: Vec<ResultRow>,
    pub(crate) boards: BTreeMap<BoardKey, BoardPart>,
    pub(crate) ratings: BTreeMap<Competitor, Vec<RatingLine>>,
    pub(crate) pairs: BTreeMap<Competitor, Vec<PairLine>>,
}

impl Standings {
    pub(crate) async fn of(store: &dyn Store) -> Self {
        let results = store.results(&ResultFilter::default(), None, ALL).await.expect("they can be read");
        let (mut boards, mut ratings, mut pairs) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let keys: BTreeSet<BoardKey> = results.iter().flat_map(lines_of).map(|(board, _)| board).collect();
        for key in keys {
            let part = store.board(&key, Start::Line(0), ALL).await.expect("it can be read");
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
