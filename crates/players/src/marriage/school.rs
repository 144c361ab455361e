//! How the family's network learns: it plays both sides of deal after deal, sometimes at random, and compares its forecasts with the
//! results.

use talon_cards::Seat;
use talon_cards::fair::{Seed, shuffle};
use talon_games::Game;
use talon_games::marriage::{Deal, RuleSet};

use super::choice::Choice;
use super::features::FEATURES;
use super::known::Known;
use super::learned::{Learned, best, judge};
use super::self_play::play_on;
use crate::lessons::{Lessons, Report};
use crate::net::{Forecast, Net, Worth};
use crate::rng::Dice;
use crate::slip::Slip;
use crate::trainer::Trainer;

/// A decision of a deal that was played to learn from it.
struct Step {
    seat: Seat,
    /// The features after the action; none where it ended the deal.
    features: Option<Vec<u16>>,
    /// What the best choice promised.
    best: Forecast,
    /// Whether another choice was taken, to explore.
    explored: bool,
}

/// A deal that was played to learn from it.
struct Lesson {
    steps: Vec<Step>,
    /// How it ended for the first seat.
    result: Forecast,
}

/// Learns a game from nothing.
pub(super) fn learn<R: Learned>(lessons: &Lessons, report: &mut dyn FnMut(Report, &Net)) -> Net {
    let mut dice = Dice::new(lessons.seed);
    let mut trainer = Trainer::new(FEATURES, &mut dice);
    for deal in 1..=lessons.deals {
        let rules: R = some_rules(&mut dice, lessons.usual);
        let lesson = Lesson::play(&rules, trainer.net(), lessons.explore, &mut dice);
        review(&mut trainer, &lesson, lessons.trust);
        if deal % lessons.batch == 0 {
            trainer.step(lessons.rate_at(deal));
        }
        if deal % lessons.deals.div_ceil(Lessons::REPORTS) == 0 || deal == lessons.deals {
            let now = Report { deals: deal, loss: trainer.take_loss() };
            report(now, trainer.net());
        }
    }
    trainer.into_net()
}

impl Lesson {
    /// Plays a deal, both sides by the network.
    fn play<R: Learned>(rules: &R, net: &Net, explore: u32, dice: &mut Dice) -> Lesson {
        let deck = shuffle(&Deal::<R>::pack(rules), &Seed::new(dice.bytes()));
        let mut lesson = Lesson { steps: Vec::new(), result: Forecast::certain(0) };
        let Ok(mut deal) = Deal::deal(rules, 2, Seat::FIRST, deck.cards()) else { return lesson };
        let points = play_on(&mut deal, |seat, known, choices| lesson.decide(seat, choices, net, known, explore, dice));
        lesson.result = Forecast::certain(points);
        lesson
    }

    /// Takes a choice and notes it; `explore` times in a hundred any of them.
    fn decide(
        &mut self,
        seat: Seat,
        choices: &[Choice],
        net: &Net,
        known: &Known,
        explore: u32,
        dice: &mut Dice,
    ) -> Option<Choice> {
        let judged = judge(net, known, choices);
        let best = best(&judged, &Worth::POINTS, &mut Slip::none())?;
        let taken = if dice.below(100) < explore { judged.get(dice.index(judged.len()))? } else { best };
        let explored = taken.choice != best.choice;
        self.steps.push(Step { seat, features: taken.features.clone(), best: best.forecast, explored });
        Some(taken.choice)
    }
}

/// Learns from a deal, from its end to its beginning. What came after a choice that was not the best says nothing about what was before it.
/// `trust` is how much the end counts against the forecasts on the way.
fn review(trainer: &mut Trainer, lesson: &Lesson, trust: f32) {
    let mut came = lesson.result;
    let mut side = Seat::FIRST;
    for step in lesson.steps.iter().rev() {
        if step.seat != side {
            (came, side) = (came.turned_round(), step.seat);
        }
        if let Some(features) = &step.features {
            trainer.learn(features, &came);
        }
        let trust = if step.explored { 0.0 } else { trust };
        for (came, best) in came.0.iter_mut().zip(step.best.0) {
            *came = trust * *came + (1.0 - trust) * best;
        }
    }
}

/// The usual options, `usual` times in a hundred; else any.
fn some_rules<R: RuleSet>(dice: &mut Dice, usual: u32) -> R {
    let rules = R::default();
    if dice.below(100) < usual {
        return rules;
    }
    rules.options().iter().fold(rules, |rules, option| {
        let value = option.values.get(dice.index(option.values.len()));
        value.and_then(|value| rules.with(option.key, value).ok()).unwrap_or(rules)
    })
}
