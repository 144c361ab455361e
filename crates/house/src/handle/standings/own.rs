//! Somebody's own standings: ratings, statistics, meetings.

use std::collections::BTreeMap;

use talon_games::GameKind;
use talon_players::Level;
use talon_standings::{BoardRow, Competitor, PairRow, Pool, RatingRow};
use talon_table::{Holder, PersonId};
use talon_view::{Chart, MET, Met, Msg, Names as _, Page, Rated, RatingCourse, Ratings, Stats, Total};

use super::super::Asked;
use crate::book::system;
use crate::error::HouseError;
use crate::house::House;
use crate::intent::Answer;
use crate::people::People;
use crate::ports::platform::Document;
use crate::ports::results::{PairLine, RatingLine, RatingStep};

/// How many of the last steps of a rating are drawn.
const STEPS: usize = 120;

/// Among how many pairs of game and other player those are looked for whom somebody met last.
const PAIRS: usize = 100;

impl House {
    /// `/rating`: the ratings of whoever asks.
    pub(in crate::handle) async fn show_ratings(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let mut lines = Vec::new();
        for line in self.own_ratings(asked).await? {
            let rated = self.rated(asked, &line).await?;
            lines.push(Rated { change: self.last_change(&line).await?, ..rated });
        }
        let games: Vec<GameKind> = lines.iter().map(|line| line.game).collect();
        let mut computers = Vec::new();
        for level in Level::ALL {
            for line in self.store.ratings_of(&Competitor::Ai(level.code().to_owned())).await? {
                if games.contains(&line.game) {
                    computers.push((level.code().to_owned(), self.rated(asked, &line).await?));
                }
            }
        }
        let (person, you) = (asked.person(), asked.reads_alone());
        let page = Ratings { person, you, lines, computers };
        let names = self.people_of(&[person], asked.place().platform).await?;
        self.beside(asked, None, talon_view::ratings(&page, &names, asked.here)).await
    }

    /// How a rating of whoever asks came about.
    pub(super) async fn show_course(
        &self,
        asked: &Asked<'_>,
        game: GameKind,
        pool: Pool,
    ) -> Result<Answer, HouseError> {
        let course = self.own_course(asked, game, pool).await?;
        let (person, you) = (asked.person(), asked.reads_alone());
        let page = RatingCourse { person, you, game, pool, course };
        let names = self.people_of(&[person], asked.place().platform).await?;
        self.beside(asked, None, talon_view::rating_course(&page, &names, asked.here)).await
    }

    /// The same as a picture, into the private chat: a page tells all that is in it.
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
        match talon_picture::course(&course.values) {
            Ok(bytes) => {
                let document = Document { name: format!("talon-rating-{game}.png"), mime: "image/png", bytes };
                self.send_privately(asked, &document).await
            }
            Err(error) => {
                tracing::error!(%error, "a course could not be drawn");
                Ok(asked.alert(&Msg::Fault))
            }
        }
    }

    /// The last steps of a rating of whoever asks.
    async fn own_course(&self, asked: &Asked<'_>, game: GameKind, pool: Pool) -> Result<Chart, HouseError> {
        let own = self.own_ratings(asked).await?.into_iter().find(|line| (line.game, line.pool) == (game, pool));
        let steps = match own.and_then(|line| line.who.person()) {
            Some(person) => self.store.rating_course(PersonId(person), game, pool, STEPS).await?,
            None => Vec::new(),
        };
        Ok(Chart { values: steps.iter().map(|step| shown(game, step)).collect() })
    }

    /// `/stats`: what the matches of whoever asks add up to.
    pub(in crate::handle) async fn show_stats(&self, asked: &Asked<'_>) -> Result<Answer, HouseError> {
        let selves = self.selves(asked).await?;
        let mut sums: BTreeMap<(GameKind, Pool), BoardRow> = BTreeMap::new();
        for person in &selves {
            for line in self.store.totals_of(*person).await? {
                let sum = sums.entry((line.game, line.pool)).or_default();
                *sum = sum.plus(&line.row);
            }
        }
        let totals = sums.into_iter().map(|((game, pool), row)| Total { game, pool, row }).collect();
        let (met, names) = self.met(asked, &selves).await?;
        let stats = Stats { person: asked.person(), you: asked.reads_alone(), totals, met };
        self.beside(asked, None, talon_view::stats(&stats, &names, asked.here)).await
    }

    /// How whoever asks did against somebody else; only of those who met.
    pub(super) async fn show_meetings(&self, asked: &Asked<'_>, other: PersonId) -> Result<Answer, HouseError> {
        let selves = self.selves(asked).await?;
        let wanted = Competitor::Person(other.0);
        let mut pairs = self.pairs_of_all(&selves).await?;
        pairs.retain(|line| line.other == wanted);
        let Some(met) = grouped(pairs).pop() else {
            return Ok(asked.alert(&Msg::NeverMet));
        };
        let names = self.people_of(&[asked.person(), other], asked.place().platform).await?;
        if names.is_forgotten(other) {
            return Ok(asked.alert(&Msg::NeverMet));
        }
        let page: Page = talon_view::meetings(asked.person(), asked.reads_alone(), &met, &names, asked.here);
        self.beside(asked, None, page).await
    }

    /// Those whom somebody met last, and their names; nobody who is forgotten.
    async fn met(&self, asked: &Asked<'_>, selves: &[PersonId]) -> Result<(Vec<Met>, People), HouseError> {
        let mut met = grouped(self.pairs_of_all(selves).await?);
        let others = met.iter().filter_map(|met| met.other.person()).chain([asked.person()]);
        let names = self.people_of(&others.collect::<Vec<_>>(), asked.place().platform).await?;
        met.retain(|met| met.other.person().is_none_or(|other| !names.is_forgotten(other)));
        met.truncate(MET);
        Ok((met, names))
    }

    async fn pairs_of_all(&self, selves: &[PersonId]) -> Result<Vec<PairLine>, HouseError> {
        let mut pairs = Vec::new();
        for person in selves {
            pairs.extend(self.store.pairs_of(&Competitor::Person(person.0), PAIRS).await?);
        }
        Ok(pairs)
    }

    async fn ratings_of_all(&self, selves: &[PersonId]) -> Result<Vec<RatingLine>, HouseError> {
        let mut lines = Vec::new();
        for person in selves {
            lines.extend(self.store.ratings_of(&Competitor::Person(person.0)).await?);
        }
        Ok(lines)
    }

    /// One rating for each game and pool: of linked accounts the one that is still played for.
    async fn own_ratings(&self, asked: &Asked<'_>) -> Result<Vec<RatingLine>, HouseError> {
        let mut own: BTreeMap<(GameKind, Pool), RatingLine> = BTreeMap::new();
        for line in self.ratings_of_all(&self.selves(asked).await?).await? {
            own.entry((line.game, line.pool)).or_insert(line);
        }
        Ok(own.into_values().collect())
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
        let steps = self.store.rating_course(PersonId(person), line.game, line.pool, 2).await?;
        let start = RatingRow::new(system(line.game)).shown_mean(system(line.game));
        Ok(match steps.as_slice() {
            [.., before, last] => Some(shown(line.game, last) - shown(line.game, before)),
            [first] => Some(shown(line.game, first) - start),
            [] => None,
        })
    }
}

/// A rating as it was after a match, on the shown scale.
fn shown(game: GameKind, step: &RatingStep) -> i32 {
    let system = system(game);
    RatingRow { mean: step.mean as f64 / 1000.0, ..RatingRow::new(system) }.shown_mean(system)
}

/// The meetings by the other one, in the order in which each other comes first; what linked accounts did is one.
fn grouped(pairs: Vec<PairLine>) -> Vec<Met> {
    let mut all: Vec<Met> = Vec::new();
    for PairLine { game, other, row, .. } in pairs {
        let other = match other {
            Competitor::Person(person) => Holder::Person { person: PersonId(person) },
            Competitor::Ai(level) => Holder::Ai { level },
        };
        let at = all.iter().position(|met| met.other == other).unwrap_or_else(|| {
            all.push(Met { other, games: Vec::new() });
            all.len() - 1
        });
        if let Some(met) = all.get_mut(at) {
            add(&mut met.games, game, row);
        }
    }
    all
}

/// Both pools of a game in one line; the streak is that of the later meeting.
fn add(games: &mut Vec<(GameKind, PairRow)>, game: GameKind, row: PairRow) {
    match games.iter_mut().find(|(of, _)| *of == game) {
        Some((_, sum)) => {
            let later = if row.last_ms > sum.last_ms { row } else { *sum };
            *sum = PairRow {
                wins: sum.wins.saturating_add(row.wins),
                losses: sum.losses.saturating_add(row.losses),
                draws: sum.draws.saturating_add(row.draws),
                ..later
            };
        }
        None => games.push((game, row)),
    }
}
