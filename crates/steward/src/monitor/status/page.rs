//! The page of `talon status`, for 80 columns, or fewer if the terminal is narrower.

use std::time::Duration;

use super::reading::{Reading, With, added, bound};

/// The width of the first column.
const NAMES: usize = 14;

/// The width of a platform's column.
const COLUMN: usize = 30;

/// The metric that has a value for each platform.
const REACHED: &str = "talon_platform_reached";

/// The metric that says whether a platform accepted the bot's commands.
const SET_UP: &str = "talon_platform_set_up";

/// The page's lines.
pub(super) struct Page(Vec<String>);

impl Page {
    /// Totals since the bot started.
    pub(super) fn since_start(reading: &Reading, address: &str) -> Self {
        let uptime = uptime(reading);
        Self::of(&Interval { from: None, to: reading, seconds: uptime.as_secs_f64() }, address, "since the start")
    }

    /// Changes between two readings of one process.
    pub(super) fn between(earlier: &Reading, later: &Reading, address: &str) -> Self {
        let interval = Interval { from: Some(earlier), to: later, seconds: earlier.seconds_until(later) };
        Self::of(&interval, address, "since the last refresh")
    }

    /// The page if no bot answers.
    pub(super) fn without_answer(why: &str) -> Self {
        Self(vec![why.to_owned(), String::new(), "Trying again every two seconds; press q to quit.".to_owned()])
    }

    /// The lines, cut to this width.
    pub(super) fn lines(&self, columns: usize) -> Vec<String> {
        self.0.iter().map(|line| line.chars().take(columns).collect()).collect()
    }

    fn of(interval: &Interval<'_>, address: &str, over: &str) -> Self {
        let reading = interval.to;
        let version = reading.label("talon_build", "version").unwrap_or_default();
        let mut lines = vec![
            format!("Talon {version} on {address}, up {}", short_duration(uptime(reading))),
            format!("Rates and times {over}:"),
            String::new(),
        ];
        lines.extend(platforms(interval));
        lines.push(String::new());
        lines.extend(house(interval));
        lines.push(String::new());
        lines.extend(process(interval));
        Self(lines)
    }
}

/// The interval that the page covers.
struct Interval<'a> {
    from: Option<&'a Reading>,
    to: &'a Reading,
    seconds: f64,
}

impl Interval<'_> {
    /// The increase of a counter.
    fn count(&self, name: &str, with: With<'_>) -> f64 {
        self.to.value(name, with) - self.from.map_or(0.0, |from| from.value(name, with))
    }

    fn rate(&self, name: &str, with: With<'_>) -> String {
        format!("{:.1} a second", self.count(name, with) / self.seconds.max(f64::EPSILON))
    }

    /// The median and the 99th percentile of a histogram.
    fn times(&self, name: &str, with: With<'_>) -> String {
        let earlier = self.from.map(|from| from.buckets(name, with)).unwrap_or_default();
        let buckets = added(&earlier, &self.to.buckets(name, with));
        match (bound(&buckets, 0.5), bound(&buckets, 0.99)) {
            (Some(half), Some(most)) => format!("half {}, 99 % {}", time(half), time(most)),
            _ => "–".to_owned(),
        }
    }
}

fn platforms(interval: &Interval<'_>) -> Vec<String> {
    let codes = interval.to.labels(REACHED, "platform");
    let each = |cell: &dyn Fn(&str) -> String| codes.iter().map(|code| cell(code)).collect::<Vec<String>>();
    let outcomes = |code: &str, outcome: &str| {
        format!("{:.0}", interval.count("talon_requests_total", &[("platform", code), ("outcome", outcome)]))
    };
    vec![
        row("", &each(&str::to_owned)),
        row(
            "reached",
            &each(&|code| if interval.to.value(REACHED, &of(code)) > 0.5 { "yes" } else { "no" }.to_owned()),
        ),
        row(
            "commands",
            &each(&|code| {
                if interval.to.value(SET_UP, &of(code)) > 0.5 { "set" } else { "REFUSED: talon health" }.to_owned()
            }),
        ),
        row("inputs", &each(&|code| interval.rate("talon_inputs_total", &of(code)))),
        row("answered in", &each(&|code| interval.times("talon_answer_seconds", &of(code)))),
        row("requests", &each(&|code| interval.rate("talon_requests_total", &of(code)))),
        row("taken in", &each(&|code| interval.times("talon_request_seconds", &of(code)))),
        row("told to wait", &each(&|code| outcomes(code, "wait"))),
        row("unreachable", &each(&|code| outcomes(code, "unreachable"))),
        row("refused", &each(&|code| outcomes(code, "refused"))),
    ]
}

fn of(platform: &str) -> [(&'static str, &str); 1] {
    [("platform", platform)]
}

fn house(interval: &Interval<'_>) -> Vec<String> {
    let now = |name: &str| format!("{:.0}", interval.to.value(name, &[]));
    let (open, behind) = (now("talon_tables_open"), now("talon_tables_behind"));
    let matches = interval.count("talon_matches_finished_total", &[]);
    vec![
        row("tables", &[format!("{open} open, {behind} behind, {} timers due", now("talon_timers_due"))]),
        row("decisions", &[format!("{}, {matches:.0} matches ended", interval.rate("talon_commits_total", &[]))]),
        row("pages shown", &[format!("{} after they fell behind", interval.times("talon_page_delay_seconds", &[]))]),
        row("timers", &[format!("{} late", interval.times("talon_timer_delay_seconds", &[]))]),
        row("AI players", &[format!("{} a decision", interval.times("talon_choice_seconds", &[]))]),
    ]
}

fn process(interval: &Interval<'_>) -> Vec<String> {
    let now = |name: &str, with: With<'_>| interval.to.value(name, with);
    let up = if now("talon_store_up", &[]) > 0.5 { "answers" } else { "DOES NOT ANSWER" };
    let used = now("talon_store_connections", &[("state", "used")]);
    let all = now("talon_store_connections", &[]);
    let errors = interval.count("talon_store_errors_total", &[]);
    let share = interval.count("process_cpu_seconds_total", &[]) / interval.seconds.max(f64::EPSILON) * 100.0;
    let megabytes = now("process_resident_memory_bytes", &[]) / f64::from(1 << 20);
    vec![
        row("database", &[format!("{up}; {used:.0} of {all:.0} connections used, {errors:.0} calls failed")]),
        row("its calls", &[interval.times("talon_store_seconds", &[])]),
        row(
            "process",
            &[format!(
                "{megabytes:.0} MB, {share:.0} % of a processor, {:.0} open files",
                now("process_open_fds", &[])
            )],
        ),
    ]
}

fn row(name: &str, cells: &[String]) -> String {
    let cells: String = cells.iter().map(|cell| format!("{cell:COLUMN$}")).collect();
    format!("{name:NAMES$}{}", cells.trim_end()).trim_end().to_owned()
}

fn time(seconds: f64) -> String {
    if seconds.is_infinite() {
        "longer".to_owned()
    } else if seconds < 1.0 {
        format!("{} ms", seconds * 1000.0)
    } else {
        format!("{seconds} s")
    }
}

/// How long the process has been running, even if the clock was set since.
fn uptime(reading: &Reading) -> Duration {
    let now = crate::system::seconds_since_epoch();
    Duration::try_from_secs_f64(now - reading.value("process_start_time_seconds", &[])).unwrap_or_default()
}

/// A duration in its two largest units.
fn short_duration(time: Duration) -> String {
    let seconds = Duration::from_secs(time.as_secs());
    let text = humantime::format_duration(seconds).to_string();
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}
