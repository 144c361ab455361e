//! Verifies, exports and copies stored matches. Reads the database without owning it, so a running bot is not disturbed.

use std::io::Write as _;
use std::path::Path;

use talon_cards::fair::Commitment;
use talon_house::Clock as _;
use talon_house::duplicate_rounds::are_cards_in_play_in;
use talon_store::archive::Records;
use talon_table::{Course, Export, Recorded, TableId, Verified, VerifiedMatch, transcript, verify as verify_log};

use crate::config::Config;
use crate::database;
use crate::failure::Failure;
use crate::system::SystemClock;
use crate::text::plain_text::of_file;
use crate::text::printer::print;
use crate::upkeep::moved_logs::{is_log_file, read_file};

/// Checks the finished matches of a table in the database, or of an exported file. `seen` has the parts of a commitment that somebody saw
/// before a match.
///
/// # Errors
/// [`Failure::Found`] if something was changed, or no match has this commitment, after printing what and where; [`Failure::Usage`] if
/// `seen` is not a complete commitment.
pub async fn verify(config: &Config, target: &str, seen: &[String]) -> Result<(), Failure> {
    let seen = if seen.is_empty() { None } else { Some(whole(&seen.concat())?) };
    let path = Path::new(target);
    if path.is_file() && is_log_file(path) {
        return verify_file(path, seen);
    }
    let checked = if path.is_file() {
        let text = of_file(path).map_err(|why| Failure::Usage(format!("“{target}” cannot be read: {why}")))?;
        match Export::from_json(&text) {
            Ok(export) => export.verify(),
            Err(error) => {
                print(&format!("{target}: {error}\n"))?;
                return Err(Failure::Found);
            }
        }
    } else {
        let archive = database::records(config).await?;
        verify_log(&load(&*archive, target).await?)
    };
    match checked {
        Ok(verified) => match seen.filter(|seen| verified.matches.iter().all(|checked| checked.commitment != *seen)) {
            Some(other) => {
                print(&format!("{target}: {}", not_promised(&verified, &other)))?;
                Err(Failure::Found)
            }
            None => print(&report(&verified, seen)),
        },
        Err(fault) => {
            print(&format!("{target}: {fault}\n"))?;
            Err(Failure::Found)
        }
    }
}

/// Checks every log in a file of moved logs.
fn verify_file(path: &Path, seen: Option<Commitment>) -> Result<(), Failure> {
    let unreadable =
        |why: String| Failure::Usage(format!("“{}” is not a readable file of logs: {why}", path.display()));
    let (mut logs, mut matches, mut promised) = (0, 0, false);
    for read in read_file(path).map_err(unreadable)? {
        let (table, log) = read.map_err(unreadable)?;
        logs += 1;
        match verify_log(&log) {
            Ok(verified) => {
                matches += verified.matches.len();
                promised |= seen.is_some_and(|seen| verified.matches.iter().any(|checked| checked.commitment == seen));
            }
            Err(fault) => {
                print(&format!("table {table}: {fault}\n"))?;
                return Err(Failure::Found);
            }
        }
    }
    if let Some(seen) = seen.filter(|_| !promised) {
        print(&format!("no finished match in this file has the commitment that you saw, {seen}\n"))?;
        return Err(Failure::Found);
    }
    print(&format!("logs: {logs}; finished matches: {matches}; all of them were dealt and played as promised\n"))
}

/// Exports a table's finished matches in a form that anybody can verify.
///
/// # Errors
/// The table is unknown, a match is running, or the file already exists.
pub async fn export(config: &Config, table: &str, out: Option<&Path>) -> Result<(), Failure> {
    let archive = database::records(config).await?;
    let log = load(&*archive, table).await?;
    refuse_cards_in_play(&*archive, &log, table).await?;
    let export =
        Export::new(&log).map_err(|error| Failure::Usage(format!("table {table} cannot be exported: {error}")))?;
    let mut text = export.to_json().map_err(|error| Failure::Fault(format!("table {table}: {error}")))?;
    text.push('\n');
    write_out(&text, out)
}

/// Writes the text of one finished match, named `<table>/<match>`.
///
/// # Errors
/// The table is unknown, the match is not over, or the file already exists.
pub async fn export_match(config: &Config, named: &str, out: Option<&Path>) -> Result<(), Failure> {
    let parts = named.split_once('/').and_then(|(table, number)| Some((table, number.parse().ok()?)));
    let (table, number): (&str, u32) = parts.ok_or_else(|| {
        Failure::Usage(format!("--match: “{named}” is not a match; a valid example is --match aaaaaaaaaaaaa/1"))
    })?;
    let archive = database::records(config).await?;
    let log = load(&*archive, table).await?;
    refuse_cards_in_play(&*archive, &log, table).await?;
    let course = Course::of(&log, number).map_err(|bad| Failure::Fault(format!("table {table}: {bad}")))?;
    let course = course.ok_or_else(|| {
        Failure::Usage(format!("match {number} of table {table} cannot be exported: it is not over, or does not exist"))
    })?;
    write_out(&transcript::write(&course), out)
}

/// Writes to a new file, or to standard output.
fn write_out(text: &str, out: Option<&Path>) -> Result<(), Failure> {
    let Some(path) = out else {
        return print(text);
    };
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    options.open(path).and_then(|mut file| file.write_all(text.as_bytes())).map_err(|error| {
        Failure::Usage(format!(
            "--out: “{}” cannot be written ({error}); name a file that does not exist yet, \
                 for example --out match.json",
            path.display()
        ))
    })
}

/// Lists the tables by name.
///
/// # Errors
/// The database can't be read.
pub async fn list(config: &Config) -> Result<(), Failure> {
    let archive = database::records(config).await?;
    let tables = archive.tables().await.map_err(fault)?;
    let mut text = String::new();
    for table in tables {
        let state = if table.open { "open" } else { "closed" };
        text.push_str(&format!("{}  {}  {} events  {}\n", table.table, state, table.version, table.home.platform));
    }
    if text.is_empty() {
        text.push_str("no tables yet\n");
    }
    print(&text)
}

async fn load(archive: &dyn Records, table: &str) -> Result<Vec<Recorded>, Failure> {
    let id: TableId = table.parse().map_err(|_| {
        Failure::Usage(format!("“{table}” is neither a file nor a table; “talon export” lists the tables"))
    })?;
    let log = archive.events(id).await.map_err(fault)?;
    if log.is_empty() {
        return Err(Failure::Usage(format!(
            "there is no table {id} in this database; “talon export” lists the tables"
        )));
    }
    Ok(log)
}

/// Refuses a table whose cards are still in play at other tables: those of its round, or of the daily deal.
async fn refuse_cards_in_play(archive: &dyn Records, log: &[Recorded], named: &str) -> Result<(), Failure> {
    if !are_cards_in_play_in(archive, log, SystemClock.now()).await.map_err(fault)? {
        return Ok(());
    }
    Err(Failure::Usage(format!(
        "table {named} is not exported: its cards are still being played at other tables; it can be exported when all of them \
         are done"
    )))
}

/// Parses the commitment that somebody saw.
fn whole(seen: &str) -> Result<Commitment, Failure> {
    Commitment::copied(seen).map_err(|error| {
        Failure::Usage(format!("--seen: {error}; copy the code from the lobby, or from the bot's answer to your words"))
    })
}

/// The message that no match has this commitment.
fn not_promised(verified: &Verified, seen: &Commitment) -> String {
    let of = |checked: &VerifiedMatch| format!("  match {}: commitment {}\n", checked.match_no, checked.commitment);
    let theirs: String = verified.matches.iter().map(of).collect();
    format!(
        "the commitment that you saw, {seen}, is not that of any finished match here: these are not the deals that were promised under \
         it\n{theirs}"
    )
}

fn report(verified: &Verified, seen: Option<Commitment>) -> String {
    let mut lines = Vec::new();
    for checked in &verified.matches {
        let points: Vec<String> = checked.result.points.iter().map(i32::to_string).collect();
        lines.push(format!(
            "match {}: {} deals, {} actions, {}; commitment {}",
            checked.match_no,
            checked.deals,
            checked.actions,
            points.join(":"),
            checked.commitment
        ));
        lines.push(format!("  words: {}", words(&checked.given)));
        lines.push(match seen {
            Some(seen) if seen == checked.commitment => {
                "  seen: all 64 digits match those that you saw before this match".to_owned()
            }
            Some(_) => "  seen: what you saw belongs to another match; this one was not compared".to_owned(),
            None => "  seen: not compared; pass the commitment that you saw before the match with --seen".to_owned(),
        });
        lines.push(format!("  verified: {}", checked.claim()));
        if checked.unjudged > 0 {
            lines.push(format!(
                "  {} of these deals were played under an earlier revision of the rules: only their cards were checked, not the play",
                checked.unjudged
            ));
        }
        for deal in &checked.redealt {
            lines.push(format!("  deal {deal} was dealt again, because the rules had changed"));
        }
    }
    if verified.running {
        lines.push("a match is running; it was checked as far as it has been played".to_owned());
    } else if verified.matches.is_empty() {
        lines.push("no match has been finished at this table".to_owned());
    }
    lines.join("\n") + "\n"
}

/// The players' words by seat, so that they can find their own.
fn words(given: &[Option<String>]) -> String {
    let of = |(seat, words): (u32, &Option<String>)| match words {
        Some(words) => format!("seat {seat} “{words}”"),
        None => format!("seat {seat} none"),
    };
    (1..).zip(given).map(of).collect::<Vec<_>>().join(", ")
}

fn fault(error: impl std::fmt::Display) -> Failure {
    Failure::Fault(error.to_string())
}
