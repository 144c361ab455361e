//! Results and standings for readers.

use talon_games::GameKind;
use talon_standings::{Competitor, LeaderboardRow, Pool, RecordOf};
use talon_table::{PersonId, TableId};

use crate::StoreError;
use crate::database::{LeaderboardRows as _, Reader, StandingRows as _};
use crate::port::port;
use crate::results::{
    LeaderboardKey, LeaderboardLine, LeaderboardPart, PairLine, RatingLine, RatingStep, Record, ResultFilter,
    ResultRow, Start, TotalLine,
};
use crate::standings::LineKey;

port! {
    over Reader;

    /// The part of the store with results and standings. Results are facts; everything else follows from them in the order of their
    /// numbers, and is written in the transaction that saves the result.
    pub trait Results {
        /// The result of a match.
        async fn result(&self, table: TableId, match_no: u32) -> Result<Option<ResultRow>, StoreError> {
            self.look().await?.result(table, match_no).await
        }

        /// At most `limit` results that were saved before number `before`, newest first.
        async fn results(
            &self,
            filter: &ResultFilter,
            before: Option<u64>,
            limit: usize,
        ) -> Result<Vec<ResultRow>, StoreError> {
            self.look().await?.results(filter, before, limit).await
        }

        /// At most `limit` lines of a leaderboard: by rank (the conservative rating for all time, the matches won otherwise), then by
        /// points, then by number. Only known persons have a line; on the leaderboards of
        /// [`Scope::Everywhere`](crate::results::Scope::Everywhere) only those who want to be there
        /// ([`Chosen::everywhere`](crate::person_settings::Chosen)). Linked accounts count as the person that they act as.
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

        /// The holders of these records among all lines of a leaderboard, in the order of `of`; records without a holder are left out.
        /// Among equals the higher line holds the record.
        async fn records(&self, leaderboard: &LeaderboardKey, of: &[RecordOf]) -> Result<Vec<Record>, StoreError> {
            let lines = self.look().await?.all_lines(leaderboard).await?;
            Ok(Record::all(of, lines.into_iter().map(|((_, person), row)| (person, row))))
        }

        /// The totals of a person's matches, by game and pool, for that person's own eyes: whether or not others see them on a leaderboard.
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

        /// Every rating of a competitor, by game and pool.
        async fn ratings_of(&self, who: &Competitor) -> Result<Vec<RatingLine>, StoreError> {
            let ratings = self.look().await?.ratings_of(who).await?;
            let line = |((game, pool, who), row)| RatingLine { game, pool, who, row };
            let mut lines: Vec<RatingLine> = ratings.into_iter().map(line).collect();
            lines.sort_by_key(|line| (line.game, line.pool));
            Ok(lines)
        }

        /// The competitors that `who` has met, in every game and pool, the latest first; at most `limit`.
        async fn pairs_of(&self, who: &Competitor, limit: usize) -> Result<Vec<PairLine>, StoreError> {
            Ok(PairLine::latest(who, self.look().await?.pairs_of(who).await?, limit))
        }

        /// The last steps of a person's rating, at most `limit`, oldest first.
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
}
