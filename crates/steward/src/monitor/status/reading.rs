//! One scrape of a bot's metrics, and calculations with it.

use prometheus_parse::{Sample, Scrape, Value};
use tokio::time::Instant;

/// A filter: each label must have its value.
pub(super) type With<'a> = &'a [(&'a str, &'a str)];

/// All metrics at one moment.
pub(super) struct Reading {
    at: Instant,
    samples: Vec<Sample>,
}

impl Reading {
    /// Parses the bot's answer; `None` if it is not a bot of ours.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let samples = Scrape::parse(text.lines().map(|line| Ok(line.to_owned()))).ok()?.samples;
        let reading = Self { at: Instant::now(), samples };
        reading.label("talon_build", "version").is_some().then_some(reading)
    }

    /// True if both readings are of the same process, without a restart in between.
    pub(super) fn is_of_same_process(&self, later: &Self) -> bool {
        const STARTED: &str = "process_start_time_seconds";
        (self.value(STARTED, &[]) - later.value(STARTED, &[])).abs() < 0.001
    }

    /// The seconds between two readings.
    pub(super) fn seconds_until(&self, later: &Self) -> f64 {
        later.at.duration_since(self.at).as_secs_f64()
    }

    /// The first value of a metric's label.
    pub(super) fn label(&self, name: &str, label: &str) -> Option<&str> {
        self.samples.iter().find(|sample| sample.metric == name)?.labels.get(label)
    }

    /// All values of a metric's label, in order.
    pub(super) fn labels(&self, name: &str, label: &str) -> Vec<&str> {
        let of = self.samples.iter().filter(|sample| sample.metric == name);
        let mut values: Vec<&str> = of.filter_map(|sample| sample.labels.get(label)).collect();
        values.sort_unstable();
        values.dedup();
        values
    }

    /// The sum of a metric over all series that match.
    pub(super) fn value(&self, name: &str, with: With<'_>) -> f64 {
        let number = |sample: &Sample| match &sample.value {
            Value::Counter(number) | Value::Gauge(number) | Value::Untyped(number) => *number,
            Value::Histogram(_) | Value::Summary(_) => 0.0,
        };
        self.of(name, with).map(number).fold(0.0, |sum, number| sum + number)
    }

    /// The cumulative buckets of a histogram, summed over all series that match.
    pub(super) fn buckets(&self, name: &str, with: With<'_>) -> Vec<(f64, f64)> {
        let mut sums: Vec<(f64, f64)> = Vec::new();
        for sample in self.of(name, with) {
            let Value::Histogram(buckets) = &sample.value else { continue };
            for bucket in buckets {
                match sums.iter_mut().find(|(bound, _)| bound.total_cmp(&bucket.less_than).is_eq()) {
                    Some((_, count)) => *count += bucket.count,
                    None => sums.push((bucket.less_than, bucket.count)),
                }
            }
        }
        sums.sort_by(|one, other| one.0.total_cmp(&other.0));
        sums
    }

    fn of<'a>(&'a self, name: &'a str, with: With<'a>) -> impl Iterator<Item = &'a Sample> {
        let fits = move |sample: &&Sample| {
            sample.metric == name && with.iter().all(|(label, value)| sample.labels.get(label) == Some(*value))
        };
        self.samples.iter().filter(fits)
    }
}

/// The smallest bound that covers this share of the values: infinity if it is beyond the last bound, `None` if there are no values.
pub(super) fn bound(buckets: &[(f64, f64)], share: f64) -> Option<f64> {
    let all = buckets.last().map(|(_, count)| *count).filter(|count| *count > 0.0)?;
    buckets.iter().find(|(_, count)| *count >= all * share).map(|(bound, _)| *bound)
}

/// The increase of the buckets between two readings.
pub(super) fn added(earlier: &[(f64, f64)], later: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let before = |bound: f64| earlier.iter().find(|(known, _)| known.total_cmp(&bound).is_eq());
    later.iter().map(|(bound, count)| (*bound, count - before(*bound).map_or(0.0, |(_, count)| *count))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOLD: &str = "\
# HELP talon_build Always 1.
# TYPE talon_build gauge
talon_build{version=\"0.1.0\"} 1
# TYPE talon_inputs counter
talon_inputs_total{platform=\"telegram\",input=\"press\"} 3
talon_inputs_total{platform=\"telegram\",input=\"words\"} 4
talon_inputs_total{platform=\"discord\",input=\"press\"} 5
# TYPE talon_answer_seconds histogram
# UNIT talon_answer_seconds seconds
talon_answer_seconds_sum{platform=\"telegram\"} 0.5
talon_answer_seconds_count{platform=\"telegram\"} 4
talon_answer_seconds_bucket{le=\"0.001\",platform=\"telegram\"} 2
talon_answer_seconds_bucket{le=\"0.5\",platform=\"telegram\"} 3
talon_answer_seconds_bucket{le=\"+Inf\",platform=\"telegram\"} 4
talon_answer_seconds_bucket{le=\"0.001\",platform=\"discord\"} 0
talon_answer_seconds_bucket{le=\"0.5\",platform=\"discord\"} 1
talon_answer_seconds_bucket{le=\"+Inf\",platform=\"discord\"} 1
# EOF
";

    #[test]
    fn values_are_summed_over_what_is_not_told_apart() {
        let reading = Reading::parse(TOLD).unwrap();
        assert_eq!(reading.label("talon_build", "version"), Some("0.1.0"));
        assert_eq!(reading.value("talon_inputs_total", &[("platform", "telegram")]), 7.0);
        assert_eq!(reading.value("talon_inputs_total", &[]), 12.0);
        assert_eq!(reading.value("talon_inputs_total", &[("platform", "terminal")]), 0.0);
        assert_eq!(reading.labels("talon_inputs_total", "platform"), ["discord", "telegram"]);
    }

    #[test]
    fn bounds_are_those_of_buckets() {
        let reading = Reading::parse(TOLD).unwrap();
        let all = reading.buckets("talon_answer_seconds", &[]);
        assert_eq!(all, [(0.001, 2.0), (0.5, 4.0), (f64::INFINITY, 5.0)]);
        assert_eq!(bound(&all, 0.4), Some(0.001));
        assert_eq!(bound(&all, 0.5), Some(0.5));
        assert_eq!(bound(&all, 0.99), Some(f64::INFINITY));
        assert_eq!(bound(&added(&all, &all), 0.5), None, "nothing came");
        assert_eq!(bound(&[], 0.5), None);
    }

    #[test]
    fn what_is_not_talon_is_no_reading() {
        assert!(Reading::parse("<html>hello</html>").is_none());
        assert!(Reading::parse("").is_none());
        assert!(Reading::parse("up 1\n").is_none());
    }
}
