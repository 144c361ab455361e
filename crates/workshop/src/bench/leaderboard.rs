//! `talon bench leaderboard`: how long a page of a leaderboard takes.
//!
//! It measures everything from a press in a large community to the page that answers it: finding the asker, the calls of the store, the
//! names, and the page in the group's language. A platform's markup and network are left out.

use std::io::Write;
use std::sync::Arc;

use serde::Serialize;
use talon_games::GameKind;
use talon_house::{Answer, Clock as _, House, Incoming, Intent};
use talon_standings::{Pool, Window};
use talon_steward::Failure;
use talon_steward::config::Config;
use talon_steward::database::Database;
use talon_steward::system::SystemClock;
use talon_store::results::{LeaderboardKey, LeaderboardPart, ResultFilter, Scope, Start};
use talon_store::{AccountRow, Place, Sender, Store};
use talon_view::{LeaderboardAsk, Part, Span, Standings, Token, Verb, Whose};
use tokio::time::Instant;

use super::LeaderboardBenchFlags;
use super::house::{Percentiles, Scratch, Screens, fault, house};
use crate::demo::{self, Size};

/// A line of JSON.
#[derive(Debug, Serialize)]
struct Figures {
    database: &'static str,
    leaderboard: String,
    /// The number of people on it.
    lines: u32,
    first_ms: Percentiles,
    middle_ms: Percentiles,
    /// The page around the asker's own line, in the middle of the leaderboard.
    around_ms: Percentiles,
}

/// Measures on SQLite, and on Postgres if an empty database is named; writes a line of JSON for each window of time.
///
/// # Errors
/// The database can't be used or is not empty.
pub async fn run(flags: &LeaderboardBenchFlags, mut out: impl Write) -> Result<(), Failure> {
    let scratch = Scratch::new()?;
    let (matches, people, until) = (flags.matches, flags.people, SystemClock.now());
    let size = Size { matches, people, communities: 1, seed: 1, until };
    let sqlite = format!("sqlite:{}", scratch.file("bench.db"));
    for (name, url) in [("sqlite", Some(&sqlite)), ("postgres", flags.postgres.as_ref())] {
        if let Some(url) = url {
            let database = Database::open(&Config::usual(url)?).await?;
            let measured = fill_and_measure(name, &database, &size, flags.rounds, &mut out).await;
            database.close().await;
            measured?;
        }
    }
    Ok(())
}

async fn fill_and_measure(
    name: &'static str,
    database: &Database,
    size: &Size,
    rounds: u32,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if database.backfill().has_tables().await.map_err(|error| fault("the database cannot be read", error))? {
        return Err(Failure::Usage(format!("--postgres: the {name} database is not empty")));
    }
    demo::fill(database, size).await?;
    let store = database.store();
    let house = house(Arc::clone(&store), &Arc::new(Screens::default()))?;
    for key in leaderboards(&*store).await? {
        let mut reader = Reader::in_the_middle(&house, &*store, key).await?;
        let figures = reader.figures(name, rounds).await?;
        let line = serde_json::to_string(&figures).map_err(|error| fault("a figure cannot be written", error))?;
        writeln!(out, "{line}").map_err(|error| fault("the figures cannot be written", error))?;
    }
    Ok(())
}

/// Every leaderboard that counts the community's last match of Santase among people, and the leaderboard of everybody.
async fn leaderboards(store: &dyn Store) -> Result<Vec<LeaderboardKey>, Failure> {
    let filter = ResultFilter { game: Some(GameKind::Santase), ..ResultFilter::default() };
    let latest = store.results(&filter, None, 100).await.map_err(|error| fault("no results can be read", error))?;
    let latest = latest.into_iter().find(|result| result.fact.pool() == Some(Pool::People));
    let latest = latest.ok_or_else(|| Failure::Fault("there is no match among people to measure".to_owned()))?;
    let leaderboard =
        |window| LeaderboardKey { scope: latest.scope.clone(), game: GameKind::Santase, pool: Pool::People, window };
    let everywhere = LeaderboardKey { scope: Scope::Everywhere, ..leaderboard(Window::All) };
    Ok(Window::of(latest.fact.day).into_iter().map(leaderboard).chain([everywhere]).collect())
}

/// Somebody who reads pages of a leaderboard in the community.
struct Reader<'a> {
    house: &'a House,
    leaderboard: LeaderboardKey,
    lines: u32,
    sender: Sender,
    place: Place,
    presses: u64,
}

impl<'a> Reader<'a> {
    /// A reader who is in the middle line of the leaderboard.
    async fn in_the_middle(house: &'a House, store: &dyn Store, leaderboard: LeaderboardKey) -> Result<Self, Failure> {
        let part = |from| store.leaderboard(&leaderboard, from, 1);
        let unread = |error| fault("a leaderboard cannot be read", error);
        let lines = part(Start::Line(0)).await.map_err(unread)?.total;
        let LeaderboardPart { lines: middle, .. } = part(Start::Line(lines / 2)).await.map_err(unread)?;
        let persons: Vec<_> = middle.iter().map(|line| line.person).collect();
        let accounts = store.accounts_of(&persons).await.map_err(|error| fault("names cannot be read", error))?;
        let nobody = || Failure::Fault("a leaderboard is empty: more matches of fewer people are needed".to_owned());
        let AccountRow { account, name, .. } = accounts.into_iter().next().ok_or_else(nobody)?;
        let chat = chat_of(store).await?;
        let place = Place { platform: account.platform, chat, thread: None, private: false };
        Ok(Self { house, leaderboard, lines, sender: Sender { account, name, language: None }, place, presses: 0 })
    }

    async fn figures(&mut self, database: &'static str, rounds: u32) -> Result<Figures, Failure> {
        Ok(Figures {
            database,
            leaderboard: format!("{} {}", self.leaderboard.scope, self.leaderboard.window),
            lines: self.lines,
            first_ms: self.times(Part::After(0), rounds).await?,
            middle_ms: self.times(Part::After(self.lines / 2), rounds).await?,
            around_ms: self.times(Part::Own, rounds).await?,
        })
    }

    async fn times(&mut self, part: Part, rounds: u32) -> Result<Percentiles, Failure> {
        let mut times = Vec::new();
        for _ in 0..rounds {
            let press = self.press(part);
            let begin = Instant::now();
            let answer = self.house.handle(press).await;
            times.push(begin.elapsed());
            if !matches!(answer, Answer::Page { .. }) {
                return Err(Failure::Fault(format!("a press was not answered with a page: {answer:?}")));
            }
        }
        Ok(Percentiles::of(times))
    }

    fn press(&mut self, part: Part) -> Incoming {
        self.presses += 1;
        let LeaderboardKey { scope, game, pool, window } = &self.leaderboard;
        let whose = if *scope == Scope::Everywhere { Whose::Everywhere } else { Whose::Community };
        let ask = LeaderboardAsk { whose, game: *game, pool: *pool, span: Span::Window(*window), part };
        let token = Token::new(None, 0, Verb::Standings(Standings::Leaderboard(ask)));
        Incoming {
            key: format!("bench {} {}", self.leaderboard.window, self.presses),
            from: self.sender.clone(),
            place: self.place.clone(),
            message: None,
            intent: Intent::Press(token.to_string()),
            panel: None,
            now_message: None,
        }
    }
}

/// The chat of the only community.
async fn chat_of(store: &dyn Store) -> Result<String, Failure> {
    let filter = ResultFilter::default();
    let latest = store.results(&filter, None, 1).await.map_err(|error| fault("no results can be read", error))?;
    let latest = latest.first().ok_or_else(|| Failure::Fault("there are no results".to_owned()))?;
    Ok(latest.scope.chat().to_owned())
}
