//! Which page of standings a button asks for.

use std::fmt;
use std::str::FromStr;

use talon_games::GameKind;
use talon_standings::{Day, Pool, Window};
use talon_table::PersonId;

use crate::words::{Choice, Slash, Standing};
use crate::{BadToken, Locale, say};

/// A page of standings. Its text is that in a [token](crate::Token).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Standings {
    /// A part of a leaderboard.
    Board(BoardAsk),
    /// The ratings of whoever asks.
    Ratings,
    /// The ratings of this person, as far as whoever asks may see them.
    RatingsOf(PersonId),
    /// How the rating of whoever asks came about.
    Course(GameKind, Pool),
    /// The same as a picture.
    Picture(GameKind, Pool),
    /// What the matches of whoever asks add up to.
    Stats,
    /// How whoever asks did against this person.
    With(PersonId),
    /// The community's records.
    Records(GameKind, Pool),
    /// Finished matches.
    History(HistoryAsk),
}

/// Which finished matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HistoryAsk {
    /// Only those of whoever asks.
    pub mine: bool,
    /// Which of them.
    pub filter: Filter,
    /// Only those that were saved before the result with this number; 0 stands for the newest.
    pub before: u32,
}

/// Which of somebody's or a community's finished matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Filter {
    /// All.
    None,
    /// Those of a game.
    Game(GameKind),
    /// Those in which this person played, too.
    With(PersonId),
}

impl HistoryAsk {
    /// The newest of whoever asks.
    pub const MINE: Self = Self { mine: true, filter: Filter::None, before: 0 };
}

impl fmt::Display for Filter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("-"),
            Self::Game(game) => game.fmt(f),
            Self::With(person) => person.fmt(f),
        }
    }
}

impl FromStr for Filter {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        if text == "-" {
            return Ok(Self::None);
        }
        let game = text.parse().map(Self::Game).ok();
        game.or_else(|| text.parse().map(Self::With).ok()).ok_or(BadToken)
    }
}

/// A part of a leaderboard.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardAsk {
    /// Whose.
    pub whose: Whose,
    /// Of which game.
    pub game: GameKind,
    /// Of which matches.
    pub pool: Pool,
    /// Of which time.
    pub span: Span,
    /// Which lines.
    pub part: Part,
}

/// Whose leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// That of the community: the one of the token's table, or without a table the one in which it is asked for.
    Community,
    /// That of everybody who wants to stand there, wherever they play.
    Everywhere,
}

/// Of which time a leaderboard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Span {
    /// The one that is not over yet.
    Current(Period),
    /// This one.
    Window(Window),
}

/// How long a stretch of time is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Period {
    /// From Monday to Sunday.
    Week,
    /// A month of the calendar.
    Month,
    /// A quarter of the year.
    Season,
    /// From the first match on.
    Ever,
}

/// Which lines of a leaderboard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// After so many lines.
    After(u32),
    /// So that the line of whoever asks is in the middle.
    Own,
}

impl Whose {
    /// Its text.
    pub(super) const fn code(self) -> &'static str {
        match self {
            Self::Community => "community",
            Self::Everywhere => "everywhere",
        }
    }
}

impl Period {
    /// Every period, the shortest first.
    pub const ALL: [Self; 4] = [Self::Week, Self::Month, Self::Season, Self::Ever];

    /// Its text.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Week => "week",
            Self::Month => "month",
            Self::Season => "season",
            Self::Ever => "ever",
        }
    }

    /// How long a window is.
    pub(super) const fn of(window: Window) -> Self {
        match window {
            Window::Week { .. } => Self::Week,
            Window::Month { .. } => Self::Month,
            Window::Season { .. } => Self::Season,
            Window::All => Self::Ever,
        }
    }

    /// The window of this length in which a day lies.
    #[must_use]
    pub fn around(self, day: Day) -> Window {
        let [week, month, season, all] = Window::of(day);
        match self {
            Self::Week => week,
            Self::Month => month,
            Self::Season => season,
            Self::Ever => all,
        }
    }
}

impl Span {
    /// The window that is meant on this day.
    #[must_use]
    pub fn on(self, today: Day) -> Window {
        match self {
            Self::Current(period) => period.around(today),
            Self::Window(window) => window,
        }
    }
}

/// The game that somebody means, by its code or by its name in any language.
#[must_use]
pub fn game_named(typed: &str) -> Option<GameKind> {
    let wanted = typed.trim().to_lowercase();
    let named =
        |game: GameKind| Locale::ALL.map(|locale| say(locale, &Slash::GameChoice { game }).plain().to_lowercase());
    GameKind::ALL.into_iter().find(|game| game.name() == wanted || named(*game).contains(&wanted))
}

/// The stretch of time that somebody means: a period or all time in any language, or a window such as `2026-w47`.
#[must_use]
pub fn span_named(typed: &str) -> Option<Span> {
    let wanted = typed.trim().to_lowercase();
    let said = |code| {
        Locale::ALL.map(|locale| say(locale, &Standing::LabelSpan { period: Choice(code) }).plain().to_lowercase())
    };
    let period = Period::ALL.into_iter().find(|period| said(period.code()).contains(&wanted));
    period.map(Span::Current).or_else(|| wanted.parse().ok())
}

/// Whether somebody means the leaderboard of everybody, in any language.
#[must_use]
pub fn means_everywhere(typed: &str) -> bool {
    let wanted = typed.trim().to_lowercase();
    let label = Standing::ButtonWhose { whose: Choice(Whose::Everywhere.code()) };
    Locale::ALL.into_iter().any(|locale| say(locale, &label).plain().to_lowercase() == wanted)
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Current(period) => f.write_str(period.code()),
            Self::Window(window) => window.fmt(f),
        }
    }
}

impl FromStr for Span {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        match Period::ALL.into_iter().find(|period| period.code() == text) {
            Some(period) => Ok(Self::Current(period)),
            None => text.parse().map(Self::Window).map_err(|_| BadToken),
        }
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::After(lines) => lines.fmt(f),
            Self::Own => f.write_str("me"),
        }
    }
}

impl FromStr for Part {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        if text == "me" { Ok(Self::Own) } else { number(text).map(Self::After) }
    }
}

impl BoardAsk {
    fn read(whose: Whose, text: &str) -> Result<Self, BadToken> {
        let [pool, part, span, game] = fields(text)?;
        Ok(Self {
            whose,
            game: game.parse().map_err(|_| BadToken)?,
            pool: pool_of(pool)?,
            span: span.parse()?,
            part: part.parse()?,
        })
    }
}

impl HistoryAsk {
    fn read(mine: bool, text: &str) -> Result<Self, BadToken> {
        let [filter, before] = fields(text)?;
        Ok(Self { mine, filter: filter.parse()?, before: number(before)? })
    }
}

impl fmt::Display for Standings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(BoardAsk { whose, game, pool, span, part }) => {
                let head = match whose {
                    Whose::Community => "b",
                    Whose::Everywhere => "e",
                };
                write!(f, "{head}:{}:{part}:{span}:{game}", letter(*pool))
            }
            Self::Ratings => f.write_str("r"),
            Self::RatingsOf(person) => write!(f, "o:{person}"),
            Self::Course(game, pool) => write!(f, "c:{}:{game}", letter(*pool)),
            Self::Picture(game, pool) => write!(f, "p:{}:{game}", letter(*pool)),
            Self::Stats => f.write_str("t"),
            Self::With(person) => write!(f, "w:{person}"),
            Self::Records(game, pool) => write!(f, "x:{}:{game}", letter(*pool)),
            Self::History(HistoryAsk { mine, filter, before }) => {
                write!(f, "{}:{filter}:{before}", if *mine { "m" } else { "h" })
            }
        }
    }
}

impl FromStr for Standings {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (head, rest) = text.split_once(':').unwrap_or((text, ""));
        let game_of = |text| {
            let [pool, game] = fields(text)?;
            Ok((game.parse().map_err(|_| BadToken)?, pool_of(pool)?))
        };
        match head {
            "r" if text == "r" => Ok(Self::Ratings),
            "t" if text == "t" => Ok(Self::Stats),
            "c" => game_of(rest).map(|(game, pool)| Self::Course(game, pool)),
            "p" => game_of(rest).map(|(game, pool)| Self::Picture(game, pool)),
            "x" => game_of(rest).map(|(game, pool)| Self::Records(game, pool)),
            "o" => rest.parse().map(Self::RatingsOf).map_err(|_| BadToken),
            "w" => rest.parse().map(Self::With).map_err(|_| BadToken),
            "m" => HistoryAsk::read(true, rest).map(Self::History),
            "h" => HistoryAsk::read(false, rest).map(Self::History),
            "b" => BoardAsk::read(Whose::Community, rest).map(Self::Board),
            "e" => BoardAsk::read(Whose::Everywhere, rest).map(Self::Board),
            _ => Err(BadToken),
        }
    }
}

/// A pool in a letter: tokens are short.
const fn letter(pool: Pool) -> char {
    match pool {
        Pool::People => 'p',
        Pool::Mixed => 'm',
    }
}

fn pool_of(text: &str) -> Result<Pool, BadToken> {
    Pool::ALL.into_iter().find(|pool| text.chars().eq([letter(*pool)])).ok_or(BadToken)
}

fn fields<const N: usize>(text: &str) -> Result<[&str; N], BadToken> {
    let fields: Vec<&str> = text.split(':').collect();
    fields.try_into().map_err(|_| BadToken)
}

/// A number in its one spelling: no sign, no leading zero.
fn number(text: &str) -> Result<u32, BadToken> {
    let number: u32 = text.parse().map_err(|_| BadToken)?;
    if number.to_string() == text { Ok(number) } else { Err(BadToken) }
}
