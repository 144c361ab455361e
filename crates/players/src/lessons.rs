//! How a network learns, and how far it has come.

/// How a network learns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons {
    /// Deals to play.
    pub deals: u32,
    /// Deals between two changes of the weights.
    pub batch: u32,
    /// The learning rate; it falls in the second half.
    pub rate: f32,
    /// How many decisions of a hundred are random, to explore.
    pub explore: u32,
    /// How much the end of a deal counts against the forecasts on the way to it, 0–1.
    pub trust: f32,
    /// How many deals of a hundred are played by the default options; the others by any.
    pub usual: u32,
    /// The seed of the randomness.
    pub seed: u64,
}

impl Lessons {
    /// How often a report is given.
    pub(crate) const REPORTS: u32 = 20;
    /// The part of the rate that is left at the end.
    const LAST_RATE: f32 = 0.02;

    /// As every network in the program has learned, apart from the number of deals.
    pub(crate) const fn of_deals(deals: u32) -> Self {
        Self { deals, batch: 64, rate: 0.002, explore: 5, trust: 0.9, usual: 60, seed: 11 }
    }

    /// The rate after so many deals.
    pub(crate) fn rate_at(&self, deal: u32) -> f32 {
        let left = 1.0 - deal as f32 / self.deals.max(1) as f32;
        self.rate * (2.0 * left + Self::LAST_RATE).min(1.0)
    }
}

/// The progress of the lessons.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// Deals played so far.
    pub deals: u32,
    /// How far the forecasts were from what came, since the last report: the mean cross-entropy in nats.
    pub loss: f64,
}
