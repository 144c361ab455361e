//! The program's clock, which a test can set forward while the program runs.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::PathBuf;
use std::time::Duration;

use super::preload;
use super::program::Program;

/// How far the clock is ahead of the machine's.
pub struct ClockAhead {
    file: PathBuf,
}

impl ClockAhead {
    /// Gives such a clock to a program that is not running yet. It is right at first.
    pub fn of(program: &mut Program) -> Self {
        let file = program.path("ahead");
        let library = preload::library("clock_ahead.c", &program.path(""));
        let text = |path: &PathBuf| path.to_str().expect("UTF-8").to_owned();
        program.environ("LD_PRELOAD", text(&library));
        program.environ("CLOCK_AHEAD", text(&file));
        let clock = Self { file };
        clock.set_forward(Duration::ZERO);
        clock
    }

    /// Sets the clock ahead by this much.
    pub fn set_forward(&self, by: Duration) {
        // In place: the program reads the file all the time.
        let mut file = OpenOptions::new().write(true).create(true).truncate(false).open(&self.file).expect("the file");
        file.write_all(&by.as_secs().to_ne_bytes()).expect("it can be written");
    }
}
