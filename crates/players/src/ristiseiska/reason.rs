//! Arguments against a choice, for the coach: facts of the view that distinguish it from the best one.

use talon_cards::Card;
use talon_games::Reason;
use talon_games::ristiseiska::{Action, Bonus, Phase, View};

use super::grid::{Behind, cost, is_end};
use super::sight::Sight;

/// A difference of so many cards of the others is worth mentioning.
const MANY: u32 = 2;
/// A difference of so many penalty points is worth mentioning.
const DEAR: u32 = 4;

/// The argument against `worse` beside `best`, by what the seat can see; none if no sentence can say it.
pub(super) fn reason(view: &View, worse: Action, best: Action) -> Option<Reason> {
    let sight = Sight::of(view);
    match (worse, best) {
        (Action::Play(worse), Action::Play(best)) => {
            let helps = || helps(&sight, worse, theirs_behind(&sight, best) + MANY);
            further(view, worse, best).or_else(|| waits(&sight, worse, best)).or_else(helps)
        }
        (Action::Play(worse), Action::EndTurn) => helps(&sight, worse, 1),
        (Action::Give(worse), Action::Give(best)) => given(&sight, worse, best),
        _ => None,
    }
}

fn further(view: &View, worse: Card, best: Card) -> Option<Reason> {
    let may_go_on = match view.rules.bonus {
        Bonus::Chain => true,
        Bonus::Once => view.phase == Phase::Turn,
        Bonus::Off => false,
    };
    (may_go_on && is_end(best) && !is_end(worse)).then_some(Reason::FurtherCard { better: best })
}

fn waits(sight: &Sight<'_>, card: Card, better: Card) -> Option<Reason> {
    let (own, than) = (own_behind(sight, card), own_behind(sight, better));
    (own < than).then_some(Reason::FewWait { card, own, better, than })
}

fn helps(sight: &Sight<'_>, card: Card, least: u32) -> Option<Reason> {
    let cards = theirs_behind(sight, card);
    (cards >= least).then_some(Reason::HelpsOthers { card, cards })
}

fn given(sight: &Sight<'_>, card: Card, better: Card) -> Option<Reason> {
    if sight.fits(card) && !sight.fits(better) {
        return Some(Reason::GivenFits { card });
    }
    let own = own_behind(sight, card);
    if own > own_behind(sight, better) {
        return Some(Reason::GivenAwaited { card, own });
    }
    let points = |card: Card| cost(sight.rules, card).unsigned_abs();
    let (points, than) = (points(card), points(better));
    (points + DEAR <= than).then_some(Reason::GivenCheap { card, points, better, than })
}

/// How many own cards wait for this one.
fn own_behind(sight: &Sight<'_>, card: Card) -> u32 {
    count(sight, card, |behind| sight.hand.contains(behind.card))
}

/// How many cards of the others wait for this one, and for no own card.
fn theirs_behind(sight: &Sight<'_>, card: Card) -> u32 {
    count(sight, card, |behind| !sight.hand.contains(behind.card) && behind.between.intersection(sight.hand).is_empty())
}

fn count(sight: &Sight<'_>, card: Card, waits: impl Fn(&Behind) -> bool) -> u32 {
    sight.order.behind(card).iter().filter(|behind| waits(behind)).count() as u32
}
