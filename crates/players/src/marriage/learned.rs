//! The player that has learned the family's games by playing against itself: it asks a network how the deal will end after each
//! choice. What needs no thought it does at once, and what can be calculated it calculates.

use talon_games::marriage::{Deal, Move, RuleSet, View};

use super::choice::{Choice, Outlook};
use super::features::FEATURES;
use super::known::Known;
use super::school::learn;
use super::terms::Stakes;
use super::{exact, leads, plays, sure};
use crate::net::{Forecast, Net, Worth};
use crate::rng::Dice;
use crate::school::{Lessons, Report};
use crate::strong::{Strong, Task};
use crate::thumb::Thumb;

/// A choice that was judged.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) choice: Choice,
    /// The features after it; none where it ends the deal.
    pub(super) features: Option<Vec<u16>>,
    pub(super) forecast: Forecast,
}

/// A game of the family, as far as its network has to do with it.
pub(crate) trait Learned: RuleSet {
    /// How many deals the network has played to learn it.
    const DEALS: u32;

    /// The value of the end of a deal.
    fn stakes(&self) -> Stakes;

    /// What was learned.
    fn net() -> &'static Net;
}

impl<R: Learned> Strong for Deal<R>
where
    Deal<R>: Thumb<View = View<R>, Action = R::Action>,
{
    const LESSONS: Option<Lessons> = Some(Lessons::of_deals(R::DEALS));

    fn search(view: &View<R>, task: &Task<'_>) -> Option<R::Action> {
        choose(view, R::net(), task)
    }

    fn by_net(view: &View<R>, net: &Net, task: &Task<'_>) -> Option<R::Action> {
        choose(view, net, task)
    }

    fn teach(lessons: &Lessons, report: &mut dyn FnMut(Report, &Net)) -> Option<Net> {
        Some(learn::<R>(lessons, report))
    }
}

/// A network that is shipped with the program; one that foresees nothing if it was made for other features, which a test excludes.
pub(crate) fn shipped(file: &[u8]) -> Net {
    Net::from_bytes(file, FEATURES).unwrap_or_else(|| Net::zero(FEATURES))
}

/// The action for the viewer; `None` when nothing is legal for him.
fn choose<R: Learned>(view: &View<R>, net: &Net, task: &Task<'_>) -> Option<R::Action> {
    let known = Known::of(view, view.rules.stakes())?;
    let worth = view.viewer.zip(task.standing).map_or(Worth::POINTS, |(seat, standing)| standing.worth(seat));
    let legal: Vec<Move> = view.legal.iter().map(|&action| action.into()).collect();
    let chosen = sure(&legal, &known).or_else(|| {
        let choice = match Choice::all(&legal, &known)[..] {
            [only] => Some(only),
            _ if can_be_calculated(&legal, &known) => calculated(&legal, &known, &mut Dice::new(task.seed)),
            ref choices => best(&judge(net, &known, choices), &worth).map(|judged| judged.choice),
        };
        choice.map(|choice| choice.made(&legal))
    });
    chosen.and_then(|made| made.try_into().ok()).or_else(|| view.legal.first().copied())
}

/// Every choice with its forecast.
pub(super) fn judge(net: &Net, known: &Known, choices: &[Choice]) -> Vec<Judged> {
    let judge = |&choice: &Choice| match choice.outlook(known) {
        Outlook::Settled(points) => Judged { choice, features: None, forecast: Forecast::certain(points) },
        Outlook::Open(features) => {
            let forecast = net.forecast(&features);
            Judged { choice, features: Some(features), forecast }
        }
    };
    choices.iter().map(judge).collect()
}

/// The choice that is worth most; of equals, the last.
pub(super) fn best<'a>(judged: &'a [Judged], worth: &Worth) -> Option<&'a Judged> {
    judged.iter().max_by(|a, b| worth.of(&a.forecast).total_cmp(&worth.of(&b.forecast)))
}

/// Both hands are known, or will be after this trick.
fn can_be_calculated(legal: &[Move], known: &Known) -> bool {
    let may_close = legal.contains(&Move::Close);
    if known.is_strict() { known.is_certain() } else { known.talon == 2 && !may_close }
}

fn calculated(legal: &[Move], known: &Known, dice: &mut Dice) -> Option<Choice> {
    let plays = plays(legal);
    match (known.led, known.is_strict()) {
        (Some(led), true) => exact::strict_reply(known, led, plays, dice).map(Choice::Reply),
        (Some(led), false) => exact::last_open_reply(known, led, plays, dice).map(Choice::Reply),
        (None, true) => exact::strict_lead(known, &leads(legal, known, plays), dice).map(Choice::Lead),
        (None, false) => exact::last_open_lead(known, &leads(legal, known, plays), dice).map(Choice::Lead),
    }
}
