//! `talon bench`: how fast the games, the house and its pictures are.

mod flags;
pub mod house;
pub mod leaderboard;
pub mod picture;

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use talon_games::{GameKind, by_game};
use talon_proofs::playout::{Broken, Choice, Playout, Table};
use talon_steward::Failure;

pub use flags::{Bench, HouseFlags, LeaderboardBenchFlags, PictureBenchFlags, PlayoutFlags, PrepareFlags};

/// The number of runs; their median counts.
const RUNS: u64 = 5;
/// Deals between two readings of the clock.
const BATCH: u64 = 256;

/// The results for a game.
#[derive(Debug, Serialize)]
struct Figures {
    game: &'static str,
    /// Rounded to whole deals: further digits would be meaningless.
    deals_per_second: u64,
    /// To one decimal.
    actions_per_deal: f64,
}

/// Measures random deals and writes a line of JSON for each game.
///
/// # Errors
/// [`Failure::Fault`] if a game violates its contract or a line can't be written.
pub fn playouts(flags: &PlayoutFlags, mut out: impl Write) -> Result<(), Failure> {
    let games = flags.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]);
    for game in games {
        let figures = by_game!(match game {
            GameKind::G => measure::<G>(game, flags),
        });
        let figures = figures.map_err(|broken| Failure::Fault(format!("{game}: {broken}")))?;
        let written = serde_json::to_string(&figures).map_err(Into::into).and_then(|line| writeln!(out, "{line}"));
        written.map_err(|error| Failure::Fault(format!("the figures cannot be written: {error}")))?;
    }
    Ok(())
}

/// The median of the runs, each at a new table with the game's default rules and fewest players.
fn measure<G: Playout>(game: GameKind, flags: &PlayoutFlags) -> Result<Figures, Broken> {
    let rules = G::Rules::default();
    let seats = *G::seats(&rules).start();
    let choice = if flags.all_actions { Choice::EveryAction } else { Choice::Cards };
    let mut speeds = Vec::new();
    let (mut deals, mut actions) = (0, 0);
    for number in 0..RUNS {
        let mut table = Table::<G>::new(rules.clone(), seats, choice, flags.seed.wrapping_add(number));
        let run = run(&mut table, flags)?;
        speeds.push(run.deals as f64 / run.time.as_secs_f64().max(f64::EPSILON));
        deals += run.deals;
        actions += run.actions;
    }
    speeds.sort_by(f64::total_cmp);
    let median = speeds.get(speeds.len() / 2).copied().unwrap_or_default();
    Ok(Figures {
        game: game.name(),
        deals_per_second: median.round() as u64,
        actions_per_deal: (actions as f64 / deals.max(1) as f64 * 10.0).round() / 10.0,
    })
}

/// The result of one run.
#[derive(Debug, Default)]
struct Run {
    deals: u64,
    actions: u64,
    time: Duration,
}

fn run<G: Playout>(table: &mut Table<G>, flags: &PlayoutFlags) -> Result<Run, Broken> {
    let mut run = Run::default();
    let begin = processor_time();
    loop {
        let batch = flags.deals.map_or(BATCH, |wanted| BATCH.min(wanted - run.deals));
        for _ in 0..batch {
            run.actions += u64::from(table.deal()?);
        }
        run.deals += batch;
        run.time = processor_time().saturating_sub(begin);
        let enough = match flags.deals {
            Some(wanted) => run.deals >= wanted,
            None => run.time.as_secs_f64() >= flags.seconds,
        };
        if enough {
            return Ok(run);
        }
    }
}

/// The processor time of this thread: other work on the machine hardly affects it.
#[cfg(unix)]
fn processor_time() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    let spent = clock_gettime(ClockId::ThreadCPUTime);
    Duration::new(u64::try_from(spent.tv_sec).unwrap_or(0), u32::try_from(spent.tv_nsec).unwrap_or(0))
}

/// On other systems, elapsed time.
#[cfg(not(unix))]
#[expect(clippy::disallowed_methods, reason = "a measurement, not a decision")]
fn processor_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGIN.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(flags: &PlayoutFlags) -> Vec<serde_json::Value> {
        let mut out = Vec::new();
        playouts(flags, &mut out).unwrap();
        String::from_utf8(out).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }

    #[test]
    fn every_game_has_a_line() {
        let flags = PlayoutFlags { game: None, all_actions: false, seconds: 1.0, deals: Some(300), seed: 1 };
        let said = lines(&flags);
        let names: Vec<&str> = said.iter().map(|line| line["game"].as_str().unwrap()).collect();
        assert_eq!(names, GameKind::ALL.map(GameKind::name));
        let actions = |game: usize| said[game]["actions_per_deal"].as_f64().unwrap();
        assert!((24.0..31.0).contains(&actions(0)), "24 cards and the draws: {}", actions(0));
        assert!((actions(1) - 27.0).abs() < 0.01, "three calls and 24 cards: {}", actions(1));
        assert!(said.iter().all(|line| line["deals_per_second"].as_u64().unwrap() > 0));
    }

    #[test]
    fn one_game_can_be_asked_for_and_a_time_given() {
        let flags =
            PlayoutFlags { game: Some(GameKind::Snaps), all_actions: true, seconds: 0.001, deals: None, seed: 7 };
        let said = lines(&flags);
        assert_eq!(said.len(), 1);
        assert_eq!(said[0]["game"], "snaps");
        assert!(said[0]["actions_per_deal"].as_f64().unwrap() < 24.0, "a close or 66 ends many deals early");
    }
}
