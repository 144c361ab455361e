//! A small network that forecasts the result of a deal from yes-or-no features of what one side knows.
//!
//! Its first layer adds the rows of the features that are present, so its cost follows their number. Every sum has one order, and nothing
//! is fused, so that all machines compute the same bits. That is also why the code is here: libraries for networks promise speed, not bits,
//! and take minutes to compile for what is a page of code.

use std::fmt;

/// Width of the first hidden layer.
pub(crate) const WIDE: usize = 256;
/// Width of the second hidden layer.
pub(crate) const NARROW: usize = 32;
/// The results of a deal for two: from three game points lost to three won.
pub(crate) const RESULTS: usize = 7;
/// Game points of the first result.
const WORST: i8 = -3;

/// Weights are stored in units of one over this.
const UNIT: f32 = 4_096.0;

/// How likely each result is; the sum is 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Forecast(pub(crate) [f32; RESULTS]);

impl Forecast {
    /// The deal is over with so many game points, −3 to 3.
    pub(crate) fn certain(points: i8) -> Self {
        let mut likely = [0.0; RESULTS];
        if let Some(result) = likely.get_mut(usize::from(points.saturating_sub(WORST).unsigned_abs())) {
            *result = 1.0;
        }
        Self(likely)
    }

    /// The same for the other side.
    #[must_use]
    pub(crate) fn turned_round(mut self) -> Self {
        self.0.reverse();
        self
    }

    /// From what the last layer has computed.
    fn of_logits(mut logits: [f32; RESULTS]) -> Self {
        let most = logits.iter().copied().fold(f32::MIN, f32::max);
        let mut sum = 0.0;
        for logit in &mut logits {
            // The standard library's exponential differs from system to system.
            *logit = libm::expf(*logit - most);
            sum += *logit;
        }
        Self(logits.map(|part| part / sum))
    }
}

/// What each result is worth to the player who decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Worth(pub(crate) [f32; RESULTS]);

impl Worth {
    /// Its game points.
    pub(crate) const POINTS: Self = Self([-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]);

    /// What the value of each result is, given by its game points.
    pub(crate) fn by(value: impl Fn(i8) -> f32) -> Self {
        let mut points = WORST;
        Self([(); RESULTS].map(|()| {
            let worth = value(points);
            points += 1;
            worth
        }))
    }

    /// The value of this result, given by its game points.
    pub(crate) fn at(&self, points: i8) -> f32 {
        self.of(&Forecast::certain(points))
    }

    /// The mean over a forecast.
    pub(crate) fn of(&self, forecast: &Forecast) -> f32 {
        self.0.iter().zip(&forecast.0).map(|(worth, likely)| worth * likely).sum()
    }
}

/// The weights.
#[derive(Clone, PartialEq)]
pub(crate) struct Net {
    pub(crate) rows: Vec<[f32; WIDE]>,
    pub(crate) wide_bias: [f32; WIDE],
    pub(crate) inner: Vec<[f32; NARROW]>,
    pub(crate) narrow_bias: [f32; NARROW],
    pub(crate) outer: Vec<[f32; RESULTS]>,
    pub(crate) last_bias: [f32; RESULTS],
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").field("features", &self.rows.len()).finish_non_exhaustive()
    }
}

/// What the layers computed on the way to a forecast.
pub(crate) struct Pass {
    pub(crate) wide: [f32; WIDE],
    pub(crate) narrow: [f32; NARROW],
    pub(crate) forecast: Forecast,
}

impl Net {
    /// A network for so many features, in which every weight is 0.
    pub(crate) fn zero(features: usize) -> Self {
        Self {
            rows: vec![[0.0; WIDE]; features],
            wide_bias: [0.0; WIDE],
            inner: vec![[0.0; NARROW]; WIDE],
            narrow_bias: [0.0; NARROW],
            outer: vec![[0.0; RESULTS]; NARROW],
            last_bias: [0.0; RESULTS],
        }
    }

    /// The forecast for a position with these features.
    pub(crate) fn forecast(&self, features: &[u16]) -> Forecast {
        self.pass(features).forecast
    }

    pub(crate) fn pass(&self, features: &[u16]) -> Pass {
        let mut wide = self.wide_bias;
        for row in features.iter().filter_map(|feature| self.rows.get(usize::from(*feature))) {
            add(&mut wide, row, 1.0);
        }
        let mut narrow = layer(&mut wide, &self.inner, self.narrow_bias);
        let logits = layer(&mut narrow, &self.outer, self.last_bias);
        Pass { wide, narrow, forecast: Forecast::of_logits(logits) }
    }

    /// Every list of weights, in the order of the file.
    pub(crate) fn lists(&self) -> impl Iterator<Item = &[f32]> {
        let rows = self.rows.iter().map(|row| &row[..]);
        let inner = self.inner.iter().map(|row| &row[..]);
        let outer = self.outer.iter().map(|row| &row[..]);
        let first = rows.chain([&self.wide_bias[..]]).chain(inner);
        first.chain([&self.narrow_bias[..]]).chain(outer).chain([&self.last_bias[..]])
    }

    /// The same lists, to be changed.
    pub(crate) fn lists_mut(&mut self) -> impl Iterator<Item = &mut [f32]> {
        let rows = self.rows.iter_mut().map(|row| &mut row[..]);
        let inner = self.inner.iter_mut().map(|row| &mut row[..]);
        let outer = self.outer.iter_mut().map(|row| &mut row[..]);
        let first = rows.chain([&mut self.wide_bias[..]]).chain(inner);
        first.chain([&mut self.narrow_bias[..]]).chain(outer).chain([&mut self.last_bias[..]])
    }

    /// As a file: every weight as 16 bits, little-endian, in parts of 1/4096.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.lists().flatten().flat_map(|weight| ((weight * UNIT).round() as i16).to_le_bytes()).collect()
    }

    /// From a file; `None` if it was not made for so many features.
    pub(crate) fn from_bytes(bytes: &[u8], features: usize) -> Option<Self> {
        let mut net = Self::zero(features);
        let mut weights = bytes.chunks_exact(2).map(|pair| f32::from(i16::from_le_bytes([pair[0], pair[1]])) / UNIT);
        for list in net.lists_mut() {
            for weight in list {
                *weight = weights.next()?;
            }
        }
        weights.next().is_none().then_some(net)
    }
}

/// Cuts off what is below 0, and computes the layer after it.
fn layer<const OUT: usize>(values: &mut [f32], rows: &[[f32; OUT]], bias: [f32; OUT]) -> [f32; OUT] {
    let mut sums = bias;
    for (value, row) in values.iter_mut().zip(rows) {
        *value = value.max(0.0);
        if *value > 0.0 {
            add(&mut sums, row, *value);
        }
    }
    sums
}

/// Adds a row, each weight so many times.
pub(crate) fn add<const OUT: usize>(sums: &mut [f32; OUT], row: &[f32; OUT], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += times * weight;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that differ, and are whole parts of the unit.
    fn sample() -> Net {
        let mut net = Net::zero(5);
        for (at, weight) in net.lists_mut().flatten().enumerate() {
            *weight = ((at * 7_919) % 2_000) as f32 / UNIT - 0.25;
        }
        net
    }

    #[test]
    fn a_forecast_is_a_distribution_that_depends_on_the_features() {
        let net = sample();
        let forecast = net.forecast(&[1, 3]);
        assert!((forecast.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert_ne!(forecast, net.forecast(&[1, 4]));
        assert_eq!(forecast, net.forecast(&[1, 3]));
    }

    #[test]
    fn a_file_holds_every_weight_and_fits_one_number_of_features() {
        let net = sample();
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes, 5), Some(net));
        assert_eq!(Net::from_bytes(&bytes, 4), None);
        assert_eq!(Net::from_bytes(&bytes, 6), None);
    }

    #[test]
    fn results_are_worth_their_points_and_turn_round() {
        for points in -3..=3 {
            let forecast = Forecast::certain(points);
            assert_eq!(Worth::POINTS.of(&forecast), f32::from(points));
            assert_eq!(Worth::POINTS.of(&forecast.turned_round()), -f32::from(points));
        }
        assert_eq!(Worth::by(f32::from), Worth::POINTS);
    }
}
