//! The last numbers that were given.

use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::archive::Counted;

use crate::dialect::Connection;
use crate::fault::fault;

const fn name(of: Counted) -> &'static str {
    match of {
        Counted::Preset => "preset",
        Counted::LinkCode => "link_code",
    }
}

pub(crate) async fn last(connection: &mut Connection) -> Result<[(Counted, i64); 2], StoreError> {
    let mut counters = [(Counted::Preset, 0), (Counted::LinkCode, 0)];
    for (of, last) in &mut counters {
        let found = query_scalar!(
            r#"SELECT coalesce(max(seq), 0) AS "seq!: i64" FROM sqlite_sequence WHERE name = $1"#,
            name(*of)
        );
        *last = found.fetch_one(&mut *connection).await.map_err(fault)?;
    }
    Ok(counters)
}

pub(crate) async fn set(connection: &mut Connection, of: Counted, last: u32) -> Result<(), StoreError> {
    let name = name(of);
    query!("DELETE FROM sqlite_sequence WHERE name = $1", name).execute(&mut *connection).await.map_err(fault)?;
    query!("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", name, last)
        .execute(connection)
        .await
        .map_err(fault)
        .map(drop)
}

/// Tries that another database numbered: SQLite itself continues from the greatest number.
pub(crate) async fn go_on(_: &mut Connection) -> Result<(), StoreError> {
    Ok(())
}
