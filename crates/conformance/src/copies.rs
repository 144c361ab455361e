//! Which tables and columns are in an archive, and which statements copy them. `archived!` builds the statements, so no search of the
//! source finds their text.

use std::collections::BTreeSet;

use talon_statement::{any_row, insert, select};
use talon_store::archived;

/// Expands to a statement's text, where the stores call sqlx's macro of this name.
macro_rules! query {
    ($text:literal $(+ $order:literal)? $(, ())*) => { concat!($text $(, $order)?) };
}

macro_rules! of_the_list {
    ($(
        $(#[$what:meta])*
        $Row:ident: $table:ident $order:tt {
            $($(#[$how:meta])* $column:ident $($told:literal)?: $kind:ty,)*
        }
    )*) => {
        /// The archived tables, each with its columns.
        pub const ARCHIVED: &[(&str, &[&str])] = &[$((stringify!($table), &[$(stringify!($column)),*])),*];

        const STATEMENTS: &[&str] = &[
            any_row!($($table)*),
            $(select!($table $order $($column $($told)?)*), insert!($table $($column ())*)),*
        ];
    };
}
archived!(of_the_list);

/// Tables, and columns of archived tables, that are in no archive.
const LEFT_OUT: [&str; 20] = [
    // Derived from what is archived.
    "board_line",
    "league_post.person",
    "meeting",
    "rating",
    "result.ended_at",
    "result.game",
    "result.number",
    "result_person",
    // True of running processes and of one machine's files only.
    "card_table.behind_since",
    "card_table.held_until",
    "card_table.holder",
    "card_table.log_place",
    "card_table.read_by",
    "card_table.set_aside",
    "duty",
    "league.held_until",
    "league.holder",
    "served",
    "timer.held_until",
    "timer.holder",
];

/// Whether a statement copies archived rows, or asks if there are any.
#[must_use]
pub fn copies(sql: &str) -> bool {
    STATEMENTS.iter().any(|text| match text.split_once(") VALUES") {
        // A database may store more columns than an archive has.
        Some((columns, _)) => sql.starts_with(columns),
        None => sql == *text,
    })
}

/// Asserts that every column of a schema is either archived or left out on purpose.
///
/// `columns` are written `<table>.<column>`.
///
/// # Panics
/// If a column is neither, or if one that is left out no longer exists.
pub fn nothing_is_forgotten(columns: &[String]) {
    let unarchived = columns.iter().filter_map(|name| {
        let (table, column) = name.split_once('.')?;
        match ARCHIVED.iter().find(|(archived, _)| *archived == table) {
            Some((_, columns)) => (!columns.contains(&column)).then_some(name.as_str()),
            None => Some(table),
        }
    });
    let forgotten_or_gone = &unarchived.collect::<BTreeSet<_>>() ^ &BTreeSet::from(LEFT_OUT);
    assert_eq!(forgotten_or_gone, BTreeSet::new(), "neither archived nor left out on purpose, or left out and gone");
}
