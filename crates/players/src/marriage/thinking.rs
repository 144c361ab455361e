//! How the family's games are thought about.

use talon_games::Reason;
use talon_games::marriage::{Deal, View};

use super::known::Known;
use super::learned::{Learned, choose};
use super::reason::reason;
use super::school::learn;
use super::weigh::weigh;
use crate::grade::Thresholds;
use crate::lessons::{Lessons, Report};
use crate::net::Net;
use crate::thinking::{Strengths, Task, Thinking, Weighing};
use crate::thumb::Thumb;

impl<R: Learned> Thinking for Deal<R>
where
    Deal<R>: Thumb<View = View<R>, Action = R::Action>,
{
    const STRENGTHS: Strengths = R::STRENGTHS;
    const THRESHOLDS: Thresholds = Thresholds { inexact: 0.15, mistake: 0.4, blunder: 0.9 };
    const LESSONS: Option<Lessons> = Some(Lessons::of_deals(R::DEALS));
    const PUZZLES: &'static str = R::PUZZLES;

    fn search(view: &View<R>, task: &Task<'_>) -> Option<R::Action> {
        choose(view, R::net(), task)
    }

    fn weigh(view: &View<R>, task: &Task<'_>, chosen: Option<R::Action>) -> Weighing<R::Action> {
        weigh(view, task, chosen)
    }

    fn is_open(view: &View<R>) -> bool {
        Known::of(view, view.rules.stakes()).is_some_and(|known| known.is_strict() && known.is_certain())
    }

    fn reason(view: &View<R>, seed: u64, worse: R::Action, best: R::Action) -> Option<Reason> {
        reason(view, seed, worse, best)
    }

    fn by_net(view: &View<R>, net: &Net, task: &Task<'_>) -> Option<R::Action> {
        choose(view, net, task)
    }

    fn teach(lessons: &Lessons, report: &mut dyn FnMut(Report, &Net)) -> Option<Net> {
        Some(learn::<R>(lessons, report))
    }
}
