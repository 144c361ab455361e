//! Computations that take too long for the threads that serve people, as a port.

use async_trait::async_trait;
use talon_games::{AnyAction, AnyView};
pub use talon_picture::Chart;
pub use talon_players::Standing;
use talon_players::coach;
pub use talon_players::coach::{Question, Weighed};
use talon_view::Picture;

/// Lets AI players choose, and draws, away from the threads that serve people.
#[async_trait]
pub trait Compute: Send + Sync {
    /// The decision of a player of strength `level` in the position `view`, at this score before the deal; a pure function of its
    /// arguments, unless the machine is overloaded. `None` when there is no player of that level, or nothing to choose.
    async fn choose(&self, level: &str, view: &AnyView, standing: &Standing, seed: u64) -> Option<AnyAction>;

    /// What the choices of a decision are worth, for the coach; a pure function of the question. `None` if there was nothing to choose.
    async fn weigh(&self, question: &Question) -> Option<Weighed> {
        coach::weigh(question, coach::NODES)
    }

    /// A picture as a PNG; a pure function of it. `None` if it cannot be drawn, which is logged.
    async fn paint(&self, picture: Picture) -> Option<Vec<u8>> {
        painted(&picture)
    }

    /// A chart as a PNG; a pure function of it. `None` if it cannot be drawn, which is logged.
    async fn draw(&self, chart: Chart) -> Option<Vec<u8>> {
        drawn(&chart)
    }
}

/// Draws a picture on the spot, which takes some hundredths of a second. `None` if it cannot be drawn, which is logged.
#[must_use]
pub fn painted(picture: &Picture) -> Option<Vec<u8>> {
    talon_picture::draw(&picture.scene, picture.style())
        .inspect_err(|error| tracing::error!(%error, "a picture could not be drawn"))
        .ok()
}

/// Draws a chart on the spot, which takes some hundredths of a second. `None` if it cannot be drawn, which is logged.
#[must_use]
pub fn drawn(chart: &Chart) -> Option<Vec<u8>> {
    talon_picture::chart(chart).inspect_err(|error| tracing::error!(%error, "a chart could not be drawn")).ok()
}
