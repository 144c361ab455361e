//! Puzzles: shown, answered and explained to one person alone.

use std::collections::HashSet;
use std::sync::Arc;

use talon_cards::Seat;
use talon_games::{AnyAction, GameKind};
use talon_players::{
    Level,
    puzzle::{self, Puzzle},
};
use talon_store::puzzles::PuzzleAnswer;
use talon_table::{Course, Holder, Staged};
use talon_view::{Msg, Page, PuzzleShown, PuzzleTotals, PuzzleVerb};

use super::admission::Admission;
use super::asked::Asked;
use super::screen::Screen;
use crate::core::Core;
use crate::error::HouseError;
use crate::input::intent::Answer;
use crate::people::People;

/// Shows puzzles.
pub(crate) struct PuzzleAnswers {
    core: Arc<Core>,
    admission: Arc<Admission>,
    screen: Arc<Screen>,
}

/// A puzzle that is set up for somebody.
struct Laid {
    number: u32,
    puzzle: Puzzle,
    stars: u32,
    choices: Vec<(AnyAction, i32)>,
    course: Course,
    people: People,
}

impl PuzzleAnswers {
    /// On this core.
    pub(crate) const fn new(core: Arc<Core>, admission: Arc<Admission>, screen: Arc<Screen>) -> Self {
        Self { core, admission, screen }
    }

    /// `/puzzle`, and every button of puzzles. In a group everybody would read the answer.
    pub(super) async fn puzzles(&self, asked: &Asked<'_>, verb: PuzzleVerb) -> Result<Answer, HouseError> {
        if !asked.reads_alone() {
            return Ok(asked.alert(&Msg::PuzzleInPrivate));
        }
        let page = match verb {
            PuzzleVerb::Games => Some(self.games(asked).await?),
            PuzzleVerb::Next(game) => self.next(asked, game).await?,
            PuzzleVerb::Show(game, number) => self.show(asked, game, number).await?,
            PuzzleVerb::Answer(game, number, choice) => self.answer(asked, game, number, choice).await?,
            PuzzleVerb::Line(game, number, choice, step) => self.line(asked, game, number, choice, step).await?,
        };
        match page {
            Some(page) => self.screen.beside(asked, None, page).await,
            None => Ok(asked.alert(&Msg::PuzzleUnknown)),
        }
    }

    async fn games(&self, asked: &Asked<'_>) -> Result<Page, HouseError> {
        let answers = self.answers(asked).await?;
        let totals: Vec<PuzzleTotals> = GameKind::ALL.into_iter().map(|game| totals(&answers, game)).collect();
        Ok(talon_view::puzzles(&totals, asked.locale))
    }

    /// The first puzzle that the sender has not answered; the very first if there is none.
    async fn next(&self, asked: &Asked<'_>, game: GameKind) -> Result<Option<Page>, HouseError> {
        let answers = self.answers(asked).await?;
        let is_open = |number: &u32| !answers.iter().any(|answer| (answer.game, answer.number) == (game, *number));
        let number = (1..=puzzle::count(game)).find(is_open).unwrap_or(1);
        self.show(asked, game, number).await
    }

    async fn show(&self, asked: &Asked<'_>, game: GameKind, number: u32) -> Result<Option<Page>, HouseError> {
        let laid = self.lay_out(asked, game, number).await?;
        Ok(laid.map(|laid| talon_view::puzzle(&laid.shown(asked), &laid.people, asked.locale)))
    }

    async fn answer(
        &self,
        asked: &Asked<'_>,
        game: GameKind,
        number: u32,
        choice: u8,
    ) -> Result<Option<Page>, HouseError> {
        let Some(laid) = self.lay_out(asked, game, number).await? else { return Ok(None) };
        let Some(chosen) = laid.choice(choice) else { return Ok(None) };
        let mut answers = self.answers(asked).await?;
        let again = answers.iter().any(|known| (known.game, known.number) == (game, number));
        let solved = laid.choices.first().is_some_and(|(best, _)| *best == chosen);
        let answer = PuzzleAnswer { person: asked.person(), game, number, solved, at: asked.now };
        // Another of the sender's persons may have answered it before they were linked.
        if !again && self.core.store.answer_puzzle(&answer, asked.key.counted()?).await? {
            answers.push(answer);
        }
        let totals = totals(&answers, game);
        let shown = laid.shown(asked);
        Ok(Some(talon_view::puzzle_answer(&shown, chosen, (totals, again), &laid.people, asked.locale)))
    }

    async fn line(
        &self,
        asked: &Asked<'_>,
        game: GameKind,
        number: u32,
        choice: u8,
        step: u32,
    ) -> Result<Option<Page>, HouseError> {
        let Some(laid) = self.lay_out(asked, game, number).await? else { return Ok(None) };
        let Some(chosen) = laid.choice(choice) else { return Ok(None) };
        let Some(worth) = laid.choices.iter().find(|(action, _)| *action == chosen) else { return Ok(None) };
        let line = laid.puzzle.line(*worth);
        let Some(course) = course(asked, &laid.puzzle, &line) else { return Ok(None) };
        Ok(Some(talon_view::puzzle_line(&laid.shown(asked), &course, chosen, step, &laid.people, asked.locale)))
    }

    /// The answers of all the sender's persons.
    async fn answers(&self, asked: &Asked<'_>) -> Result<Vec<PuzzleAnswer>, HouseError> {
        let selves = self.admission.selves(asked).await?;
        let mut answers = self.core.store.puzzle_answers(&selves).await?;
        // The first answer of any of the sender's persons counts.
        answers.sort_by_key(|answer| answer.at);
        let mut known = HashSet::new();
        answers.retain(|answer| known.insert((answer.game, answer.number)));
        Ok(answers)
    }

    async fn lay_out(&self, asked: &Asked<'_>, game: GameKind, number: u32) -> Result<Option<Laid>, HouseError> {
        let Some(puzzle) = puzzle::puzzle(game, number) else { return Ok(None) };
        let (Some(proof), Some(course)) = (puzzle.proof(), course(asked, &puzzle, &[])) else { return Ok(None) };
        let people = self.core.people(&course.view(), asked.place().platform).await?;
        let stars = proof.stars();
        Ok(Some(Laid { number, puzzle, stars, choices: proof.choices, course, people }))
    }
}

impl Laid {
    fn shown(&self, asked: &Asked<'_>) -> PuzzleShown<'_> {
        PuzzleShown {
            course: &self.course,
            you: asked.person(),
            number: self.number,
            stars: self.stars,
            choices: self.choices.clone(),
        }
    }

    /// The legal choice at this place.
    fn choice(&self, place: u8) -> Option<AnyAction> {
        self.puzzle.position.legal_actions(self.puzzle.seat).get(usize::from(place)).copied()
    }
}

/// How the sender did at the puzzles of a game.
fn totals(answers: &[PuzzleAnswer], game: GameKind) -> PuzzleTotals {
    let own = || answers.iter().filter(|answer| answer.game == game);
    let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    PuzzleTotals {
        game,
        solved: count(own().filter(|answer| answer.solved).count()),
        tried: count(own().count()),
        of: puzzle::count(game),
    }
}

/// The puzzle's deal, with the sender in the seat that is to choose; `more` is played from there. It is none only for a broken puzzle,
/// which is logged.
fn course(asked: &Asked<'_>, puzzle: &Puzzle, more: &[(Seat, AnyAction)]) -> Option<Course> {
    let other = Holder::Ai { level: Level::Strong.code().to_owned() };
    let holder = |seat| match seat == puzzle.seat {
        true => Holder::Person { person: asked.person() },
        false => other.clone(),
    };
    let holders: Vec<Holder> = Seat::all(puzzle.seats).map(holder).collect();
    let actions = [&puzzle.played, more].concat();
    let Puzzle { rules, dealer, deck, .. } = puzzle;
    let staged = Staged { rules, holders: &holders, dealer: *dealer, deck, actions: &actions };
    staged.course().inspect_err(|bad| tracing::error!(%bad, "a puzzle cannot be laid out")).ok()
}
