//! The asker's own ratings and statistics, and the form in which anybody's ratings are shown.

use std::collections::BTreeMap;

use talon_games::GameKind;
use talon_players::Level;
use talon_standings::{Competitor, LeaderboardRow, Pool, RatingRow};
use talon_store::results::{RatingLine, RatingStep};
use talon_store::standings::system;
use talon_table::{PersonId, Timestamp};
use talon_view::{Computers, Rated, RatingCourse, RatingPoint, Ratings, RatingsOf, Stats, Total};

use super::answers::StandingsAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::input::intent::Answer;

/// How many of a rating's last steps are drawn.
const STEPS: usize = 120;

impl StandingsAnswers {
    /// The ratings of the asker.
    pub(super) async fn show_ratings(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let of = RatingsOf::Asking { alone: asked.reads_alone() };
        let lines = self.own_ratings(asked).await?;
        self.show_ratings_of(asked, asked.person(), of, &lines).await
    }

    /// These ratings of a person, with those of AI players beside them.
    pub(super) async fn show_ratings_of(
        &self,
        asked: &Asked<'_>,
        person: PersonId,
        of: RatingsOf,
        ratings: &[RatingLine],
    ) -> Result<Answer, HouseError> {
        let mut lines = Vec::new();
        for line in ratings {
            let rated = self.rated(asked, line).await?;
            lines.push(Rated { change: self.last_change(line).await?, ..rated });
        }
        let games = GameKind::ALL.into_iter().filter(|game| lines.iter().any(|line| line.game == *game));
        let levels = |game| Level::ALL.iter().map(|level| (level.code().to_owned(), level.rating(game))).collect();
        let computers = games.map(|game| Computers { game, levels: levels(game) }).collect();
        let page = Ratings { person, of, lines, computers };
        let names = self.core.people_of(&[person], asked.place().platform).await?;
        self.screen.beside(asked, None, talon_view::ratings(&page, &names, asked.here)).await
    }

    /// How one of the asker's ratings developed.
    pub(super) async fn show_course(
        &self,
        asked: &Asked<'_>,
        game: GameKind,
        pool: Pool,
    ) -> Result<Answer, HouseError> {
        let course = self.own_course(asked, game, pool).await?;
        let names = self.core.people_of(&[course.person], asked.place().platform).await?;
        self.screen.beside(asked, None, talon_view::rating_course(&course, &names, asked.here)).await
    }

    /// The same as a picture, into the private chat: the page already says all that is in it.
    pub(super) async fn send_course(
        &self,
        asked: &Asked<'_>,
        game: GameKind,
        pool: Pool,
    ) -> Result<Answer, HouseError> {
        let course = self.own_course(asked, game, pool).await?;
        if !course.can_be_drawn() {
            return self.show_course(asked, game, pool).await;
        }
        let names = self.core.people_of(&[course.person], asked.place().platform).await?;
        let drawing = talon_view::rating_drawing(&course, &names, asked.locale);
        self.files.send_drawing(asked, drawing, format!("talon-rating-{game}.png")).await
    }

    /// The last steps of one of the asker's ratings.
    async fn own_course(&self, asked: &Asked<'_>, game: GameKind, pool: Pool) -> Result<RatingCourse, HouseError> {
        let own = self.own_ratings(asked).await?.into_iter().find(|line| (line.game, line.pool) == (game, pool));
        let steps = match own.and_then(|line| line.who.person()) {
            Some(person) => self.core.store.rating_course(PersonId(person), game, pool, STEPS).await?,
            None => Vec::new(),
        };
        let points = steps.iter().map(|step| point(game, step)).collect();
        Ok(RatingCourse { person: asked.person(), you: asked.reads_alone(), game, pool, points })
    }

    /// The totals of the asker's matches.
    pub(super) async fn show_stats(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let mut sums: BTreeMap<(GameKind, Pool), LeaderboardRow> = BTreeMap::new();
        for person in &selves {
            for line in self.core.store.totals_of(*person).await? {
                let sum = sums.entry((line.game, line.pool)).or_default();
                *sum = sum.plus(&line.row);
            }
        }
        let totals = sums.into_iter().map(|((game, pool), row)| Total { game, pool, row }).collect();
        let (met, names) = self.met(asked, &selves).await?;
        let stats = Stats { person: asked.person(), you: asked.reads_alone(), totals, met };
        self.screen.beside(asked, None, talon_view::stats(&stats, &names, asked.here)).await
    }

    /// All ratings of a person, whom matches know as `selves`.
    pub(super) async fn ratings_of_all(&self, selves: &[PersonId]) -> Result<Vec<RatingLine>, HouseError> {
        let mut lines = Vec::new();
        for person in selves {
            lines.extend(self.core.store.ratings_of(&Competitor::Person(person.0)).await?);
        }
        Ok(lines)
    }

    async fn own_ratings(&self, asked: &Asked<'_>) -> Result<Vec<RatingLine>, HouseError> {
        Ok(one_each(self.ratings_of_all(&self.admission.selves(asked).await?).await?))
    }

    async fn rated(&self, asked: &Asked<'_>, line: &RatingLine) -> Result<Rated, HouseError> {
        let system = system(line.game);
        let seats = usize::from(*line.game.default_rules().seats().start());
        let row = line.row.aged(system, asked.now.0);
        Ok(Rated {
            game: line.game,
            pool: line.pool,
            rating: row.shown(system),
            deviation: row.shown_deviation(system),
            matches: row.matches,
            missing: row.matches_to_settle(system, seats),
            change: None,
        })
    }

    /// By how much the last match changed a person's rating, as it is shown.
    async fn last_change(&self, line: &RatingLine) -> Result<Option<i32>, HouseError> {
        let Some(person) = line.who.person() else { return Ok(None) };
        let steps = self.core.store.rating_course(PersonId(person), line.game, line.pool, 2).await?;
        let start = RatingRow::new(system(line.game)).shown_mean(system(line.game));
        Ok(match steps.as_slice() {
            [.., before, last] => Some(point(line.game, last).rating - point(line.game, before).rating),
            [first] => Some(point(line.game, first).rating - start),
            [] => None,
        })
    }
}

/// One rating for each game and pool: of linked accounts, the one that is still played for.
pub(super) fn one_each(ratings: Vec<RatingLine>) -> Vec<RatingLine> {
    let mut each: BTreeMap<(GameKind, Pool), RatingLine> = BTreeMap::new();
    for line in ratings {
        each.entry((line.game, line.pool)).or_insert(line);
    }
    each.into_values().collect()
}

/// A rating as it was after a match, on the shown scale.
fn point(game: GameKind, step: &RatingStep) -> RatingPoint {
    let system = system(game);
    let [mean, deviation] = [step.mean, step.deviation].map(|thousandths| thousandths as f64 / 1000.0);
    let row = RatingRow { mean, deviation, ..RatingRow::new(system) };
    RatingPoint {
        rating: row.shown_mean(system),
        deviation: row.shown_deviation(system),
        ended: Timestamp(step.ended_at_ms),
    }
}
