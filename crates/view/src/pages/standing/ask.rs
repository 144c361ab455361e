//! Which page of standings a button asks for.

use std::fmt;
use std::str::FromStr;

use strum::{EnumString, IntoStaticStr, VariantArray};
use talon_games::GameKind;
use talon_standings::{Day, Pool, Window};
use talon_table::PersonId;

use crate::token::spell::{Field, printed, verbs};
use crate::words::{Choice, Sentence, Slash, Standing};
use crate::{BadToken, Locale, say};

verbs! {
    /// A page of standings. It is written as in a [token](crate::Token).
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
    pub enum Standings {
        /// A part of a leaderboard.
        Leaderboard(ask: LeaderboardAsk),
        /// The asker's own ratings.
        Ratings = "r",
        /// This person's ratings, as far as the asker may see them.
        RatingsOf(person: PersonId) = "o": person,
        /// How the asker's rating developed.
        Course(game: GameKind, pool: Pool) = "c": pool: game,
        /// The same as a picture.
        Picture(game: GameKind, pool: Pool) = "p": pool: game,
        /// The totals of the asker's matches.
        Stats = "t",
        /// The asker's results against this person.
        With(person: PersonId) = "w": person,
        /// The community's records.
        Records(game: GameKind, pool: Pool) = "x": pool: game,
        /// Finished matches.
        History(ask: HistoryAsk),
    }
}

printed! { Standings }

/// Which finished matches.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HistoryAsk {
    /// Only the asker's own.
    pub mine: bool,
    /// Which of them.
    pub filter: Filter,
    /// Only matches saved before the result with this number; 0 starts at the newest.
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
    /// The asker's newest matches.
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
pub struct LeaderboardAsk {
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
#[derive(IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whose {
    /// The community's: that of the token's table, or without a table that of the place where somebody asks.
    Community,
    /// The one across communities, for everybody who chose to appear on it.
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
#[derive(strum::Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case", parse_err_ty = BadToken, parse_err_fn = bad_token)]
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
    /// The lines after this many.
    After(u32),
    /// The lines around the asker's own.
    Own,
}

const fn bad_token(_: &str) -> BadToken {
    BadToken
}

impl Whose {
    /// Both.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Its text.
    pub(super) fn code(self) -> &'static str {
        self.into()
    }
}

impl Period {
    /// Every period, the shortest first.
    pub const ALL: &[Self] = Self::VARIANTS;

    /// Its text.
    #[must_use]
    pub fn code(self) -> &'static str {
        self.into()
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
    let is_meant = |game: &GameKind| {
        game.name() == wanted || labels(&Slash::GameChoice { game: *game }).any(|label| label == wanted)
    };
    GameKind::ALL.into_iter().find(is_meant)
}

/// The stretch of time that somebody means: a period or all time in any language, or any word of its label, or a window such as
/// `2026-w47`.
#[must_use]
pub fn span_named(typed: &str) -> Option<Span> {
    let wanted = typed.trim().to_lowercase();
    let is_meant = |period: &Period| {
        labels(&Standing::LabelSpan { period: Choice(period.code()) })
            .any(|label| label == wanted || label.split(' ').any(|word| word == wanted))
    };
    Period::ALL.iter().copied().find(is_meant).map(Span::Current).or_else(|| wanted.parse().ok())
}

/// Whether somebody means the leaderboard of everybody, in any language.
#[must_use]
pub fn means_everywhere(typed: &str) -> bool {
    let wanted = typed.trim().to_lowercase();
    wanted == Whose::Everywhere.code()
        || labels(&Standing::ButtonWhose { whose: Choice(Whose::Everywhere.code()) }).any(|label| label == wanted)
}

/// A label in every language, in lower case.
fn labels(sentence: &impl Sentence) -> impl Iterator<Item = String> {
    Locale::ALL.iter().map(move |locale| say(*locale, sentence).plain().to_lowercase())
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Current(period) => period.fmt(f),
            Self::Window(window) => window.fmt(f),
        }
    }
}

impl FromStr for Span {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let period = text.parse().map(Self::Current);
        period.or_else(|BadToken| text.parse().map(Self::Window).map_err(|_| BadToken))
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
        if text == "me" { Ok(Self::Own) } else { Field::read(text).map(Self::After) }
    }
}

/// How a token begins that asks for this leaderboard.
const fn letter(whose: Whose) -> &'static str {
    match whose {
        Whose::Community => "b",
        Whose::Everywhere => "e",
    }
}

impl fmt::Display for LeaderboardAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { whose, game, pool, span, part } = self;
        write!(f, "{}:", letter(*whose))?;
        pool.write(f)?;
        write!(f, ":{part}:{span}:{game}")
    }
}

impl FromStr for LeaderboardAsk {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let [head, pool, part, span, game] = fields(text)?;
        let whose = Whose::ALL.iter().copied().find(|whose| letter(*whose) == head);
        Ok(Self {
            whose: whose.ok_or(BadToken)?,
            game: Field::read(game)?,
            pool: Field::read(pool)?,
            span: span.parse()?,
            part: part.parse()?,
        })
    }
}

impl fmt::Display for HistoryAsk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { mine, filter, before } = self;
        write!(f, "{}:{filter}:{before}", if *mine { "m" } else { "h" })
    }
}

impl FromStr for HistoryAsk {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let [head, filter, before] = fields(text)?;
        let mine = match head {
            "m" => true,
            "h" => false,
            _ => return Err(BadToken),
        };
        Ok(Self { mine, filter: filter.parse()?, before: Field::read(before)? })
    }
}

fn fields<const N: usize>(text: &str) -> Result<[&str; N], BadToken> {
    let fields: Vec<&str> = text.split(':').collect();
    fields.try_into().map_err(|_| BadToken)
}
