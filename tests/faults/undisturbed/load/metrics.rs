//! The metrics of the processes while people play.

use std::collections::BTreeMap;

use prometheus_parse::{Scrape, Value};

/// The metrics of all processes at a moment.
pub(super) struct Metrics(Vec<Scrape>);

impl Metrics {
    pub(super) async fn by(monitors: &[String]) -> Self {
        let mut told = Vec::new();
        for address in monitors {
            let text = reqwest::get(format!("http://{address}/metrics"))
                .await
                .expect("it answers")
                .text()
                .await
                .expect("text");
            told.push(Scrape::parse(text.lines().map(|line| Ok(line.to_owned()))).expect("metrics"));
        }
        Self(told)
    }

    /// The sum of a counter or gauge over its labels and all processes.
    pub(super) fn sum(&self, name: &str) -> f64 {
        self.each(name).sum()
    }

    fn each<'a>(&'a self, name: &'a str) -> impl Iterator<Item = f64> + 'a {
        self.0.iter().flat_map(|scrape| &scrape.samples).filter(move |sample| sample.metric == name).filter_map(
            |sample| match sample.value {
                Value::Counter(value) | Value::Gauge(value) | Value::Untyped(value) => Some(value),
                Value::Histogram(_) | Value::Summary(_) => None,
            },
        )
    }

    /// The cumulative buckets of a histogram, in microseconds, by the value of a label.
    fn counts(&self, name: &str, by: &str) -> BTreeMap<String, BTreeMap<u64, f64>> {
        let mut counts: BTreeMap<String, BTreeMap<u64, f64>> = BTreeMap::new();
        for sample in self.0.iter().flat_map(|scrape| &scrape.samples).filter(|sample| sample.metric == name) {
            if let Value::Histogram(buckets) = &sample.value {
                let of = counts.entry(sample.labels.get(by).unwrap_or_default().to_owned()).or_default();
                for bucket in buckets {
                    *of.entry((bucket.less_than.min(1e9) * 1e6) as u64).or_default() += bucket.count;
                }
            }
        }
        counts
    }
}

/// The change between two moments.
pub(super) struct Between<'a> {
    pub(super) before: &'a Metrics,
    pub(super) after: &'a Metrics,
    pub(super) seconds: f64,
}

impl Between<'_> {
    pub(super) fn grown(&self, name: &str) -> f64 {
        self.after.sum(name) - self.before.sum(name)
    }

    /// The count, the median and the 99th percentile in milliseconds, by the value of a label.
    fn times(&self, name: &str, by: &str) -> Vec<(String, f64, [f64; 2])> {
        let (old, new) = (self.before.counts(name, by), self.after.counts(name, by));
        let times = new.into_iter().map(|(of, buckets)| {
            let less = |bound: &u64| old.get(&of).and_then(|old| old.get(bound)).copied().unwrap_or_default();
            let grown: Vec<(u64, f64)> = buckets.iter().map(|(bound, count)| (*bound, count - less(bound))).collect();
            let all = grown.last().map_or(0.0, |(_, count)| *count);
            let within = |part: f64| {
                let bound = grown.iter().find(|(_, count)| *count >= all * part).map_or(0, |(bound, _)| *bound);
                bound as f64 / 1e3
            };
            let within = [within(0.5), within(0.99)];
            (of, all, within)
        });
        times.collect()
    }

    /// Prints all measurements.
    pub(super) fn report(&self) {
        let (inputs, processor) = (self.grown("talon_inputs_total"), self.grown("process_cpu_seconds_total"));
        println!(
            "{:.1} inputs a second; {:.2} cores, {:.2} ms each; resident {:.0} MB in all; store errors {}",
            inputs / self.seconds,
            processor / self.seconds,
            processor * 1e3 / inputs.max(1.0),
            self.after.sum("process_resident_memory_bytes") / 1e6,
            self.grown("talon_store_errors_total"),
        );
        println!("{:.1} requests a second to the platforms", self.grown("talon_requests_total") / self.seconds);
        for (name, by) in [
            ("talon_answer_seconds", "platform"),
            ("talon_page_delay_seconds", "platform"),
            ("talon_timer_delay_seconds", "kind"),
            ("talon_request_seconds", "platform"),
            ("talon_store_seconds", "call"),
        ] {
            for (of, all, [half, most]) in self.times(name, by) {
                if all > self.seconds / 4.0 {
                    println!("{name} {of}: {all} times, median within {half} ms, 99 of 100 within {most} ms");
                }
            }
        }
    }

    /// A summary of an hour, in a line.
    pub(super) fn line(&self, hour: usize, gauges: &Gauges) -> String {
        let each = |name: &str| {
            let times = self.times(name, "platform").into_iter().filter(|(_, all, _)| *all > 0.0);
            let told = times.map(|(of, _, [half, most])| format!("{of} {half:.0} to {most:.0} ms"));
            told.collect::<Vec<_>>().join(", ")
        };
        format!(
            "{hour:02}: tables {}, {:.1} inputs and {:.1} requests a second, {:.2} cores; answers {}; pages {}; at most {} \
             inputs, {} tables, {} timers wait",
            gauges.most("talon_tables_open"),
            self.grown("talon_inputs_total") / self.seconds,
            self.grown("talon_requests_total") / self.seconds,
            self.grown("process_cpu_seconds_total") / self.seconds,
            each("talon_answer_seconds"),
            each("talon_page_delay_seconds"),
            gauges.most("talon_inputs_unfinished"),
            gauges.most("talon_tables_behind"),
            gauges.most("talon_timers_due"),
        )
    }
}

/// Samples of what was waiting.
#[derive(Default)]
pub(super) struct Gauges(BTreeMap<&'static str, Vec<f64>>);

impl Gauges {
    pub(super) fn note(&mut self, told: &Metrics) {
        for name in ["talon_inputs_unfinished", "talon_store_connections"] {
            self.0.entry(name).or_default().push(told.sum(name));
        }
        // Each process reports on the whole database.
        for name in ["talon_tables_behind", "talon_timers_due", "talon_tables_open"] {
            self.0.entry(name).or_default().push(told.each(name).fold(0.0, f64::max));
        }
    }

    fn most(&self, name: &str) -> f64 {
        self.0.get(name).into_iter().flatten().copied().fold(0.0, f64::max)
    }

    pub(super) fn report(&mut self) {
        for (name, values) in &mut self.0 {
            values.sort_by(f64::total_cmp);
            println!("{name}: median {}, at most {}", values[values.len() / 2], values[values.len() - 1]);
        }
    }
}
