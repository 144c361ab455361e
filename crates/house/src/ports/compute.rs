//! The thinking of AI players, as a port.

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};

/// Lets an AI player choose, away from the threads that serve people.
#[async_trait]
pub trait Compute: Send + Sync {
    /// The decision of a player of strength `level` in the position `view`; a pure function of its arguments.
    /// `None` when there is no player of that level, or nothing to choose.
    async fn choose(&self, level: &str, view: &AnyView, seed: u64) -> Option<AnyAction>;
}
