//! AI players and pictures that take time.

use std::sync::Arc;

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
use talon_house::Compute;
use talon_house::ports::compute::{Chart, Question, Standing, Weighed};
use talon_house::testing::InlineCompute;

use crate::shared::Shared;

/// The `Compute` of one process.
pub(crate) struct Thinking {
    pub(crate) shared: Arc<Shared>,
    pub(crate) process: String,
}

#[async_trait]
impl Compute for Thinking {
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction> {
        self.shared.on_the_way().await;
        let chosen = InlineCompute.choose(level, view, standing, seed).await;
        self.shared.note(&self.process, format_args!("think {seed:x} -> {}", chosen.is_some()));
        self.shared.on_the_way().await;
        chosen
    }

    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        self.shared.on_the_way().await;
        InlineCompute.weigh(question).await
    }

    async fn draw(&self, chart: Chart) -> Option<Vec<u8>> {
        self.shared.on_the_way().await;
        let drawn = InlineCompute.draw(chart).await;
        self.shared.note(&self.process, format_args!("draw -> {}", drawn.is_some()));
        self.shared.on_the_way().await;
        drawn
    }
}
