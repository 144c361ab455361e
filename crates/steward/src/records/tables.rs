//! `talon tables`, for the operator: lists the tables that are open or set aside, describes one without showing a card, and closes one
//! that nobody else can close.

use std::sync::Arc;

use talon_house::table_health::{self, Closing, Condition as Health};
use talon_store::TableRow;
use talon_store::archive::Records;
use talon_table::{Occupant, PhaseView, Table, TableId, TableView, Timestamp, Viewer};

use crate::config::Config;
use crate::database::{self, Condition, Database};
use crate::failure::Failure;
use crate::run::house_settings;
use crate::system::SystemClock;
use crate::text::printer::print;

/// Lists the open tables, or all; tables that are set aside come first.
///
/// # Errors
/// The database can't be read.
pub async fn list(config: &Config, all: bool) -> Result<(), Failure> {
    let records = database::records(config).await?;
    let (mut aside, mut others) = (Vec::new(), Vec::new());
    for (table, why) in records.damaged().await.map_err(fault)? {
        aside.push(format!("{table}  set aside  {why}\n"));
    }
    for row in records.tables().await.map_err(fault)?.iter().filter(|row| all || row.open) {
        match table_health::condition(&*records, row).await.map_err(fault)? {
            Health::Sound(table) => others.push(line(row, &table)),
            Health::Unreadable(why) if row.open => {
                aside.push(format!("{}  set aside  {}  {why}\n", row.table, home(row)));
            }
            Health::Unreadable(why) => others.push(format!("{}  closed  {}  {why}\n", row.table, home(row))),
        }
    }
    let none = if aside.is_empty() && others.is_empty() { "no open tables\n" } else { "" };
    print(&(aside.concat() + &others.concat() + none))
}

/// Prints what everybody at a table may know, and no card.
///
/// # Errors
/// The table is unknown, or the database can't be read.
pub async fn show(config: &Config, named: &str) -> Result<(), Failure> {
    let id = parse(named)?;
    let records = database::records(config).await?;
    let rows = records.tables().await.map_err(fault)?;
    let Some(row) = rows.iter().find(|row| row.table == id) else {
        let damaged = records.damaged().await.map_err(fault)?;
        let (_, why) = damaged.into_iter().find(|(table, _)| *table == id).ok_or_else(|| unknown(id))?;
        return print(&format!("table     {id}\nstate     set aside: {why}\n"));
    };
    let mut text = format!("table     {id}\nhome      {}\nopened    {}\n", home(row), moment(row.opened_at));
    if let Some(fixture) = row.fixture {
        text += &format!("fixture   {fixture}\n");
    }
    match table_health::condition(&*records, row).await.map_err(fault)? {
        Health::Sound(table) => text += &summary(row, &table),
        Health::Unreadable(why) => {
            let state = if row.open { "set aside" } else { "closed, and cannot be read" };
            text += &format!("state     {state}: {why}\nevents    {}\n", row.version);
        }
    }
    print(&text)
}

/// Closes a table for good.
///
/// # Errors
/// The table is unknown, the database is in use by a process that must own it, or another version wrote it.
pub async fn close(config: &Config, named: &str) -> Result<(), Failure> {
    let id = parse(named)?;
    match database::examine(&config.database.url).await.map_err(database::unusable)? {
        Condition::Current { .. } => {}
        Condition::New => return Err(unknown(id)),
        Condition::Outdated { .. } => {
            return Err(Failure::Usage("the database is older than this program: run talon migrate first".to_owned()));
        }
    }
    let database = Database::serve(config).await?;
    let closed = table_health::close(database.store(), Arc::new(SystemClock), &house_settings(config), id).await;
    database.close().await;
    match closed.map_err(Failure::Fault)? {
        Closing::Closed => print(&format!("table {id} is closed\n")),
        Closing::ClosedUnread => {
            print(&format!("table {id} is closed; its log cannot be read, and is kept as it is\n"))
        }
        Closing::WasClosed => print(&format!("table {id} was already closed\n")),
        Closing::Unknown => Err(unknown(id)),
    }
}

/// The open tables that can't be read, and the number of all open tables.
///
/// # Errors
/// The database can't be read.
pub(crate) async fn unreadable(records: &dyn Records) -> Result<(usize, Vec<(TableId, String)>), Failure> {
    let mut aside = records.damaged().await.map_err(fault)?;
    let open: Vec<TableRow> = records.tables().await.map_err(fault)?.into_iter().filter(|row| row.open).collect();
    for row in &open {
        if let Health::Unreadable(why) = table_health::condition(records, row).await.map_err(fault)? {
            aside.push((row.table, why.to_string()));
        }
    }
    Ok((open.len(), aside))
}

fn line(row: &TableRow, table: &Table) -> String {
    let view = table.view(Viewer::Public);
    let since = moment(table.idle_since());
    format!("{}  {}  {}  {}  last used {since}\n", row.table, state(&view), view.kind, home(row))
}

fn summary(row: &TableRow, table: &Table) -> String {
    let view = table.view(Viewer::Public);
    let mut text = format!("game      {}\nstate     {}\n", view.kind, state(&view));
    if table.is_outdated() {
        text += "          the current deal was dealt under earlier rules, and will be dealt again\n";
    }
    for seat in &view.seats {
        let who = match &seat.occupant {
            Some(Occupant::Person { person, .. }) => format!("person {person}"),
            Some(Occupant::Ai { level }) => format!("AI player ({level})"),
            None => continue,
        };
        let away = if seat.away.is_some() { ", away" } else { "" };
        text += &format!("seat {}    {who}{away}\n", seat.seat);
    }
    if let Some(score) = &view.score {
        let points: Vec<String> = score.points().iter().map(i32::to_string).collect();
        text += &format!("score     {}\n", points.join(":"));
    }
    text + &format!("events    {}\nlast used {}\n", row.version, moment(table.idle_since()))
}

fn state(view: &TableView) -> String {
    let match_no = view.match_no;
    match &view.phase {
        PhaseView::Lobby { .. } => format!("in the lobby of match {match_no}"),
        PhaseView::Playing { deal_no, paused, .. } => {
            let paused = if *paused { ", paused" } else { "" };
            format!("playing match {match_no}, deal {deal_no}{paused}")
        }
        PhaseView::Over { .. } => format!("after match {match_no}"),
        PhaseView::Closed { .. } => "closed".to_owned(),
    }
}

fn home(row: &TableRow) -> String {
    if row.home.private {
        format!("{} (private)", row.home.platform)
    } else {
        format!("{}:{}", row.home.platform, row.home.chat)
    }
}

fn moment(at: Timestamp) -> String {
    jiff::Timestamp::from_millisecond(at.0).map_or_else(|_| "at an unknown time".to_owned(), |at| format!("{at:.0}"))
}

fn parse(named: &str) -> Result<TableId, Failure> {
    named.parse().map_err(|_| Failure::Usage(format!("“{named}” is not a table; “talon tables list” lists them")))
}

fn unknown(id: TableId) -> Failure {
    Failure::Usage(format!("there is no table {id} in this database; “talon tables list” lists the open ones"))
}

fn fault(error: impl std::fmt::Display) -> Failure {
    Failure::Fault(error.to_string())
}
