//! The statements that copy rows: they stand nowhere as texts, but are made of `archived!`.

use talon_statement::{any_row, insert, select};
use talon_store::archived;

/// A statement's text, where the stores have sqlx's query of this name.
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
        const STATEMENTS: &[&str] = &[
            any_row!($($table)*),
            $(select!($table $order $($column $($told)?)*), insert!($table $($column ())*)),*
        ];
    };
}
archived!(of_the_list);

/// Whether a statement copies archived rows, or asks whether there are any.
#[must_use]
pub fn copies(sql: &str) -> bool {
    STATEMENTS.iter().any(|text| match text.split_once(") VALUES") {
        // A database may keep something beside what is archived.
        Some((columns, _)) => sql.starts_with(columns),
        None => sql == *text,
    })
}
