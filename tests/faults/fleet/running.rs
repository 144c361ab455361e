//! Several processes that serve both platforms from one database.

use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::time::Duration;

use talon_loopback::discord::LoopbackDiscord;
use talon_loopback::{LoopbackTelegram, discord::Options as DiscordOptions};
use talon_stage::{Passed, Program, SCALE, Wire, discord, draw, telegram};

use crate::crash::Pulse;

/// The parameters of a fleet.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shape {
    /// The number of processes. Each serves one of Discord's shards.
    pub(crate) processes: usize,
    /// How many times faster than the wall clock the platforms' time runs.
    pub(crate) scale: u32,
    /// The share of Telegram's updates that two processes receive at once.
    pub(crate) twice: f64,
    /// The lifetime of people and platforms, in wall time; after that the platforms are gone.
    pub(crate) lifetime: Duration,
    /// Whether one process can be cut off from the database. Its connection then runs through the test, which is slower.
    pub(crate) can_be_cut_off: bool,
}

impl Shape {
    /// Three processes in a hurry.
    pub(crate) const THREE: Self =
        Self { processes: 3, scale: SCALE, twice: 0.2, lifetime: Duration::from_secs(600), can_be_cut_off: true };

    /// More requests than a bot may need on either platform in that time.
    const fn most_requests(self) -> u64 {
        200 * self.lifetime.as_secs()
    }
}

/// Longer than a lease, for which a dead process's work has to wait.
const PATIENCE: Duration = Duration::from_secs(150);

/// How many presses are made between two faults; fewer if they take too long.
const BETWEEN: u64 = 200;
const AT_MOST: Duration = Duration::from_secs(5);

/// How often a person without an answer looks again.
const LOOKS: Duration = Duration::from_secs(3);

/// Both platforms and the processes that serve them.
pub(crate) struct Fleet {
    pub(crate) telegram: LoopbackTelegram,
    pub(crate) discord: LoopbackDiscord,
    pub(crate) processes: Vec<Program>,
    /// The process that can be cut off from the database.
    cut: usize,
    /// Whether it was.
    was_cut: bool,
    /// The process that is killed.
    killed: usize,
    /// Whether all faults have happened.
    pub(crate) has_suffered: bool,
    /// The database connection that can be cut, if any.
    wire: Option<Wire>,
}

impl Drop for Fleet {
    fn drop(&mut self) {
        if std::thread::panicking() {
            println!("seed {} (set TALON_TEST_SEED to repeat it)", self.telegram.seed());
            println!("process {} is cut off, process {} dies", self.cut, self.killed);
            println!("violations: {:#?} {:#?}", self.telegram.violations(), self.discord.violations());
        }
    }
}

impl Fleet {
    /// Starts processes on an empty database. `configure` configures each of them.
    pub(crate) async fn open(database: &str, shape: Shape, configure: impl Fn(&mut Program)) -> Self {
        let mut fleet = Self::closed(database, shape).await;
        fleet.processes.iter_mut().for_each(configure);
        // The first one updates the schema.
        fleet.launch(0);
        fleet.webhooks(1).await;
        (1..shape.processes).for_each(|number| fleet.launch(number));
        fleet.webhooks(shape.processes).await;
        fleet.is_on_discord().await;
        fleet
    }

    async fn closed(database: &str, shape: Shape) -> Self {
        let processes = shape.processes;
        let mut telegram = telegram::faster(shape.scale);
        telegram.patience = PATIENCE;
        telegram.lifetime = shape.lifetime;
        telegram.max_requests = shape.most_requests();
        let telegram = LoopbackTelegram::start(telegram).await.expect("a loopback Telegram");
        let mut options = DiscordOptions { patience: PATIENCE, ..discord::faster(shape.scale) };
        options.gateway.shards = processes as u64;
        options.lifetime = shape.lifetime;
        options.max_requests = shape.most_requests();
        // A match lasts an hour of the platform's time, which people would not accept.
        options.rates.late_edits.count = u32::MAX;
        let discord = LoopbackDiscord::start(options).await.expect("a loopback Discord");
        let drawn = |what: &str, below: usize| usize::try_from(draw(telegram.seed(), what)).expect("64 bits") % below;
        let cut = drawn("cut", processes);
        let killed = (cut + 1 + drawn("killed", (processes - 1).max(1))) % processes;
        let wire = shape.can_be_cut_off.then(|| Wire::to(database));
        let addresses: Vec<String> = (0..processes).map(|_| free_address()).collect();
        let url = |number| wire.as_ref().filter(|_| number == cut).map_or(database, |wire| wire.url.as_str());
        let process = |(number, address): (usize, &String)| {
            let environment =
                telegram::environment(&telegram).into_iter().chain(discord::environment(&discord)).collect();
            let mut process = Program::new(telegram.seed(), environment);
            process.set_all(&telegram::SETTINGS);
            process.set_all(&discord::SETTINGS);
            process.set_all(&[
                ("database.url", url(number)),
                // As long as by default, which the replaying house uses.
                ("table.lobby_expires", "1h"),
                // This many tables at a time make people slow, and a new message for every turn would make them even slower.
                ("pace.ring_after", "6s"),
                ("telegram.mode", "webhook"),
                ("telegram.webhook_listen", address),
                ("telegram.webhook_url", "http://127.0.0.1:1/hook"),
                ("telegram.webhook_secret", telegram::Hook::SECRET),
                ("discord.shards", &format!("{number}-{number} of {processes}")),
            ]);
            process
        };
        let processes = addresses.iter().enumerate().map(process).collect();
        let hooks: Vec<String> = addresses.iter().map(|address| format!("http://{address}/hook")).collect();
        telegram.share_out(&hooks, shape.twice);
        Self { telegram, discord, processes, cut, was_cut: false, killed, has_suffered: false, wire }
    }

    fn launch(&mut self, number: usize) {
        self.processes[number].launch();
    }

    /// Waits until a webhook was registered this many times.
    async fn webhooks(&self, times: usize) {
        let told = |telegram: &LoopbackTelegram| (telegram.requests("setWebhook").len() >= times).then_some(());
        self.telegram.until("webhooks", told).await.unwrap_or_else(|error| panic!("{error}"));
    }

    async fn is_on_discord(&self) {
        self.discord.ready().await.unwrap_or_else(|error| panic!("{error}"));
        let registered = |discord: &LoopbackDiscord| (!discord.registered(None).is_empty()).then_some(());
        self.discord.until("commands", registered).await.expect("the commands are registered");
    }

    /// Runs while people play: one process dies and comes back some presses later; then another is cut off from the database until it
    /// says so, and its connections break. Never returns.
    pub(crate) async fn suffer(&mut self, pulse: &Pulse) -> Infallible {
        some_presses(pulse).await;
        self.processes[self.killed].kill();
        some_presses(pulse).await;
        self.launch(self.killed);
        self.webhooks(self.processes.len() + 1).await;
        self.is_on_discord().await;
        pulse.begin_life();
        some_presses(pulse).await;
        self.was_cut = true;
        let wire = self.wire.as_ref().expect("a process that can be cut off");
        wire.cut();
        self.processes[self.cut].says("that it cannot reach its database", |line| line.contains("ERROR")).await;
        wire.mend();
        self.has_suffered = true;
        look_again(pulse).await
    }

    /// Runs while people play: stops one process after another, and starts each again as `newer`. Never returns.
    pub(crate) async fn roll(&mut self, pulse: &Pulse, newer: impl Fn(&mut Program)) -> Infallible {
        for number in 0..self.processes.len() {
            some_presses(pulse).await;
            assert_eq!(self.processes[number].stop().await, Some(0));
            newer(&mut self.processes[number]);
            self.launch(number);
            self.webhooks(self.processes.len() + number + 1).await;
            self.is_on_discord().await;
            pulse.begin_life();
        }
        self.has_suffered = true;
        look_again(pulse).await
    }

    /// The processes that were never cut off from the database.
    pub(crate) fn never_cut(&self) -> impl Iterator<Item = &Program> {
        self.processes.iter().enumerate().filter(|(number, _)| !self.was_cut || *number != self.cut).map(|(_, one)| one)
    }

    /// What went over the wires of Telegram and of Discord.
    pub(crate) fn traffics(&self) -> [Vec<Passed>; 2] {
        [telegram::read_traffic(&self.telegram.transcript()), discord::read_traffic(&self.discord)]
    }

    /// A process that reaches the database.
    pub(crate) fn connected(&self) -> &Program {
        &self.processes[self.killed]
    }
}

/// A deferred answer may have been lost: people look again and again.
async fn look_again(pulse: &Pulse) -> Infallible {
    let mut looks = tokio::time::interval(LOOKS);
    loop {
        looks.tick().await;
        pulse.begin_life();
    }
}

/// Waits for this many more presses, but not for long.
async fn some_presses(pulse: &Pulse) {
    // After the timeout, people are waiting for what comes next.
    let _ = tokio::time::timeout(AT_MOST, pulse.press(pulse.presses() + BETWEEN)).await;
}

/// A currently free address of this machine.
pub(crate) fn free_address() -> String {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|listener| listener.local_addr());
    listener.expect("a free port").to_string()
}
