//! Fits a network's weights to results: cross-entropy by back-propagation, and Adam (D. P. Kingma and J. Ba, Adam: A Method for Stochastic
//! Optimization, 2015).

use crate::net::{Forecast, NARROW, Net, Pass, RESULTS, WIDE, add};
use crate::rng::Dice;

/// How slowly the mean of the gradient follows it.
const FIRST: f32 = 0.9;
/// … and the mean of its square.
const SECOND: f32 = 0.999;
/// Keeps the division finite.
const TINY: f32 = 1e-6;

/// A network that learns.
pub(crate) struct Trainer {
    net: Net,
    /// The sum of the gradients since the last step.
    gradient: Net,
    first: Net,
    second: Net,
    /// How many steps each list of weights has made; those of absent features make none.
    steps: Vec<i32>,
    seen: Vec<bool>,
    samples: u32,
    loss: f64,
    losses: u32,
}

impl Trainer {
    /// A network with small random weights.
    pub(crate) fn new(features: usize, dice: &mut Dice) -> Self {
        let mut net = Net::zero(features);
        let mut random = |list: &mut [f32], most: f32| {
            list.iter_mut().for_each(|weight| *weight = (dice.below(20_001) as f32 / 10_000.0 - 1.0) * most);
        };
        net.rows.iter_mut().for_each(|row| random(row, 0.2));
        net.inner.iter_mut().for_each(|row| random(row, 0.2));
        net.outer.iter_mut().for_each(|row| random(row, 0.1));
        let lists = net.lists().count();
        Self {
            gradient: Net::zero(features),
            first: Net::zero(features),
            second: Net::zero(features),
            steps: vec![0; lists],
            seen: vec![false; features],
            net,
            samples: 0,
            loss: 0.0,
            losses: 0,
        }
    }

    pub(crate) const fn net(&self) -> &Net {
        &self.net
    }

    pub(crate) fn into_net(self) -> Net {
        self.net
    }

    /// The mean loss since the last call, in nats.
    pub(crate) fn take_loss(&mut self) -> f64 {
        std::mem::take(&mut self.loss) / f64::from(std::mem::take(&mut self.losses).max(1))
    }

    /// Learns from one position and its result.
    pub(crate) fn learn(&mut self, features: &[u16], came: &Forecast) {
        let pass = self.net.pass(features);
        let likely = came.0.iter().zip(&pass.forecast.0);
        self.loss -= likely.map(|(came, forecast)| f64::from(*came) * f64::from(forecast.max(TINY)).ln()).sum::<f64>();
        self.losses += 1;
        self.samples += 1;
        self.blame(features, &pass, came);
    }

    /// Adds the gradient of one position.
    fn blame(&mut self, features: &[u16], pass: &Pass, came: &Forecast) {
        let mut last = pass.forecast.0;
        last.iter_mut().zip(&came.0).for_each(|(forecast, came)| *forecast -= came);
        let (net, gradient) = (&self.net, &mut self.gradient);
        let narrow: [f32; NARROW] = back(&pass.narrow, &net.outer, &last, &mut gradient.outer);
        let wide: [f32; WIDE] = back(&pass.wide, &net.inner, &narrow, &mut gradient.inner);
        add::<RESULTS>(&mut gradient.last_bias, &last, 1.0);
        add(&mut gradient.narrow_bias, &narrow, 1.0);
        add(&mut gradient.wide_bias, &wide, 1.0);
        for feature in features.iter().map(|feature| usize::from(*feature)) {
            if let Some(row) = gradient.rows.get_mut(feature) {
                self.seen[feature] = true;
                add(row, &wide, 1.0);
            }
        }
    }

    /// Changes the weights by the gradients since the last step.
    pub(crate) fn step(&mut self, rate: f32) {
        let scale = 1.0 / std::mem::take(&mut self.samples).max(1) as f32;
        let lists = self.net.lists_mut().zip(self.gradient.lists_mut());
        let means = self.first.lists_mut().zip(self.second.lists_mut());
        for (at, (((weights, gradient), (first, second)), steps)) in lists.zip(means).zip(&mut self.steps).enumerate() {
            if !self.seen.get_mut(at).is_none_or(std::mem::take) {
                continue;
            }
            *steps += 1;
            let step = rate * (1.0 - SECOND.powi(*steps)).sqrt() / (1.0 - FIRST.powi(*steps));
            for (((weight, gradient), first), second) in weights.iter_mut().zip(gradient).zip(first).zip(second) {
                let slope = std::mem::take(gradient) * scale;
                *first = FIRST * *first + (1.0 - FIRST) * slope;
                *second = SECOND * *second + (1.0 - SECOND) * slope * slope;
                *weight -= step * *first / (second.sqrt() + TINY);
            }
        }
    }
}

/// The gradient of a layer's inputs from that of its outputs; adds that of its weights.
fn back<const IN: usize, const OUT: usize>(
    values: &[f32; IN],
    rows: &[[f32; OUT]],
    outputs: &[f32; OUT],
    gradient: &mut [[f32; OUT]],
) -> [f32; IN] {
    /// Sums that a processor can take at a time.
    const LANES: usize = 8;
    let mut inputs = [0.0; IN];
    for (((value, row), gradient), input) in values.iter().zip(rows).zip(gradient).zip(&mut inputs) {
        if *value > 0.0 {
            add(gradient, outputs, *value);
            let mut lanes = [0.0; LANES];
            for (at, (weight, output)) in row.iter().zip(outputs).enumerate() {
                lanes[at % LANES] += weight * output;
            }
            *input = lanes.iter().sum();
        }
    }
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_learns_what_each_feature_foretells() {
        let mut dice = Dice::new(1);
        let mut trainer = Trainer::new(4, &mut dice);
        let mut losses = Vec::new();
        for _ in 0..10 {
            for _ in 0..40 {
                for (feature, points) in [(0, 3), (1, -2), (2, 1)] {
                    trainer.learn(&[feature, 3], &Forecast::certain(points));
                }
                trainer.step(0.003);
            }
            losses.push(trainer.take_loss());
        }
        assert!(losses[0] > 0.3 && losses[9] < 0.01, "{losses:?}");
        assert!(trainer.net().forecast(&[1, 3]).0[1] > 0.98);
    }
}
