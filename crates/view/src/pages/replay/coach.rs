//! What the coach says of a finished match: how exactly everybody played, and the decisions that cost most.

use talon_cards::{Card, Seat};
use talon_games::{AnyAction, AnyView, Reason};
use talon_table::{Course, PersonId, PlayedDeal};

use super::steps::{step_of, steps_until};
use super::{Shown, button, coach_button, number_of, sheet_button};
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::hand::label_in;
use crate::shared::reason::against;
use crate::words::{Choice, Phrase, Replay, points, whole};
use crate::{Button, Locale, Look, Names, Page, ReplayVerb, Text, Verb};

/// What the coach found in a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Coached {
    /// Everybody who chose something.
    pub players: Vec<CoachedPlayer>,
    /// The decisions that cost most, the worst first.
    pub moments: Vec<CoachedMoment>,
}

/// How somebody played.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachedPlayer {
    /// The seat.
    pub seat: Seat,
    /// How exactly, in percent.
    pub accuracy: u32,
    /// How many choices were blunders, mistakes and inexact.
    pub lapses: [u32; 3],
}

/// How bad a choice was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lapse {
    /// It may have cost the deal.
    Blunder,
    /// It cost a good part of it.
    Mistake,
    /// It cost a little.
    Inexact,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq)]
pub struct CoachedMoment {
    /// Whose.
    pub seat: Seat,
    /// In which deal: 1, 2, ….
    pub deal: u32,
    /// Which action of the deal, counted from 0.
    pub place: usize,
    /// How bad it was.
    pub lapse: Lapse,
    /// What was chosen, and what it was worth, in points of the game.
    pub chosen: (AnyAction, f32),
    /// What would have been best, and what that was worth.
    pub best: (AnyAction, f32),
    /// What speaks against the choice.
    pub reason: Option<Reason>,
    /// What the choice and the best one would have come to with the cards as they lay, in whole points.
    pub hindsight: Option<[i32; 2]>,
}

/// The coach's page of a match. `you` is the only reader, if the page is for one person: then the moments are that person's own.
#[must_use]
pub fn coach(course: &Course, you: Option<PersonId>, found: &Coached, names: &dyn Names, locale: Locale) -> Page {
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, you, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Replay::CoachTitle { game: view.kind });
    for player in &found.players {
        let [blunders, mistakes, inexact] = player.lapses;
        let accuracy = player.accuracy;
        draft.body(&Replay::CoachPlayer { player: reader.who(player.seat), accuracy, blunders, mistakes, inexact });
    }
    draft.gap();
    if found.moments.is_empty() {
        draft.strong(&Replay::CoachFaultless);
    }
    let mut buttons = Vec::new();
    for (moment, number) in found.moments.iter().zip(1..) {
        let Some(played) = course.deals().iter().find(|deal| deal.deal_no == moment.deal) else { continue };
        tell(&mut draft, &reader, course, played, moment, number);
        buttons.push(moment_button(course, &reader, moment, &moment_label(moment, number)));
    }
    draft.gap();
    draft.fold(|note| note.dim(&Replay::CoachNote));
    draft.rows(buttons, 3);
    draft.row([sheet_button(course, &reader)]);
    draft.for_reading();
    draft.finish()
}

/// The place of the moment of this action of this deal among those that the coach tells of.
#[must_use]
pub fn moment_of(found: &Coached, (deal, action): (u32, u32)) -> Option<usize> {
    found.moments.iter().position(|moment| (moment.deal, number_of(moment.place)) == (deal, action))
}

/// The position in which a decision was made, with all hands open: what was chosen and what would have been better are marked. `number` is
/// the place of the moment among those found. None if there is no such moment.
#[must_use]
pub fn coach_moment(
    course: &Course,
    you: Option<PersonId>,
    (found, number): (&Coached, usize),
    names: &dyn Names,
    locale: Locale,
) -> Option<Page> {
    let moment = found.moments.get(number)?;
    let place = course.deals().iter().position(|deal| deal.deal_no == moment.deal)?;
    let played = course.deals().get(place)?;
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, you, names, locale);
    let shown = Shown { course, reader: &reader, played, place };
    let before = steps_until(course, played, moment.place);
    let mut draft = Draft::new(locale);
    draft.title(&Replay::CoachMomentTitle { lapse: lapse_of(moment), game: view.kind });
    tell(&mut draft, &reader, course, played, moment, number_of(number + 1));
    if let Some([chosen, best]) = moment.hindsight.filter(|[chosen, best]| chosen != best) {
        let [chosen, best] = [chosen, best].map(|made| Phrase::from(whole(made, locale)));
        draft.dim(&Replay::CoachHindsight { chosen, best });
    }
    draft.gap();
    let (chosen, best) = (moment.chosen.0.card(), moment.best.0.card());
    let mark = |card: Card| match Some(card) {
        card if card == chosen => Some("\u{a0}✗"),
        card if card == best => Some("\u{a0}✓"),
        _ => None,
    };
    if let Some(step) = before.last() {
        shown.step(&mut draft, step, before.len() == 1, Some((moment.seat, &mark)));
    }
    let next = found.moments.get(number + 1);
    let next = next.map(|moment| moment_button(course, &reader, moment, &Replay::ButtonCoachNext));
    let step = number_of(step_of(course, played, moment.place));
    let on = Verb::Replay(ReplayVerb::Step(moment.deal, step));
    let on = button(course, &reader, &Replay::ButtonCoachFromHere, on, Look::Quiet);
    draft.row(next);
    draft.row([on].into_iter().chain(coach_button(course, &reader)));
    Some(draft.finish())
}

fn moment_button(course: &Course, reader: &Reader<'_>, moment: &CoachedMoment, label: &Replay) -> Button {
    let verb = Verb::Replay(ReplayVerb::Moment(moment.deal, number_of(moment.place)));
    button(course, reader, label, verb, Look::Main)
}

/// What was played, or how bad the choice was if it was no card.
fn moment_label(moment: &CoachedMoment, number: u32) -> Replay {
    match moment.chosen.0.card() {
        Some(card) => Replay::ButtonCoachMomentCard { number, chosen: Phrase(card.into()) },
        None => Replay::ButtonCoachMoment { number, lapse: lapse_of(moment) },
    }
}

const fn lapse_of(moment: &CoachedMoment) -> Choice {
    Choice(match moment.lapse {
        Lapse::Blunder => "blunder",
        Lapse::Mistake => "mistake",
        Lapse::Inexact => "inexact",
    })
}

/// The coach has come so far, with this match or with another one that the person asked about before.
#[must_use]
pub fn coach_at_work(
    course: &Course,
    other: bool,
    (done, total): (u32, u32),
    names: &dyn Names,
    locale: Locale,
) -> Page {
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, None, names, locale);
    let mut draft = Draft::new(locale);
    draft.title(&Replay::CoachTitle { game: view.kind });
    draft.body(&Replay::CoachWorks { other, done, total });
    draft.row([button(course, &reader, &Replay::ButtonCoachLook, Verb::Replay(ReplayVerb::Coach), Look::Main)]);
    draft.row([sheet_button(course, &reader)]);
    draft.for_reading();
    draft.finish()
}

fn tell(
    draft: &mut Draft,
    reader: &Reader<'_>,
    course: &Course,
    played: &PlayedDeal,
    moment: &CoachedMoment,
    number: u32,
) {
    let deal = seen(course, played, moment);
    let label = |action: AnyAction| {
        let label = deal.as_ref().and_then(|deal| label_in(reader, deal, action));
        Phrase(label.or_else(|| action.card().map(Text::from)).unwrap_or_else(|| Text::from(action.to_string())))
    };
    draft.body(&Replay::CoachMoment {
        number,
        player: reader.who(moment.seat),
        deal: moment.deal,
        chosen: label(moment.chosen.0),
        best: label(moment.best.0),
        gain: Phrase::from(points(moment.best.1 - moment.chosen.1, reader.locale)),
    });
    if let Some(reason) = moment.reason {
        draft.dim(&against(reason, label(moment.chosen.0), label(moment.best.0)));
    }
}

/// What the seat saw when it chose.
fn seen(course: &Course, played: &PlayedDeal, moment: &CoachedMoment) -> Option<AnyView> {
    let mut deal = course.start(played).ok()?;
    for (seat, action) in played.actions.iter().take(moment.place) {
        deal.apply(*seat, *action).ok()?;
    }
    Some(deal.view(Some(moment.seat)))
}
