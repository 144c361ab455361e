//! Where the networks come from: each plays against itself, starting from nothing, and the same lessons end in the same network.
//!
//! ```console
//! $ cargo run --release -p talon-players --example school -- snaps
//! ```

use talon_games::{AnyAction, AnyView, GameKind, Listed, by_game};

use crate::marriage::FEATURES;
use crate::net::Net;
use crate::slip::Frailty;
use crate::thinking::{Task, Thinking as _};
use crate::{Player, Standing, out_of_turn};

/// How a network learns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lessons {
    /// Deals to play.
    pub deals: u32,
    /// Deals between two changes of the weights.
    pub batch: u32,
    /// How far the weights move at a time; it falls in the second half.
    pub rate: f32,
    /// How many decisions of a hundred are random, to see what comes of them.
    pub explore: u32,
    /// How much the end of a deal counts against the forecasts on the way to it, 0–1.
    pub trust: f32,
    /// How many deals of a hundred are played by the default options; the others by any.
    pub usual: u32,
    /// Where the randomness begins.
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

/// How the lessons go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Report {
    /// Deals played so far.
    pub deals: u32,
    /// How far the forecasts were from what came, since the last report: the mean cross-entropy in nats.
    pub loss: f64,
}

/// How the network of this game in the program has learned; none for a game that is searched.
#[must_use]
pub fn lessons(game: GameKind) -> Option<Lessons> {
    by_game!(match game {
        GameKind::G => G::LESSONS,
    })
}

/// Teaches a network a game and returns it as a file; none for a game that is searched. `report` gets the file as far as it has come.
pub fn teach(game: GameKind, lessons: &Lessons, mut report: impl FnMut(Report, Vec<u8>)) -> Option<Vec<u8>> {
    let mut report = |now: Report, net: &Net| report(now, net.to_bytes());
    let taught = by_game!(match game {
        GameKind::G => G::teach(lessons, &mut report),
    });
    taught.map(|net| net.to_bytes())
}

/// Plays by a network from a file, so that a new one can be measured before it is shipped.
#[derive(Clone, Debug)]
pub struct Pupil(Net);

impl Pupil {
    /// From a file that [`teach`] made; `None` if it was made for other features than the program's.
    #[must_use]
    pub fn from_file(bytes: &[u8]) -> Option<Self> {
        Net::from_bytes(bytes, FEATURES).map(Self)
    }

    fn decide(&self, view: &AnyView, task: &Task<'_>) -> AnyAction {
        let chosen = by_game!(match view {
            AnyView::G(view) => G::by_net(view, &self.0, task).map(G::any_action),
        });
        chosen.unwrap_or_else(|| out_of_turn(view))
    }
}

impl Player for Pupil {
    fn name(&self) -> &'static str {
        "pupil"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        self.decide(view, &Task { nodes: 0, seed, standing: None, frailty: Frailty::NONE })
    }

    fn choose_at(&self, view: &AnyView, standing: &Standing, seed: u64) -> AnyAction {
        self.decide(view, &Task { nodes: 0, seed, standing: Some(standing), frailty: Frailty::NONE })
    }
}
