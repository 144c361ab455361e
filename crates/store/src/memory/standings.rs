//! Results and standings, written in the store in memory.

use std::collections::BTreeSet;

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, PairRow, Pool, RatingRow, Window};
use talon_table::{PersonId, TableId};

use super::unit::MemoryUnit;
use crate::database::{Origin, RankRow, RecountRows, ResultRows, StandingRows};
use crate::results::{LeaderboardKey, ResultRow, Scope};
use crate::standings::{AllStandings, LineKey, PairKey, RatingKey, StepKey, StepRow};
use crate::{PlatformKind, StoreError};

impl MemoryUnit {
    /// Shows or hides a line; returns whether that changed it.
    pub(super) fn show(&mut self, key: &LineKey, shown: bool) -> bool {
        let was_shown = !self.state.hidden.contains(key);
        if was_shown == shown {
            return false;
        }
        hide(&mut self.state.hidden, key.clone(), !shown);
        let key = key.clone();
        self.undo(move |state| hide(&mut state.hidden, key, shown));
        true
    }
}

fn hide(hidden: &mut BTreeSet<LineKey>, key: LineKey, hide: bool) {
    if hide {
        hidden.insert(key);
    } else {
        hidden.remove(&key);
    }
}

fn is_of(scope: &Scope, platform: PlatformKind, chat: &str) -> bool {
    scope.platform_code() == platform.code() && scope.chat() == chat
}

#[async_trait]
impl ResultRows for MemoryUnit {
    async fn origin(&mut self, table: TableId) -> Result<Origin, StoreError> {
        let stored = self.state.tables.get(&table);
        let row = &stored.ok_or_else(|| StoreError::Corrupt(format!("there is no table {table}")))?.row;
        Ok(Origin { scope: Scope::of(&row.home), fixture: row.fixture })
    }

    async fn last_number(&mut self) -> Result<u64, StoreError> {
        Ok(self.state.results.last().map_or(0, |last| last.fact.number))
    }

    async fn add_results(&mut self, results: &[ResultRow]) -> Result<(), StoreError> {
        let before = self.state.results.len();
        self.undo(move |state| state.results.truncate(before));
        self.state.results.extend_from_slice(results);
        Ok(())
    }

    async fn results_in(&mut self, platform: PlatformKind, chat: &str) -> Result<Vec<ResultRow>, StoreError> {
        let results = self.state.results.iter().filter(|result| is_of(&result.scope, platform, chat));
        Ok(results.cloned().collect())
    }

    async fn move_results(&mut self, platform: PlatformKind, from: &str, to: &str) -> Result<bool, StoreError> {
        let mut any = false;
        for result in self.change(|state| &mut state.results) {
            if is_of(&result.scope, platform, from) {
                result.scope = Scope::Community { platform, chat: to.to_owned() };
                any = true;
            }
        }
        Ok(any)
    }
}

#[async_trait]
impl StandingRows for MemoryUnit {
    async fn ratings(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let keys = who.iter().map(|who| (game, pool, who.clone()));
        Ok(keys.filter_map(|key| Some((key.clone(), *self.state.standings.ratings.get(&key)?))).collect())
    }

    async fn all_ratings(&mut self, who: &BTreeSet<Competitor>) -> Result<Vec<(RatingKey, RatingRow)>, StoreError> {
        let ratings = self.state.standings.ratings.iter().filter(|((_, _, of), _)| who.contains(of));
        Ok(ratings.map(|(key, row)| (key.clone(), *row)).collect())
    }

    async fn pairs(
        &mut self,
        game: GameKind,
        pool: Pool,
        who: &BTreeSet<Competitor>,
    ) -> Result<Vec<(PairKey, PairRow)>, StoreError> {
        let pairs = &self.state.standings.pairs;
        let keys = who.iter().flat_map(|first| who.iter().map(move |other| (game, pool, first.clone(), other.clone())));
        Ok(keys.filter_map(|key| Some((key.clone(), *pairs.get(&key)?))).collect())
    }

    async fn lines(
        &mut self,
        scope: &Scope,
        game: GameKind,
        pool: Pool,
        windows: &BTreeSet<Window>,
        persons: &BTreeSet<PersonId>,
    ) -> Result<Vec<(LineKey, LeaderboardRow)>, StoreError> {
        let leaderboards =
            windows.iter().map(|window| LeaderboardKey { scope: scope.clone(), game, pool, window: *window });
        let keys =
            leaderboards.flat_map(|leaderboard| persons.iter().map(move |person| (leaderboard.clone(), *person)));
        Ok(keys.filter_map(|key| Some((key.clone(), self.state.standings.lines.get(&key)?.clone()))).collect())
    }

    async fn write_ratings(&mut self, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
        for (key, row) in rows.iter().copied() {
            self.set(|state| &mut state.standings.ratings, key.clone(), Some(*row));
        }
        Ok(())
    }

    async fn write_pairs(&mut self, rows: &[(&PairKey, &PairRow)]) -> Result<(), StoreError> {
        for (key, row) in rows.iter().copied() {
            self.set(|state| &mut state.standings.pairs, key.clone(), Some(*row));
        }
        Ok(())
    }

    async fn write_lines(&mut self, rows: &[(&LineKey, &LeaderboardRow, i64)]) -> Result<(), StoreError> {
        // Their ranks follow from the ratings when they are read.
        for (key, row, _) in rows.iter().copied() {
            self.set(|state| &mut state.standings.lines, key.clone(), Some(row.clone()));
            let shown = self.state.is_shown(key);
            self.show(key, shown);
        }
        Ok(())
    }

    async fn write_steps(&mut self, rows: &[(&StepKey, &StepRow)]) -> Result<(), StoreError> {
        for ((number, person), row) in rows.iter().copied() {
            self.set(|state| &mut state.steps, (*person, *number), Some(*row));
        }
        Ok(())
    }

    async fn move_ranks(&mut self, _ranks: &[RankRow]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn remove_lines_in(&mut self, platform: PlatformKind, chats: [&str; 2]) -> Result<(), StoreError> {
        let theirs = |leaderboard: &LeaderboardKey| chats.iter().any(|chat| is_of(&leaderboard.scope, platform, chat));
        self.change(|state| &mut state.standings.lines).retain(|(leaderboard, _), _| !theirs(leaderboard));
        Ok(())
    }

    async fn show_everywhere(&mut self, person: PersonId) -> Result<(), StoreError> {
        let wanted = self.state.wants_everywhere(person);
        let accounts = self.state.accounts.values().filter(|stored| stored.person == person);
        let own: Vec<PersonId> = accounts.map(|stored| stored.own_person).collect();
        let theirs = |key: &&LineKey| key.0.scope == Scope::Everywhere && own.contains(&key.1);
        let lines: Vec<LineKey> = self.state.standings.lines.keys().filter(theirs).cloned().collect();
        for key in &lines {
            self.show(key, wanted);
        }
        Ok(())
    }
}

#[async_trait]
impl RecountRows for MemoryUnit {
    async fn count_results(&mut self) -> Result<u64, StoreError> {
        Ok(self.state.results.len() as u64)
    }

    async fn results_after(&mut self, last: u64, most: usize) -> Result<Vec<ResultRow>, StoreError> {
        let later = self.state.results.iter().filter(|result| result.fact.number > last);
        Ok(later.take(most).cloned().collect())
    }

    async fn standings(&mut self) -> Result<AllStandings, StoreError> {
        let steps = self.state.steps.iter().map(|((person, number), row)| ((*number, *person), *row)).collect();
        let mut kept = AllStandings { standings: self.state.standings.clone(), steps, ..AllStandings::default() };
        kept.rank();
        Ok(kept)
    }

    async fn remove_ratings(&mut self) -> Result<(), StoreError> {
        self.change(|state| &mut state.standings.ratings).clear();
        Ok(())
    }

    async fn remove_pairs(&mut self) -> Result<(), StoreError> {
        self.change(|state| &mut state.standings.pairs).clear();
        Ok(())
    }

    async fn remove_lines(&mut self) -> Result<(), StoreError> {
        self.change(|state| &mut state.standings.lines).clear();
        Ok(())
    }

    async fn remove_steps(&mut self) -> Result<(), StoreError> {
        self.change(|state| &mut state.steps).clear();
        Ok(())
    }

    async fn show_lines(&mut self) -> Result<u64, StoreError> {
        let keys: Vec<LineKey> = self.state.standings.lines.keys().cloned().collect();
        let wrong = keys.iter().filter(|key| {
            let shown = self.state.is_shown(key);
            self.show(key, shown)
        });
        Ok(wrong.count() as u64)
    }
}
