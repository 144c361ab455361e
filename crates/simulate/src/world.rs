//! A run: people, platforms, processes and the store that survives them.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use talon_house::testing::{Faults, ScriptedPlatform};
use talon_house::{Clock, Incoming};
use talon_store::{MemoryStore, PlatformKind};
use talon_table::Timestamp;

use crate::adapter::{Delivery, incoming};
use crate::chance::Chance;
use crate::clock::RunClock;
use crate::lock::lock;
use crate::people::deed;
use crate::process::{Process, work};
use crate::run::Run;
use crate::scenario::Scenario;
use crate::shared::{Shared, Weather};
use crate::tasks::{Life, NOBODY_S, Tasks};
use crate::transcript::Transcript;
use crate::wiring::Wiring;
use crate::witness::{PLATFORMS, Witness};

const START: Timestamp = Timestamp(1_800_000_000_000);

/// Work that is due within this time is done before everything counts as at rest. Answers may arrive for a quarter of an hour.
const SOON: Duration = Duration::from_secs(20 * 60);

/// When nobody plays any more, rounds of leagues end by themselves within this time, and their seasons too.
const SEASON: Duration = Duration::from_secs(100 * 24 * 60 * 60);

/// No run needs more steps than this to come to rest.
const PATIENCE: u64 = 3_000_000;

/// How many inputs are remembered, to be repeated.
const REMEMBERED: usize = 30;

/// The duration of a step on a busy machine: longer than a fair lock waits by the real clock before it hands itself over.
const BURDEN: Duration = Duration::from_micros(600);

type UnderWay = Arc<Mutex<Vec<(Life, Incoming)>>>;

/// Everything in a run.
pub(crate) struct World {
    seed: u64,
    scenario: Scenario,
    shared: Arc<Shared>,
    screens: Vec<Arc<ScriptedPlatform>>,
    processes: Vec<Option<Process>>,
    tasks: Tasks,
    /// Inputs that no process has received yet.
    inbox: Vec<Incoming>,
    /// Inputs in progress: if their process ends, platforms deliver them again.
    under_way: UnderWay,
    earlier: Vec<Incoming>,
    inputs: u64,
    lives: u64,
    deeds: u64,
}

impl World {
    pub(crate) fn new(seed: u64, wiring: &Wiring) -> Self {
        let chance = Chance::new(seed);
        let scenario = Scenario::draw(&chance, wiring.leagues);
        let clock = Arc::new(RunClock::new(START));
        let screens: Vec<Arc<ScriptedPlatform>> = PLATFORMS
            .into_iter()
            .map(|kind| Arc::new(ScriptedPlatform::new(kind, Arc::clone(&clock) as Arc<dyn Clock>, seed)))
            .collect();
        let witness = Witness::of(scenario.people.clone());
        let store = Arc::new(MemoryStore::new());
        let transcript = Transcript::new(wiring.transcript);
        let shared = Shared::new(chance, clock, store, witness, transcript, *wiring);
        let processes = (0..scenario.processes).map(|_| None).collect();
        Self {
            seed,
            scenario,
            shared,
            screens,
            processes,
            tasks: Tasks::default(),
            inbox: Vec::new(),
            under_way: UnderWay::default(),
            earlier: Vec::new(),
            inputs: 0,
            lives: 0,
            deeds: 0,
        }
    }

    /// Runs everything.
    pub(crate) fn run(mut self) -> Run {
        for _ in 0..self.scenario.rounds {
            self.storm();
            self.calm(Some(SOON));
            self.look_around();
        }
        while self.goes_well() && lock(&self.shared.witness).any_open() {
            if !self.calm(None) {
                break;
            }
        }
        self.calm(Some(if self.scenario.habits.leagues { SEASON } else { SOON }));
        self.look_around();
        let mut witness = lock(&self.shared.witness);
        if witness.violation().is_none() && witness.any_open() {
            witness.accuse("a table does not end though nobody plays any more".to_owned());
        }
        let told =
            self.shared.transcript(|transcript| (transcript.digest(), transcript.lines(), transcript.last_lines()));
        let (digest, lines, transcript) = told;
        Run {
            seed: self.seed,
            leagues: self.scenario.habits.leagues,
            violation: witness.violation().map(ToOwned::to_owned),
            digest,
            lines,
            transcript,
            seen: *witness.seen(),
        }
    }

    fn goes_well(&self) -> bool {
        lock(&self.shared.witness).violation().is_none()
    }

    fn look_around(&mut self) {
        let now = self.shared.clock.now();
        lock(&self.shared.witness).at_rest(&self.shared.store, &self.screens, now);
    }

    fn storm(&mut self) {
        self.shared.set_weather(self.scenario.weather);
        self.screens.iter().for_each(|screen| screen.set_faults(self.scenario.faults));
        self.everybody_up();
        let enough = self.deeds + self.scenario.deeds;
        while self.deeds < enough && self.goes_well() {
            if self.shared.chance.happens(40) {
                self.something_happens();
            } else if !self.go_on() {
                self.nothing_is_ready();
            }
            if self.shared.chance.within(0..10_000) < self.scenario.crashes {
                self.one_ends();
            }
        }
    }

    /// Lets one thing happen. Returns `false` if everything waits.
    fn go_on(&mut self) -> bool {
        for arriving in self.shared.take_sent() {
            self.tasks.start(NOBODY_S, arriving);
        }
        if self.shared.wiring.burdened {
            burden();
        }
        self.tasks.go_on(&self.shared.chance)
    }

    fn something_happens(&mut self) {
        match self.shared.chance.within(0..20) {
            0..5 => self.somebody_acts(),
            5..16 => {
                self.one_is_handed_in();
            }
            16..18 => self.everybody_up(),
            _ => {
                let later = self.shared.clock.now().plus(self.shared.chance.millis(1..2000));
                self.shared.clock.pass_to(later);
            }
        }
    }

    fn nothing_is_ready(&mut self) {
        if self.shared.chance.happens(700) && self.one_is_handed_in() {
            return;
        }
        if self.shared.chance.happens(400) {
            self.somebody_acts();
        } else {
            let now = self.shared.clock.now();
            let later = now.plus(self.shared.chance.millis(1..5000));
            self.shared.clock.pass_to(self.shared.clock.next().map_or(later, |next| next.min(later)));
            self.everybody_up();
        }
    }

    /// Runs without faults until nothing is due within `horizon`, or ever. Returns `false` if nothing was done.
    fn calm(&mut self, horizon: Option<Duration>) -> bool {
        self.shared.set_weather(Weather::default());
        self.screens.iter().for_each(|screen| screen.set_faults(Faults::default()));
        self.everybody_up();
        let end = horizon.map(|horizon| self.shared.clock.now().plus(horizon));
        for step in 0..PATIENCE {
            if !self.goes_well() {
                return false;
            }
            if self.go_on() {
                continue;
            }
            if self.one_is_handed_in() {
                continue;
            }
            let any_open = lock(&self.shared.witness).any_open();
            match self.shared.clock.next() {
                Some(next) if end.map_or(any_open, |end| next <= end) => self.shared.clock.pass_to(next),
                Some(_) | None => return step > 0,
            }
        }
        lock(&self.shared.witness).accuse("it does not come to rest".to_owned());
        false
    }

    /// Restarts every process that is down.
    fn everybody_up(&mut self) {
        for at in 0..self.processes.len() {
            if self.processes.get(at).is_some_and(Option::is_none) {
                self.lives += 1;
                let process = Process::begin(&self.shared, &self.screens, Life(self.lives), self.seed);
                let work = work(Arc::clone(&self.shared), Arc::clone(&process.house), self.shared.bell());
                self.tasks.start(process.life, work);
                self.shared.note(&process.name, format_args!("begins"));
                if let Some(place) = self.processes.get_mut(at) {
                    *place = Some(process);
                }
            }
        }
    }

    /// Ends a process at whatever point it is.
    fn one_ends(&mut self) {
        let at = self.shared.chance.place(self.processes.len());
        let Some(process) = self.processes.get_mut(at).and_then(Option::take) else {
            return;
        };
        self.shared.note(&process.name, format_args!("ends"));
        self.tasks.kill(process.life);
        lock(&self.shared.witness).seen().crashes += 1;
        let mut under_way = lock(&self.under_way);
        let (lost, others): (Vec<_>, Vec<_>) = under_way.drain(..).partition(|(life, _)| *life == process.life);
        *under_way = others;
        // An unacknowledged input is delivered again, if the platform does that.
        let again = lost.into_iter().map(|(_, incoming)| incoming);
        self.inbox.extend(again.filter(|incoming| incoming.place.platform == PlatformKind::Telegram));
    }

    fn screen(&self, kind: PlatformKind) -> Option<&Arc<ScriptedPlatform>> {
        PLATFORMS.iter().position(|other| *other == kind).and_then(|at| self.screens.get(at))
    }

    fn somebody_acts(&mut self) {
        self.deeds += 1;
        if self.shared.chance.happens(60)
            && let Some(again) = self.shared.chance.pick(&self.earlier).cloned()
        {
            // A very old button is pressed.
            self.inputs += 1;
            self.inbox.push(Incoming { key: self.inputs.to_string(), ..again });
            return;
        }
        let Some(person) = self.shared.chance.pick(&self.scenario.people) else { return };
        let Some(screen) = self.screen(person.account.platform) else { return };
        let deed = deed(person, screen, &self.shared, self.scenario.habits);
        let incoming = incoming(deed, person, (self.inputs + 1).to_string(), screen);
        self.inputs += 1;
        let twice = incoming.panel.is_none() && self.shared.chance.happens(self.scenario.doubled);
        if incoming.panel.is_none() {
            self.earlier.push(incoming.clone());
            if self.earlier.len() > REMEMBERED {
                self.earlier.remove(0);
            }
        }
        self.inbox.extend(twice.then(|| incoming.clone()));
        self.inbox.push(incoming);
    }

    /// Delivers one of the waiting inputs to one of the processes, in any order. Returns `false` if none can be delivered.
    fn one_is_handed_in(&mut self) -> bool {
        let chance = &self.shared.chance;
        let up: Vec<&Process> = self.processes.iter().flatten().collect();
        let free = self.free_inputs();
        let (Some(process), Some(at)) = (chance.pick(&up), chance.pick(&free)) else { return false };
        let incoming = self.inbox.swap_remove(*at);
        let Some(screen) = self.screen(incoming.place.platform) else { return false };
        self.shared.note(&process.name, format_args!("input {incoming:?}"));
        lock(&self.shared.witness).seen().inputs += 1;
        let delivery = Delivery {
            shared: Arc::clone(&self.shared),
            house: Arc::clone(&process.house),
            screen: Arc::clone(screen),
            process: process.name.clone(),
            lost: if incoming.panel.is_some() { u64::from(self.scenario.faults.answer_lost) } else { 0 },
        };
        let (life, under_way) = (process.life, Arc::clone(&self.under_way));
        lock(&under_way).push((life, incoming.clone()));
        self.tasks.start(life, async move {
            delivery.hand_in(&incoming).await;
            let mut under_way = lock(&under_way);
            if let Some(at) = under_way.iter().position(|(other, done)| *other == life && done.key == incoming.key) {
                under_way.remove(at);
            }
        });
        true
    }

    /// The inputs that can be delivered. If answers edit messages, an adapter handles inputs whose answers would edit the same message one
    /// after the other.
    fn free_inputs(&self) -> Vec<usize> {
        let under_way = lock(&self.under_way);
        let busy = |incoming: &Incoming| under_way.iter().any(|(_, other)| in_one_lane(incoming, other));
        self.inbox.iter().enumerate().filter(|(_, incoming)| !busy(incoming)).map(|(at, _)| at).collect()
    }
}

#[expect(clippy::disallowed_methods, reason = "real time is what no run may notice")]
fn burden() {
    std::thread::sleep(BURDEN);
}

fn in_one_lane(one: &Incoming, other: &Incoming) -> bool {
    let same = match (&one.message, &other.message) {
        (None, None) => one.from.account == other.from.account,
        (one_at, other_at) => one_at == other_at && one.place.chat == other.place.chat,
    };
    same && one.panel.is_some() && other.panel.is_some()
}
