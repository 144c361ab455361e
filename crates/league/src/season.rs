//! A season under way.

use std::borrow::Cow;

use talon_standings::league::{Calendar, Duplicate, Entry, Fixture, Format, Kind, Line, Person, Round, Score};
use talon_standings::{Day, MatchFact, league};
use talon_table::{PersonId, Secret, Timestamp};

use crate::{FixtureRef, Plan};

/// A finished match, and the fixture it was played for.
#[derive(Debug, Clone, Copy)]
pub struct Outcome<'a> {
    /// The fixture.
    pub fixture: FixtureRef,
    /// The facts of the match for standings.
    pub fact: &'a MatchFact,
}

/// A round that was drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Who meets whom.
    pub round: Round,
    /// The last day on which it is played.
    pub until: Day,
    /// The end of that day.
    pub deadline: Timestamp,
    /// When it was drawn.
    pub at: Timestamp,
    /// The secret behind all its tables' cards, if they play the same ones.
    pub secret: Option<Secret>,
    /// The number of the newest result by then, which settled the rounds before; none if its log lacks it.
    pub newest: Option<u64>,
}

/// Whose each entry of a season was, and since when. Results name people as they were when they played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Names(pub(crate) Vec<Name>);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) who: Person,
    /// The index of the entry.
    pub(crate) entry: usize,
    since: Timestamp,
}

impl Names {
    /// Names for new entries.
    pub(crate) fn of(people: impl Iterator<Item = Person>, since: Timestamp) -> Self {
        Self(people.enumerate().map(|(entry, who)| Name { who, entry, since }).collect())
    }

    /// Gives an entry to somebody from `since` on.
    pub(crate) fn add(&mut self, who: Person, entry: usize, since: Timestamp) {
        self.0.push(Name { who, entry, since });
    }

    /// The entry that somebody had at a moment, or else their first later one.
    pub(crate) fn entry(&self, who: Person, at: Timestamp) -> Option<usize> {
        let mut own = self.0.iter().filter(|name| name.who == who);
        let then = own.clone().rfind(|name| name.since <= at);
        then.or_else(|| own.next()).map(|name| name.entry)
    }
}

/// A season that is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Season {
    pub(crate) number: u32,
    pub(crate) plan: Plan,
    pub(crate) start: Day,
    pub(crate) ends: Option<Timestamp>,
    pub(crate) counted_from: Timestamp,
    pub(crate) league: league::League,
    pub(crate) names: Names,
    pub(crate) rounds: Vec<Drawn>,
    pub(crate) walk_overs: Vec<Score>,
}

impl Season {
    /// Its number, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// How it is played.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Its first day.
    #[must_use]
    pub const fn start(&self) -> Day {
        self.start
    }

    /// Its rounds so far.
    #[must_use]
    pub fn rounds(&self) -> &[Drawn] {
        &self.rounds
    }

    /// Whether it is a ladder, which draws no rounds.
    #[must_use]
    pub const fn is_ladder(&self) -> bool {
        matches!(self.plan.format, Format::Ladder { .. })
    }

    /// When its round, or the ladder, ends.
    #[must_use]
    pub fn due(&self) -> Option<Timestamp> {
        self.ends.or_else(|| self.rounds.last().map(|drawn| drawn.deadline))
    }

    /// The moment from which interruptions count: when its round was drawn, or when its end was last put off.
    #[must_use]
    pub const fn counted_from(&self) -> Timestamp {
        self.counted_from
    }

    /// The players of a fixture.
    #[must_use]
    pub fn players(&self, round: u32, table: u32) -> Option<Vec<PersonId>> {
        let fixtures = self.rounds.iter().flat_map(|drawn| &drawn.round.fixtures);
        let mut found = fixtures.filter(|fixture| (fixture.round, fixture.table) == (round, table));
        found.next().map(|fixture| fixture.players.iter().copied().map(PersonId).collect())
    }

    /// How many players it has or had.
    #[must_use]
    pub const fn people(&self) -> usize {
        self.league.entries.len()
    }

    /// Whether somebody plays in it.
    #[must_use]
    pub fn plays(&self, person: PersonId) -> bool {
        self.league.entries.iter().any(|entry| entry.who == person.0)
    }

    /// The results of its matches, walk-overs and byes included, in the order in which they came. Results name everybody as the person that
    /// played; scores name the present holder of the place.
    #[must_use]
    pub fn scores(&self, results: &[Outcome<'_>]) -> Vec<Score> {
        let own = || results.iter().filter(|outcome| outcome.fixture.season == self.number && self.is_in_time(outcome));
        let facts: Vec<Cow<'_, MatchFact>> = own().map(|outcome| self.as_named_now(outcome.fact)).collect();
        let results = own().zip(&facts).map(|(outcome, fact)| Outcome { fixture: outcome.fixture, fact });
        let results: Vec<Outcome<'_>> = results.collect();
        let mut scores = Vec::new();
        let mut counted = Vec::new();
        for outcome in &results {
            let Some(score) = Score::of(outcome.fact, outcome.fixture.round) else { continue };
            if self.counts(outcome, &score, &scores) {
                scores.push(score);
                counted.push(outcome);
            }
        }
        if self.plan.duplicate.is_some() {
            scores = counted.iter().filter_map(|own| compared(own, &counted)).collect();
        }
        for score in &self.walk_overs {
            // Somebody who played in time was not absent, whenever absence was noted.
            if self.is_knockout() || !scores.iter().any(|other| is_same(score, other)) {
                scores.push(score.clone());
            }
        }
        scores.extend(self.rounds.iter().flat_map(|drawn| self.league.byes(&drawn.round, drawn.until)));
        scores
    }

    /// Whether a match was saved before its round was settled.
    fn is_in_time(&self, outcome: &Outcome<'_>) -> bool {
        let next = self.rounds.get(outcome.fixture.round as usize);
        next.and_then(|next| next.newest).is_none_or(|newest| outcome.fact.number <= newest)
    }

    /// Notes a walk-over. A fixture has only one: the last.
    pub(crate) fn walked_over(&mut self, score: Score) {
        self.walk_overs.retain(|other| !is_same(&score, other));
        self.walk_overs.push(score);
    }

    /// Whether a match counts: the right people played it; of a fixture only the first counts, and in a knock-out also the replays of
    /// draws.
    fn counts(&self, outcome: &Outcome<'_>, score: &Score, before: &[Score]) -> bool {
        if self.is_ladder() {
            return is_of_different_people(score) && score.sides.iter().all(|side| self.plays(PersonId(side.who)));
        }
        // A walk-over in a duplicate round stands: its cards may be known by then.
        if self.plan.duplicate.is_some() && self.walk_overs.iter().any(|other| is_same(score, other)) {
            return false;
        }
        let Some(players) = self.players(outcome.fixture.round, outcome.fixture.table) else { return false };
        let right = players.len() == score.sides.len() && players.iter().all(|who| score.side(who.0).is_some());
        right && (self.is_knockout() || !before.iter().any(|other| is_same(score, other)))
    }

    /// The table.
    #[must_use]
    pub fn table(&self, results: &[Outcome<'_>]) -> Vec<Line> {
        self.league.table(&self.scores(results))
    }

    /// The score that settles a fixture, if it is settled.
    #[must_use]
    pub fn settled<'a>(&self, fixture: &Fixture, scores: &'a [Score]) -> Option<&'a Score> {
        let of_it = scores.iter().filter(|score| {
            score.round == fixture.round
                && score.sides.len() == fixture.players.len()
                && fixture.players.iter().all(|who| score.side(*who).is_some())
        });
        of_it.into_iter().find(|score| !self.is_knockout() || is_decided(score))
    }

    /// The fixtures of the last round that are not settled.
    #[must_use]
    pub fn open_fixtures(&self, scores: &[Score]) -> Vec<&Fixture> {
        let fixtures = self.rounds.last().into_iter().flat_map(|drawn| &drawn.round.fixtures);
        fixtures.filter(|fixture| self.settled(fixture, scores).is_none()).collect()
    }

    /// The fixtures of the last round for which a match can still count: unplayed, even if walked over.
    #[must_use]
    pub fn unplayed_fixtures(&self, scores: &[Score]) -> Vec<&Fixture> {
        let fixtures = self.rounds.last().into_iter().flat_map(|drawn| &drawn.round.fixtures);
        let played = |fixture: &Fixture| self.settled(fixture, scores).is_some_and(|score| score.kind == Kind::Played);
        fixtures.filter(|fixture| !played(fixture)).collect()
    }

    pub(crate) fn next_round(&self, scores: &[Score]) -> Option<Round> {
        let drawn: Vec<Round> = self.rounds.iter().map(|drawn| drawn.round.clone()).collect();
        self.league.draw(&drawn, scores)
    }

    /// The last day of a round that is drawn today: by the calendar, and never sooner than a round lasts.
    pub(crate) fn last_day(&self, round: u32, today: Day) -> Day {
        let calendar = Calendar { start: self.start, days: self.plan.days };
        calendar.deadline(round).max(today.plus_days(self.plan.days.saturating_sub(1)))
    }

    /// Whether somebody who joins now can still play in it.
    pub(crate) fn has_room(&self) -> bool {
        let drawn: Vec<Round> = self.rounds.iter().map(|drawn| drawn.round.clone()).collect();
        self.league.room(&drawn).is_none_or(|room| room > 0)
    }

    pub(crate) fn enter(&mut self, person: PersonId, at: Timestamp) {
        let drawn = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        if let Some(entry) = self.entry(person.0) {
            entry.until_round = None;
        } else if self.has_room() {
            let from_round = if self.is_ladder() { 1 } else { drawn.saturating_add(1) };
            self.names.add(person.0, self.league.entries.len(), at);
            self.league.entries.push(Entry { who: person.0, from_round, until_round: None });
        }
    }

    pub(crate) fn leave(&mut self, person: PersonId) {
        let drawn = u32::try_from(self.rounds.len()).unwrap_or(u32::MAX);
        if let Some(entry) = self.entry(person.0) {
            entry.until_round = Some(drawn.max(1));
        }
    }

    fn entry(&mut self, who: Person) -> Option<&mut Entry> {
        self.league.entries.iter_mut().find(|entry| entry.who == who)
    }

    /// Whether it is a knock-out.
    #[must_use]
    pub const fn is_knockout(&self) -> bool {
        matches!(self.plan.format, Format::Knockout { .. })
    }
}

/// The score of a duplicate round's match, compared with the others of its round.
fn compared(own: &Outcome<'_>, counted: &[&Outcome<'_>]) -> Option<Score> {
    let round = own.fixture.round;
    let of_it = counted.iter().filter(|other| other.fixture.round == round).map(|other| other.fact);
    Duplicate::score(own.fact, round, of_it)
}

/// Whether the sides are different people: two may have become one person after they met.
fn is_of_different_people(score: &Score) -> bool {
    let others = |at: usize| score.sides.iter().skip(at + 1);
    score.sides.iter().enumerate().all(|(at, side)| others(at).all(|other| other.who != side.who))
}

fn is_same(one: &Score, other: &Score) -> bool {
    one.round == other.round
        && one.sides.len() == other.sides.len()
        && one.sides.iter().all(|side| other.side(side.who).is_some())
}

/// Whether a match of a knock-out is decided: a draw is played again.
fn is_decided(score: &Score) -> bool {
    let points = |side: &league::Side| score.points(side.who);
    let level = score.sides.iter().all(|side| points(side) == score.sides.first().map_or(0, points));
    score.kind != Kind::Played || !level || score.sides.iter().all(|side| points(side) == 0)
}
