//! The coach: analyses the decisions of finished matches when nobody waits for anything else, and stores its findings with its version. All
//! analysis, hints as well, is queued here: people take turns, one decision each.

pub(crate) mod pages;

use std::collections::VecDeque;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use moka::sync::Cache;
use serde::{Deserialize, Serialize};
use talon_cards::{Seat, fair::Commitment};
use talon_games::{AnyAction, GameKind};
use talon_players::coach::{Grade, Question, Thresholds, VERSION, Weighed, accuracy};
use talon_players::{Standing, decision_seed};
use talon_store::Store;
use talon_store::findings::Finding;
use talon_table::{Course, PersonId, TableId};
use talon_view::{Coached, CoachedMoment, CoachedPlayer, Lapse};
use tokio::sync::{Notify, Semaphore};

use crate::duties::due::or_log;
use crate::input::fair_queue::{FairQueue, Full, Ticket};
use crate::ports::clock::Clock;
use crate::ports::compute::Compute;

/// How many analysed matches are kept in memory: some tens of kilobytes each.
const KEPT: u64 = 200;
/// How many matches may wait for analysis, one of each person. A queue full of Belot takes most of an hour.
const PENDING: usize = 100;
/// How many decisions of one person may wait, including the present one: few enough that the last is done before people lose patience.
const PIECES: usize = 4;
/// All analysis shares one lane.
const LANE: &str = "weighing";
/// How long an answer waits for the analysis, so that a short match needs no second press. Discord shows people that an answer is deferred
/// once it takes a second.
const WITHIN: Duration = Duration::from_millis(700);
/// How many decisions a page shows.
const MOMENTS: usize = 3;

/// A finished match: its table and its number.
type Match = (TableId, u32);

/// Analyses finished matches, one at a time, and stores the findings.
pub(crate) struct Coach {
    store: Arc<dyn Store>,
    compute: Arc<dyn Compute>,
    clock: Arc<dyn Clock>,
    /// Matches that are analysed and stored.
    found: Cache<Match, Arc<Job>>,
    /// Matches under analysis, the first requested first: each once, and one of each person.
    pending: Mutex<VecDeque<(PersonId, Arc<Job>)>>,
    /// The turns of people whose decisions are weighed.
    turns: FairQueue,
    news: Notify,
    /// Held while one decision is analysed.
    place: Semaphore,
}

/// A match under analysis, or analysed.
struct Job {
    of: Match,
    decisions: Mutex<Vec<Decision>>,
    total: usize,
    /// How many of them, from the first, are analysed.
    done: AtomicUsize,
    over: Notify,
}

/// What the coach knows of a match so far.
pub(crate) enum Look {
    /// All of it.
    Found(Vec<Decision>),
    /// The analysis is not complete.
    AtWork {
        /// Whether it is another match, which the person asked about before.
        other: bool,
        /// How many decisions are analysed.
        done: u32,
        /// How many there are.
        total: u32,
    },
}

/// A decision of a person, analysed or not.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Decision {
    seat: Seat,
    deal: u32,
    /// Which action of the deal it is, counted from 0.
    place: usize,
    chosen: AnyAction,
    /// What is to be analysed; none once it is, because it is the largest part of a decision.
    #[serde(skip)]
    asked: Option<Question>,
    weighed: Option<Weighed>,
}

impl Coach {
    /// A coach who thinks with `compute` and keeps what it finds in `store`.
    pub(crate) fn new(store: Arc<dyn Store>, compute: Arc<dyn Compute>, clock: Arc<dyn Clock>) -> Self {
        Self {
            store,
            compute,
            clock,
            found: Cache::new(KEPT),
            pending: Mutex::default(),
            turns: FairQueue::of(PIECES),
            news: Notify::new(),
            place: Semaphore::new(1),
        }
    }

    /// The person's next turn in the queue.
    ///
    /// # Errors
    /// [`Full`] where the person has as many decisions waiting as one may have.
    pub(crate) fn turn_of(&self, person: PersonId) -> Result<Ticket, Full> {
        self.turns.enter(LANE, &person.to_string())
    }

    /// The findings so far, after a short wait. The first request starts the analysis; nobody has two matches analysed at a time.
    pub(crate) async fn look(&self, person: PersonId, course: &Course) -> Look {
        let job = match self.turn_to(person, course).await {
            Ok(job) => job,
            Err(other) => return other.progress(true),
        };
        let over = job.over.notified();
        if !job.is_done() {
            // The answer works along while it waits, so a house whose duties do not run analyses matches too.
            tokio::select! {
                biased;
                () = over => {}
                () = self.work_off() => {}
                () = self.clock.sleep_until(self.clock.now().plus(WITHIN)) => {}
            }
        }
        job.look()
    }

    /// The same without waiting.
    pub(crate) async fn glance(&self, person: PersonId, course: &Course) -> Look {
        match self.turn_to(person, course).await {
            Ok(job) => job.look(),
            Err(other) => other.progress(true),
        }
    }

    /// The match, now under analysis; or the other one that the person waits for.
    async fn turn_to(&self, person: PersonId, course: &Course) -> Result<Arc<Job>, Arc<Job>> {
        let wanted = match_of(course);
        if let Some(other) = self.pending(|by, job| by == person && job.of != wanted) {
            return Err(other);
        }
        match self.known(wanted).await {
            Some(job) => Ok(job),
            None => Ok(self.line_up(person, Job::of(course))),
        }
    }

    /// The findings of a match; none until they are complete.
    pub(crate) async fn found(&self, table: TableId, match_no: u32) -> Option<Vec<Decision>> {
        let job = self.known((table, match_no)).await?;
        job.is_done().then(|| held(&job.decisions).clone())
    }

    /// Queues a match for somebody, unless it is done already or the person waits for another one.
    pub(crate) async fn look_some_time(&self, person: PersonId, course: &Course) {
        if self.pending(|by, _| by == person).is_none() && self.known(match_of(course)).await.is_none() {
            self.line_up(person, Job::of(course));
        }
    }

    /// A match that somebody asked about before.
    async fn known(&self, wanted: Match) -> Option<Arc<Job>> {
        if let Some(job) = self.found.get(&wanted).or_else(|| self.pending(|_, job| job.of == wanted)) {
            return Some(job);
        }
        let kept = or_log(self.store.finding(wanted.0, wanted.1).await)??;
        // Another version may judge differently, so its findings would not compare.
        let kept = Some(kept).filter(|kept| kept.version == VERSION)?;
        let decisions: Vec<Decision> = serde_json::from_str(&kept.found)
            .inspect_err(|error| tracing::error!(table = %wanted.0, %error, "what the coach found cannot be read"))
            .ok()?;
        let job = Arc::new(Job::done(wanted, decisions));
        self.found.insert(wanted, Arc::clone(&job));
        Some(job)
    }

    async fn keep(&self, job: &Job) {
        let found = serde_json::to_string(&*held(&job.decisions));
        let Ok(found) = found.inspect_err(|error| tracing::error!(%error, "what the coach found has no form")) else {
            return;
        };
        let (table, match_no) = job.of;
        or_log(self.store.keep_finding(&Finding { table, match_no, version: VERSION, found }).await);
    }

    /// Analyses what people ask about. Never ends.
    pub(crate) async fn weigh_matches(&self) {
        loop {
            let news = self.news.notified();
            self.work_off().await;
            news.await;
        }
    }

    /// Analyses all queued matches. It may be dropped at any moment: one decision is then analysed again.
    async fn work_off(&self) {
        // It is never closed.
        let _place = self.place.acquire().await;
        loop {
            let Some((person, job)) = held(&self.pending).front().cloned() else { return };
            job.weigh_on(&*self.compute, &self.turns, &person.to_string()).await;
            self.keep(&job).await;
            self.found.insert(job.of, Arc::clone(&job));
            held(&self.pending).pop_front();
            job.over.notify_waiters();
        }
    }

    /// The first queued match for which this holds of the person who asked and of the match.
    fn pending(&self, is_it: impl Fn(PersonId, &Job) -> bool) -> Option<Arc<Job>> {
        let pending = held(&self.pending);
        pending.iter().find(|(by, job)| is_it(*by, job)).map(|(_, job)| Arc::clone(job))
    }

    /// Queues the match. If the queue is full, it is analysed when somebody asks again.
    fn line_up(&self, person: PersonId, job: Job) -> Arc<Job> {
        let job = Arc::new(job);
        let mut pending = held(&self.pending);
        if let Some((_, same)) = pending.iter().find(|(_, other)| other.of == job.of) {
            return Arc::clone(same);
        }
        if pending.len() < PENDING && pending.iter().all(|(by, _)| *by != person) {
            pending.push_back((person, Arc::clone(&job)));
            self.news.notify_waiters();
        }
        job
    }
}

/// A lock is held only briefly, where nothing can panic.
pub(crate) fn held<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn match_of(course: &Course) -> Match {
    (course.table(), course.finished().match_no)
}

impl Job {
    fn new(of: Match, decisions: Vec<Decision>) -> Self {
        let (total, decisions) = (decisions.len(), Mutex::new(decisions));
        Self { of, decisions, total, done: AtomicUsize::new(0), over: Notify::new() }
    }

    fn of(course: &Course) -> Self {
        Self::new(match_of(course), decisions(course))
    }

    fn done(of: Match, decisions: Vec<Decision>) -> Self {
        let done = AtomicUsize::new(decisions.len());
        Self { done, ..Self::new(of, decisions) }
    }

    /// Analyses one decision after another, each in its own turn.
    async fn weigh_on(&self, compute: &dyn Compute, turns: &FairQueue, person: &str) {
        loop {
            let next = self.done.load(Ordering::Acquire);
            let Some(decision) = held(&self.decisions).get(next).cloned() else { return };
            if let Some(question) = decision.asked {
                let _turn = turns.enter_always(LANE, person).turn().await;
                let weighed = compute.weigh(&question).await;
                if let Some(decision) = held(&self.decisions).get_mut(next) {
                    (decision.asked, decision.weighed) = (None, weighed);
                }
            }
            self.done.store(next + 1, Ordering::Release);
        }
    }

    fn is_done(&self) -> bool {
        self.done.load(Ordering::Acquire) >= self.total
    }

    fn look(&self) -> Look {
        if self.is_done() { Look::Found(held(&self.decisions).clone()) } else { self.progress(false) }
    }

    fn progress(&self, other: bool) -> Look {
        let small = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        Look::AtWork { other, done: small(self.done.load(Ordering::Acquire)), total: small(self.total) }
    }
}

/// The number of a table in the coach's seeds. Tables that play the same boards share it, so the same play is judged alike.
fn table_of_seeds(table: TableId, boards: Option<&Commitment>) -> u64 {
    match boards {
        Some(commitment) => commitment.bytes().iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte)),
        None => table.0,
    }
}

/// What people chose in the match, where they had a choice.
fn decisions(course: &Course) -> Vec<Decision> {
    let mut decisions = Vec::new();
    let finished = course.finished();
    let table = table_of_seeds(course.table(), finished.terms.boards.is_some().then_some(&finished.commitment));
    for played in course.deals() {
        let Ok(mut deal) = course.start(played) else { continue };
        let score = played.record.as_ref().map_or(&course.finished().score, |record| &record.score_before);
        let standing = Standing { points: score.points(), target: score.target() };
        for (place, ((seat, chosen), by)) in played.actions.iter().zip(&played.chosen_by).enumerate() {
            let view = deal.view(Some(*seat));
            if by.is_some() && view.legal().len() > 1 {
                let ply = u32::try_from(place).unwrap_or(u32::MAX);
                let seed = decision_seed(table, played.deal_no, ply, *seat);
                let (seat, chosen, standing) = (*seat, *chosen, standing.clone());
                // The match is over, so its cards may be shown.
                let lay = Some((seat, deal.clone()));
                let asked = Some(Question { view, standing, chosen: Some(chosen), seed, lay });
                decisions.push(Decision { seat, deal: played.deal_no, place, chosen, asked, weighed: None });
            }
            if deal.apply(*seat, *chosen).is_err() {
                break;
            }
        }
    }
    decisions
}

/// How good the choices of a seat were, in order; a good one is no lapse.
pub(crate) fn lapses(game: GameKind, decisions: &[Decision], seat: Seat) -> Vec<Option<Lapse>> {
    let thresholds = Thresholds::of(game);
    let own = decisions.iter().filter(|decision| decision.seat == seat && decision.weighed.is_some());
    own.map(|decision| decision.lapse(&thresholds)).collect()
}

/// What the page shows: everybody's findings, or with the moments of one seat alone.
pub(crate) fn summary(game: GameKind, decisions: &[Decision], seat: Option<Seat>) -> Coached {
    let thresholds = Thresholds::of(game);
    let mut seats: Vec<Seat> = decisions.iter().map(|decision| decision.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    let players = seats.into_iter().filter_map(|seat| {
        let own = || decisions.iter().filter(move |decision| decision.seat == seat);
        let weighed = own().filter_map(|decision| Some((decision.weighed.as_ref()?, decision.chosen)));
        let accuracy = accuracy(game, weighed)?.round() as u32;
        let count = |lapse| own().filter(|decision| decision.lapse(&thresholds) == Some(lapse)).count();
        let lapses = [Lapse::Blunder, Lapse::Mistake, Lapse::Inexact]
            .map(|lapse| u32::try_from(count(lapse)).unwrap_or(u32::MAX));
        Some(CoachedPlayer { seat, accuracy, lapses })
    });
    let players = players.collect();
    let asked = decisions.iter().filter(|decision| seat.is_none_or(|seat| decision.seat == seat));
    let mut moments: Vec<(f32, CoachedMoment)> = asked.filter_map(|decision| decision.moment(&thresholds)).collect();
    moments.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    Coached { players, moments: moments.into_iter().take(MOMENTS).map(|(_, moment)| moment).collect() }
}

impl Decision {
    fn loss(&self) -> Option<f32> {
        self.weighed.as_ref()?.loss(self.chosen)
    }

    fn lapse(&self, thresholds: &Thresholds) -> Option<Lapse> {
        match thresholds.grade(self.loss()?) {
            Grade::Blunder => Some(Lapse::Blunder),
            Grade::Mistake => Some(Lapse::Mistake),
            Grade::Inexact => Some(Lapse::Inexact),
            Grade::Good => None,
        }
    }

    /// What it cost, and what the page says about it; none if it cost nothing.
    fn moment(&self, thresholds: &Thresholds) -> Option<(f32, CoachedMoment)> {
        let (loss, lapse) = (self.loss()?, self.lapse(thresholds)?);
        let weighed = self.weighed.as_ref()?;
        let best = *weighed.choices.first()?;
        let moment = CoachedMoment {
            seat: self.seat,
            deal: self.deal,
            place: self.place,
            lapse,
            chosen: (self.chosen, best.1 - loss),
            best,
            reason: weighed.reason,
            hindsight: weighed.hindsight.map(|then| [then.chosen, then.best]),
        };
        Some((loss, moment))
    }
}

#[cfg(test)]
mod tests;
