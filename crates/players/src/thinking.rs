//! The player that thinks: one entry point for all games; each game's own module has its search, or its learning.

use talon_games::{AnyAction, AnyView, Listed as _, Reason, by_game};

use crate::grade::Thresholds;
use crate::lessons::{Lessons, Report};
use crate::net::Net;
use crate::slip::{Frailty, Slip};
use crate::thumb::{Thumb, out_of_turn};
use crate::{Player, Standing};

/// The parameters of a decision, besides the view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Task<'a> {
    /// The search budget, in cards played in imagination.
    pub(crate) nodes: u32,
    /// The seed of its randomness.
    pub(crate) seed: u64,
    /// The match before the deal; none if only the deal counts.
    pub(crate) standing: Option<&'a Standing>,
    /// How far it plays below its best.
    pub(crate) frailty: Frailty,
}

impl Task<'_> {
    /// The errors of the decision; `unit` is a game point of a game for two in the judged unit.
    pub(crate) fn slip(&self, unit: f32) -> Slip {
        Slip::new(self.frailty.slip * unit, self.seed)
    }
}

/// What the choices of a decision are worth.
pub(crate) struct Weighing<A> {
    pub(crate) worths: Vec<(A, f32)>,
    pub(crate) certain: bool,
}

impl<A> Weighing<A> {
    /// No choice, or nothing that can be compared.
    pub(crate) const fn none() -> Self {
        Self { worths: Vec::new(), certain: false }
    }
}

/// How many rating points stronger than rules of thumb the levels of a game are: a player who is stronger by 400 has ten times the chance
/// of any other to win a match. Measured, in docs/strength.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Strengths {
    pub(crate) beginner: i32,
    pub(crate) good: i32,
    pub(crate) strong: i32,
}

/// A game that the player can think about.
pub(crate) trait Thinking: Thumb {
    /// The measured strengths of its levels.
    const STRENGTHS: Strengths;

    /// How the game's network has learned; none if the game is searched.
    const LESSONS: Option<Lessons> = None;

    /// The action for the viewer; `None` when nothing is legal for him.
    fn search(view: &Self::View, task: &Task<'_>) -> Option<Self::Action>;

    /// The losses that count as errors of each kind.
    const THRESHOLDS: Thresholds;

    /// What each choice is worth, in the game's points, by what the seat can know. If `chosen` is as good as the best at first sight, no
    /// closer look is needed.
    fn weigh(view: &Self::View, task: &Task<'_>, chosen: Option<Self::Action>) -> Weighing<Self::Action>;

    /// Its puzzles, a line each.
    const PUZZLES: &'static str;

    /// Whether a puzzle may lay the hands open: nothing is left to draw and, if a good player has counted all cards by then, they are known
    /// anyway.
    fn is_open(view: &Self::View) -> bool;

    /// The argument against a choice beside the best one, by what the seat can see; random draws follow from the seed. None if no sentence
    /// can say it.
    fn reason(view: &Self::View, seed: u64, worse: Self::Action, best: Self::Action) -> Option<Reason>;

    /// The action by another network than the game's own.
    fn by_net(_view: &Self::View, _net: &Net, _task: &Task<'_>) -> Option<Self::Action> {
        None
    }

    /// Teaches a network the game; none if the game is searched.
    fn teach(_lessons: &Lessons, _report: &mut dyn FnMut(Report, &Net)) -> Option<Net> {
        None
    }
}

/// Judges every choice and takes the best one. How depends on the game: it asks a network that has learned the game from its own play
/// (`docs/decisions/0038`), or plays every choice on in imagined deals and takes the one that is worth most on average. The budget of a
/// search is counted in nodes, never in time: a node is a card played in imagination.
///
/// The weaker levels are the same player with human faults: they misjudge choices, the more easily the closer these are, and forget cards.
/// So they err as people do, and never throw a deal away that a person would have won.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingPlayer {
    name: &'static str,
    nodes: u32,
    frailty: Frailty,
}

impl ThinkingPlayer {
    /// Somebody who has played a few evenings.
    pub const BEGINNER: Self = Self { name: "beginner", nodes: 400, frailty: Frailty { slip: 0.17, forgets: 30 } };
    /// Somebody who plays well, and makes small mistakes.
    pub const GOOD: Self = Self { name: "good", nodes: 1_500, frailty: Frailty { slip: 0.05, forgets: 0 } };
    /// At its best, as it plays at a table.
    pub const STRONG: Self = Self { name: "strong", nodes: 4_000, frailty: Frailty::NONE };

    /// With about so many nodes for a decision.
    #[must_use]
    pub const fn with_nodes(self, nodes: u32) -> Self {
        Self { nodes, ..self }
    }

    const fn task<'a>(&self, seed: u64, standing: Option<&'a Standing>) -> Task<'a> {
        Task { nodes: self.nodes, seed, standing, frailty: self.frailty }
    }
}

impl Player for ThinkingPlayer {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &AnyView, seed: u64) -> AnyAction {
        decide(view, &self.task(seed, None))
    }

    fn choose_at(&self, view: &AnyView, standing: &Standing, seed: u64) -> AnyAction {
        // Errors are counted in game points. For a level that errs all points are worth the same.
        decide(view, &self.task(seed, Some(standing).filter(|_| self.frailty.is_none())))
    }
}

fn decide(view: &AnyView, task: &Task<'_>) -> AnyAction {
    let chosen = by_game!(match view {
        AnyView::G(view) => G::search(view, task).map(G::any_action),
    });
    chosen.unwrap_or_else(|| out_of_turn(view))
}
