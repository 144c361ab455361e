//! The output formats of a leaderboard.

use std::io::{self, Write};

use clap::ValueEnum;
use serde::Serialize;
use serde_json::{Map, Value, json};
use talon_store::results::{LeaderboardKey, LeaderboardLine, LeaderboardPart};
use talon_store::standings::system;
use talon_view::counted;
use unicode_width::UnicodeWidthStr;

/// A leaderboard with the names of its people.
pub(super) struct NamedLeaderboard {
    pub(super) key: LeaderboardKey,
    pub(super) part: LeaderboardPart,
    /// One for each line; `None` if the person no longer has an account.
    pub(super) names: Vec<Option<String>>,
}

/// The output format.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Format {
    /// Columns for people
    Text,
    /// One JSON object for each leaderboard
    Json,
    /// Comma-separated values, one line for each person
    Csv,
}

impl Format {
    /// Writes leaderboards.
    ///
    /// # Errors
    /// The output fails.
    pub(super) fn write(self, leaderboards: &[NamedLeaderboard], out: &mut impl Write) -> io::Result<()> {
        match self {
            Self::Text => leaderboards
                .iter()
                .filter(|leaderboard| leaderboard.part.total > 0)
                .try_for_each(|leaderboard| text(leaderboard, out)),
            Self::Json => leaderboards.iter().try_for_each(|leaderboard| writeln!(out, "{}", leaderboard.to_json())),
            Self::Csv => csv(leaderboards, out),
        }
    }
}

impl NamedLeaderboard {
    fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        let first = u64::from(self.part.before) + 1;
        self.part.lines.iter().zip(&self.names).zip(first..).map(|((line, name), place)| Line {
            leaderboard: self,
            place,
            name: name.as_deref(),
            line,
        })
    }

    fn to_json(&self) -> Value {
        let LeaderboardKey { scope, game, pool, window } = &self.key;
        json!({
            "community": scope.to_string(),
            "game": game,
            "pool": pool.name(),
            "window": window,
            "people": self.part.total,
            "lines": self.lines().map(|line| line.to_json()).collect::<Vec<_>>(),
        })
    }
}

struct Line<'a> {
    leaderboard: &'a NamedLeaderboard,
    place: u64,
    name: Option<&'a str>,
    line: &'a LeaderboardLine,
}

impl Line<'_> {
    fn to_json(&self) -> Value {
        let row = &self.line.row;
        let mut object = Map::new();
        object.insert("place".to_owned(), self.place.into());
        object.insert("person".to_owned(), self.line.person.to_string().into());
        object.insert("name".to_owned(), self.name.into());
        object.insert("matches".to_owned(), row.matches.into());
        object.insert("wins".to_owned(), row.wins.into());
        object.insert("draws".to_owned(), row.draws.into());
        object.insert("points".to_owned(), row.difference().into());
        object.insert("rating".to_owned(), self.rating().into());
        for column in counted(self.leaderboard.key.game) {
            object.insert(column.to_owned(), row.tally.get(column).into());
        }
        Value::Object(object)
    }

    /// `None` if it is not settled yet.
    fn rating(&self) -> Option<i32> {
        self.line.rating.and_then(|rating| rating.shown(system(self.leaderboard.key.game)))
    }

    fn cells(&self) -> Vec<String> {
        let row = &self.line.row;
        let mut cells = vec![
            self.place.to_string(),
            self.name.unwrap_or("–").to_owned(),
            self.rating().map_or_else(|| "?".to_owned(), |rating| rating.to_string()),
            row.matches.to_string(),
            row.wins.to_string(),
            row.draws.to_string(),
            format!("{:+.1}", row.difference()),
        ];
        cells.extend(counted(self.leaderboard.key.game).into_iter().map(|column| row.tally.get(column).to_string()));
        cells
    }
}

const HEADS: [&str; 7] = ["place", "name", "rating", "matches", "wins", "draws", "points"];

fn text(leaderboard: &NamedLeaderboard, out: &mut impl Write) -> io::Result<()> {
    let LeaderboardKey { scope, game, pool, window } = &leaderboard.key;
    writeln!(out, "{game} · {scope} · {window} · {} · people: {}", pool.name(), leaderboard.part.total)?;
    let heads = HEADS.into_iter().chain(counted(*game)).map(str::to_owned).collect();
    let rows: Vec<Vec<String>> = std::iter::once(heads).chain(leaderboard.lines().map(|line| line.cells())).collect();
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.width()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    for row in &rows {
        let cells = row.iter().zip(&widths).zip(0..).map(|((cell, width), column)| padded(cell, *width, column == 1));
        writeln!(out, "{}", cells.collect::<Vec<_>>().join("  ").trim_end())?;
    }
    writeln!(out)
}

/// Aligns numbers to the right and names to the left.
fn padded(cell: &str, width: usize, left: bool) -> String {
    let room = " ".repeat(width.saturating_sub(cell.width()));
    if left { format!("{cell}{room}") } else { format!("{room}{cell}") }
}

/// A text that a spreadsheet treats as text. With these characters in front it would be a formula, which could access other files.
fn text_of(text: &str) -> String {
    let is_calculated = text.trim_start().starts_with(['=', '+', '-', '@']) || text.starts_with(['\t', '\r']);
    if is_calculated { format!("'{text}") } else { text.to_owned() }
}

/// Only some games have further counts; they share the last column, because each game would need its own header.
fn csv(leaderboards: &[NamedLeaderboard], out: &mut impl Write) -> io::Result<()> {
    #[derive(Serialize)]
    struct Row<'a> {
        game: String,
        community: String,
        window: String,
        pool: &'a str,
        place: u64,
        person: String,
        name: String,
        rating: Option<i32>,
        matches: u32,
        wins: u32,
        draws: u32,
        points: f64,
        counted: String,
    }
    let mut writer = csv::Writer::from_writer(out);
    for line in leaderboards.iter().flat_map(NamedLeaderboard::lines) {
        let (key, row) = (&line.leaderboard.key, &line.line.row);
        let counted = counted(key.game).into_iter().map(|column| format!("{column}={}", row.tally.get(column)));
        writer.serialize(Row {
            game: key.game.to_string(),
            community: text_of(&key.scope.to_string()),
            window: key.window.to_string(),
            pool: key.pool.name(),
            place: line.place,
            person: line.line.person.to_string(),
            name: text_of(line.name.unwrap_or_default()),
            rating: line.rating(),
            matches: row.matches,
            wins: row.wins,
            draws: row.draws,
            points: row.difference(),
            counted: counted.collect::<Vec<_>>().join(" "),
        })?;
    }
    writer.flush()
}

#[cfg(test)]
mod tests {
    use talon_games::GameKind;
    use talon_standings::{LeaderboardRow, Pool, Window};
    use talon_store::results::Scope;
    use talon_table::PersonId;

    use super::*;

    #[test]
    fn a_spreadsheet_calculates_no_name() {
        let names = ["=1+1", "+1", "-1", "@SUM(1)", " =1", "\t=1", "\rx", "Ana-Maria", ""];
        let lines = (1..).zip(names).map(|(number, _)| LeaderboardLine {
            person: PersonId(number),
            row: LeaderboardRow { points: -12, ..LeaderboardRow::default() },
            rating: None,
        });
        let (scope, game) = (Scope::Everywhere, GameKind::Santase);
        let leaderboard = NamedLeaderboard {
            key: LeaderboardKey { scope, game, pool: Pool::People, window: Window::All },
            part: LeaderboardPart { lines: lines.collect(), before: 0, total: 9 },
            names: names.map(|name| Some(name.to_owned())).into(),
        };
        let mut out = Vec::new();
        Format::Csv.write(&[leaderboard], &mut out).unwrap();
        let mut reader = csv::Reader::from_reader(&*out);
        let column = |name: &str, heads: &csv::StringRecord| heads.iter().position(|head| head == name).unwrap();
        let heads = reader.headers().unwrap().clone();
        let (name, points) = (column("name", &heads), column("points", &heads));
        let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
        let told: Vec<&str> = rows.iter().map(|row| &row[name]).collect();
        assert_eq!(told, ["'=1+1", "'+1", "'-1", "'@SUM(1)", "' =1", "'\t=1", "'\rx", "Ana-Maria", ""]);
        assert!(rows.iter().all(|row| &row[points] == "-1.0"), "numbers stay numbers");
    }
}
