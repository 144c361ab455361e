//! Ratings, written.

use talon_standings::RatingRow;
use talon_store::StoreError;
use talon_store::standings::RatingKey;

use crate::dialect::{SqlUnit, execute};

/// Floating-point numbers are sent as such, not as JSON.
pub(crate) async fn write(unit: &mut SqlUnit, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
    let text = |part: fn(&RatingKey) -> String| rows.iter().map(|(key, _)| part(key)).collect::<Vec<_>>();
    let real = |part: fn(&RatingRow) -> f64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
    let whole = |part: fn(&RatingRow) -> i64| rows.iter().map(|(_, row)| part(row)).collect::<Vec<_>>();
    execute!(
        unit,
        "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
         SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::float8[], $5::float8[], $6::float8[],
                              $7::bigint[], $8::bigint[], $9::bigint[])
         ON CONFLICT (who, game, pool) DO UPDATE SET
             mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
             matches = excluded.matches, met = excluded.met, last = excluded.last",
        &text(|(_, _, who)| who.to_string()),
        &text(|(game, _, _)| game.to_string()),
        &text(|(_, pool, _)| pool.name().to_owned()),
        &real(|row| row.mean),
        &real(|row| row.deviation),
        &real(|row| row.volatility),
        &whole(|row| row.matches.into()),
        &whole(|row| row.met.into()),
        &whole(|row| row.last_ms)
    )
    .map(drop)
}
