//! The asker's record against others.

use std::cmp::Reverse;

use talon_games::GameKind;
use talon_standings::{Competitor, PairRow};
use talon_store::results::PairLine;
use talon_table::{Holder, PersonId};
use talon_view::{Meetings, Met, Msg, Names as _};

use super::answers::StandingsAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::input::intent::Answer;
use crate::people::People;

impl StandingsAnswers {
    /// The asker's record against another person; only if they met.
    pub(super) async fn show_meetings(&self, asked: &Asked<'_>, other: PersonId) -> Result<Answer, HouseError> {
        let names = self.core.people_of(&[asked.person(), other], asked.place().platform).await?;
        let Some(other) = names.acting(other) else {
            return Ok(asked.alert(&Msg::NeverMet));
        };
        if other == asked.person() {
            return self.show_stats(asked).await;
        }
        let Some(met) = self.met_with(asked, other).await? else {
            return Ok(asked.alert(&Msg::NeverMet));
        };
        let names = self.core.people_of(&[asked.person(), other], asked.place().platform).await?;
        let ratings = !self.visible_ratings(asked, other).await?.is_empty();
        let page = Meetings { person: asked.person(), you: asked.reads_alone(), met, ratings };
        self.screen.beside(asked, None, talon_view::meetings(&page, &names, asked.here)).await
    }

    /// The record of the asker against the person who acts as `other`, including the accounts that each has linked; none if they never met.
    pub(super) async fn met_with(&self, asked: &Asked<'_>, other: PersonId) -> Result<Option<Met>, HouseError> {
        let others: Vec<Competitor> =
            self.admission.selves_of(other).await?.into_iter().map(|person| Competitor::Person(person.0)).collect();
        let mut pairs = self.pairs_of_all(&self.admission.selves(asked).await?).await?;
        pairs.retain(|line| others.contains(&line.other));
        pairs.iter_mut().for_each(|line| line.other = Competitor::Person(other.0));
        Ok(grouped(pairs).pop())
    }

    /// Everybody whom somebody has met, the latest first, and their names; nobody who is forgotten.
    pub(super) async fn met(&self, asked: &Asked<'_>, selves: &[PersonId]) -> Result<(Vec<Met>, People), HouseError> {
        let mut pairs = self.pairs_of_all(selves).await?;
        let others = pairs.iter().filter_map(|line| line.other.person()).map(PersonId).chain([asked.person()]);
        let names = self.core.people_of(&others.collect::<Vec<_>>(), asked.place().platform).await?;
        for line in &mut pairs {
            let acting = line.other.person().and_then(|other| names.acting(PersonId(other)));
            if let Some(acting) = acting {
                line.other = Competitor::Person(acting.0);
            }
        }
        let mut met = grouped(pairs);
        // Matches against one's own account, linked later, are no meetings.
        let is_other = |person: PersonId| person != asked.person() && !names.is_forgotten(person);
        met.retain(|met| met.other.person().is_none_or(is_other));
        Ok((met, names))
    }

    async fn pairs_of_all(&self, selves: &[PersonId]) -> Result<Vec<PairLine>, HouseError> {
        let mut pairs = Vec::new();
        for person in selves {
            pairs.extend(self.core.store.pairs_of(&Competitor::Person(person.0), usize::MAX).await?);
        }
        pairs.sort_by_key(|line| Reverse(line.row.last_ms));
        Ok(pairs)
    }
}

/// The meetings by opponent, in the order in which each first appears; linked accounts are one opponent.
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

/// Adds up both pools of a game; the streak is that of the later meeting.
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
