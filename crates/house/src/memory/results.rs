//! Results and standings in the store in memory.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_league::FixtureRef;
use talon_standings::{Competitor, Pool, RecordOf};
use talon_table::{PersonId, TableId};

use super::MemoryStore;
use super::state::State;
use crate::book::{Book, Kept, LineKey, PairKey, touched};
use crate::intent::{Place, PlatformKind};
use crate::ports::results::{
    BoardKey, BoardLine, BoardPart, EndedMatch, PairLine, Progress, RatingLine, RatingStep, Record, Recount, Recounted,
    ResultFilter, ResultRow, Results, Scope, Start, TotalLine,
};
use crate::ports::store::StoreError;

impl State {
    /// Numbers and keeps a result, and what it changes.
    pub(super) fn record(&mut self, table: TableId, home: &Place, fixture: Option<FixtureRef>, ended: &EndedMatch) {
        let mut fact = ended.fact.clone();
        fact.number = self.results.last().map_or(0, |last| last.fact.number) + 1;
        let result = ResultRow { table, match_no: ended.match_no, scope: Scope::of(home), fixture, fact };
        self.count(&result);
        self.results.push(result);
    }

    fn count(&mut self, result: &ResultRow) {
        let changes = self.book.add(result);
        for key in changes.rows.lines.into_keys() {
            self.show(key);
        }
        if let Some((game, pool, _)) = touched(result) {
            for (person, step) in changes.steps {
                self.rating_steps.entry((person, game, pool)).or_default().push(step);
            }
        }
    }

    /// The results of a chat are those of another now, and so are its boards.
    pub(super) fn move_results(&mut self, platform: PlatformKind, from: &str, to: &str) {
        let scope = |chat: &str| Scope::Community { platform, chat: chat.to_owned() };
        let mut moved = false;
        for result in self.results.iter_mut().filter(|result| result.scope == scope(from)) {
            result.scope = scope(to);
            moved = true;
        }
        if !moved {
            return;
        }
        self.book.lines.retain(|(board, _), _| board.scope != scope(from) && board.scope != scope(to));
        let results = self.results.iter().filter(|result| result.scope == scope(to));
        let lines = Book::lines_in(&scope(to), results);
        for key in lines.keys() {
            self.show(key.clone());
        }
        self.book.lines.extend(lines);
    }

    /// Hides a line that was written, or shows it.
    fn show(&mut self, key: LineKey) {
        let shown = match key.0.scope {
            Scope::Community { .. } => self.knows(key.1),
            Scope::Own => false,
            Scope::Everywhere => {
                let mut accounts = self.accounts.values().filter(|stored| stored.own_person == key.1);
                accounts.any(|stored| self.wants_everywhere(stored.person))
            }
        };
        if shown {
            self.hidden.remove(&key);
        } else {
            self.hidden.insert(key);
        }
    }

    fn wants_everywhere(&self, person: PersonId) -> bool {
        self.manners.get(&person).is_some_and(|row| row.manners.everywhere)
    }

    /// Shows, on the boards of everybody, the lines of whoever acts as this person, or hides them, as the person wants it.
    pub(super) fn show_everywhere(&mut self, person: PersonId) {
        let accounts = self.accounts.values().filter(|stored| stored.person == person);
        let own: Vec<PersonId> = accounts.map(|stored| stored.own_person).collect();
        let theirs = |key: &&LineKey| key.0.scope == Scope::Everywhere && own.contains(&key.1);
        let lines: Vec<LineKey> = self.book.lines.keys().filter(theirs).cloned().collect();
        if self.wants_everywhere(person) {
            self.hidden.retain(|key| !lines.contains(key));
        } else {
            self.hidden.extend(lines);
        }
    }

    /// Hides what these persons won.
    pub(super) fn hide_lines(&mut self, persons: &[PersonId]) {
        let theirs = self.book.lines.keys().filter(|(_, person)| persons.contains(person));
        self.hidden.extend(theirs.cloned());
    }

    /// The lines of a board that are shown, best first.
    fn lines_on(&self, board: &BoardKey) -> Vec<&LineKey> {
        let shown = |key: &LineKey| key.0 == *board && !self.hidden.contains(key);
        let lines = self.book.lines.iter().filter(|(key, _)| shown(key));
        let mut ranked: Vec<_> =
            lines.map(|(key, row)| ((-self.book.rank(key, row), -row.points, key.1.0.cast_signed()), key)).collect();
        ranked.sort_unstable_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, key)| key).collect()
    }

    fn line(&self, key: &LineKey) -> Option<BoardLine> {
        let (board, person) = key;
        let who = Competitor::Person(person.0);
        let rating = self.book.ratings.get(&(board.game, board.pool, who)).copied();
        Some(BoardLine { person: *person, row: self.book.lines.get(key)?.clone(), rating })
    }
}

#[async_trait]
impl Results for MemoryStore {
    async fn result(&self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
        let state = self.state();
        Ok(state.results.iter().find(|result| (result.table, result.match_no) == (table, match_no)).cloned())
    }

    async fn results(
        &self,
        filter: &ResultFilter,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let state = self.state();
        let earlier = |result: &&ResultRow| before.is_none_or(|before| result.fact.number < before);
        let wanted = state.results.iter().rev().filter(earlier).filter(|result| filter.takes(result));
        Ok(wanted.take(limit).cloned().collect())
    }

    async fn board(&self, board: &BoardKey, from: Start, limit: usize) -> Result<BoardPart, StoreError> {
        let state = self.state();
        let keys = state.lines_on(board);
        let before = match from {
            Start::Line(before) => before as usize,
            Start::Around(person) => {
                let place = keys.iter().position(|(_, on)| *on == person).unwrap_or(0);
                place.saturating_sub(limit / 2)
            }
        };
        let lines = keys.iter().skip(before).take(limit).filter_map(|key| state.line(key)).collect();
        Ok(BoardPart { lines, before: before as u32, total: keys.len() as u32 })
    }

    async fn records(&self, board: &BoardKey, of: &[RecordOf]) -> Result<Vec<Record>, StoreError> {
        let state = self.state();
        let keys = state.lines_on(board);
        let lines = keys.into_iter().filter_map(|key| Some((key.1, state.book.lines.get(key)?.clone())));
        Ok(Record::all(of, lines))
    }

    async fn totals_of(&self, person: PersonId) -> Result<Vec<TotalLine>, StoreError> {
        let state = self.state();
        let own = |key: &LineKey| key.1 == person && key.0.scope == Scope::Own;
        let lines = state.book.lines.iter().filter(|(key, _)| own(key));
        let mut totals: Vec<TotalLine> =
            lines.map(|((board, _), row)| TotalLine { game: board.game, pool: board.pool, row: row.clone() }).collect();
        totals.sort_by_key(|line| (line.game, line.pool));
        Ok(totals)
    }

    async fn ratings_of(&self, who: &Competitor) -> Result<Vec<RatingLine>, StoreError> {
        let state = self.state();
        let own = state.book.ratings.iter().filter(|((_, _, of), _)| of == who);
        let lines =
            own.map(|((game, pool, _), row)| RatingLine { game: *game, pool: *pool, who: who.clone(), row: *row });
        Ok(lines.collect())
    }

    async fn pairs_of(&self, who: &Competitor, limit: usize) -> Result<Vec<PairLine>, StoreError> {
        let state = self.state();
        let of = |(_, _, first, second): &PairKey| first == who || second == who;
        let pairs = state.book.pairs.iter().filter(|(key, _)| of(key)).map(|(key, row)| (key.clone(), *row));
        Ok(PairLine::latest(who, pairs, limit))
    }

    async fn rating_course(
        &self,
        person: PersonId,
        game: GameKind,
        pool: Pool,
        limit: usize,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let state = self.state();
        let steps = state.rating_steps.get(&(person, game, pool)).map_or(&[][..], Vec::as_slice);
        Ok(steps.get(steps.len().saturating_sub(limit)..).unwrap_or_default().to_vec())
    }
}

#[async_trait]
impl Recount for MemoryStore {
    async fn recount(&self, progress: Progress<'_>) -> Result<Recounted, StoreError> {
        let mut state = self.state();
        let before = Kept { book: std::mem::take(&mut state.book), ..Kept::default() };
        state.rating_steps.clear();
        let results = state.results.clone();
        for (result, counted) in results.iter().zip(1..) {
            state.count(result);
            progress(counted, results.len() as u64);
        }
        let right = Kept { book: state.book.clone(), ..Kept::default() };
        Ok(Recounted { results: results.len() as u64, changed: before.differences(&right).total() })
    }
}
