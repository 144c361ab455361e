//! The player that has learned the family's games by playing against itself: it asks a network how the deal will end after each choice.
//! Certain choices it makes at once, and what can be calculated it calculates.

use talon_games::marriage::{Move, RuleSet, View};

use super::choice::{Choice, Outlook};
use super::features::FEATURES;
use super::known::Known;
use super::terms::Stakes;
use super::{exact, leads, plays, sure};
use crate::net::{Forecast, Net, Worth};
use crate::rng::Dice;
use crate::slip::Slip;
use crate::thinking::{Strengths, Task};

/// A choice that was judged.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    pub(super) choice: Choice,
    /// The features after it; none where it ends the deal.
    pub(super) features: Option<Vec<u16>>,
    pub(super) forecast: Forecast,
}

/// A game of the family, as its network sees it.
pub(crate) trait Learned: RuleSet {
    /// The measured strengths of its levels.
    const STRENGTHS: Strengths;

    /// How many deals the network has played to learn it.
    const DEALS: u32;

    /// Its puzzles, a line each.
    const PUZZLES: &'static str;

    /// The value of the end of a deal.
    fn stakes(&self) -> Stakes;

    /// What was learned.
    fn net() -> &'static Net;
}

/// A network shipped with the program; it forecasts nothing if it was made for other features, which a test excludes.
pub(crate) fn shipped(file: &[u8]) -> Net {
    Net::from_bytes(file, FEATURES).unwrap_or_else(|| Net::zero(FEATURES))
}

/// The action for the viewer; `None` when nothing is legal for him.
pub(super) fn choose<R: Learned>(view: &View<R>, net: &Net, task: &Task<'_>) -> Option<R::Action> {
    let known = Known::of(view, view.rules.stakes())?.but_for(task.frailty, task.seed);
    let mut slip = task.slip(1.0);
    let worth = view.viewer.zip(task.standing).map_or(Worth::POINTS, |(seat, standing)| standing.worth(seat));
    let legal: Vec<Move> = view.legal.iter().map(|&action| action.into()).collect();
    let chosen = sure(&legal, &known).or_else(|| {
        let choice = match Choice::all(&legal, &known)[..] {
            [only] => Some(only),
            _ if can_be_calculated(&legal, &known) => {
                calculated(&legal, &known, &worth, &mut Dice::new(task.seed), &mut slip)
            }
            ref choices => best(&judge(net, &known, choices), &worth, &mut slip).map(|judged| judged.choice),
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

/// The choice that is worth most, unless it is misjudged; among equals, the last.
pub(super) fn best<'a>(judged: &'a [Judged], worth: &Worth, slip: &mut Slip) -> Option<&'a Judged> {
    let valued = judged.iter().map(|choice| (worth.of(&choice.forecast) + slip.next(), choice));
    valued.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, choice)| choice)
}

/// Both hands are known, or will be after this trick.
pub(super) fn can_be_calculated(legal: &[Move], known: &Known) -> bool {
    let may_close = legal.contains(&Move::Close);
    if known.is_strict() { known.is_certain() } else { known.talon == 2 && !may_close }
}

fn calculated(legal: &[Move], known: &Known, worth: &Worth, dice: &mut Dice, slip: &mut Slip) -> Option<Choice> {
    let plays = plays(legal);
    match known.led {
        Some(led) => exact::reply(known, worth, led, plays, dice, slip).map(Choice::Reply),
        None => exact::lead(known, worth, &leads(legal, known, plays), dice, slip).map(Choice::Lead),
    }
}
