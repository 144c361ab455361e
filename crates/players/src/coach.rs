//! What the choices of a decision are worth, given what its seat could know then.
//!
//! The strong player judges, with a hundred times the nodes that it has at a table. It sees only the seat's view, so that no choice is
//! blamed for a card that nobody could know of. Worths are in the points of the game, weighed by the score of the match: a point that does
//! not bring the match nearer is worth nothing.

use serde::{Deserialize, Serialize};
use talon_cards::Seat;
use talon_games::{AnyAction, AnyDeal, AnyView, GameKind, Listed as _, Reason, by_game};

pub use crate::grade::{Grade, Thresholds};
use crate::merit::merit;
use crate::slip::Frailty;
use crate::thinking::{Task, Thinking, Weighing};
use crate::{Level, Standing, decision_seed};

/// The version of the coach. It changes whenever the same decision may be judged differently than before.
pub const VERSION: u32 = 3;

/// Cards played in imagination for one decision.
pub const NODES: u32 = 400_000;

/// No deal of any game has so many actions.
const MOST_ACTIONS: u32 = 1_000;

/// The coach's question about a decision.
#[derive(Clone)]
pub struct Question {
    /// What the seat could see.
    pub view: AnyView,
    /// The match before the deal.
    pub standing: Standing,
    /// What was chosen, if anything was. If it is as good as the best at first sight, no closer look is taken.
    pub chosen: Option<AnyAction>,
    /// The seed of the coach's randomness.
    pub seed: u64,
    /// The seat, and the deal as it really was, once it may be shown. It affects no verdict, only [hindsight](Hindsight).
    pub lay: Option<(Seat, AnyDeal)>,
}

/// What choices would have brought with the cards as they lay, had everybody played on as well as we know: nobody could know it, and it is
/// no verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hindsight {
    /// After the actual choice: the seat's points of the deal, in games for two less the other's.
    pub chosen: i32,
    /// The best choice by what could be known.
    pub best: i32,
}

/// A judged decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// The choices, the best first. Worths are expected points of the game; what cannot be compared is left out.
    pub choices: Vec<(AnyAction, f32)>,
    /// Whether nothing was guessed: the rest of the deal was calculated.
    pub certain: bool,
    /// What it would have come to, if the choice was worse than necessary and the cards may be shown.
    #[serde(default)]
    pub hindsight: Option<Hindsight>,
    /// The argument against the actual choice, or against the second best if there was none. Only if that is worth noticeably less than the
    /// best.
    #[serde(default)]
    pub reason: Option<Reason>,
}

impl Thresholds {
    /// The thresholds of a game.
    #[must_use]
    pub fn of(game: GameKind) -> Self {
        by_game!(match game {
            GameKind::G => G::THRESHOLDS,
        })
    }
}

impl Weighed {
    /// What this choice lost against the best one; none if it cannot be compared.
    #[must_use]
    pub fn loss(&self, chosen: AnyAction) -> Option<f32> {
        let (_, best) = self.choices.first()?;
        let (_, worth) = self.choices.iter().find(|(action, _)| *action == chosen)?;
        Some(best - worth)
    }

    /// The argument against a choice that lost something.
    fn why(&self, view: &AnyView, seed: u64, worse: AnyAction) -> Option<Reason> {
        let (best, _) = self.choices.first()?;
        let lapse = Thresholds::of(view.kind()).grade(self.loss(worse)?) < Grade::Good;
        lapse.then(|| against(view, seed, worse, *best).or(self.certain.then_some(Reason::Known)))?
    }

    /// What a choice that lost something, and the best one, would have come to.
    fn look_back(
        &self,
        game: GameKind,
        chosen: AnyAction,
        (seat, deal): &(Seat, AnyDeal),
        seed: u64,
    ) -> Option<Hindsight> {
        let (best, _) = self.choices.first()?;
        let lapse = Thresholds::of(game).grade(self.loss(chosen)?) < Grade::Good;
        let made = |action: AnyAction| played_on(deal, *seat, action, seed);
        lapse.then(|| Some(Hindsight { chosen: made(chosen)?, best: made(*best)? }))?
    }

    /// How much depends on the decision: what a random choice loses on average.
    fn weight(&self) -> f64 {
        let Some((_, best)) = self.choices.first() else { return 0.0 };
        let losses: f32 = self.choices.iter().map(|(_, worth)| best - worth).sum();
        f64::from(losses) / self.choices.len() as f64
    }
}

/// What the choices of a decision are worth; none if there is no choice. A pure function of the question.
#[must_use]
pub fn weigh(question: &Question, nodes: u32) -> Option<Weighed> {
    let Question { view, standing, chosen, seed, lay } = question;
    let task = Task { nodes, seed: *seed, standing: Some(standing), frailty: Frailty::NONE };
    let (mut choices, certain): (Vec<(AnyAction, f32)>, bool) = by_game!(match view {
        AnyView::G(view) => {
            let Weighing { worths, certain } = G::weigh(view, &task, chosen.as_ref().and_then(G::own_action).copied());
            (worths.into_iter().map(|(action, worth)| (G::any_action(action), worth)).collect(), certain)
        }
    });
    choices.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    let weighed = (choices.len() > 1).then_some(Weighed { choices, certain, hindsight: None, reason: None })?;
    let asked = chosen.or_else(|| weighed.choices.get(1).map(|(next, _)| *next));
    let reason = asked.and_then(|asked| weighed.why(view, *seed, asked));
    let hindsight =
        chosen.zip(lay.as_ref()).and_then(|(chosen, lay)| weighed.look_back(view.kind(), chosen, lay, *seed));
    Some(Weighed { hindsight, reason, ..weighed })
}

/// The argument against a choice beside the best one.
fn against(view: &AnyView, seed: u64, worse: AnyAction, best: AnyAction) -> Option<Reason> {
    by_game!(match view {
        AnyView::G(view) => G::reason(view, seed, *G::own_action(&worse)?, *G::own_action(&best)?),
    })
}

/// How exactly somebody played, in percent: the mean of all decisions, weighted by how much depends on them. None without any.
#[must_use]
pub fn accuracy<'a>(game: GameKind, decisions: impl IntoIterator<Item = (&'a Weighed, AnyAction)>) -> Option<f64> {
    let thresholds = Thresholds::of(game);
    let (mut sum, mut weights) = (0.0, 0.0);
    for (weighed, chosen) in decisions {
        let Some(loss) = weighed.loss(chosen) else { continue };
        // Even where little depends on it, a choice counts.
        let weight = weighed.weight() + f64::from(thresholds.inexact);
        sum += weight * thresholds.exactness(loss);
        weights += weight;
    }
    (weights > 0.0).then(|| 100.0 * sum / weights)
}

/// What a seat scores with the actual cards if it takes this choice and everybody plays on as well as we know, each by what they can see.
fn played_on(deal: &AnyDeal, seat: Seat, first: AnyAction, seed: u64) -> Option<i32> {
    let mut deal = deal.clone();
    deal.apply(seat, first).ok()?;
    for ply in 0..MOST_ACTIONS {
        let Some(on_turn) = deal.to_act().iter().next() else { break };
        let view = deal.view(Some(on_turn));
        let action = Level::Strong.player().choose(&view, decision_seed(seed, 0, ply, on_turn));
        deal.apply(on_turn, action).ok()?;
    }
    Some(merit(&deal.outcome()?.merits(), seat))
}
