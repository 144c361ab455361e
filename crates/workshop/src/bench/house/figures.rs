//! The results of a measurement.

use std::io::Write;
use std::time::Duration;

use serde::Serialize;
use talon_steward::Failure;

use super::fault::fault;
use crate::bench::HouseFlags;

/// A line of JSON.
#[derive(Debug, Serialize)]
pub(super) struct Figures {
    database: &'static str,
    /// Open tables at which nothing happens meanwhile.
    idle_tables: u64,
    /// The time from opening the database until no due work is left, at this version's first start on it.
    first_ready_ms: f64,
    /// The same at every later start.
    ready_ms: f64,
    /// The memory of the process when it is ready.
    resident_mb: f64,
    /// Statements until a press is answered.
    statements_per_press: f64,
    writing_statements_per_press: f64,
    transactions_per_press: f64,
    /// Accepted presses while everybody presses as fast as answers come, and pages are delivered at the same time.
    accepted_per_second: f64,
    /// Presses a second, no matter how long the answers take.
    rate: u32,
    acknowledged_ms: Percentiles,
    shown_ms: Percentiles,
}

/// The cost of one press until it is answered.
#[derive(Debug, Clone, Copy)]
pub(super) struct Costs {
    pub(super) statements: f64,
    pub(super) writing: f64,
    pub(super) transactions: f64,
}

/// Measurements under load.
#[derive(Debug)]
pub(super) struct Loads {
    pub(super) accepted_per_second: f64,
    /// From the press to its answer.
    pub(super) acknowledged: Vec<Duration>,
    /// From the press until the player's own page shows its effect.
    pub(super) shown: Vec<Duration>,
}

/// The median and the 99th percentile, in milliseconds.
#[derive(Debug, Serialize)]
pub(in crate::bench) struct Percentiles {
    p50: f64,
    p99: f64,
}

impl Percentiles {
    pub(in crate::bench) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |percent: usize| {
            let rank = (times.len() * percent).div_ceil(100).saturating_sub(1);
            times.get(rank).copied().map_or(0.0, milliseconds)
        };
        Self { p50: at(50), p99: at(99) }
    }
}

impl Figures {
    pub(super) fn new(
        database: &'static str,
        flags: &HouseFlags,
        (first_ready, ready): (Duration, Duration),
        resident_mb: f64,
        costs: &Costs,
        loads: Loads,
    ) -> Self {
        Self {
            database,
            idle_tables: flags.tables,
            first_ready_ms: milliseconds(first_ready),
            ready_ms: milliseconds(ready),
            resident_mb: rounded(resident_mb),
            statements_per_press: rounded(costs.statements),
            writing_statements_per_press: rounded(costs.writing),
            transactions_per_press: rounded(costs.transactions),
            accepted_per_second: loads.accepted_per_second.round(),
            rate: flags.rate,
            acknowledged_ms: Percentiles::of(loads.acknowledged),
            shown_ms: Percentiles::of(loads.shown),
        }
    }

    pub(super) fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let written = serde_json::to_string(self).map_err(Into::into).and_then(|line| writeln!(out, "{line}"));
        written.map_err(|error| fault("the figures cannot be written", error))
    }
}

fn milliseconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 100_000.0).round() / 100.0
}

fn rounded(figure: f64) -> f64 {
    (figure * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_measured_values() {
        let times = (1..=200).rev().map(Duration::from_millis).collect();
        let Percentiles { p50, p99 } = Percentiles::of(times);
        assert_eq!((p50, p99), (100.0, 198.0));
        let Percentiles { p50, p99 } = Percentiles::of(vec![Duration::from_micros(1234)]);
        assert_eq!((p50, p99), (1.23, 1.23));
    }
}
