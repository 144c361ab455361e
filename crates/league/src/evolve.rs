//! Applying events.

use std::collections::{BTreeMap, BTreeSet};

use talon_standings::league::{self, Entry, Fixture, Score};
use talon_table::{PersonId, Timestamp};

use crate::season::{Drawn, Names, Season};
use crate::{Event, League, PastSeason, Recorded, Stage};

/// A log that could not have come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("event {seq} of a league cannot follow on those before it")]
pub struct BadLog {
    /// The number of the first event that does not fit.
    pub seq: u32,
}

impl League {
    /// The league that a log replays to; `None` for an empty log.
    ///
    /// # Errors
    /// [`BadLog`] if an event cannot follow those before it.
    pub fn replay(log: impl IntoIterator<Item = Recorded>) -> Result<Option<Self>, BadLog> {
        let mut league: Option<Self> = None;
        for recorded in log {
            match &mut league {
                Some(league) => league.evolve(&recorded)?,
                None => league = Some(Self::created(&recorded)?),
            }
        }
        Ok(league)
    }

    /// The league that begins with this event.
    pub(crate) fn created(recorded: &Recorded) -> Result<Self, BadLog> {
        let Recorded { seq: 1, event: Event::Created { id, name, owner, plan }, .. } = recorded else {
            return Err(BadLog { seq: recorded.seq });
        };
        Ok(Self {
            version: 1,
            id: *id,
            name: name.clone(),
            owner: *owner,
            plan: plan.clone(),
            members: Vec::new(),
            named: BTreeSet::from([*owner]),
            removed: BTreeSet::new(),
            moved: BTreeMap::new(),
            stage: Stage::Gathering { resumes: None },
            past: Vec::new(),
        })
    }

    /// Applies the next event of the log.
    ///
    /// # Errors
    /// [`BadLog`] if the event cannot follow; the league is unchanged then.
    pub fn evolve(&mut self, recorded: &Recorded) -> Result<(), BadLog> {
        let seq = recorded.seq;
        let fits = seq == self.version.saturating_add(1) && self.apply(&recorded.event, recorded.at).is_some();
        if !fits {
            return Err(BadLog { seq });
        }
        self.version = seq;
        Ok(())
    }

    fn apply(&mut self, event: &Event, at: Timestamp) -> Option<()> {
        if !self.is_open() {
            return None;
        }
        match event {
            Event::Created { .. } => return None,
            Event::Planned { plan } => self.plan = plan.clone(),
            Event::Joined { person } => self.join(*person, at)?,
            Event::Left { person } => self.leave(*person)?,
            Event::Removed { person } => {
                self.leave(*person)?;
                self.removed.insert(*person);
            }
            Event::Linked { from, to } => self.link(*from, *to, at)?,
            Event::SeasonBegun { season, start, entries, ends } => {
                if *season != self.season_no() || self.season().is_some() {
                    return None;
                }
                let name = format!("{}:{season}", self.id);
                let names = Names::of(entries.iter().map(|who| who.0), at);
                let entries = entries.iter().map(|who| Entry { who: who.0, from_round: 1, until_round: None });
                let league = league::League { name, format: self.plan.format.clone(), entries: entries.collect() };
                self.stage = Stage::Playing(Box::new(Season {
                    number: *season,
                    plan: self.plan.clone(),
                    start: *start,
                    ends: *ends,
                    counted_from: at,
                    league,
                    names,
                    rounds: Vec::new(),
                    walk_overs: Vec::new(),
                }));
            }
            Event::RoundDrawn { round, until, deadline, secret, newest } => {
                let season = self.playing()?;
                let fits = season.plan.duplicate.is_some() == secret.is_some();
                if round.number as usize != season.rounds.len() + 1 || !fits {
                    return None;
                }
                if newest.is_none() {
                    season.walk_overs.extend(season.league.walk_overs(round, *until));
                }
                let (until, deadline, secret, newest) = (*until, *deadline, secret.clone(), *newest);
                season.rounds.push(Drawn { round: round.clone(), until, deadline, at, secret, newest });
                season.counted_from = at;
            }
            Event::Delayed { until, deadline } => {
                let season = self.playing()?;
                match (&mut season.ends, season.rounds.last_mut()) {
                    (Some(ends), _) => *ends = *deadline,
                    (None, Some(drawn)) => (drawn.until, drawn.deadline) = (*until, *deadline),
                    (None, None) => return None,
                }
                season.counted_from = at;
            }
            Event::WalkedOver { round, table, ready, day } => {
                let season = self.playing()?;
                let players = season.players(*round, *table)?.iter().map(|who| who.0).collect();
                let fixture = Fixture { round: *round, table: *table, players };
                let ready: Vec<u64> = ready.iter().map(|who| who.0).collect();
                season.walked_over(Score::walk_over(&fixture, &ready, *day));
            }
            Event::SeasonEnded { day, table, champion, resumes, newest } => {
                let season = self.playing()?.clone();
                let (table, newest) = (table.clone(), *newest);
                self.past.push(PastSeason { season, day: *day, at, table, champion: *champion, newest });
                self.stage = Stage::Gathering { resumes: *resumes };
            }
            Event::Closed => {
                if self.season().is_some() {
                    return None;
                }
                self.stage = Stage::Closed;
            }
        }
        Some(())
    }

    pub(crate) fn playing(&mut self) -> Option<&mut Season> {
        match &mut self.stage {
            Stage::Playing(season) => Some(season),
            Stage::Gathering { .. } | Stage::Closed => None,
        }
    }

    fn join(&mut self, person: PersonId, at: Timestamp) -> Option<()> {
        if self.has(person) {
            return None;
        }
        self.members.push(person);
        self.named.insert(person);
        self.removed.remove(&person);
        self.moved.remove(&person);
        if let Some(season) = self.playing() {
            season.enter(person, at);
        }
        Some(())
    }

    fn leave(&mut self, person: PersonId) -> Option<()> {
        let at = self.members.iter().position(|member| *member == person)?;
        self.members.remove(at);
        if let Some(season) = self.playing() {
            season.leave(person);
        }
        Some(())
    }
}
