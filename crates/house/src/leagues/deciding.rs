//! Loading leagues, deciding, and saving what was decided.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use talon_league::{
    Command, Event, Facts, FixtureRef, League, LeagueId, Moment, Outcome, PastSeason, Recorded, Refusal, Season,
};
use talon_standings::league::{Line, Score};
use talon_store::leagues::{LeagueCommit, LeagueRow};
use talon_store::results::ResultRow;
use talon_store::{Committed, InputKey, Place};
use talon_table::{PersonId, Secret, Timestamp};

use crate::core::Core;
use crate::duties::serving::Service;
use crate::error::HouseError;
use crate::local_time::{day_in, end_of_day};

/// How many times a decision is retried. Each lost race means that somebody else's decision was saved.
const ATTEMPTS: usize = 16;

/// A league as the store has it, and its home.
pub(crate) struct LoadedLeague {
    pub(crate) row: LeagueRow,
    pub(crate) league: League,
}

/// The outcome of a command.
pub(crate) enum LeagueStep {
    /// Saved; the league afterwards.
    Done(Box<LoadedLeague>),
    /// Refused; the league as it is.
    Refused(Refusal, Box<LoadedLeague>),
    /// The input was handled before.
    Duplicate,
    /// There is no such league.
    Unknown,
}

/// The results of a season's matches, as far as pages need them.
#[derive(Default)]
pub(crate) struct SeasonResults(Vec<ResultRow>);

impl SeasonResults {
    pub(super) fn outcomes(&self) -> Vec<Outcome<'_>> {
        let played = self.0.iter().filter_map(|result| Some((result.fixture?, &result.fact)));
        played.map(|(fixture, fact)| Outcome { fixture, fact }).collect()
    }

    /// When the last of them ended.
    fn newest(&self) -> Option<Timestamp> {
        self.0.iter().map(|result| Timestamp(result.fact.ended_at_ms)).max()
    }

    /// The scores of the season, and its table.
    pub(crate) fn standings(&self, season: &Season) -> (Vec<Score>, Vec<Line>) {
        let outcomes = self.outcomes();
        (season.scores(&outcomes), season.table(&outcomes))
    }
}

/// The state of the tables of unplayed fixtures.
#[derive(Default)]
struct Tables {
    under_way: Vec<(u32, u32)>,
    seated: Vec<((u32, u32), PersonId)>,
    /// Whether there are any.
    any: bool,
}

/// Decides about leagues: each decision is made on the newest log, and saved at once.
pub(crate) struct Leagues {
    pub(crate) core: Arc<Core>,
}

impl Leagues {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>) -> Self {
        Self { core }
    }

    /// The league as the store has it now.
    pub(crate) async fn league_now(&self, id: LeagueId) -> Result<Option<LoadedLeague>, HouseError> {
        let Some(row) = self.core.store.league(id).await? else {
            return Ok(None);
        };
        let log = self.core.store.league_events(id, 0).await?;
        let league = League::replay(log).map_err(|bad| HouseError::LeagueLog { league: id, bad })?;
        Ok(league.map(|league| LoadedLeague { row: LeagueRow { version: league.version(), ..row }, league }))
    }

    /// Makes a league with these first events; returns whether this input is the one that did.
    pub(crate) async fn make_league(
        &self,
        id: LeagueId,
        events: Vec<Event>,
        home: Place,
        key: &InputKey,
        now: Timestamp,
    ) -> Result<LeagueStep, HouseError> {
        let events = numbered(0, events, now);
        let league = League::replay(events.clone()).map_err(|bad| HouseError::LeagueLog { league: id, bad })?;
        let Some(league) = league else {
            return Ok(LeagueStep::Unknown);
        };
        let commit = commit(&league, (0, 0), Some(home.clone()), events, Some(key), now);
        match self.core.store.commit_league(&commit).await? {
            Committed::Saved(version) => {
                let row = LeagueRow { league: id, home, version, open: true, created_at: now, generation: 1 };
                Ok(LeagueStep::Done(Box::new(LoadedLeague { row, league })))
            }
            // An identifier of 64 random bits is taken only if this very input was handled before.
            Committed::Conflict | Committed::Duplicate => Ok(LeagueStep::Duplicate),
        }
    }

    /// Decides on `command` and saves the new events. Decides again if somebody else was faster.
    pub(crate) async fn league_step(
        &self,
        id: LeagueId,
        command: &Command,
        key: Option<&InputKey>,
        now: Timestamp,
    ) -> Result<LeagueStep, HouseError> {
        for _ in 0..ATTEMPTS {
            let Some(kept) = self.league_now(id).await? else {
                return Ok(LeagueStep::Unknown);
            };
            let (judged, now) = self.judge(&kept, command, now).await?;
            let events = match judged {
                Ok(events) => numbered(kept.league.version(), events, now),
                Err(refusal) => return Ok(LeagueStep::Refused(refusal, Box::new(kept))),
            };
            let LoadedLeague { row, mut league } = kept;
            let seen = (league.version(), row.generation);
            for recorded in &events {
                league.evolve(recorded).map_err(|bad| HouseError::LeagueLog { league: id, bad })?;
            }
            match self.core.store.commit_league(&commit(&league, seen, None, events, key, now)).await? {
                Committed::Saved(version) => {
                    let row = LeagueRow { version, open: league.is_open(), generation: row.generation + 1, ..row };
                    return Ok(LeagueStep::Done(Box::new(LoadedLeague { row, league })));
                }
                Committed::Duplicate => return Ok(LeagueStep::Duplicate),
                Committed::Conflict => {}
            }
        }
        Err(HouseError::LeagueContended(id))
    }

    /// The events that follow from a command in the present state, and the moment of the decision: never before the events that it is based
    /// on. A season that ends counts the matches that ended before it.
    async fn judge(
        &self,
        kept: &LoadedLeague,
        command: &Command,
        asked: Timestamp,
    ) -> Result<(Result<Vec<Event>, Refusal>, Timestamp), HouseError> {
        let LoadedLeague { row, league } = kept;
        let results = self.season_results(league).await?;
        let tables = self.season_tables(league, &results).await?;
        // A match may have ended while its table was looked at, and a table that no longer plays has its result. So results are read last.
        // If more come later, the decision is made again.
        let results = if tables.any { self.season_results(league).await? } else { results };
        let Tables { under_way, seated, .. } = tables;
        let now = results.newest().map_or(asked, |ended| ended.max(asked));
        let acting = self.acting(league).await?;
        let (missing, counted) = self.time_of(row, league, now).await?;
        let mut facts = Facts { results: results.outcomes(), under_way, seated, acting, gone: Vec::new(), missing };
        let zone = self.core.store.community(row.home.platform, &row.home.chat).await?.and_then(|row| row.chosen.zone);
        let end_of = |day| end_of_day(zone.as_deref(), day);
        let secret = |season, round| self.round_secret(row.league, season, round);
        let moment = Moment { now: counted, today: day_in(zone.as_deref(), now), end_of: &end_of, secret: &secret };
        let mut judged = league.decide(command, &facts, &moment);
        if judged.as_ref().is_ok_and(|events| events.iter().any(Event::draws)) {
            facts.gone = self.gone(row, league).await?;
            judged = if facts.gone.is_empty() { judged } else { league.decide(command, &facts, &moment) };
        }
        Ok((judged, now))
    }

    /// For how long people could not play during the round or ladder, and the moment that decides what is over. While nobody is served, or
    /// while what people pressed meanwhile is still being handled, nothing ends.
    async fn time_of(
        &self,
        row: &LeagueRow,
        league: &League,
        now: Timestamp,
    ) -> Result<(Duration, Timestamp), HouseError> {
        let Some(due) = league.due().filter(|due| *due <= now) else { return Ok((Duration::ZERO, now)) };
        let time = league.season().map_or(now..now, |season| season.counted_from()..due);
        Ok(match self.core.serving.of(row.home.platform, time, now).await? {
            Service::Served { missing, catching_up: false } => (missing, now),
            Service::Served { .. } | Service::Interrupted => (Duration::ZERO, due.minus(Duration::from_millis(1))),
        })
    }

    /// Whether the league's due work must wait: nobody is served, or what people pressed meanwhile is still being handled.
    pub(super) async fn is_interrupted(&self, row: &LeagueRow, now: Timestamp) -> Result<bool, HouseError> {
        let service = self.core.serving.of(row.home.platform, now..now, now).await?;
        Ok(!matches!(service, Service::Served { catching_up: false, .. }))
    }

    /// A fresh secret for a round. A fixed source of randomness gives each round of each season its own.
    fn round_secret(&self, league: LeagueId, season: u32, round: u32) -> Secret {
        Secret::new(self.core.entropy.draw("secret", &format!("league:{league}:{season}:{round}")))
    }

    /// The results of the matches of the current season.
    pub(crate) async fn season_results(&self, league: &League) -> Result<SeasonResults, HouseError> {
        match league.season() {
            Some(season) => Ok(SeasonResults(self.core.store.league_results(league.id(), season.number()).await?)),
            None => Ok(SeasonResults::default()),
        }
    }

    /// The state of the tables of the last round's unplayed fixtures. A table's log is read only if the table is not cached.
    async fn season_tables(&self, league: &League, results: &SeasonResults) -> Result<Tables, HouseError> {
        let mut tables = Tables::default();
        let Some(season) = league.season() else {
            return Ok(tables);
        };
        let scores = season.scores(&results.outcomes());
        let open = season.unplayed_fixtures(&scores);
        if open.is_empty() {
            return Ok(tables);
        }
        for row in self.core.store.league_tables(league.id(), season.number()).await? {
            let is_of = |fixture: &FixtureRef| open.iter().any(|open| (open.round, open.table) == place(fixture));
            let Some(fixture) = row.fixture.filter(is_of) else { continue };
            tables.any = true;
            let Some(table) = self.core.tables.of(&row).await?.readable() else { continue };
            tables.seated.extend(table.came().iter().map(|person| (place(&fixture), *person)));
            if row.open && table.is_playing() {
                tables.under_way.push(place(&fixture));
            }
        }
        Ok(tables)
    }

    /// The results of a past season's matches.
    pub(crate) async fn past_scores(&self, league: LeagueId, past: &PastSeason) -> Result<Vec<Score>, HouseError> {
        let results = SeasonResults(self.core.store.league_results(league, past.season.number()).await?);
        Ok(past.scores(&results.outcomes()))
    }

    /// The leagues whose logs name one of these persons, oldest first.
    pub(crate) async fn leagues_naming(&self, persons: &[PersonId]) -> Result<Vec<LoadedLeague>, HouseError> {
        let mut leagues = Vec::new();
        for row in self.core.store.leagues_of(persons).await? {
            leagues.extend(self.league_now(row.league).await?);
        }
        Ok(leagues)
    }

    /// Takes somebody out of every league.
    pub(crate) async fn leave_leagues(&self, person: PersonId, now: Timestamp) -> Result<(), HouseError> {
        for row in self.core.store.leagues_of(&[person]).await?.into_iter().filter(|row| row.open) {
            self.league_step(row.league, &Command::Leave(person), None, now).await?;
        }
        Ok(())
    }
}

fn commit(
    league: &League,
    (expected, generation): (u32, u64),
    home: Option<Place>,
    events: Vec<Recorded>,
    key: Option<&InputKey>,
    at: Timestamp,
) -> LeagueCommit {
    LeagueCommit {
        league: league.id(),
        expected,
        generation,
        home,
        events,
        key: key.cloned(),
        people: league.named().collect(),
        open: league.is_open(),
        at,
    }
}

/// The round and the table of a fixture.
const fn place(fixture: &FixtureRef) -> (u32, u32) {
    (fixture.round, fixture.table)
}

/// The events as they follow on `version`.
fn numbered(version: u32, events: Vec<Event>, at: Timestamp) -> Vec<Recorded> {
    (version + 1..).zip(events).map(|(seq, event)| Recorded { seq, at, event }).collect()
}

/// Everybody whom the pages of a league may name, each once.
pub(crate) fn named(league: &League) -> Vec<PersonId> {
    let people: BTreeMap<PersonId, ()> = league.named().map(|person| (person, ())).collect();
    people.into_keys().collect()
}
