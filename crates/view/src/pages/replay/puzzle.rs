//! Puzzles: a deal that was played so far, a choice, and how the deal goes on after it.

use talon_cards::Seat;
use talon_games::{AnyAction, AnyView, GameKind};
use talon_table::{Course, DealView, PersonId, PlayedDeal};

use super::steps::steps;
use super::{Shown, number_of, place_of};
use crate::games::game;
use crate::page::draft::Draft;
use crate::page::reader::Reader;
use crate::pages::hand::label_in;
use crate::words::{Phrase, Puzzle, Replay, Sentence, whole};
use crate::{Button, Locale, Look, Names, Page, PuzzleVerb, Target, Text, Token, Verb, say};

/// The most stars that a puzzle has.
const STARS: u32 = 5;

/// A puzzle, and what its choices are worth.
#[derive(Clone, Debug)]
pub struct PuzzleShown<'a> {
    /// The deal until the choice.
    pub course: &'a Course,
    /// Who is to choose.
    pub you: PersonId,
    /// Its number among those of its game.
    pub number: u32,
    /// How hard it is: 1 to 5 stars.
    pub stars: u32,
    /// The choices, the best first, with what they bring at least in points.
    pub choices: Vec<(AnyAction, i32)>,
}

/// How somebody did at a game's puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleTotals {
    /// The game.
    pub game: GameKind,
    /// How many puzzles were answered right at once.
    pub solved: u32,
    /// How many were answered.
    pub tried: u32,
    /// How many there are.
    pub of: u32,
}

/// The games of which there are puzzles, and how far the reader has come.
#[must_use]
pub fn puzzles(totals: &[PuzzleTotals], locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Puzzle::PuzzlesTitle);
    draft.body(&Puzzle::PuzzlesHow);
    draft.gap();
    for PuzzleTotals { game, solved, tried, of } in totals.iter().copied() {
        draft.body(&Puzzle::PuzzlesListed { game, solved, tried, of });
    }
    let games = totals.iter().map(|totals| {
        let label = crate::words::Menu::ButtonGame { game: totals.game };
        button(locale, &label, PuzzleVerb::Next(totals.game), Look::Main)
    });
    draft.rows(games.collect(), 2);
    draft.finish()
}

/// The puzzle's question.
#[must_use]
pub fn puzzle(shown: &PuzzleShown<'_>, names: &dyn Names, locale: Locale) -> Page {
    let view = shown.course.view();
    let reader = shown.reader(&view, names, locale);
    let mut draft = Draft::new(locale);
    shown.head(&mut draft, &reader);
    let Some(stage) = shown.stage() else { return draft.finish() };
    draft.strong(&Puzzle::Asked);
    draft.gap();
    game::position(&mut draft, &reader, &DealView::Open(stage.view.clone()));
    draft.gap();
    stage.hands(&mut draft, &reader);
    draft.gap();
    let two = shown.course.seats() == 2;
    draft.fold(|note| note.dim(if two { &Puzzle::Known } else { &Puzzle::Open }));
    for row in shown.answers(&reader, &stage.view) {
        draft.row(row);
    }
    draft.row([button(locale, &Puzzle::ButtonPuzzles, PuzzleVerb::Games, Look::Quiet)]);
    draft.finish()
}

/// What an answer was worth. `totals` is how the reader has done so far, and the flag whether they answered this puzzle before.
#[must_use]
pub fn puzzle_answer(
    shown: &PuzzleShown<'_>,
    chosen: AnyAction,
    (totals, again): (PuzzleTotals, bool),
    names: &dyn Names,
    locale: Locale,
) -> Page {
    let view = shown.course.view();
    let reader = shown.reader(&view, names, locale);
    let mut draft = Draft::new(locale);
    shown.head(&mut draft, &reader);
    let Some(stage) = shown.stage() else { return draft.finish() };
    let label = |action| Phrase(stage.label(&reader, action));
    let worth = |action| Phrase::from(whole(shown.worth(action), locale));
    if let [(best, _), (next, _), ..] = shown.choices[..] {
        if chosen == best {
            draft.strong(&Puzzle::Right { best: label(best), worth: worth(best), next: worth(next) });
        } else {
            let (chosen, less) = (label(chosen), worth(chosen));
            draft.strong(&Puzzle::Wrong { chosen, less, best: label(best), worth: worth(best) });
        }
        let lines = [Some(best), Some(chosen).filter(|chosen| *chosen != best)];
        draft.row(lines.into_iter().flatten().filter_map(|action| {
            let verb = PuzzleVerb::Line(view.kind, shown.number, stage.place(action)?, 0);
            Some(button(locale, &Puzzle::ButtonLine { choice: label(action) }, verb, Look::Quiet))
        }));
    }
    draft.dim(&Puzzle::Solved { solved: totals.solved, tried: totals.tried });
    draft.gap();
    stage.hands(&mut draft, &reader);
    draft.gap();
    draft.fold(|notes| {
        notes.dim(&Puzzle::Unit { two: shown.course.seats() == 2 });
        if again {
            notes.dim(&Puzzle::Again);
        }
    });
    draft.row([
        button(locale, &Puzzle::ButtonNext, PuzzleVerb::Next(view.kind), Look::Main),
        button(locale, &Puzzle::ButtonPuzzles, PuzzleVerb::Games, Look::Quiet),
    ]);
    draft.finish()
}

/// How the deal goes on after a choice, step by step; `line` is the deal until its end.
#[must_use]
pub fn puzzle_line(
    shown: &PuzzleShown<'_>,
    line: &Course,
    chosen: AnyAction,
    step: u32,
    names: &dyn Names,
    locale: Locale,
) -> Page {
    let view = line.view();
    let reader = Reader::past(line.finished(), &view, Some(shown.you), names, locale);
    let mut draft = Draft::new(locale);
    let (Some(stage), Some(played)) = (shown.stage(), line.deals().first()) else { return draft.finish() };
    let choice = Phrase(stage.label(&reader, chosen));
    draft.title(&Puzzle::LineTitle { game: view.kind, number: shown.number, choice });
    let all = steps(line, played);
    let before = steps(shown.course, stage.played).len();
    let last = all.len().saturating_sub(before.max(1));
    let at = place_of(step).min(last);
    draft.dim(&Replay::Step { step: number_of(at), steps: number_of(last) });
    if at == 0 {
        draft.dim(&Puzzle::LineNote);
    }
    draft.gap();
    if let Some(now) = all.get(at + before.max(1) - 1) {
        Shown { course: line, reader: &reader, played, place: 0 }.step(&mut draft, now, false, None);
    }
    if at == last
        && let Some(record) = &played.record
    {
        draft.gap();
        let mut outcome = Draft::new(locale);
        game::outcome(&mut outcome, &reader, record, |_| {});
        draft.section(outcome);
    }
    let to = |step: usize, label: Replay, look| {
        let verb = PuzzleVerb::Line(view.kind, shown.number, stage.place(chosen)?, number_of(step));
        Some(button(locale, &label, verb, look))
    };
    let back = at.checked_sub(1).and_then(|before| to(before, Replay::ButtonBack, Look::Quiet));
    let on = (at < last).then(|| to(at + 1, Replay::ButtonOn, Look::Main)).flatten();
    draft.row(back.into_iter().chain(on));
    draft.row([
        button(locale, &Puzzle::ButtonBack, PuzzleVerb::Show(view.kind, shown.number), Look::Quiet),
        button(locale, &Puzzle::ButtonNext, PuzzleVerb::Next(view.kind), Look::Quiet),
    ]);
    draft.finish()
}

/// The deal at the moment of the choice.
struct Stage<'a> {
    played: &'a PlayedDeal,
    view: AnyView,
    step: crate::games::step::Step,
    course: &'a Course,
}

impl PuzzleShown<'_> {
    fn reader<'a>(&self, view: &'a talon_table::TableView, names: &dyn Names, locale: Locale) -> Reader<'a> {
        Reader::past(self.course.finished(), view, Some(self.you), names, locale)
    }

    fn head(&self, draft: &mut Draft, reader: &Reader<'_>) {
        let full = self.stars.min(STARS);
        let stars = (0..STARS).map(|star| if star < full { '★' } else { '☆' }).collect::<String>();
        draft.title(&Puzzle::Title { game: reader.view.kind, number: self.number, stars: Phrase::from(stars) });
    }

    fn seat(&self) -> Option<Seat> {
        self.course.seat_of(self.you)
    }

    fn stage(&self) -> Option<Stage<'_>> {
        let played = self.course.deals().first()?;
        let step = steps(self.course, played).pop()?;
        let view = step.deal.view(Some(self.seat()?));
        Some(Stage { played, view, step, course: self.course })
    }

    fn worth(&self, action: AnyAction) -> i32 {
        self.choices.iter().find(|(each, _)| *each == action).map_or(0, |(_, worth)| *worth)
    }

    /// The buttons of the choices, in the rows in which they stand at a table.
    fn answers(&self, reader: &Reader<'_>, view: &AnyView) -> Vec<Vec<Button>> {
        let (rows, _) = game::controls(reader, view);
        let answer = |button: Button| {
            let Target::Token(Token { verb: Verb::Act(notation) | Verb::Ask(notation), .. }) = &button.target else {
                return None;
            };
            let choice = view.legal().iter().position(|action| action.to_string() == notation.as_str())?;
            let verb = PuzzleVerb::Answer(reader.view.kind, self.number, u8::try_from(choice).ok()?);
            Some(Button { target: Target::Token(token(verb)), ..button })
        };
        rows.into_iter().map(|row| row.into_iter().filter_map(answer).collect()).collect()
    }
}

impl Stage<'_> {
    fn label(&self, reader: &Reader<'_>, action: AnyAction) -> Text {
        let label = label_in(reader, &self.view, action).or_else(|| action.card().map(Text::from));
        label.unwrap_or_else(|| Text::from(action.to_string()))
    }

    /// The place of an action among the legal ones.
    fn place(&self, action: AnyAction) -> Option<u8> {
        let place = self.view.legal().iter().position(|legal| *legal == action)?;
        u8::try_from(place).ok()
    }

    /// Every hand, and the points so far.
    fn hands(&self, draft: &mut Draft, reader: &Reader<'_>) {
        Shown { course: self.course, reader, played: self.played, place: 0 }.hands(draft, &self.step.deal, None);
    }
}

const fn token(verb: PuzzleVerb) -> Token {
    Token::new(None, 0, Verb::Puzzle(verb))
}

fn button(locale: Locale, label: &impl Sentence, verb: PuzzleVerb, look: Look) -> Button {
    Button { label: say(locale, label), target: Target::Token(token(verb)), look }
}
