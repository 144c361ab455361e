//! Kills commands at a step of their work: before any of their calls that change a file.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Output;

use tempfile::TempDir;

use super::policy::draw;
use super::preload;
use super::program::Program;

/// Counts the steps of a command, and kills it (SIGKILL) at one of them.
pub struct Steps {
    directory: TempDir,
    library: PathBuf,
}

impl Steps {
    /// Ready for any command.
    #[expect(clippy::new_without_default, reason = "it builds a library")]
    pub fn new() -> Self {
        let directory = tempfile::tempdir().expect("a directory");
        let library = preload::library("dies_at.c", directory.path());
        Self { directory, library }
    }

    /// Runs a subcommand on the program's database until this step, counted from 1. Returns its output.
    pub fn run_until(&self, step: u64, program: &Program, arguments: &[&str]) -> Output {
        self.run(step, program, arguments).0
    }

    /// Runs a subcommand to its end, and counts its steps.
    pub fn count(&self, program: &Program, arguments: &[&str]) -> u64 {
        let (output, steps) = self.run(0, program, arguments);
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        steps
    }

    fn run(&self, step: u64, program: &Program, arguments: &[&str]) -> (Output, u64) {
        let counter = self.directory.path().join("counter");
        fs::write(&counter, 0_u64.to_ne_bytes()).expect("the counter");
        let mut command = program.command_beside(arguments);
        command.env("LD_PRELOAD", &self.library).env("DIES_AT", step.to_string()).env("DIES_COUNTED", &counter);
        let output = tokio::task::block_in_place(|| command.output().expect("the program runs"));
        let counted = fs::read(&counter).expect("the counter");
        (output, u64::from_ne_bytes(counted.try_into().expect("a number")))
    }
}

/// The steps at which to kill a command: the first, the last, and others that the seed draws; all of them if there are at most `most`.
pub fn drawn_steps(seed: u64, steps: u64, most: usize) -> BTreeSet<u64> {
    if steps <= most as u64 {
        return (1..=steps).collect();
    }
    let mut drawn = BTreeSet::from([1, steps]);
    let mut number = 0_u64;
    while drawn.len() < most {
        drawn.insert(1 + draw(seed, (number, "step")) % steps);
        number += 1;
    }
    drawn
}
