//! Results and standings as they are looked at.

use async_trait::async_trait;
use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, Pool, RecordOf};
use talon_table::{PersonId, TableId};

use crate::StoreError;
use crate::database::{LeaderboardRows as _, Reader, StandingRows as _};
use crate::results::{
    LeaderboardKey, LeaderboardLine, LeaderboardPart, PairLine, RatingLine, RatingStep, Record, ResultFilter,
    ResultRow, Results, Start, TotalLine,
};
use crate::standings::LineKey;

#[async_trait]
impl<R: Reader> Results for R {
    async fn result(&self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
        self.look().await?.result(table, match_no).await
    }

    async fn results(
        &self,
        filter: &ResultFilter,
        before: Option<u64>,
        limit: usize,
    ) -> Result<Vec<ResultRow>, StoreError> {
        self.look().await?.results(filter, before, limit).await
    }

    async fn leaderboard(
        &self,
        leaderboard: &LeaderboardKey,
        from: Start,
        limit: usize,
    ) -> Result<LeaderboardPart, StoreError> {
        let mut unit = self.look().await?;
        let before = match from {
            Start::Line(before) => before,
            Start::Around(person) => {
                let half = u32::try_from(limit / 2).unwrap_or(u32::MAX);
                unit.place(leaderboard, person).await?.unwrap_or(0).saturating_sub(half)
            }
        };
        let total = unit.size(leaderboard).await?;
        let part = unit.lines_from(leaderboard, before, limit).await?;
        let who = part.iter().map(|((_, person), _)| Competitor::Person(person.0)).collect();
        let ratings = unit.ratings(leaderboard.game, leaderboard.pool, &who).await?;
        let rating = |person: PersonId| {
            let own = ratings.iter().find(|((_, _, who), _)| *who == Competitor::Person(person.0));
            own.map(|(_, row)| *row)
        };
        let lines = part.into_iter().map(|((_, person), row)| LeaderboardLine { person, row, rating: rating(person) });
        Ok(LeaderboardPart { lines: lines.collect(), before, total })
    }

    async fn records(&self, leaderboard: &LeaderboardKey, of: &[RecordOf]) -> Result<Vec<Record>, StoreError> {
        let lines = self.look().await?.all_lines(leaderboard).await?;
        Ok(Record::all(of, lines.into_iter().map(|((_, person), row)| (person, row))))
    }

    async fn totals_of(&self, person: PersonId) -> Result<Vec<TotalLine>, StoreError> {
        let sums = self.look().await?.sums_of(person).await?;
        let total = |((leaderboard, _), row): (LineKey, LeaderboardRow)| TotalLine {
            game: leaderboard.game,
            pool: leaderboard.pool,
            row,
        };
        let mut totals: Vec<TotalLine> = sums.into_iter().map(total).collect();
        totals.sort_by_key(|line| (line.game, line.pool));
        Ok(totals)
    }

    async fn ratings_of(&self, who: &Competitor) -> Result<Vec<RatingLine>, StoreError> {
        let ratings = self.look().await?.ratings_of(who).await?;
        let line = |((game, pool, who), row)| RatingLine { game, pool, who, row };
        let mut lines: Vec<RatingLine> = ratings.into_iter().map(line).collect();
        lines.sort_by_key(|line| (line.game, line.pool));
        Ok(lines)
    }

    async fn pairs_of(&self, who: &Competitor, limit: usize) -> Result<Vec<PairLine>, StoreError> {
        Ok(PairLine::latest(who, self.look().await?.pairs_of(who).await?, limit))
    }

    async fn rating_course(
        &self,
        person: PersonId,
        game: GameKind,
        pool: Pool,
        limit: usize,
    ) -> Result<Vec<RatingStep>, StoreError> {
        let mut steps = self.look().await?.steps_of(person, game, pool, limit).await?;
        steps.reverse();
        Ok(steps)
    }
}
