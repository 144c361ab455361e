//! A person's totals, the opponents that the person met, and a community's records.

use talon_games::{DEALS, DEALS_WON, GameKind};
use talon_standings::{LeaderboardRow, Pool, RecordOf, TWELFTHS};
use talon_table::{Holder, PersonId, TableId};

use super::count::{self, small};
use super::leaderboard::joined;
use super::ratings::{button, named};
use super::{Filter, HistoryAsk, Met, Standings, rivals};
use crate::page::choices::{self, Rows};
use crate::page::draft::Draft;
use crate::page::reader::opponents;
use crate::words::{Choice, Menu, Phrase, Standing, signed_quotient};
use crate::{Button, Locale, Look, Names, Page, Style, Target, Token, Verb, Who, say};

/// How many of those whom somebody met are listed, each with a button.
pub const MET: usize = 8;

/// The totals of a person's matches of a game and a pool.
#[derive(Clone, Debug, PartialEq)]
pub struct Total {
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// The sum.
    pub row: LeaderboardRow,
}

/// The statistics of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    /// Whose.
    pub person: PersonId,
    /// Whether that person alone reads them.
    pub you: bool,
    /// By game and pool.
    pub totals: Vec<Total>,
    /// Everybody whom the person met, the last one first; the first [`MET`] of them have room.
    pub met: Vec<Met>,
}

/// What happened between two, for one of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Meetings {
    /// In whose view.
    pub person: PersonId,
    /// Whether that person alone reads it.
    pub you: bool,
    /// The other, and how it went.
    pub met: Met,
    /// Whether the other one's ratings may be seen here.
    pub ratings: bool,
}

/// Who holds which record of a community, in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Records {
    /// A table of the community, if the page is read outside of that community.
    pub table: Option<TableId>,
    /// The game.
    pub game: GameKind,
    /// The pool.
    pub pool: Pool,
    /// Each record that somebody holds, with its holder and the holder's totals.
    pub held: Vec<(RecordOf, PersonId, LeaderboardRow)>,
}

/// A person's statistics.
#[must_use]
pub fn stats(stats: &Stats, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Standing::StatsTitle { player: Who { you: stats.you, name: named(stats.person, names, locale) } });
    if stats.totals.is_empty() {
        draft.body(&Standing::StatsNone);
    }
    for total in &stats.totals {
        let pool = Choice(total.pool.name());
        draft.line(Style::Strong, say(locale, &Standing::TotalOf { game: total.game, pool }));
        draft.line(Style::Body, joined(&told(total, locale), locale));
    }
    let buttons = met_last(&mut draft, stats.met.get(..MET).unwrap_or(&stats.met), names, locale);
    rivals(&mut draft, &stats.met, names, locale);
    draft.rows(buttons, 4);
    draft.row([
        button(locale, &Standing::ButtonRatings, Standings::Ratings, Look::Quiet),
        button(locale, &Standing::ButtonHistory, Standings::History(HistoryAsk::MINE), Look::Quiet),
    ]);
    draft.for_reading();
    draft.finish()
}

/// A line for each of them, and the buttons that lead to those who are people.
fn met_last(draft: &mut Draft, met: &[Met], names: &dyn Names, locale: Locale) -> Vec<Button> {
    if !met.is_empty() {
        draft.gap();
        draft.dim(&Standing::MetTitle);
    }
    let holders: Vec<_> = met.iter().map(|met| Some(met.other.clone())).collect();
    let mut buttons = Vec::new();
    for ((met, other), number) in met.iter().zip(opponents(&holders, names, locale)).zip(1..) {
        let (wins, losses, draws) = (met.wins(), met.losses(), met.draws());
        draft.body(&Standing::MetLine { number, other, wins, losses, draws });
        if let Holder::Person { person } = met.other {
            buttons.push(button(locale, &Standing::ButtonNumber { number }, Standings::With(person), Look::Main));
        }
    }
    buttons
}

/// The best and the worst opponent, if anybody was met often enough.
fn rivals(draft: &mut Draft, met: &[Met], names: &dyn Names, locale: Locale) {
    let told = |met: &Met| {
        let other = opponents(&[Some(met.other.clone())], names, locale).pop()?;
        Some((other, met.wins(), met.losses(), met.draws()))
    };
    let best = rivals::best(met).and_then(told);
    let worst = rivals::worst(met).and_then(told);
    if best.is_some() || worst.is_some() {
        draft.gap();
    }
    if let Some((other, wins, losses, draws)) = best {
        draft.body(&Standing::Best { other, wins, losses, draws });
    }
    if let Some((other, wins, losses, draws)) = worst {
        draft.body(&Standing::Worst { other, wins, losses, draws });
    }
}

fn told(total: &Total, locale: Locale) -> Vec<Standing> {
    let mut told = count::told(total.game, &total.row, locale);
    let deals = total.row.tally.get(DEALS);
    if deals > 0 {
        told.push(Standing::Deals { won: small(total.row.tally.get(DEALS_WON)), all: small(deals) });
        told.push(Standing::PerDeal { points: Phrase::from(per_deal(&total.row, deals, locale)) });
    }
    told
}

fn per_deal(row: &LeaderboardRow, deals: i64, locale: Locale) -> String {
    signed_quotient(row.points, TWELFTHS.saturating_mul(deals), 1, locale)
}

/// How two did against each other, game by game.
#[must_use]
pub fn meetings(meetings: &Meetings, names: &dyn Names, locale: Locale) -> Page {
    let Meetings { person, you, met, ratings } = meetings;
    let mut draft = Draft::new(locale);
    let holders = [Some(Holder::Person { person: *person }), Some(met.other.clone())];
    let mut cast = opponents(&holders, names, locale).into_iter();
    if let (Some(name), Some(other)) = (cast.next(), cast.next()) {
        draft.title(&Standing::PairTitle {
            player: Who { you: *you, name },
            other,
            wins: met.wins(),
            losses: met.losses(),
        });
    }
    for (game, row) in &met.games {
        draft.body(&Standing::PairLine { game: *game, wins: row.wins, losses: row.losses, draws: row.draws });
        match row.streak {
            2.. => draft.dim(&Standing::StreakWon { count: row.streak.unsigned_abs() }),
            ..=-2 => draft.dim(&Standing::StreakLost { count: row.streak.unsigned_abs() }),
            -1..=1 => {}
        }
    }
    if let Holder::Person { person } = met.other {
        let ask = HistoryAsk { filter: Filter::With(person), ..HistoryAsk::MINE };
        draft.row([button(locale, &Standing::ButtonOurs, Standings::History(ask), Look::Main)]);
        if *ratings {
            draft.row([button(locale, &Standing::ButtonRatingsOf, Standings::RatingsOf(person), Look::Quiet)]);
        }
    }
    draft.row([button(locale, &Standing::ButtonStats, Standings::Stats, Look::Quiet)]);
    draft.for_reading();
    draft.finish()
}

/// The fewest deals for which a mean over deals is meaningful.
const ENOUGH_DEALS: i64 = 20;

/// A community's record holders in a game.
#[must_use]
pub fn records_of(game: GameKind) -> Vec<RecordOf> {
    let counters = count::counted(game).into_iter().map(RecordOf::Counter);
    let per_deal = RecordOf::PointsPer { counter: DEALS, least: ENOUGH_DEALS };
    [RecordOf::Matches, RecordOf::Wins].into_iter().chain(counters).chain([per_deal]).collect()
}

/// A community's records in a game.
#[must_use]
pub fn records(records: &Records, names: &dyn Names, locale: Locale) -> Page {
    let mut draft = Draft::new(locale);
    draft.title(&Standing::RecordsTitle { game: records.game, pool: Choice(records.pool.name()) });
    if records.held.is_empty() {
        draft.body(&Standing::LeaderboardEmpty);
    }
    for (of, person, row) in &records.held {
        let holder = named(*person, names, locale);
        let count = of.count(row);
        draft.body(&match of {
            RecordOf::Matches => Standing::Record { what: Choice("matches"), count: small(count), holder },
            RecordOf::Wins => Standing::Record { what: Choice("wins"), count: small(count), holder },
            RecordOf::Counter(what) => Standing::Record { what: Choice(what), count: small(count), holder },
            RecordOf::PointsPer { .. } => {
                Standing::RecordPerDeal { holder, points: Phrase::from(per_deal(row, count, locale)) }
            }
        });
    }
    let games = GameKind::ALL.into_iter().filter(|game| *game != records.game).map(|game| {
        let to = Verb::Standings(Standings::Records(game, records.pool));
        let target = Target::Token(Token::new(records.table, 0, to));
        Button { label: say(locale, &Menu::ButtonGame { game }), target, look: Look::Quiet }
    });
    let chosen = GameKind::ALL.iter().position(|game| *game == records.game).unwrap_or_default();
    choices::list(&mut draft, games.collect(), &Rows { usual: 4, after: 0, chosen });
    draft.for_reading();
    draft.finish()
}
