//! Where the networks come from: each plays against itself, starting from nothing, and the same lessons always give the same network.
//!
//! ```console
//! $ cargo run --release -p talon-players --example school -- snaps
//! ```

use talon_games::{AnyAction, AnyView, GameKind, Listed, by_game};

pub use crate::lessons::{Lessons, Report};
use crate::marriage::FEATURES;
use crate::net::Net;
use crate::slip::Frailty;
use crate::thinking::{Task, Thinking as _};
use crate::thumb::out_of_turn;
use crate::{Player, Standing};

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
