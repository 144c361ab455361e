//! A league without clock or storage, as a bench for tests.

use std::time::Duration;

use talon_games::GameKind;
use talon_league::{Command, Event, Facts, FixtureRef, League, Moment, Options, Outcome, Plan, Recorded, Refusal};
use talon_standings::league::Format;
use talon_standings::{Competitor, Day, Ending, MatchFact, Played, Tally};
use talon_table::{LeagueId, PersonId, Secret, Timestamp};

pub(crate) const DAY: i64 = 24 * 3600 * 1000;
pub(crate) const ID: LeagueId = LeagueId(7);

pub(crate) fn first_day() -> Day {
    "2026-11-23".parse().unwrap()
}

pub(crate) fn end_of(day: Day) -> Timestamp {
    Timestamp((day.days_since(first_day()) + 1) * DAY)
}

pub(crate) fn secret_of(season: u32, round: u32) -> Secret {
    Secret::new([u8::try_from(season * 16 + round).unwrap(); 32])
}

/// A league, its log, and what was played in it.
#[derive(Clone)]
pub(crate) struct Bench {
    pub(crate) league: League,
    pub(crate) log: Vec<Recorded>,
    pub(crate) results: Vec<(FixtureRef, MatchFact)>,
    pub(crate) under_way: Vec<(u32, u32)>,
    pub(crate) seated: Vec<((u32, u32), PersonId)>,
    pub(crate) acting: Vec<(PersonId, PersonId)>,
    pub(crate) gone: Vec<PersonId>,
    pub(crate) missing: Duration,
    pub(crate) now: i64,
}

impl Bench {
    pub(crate) fn new(format: Format, again: bool, people: u64) -> Self {
        let plan = Plan {
            game: GameKind::Santase,
            options: Options::new(),
            preset: None,
            format,
            days: 7,
            again,
            duplicate: None,
        };
        let events = League::create(ID, "Winter".to_owned(), PersonId(1), plan);
        let log: Vec<_> = (1..).zip(events).map(|(seq, event)| Recorded { seq, at: Timestamp(0), event }).collect();
        let league = League::replay(log.clone()).unwrap().unwrap();
        let mut bench = Self {
            league,
            log,
            results: vec![],
            under_way: vec![],
            seated: vec![],
            acting: vec![],
            gone: vec![],
            missing: Duration::ZERO,
            now: 0,
        };
        for person in 2..=people {
            bench.run(&Command::Join(PersonId(person))).unwrap();
        }
        bench
    }

    pub(crate) fn run(&mut self, command: &Command) -> Result<Vec<Event>, Refusal> {
        let Self { under_way, seated, acting, gone, missing, .. } = self.clone();
        let facts = Facts { results: self.outcomes(), under_way, seated, acting, gone, missing };
        let today = first_day().plus_days(u16::try_from(self.now / DAY).unwrap());
        let moment = Moment { now: Timestamp(self.now), today, end_of: &end_of, secret: &secret_of };
        let events = self.league.decide(command, &facts, &moment)?;
        for event in &events {
            let recorded = Recorded { seq: self.league.version() + 1, at: Timestamp(self.now), event: event.clone() };
            self.league.evolve(&recorded).unwrap();
            self.log.push(recorded);
        }
        assert_eq!(League::replay(self.log.clone()).unwrap().as_ref(), Some(&self.league), "its log tells the same");
        Ok(events)
    }

    pub(crate) fn outcomes(&self) -> Vec<Outcome<'_>> {
        self.results.iter().map(|(fixture, fact)| Outcome { fixture: *fixture, fact }).collect()
    }

    pub(crate) fn names(&mut self, command: &Command) -> Vec<&'static str> {
        let name = |event: &Event| match event {
            Event::Created { .. } => "created",
            Event::Planned { .. } => "planned",
            Event::Joined { .. } => "joined",
            Event::Left { .. } => "left",
            Event::Removed { .. } => "removed",
            Event::Linked { .. } => "linked",
            Event::SeasonBegun { .. } => "begun",
            Event::RoundDrawn { .. } => "drawn",
            Event::Delayed { .. } => "delayed",
            Event::WalkedOver { .. } => "walked over",
            Event::SeasonEnded { .. } => "ended",
            Event::Closed => "closed",
        };
        self.run(command).unwrap().iter().map(name).collect()
    }

    /// The fixtures of the last round.
    pub(crate) fn fixtures(&self) -> Vec<(FixtureRef, Vec<u64>)> {
        let season = self.league.season().unwrap();
        let round = &season.rounds().last().unwrap().round;
        let of = |fixture: &talon_standings::league::Fixture| FixtureRef {
            league: ID,
            season: season.number(),
            round: fixture.round,
            table: fixture.table,
        };
        round.fixtures.iter().map(|fixture| (of(fixture), fixture.players.clone())).collect()
    }

    /// A match that the first of those people wins, or nobody.
    pub(crate) fn plays(&mut self, fixture: FixtureRef, people: &[u64], draw: bool) {
        let number = self.results.len() as u64 + 1;
        let played = |(place, who): (u8, &u64)| Played {
            who: Competitor::Person(*who),
            place: if draw { 1 } else { place },
            points: if draw { 5 } else { 11 - i32::from(place) },
            quit: false,
            tally: Tally::new(),
            boards: Vec::new(),
            measured: None,
        };
        let fact = MatchFact {
            number,
            game: "santase".to_owned(),
            ended_at_ms: self.now,
            day: first_day(),
            ending: Ending::Played,
            players: (1..).zip(people).map(played).collect(),
            left: Vec::new(),
            slight: false,
            aided: false,
        };
        self.results.push((fixture, fact));
    }

    /// In each match of the round the smallest number wins.
    pub(crate) fn play_round(&mut self) -> Vec<&'static str> {
        for (fixture, mut players) in self.fixtures() {
            players.sort_unstable();
            self.plays(fixture, &players, false);
        }
        self.names(&Command::Advance)
    }
}
