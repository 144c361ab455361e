//! Finished matches, and the standings from them.

use std::fmt;
use std::str::FromStr;

use async_trait::async_trait;
use talon_games::GameKind;
use talon_league::FixtureRef;
use talon_standings::{Competitor, LeaderboardRow, MatchFact, PairRow, Pool, RatingRow, RecordOf, Records, Window};
use talon_table::{PersonId, TableId};

use crate::{BadStoredForm, Place, PlatformKind, StoreError};

/// A match that a commit ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EndedMatch {
    /// The match of its table: 1, 2, ….
    pub match_no: u32,
    /// The facts for standings; they are numbered when they are saved.
    pub fact: MatchFact,
}

/// A stored finished match. Results are numbered 1, 2, … in the order in which they were saved, without gaps.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultRow {
    /// The table.
    pub table: TableId,
    /// The match of that table.
    pub match_no: u32,
    /// The scope of the table.
    pub scope: Scope,
    /// The fixture of a league for which it was played: its table's.
    pub fixture: Option<FixtureRef>,
    /// The facts for standings.
    pub fact: MatchFact,
}

impl ResultRow {
    /// The persons for whom it was played: each seat's, and those who gave one up.
    #[must_use]
    pub fn persons(&self) -> Vec<PersonId> {
        self.fact.everybody().filter_map(Competitor::person).map(PersonId).collect()
    }
}

/// Stands for the chat in a person's own totals.
const OWN: &str = "own";

/// The owner of standings.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// A community's.
    Community {
        /// The platform.
        platform: PlatformKind,
        /// The platform's identifier of the chat.
        chat: String,
    },
    /// Everybody's, wherever they play: matches among known persons. A result of this scope belongs to no community.
    Everywhere,
    /// A person's own: all matches, wherever they were played; of all time, and on no leaderboard.
    Own,
}

impl Scope {
    /// The stored form of the platform, empty for everywhere.
    #[must_use]
    pub fn platform_code(&self) -> &'static str {
        match self {
            Self::Community { platform, .. } => platform.code(),
            Self::Everywhere | Self::Own => "",
        }
    }

    /// The stored form of the chat, empty for everywhere.
    #[must_use]
    pub fn chat(&self) -> &str {
        match self {
            Self::Community { chat, .. } => chat,
            Self::Everywhere => "",
            Self::Own => OWN,
        }
    }

    /// The scope of these stored forms.
    ///
    /// # Errors
    /// [`BadStoredForm`] if there is no such platform.
    pub fn stored(platform: &str, chat: &str) -> Result<Self, BadStoredForm> {
        match (platform, chat) {
            ("", "") => Ok(Self::Everywhere),
            ("", OWN) => Ok(Self::Own),
            (platform, chat) => {
                let platform = PlatformKind::from_str(platform).map_err(|_| BadStoredForm(platform.to_owned()))?;
                Ok(Self::Community { platform, chat: chat.to_owned() })
            }
        }
    }
}

impl Scope {
    /// The scopes in which a match at a table with this home counts.
    #[must_use]
    pub fn of(home: &Place) -> Self {
        if home.private {
            Self::Everywhere
        } else {
            Self::Community { platform: home.platform, chat: home.chat.clone() }
        }
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Community { platform, chat } => write!(f, "{platform}:{chat}"),
            Self::Everywhere => f.write_str("everywhere"),
            Self::Own => f.write_str(OWN),
        }
    }
}

/// The identity of a leaderboard.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LeaderboardKey {
    /// Its scope.
    pub scope: Scope,
    /// Its game.
    pub game: GameKind,
    /// Its pool.
    pub pool: Pool,
    /// Its time window.
    pub window: Window,
}

/// The key of a rating: game, pool and competitor.
pub type RatingKey = (GameKind, Pool, Competitor);

/// The key of a pair: game, pool, and the two who met, the smaller competitor first.
pub type PairKey = (GameKind, Pool, Competitor, Competitor);

/// The key of a line: its leaderboard and its person.
pub type LineKey = (LeaderboardKey, PersonId);

/// A line of a leaderboard.
#[derive(Debug, Clone, PartialEq)]
pub struct LeaderboardLine {
    /// Who.
    pub person: PersonId,
    /// The totals of the person's matches.
    pub row: LeaderboardRow,
    /// The person's rating today, wherever it was earned.
    pub rating: Option<RatingRow>,
}

/// A record of a leaderboard, and who holds it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The kind of record.
    pub of: RecordOf,
    /// Who.
    pub person: PersonId,
    /// The totals of that person's matches.
    pub row: LeaderboardRow,
}

impl Record {
    /// The records of these lines, which are ordered best first.
    pub fn all(of: &[RecordOf], lines: impl IntoIterator<Item = (PersonId, LeaderboardRow)>) -> Vec<Self> {
        let mut records = Records::new(of);
        lines.into_iter().for_each(|(person, row)| records.see(&person, &row));
        records.held().map(|(of, person, row)| Self { of, person, row }).collect()
    }
}

/// The totals of a person's matches in a game and pool, of all time and wherever they were played.
#[derive(Debug, Clone, PartialEq)]
pub struct TotalLine {
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The sum.
    pub row: LeaderboardRow,
}

/// A part of a leaderboard.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct LeaderboardPart {
    /// The lines, best first.
    pub lines: Vec<LeaderboardLine>,
    /// How many lines come before them.
    pub before: u32,
    /// How many lines the leaderboard has.
    pub total: u32,
}

/// Where a part of a leaderboard begins.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Start {
    /// After so many lines.
    Line(u32),
    /// The part with this person's line in the middle; the top if the person has none.
    Around(PersonId),
}

/// A filter for results.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ResultFilter {
    /// Only results of tables of this community; with [`Scope::Everywhere`], of tables outside of communities.
    pub scope: Option<Scope>,
    /// Only this game.
    pub game: Option<GameKind>,
    /// Only matches in which all of these persons played; at most two.
    pub with: Vec<PersonId>,
}

impl ResultFilter {
    /// Whether a result matches.
    #[must_use]
    pub fn takes(&self, result: &ResultRow) -> bool {
        let played = |person: &PersonId| result.fact.everybody().any(|who| *who == Competitor::Person(person.0));
        self.scope.as_ref().is_none_or(|scope| *scope == result.scope)
            && self.game.is_none_or(|game| game.name() == result.fact.game)
            && self.with.iter().all(played)
    }
}

/// A rating with its key.
#[derive(Debug, Clone, PartialEq)]
pub struct RatingLine {
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// Whose.
    pub who: Competitor,
    /// The rating.
    pub row: RatingRow,
}

/// The record of one competitor against another, in one game and pool.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairLine {
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The other one.
    pub other: Competitor,
    /// The meetings, as seen by the competitor in question.
    pub row: PairRow,
}

impl PairLine {
    /// The lines of a competitor who is in each of these pairs, the latest meeting first; at most `limit`.
    #[must_use]
    pub fn latest(who: &Competitor, pairs: impl IntoIterator<Item = (PairKey, PairRow)>, limit: usize) -> Vec<Self> {
        let mut lines: Vec<Self> = pairs
            .into_iter()
            .map(|((game, pool, first, second), row)| {
                let (other, row) = if first == *who { (second, row) } else { (first, row.reversed()) };
                Self { game, pool, other, row }
            })
            .collect();
        lines.sort_by(|one, two| two.row.last_ms.cmp(&one.row.last_ms).then_with(|| one.key().cmp(&two.key())));
        lines.truncate(limit);
        lines
    }

    /// The part of the key that differs among lines of the same competitor.
    #[must_use]
    pub fn key(&self) -> (GameKind, Pool, &Competitor) {
        (self.game, self.pool, &self.other)
    }
}

/// A rating as it was after a match.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingStep {
    /// The number of the result.
    pub number: u64,
    /// When the match ended, in milliseconds since 1970.
    pub ended_at_ms: i64,
    /// The rating after it, in thousandths.
    pub mean: i64,
    /// How uncertain it was, in thousandths.
    pub deviation: i64,
}

/// The outcome of a recount of standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recounted {
    /// How many results were counted.
    pub results: u64,
    /// How many ratings, meetings, leaderboard lines and rating steps were wrong before.
    pub changed: u64,
}

/// Receives the progress of a recount: the results counted so far, and how many there are.
pub type Progress<'a> = &'a mut (dyn FnMut(u64, u64) + Send);

/// A store that can recount its standings.
#[async_trait]
pub trait Recount: Send + Sync {
    /// Counts all results again, in one transaction.
    async fn recount(&self, progress: Progress<'_>) -> Result<Recounted, StoreError>;
}
