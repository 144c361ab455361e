//! `talon simulate`: the whole house under faults, any number of times.

use std::io::{self, Write};
use std::sync::Mutex;

use clap::Args;
use talon_simulate::{Tally, Wiring, simulate, simulate_many};
use talon_steward::Failure;

/// Which runs to make.
#[derive(Debug, Args)]
pub struct SimulateFlags {
    /// How many runs to make
    #[arg(long, value_name = "NUMBER", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) seeds: u64,
    /// The seed of the first run; each next seed is one higher
    #[arg(long, value_name = "SEED", default_value_t = 0)]
    pub(crate) from: u64,
    /// Let people mostly play in leagues
    #[arg(long)]
    pub(crate) leagues: bool,
    /// Print every call and answer of each run
    #[arg(long)]
    pub(crate) transcript: bool,
}

/// Lines of progress.
const LINES: u64 = 10;

/// Runs the seeds. Writes its progress, what was checked, and the end of a run that failed.
///
/// # Errors
/// [`Failure::Found`] if a run failed, [`Failure::Fault`] if a line can't be written.
pub fn run(flags: &SimulateFlags, out: impl Write + Send) -> Result<(), Failure> {
    let tried = match flags.transcript {
        true => tell_all(flags, out),
        false => try_many(flags, out),
    };
    let held = tried.map_err(|error| Failure::Fault(format!("the report cannot be written: {error}")))?;
    if held { Ok(()) } else { Err(Failure::Found) }
}

/// Runs one seed after another, each with its whole transcript.
fn tell_all(flags: &SimulateFlags, mut out: impl Write) -> io::Result<bool> {
    for number in 0..flags.seeds {
        let wiring = Wiring { transcript: true, leagues: flags.leagues, ..Wiring::default() };
        let run = simulate(flags.from.wrapping_add(number), &wiring);
        writeln!(out, "{run}")?;
        if run.violation.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

fn try_many(flags: &SimulateFlags, out: impl Write + Send) -> io::Result<bool> {
    let progress = Mutex::new(Progress { out, seeds: flags.seeds, failed: None });
    let wiring = Wiring { leagues: flags.leagues, ..Wiring::default() };
    let tally = simulate_many(flags.from, flags.seeds, &wiring, |held| {
        if let Ok(mut progress) = progress.lock() {
            progress.tell(held);
        }
    });
    let progress = progress.into_inner().map_err(|_| io::Error::other("a run broke off"))?;
    match progress.failed {
        Some(error) => Err(error),
        None => conclude(&tally, progress.out),
    }
}

/// Writes progress during the runs.
struct Progress<W> {
    out: W,
    seeds: u64,
    failed: Option<io::Error>,
}

impl<W: Write> Progress<W> {
    fn tell(&mut self, held: u64) {
        if held > 0 && held.is_multiple_of(self.seeds.div_ceil(LINES)) && held < self.seeds {
            let output = writeln!(self.out, "{held} of {} seeds hold", self.seeds).and_then(|()| self.out.flush());
            self.failed = self.failed.take().or(output.err());
        }
    }
}

fn conclude(tally: &Tally, mut out: impl Write) -> io::Result<bool> {
    if let Some(failed) = &tally.failed {
        writeln!(out, "{failed}")?;
        return Ok(false);
    }
    let seen = &tally.seen;
    let leagues = match seen.seasons {
        0 => String::new(),
        seasons => format!(" {seasons} seasons with {} matches,", seen.fixtures),
    };
    writeln!(
        out,
        "{} seeds hold:{leagues} {} tables, {} inputs, {} decisions, {} crashes; {} pages and answers were for their readers, {} current at rest",
        tally.held, seen.tables, seen.inputs, seen.decisions, seen.crashes, seen.pages, seen.current
    )?;
    Ok(true)
}

#[cfg(test)]
mod tests {
    use talon_simulate::Run;

    use super::*;

    fn output(flags: &SimulateFlags) -> String {
        let mut out = Vec::new();
        run(flags, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn seeds_that_hold_are_counted() {
        let said = output(&SimulateFlags { seeds: 20, from: 7, leagues: false, transcript: false });
        let lines: Vec<&str> = said.lines().collect();
        assert_eq!(lines.len(), 10, "{said}");
        assert!(lines[9].starts_with("20 seeds hold: "), "{said}");
    }

    #[test]
    fn leagues_are_counted_where_they_are_played() {
        let said = output(&SimulateFlags { seeds: 4, from: 0, leagues: true, transcript: false });
        assert!(said.lines().last().is_some_and(|line| line.contains(" seasons with ")), "{said}");
    }

    #[test]
    fn a_transcript_tells_everything_again() {
        let flags = SimulateFlags { seeds: 1, from: 3, leagues: false, transcript: true };
        let said = output(&flags);
        assert!(said.lines().count() > 100 && said.contains("seed 3: holds"), "{said}");
        assert_eq!(output(&flags), said);
    }

    #[test]
    fn a_run_that_fails_is_told_with_the_command_that_repeats_it() {
        let failed = Run {
            seed: 42,
            violation: Some("the lights are out".to_owned()),
            lines: 9,
            transcript: vec!["first".to_owned()],
            ..simulate(42, &Wiring::default())
        };
        let mut out = Vec::new();
        assert!(!conclude(&Tally { failed: Some(failed), ..Tally::default() }, &mut out).unwrap());
        assert_eq!(
            String::from_utf8(out).unwrap(),
            "first\nseed 42, line 9: the lights are out\nagain: talon simulate --seeds 1 --from 42\n"
        );
    }
}
