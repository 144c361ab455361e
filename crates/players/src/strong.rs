//! The strong player: one entry point for all games; how each is searched, or was learned, is in its own module.

use talon_games::{AnyAction, AnyView, Listed, by_game};

use crate::net::Net;
use crate::school::{Lessons, Report};
use crate::thumb::Thumb;
use crate::{Player, Standing, out_of_turn};

/// What the strong player is to decide, besides the view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    /// How much may be searched: cards played in imagination.
    pub(crate) nodes: u32,
    /// Where its randomness begins.
    pub(crate) seed: u64,
    /// The match before the deal; none where the deal is all that counts.
    pub(crate) standing: Option<&'a Standing>,
}

/// A game that the strong player can play.
pub(crate) trait Strong: Thumb {
    /// How the game's network has learned; none where the game is searched.
    const LESSONS: Option<Lessons> = None;

    /// The action for the viewer; `None` when nothing is legal for him.
    fn search(view: &Self::View, task: &Task<'_>) -> Option<Self::Action>;

    /// The same by another network than the game's own.
    fn by_net(_view: &Self::View, _net: &Net, _task: &Task<'_>) -> Option<Self::Action> {
        None
    }

    /// Teaches a network the game; none where the game is searched.
    fn teach(_lessons: &Lessons, _report: &mut dyn FnMut(Report, &Net)) -> Option<Net> {
        None
    }
}

/// Plays as well as we know. What it does depends on the game: it asks a network that has learned the game from its own play
/// (`docs/decisions/0038`), or plays every choice on in imagined deals and takes the one that is worth most on average. The budget of a
/// search is counted in nodes, never in time: a node is a card played in imagination.
#[derive(Clone, Copy, Debug)]
pub struct StrongPlayer {
    nodes: u32,
}

impl StrongPlayer {
    /// As it plays at a table.
    pub const AT_TABLE: Self = Self::with_nodes(4_000);

    /// With about so many nodes for a decision.
    #[must_use]
    pub const fn with_nodes(nodes: u32) -> Self {
        Self { nodes }
    }
}

impl Player for StrongPlayer {
    fn name(&self) -> &'static str {
        "strong"
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        decide(view, &Task { nodes: self.nodes, seed, standing: None })
    }

    fn choose_at(&self, view: &AnyView, standing: &Standing, seed: u64) -> AnyAction {
        decide(view, &Task { nodes: self.nodes, seed, standing: Some(standing) })
    }
}

fn decide(view: &AnyView, task: &Task<'_>) -> AnyAction {
    let chosen = by_game!(match view {
        AnyView::G(view) => G::search(view, task).map(G::any_action),
    });
    chosen.unwrap_or_else(|| out_of_turn(view))
}
