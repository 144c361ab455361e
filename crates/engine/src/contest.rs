//! The rounds of a bout, on all cores.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread::scope;

use talon_players::arena::{ArenaError, Bout, Sample, Seated, Sprt, Tally, Verdict};

use crate::entrant::Entrant;
use crate::program::Patience;

/// A hero against a field, for a number of rounds.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// What is played.
    pub bout: Bout<'a>,
    /// The contestant that is measured.
    pub hero: Entrant,
    /// All others.
    pub field: Entrant,
    /// The most rounds to play.
    pub rounds: u32,
    /// Ends the contest early, once it is decided.
    pub sprt: Option<Sprt>,
    /// How long programs may take.
    pub patience: Patience,
    /// How many rounds are played concurrently.
    pub threads: usize,
}

/// A finished contest.
#[derive(Debug)]
pub struct Ended {
    /// The rounds that count: all up to the last one.
    pub tally: Tally,
    /// The verdict of the sequential test, if it reached one.
    pub verdict: Option<Verdict>,
    /// The round in which somebody broke a rule or dropped out, and how.
    pub broken: Option<(u32, ArenaError)>,
}

type Round = (u32, Result<Sample, ArenaError>);

impl Contest<'_> {
    /// Plays it. Rounds count in the order of their numbers, so that the result does not depend on concurrency. `after` is called after
    /// each round that counts.
    pub fn play(&self, mut after: impl FnMut(&Tally)) -> Ended {
        let (next, over) = (AtomicU32::new(0), AtomicBool::new(false));
        let (done, rounds) = channel();
        let mut ended = Ended { tally: Tally::default(), verdict: None, broken: None };
        scope(|scope| {
            for _ in 0..self.threads.clamp(1, self.rounds.max(1) as usize) {
                let (next, over, done) = (&next, &over, done.clone());
                scope.spawn(move || self.sit_and_play(next, over, &done));
            }
            drop(done);
            let (mut waiting, mut counted) = (BTreeMap::new(), 0);
            for (number, round) in rounds {
                waiting.insert(number, round);
                while let Some(round) = waiting.remove(&counted) {
                    if ended.count(counted, round, self.sprt) {
                        over.store(true, Ordering::Relaxed);
                        return;
                    }
                    after(&ended.tally);
                    counted += 1;
                }
            }
        });
        ended
    }

    /// One table: its contestants stay together for all its rounds.
    fn sit_and_play(&self, next: &AtomicU32, over: &AtomicBool, done: &Sender<Round>) {
        let mut seated = None;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.rounds || over.load(Ordering::Relaxed) {
                break;
            }
            let round = match &mut seated {
                Some(table) => self.round(number, table),
                None => match self.seated() {
                    Ok(table) => self.round(number, seated.insert(table)),
                    Err(error) => Err(error),
                },
            };
            let broken = round.is_err();
            if done.send((number, round)).is_err() || broken {
                break;
            }
        }
    }

    fn round(&self, number: u32, (hero, field): &mut Table) -> Result<Sample, ArenaError> {
        self.bout.round(number, hero, field)
    }

    fn seated(&self) -> Result<Table, ArenaError> {
        let sit = |entrant: &Entrant| {
            entrant.sit(self.patience).map_err(|fault| ArenaError::Broke { name: entrant.to_string(), fault })
        };
        let field = (1..self.bout.seats()).map(|_| sit(&self.field));
        Ok((sit(&self.hero)?, field.collect::<Result<_, _>>()?))
    }
}

type Table = (Seated<'static>, Vec<Seated<'static>>);

impl Ended {
    /// Counts a round; returns whether it was the last one.
    fn count(&mut self, number: u32, round: Result<Sample, ArenaError>, sprt: Option<Sprt>) -> bool {
        match round {
            Ok(sample) => {
                self.tally.add(&sample);
                self.verdict = sprt.and_then(|sprt| sprt.verdict(&self.tally));
                self.verdict.is_some()
            }
            Err(error) => {
                self.broken = Some((number, error));
                true
            }
        }
    }
}
