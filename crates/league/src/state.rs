//! The state of a league.

use std::collections::{BTreeMap, BTreeSet};

use talon_games::GameKind;
use talon_standings::league::{Duplicate, Format, Line, Score};
use talon_standings::{Day, MatchFact};
use talon_table::{LeagueId, PersonId, Timestamp};

use crate::season::Season;
use crate::{FixtureRef, Outcome, Plan};

/// A league, as its events have made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct League {
    pub(crate) version: u32,
    pub(crate) id: LeagueId,
    pub(crate) name: String,
    pub(crate) owner: PersonId,
    pub(crate) plan: Plan,
    pub(crate) members: Vec<PersonId>,
    pub(crate) named: BTreeSet<PersonId>,
    /// Those who were removed, and may not come back by themselves.
    pub(crate) removed: BTreeSet<PersonId>,
    /// The persons whose places moved to another person, by the former one.
    pub(crate) moved: BTreeMap<PersonId, PersonId>,
    pub(crate) stage: Stage,
    pub(crate) past: Vec<PastSeason>,
}

/// The phase of a league.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stage {
    /// It waits for people, and for somebody to begin a season.
    Gathering {
        /// When the next season begins by itself, if it does.
        resumes: Option<Timestamp>,
    },
    /// A season is under way.
    Playing(Box<Season>),
    /// Nothing happens in it any more.
    Closed,
}

/// A season that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastSeason {
    /// How it was played.
    pub season: Season,
    /// Its last day.
    pub day: Day,
    /// When it ended.
    pub at: Timestamp,
    /// Its table, the best first.
    pub table: Vec<Line>,
    /// The winner.
    pub champion: Option<PersonId>,
    /// The number of the newest result that its table could count; none if its log lacks it.
    pub newest: Option<u64>,
}

impl PastSeason {
    /// The scores of its matches, walk-overs and byes included, as its table counts them.
    #[must_use]
    pub fn scores(&self, results: &[Outcome<'_>]) -> Vec<Score> {
        let in_time = |outcome: &&Outcome<'_>| self.is_in_time(outcome.fact);
        self.season.scores(&results.iter().filter(in_time).copied().collect::<Vec<_>>())
    }

    /// Whether a match was saved before it ended. When a season is ended early, a match may still be under way.
    #[must_use]
    pub fn is_in_time(&self, fact: &MatchFact) -> bool {
        self.newest.map_or(fact.ended_at_ms <= self.at.0, |newest| fact.number <= newest)
    }
}

impl League {
    /// The number of its last event.
    #[must_use]
    pub const fn version(&self) -> u32 {
        self.version
    }

    /// Its number.
    #[must_use]
    pub const fn id(&self) -> LeagueId {
        self.id
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The person who made it.
    #[must_use]
    pub const fn owner(&self) -> PersonId {
        self.owner
    }

    /// How it is played; from the next season on, if one is under way.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The members, in the order in which they joined.
    #[must_use]
    pub fn members(&self) -> &[PersonId] {
        &self.members
    }

    /// Whether a person is in it.
    #[must_use]
    pub fn has(&self, person: PersonId) -> bool {
        self.members.contains(&person)
    }

    /// Those who were removed and not readmitted.
    pub fn removed(&self) -> impl Iterator<Item = PersonId> {
        self.removed.iter().copied()
    }

    /// Everybody whom its log names.
    pub fn named(&self) -> impl Iterator<Item = PersonId> {
        self.named.iter().copied()
    }

    /// The present phase.
    #[must_use]
    pub const fn stage(&self) -> &Stage {
        &self.stage
    }

    /// The season under way.
    #[must_use]
    pub fn season(&self) -> Option<&Season> {
        match &self.stage {
            Stage::Playing(season) => Some(season),
            Stage::Gathering { .. } | Stage::Closed => None,
        }
    }

    /// The seasons that are over, oldest first.
    #[must_use]
    pub fn past(&self) -> &[PastSeason] {
        &self.past
    }

    /// Whether anything can still happen in it.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        !matches!(self.stage, Stage::Closed)
    }

    /// The number of the season that is under way, or comes next.
    #[must_use]
    pub fn season_no(&self) -> u32 {
        u32::try_from(self.past.len()).unwrap_or(u32::MAX).saturating_add(1)
    }

    /// Whether it has enough members to begin.
    #[must_use]
    pub fn has_enough(&self) -> bool {
        self.missing() == 0
    }

    /// How many more have to join before a season can begin.
    #[must_use]
    pub fn missing(&self) -> usize {
        let fewest = match &self.plan.format {
            Format::Rotating { seats, .. } => *seats.start(),
            Format::Ladder { .. } => usize::from(*self.plan.game.default_rules().seats().start()),
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Knockout { .. } => 2,
        };
        fewest.saturating_sub(self.members.len())
    }

    /// When the next event is due that needs no command. It may be past.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        match &self.stage {
            // With too few members it waits for somebody to join.
            Stage::Gathering { resumes } => resumes.filter(|_| self.has_enough()),
            Stage::Playing(season) => season.due(),
            Stage::Closed => None,
        }
    }

    /// Whether a round is over for good: all its tables are played or walked over, and the next round is drawn or the season ended. Nothing
    /// is hidden any more then.
    #[must_use]
    pub fn is_round_over(&self, season: u32, round: u32) -> bool {
        match self.season() {
            Some(playing) if playing.number() == season => (round as usize) < playing.rounds().len(),
            Some(_) | None => season < self.season_no(),
        }
    }

    /// A fixture of the current season, for somebody.
    #[must_use]
    pub fn fixture_of(&self, person: PersonId) -> Option<FixtureRef> {
        let season = self.season()?;
        let fixture =
            season.rounds().last()?.round.fixtures.iter().find(|fixture| fixture.players.contains(&person.0))?;
        Some(FixtureRef { league: self.id, season: season.number(), round: fixture.round, table: fixture.table })
    }
}

impl Plan {
    /// The formats that a game can be played in, with their initial values.
    #[must_use]
    pub fn formats(game: GameKind) -> Vec<Format> {
        let seats = game.default_rules().seats();
        let (fewest, most) = (usize::from(*seats.start()), usize::from(*seats.end()));
        let mut formats = vec![Format::Ladder { per_day: 3 }];
        if fewest <= 2 {
            formats.extend([
                Format::RoundRobin { meetings: 1, places: 0 },
                Format::Swiss { rounds: 5 },
                Format::Knockout { third_place: false },
            ]);
        }
        if most > 2 {
            formats.push(Format::Rotating { seats: fewest.max(3)..=most.min(5), rounds: 5 });
        }
        formats
    }

    /// The numbers of boards that suit a [duplicate](Self::duplicate) league: of two and four seats each deals equally often, and so it is
    /// with three if only three play. None for a ladder, which has no rounds, and for a knock-out, whose draws are played again and whose
    /// final is one table.
    #[must_use]
    pub fn boards(&self) -> &'static [u32] {
        match self.format {
            Format::Ladder { .. } | Format::Knockout { .. } => &[],
            Format::RoundRobin { .. } | Format::Swiss { .. } | Format::Rotating { .. } => {
                if self.game.default_rules().seats() == (3..=3) { &[6, 9, 12] } else { &[4, 8, 12] }
            }
        }
    }

    /// The plan, without duplicate rounds if they do not suit it.
    #[must_use]
    pub fn suited(self) -> Self {
        let suits = |duplicate: &Duplicate| self.boards().contains(&duplicate.boards.get());
        let duplicate = self.duplicate.filter(suits);
        Self { duplicate, ..self }
    }
}
