//! Turns requests to a league, and the passing of time, into its events.

use std::time::Duration;

use talon_standings::Day;
use talon_standings::league::{Fixture, Format, Kind, Score};
use talon_table::{LeagueId, PersonId, Secret, Timestamp};

use crate::season::{Outcome, Season};
use crate::{Event, League, Plan, Recorded, Stage};

/// The most members of a league, so that a round is drawn in an instant and a page can list everybody.
const MOST_MEMBERS: usize = 64;

/// The shortest interruption that extends a round, by whole days. A shorter one hinders nobody, because a round lasts for days.
const LONG: Duration = Duration::from_secs(3600);

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A request to a league. The caller has checked that the person is allowed to make it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Sets how it is played.
    Plan(Plan),
    /// A person joins.
    Join(PersonId),
    /// A person leaves.
    Leave(PersonId),
    /// Removes a person, who may not join again before being readmitted.
    Remove(PersonId),
    /// Readmits a person who was removed.
    Readmit(PersonId),
    /// Begins a season.
    Begin,
    /// Ends the current season, as it stands.
    Finish,
    /// Ends the current season, and closes the league for good.
    Close,
    /// Requests nothing: only what is due happens.
    Advance,
}

/// The present, in the time zone of the league's chat.
#[derive(Clone, Copy)]
pub struct Moment<'a> {
    /// The moment.
    pub now: Timestamp,
    /// The day there.
    pub today: Day,
    /// When a day ends there.
    pub end_of: &'a (dyn Fn(Day) -> Timestamp + Sync),
    /// A fresh secret for a round whose tables play the same cards, by the numbers of season and round.
    pub secret: &'a (dyn Fn(u32, u32) -> Secret + Sync),
}

/// The state of the season's tables.
#[derive(Debug, Clone, Default)]
pub struct Facts<'a> {
    /// The results, in the order in which they came.
    pub results: Vec<Outcome<'a>>,
    /// The fixtures (round, table) whose match is under way.
    pub under_way: Vec<(u32, u32)>,
    /// Who ever took a seat for a fixture (round, table).
    pub seated: Vec<((u32, u32), PersonId)>,
    /// The persons named in the log who are linked to another person now, each with that person.
    pub acting: Vec<(PersonId, PersonId)>,
    /// Members who have left the league's chat. They leave the league before a round is drawn, so the caller needs to look for them
    /// only when a decision draws one ([`Event::draws`]), and then decides again.
    pub gone: Vec<PersonId>,
    /// For how long nobody could play between [`Season::counted_from`] and [`Season::due`]; zero before a round or ladder is due.
    pub missing: Duration,
}

impl Facts<'_> {
    fn acts_as(&self, person: PersonId) -> PersonId {
        let acts = self.acting.iter().find(|(from, _)| *from == person);
        acts.map_or(person, |(_, to)| *to)
    }

    /// The number of the newest result, 0 if there is none.
    fn newest(&self) -> u64 {
        self.results.iter().map(|result| result.fact.number).max().unwrap_or(0)
    }
}

/// Why a command is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The league is closed for good.
    #[error("the league is closed")]
    Closed,
    /// The person is a member.
    #[error("in it already")]
    AlreadyIn,
    /// The person is not a member.
    #[error("not in it")]
    NotIn,
    /// The person was removed and not readmitted.
    #[error("removed from it")]
    Removed,
    /// The league has as many members as it can have.
    #[error("it is full")]
    Full,
    /// The league has too few members for a season.
    #[error("not enough people")]
    TooFew,
    /// A season is under way.
    #[error("a season is played")]
    Playing,
    /// No season is under way.
    #[error("no season is played")]
    NotPlaying,
    /// Nothing would change.
    #[error("nothing to be done")]
    Done,
}

impl League {
    /// The events of a new league: it is created, and its owner joins.
    #[must_use]
    pub fn create(id: LeagueId, name: String, owner: PersonId, plan: Plan) -> Vec<Event> {
        vec![Event::Created { id, name, owner, plan }, Event::Joined { person: owner }]
    }

    /// The events that follow from a command, with those that are due anyway; at least one.
    ///
    /// # Errors
    /// A [`Refusal`] if the command is not allowed, or if nothing would happen.
    pub fn decide(&self, command: &Command, facts: &Facts<'_>, moment: &Moment<'_>) -> Result<Vec<Event>, Refusal> {
        if !self.is_open() {
            return Err(Refusal::Closed);
        }
        let mut draft = Draft { league: self.clone(), events: Vec::new(), now: moment.now, sound: true };
        // Links come first, so that the command meets everybody under the person that they are now.
        for (from, to) in &facts.acting {
            if draft.league.follows(*from, *to) {
                draft.push(Event::Linked { from: *from, to: *to });
            }
        }
        for person in facts.gone.iter().map(|person| facts.acts_as(*person)) {
            if draft.league.has(person) {
                draft.push(Event::Left { person });
            }
        }
        for event in draft.league.asked(command, facts, moment)? {
            draft.push(event);
        }
        while let Some(event) = draft.league.next(facts, moment).filter(|_| draft.sound) {
            draft.push(event);
        }
        if draft.events.is_empty() { Err(Refusal::Done) } else { Ok(draft.events) }
    }

    /// The events of the command itself, without those that follow.
    fn asked(&self, command: &Command, facts: &Facts<'_>, moment: &Moment<'_>) -> Result<Vec<Event>, Refusal> {
        Ok(match command {
            Command::Plan(plan) => vec![self.planned(plan)?],
            Command::Join(person) => vec![self.joined(facts.acts_as(*person))?],
            Command::Leave(person) => vec![Event::Left { person: self.member(facts.acts_as(*person))? }],
            Command::Remove(person) => {
                let person = self.member(facts.acts_as(*person)).map_err(|_| Refusal::Done)?;
                vec![Event::Removed { person }]
            }
            Command::Readmit(person) => vec![self.readmitted(facts.acts_as(*person))?],
            Command::Begin => vec![self.begin(moment)?],
            Command::Finish => {
                let season = self.season().ok_or(Refusal::NotPlaying)?;
                vec![season.end(facts, moment, self.resumes(moment))]
            }
            Command::Close => {
                let ended = self.season().map(|season| season.end(facts, moment, None));
                ended.into_iter().chain([Event::Closed]).collect()
            }
            Command::Advance => Vec::new(),
        })
    }

    fn planned(&self, plan: &Plan) -> Result<Event, Refusal> {
        if self.season().is_some() {
            return Err(Refusal::Playing);
        }
        if self.plan == *plan { Err(Refusal::Done) } else { Ok(Event::Planned { plan: plan.clone() }) }
    }

    fn joined(&self, person: PersonId) -> Result<Event, Refusal> {
        if self.has(person) {
            return Err(Refusal::AlreadyIn);
        }
        if self.removed.contains(&person) { Err(Refusal::Removed) } else { self.entered(person) }
    }

    fn readmitted(&self, person: PersonId) -> Result<Event, Refusal> {
        if self.removed.contains(&person) { self.entered(person) } else { Err(Refusal::Done) }
    }

    fn entered(&self, person: PersonId) -> Result<Event, Refusal> {
        if self.members.len() >= MOST_MEMBERS { Err(Refusal::Full) } else { Ok(Event::Joined { person }) }
    }

    fn member(&self, person: PersonId) -> Result<PersonId, Refusal> {
        if self.has(person) { Ok(person) } else { Err(Refusal::NotIn) }
    }

    fn begin(&self, moment: &Moment<'_>) -> Result<Event, Refusal> {
        if self.season().is_some() {
            return Err(Refusal::Playing);
        }
        if !self.has_enough() {
            return Err(Refusal::TooFew);
        }
        let ladder = matches!(self.plan.format, Format::Ladder { .. });
        let last_day = moment.today.plus_days(self.plan.days.saturating_sub(1));
        Ok(Event::SeasonBegun {
            season: self.season_no(),
            start: moment.today,
            entries: self.seeds(),
            ends: ladder.then(|| (moment.end_of)(last_day)),
        })
    }

    /// The members in the order in which they are seeded: first by the table of the last season, then as they joined.
    fn seeds(&self) -> Vec<PersonId> {
        let last = self.past.last().map_or(&[][..], |past| &past.table);
        let mut seeds = Vec::new();
        for person in last.iter().map(|line| self.place_of(PersonId(line.who))).filter(|person| self.has(*person)) {
            if !seeds.contains(&person) {
                seeds.push(person);
            }
        }
        let fresh = self.members.iter().filter(|person| !seeds.contains(person)).copied().collect::<Vec<_>>();
        seeds.extend(fresh);
        seeds
    }

    /// When the next season begins by itself, if one does: at the end of the day, so that there is time to leave or to join.
    fn resumes(&self, moment: &Moment<'_>) -> Option<Timestamp> {
        self.plan.again.then(|| (moment.end_of)(moment.today))
    }

    /// The next event that is due without a request.
    fn next(&self, facts: &Facts<'_>, moment: &Moment<'_>) -> Option<Event> {
        match &self.stage {
            Stage::Gathering { resumes } => {
                resumes.filter(|at| *at <= moment.now)?;
                self.begin(moment).ok()
            }
            Stage::Playing(season) => season.next(self, facts, moment, self.resumes(moment)),
            Stage::Closed => None,
        }
    }
}

impl Season {
    /// The end of the season. If nobody met in it, no season follows by itself: somebody has to begin the next one.
    fn end(&self, facts: &Facts<'_>, moment: &Moment<'_>, resumes: Option<Timestamp>) -> Event {
        let table = self.table(&facts.results);
        let resumes = resumes.filter(|_| self.scores(&facts.results).iter().any(|score| score.kind == Kind::Played));
        let mut best = table.iter().filter(|line| line.rank == 1);
        let champion = match (best.next(), best.next()) {
            (Some(first), None) if first.points > 0 => Some(PersonId(first.who)),
            _ => None,
        };
        Event::SeasonEnded { day: moment.today, table, champion, resumes, newest: Some(facts.newest()) }
    }

    fn next(
        &self,
        league: &League,
        facts: &Facts<'_>,
        moment: &Moment<'_>,
        resumes: Option<Timestamp>,
    ) -> Option<Event> {
        if let Some(ends) = self.ends {
            if let Some(delayed) = self.delay(facts, moment) {
                return Some(delayed);
            }
            return (ends <= moment.now).then(|| self.end(facts, moment, resumes));
        }
        let scores = self.scores(&facts.results);
        let open = self.open_fixtures(&scores);
        if !open.is_empty() {
            let walk_over = || open.into_iter().find_map(|fixture| self.walk_over(fixture, league, facts, moment));
            return self.delay(facts, moment).or_else(walk_over);
        }
        if self.is_waited_for(&scores, facts) {
            return None;
        }
        Some(self.draw(&scores, facts, moment).unwrap_or_else(|| self.end(facts, moment, resumes)))
    }

    /// Extends a round or ladder that is due, by the time for which nobody could play, rounded up to days; nothing below [`LONG`].
    fn delay(&self, facts: &Facts<'_>, moment: &Moment<'_>) -> Option<Event> {
        let late = self.due().is_some_and(|deadline| deadline <= moment.now);
        if !late || facts.missing < LONG {
            return None;
        }
        let days = u16::try_from(facts.missing.as_millis().div_ceil(DAY.as_millis())).unwrap_or(u16::MAX);
        let until = moment.today.plus_days(days.saturating_sub(1));
        Some(Event::Delayed { until, deadline: (moment.end_of)(until) })
    }

    /// Whether a match is under way at a fixture that was walked over. It still counts, so the next round waits for it.
    fn is_waited_for(&self, scores: &[Score], facts: &Facts<'_>) -> bool {
        let under_way = |fixture: &Fixture| facts.under_way.contains(&(fixture.round, fixture.table));
        self.plan.duplicate.is_none() && self.unplayed_fixtures(scores).into_iter().any(under_way)
    }

    fn draw(&self, scores: &[Score], facts: &Facts<'_>, moment: &Moment<'_>) -> Option<Event> {
        let round = self.next_round(scores)?;
        let until = self.last_day(round.number, moment.today);
        let secret = self.plan.duplicate.map(|_| (moment.secret)(self.number, round.number));
        let (deadline, newest) = ((moment.end_of)(until), Some(facts.newest()));
        Some(Event::RoundDrawn { round, until, deadline, secret, newest })
    }

    /// Walks over a fixture that nobody will play any more: a player has left the league, or the round is due. A match under way is
    /// waited for.
    fn walk_over(&self, fixture: &Fixture, league: &League, facts: &Facts<'_>, moment: &Moment<'_>) -> Option<Event> {
        let key = (fixture.round, fixture.table);
        if facts.under_way.contains(&key) {
            return None;
        }
        let players: Vec<PersonId> = fixture.players.iter().copied().map(PersonId).collect();
        let still_in: Vec<PersonId> = players.iter().copied().filter(|person| league.has(*person)).collect();
        let late = self.due().is_some_and(|deadline| deadline <= moment.now);
        let ready = if late {
            let came = |person: &PersonId| {
                let mut came = facts.seated.iter().filter(|(of, _)| *of == key);
                came.any(|(_, who)| self.acts_as(*who, moment.now) == *person)
            };
            still_in.into_iter().filter(came).collect()
        } else if still_in.len() < players.len() {
            still_in
        } else {
            return None;
        };
        Some(Event::WalkedOver { round: fixture.round, table: fixture.table, ready, day: moment.today })
    }
}

/// A league after the events decided so far, and these events.
struct Draft {
    league: League,
    events: Vec<Event>,
    now: Timestamp,
    /// False once an event did not apply, which is a bug in this crate. [`League::evolve`] reports it when the events are recorded.
    sound: bool,
}

impl Draft {
    fn push(&mut self, event: Event) {
        let recorded = Recorded { seq: self.league.version().saturating_add(1), at: self.now, event };
        self.sound = self.league.evolve(&recorded).is_ok();
        self.events.push(recorded.event);
    }
}
