//! A finished match, looked at again: deal by deal and step by step, with every hand open.
//!
//! A step is what a person wants to see at once: the cards as they were dealt, a trick, an auction, an announcement, the turn once
//! round the table. The pages are made from a [`Course`], which exists only for a finished match.

mod coach;
mod list;
mod points;
mod puzzle;
mod steps;

use talon_cards::{Card, Seat};
use talon_games::AnyDeal;
use talon_table::{Course, PersonId, PlayedDeal};

pub use coach::{Coached, CoachedMoment, CoachedPlayer, Lapse, coach, coach_at_work, coach_moment, moment_of};
pub(crate) use list::listed;
pub use list::{PastMatch, replays};
pub use points::{replay_drawing, replay_points};
pub use puzzle::{PuzzleShown, PuzzleTotals, puzzle, puzzle_answer, puzzle_line, puzzles};

use crate::games::game;
use crate::games::step::Step;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::result;
use crate::shared::sheet;
use crate::words::{Mentions, Replay, Room, Sentence, Symbols};
use crate::{Button, Locale, Look, MenuVerb, Names, Page, ReplayVerb, Target, Token, Verb};

/// How many buttons of deals stand on a score sheet: four rows of five.
const DEALS: usize = 20;

/// The match in a deal, counted from 1, after a step of it; step 0 is before the first. Numbers beyond the last mean the last.
/// `you` is the only reader, if the page is for one person.
#[must_use]
pub fn replay(
    course: &Course,
    you: Option<PersonId>,
    (deal, step): (u32, u32),
    names: &dyn Names,
    locale: Locale,
) -> Page {
    let view = course.view();
    let reader = Reader::past(course.finished(), &view, you, names, locale);
    let last = course.deals().len().saturating_sub(1);
    let place = place_of(deal).saturating_sub(1).min(last);
    match course.deals().get(place) {
        Some(played) => Shown { course, reader: &reader, played, place }.page(step),
        None => nothing_dealt(course, &reader),
    }
}

/// The match's score sheet, with a button for each deal.
#[must_use]
pub fn replay_sheet(course: &Course, you: Option<PersonId>, names: &dyn Names, locale: Locale) -> Page {
    let view = course.view();
    let finished = course.finished();
    let reader = Reader::past(finished, &view, you, names, locale);
    let mut draft = sheet::sheet(&reader, &finished.sheet, Some(&finished.score));
    let every = course.deals().len().div_ceil(DEALS).max(1);
    let buttons = course.deals().iter().step_by(every).map(|deal| {
        let label = Replay::ButtonNumber { number: deal.deal_no };
        button(course, &reader, &label, Verb::Replay(ReplayVerb::Step(deal.deal_no, 0)), Look::Quiet)
    });
    draft.rows(buttons.collect(), 5);
    let list = Button {
        label: reader.say(&Replay::ButtonList),
        target: Target::Token(Token::new(None, 0, Verb::Menu(MenuVerb::Replays))),
        look: Look::Quiet,
    };
    let proof = button(course, &reader, &Room::ButtonProof, Verb::Replay(ReplayVerb::Proof), Look::Quiet);
    draft.row(points_button(course, &reader).into_iter().chain([proof, list]));
    draft.for_reading();
    draft.finish()
}

fn sheet_button(course: &Course, reader: &Reader<'_>) -> Button {
    button(course, reader, &Replay::ButtonSheet, Verb::Replay(ReplayVerb::Sheet), Look::Quiet)
}

/// The way to the coach, if anybody chose anything.
fn coach_button(course: &Course, reader: &Reader<'_>) -> Option<Button> {
    let any = course.deals().iter().any(|deal| deal.chosen_by.iter().any(Option::is_some));
    any.then(|| button(course, reader, &Replay::ButtonCoach, Verb::Replay(ReplayVerb::Coach), Look::Quiet))
}

/// The way to the points deal by deal, once a deal was finished.
fn points_button(course: &Course, reader: &Reader<'_>) -> Option<Button> {
    let any = !course.finished().sheet.is_empty();
    any.then(|| button(course, reader, &Replay::ButtonPoints, Verb::Replay(ReplayVerb::Points), Look::Quiet))
}

fn place_of(number: u32) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

fn number_of(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

fn button(course: &Course, reader: &Reader<'_>, label: &impl Sentence, verb: Verb, look: Look) -> Button {
    let token = Token::new(Some(course.table()), course.finished().match_no, verb);
    Button { label: reader.say(label), target: Target::Token(token), look }
}

/// A match that ended before a card was dealt.
fn nothing_dealt(course: &Course, reader: &Reader<'_>) -> Page {
    let mut draft = Draft::new(reader.locale);
    draft.title(&Replay::NoDeal { game: reader.view.kind });
    result::how(&mut draft, reader, course.finished());
    draft.finish()
}

/// The marks behind cards of a seat.
type Marks<'a> = (Seat, &'a dyn Fn(Card) -> Option<&'static str>);

/// A deal that is shown.
struct Shown<'a> {
    course: &'a Course,
    reader: &'a Reader<'a>,
    played: &'a PlayedDeal,
    place: usize,
}

impl Shown<'_> {
    fn page(&self, step: u32) -> Page {
        let steps = steps::steps(self.course, self.played);
        let last = steps.len().saturating_sub(1);
        let at = place_of(step).min(last);
        let mut draft = Draft::new(self.reader.locale);
        let deals = number_of(self.course.deals().len());
        draft.title(&Replay::Title { game: self.reader.view.kind, deal: self.played.deal_no, deals });
        draft.dim(&Replay::Step { step: number_of(at), steps: number_of(last) });
        if at == 0 {
            self.before(&mut draft);
        }
        draft.gap();
        if let Some(step) = steps.get(at) {
            self.step(&mut draft, step, at == 0, None);
        }
        draft.gap();
        if at == last {
            self.ending(&mut draft);
        }
        draft.row(self.steps(at, last));
        draft.row(self.deals(at == last));
        let file = self.button(&Replay::ButtonFile, Verb::Replay(ReplayVerb::File), Look::Quiet);
        let coach = coach_button(self.course, self.reader);
        let ways =
            [Some(sheet_button(self.course, self.reader)), points_button(self.course, self.reader), coach, Some(file)];
        draft.row(ways.into_iter().flatten());
        draft.finish()
    }

    /// The score before the deal, and who dealt.
    fn before(&self, draft: &mut Draft) {
        let finished = self.course.finished();
        let before = self.played.record.as_ref().map_or(&finished.score, |record| &record.score_before).points();
        let before = game::shown_points(self.reader, self.played.record.as_ref(), &before);
        let score = |seat: Seat| Replay::Score {
            player: self.reader.name(seat),
            points: before.get(seat.index()).copied().unwrap_or_default(),
        };
        let scores = Mentions::of(self.reader.locale, self.reader.seats().into_iter().map(score));
        draft.dim(&Replay::Before { scores });
        draft.dim(&Replay::Dealer { player: self.reader.who(self.played.dealer) });
    }

    /// What happened, what lies on the table, and every hand.
    fn step(&self, draft: &mut Draft, step: &Step, dealt: bool, marks: Option<Marks<'_>>) {
        if dealt {
            draft.strong(&Replay::Dealt);
        }
        game::tell_step(draft, self.reader, step);
        draft.gap();
        self.hands(draft, &step.deal, marks);
    }

    /// Every hand, and the points so far; nothing once all cards were played.
    fn hands(&self, draft: &mut Draft, deal: &AnyDeal, marks: Option<Marks<'_>>) {
        let hands = self.reader.seats().into_iter().map(|seat| (seat, game::open_hand(&deal.view(Some(seat)))));
        let hands: Vec<_> = hands.collect();
        if hands.iter().all(|(_, cards)| cards.is_empty()) {
            return;
        }
        for (seat, cards) in hands {
            self.hand(draft, seat, cards, marks);
        }
        if let Some(points) = deal.card_points() {
            let score = |seat: Seat| Replay::Score {
                player: self.reader.name(seat),
                points: points.get(seat.index()).copied().unwrap_or_default().into(),
            };
            let scores = Mentions::of(self.reader.locale, self.reader.seats().into_iter().map(score));
            draft.dim(&Replay::Points { scores });
        }
    }

    fn hand(&self, draft: &mut Draft, seat: Seat, cards: Symbols, marks: Option<Marks<'_>>) {
        let player = self.reader.who(seat);
        let cards = match marks {
            Some((of, mark)) if of == seat => cards.marked(mark),
            _ => cards,
        };
        if cards.is_empty() {
            draft.body(&Replay::NoCards { player });
        } else {
            draft.body(&Replay::Hand { player, cards });
        }
    }

    /// How the deal ended, or the match in the midst of it.
    fn ending(&self, draft: &mut Draft) {
        match &self.played.record {
            Some(record) => {
                let mut outcome = Draft::new(self.reader.locale);
                game::outcome(&mut outcome, self.reader, record, |_| {});
                draft.section(outcome);
            }
            None => {
                draft.strong(&Replay::Unfinished);
                result::how(draft, self.reader, self.course.finished());
            }
        }
    }

    /// The ways to the steps before and after. The first step of a deal follows on the last step of the deal before.
    fn steps(&self, at: usize, last: usize) -> impl Iterator<Item = Button> {
        let deal = self.played.deal_no;
        let back = match at.checked_sub(1) {
            Some(before) => Some((deal, number_of(before))),
            None => self.deal_before().map(|before| (before, u32::MAX)),
        };
        let on = (at < last).then(|| (deal, number_of(at + 1)));
        let back = back.map(|to| self.to(&Replay::ButtonBack, to, Look::Quiet));
        back.into_iter().chain(on.map(|to| self.to(&Replay::ButtonOn, to, Look::Main)))
    }

    /// The ways to the deals before and after. After the last step of a deal the next one is the main way.
    fn deals(&self, ended: bool) -> impl Iterator<Item = Button> {
        let look = if ended { Look::Main } else { Look::Quiet };
        let is_last = self.place + 1 == self.course.deals().len();
        let after = (!is_last).then(|| self.played.deal_no.saturating_add(1));
        let back = self.deal_before().map(|deal| self.to(&Replay::ButtonDealBack { deal }, (deal, 0), Look::Quiet));
        back.into_iter().chain(after.map(|deal| self.to(&Replay::ButtonDealOn { deal }, (deal, 0), look)))
    }

    fn deal_before(&self) -> Option<u32> {
        (self.place > 0).then(|| self.played.deal_no.saturating_sub(1))
    }

    fn to(&self, label: &Replay, (deal, step): (u32, u32), look: Look) -> Button {
        self.button(label, Verb::Replay(ReplayVerb::Step(deal, step)), look)
    }

    fn button(&self, label: &Replay, verb: Verb, look: Look) -> Button {
        button(self.course, self.reader, label, verb, look)
    }
}
