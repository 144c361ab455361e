//! Leaderboards.

use talon_games::GameKind;
use talon_standings::{LeaderboardRow, Pool, Window};
use talon_table::{Holder, PersonId, TableId};

use super::when::called;
use super::{LeaderboardAsk, Part, Period, Span, Standings, Whose, count};
use crate::page::button::BUTTONS_IN_ROW;
use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::page::reader::cast;
use crate::words::{Choice, Menu, Name, Phrase, Sentence, Settings, Standing};
use crate::{Button, Grid, Locale, Look, Names, Page, Row, Side, Target, Text, Token, Verb, say};

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
pub fn leaderboard(leaderboard: &Leaderboard, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    let when = called(leaderboard.window, &leaderboard.now, locale);
    draft.title(&Standing::LeaderboardTitle { game: leaderboard.game, when });
    draft.dim(&Standing::LeaderboardOf {
        whose: Choice(leaderboard.whose.code()),
        pool: Choice(leaderboard.pool.name()),
    });
    draft.gap();
    lines(&mut draft, leaderboard, names, locale);
    if leaderboard.invites {
        draft.dim(&Standing::LeaderboardOptIn);
    }
    windows(&mut draft, leaderboard, locale);
    let others = [
        before(leaderboard, locale),
        Some(other_pool(leaderboard, locale)),
        to_records(leaderboard, locale),
        Some(other_whose(leaderboard, locale)),
    ];
    draft.row(others.into_iter().flatten());
    turn(&mut draft, leaderboard, locale);
    let games = GameKind::ALL.into_iter().filter(|game| *game != leaderboard.game).map(|game| {
        let ask = LeaderboardAsk { game, ..leaderboard.ask(Part::After(0)) };
        leaderboard.button(locale, &Menu::ButtonGame { game }, ask, Look::Quiet)
    });
    let chosen = GameKind::ALL.iter().position(|game| *game == leaderboard.game).unwrap_or_default();
    choices::list(&mut draft, games.collect(), &Rows { usual: BUTTONS_IN_ROW, after: 0, chosen });
    draft.for_reading();
    draft.finish()
}

fn lines(draft: &mut Draft, leaderboard: &Leaderboard, names: &dyn Names, locale: Locale) {
    if leaderboard.lines.is_empty() {
        draft.body(match leaderboard.whose {
            Whose::Community => &Standing::LeaderboardEmpty,
            Whose::Everywhere => &Standing::LeaderboardEmptyEverywhere,
        });
        if leaderboard.whose == Whose::Everywhere {
            draft.dim(&Standing::LeaderboardKnown);
        }
        return;
    }
    let shown: Vec<&Ranked> = leaderboard.lines.iter().take(LEADERBOARD_LINES as usize).collect();
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
    let places = leaderboard.before.saturating_add(1)..;
    for ((line, player), place) in shown.iter().zip(&players).zip(places) {
        let is_own = leaderboard.you == Some(line.person);
        grid.rows.push(Row { cells: cells(line, player.clone(), place, locale), is_own });
    }
    draft.grid(grid);
    if leaderboard.total > leaderboard.len() {
        let last = leaderboard.before.saturating_add(leaderboard.len());
        draft.dim(&Standing::Range { first: leaderboard.before.saturating_add(1), last, total: leaderboard.total });
    }
    draft.fold(|more| {
        for (line, player) in shown.iter().zip(players) {
            besides(more, leaderboard, line, player, locale);
        }
        more.dim(&match leaderboard.window {
            Window::All => Standing::OrderRating,
            Window::Week { .. } | Window::Month { .. } | Window::Season { .. } => Standing::OrderWins,
        });
        if shown.iter().any(|line| line.rating.is_none()) {
            more.dim(&Standing::Unsettled);
        }
        if leaderboard.whose == Whose::Everywhere {
            more.dim(&Standing::LeaderboardKnown);
        }
    });
}

fn cells(line: &Ranked, player: Name, place: u32, locale: Locale) -> Vec<Text> {
    let rating = line.rating.map_or_else(|| "?".to_owned(), |rating| rating.to_string());
    let won = format!("{}/{}", line.row.wins, line.row.matches);
    let figures = [rating, won, count::points(&line.row, locale)].map(Text::from);
    [place.to_string().into(), say(locale, &Standing::Player { player })].into_iter().chain(figures).collect()
}

/// What the columns do not tell of somebody.
fn besides(draft: &mut Draft, leaderboard: &Leaderboard, line: &Ranked, player: Name, locale: Locale) {
    let told = count::besides(leaderboard.game, &line.row, locale);
    if !told.is_empty() {
        draft.dim(&Standing::Besides { player, told: Phrase(joined(&told, locale)) });
    }
}

/// Short sentences in one line.
pub(super) fn joined(told: &[Standing], locale: Locale) -> Text {
    Text::join(told.iter().map(|each| say(locale, each)), " · ")
}

/// Buttons for today's windows, and for all time.
fn windows(draft: &mut Draft, leaderboard: &Leaderboard, locale: Locale) {
    draft.row(Period::ALL.iter().copied().zip(leaderboard.now).map(|(period, window)| {
        let label = Phrase(say(locale, &Standing::LabelSpan { period: Choice(period.code()) }));
        let chosen = window == leaderboard.window;
        let look = if chosen { Look::Main } else { Look::Quiet };
        let ask = LeaderboardAsk { span: Span::Current(period), ..leaderboard.ask(Part::After(0)) };
        leaderboard.button(locale, &Settings::ButtonChoice { label, chosen }, ask, look)
    }));
}

/// The way to the window before.
fn before(leaderboard: &Leaderboard, locale: Locale) -> Option<Button> {
    let window = leaderboard.window.before()?;
    let label = Standing::ButtonBefore { when: called(window, &leaderboard.now, locale) };
    let ask = LeaderboardAsk { span: Span::Window(window), ..leaderboard.ask(Part::After(0)) };
    Some(leaderboard.button(locale, &label, ask, Look::Quiet))
}

fn other_pool(leaderboard: &Leaderboard, locale: Locale) -> Button {
    let pool = match leaderboard.pool {
        Pool::People => Pool::Mixed,
        Pool::Mixed => Pool::People,
    };
    let label = Standing::ButtonPool { pool: Choice(pool.name()) };
    leaderboard.button(locale, &label, LeaderboardAsk { pool, ..leaderboard.ask(Part::After(0)) }, Look::Quiet)
}

/// From the community's leaderboard to that of everybody, and back.
fn other_whose(leaderboard: &Leaderboard, locale: Locale) -> Button {
    let whose = match leaderboard.whose {
        Whose::Community => Whose::Everywhere,
        Whose::Everywhere => Whose::Community,
    };
    let label = Standing::ButtonWhose { whose: Choice(whose.code()) };
    leaderboard.button(locale, &label, LeaderboardAsk { whose, ..leaderboard.ask(Part::After(0)) }, Look::Quiet)
}

fn to_records(leaderboard: &Leaderboard, locale: Locale) -> Option<Button> {
    let verb = Verb::Standings(Standings::Records(leaderboard.game, leaderboard.pool));
    let target = Target::Token(Token::new(leaderboard.table, 0, verb));
    let button = Button { label: say(locale, &Standing::ButtonRecords), target, look: Look::Quiet };
    (leaderboard.whose == Whose::Community).then_some(button)
}

/// The ways through a leaderboard that has more lines than a page.
fn turn(draft: &mut Draft, leaderboard: &Leaderboard, locale: Locale) {
    if leaderboard.total <= leaderboard.len() {
        return;
    }
    let to = |label: Standing, part| leaderboard.button(locale, &label, leaderboard.ask(part), Look::Quiet);
    let back = Part::After(leaderboard.before.saturating_sub(LEADERBOARD_LINES));
    let on = Part::After(leaderboard.before.saturating_add(leaderboard.len()));
    let more = leaderboard.before.saturating_add(leaderboard.len()) < leaderboard.total;
    draft.row(
        [
            (leaderboard.before > 0).then(|| to(Standing::ButtonBack, back)),
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
