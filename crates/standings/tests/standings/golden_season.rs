//! A season of twelve people in four games, compared with a second computation of everything (`data/golden_season.py`).

#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a test fails by panicking"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::process::Command;

use serde::Deserialize;
use talon_standings::league::{Calendar, Format, Kind, League, Line, Person, Round, Score, TieBreak};
use talon_standings::{
    After, Before, Competitor, LeaderboardRow, MatchFact, Played, RatingRow, Window, is_among_known, settle,
};

const EXPECTED: &str = include_str!("../data/golden_season.txt");

#[derive(Deserialize)]
struct Season {
    facts: Vec<MatchFact>,
    leagues: Vec<Record>,
}

/// The events of a league.
#[derive(Deserialize)]
struct Record {
    game: String,
    league: League,
    calendar: Option<Calendar>,
    rounds: Vec<Round>,
    /// In which round which fact is a result.
    matches: Vec<(u32, u64)>,
    walk_overs: Vec<WalkOver>,
}

/// A fixture that was not played, and who was ready.
#[derive(Deserialize)]
struct WalkOver {
    round: u32,
    table: u32,
    ready: Vec<Person>,
}

fn season() -> Season {
    serde_json::from_str(include_str!("../data/golden_season.json")).unwrap()
}

impl Record {
    /// The scores of the rounds before this one.
    fn scores(&self, facts: &[MatchFact], before: u32) -> Vec<Score> {
        let fact = |number: u64| facts.iter().find(|fact| fact.number == number).unwrap();
        let played = self.matches.iter().filter(|(round, _)| *round < before);
        let mut scores: Vec<_> = played.filter_map(|(round, number)| Score::of(fact(*number), *round)).collect();
        for round in self.rounds.iter().filter(|round| round.number < before) {
            let deadline = self.calendar.unwrap().deadline(round.number);
            scores.extend(self.league.byes(round, deadline));
            scores.extend(self.league.walk_overs(round, deadline));
            for walk_over in self.walk_overs.iter().filter(|walk_over| walk_over.round == round.number) {
                let fixture = round.fixtures.iter().find(|fixture| fixture.table == walk_over.table).unwrap();
                scores.push(Score::walk_over(fixture, &walk_over.ready, deadline));
            }
        }
        scores
    }

    fn table(&self, facts: &[MatchFact]) -> Vec<Line> {
        self.league.table(&self.scores(facts, u32::MAX))
    }
}

fn named(tie_break: Option<TieBreak>) -> String {
    tie_break.map_or("-".to_owned(), |by| serde_json::to_value(by).unwrap().as_str().unwrap().to_owned())
}

fn leagues(season: &Season) -> String {
    let mut text = String::new();
    for record in &season.leagues {
        writeln!(text, "league {}", record.league.name).unwrap();
        for line in record.table(&season.facts) {
            let Line { who, rank, points, matches, wins, draws, difference, sonneborn_berger, buchholz, decided_by } =
                line;
            let by = named(decided_by);
            writeln!(
                text,
                "{rank} p:{who} points={points} matches={matches} wins={wins} draws={draws} difference={difference} \
                 sonneborn_berger={sonneborn_berger} buchholz={buchholz} by={by}"
            )
            .unwrap();
        }
    }
    text
}

fn boards(season: &Season) -> String {
    let mut boards: BTreeMap<(&str, &str, String, Person), LeaderboardRow> = BTreeMap::new();
    each_settled(season, |fact, before, _| {
        let touched = fact.touches();
        for who in &touched.boards {
            let everywhere = is_among_known(fact, who, before).then_some("everywhere");
            for board in ["board"].into_iter().chain(everywhere) {
                for window in &touched.windows {
                    let key = (board, &*fact.game, window.to_string(), who.person().unwrap());
                    let line = boards.entry(key).or_default();
                    *line = line.with(fact, who);
                }
            }
        }
    });
    let mut text = String::new();
    for ((board, game, window, who), row) in boards {
        assert!(window.parse::<Window>().is_ok());
        let LeaderboardRow { matches, wins, draws, points, tally, .. } = row;
        let deals = tally.get("deals");
        writeln!(
            text,
            "{board} {game} {window} p:{who} matches={matches} wins={wins} draws={draws} points={points} deals={deals}"
        )
        .unwrap();
    }
    text
}

/// Settles every match, and calls back for each with the rows of its game before it and those that changed. Returns the rows of every game.
fn each_settled<'a>(
    season: &'a Season,
    mut settled: impl FnMut(&'a MatchFact, &Before, &After),
) -> BTreeMap<&'a str, Before> {
    let mut books: BTreeMap<&str, Before> = BTreeMap::new();
    for fact in &season.facts {
        let book = books.entry(&fact.game).or_default();
        let after = settle(fact, book);
        settled(fact, book, &after);
        book.ratings.extend(after.ratings);
        book.pairs.extend(after.pairs);
    }
    books
}

fn ratings(season: &Season) -> String {
    let books = each_settled(season, |_, _, _| {});
    let (mut pairs, mut ratings) = (String::new(), String::new());
    for (game, book) in books {
        for ((one, other), row) in book.pairs {
            let (wins, losses, draws, streak) = (row.wins, row.losses, row.draws, row.streak);
            writeln!(pairs, "pair {game} {one} {other} wins={wins} losses={losses} draws={draws} streak={streak}")
                .unwrap();
        }
        for (who, row) in book.ratings {
            let (mean, deviation, volatility, matches) = (row.mean, row.deviation, row.volatility, row.matches);
            writeln!(
                ratings,
                "rating {game} {who} mean={mean:.4} deviation={deviation:.4} volatility={volatility:.6} matches={matches}"
            )
            .unwrap();
        }
    }
    pairs + &ratings
}

#[track_caller]
fn assert_lines(actual: &str, starting: &[&str]) {
    let expected: Vec<_> =
        EXPECTED.lines().filter(|line| starting.iter().any(|start| line.starts_with(start))).collect();
    assert!(!expected.is_empty());
    for (actual, expected) in actual.lines().zip(&expected) {
        assert_eq!(actual, *expected);
    }
    assert_eq!(actual.lines().count(), expected.len());
}

#[test]
fn the_tables_of_all_leagues() {
    let digits = ["league", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    assert_lines(&leagues(&season()), &digits);
}

#[test]
fn the_leaderboards() {
    assert_lines(&boards(&season()), &["board", "everywhere"]);
}

#[test]
fn the_meetings_and_the_ratings() {
    assert_lines(&ratings(&season()), &["pair", "rating"]);
}

#[test]
fn the_rounds_are_those_that_were_played() {
    let season = season();
    for record in &season.leagues {
        for (at, round) in record.rounds.iter().enumerate() {
            let scores = record.scores(&season.facts, round.number);
            let drawn = record.league.draw(&record.rounds[..at], &scores);
            assert_eq!(drawn.as_ref(), Some(round), "{}", record.league.name);
        }
        let scores = record.scores(&season.facts, u32::MAX);
        assert_eq!(record.league.draw(&record.rounds, &scores), None, "{} is over", record.league.name);
    }
}

/// The season has the cases for which it was made.
#[test]
fn the_season_has_what_is_difficult() {
    let season = season();
    let tables: Vec<_> = season.leagues.iter().map(|record| record.table(&season.facts)).collect();
    let decided: BTreeSet<_> = tables.iter().flatten().filter_map(|line| line.decided_by).collect();
    assert_eq!(decided.len(), 6, "every tie-break decides somewhere: {decided:?}");
    let games: BTreeSet<_> = season.leagues.iter().map(|record| &record.game).collect();
    assert_eq!(games.len(), 4);
    assert!(tables.iter().all(|table| table.len() == 12));
    let drawn = || season.leagues.iter().filter(|record| !matches!(record.league.format, Format::Ladder { .. }));
    assert!(drawn().all(|record| !record.walk_overs.is_empty()));
    assert!(drawn().all(|record| record.league.entries.iter().any(|entry| entry.until_round.is_some())));
    assert!(drawn().filter(|record| record.league.entries.iter().any(|entry| entry.from_round > 1)).count() >= 3);
    let kinds: Vec<_> = season.leagues.iter().flat_map(|record| record.scores(&season.facts, u32::MAX)).collect();
    assert!([Kind::Played, Kind::WalkOver, Kind::Bye].iter().all(|kind| kinds.iter().any(|score| score.kind == *kind)));
    assert!(season.facts.iter().any(|fact| fact.pool().is_none()));
    assert!(season.facts.iter().any(|fact| fact.players.iter().any(|player| player.quit)));
    let (mut damped, mut among_known, mut mixed) = (0, 0, 0);
    each_settled(&season, |fact, before, after| {
        damped += after.pairs.values().filter(|row| row.weight() < 1.0).count();
        let known = |player: &&Played| before.ratings.get(&player.who).is_some_and(RatingRow::is_known);
        match fact.players.iter().filter(known).count() {
            all if all == fact.players.len() => among_known += 1,
            0 => {}
            _ => mixed += usize::from(fact.players.len() == 3),
        }
    });
    assert!(damped > 0, "one wins against the same other again and again");
    assert!(among_known > 0 && mixed > 0, "{among_known} matches among people who are known, {mixed} tables with some");
    assert!(season.facts.iter().filter(|fact| fact.slight).count() > 2);
    assert!(season.facts.iter().filter(|fact| !fact.left.is_empty()).count() > 2);
    assert!(season.facts.iter().zip(1..).all(|(fact, number)| fact.number == number));
    assert!(
        season
            .facts
            .iter()
            .flat_map(|fact| &fact.players)
            .all(|player| matches!(player.who, Competitor::Person(1..=12)))
    );
}

/// The text that everything is compared with is what the script prints. Without Python, only the text is compared, except before a change
/// lands.
#[test]
fn the_script_prints_the_text() {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/golden_season.py");
    let Ok(output) = Command::new("python3").args(["-B", script]).output() else {
        assert!(std::env::var_os("CI").is_none(), "python3 is missing");
        println!("skipped: there is no python3");
        return;
    };
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8(output.stdout).unwrap() == EXPECTED, "python3 {script} prints something else");
}
