//! Every metric in one list: its name, its description and its labels.

use std::fmt;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry, Unit};
use talon_house::Observer;
use talon_house::ports::observer::{AnswerKind, InputKind};
use talon_store::PlatformKind;
use talon_table::Timestamp;

use super::labels::{
    OfAnswer, OfBuild, OfCall, OfError, OfGame, OfInput, OfKind, OfLevel, OfOutcome, OfPlatform, OfRequest, OfState,
    Outcome, Request,
};
use crate::monitor::usage::Usage;

/// A gauge of seconds, or of anything else that is not whole.
type Float = Gauge<f64, AtomicU64>;

/// Histograms by label.
pub(super) type Times<L> = Family<L, Histogram, fn() -> Histogram>;

/// The metrics. Clones of a metric share the same numbers.
pub(crate) struct Metrics {
    registry: Registry,
    /// For tests that compare documents with the metrics.
    #[cfg_attr(not(test), expect(dead_code, reason = "only tests compare documents with it"))]
    names: Vec<String>,
    inputs: Family<OfInput, Counter>,
    unfinished: Family<OfPlatform, Gauge>,
    answers: Family<OfAnswer, Counter>,
    answer_times: Times<OfInput>,
    requests: Family<OfOutcome, Counter>,
    request_times: Times<OfRequest>,
    reached: Family<OfPlatform, Gauge>,
    set_up: Family<OfPlatform, Gauge>,
    page_delays: Times<OfPlatform>,
    pub(super) tables_behind: Gauge,
    pub(super) tables_open: Gauge,
    pub(super) timers_due: Gauge,
    pub(super) timer_delays: Times<OfKind>,
    pub(super) claims: Family<OfKind, Counter>,
    pub(super) store_times: Times<OfCall>,
    pub(super) store_errors: Family<OfError, Counter>,
    pub(super) store_up: Gauge,
    pub(super) connections: Family<OfState, Gauge>,
    pub(super) commits: Family<OfKind, Counter>,
    pub(super) matches: Family<OfGame, Counter>,
    pub(super) choice_times: Times<OfLevel>,
    pub(super) picture_times: Histogram,
    backup_time: Float,
    backups_failed: Counter,
    logs_moved: Counter,
    log_moves_failed: Counter,
    memory: Gauge,
    processor: Counter<f64, AtomicU64>,
    files: Gauge,
}

impl Metrics {
    /// All metrics at zero, for a program of this commit. `started` is its start in seconds since the epoch.
    pub(crate) fn new(commit: &'static str, started: f64) -> Self {
        let mut registry = Registry::default();
        let mut names = Vec::new();
        let mut own =
            Registering { registry: registry.sub_registry_with_prefix("talon"), of: "talon", names: &mut names };
        let build: Family<OfBuild, Gauge> = own.count("build", "Always 1: the program's version and commit");
        build.get_or_create(&OfBuild { version: env!("CARGO_PKG_VERSION"), commit }).set(1);
        let inputs = own.count("inputs", "Presses and messages that the house received");
        let unfinished = own.count("inputs_unfinished", "Inputs that are being answered");
        let answers = own.count("answers", "Answers by kind");
        let answer_times = own.times("answer", "Time from an input's arrival to its answer", quick);
        let requests = own.count("requests", "Requests to a platform by outcome");
        let request_times = own.times("request", "Duration of requests to a platform", slow);
        let reached = own.count("platform_reached", "Whether the platform is reached");
        let set_up =
            own.count("platform_set_up", "Whether the platform accepted all of the bot's commands and descriptions");
        let page_delays =
            own.times("page_delay", "Time from when a table's pages became outdated until all were shown", slow);
        let tables_behind = own.count("tables_behind", "Tables whose pages may be behind");
        let tables_open = own.count("tables_open", "Tables that are open");
        let timers_due = own.count("timers_due", "Overdue timers");
        let timer_delays = own.times("timer_delay", "How late timers fired, by kind", slow);
        let claims = own.count("claims", "Pieces of due work that this process claimed");
        let store_times = own.times("store", "Duration of store calls", quick);
        let store_errors = own.count("store_errors", "Failed store calls");
        let store_up = own.count("store_up", "Whether the database answered the last check");
        let connections = own.count("store_connections", "Connections to the database");
        let commits = own.count("commits", "Saved decisions by who caused them");
        let matches = own.count("matches_finished", "Matches that ended");
        let choice_times =
            own.times("choice", "Duration of an AI player's decision, including the wait for a thread", quick);
        let picture_times =
            own.time("picture", "Duration of drawing a picture, including the wait for a thread", quick());
        let backup_time = own.with_unit(
            "backup_time",
            "Time of the last automatic backup, since the epoch; 0 for none",
            Unit::Seconds,
            Gauge::default(),
        );
        let backups_failed = own.count("backups_failed", "Failed automatic backups");
        let logs_moved = own.count("logs_moved", "Logs of closed tables moved out of the database");
        let log_moves_failed = own.count("log_moves_failed", "Failed attempts to move logs");
        let mut process =
            Registering { registry: registry.sub_registry_with_prefix("process"), of: "process", names: &mut names };
        let memory = process.with_unit("resident_memory", "Resident memory", Unit::Bytes, Gauge::default());
        let processor = process.with_unit("cpu", "Processor time used", Unit::Seconds, Counter::default());
        let files = process.count("open_fds", "Open file descriptors");
        let about = "When the process started, since the epoch";
        let begun: Float = process.with_unit("start_time", about, Unit::Seconds, Gauge::default());
        begun.set(started);
        Self {
            registry,
            names,
            inputs,
            unfinished,
            answers,
            answer_times,
            requests,
            request_times,
            reached,
            set_up,
            page_delays,
            tables_behind,
            tables_open,
            timers_due,
            timer_delays,
            claims,
            store_times,
            store_errors,
            store_up,
            connections,
            commits,
            matches,
            choice_times,
            picture_times,
            backup_time,
            backups_failed,
            logs_moved,
            log_moves_failed,
            memory,
            processor,
            files,
        }
    }

    /// All metrics in Prometheus's text format.
    pub(crate) fn text(&self) -> Result<String, fmt::Error> {
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }

    /// The names of all metrics with their units, counted or not.
    #[cfg(test)]
    fn names(&self) -> &[String] {
        &self.names
    }

    /// Counts a request to a platform.
    pub(crate) fn requested(&self, on: PlatformKind, what: Request, outcome: Outcome, took: Duration) {
        let (platform, request) = (on.code(), what.into());
        self.requests.get_or_create(&OfOutcome { platform, request, outcome: outcome.into() }).inc();
        self.request_times.get_or_create(&OfRequest { platform, request }).observe(took.as_secs_f64());
    }

    /// Records whether the platform accepted all of the bot's commands and descriptions.
    pub(crate) fn set_up(&self, on: PlatformKind, complete: bool) {
        self.set_up.get_or_create(&OfPlatform { platform: on.code() }).set(i64::from(complete));
    }

    /// Records whether a platform is reached.
    pub(crate) fn reach(&self, on: PlatformKind, reached: bool) {
        self.reached.get_or_create(&OfPlatform { platform: on.code() }).set(i64::from(reached));
    }

    /// Records the time of the newest backup, if there is one.
    pub(crate) fn backed_up(&self, at: Option<Timestamp>) {
        self.backup_time.set(at.map_or(0.0, |at| at.0 as f64 / 1000.0));
    }

    /// Counts a failed backup.
    pub(crate) fn backup_failed(&self) {
        self.backups_failed.inc();
    }

    /// Counts logs moved out of the database.
    pub(crate) fn moved_logs(&self, logs: u64) {
        self.logs_moved.inc_by(logs);
    }

    /// Counts a failed attempt to move logs.
    pub(crate) fn log_move_failed(&self) {
        self.log_moves_failed.inc();
    }

    /// Records the process's resource usage.
    pub(super) fn note_usage(&self, usage: &Usage) {
        self.memory.set(i64::try_from(usage.resident_bytes).unwrap_or(i64::MAX));
        self.processor.inner().store(usage.processor.as_secs_f64().to_bits(), Ordering::Relaxed);
        self.files.set(i64::try_from(usage.files).unwrap_or(i64::MAX));
    }
}

impl fmt::Debug for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Metrics")
    }
}

impl Observer for Metrics {
    fn came(&self, on: PlatformKind, what: InputKind) {
        let platform = on.code();
        self.inputs.get_or_create(&OfInput { platform, input: what.into() }).inc();
        self.unfinished.get_or_create(&OfPlatform { platform }).inc();
    }

    fn answered(&self, on: PlatformKind, what: InputKind, how: AnswerKind, took: Duration) {
        let (platform, input) = (on.code(), what.into());
        self.unfinished.get_or_create(&OfPlatform { platform }).dec();
        self.answers.get_or_create(&OfAnswer { platform, input, answer: how.into() }).inc();
        self.answer_times.get_or_create(&OfInput { platform, input }).observe(took.as_secs_f64());
    }

    fn caught_up(&self, on: PlatformKind, behind: Duration) {
        self.page_delays.get_or_create(&OfPlatform { platform: on.code() }).observe(behind.as_secs_f64());
    }
}

/// A part of the registry under construction.
struct Registering<'a> {
    registry: &'a mut Registry,
    /// The prefix of its metrics' names.
    of: &'static str,
    names: &'a mut Vec<String>,
}

impl Registering<'_> {
    /// A metric without a unit.
    fn count<M: Metric + Clone + Default>(&mut self, name: &str, about: &str) -> M {
        let metric = M::default();
        self.names.push(format!("{}_{name}", self.of));
        self.registry.register(name, about, metric.clone());
        metric
    }

    fn with_unit<M: Metric + Clone>(&mut self, name: &str, about: &str, unit: Unit, metric: M) -> M {
        self.names.push(format!("{}_{name}_{}", self.of, unit.as_str()));
        self.registry.register_with_unit(name, about, unit, metric.clone());
        metric
    }

    /// A histogram of times without labels.
    fn time(&mut self, name: &str, about: &str, buckets: Histogram) -> Histogram {
        self.with_unit(name, about, Unit::Seconds, buckets)
    }

    /// Histograms of times by label.
    fn times<L>(&mut self, name: &str, about: &str, buckets: fn() -> Histogram) -> Times<L>
    where
        L: EncodeLabelSet + fmt::Debug + Clone + Eq + Hash + Send + Sync + 'static,
    {
        self.with_unit(name, about, Unit::Seconds, Times::<L>::new_with_constructor(buckets))
    }
}

/// Buckets for things that should take milliseconds: the goals are 10 ms, and nobody waits longer than ten seconds.
fn quick() -> Histogram {
    Histogram::new([0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0])
}

/// Buckets for things that wait for a platform or its pace: up to some minutes.
fn slow() -> Histogram {
    Histogram::new([0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0])
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use strum::VariantArray as _;
    use talon_games::GameKind;

    use super::*;
    use crate::monitor::labels::OfGame;

    fn metrics() -> Metrics {
        Metrics::new("0a1b2c3d", 1.5)
    }

    fn document(path: &str) -> String {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// The names of the metrics in a text, without the suffixes of counters and histograms.
    fn named(text: &str) -> BTreeSet<String> {
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let ours = words.filter(|word| word.starts_with("talon_") || word.starts_with("process_"));
        let endings = ["_bucket", "_count", "_sum", "_total"];
        ours.map(|word| endings.iter().find_map(|ending| word.strip_suffix(ending)).unwrap_or(word).to_owned())
            .collect()
    }

    #[test]
    fn dashboards_and_alerts_name_metrics_that_exist() {
        let metrics = metrics();
        let known: BTreeSet<String> = metrics.names().iter().cloned().collect();
        for path in ["packaging/monitoring/dashboard.json", "packaging/monitoring/alerts.yaml"] {
            let asked = named(&document(path));
            assert!(asked.len() > 5, "{path}: {asked:?}");
            assert_eq!(asked.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "{path}");
        }
    }

    #[test]
    fn every_metric_is_explained() {
        let explained = named(&document("docs/operating.md"));
        let metrics = metrics();
        let missing: Vec<&String> = metrics.names().iter().filter(|name| !explained.contains(*name)).collect();
        assert_eq!(missing, Vec::<&String>::new());
    }

    #[test]
    fn what_is_counted_is_told() {
        let metrics = metrics();
        for platform in PlatformKind::ALL {
            for what in InputKind::VARIANTS {
                metrics.came(*platform, *what);
                metrics.answered(*platform, *what, AnswerKind::Page, Duration::from_millis(3));
            }
        }
        metrics.came(PlatformKind::Telegram, InputKind::Press);
        metrics.requested(PlatformKind::Telegram, Request::Edit, Outcome::Wait, Duration::from_secs(2));
        metrics.matches.get_or_create(&OfGame { game: GameKind::Santase.name() }).inc();
        metrics.note_usage(&Usage { resident_bytes: 4096, processor: Duration::from_millis(2500), files: 7 });
        let text = metrics.text().unwrap();
        for line in [
            concat!("talon_build{version=\"", env!("CARGO_PKG_VERSION"), "\",commit=\"0a1b2c3d\"} 1"),
            "talon_inputs_total{platform=\"telegram\",input=\"press\"} 2",
            "talon_inputs_unfinished{platform=\"telegram\"} 1",
            "talon_answers_total{platform=\"discord\",input=\"words\",answer=\"page\"} 1",
            "talon_answer_seconds_bucket{le=\"0.005\",platform=\"discord\",input=\"press\"} 1",
            "talon_requests_total{platform=\"telegram\",request=\"edit\",outcome=\"wait\"} 1",
            "talon_matches_finished_total{game=\"santase\"} 1",
            "process_resident_memory_bytes 4096",
            "process_cpu_seconds_total 2.5",
            "process_start_time_seconds 1.5",
            "# EOF",
        ] {
            assert!(text.lines().any(|told| told == line), "{line}\n{text}");
        }
    }
}
