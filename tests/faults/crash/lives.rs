//! The program lives and dies.

use std::time::Duration;

use talon_stage::{Doom, Hall};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

/// What players and the reaper know about each other: the number of presses, and of the program's lives.
#[derive(Debug)]
pub(crate) struct Pulse {
    presses: watch::Sender<u64>,
    lives: watch::Sender<u64>,
}

impl Pulse {
    pub(crate) fn new() -> Self {
        Self { presses: watch::Sender::new(0), lives: watch::Sender::new(1) }
    }

    pub(crate) fn pressed(&self) {
        self.presses.send_modify(|presses| *presses += 1);
    }

    pub(crate) fn presses(&self) -> u64 {
        *self.presses.borrow()
    }

    /// Waits for the press with this number.
    pub(crate) async fn press(&self, number: u64) {
        let _ = self.presses.subscribe().wait_for(|presses| *presses >= number).await;
    }

    /// The number of the current or last life.
    pub(crate) fn life(&self) -> u64 {
        *self.lives.borrow()
    }

    /// The program serves people again.
    pub(crate) fn begin_life(&self) {
        self.lives.send_modify(|lives| *lives += 1);
    }

    /// Waits until the program serves people in a later life.
    pub(crate) async fn next_life(&self, life: u64) {
        let _ = self.lives.subscribe().wait_for(|lives| *lives > life).await;
    }
}

/// How often the program died, and how long its restarts took.
#[derive(Debug, Default)]
pub(crate) struct Deaths {
    pub(crate) kills: u64,
    /// The time of each restart until the program listened to both platforms.
    pub(crate) starts: Vec<Duration>,
}

impl Deaths {
    /// The median and the longest restart.
    pub(crate) fn told(&self) -> String {
        let mut starts = self.starts.clone();
        starts.sort_unstable();
        let at = |place: usize| starts.get(place).copied().unwrap_or_default();
        let (middle, longest) = (at(starts.len() / 2), at(starts.len().saturating_sub(1)));
        format!("{} kills, ready again after {middle:.0?}, {longest:.0?} at most", self.kills)
    }
}

/// Kills the program this many times while people play, and restarts it each time. Returns the results of the players.
pub(crate) async fn live_and_die<T: 'static>(
    hall: &mut Hall,
    pulse: &Pulse,
    kills: u64,
    life: u64,
    mut playing: JoinSet<T>,
) -> (Deaths, Vec<T>) {
    let seed = hall.telegram.seed();
    let (mut deaths, mut done) = (Deaths::default(), Vec::new());
    let (mut since, mut presses) = (requests(hall), pulse.presses());
    while !playing.is_empty() {
        let doom = Doom::new(seed, deaths.kills, life);
        tokio::select! {
            Some(ended) = playing.join_next() => {
                done.push(ended.unwrap_or_else(|error| std::panic::resume_unwind(error.into_panic())));
                continue;
            }
            () = comes(hall, pulse, doom, since, presses), if deaths.kills < kills => {}
        }
        hall.program.kill();
        deaths.kills += 1;
        hall.discord.gone().await.expect("the gateway notices");
        since = requests(hall);
        let starts_in_vain =
            matches!(Doom::new(seed, deaths.kills, life), Doom::InStart { .. }) && deaths.kills < kills;
        let begun = Instant::now();
        hall.program.launch();
        if !starts_in_vain {
            hall.is_back().await;
            deaths.starts.push(begun.elapsed());
            pulse.begin_life();
        }
        (since, presses) = (if starts_in_vain { since } else { requests(hall) }, pulse.presses());
    }
    (deaths, done)
}

fn requests(hall: &Hall) -> u64 {
    hall.telegram.request_count() + hall.discord.request_count()
}

/// Waits for the moment of a death. `since` and `presses` are the counts at the program's last start.
async fn comes(hall: &Hall, pulse: &Pulse, doom: Doom, since: u64, presses: u64) {
    match doom {
        Doom::InStart { requests } => requested(hall, since + requests).await,
        Doom::AfterRequests { presses: number, requests: count } => {
            pulse.press(presses + number).await;
            requested(hall, requests(hall) + count).await;
        }
        Doom::AfterPress { presses: number, delay } => {
            pulse.press(presses + number).await;
            tokio::time::sleep(delay).await;
        }
    }
}

/// Waits until both platforms together have received this many requests.
async fn requested(hall: &Hall, count: u64) {
    let enough = || (requests(hall) >= count).then_some(());
    let seen = tokio::select! {
        seen = hall.telegram.until("requests", |_| enough()) => seen,
        seen = hall.discord.until("requests", |_| enough()) => seen,
    };
    seen.expect("the program goes on");
}
