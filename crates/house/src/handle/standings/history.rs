//! Finished matches, filtered.

use std::cmp::Reverse;

use talon_store::results::{ResultFilter, ResultRow, Scope};
use talon_table::PersonId;
use talon_view::{Filter, HISTORY_LINES, History, HistoryAsk, Msg, game_named};

use super::answers::StandingsAnswers;
use crate::error::HouseError;
use crate::handle::asked::Asked;
use crate::handle::tables::replay::past_match;
use crate::input::intent::Answer;

impl StandingsAnswers {
    /// `/history`: the matches that were played here, or in private one's own; only those of a game if one was typed.
    pub(in crate::handle) async fn history(
        &self,
        asked: &Asked<'_>,
        typed: Option<&str>,
    ) -> Result<Answer, HouseError> {
        let filter = match typed.map(str::trim).filter(|typed| !typed.is_empty()) {
            None => Filter::None,
            Some(typed) => match game_named(typed) {
                Some(game) => Filter::Game(game),
                None => return Ok(asked.alert(&Msg::UnknownGame)),
            },
        };
        let ask = HistoryAsk { mine: asked.place().private, filter, before: 0 };
        self.show_history(asked, &ask).await
    }

    pub(super) async fn show_history(&self, asked: &Asked<'_>, ask: &HistoryAsk) -> Result<Answer, HouseError> {
        let private = asked.place().private;
        // The greatest number stands for the newest results.
        let before = if ask.before == u32::MAX { 0 } else { ask.before };
        let ask = HistoryAsk { mine: ask.mine || private, before, ..ask.clone() };
        let mut results = self.results_for(asked, &ask).await?;
        let more = results.len() > HISTORY_LINES;
        results.truncate(HISTORY_LINES);
        let last = results.last().and_then(|result| u32::try_from(result.fact.number).ok());
        let mut persons: Vec<PersonId> = results.iter().flat_map(ResultRow::persons).collect();
        persons.push(asked.person());
        if let Filter::With(other) = ask.filter {
            persons.push(other);
        }
        let names = self.core.people_of(&persons, asked.place().platform).await?;
        let history = History {
            ask,
            person: asked.person(),
            you: asked.reads_alone(),
            shared: !private,
            matches: results.iter().filter_map(past_match).collect(),
            older: last.filter(|_| more),
        };
        self.screen.beside(asked, None, talon_view::history(&history, &names, asked.here)).await
    }

    /// One more than a page has. In a chat with others, only matches of that chat; for another person, only matches that the sender played
    /// too.
    async fn results_for(&self, asked: &Asked<'_>, ask: &HistoryAsk) -> Result<Vec<ResultRow>, HouseError> {
        let place = asked.place();
        let scope = (!place.private).then(|| Scope::of(place));
        let (game, other) = match ask.filter {
            Filter::None => (None, None),
            Filter::Game(game) => (Some(game), None),
            Filter::With(other) => (None, Some(other)),
        };
        let filter = |with: Vec<PersonId>| ResultFilter { scope: scope.clone(), game, with };
        let filters: Vec<ResultFilter> = if ask.mine || other.is_some() {
            let selves = self.admission.selves(asked).await?;
            match other {
                Some(other) => both(&selves, &self.admission.selves_of(other).await?).map(filter).collect(),
                None => selves.into_iter().map(|own| filter(vec![own])).collect(),
            }
        } else {
            vec![filter(Vec::new())]
        };
        let before = (ask.before > 0).then_some(u64::from(ask.before));
        let mut results = Vec::new();
        for filter in &filters {
            results.extend(self.core.store.results(filter, before, HISTORY_LINES + 1).await?);
        }
        results.sort_by_key(|result| Reverse(result.fact.number));
        results.dedup();
        Ok(results)
    }
}

/// All pairs of the two groups: linked accounts played as several persons.
fn both(some: &[PersonId], others: &[PersonId]) -> impl Iterator<Item = Vec<PersonId>> {
    some.iter().flat_map(|one| others.iter().map(|other| vec![*one, *other]))
}
