//! The last numbers that were given.

use sqlx::{query, query_scalar};
use talon_store::StoreError;
use talon_store::archive::Counted;

use crate::dialect::Connection;
use crate::fault::fault;

pub(crate) async fn last(connection: &mut Connection) -> Result<[(Counted, i64); 2], StoreError> {
    let last = query!(
        r#"SELECT (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM preset_number_seq) AS "preset!",
                  (SELECT CASE WHEN is_called THEN last_value ELSE 0 END FROM link_code_number_seq) AS "link_code!""#
    );
    let last = last.fetch_one(connection).await.map_err(fault)?;
    Ok([(Counted::Preset, last.preset), (Counted::LinkCode, last.link_code)])
}

pub(crate) async fn set(connection: &mut Connection, of: Counted, last: u32) -> Result<(), StoreError> {
    let (last, given) = (i64::from(last.max(1)), last > 0);
    let set = match of {
        Counted::Preset => {
            query_scalar!("SELECT setval('preset_number_seq', $1, $2)", last, given).fetch_one(connection).await
        }
        Counted::LinkCode => {
            query_scalar!("SELECT setval('link_code_number_seq', $1, $2)", last, given).fetch_one(connection).await
        }
    };
    set.map_err(fault).map(drop)
}

/// Continues after tries that another database numbered.
pub(crate) async fn go_on(connection: &mut Connection) -> Result<(), StoreError> {
    query_scalar!("SELECT setval('link_try_number_seq', greatest(max(number), 1), count(*) > 0) FROM link_try")
        .fetch_one(connection)
        .await
        .map_err(fault)
        .map(drop)
}
