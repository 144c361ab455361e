//! Results and standings for readers, in the store in memory.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow};
use talon_table::{PersonId, TableId};

use super::state::State;
use super::unit::MemoryUnit;
use crate::StoreError;
use crate::database::LeaderboardRows;
use crate::results::{LeaderboardKey, RatingStep, ResultFilter, ResultRow, Scope};
use crate::standings::{LineKey, PairKey, RatingKey};

impl State {
    fn result(&self, number: u64) -> Option<&ResultRow> {
        let found = self.results.binary_search_by_key(&number, |result| result.fact.number);
        self.results.get(found.ok()?)
    }

    /// Whether a line is visible: not if its person is unknown, nor if it is somebody's own total.
    pub(super) fn is_shown(&self, key: &LineKey) -> bool {
        match key.0.scope {
            Scope::Community { .. } => self.knows(key.1),
            Scope::Own => false,
            Scope::Everywhere => {
                let mut accounts = self.accounts.values().filter(|stored| stored.own_person == key.1);
                accounts.any(|stored| self.wants_everywhere(stored.person))
            }
        }
    }

    pub(super) fn wants_everywhere(&self, person: PersonId) -> bool {
        self.person_settings.get(&person).is_some_and(|row| row.chosen.everywhere())
    }

    /// The visible lines of a leaderboard, best first.
    fn lines_on(&self, leaderboard: &LeaderboardKey) -> Vec<&LineKey> {
        let shown = |key: &LineKey| key.0 == *leaderboard && !self.hidden.contains(key);
        let lines = self.standings.lines.iter().filter(|(key, _)| shown(key));
        let mut ranked: Vec<_> = lines
            .map(|(key, row)| ((-self.standings.rank(key, row), -row.points, key.1.0.cast_signed()), key))
            .collect();
        ranked.sort_unstable_by_key(|(rank, _)| *rank);
        ranked.into_iter().map(|(_, key)| key).collect()
    }

    fn line(&self, key: &LineKey) -> Option<(LineKey, LeaderboardRow)> {
        Some((key.clone(), self.standings.lines.get(key)?.clone()))
    }
}

#[async_trait]
impl LeaderboardRows for MemoryUnit {
    async fn result(&mut self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
        let is_it = |result: &&ResultRow| (result.table, result.match_no) == (table, match_no);
        Ok(self.state.results.iter().find(is_it).cloned())
    }

    async fn results(
        &mut self,
        filter: &ResultFilter,
        before: Option<u64>,
        most: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        let earlier = |result: &&ResultRow| before.is_none_or(|before| result.fact.number < before);
        let wanted = self.state.results.iter().rev().filter(earlier).filter(|result| filter.takes(result));
        Ok(wanted.take(most).cloned().collect())
    }

    async fn place(&mut self, leaderboard: &LeaderboardKey, person: PersonId) -> Result<Option<u32>, StoreError> {
        let place = self.state.lines_on(leaderboard).into_iter().position(|(_, on)| *on == person);
        Ok(place.map(|place| place as u32))
    }

    async fn size(&mut self, leaderboard: &LeaderboardKey) -> Result<u32, StoreError> {
        Ok(self.state.lines_on(leaderboard).len() as u32)
    }

    async fn lines_from(
        &mut self,
        leaderboard: &LeaderboardKey,
        before: u32,
        most: usize,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let lines = self.state.lines_on(leaderboard).into_iter().skip(before as usize).take(most);
        Ok(lines.filter_map(|key| self.state.line(key)).collect())
    }

    async fn all_lines(&mut self, leaderboard: &LeaderboardKey) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        Ok(self.state.lines_on(leaderboard).into_iter().filter_map(|key| self.state.line(key)).collect())
    }

    async fn sums_of(&mut self, person: PersonId) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let own = self.state.standings.lines.keys().filter(|key| key.1 == person && key.0.scope == Scope::Own);
        Ok(own.filter_map(|key| self.state.line(key)).collect())
    }

    async fn ratings_of(&mut self, who: &Competitor) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let own = self.state.standings.ratings.iter().filter(|((_, _, of), _)| of == who);
        Ok(own.map(|(key, row)| (key.clone(), *row)).collect())
    }

    async fn pairs_of(&mut self, who: &Competitor) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let of = |(_, _, first, second): &PairKey| first == who || second == who;
        let pairs = self.state.standings.pairs.iter().filter(|(key, _)| of(key));
        Ok(pairs.map(|(key, row)| (key.clone(), *row)).collect())
    }

    async fn steps_of(
        &mut self,
        person: PersonId,
        game: GameKind,
        pool: Pool,
        most: usize,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let own = self.state.steps.range((person, 0)..=(person, u64::MAX)).rev();
        let steps = own.filter_map(|((_, number), row)| {
            let result = self.state.result(*number).filter(|result| result.fact.game == game.name())?;
            let (mean, deviation) = row.rating.filter(|_| row.pool == Some(pool))?;
            Some(RatingStep { number: *number, ended_at_ms: result.fact.ended_at_ms, mean, deviation })
        });
        Ok(steps.take(most).collect())
    }
}
