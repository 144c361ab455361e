//! Measures how long AI players think, and how long pictures take.

use std::sync::Arc;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::Compute;
use talon_house::ports::compute::{Chart, Question, Weighed};
use talon_players::{Level, Standing};
use talon_view::Picture;
use tokio::time::Instant;

use super::labels::OfLevel;
use super::metrics::Metrics;

/// Wraps a `Compute` with measurements.
pub(crate) struct Measured {
    inner: Arc<dyn Compute>,
    metrics: Arc<Metrics>,
}

impl Measured {
    /// Measures `inner`.
    pub(crate) fn new(inner: Arc<dyn Compute>, metrics: Arc<Metrics>) -> Self {
        Self { inner, metrics }
    }

    async fn drawn<T>(&self, drawing: impl Future<Output = T>) -> T {
        let begin = Instant::now();
        let image = drawing.await;
        self.metrics.picture_times.observe(begin.elapsed().as_secs_f64());
        image
    }
}

#[async_trait]
impl Compute for Measured {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        let begin = Instant::now();
        let chosen = self.inner.choose(level, view, standing, seed).await;
        // A text that is not a level never becomes a label.
        if let Ok(level) = level.parse::<Level>() {
            let took = begin.elapsed().as_secs_f64();
            self.metrics.choice_times.get_or_create(&OfLevel { level: level.code() }).observe(took);
        }
        chosen
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        self.inner.weigh(question).await
    }

    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        self.drawn(self.inner.paint(picture)).await
    }

    async fn draw(&self, chart: Chart) -> Option<Vec<u8>> {
        self.drawn(self.inner.draw(chart)).await
    }
}
