//! Leaderboards.

use talon_games::GameKind;
use talon_standings::{LeaderboardRow, Pool, Window};
use talon_table::{Holder, PersonId, TableId};

use super::when::called;
use super::{LeaderboardAsk, Part, Period, Span, Standings, Whose, count};
use crate::choices::{self, Rows};
use crate::draft::Draft;
use crate::reader::cast;
use crate::words::{Choice, Menu, Name, Phrase, Sentence, Settings, Standing};
use crate::{Button, Grid, Line, Locale, Look, Names, Page, Row, Side, Style, Target, Text, Token, Verb, say};

/// How many lines a page of a leaderboard has.
pub const LEADERBOARD_LINES: u32 = 8;

/// A part of a leaderboard, as one reader sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaderboard {
    /// A table of the leaderboard's community, if the page is read outside of that community.
    pub table: Option<TableId>,
    /// Whose.
    pub whose: Whose,
    /// Of which game.
    pub game: GameKind,
    /// Of which matches.
    pub pool: Pool,
    /// Of which time.
    pub window: Window,
    /// Today's windows, in the leaderboard's own time zone.
    pub now: [Window; 4],
    /// The lines, best first; the first [`LEADERBOARD_LINES`] of them have room.
    pub lines: Vec<Ranked>,
    /// How many lines stand before them.
    pub before: u32,
    /// How many there are.
    pub total: u32,
    /// Whether to explain how to get on it: for a leaderboard across communities, if the reader has not chosen to be on it, or if
    /// several people read.
    pub invites: bool,
    /// The only reader, if the page is for one person.
    pub you: Option<PersonId>,
}

/// A line of a leaderboard.
#[derive(Clone, Debug, PartialEq)]
pub struct Ranked {
    /// Whose.
    pub person: PersonId,
    /// What it adds up.
    pub row: LeaderboardRow,
    /// The person's rating, once it is settled.
    pub rating: Option<i32>,
}

/// A part of a leaderboard, and the ways to others.
#[must_use]
pub fn leaderboard(board: &Leaderboard, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let when = called(board.window, &board.now, locale);
    draft.title(&Standing::LeaderboardTitle { game: board.game, when });
    draft.dim(&Standing::LeaderboardOf { whose: Choice(board.whose.code()), pool: Choice(board.pool.name()) });
    draft.gap();
    lines(&mut draft, board, names, locale);
    if board.whose == Whose::Everywhere {
        draft.dim(&Standing::LeaderboardKnown);
    }
    if board.invites {
        draft.dim(&Standing::LeaderboardOptIn);
    }
    windows(&mut draft, board, locale);
    let others = [
        before(board, locale),
        Some(other_pool(board, locale)),
        to_records(board, locale),
        Some(other_whose(board, locale)),
    ];
    draft.row(others.into_iter().flatten());
    turn(&mut draft, board, locale);
    let games = GameKind::ALL.into_iter().filter(|game| *game != board.game).map(|game| {
        let ask = LeaderboardAsk { game, ..board.ask(Part::After(0)) };
        board.button(locale, &Menu::ButtonGame { game }, ask, Look::Quiet)
    });
    let chosen = GameKind::ALL.iter().position(|game| *game == board.game).unwrap_or_default();
    choices::list(&mut draft, games.collect(), &Rows { usual: choices::BUTTONS_IN_ROW, after: 0, chosen });
    draft.finish()
}

fn lines(draft: &mut Draft, board: &Leaderboard, names: &dyn Names, locale: Locale) {
    if board.lines.is_empty() {
        draft.body(match board.whose {
            Whose::Community => &Standing::LeaderboardEmpty,
            Whose::Everywhere => &Standing::LeaderboardEmptyEverywhere,
        });
        return;
    }
    let shown: Vec<&Ranked> = board.lines.iter().take(LEADERBOARD_LINES as usize).collect();
    let holders: Vec<_> = shown.iter().map(|line| Some(Holder::Person { person: line.person })).collect();
    let players = cast(&holders, names, locale);
    let head = |head: &Standing| (say(locale, head), Side::Right);
    let mut grid = Grid::new([
        (Text::default(), Side::Right),
        (Text::default(), Side::Left),
        head(&Standing::HeadRating),
        head(&Standing::HeadWon),
        head(&Standing::HeadPoints),
    ]);
    let places = board.before.saturating_add(1)..;
    for ((line, player), place) in shown.iter().zip(&players).zip(places) {
        let is_own = board.you == Some(line.person);
        grid.rows.push(Row { cells: cells(line, player.clone(), place, locale), is_own });
    }
    draft.grid(grid);
    draft.aside(shown.iter().zip(players).filter_map(|(line, player)| besides(board, line, player, locale)).collect());
    draft.gap();
    draft.dim(&match board.window {
        Window::All => Standing::OrderRating,
        Window::Week { .. } | Window::Month { .. } | Window::Season { .. } => Standing::OrderWins,
    });
    if shown.iter().any(|line| line.rating.is_none()) {
        draft.dim(&Standing::Unsettled);
    }
    if board.total > board.len() {
        let last = board.before.saturating_add(board.len());
        draft.dim(&Standing::Range { first: board.before.saturating_add(1), last, total: board.total });
    }
}

fn cells(line: &Ranked, player: Name, place: u32, locale: Locale) -> Vec<Text> {
    let rating = line.rating.map_or_else(|| "?".to_owned(), |rating| rating.to_string());
    let won = format!("{}/{}", line.row.wins, line.row.matches);
    let figures = [rating, won, count::points(&line.row, locale)].map(Text::from);
    [place.to_string().into(), say(locale, &Standing::Player { player })].into_iter().chain(figures).collect()
}

/// What the columns do not tell of somebody.
fn besides(board: &Leaderboard, line: &Ranked, player: Name, locale: Locale) -> Option<Line> {
    let told = count::besides(board.game, &line.row, locale);
    let told = (!told.is_empty()).then(|| Phrase(joined(&told, locale)))?;
    Some(Line { style: Style::Dim, text: say(locale, &Standing::Besides { player, told }) })
}

/// Short sentences in one line.
pub(super) fn joined(told: &[Standing], locale: Locale) -> Text {
    Text::join(told.iter().map(|each| say(locale, each)), " · ")
}

/// Buttons for today's windows, and for all time.
fn windows(draft: &mut Draft, board: &Leaderboard, locale: Locale) {
    draft.row(Period::ALL.iter().copied().zip(board.now).map(|(period, window)| {
        let label = Phrase(say(locale, &Standing::LabelSpan { period: Choice(period.code()) }));
        let chosen = window == board.window;
        let look = if chosen { Look::Main } else { Look::Quiet };
        let ask = LeaderboardAsk { span: Span::Current(period), ..board.ask(Part::After(0)) };
        board.button(locale, &Settings::ButtonChoice { label, chosen }, ask, look)
    }));
}

/// The way to the window before.
fn before(board: &Leaderboard, locale: Locale) -> Option<Button> {
    let window = board.window.before()?;
    let label = Standing::ButtonBefore { when: called(window, &board.now, locale) };
    let ask = LeaderboardAsk { span: Span::Window(window), ..board.ask(Part::After(0)) };
    Some(board.button(locale, &label, ask, Look::Quiet))
}

fn other_pool(board: &Leaderboard, locale: Locale) -> Button {
    let pool = match board.pool {
        Pool::People => Pool::Mixed,
        Pool::Mixed => Pool::People,
    };
    let label = Standing::ButtonPool { pool: Choice(pool.name()) };
    board.button(locale, &label, LeaderboardAsk { pool, ..board.ask(Part::After(0)) }, Look::Quiet)
}

/// From the community's leaderboard to that of everybody, and back.
fn other_whose(board: &Leaderboard, locale: Locale) -> Button {
    let whose = match board.whose {
        Whose::Community => Whose::Everywhere,
        Whose::Everywhere => Whose::Community,
    };
    let label = Standing::ButtonWhose { whose: Choice(whose.code()) };
    board.button(locale, &label, LeaderboardAsk { whose, ..board.ask(Part::After(0)) }, Look::Quiet)
}

fn to_records(board: &Leaderboard, locale: Locale) -> Option<Button> {
    let verb = Verb::Standings(Standings::Records(board.game, board.pool));
    let target = Target::Token(Token::new(board.table, 0, verb));
    let button = Button { label: say(locale, &Standing::ButtonRecords), target, look: Look::Quiet };
    (board.whose == Whose::Community).then_some(button)
}

/// The ways through a leaderboard that has more lines than a page.
fn turn(draft: &mut Draft, board: &Leaderboard, locale: Locale) {
    if board.total <= board.len() {
        return;
    }
    let to = |label: Standing, part| board.button(locale, &label, board.ask(part), Look::Quiet);
    let back = Part::After(board.before.saturating_sub(LEADERBOARD_LINES));
    let on = Part::After(board.before.saturating_add(board.len()));
    let more = board.before.saturating_add(board.len()) < board.total;
    draft.row(
        [
            (board.before > 0).then(|| to(Standing::ButtonBack, back)),
            Some(to(Standing::ButtonAround, Part::Own)),
            more.then(|| to(Standing::ButtonOn, on)),
        ]
        .into_iter()
        .flatten(),
    );
}

impl Leaderboard {
    /// How many lines are shown.
    fn len(&self) -> u32 {
        u32::try_from(self.lines.len()).unwrap_or(u32::MAX).min(LEADERBOARD_LINES)
    }

    /// Another part of the same leaderboard.
    fn ask(&self, part: Part) -> LeaderboardAsk {
        let Self { whose, game, pool, window, .. } = *self;
        LeaderboardAsk { whose, game, pool, span: Span::Window(window), part }
    }

    fn button(&self, locale: Locale, label: &impl Sentence, ask: LeaderboardAsk, look: Look) -> Button {
        let table = self.table.filter(|_| ask.whose == Whose::Community);
        let verb = Verb::Standings(Standings::Leaderboard(ask));
        Button { label: say(locale, label), target: Target::Token(Token::new(table, 0, verb)), look }
    }
}
