//! The program's health and metrics, over its monitoring port.

use std::process::Output;

use reqwest::StatusCode;

use super::program::Program;

/// The log line when the program listens.
const LISTENS: &str = "serving health and metrics address=";

/// The port of a running program.
pub struct Monitor<'a> {
    program: &'a Program,
    address: String,
}

impl<'a> Monitor<'a> {
    /// The setting that opens it on any free port of this machine.
    pub const LISTEN: (&'static str, &'static str) = ("monitor.listen", "127.0.0.1:0");

    /// The address from the program's log.
    pub fn of(program: &'a Program) -> Self {
        let said = program.said();
        let line = said.iter().rev().find_map(|line| Some(line.split_once(LISTENS)?.1.to_owned()));
        Self { program, address: line.expect("it listens") }
    }

    /// The address, with the port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// The response under a path.
    pub async fn get(&self, path: &str) -> (StatusCode, String) {
        let response = reqwest::get(format!("http://{}{path}", self.address)).await.expect("an answer");
        (response.status(), response.text().await.expect("a text"))
    }

    /// Runs a subcommand that asks the program for its state.
    pub fn ask(&self, arguments: &[&str]) -> Output {
        let listens = format!("monitor.listen={}", self.address);
        self.program.talon(&[&["--set", &listens], arguments].concat())
    }

    /// The sum over all series of a metric that have these labels.
    pub async fn sum(&self, name: &str, labels: &[&str]) -> f64 {
        sum(&self.get("/metrics").await.1, name, labels)
    }
}

/// The sum over all series of a metric that have these labels.
pub fn sum(metrics: &str, name: &str, labels: &[&str]) -> f64 {
    let of = |line: &&str| {
        let rest = line.strip_prefix(name);
        rest.is_some_and(|rest| rest.starts_with(['{', ' '])) && labels.iter().all(|label| line.contains(label))
    };
    let value = |line: &str| line.rsplit(' ').next().and_then(|value| value.parse::<f64>().ok());
    metrics.lines().filter(of).filter_map(value).sum()
}
