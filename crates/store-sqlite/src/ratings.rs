//! Ratings, written.

use talon_standings::RatingRow;
use talon_store::StoreError;
use talon_store::standings::RatingKey;

use crate::dialect::{SqlUnit, execute};

/// One statement each: a floating-point number that went through JSON could change.
pub(crate) async fn write(unit: &mut SqlUnit, rows: &[(&RatingKey, &RatingRow)]) -> Result<(), StoreError> {
    for ((game, pool, who), row) in rows {
        let (who, game, pool) = (who.to_string(), game.name(), pool.name());
        execute!(
            unit,
            "INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, met, last)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
             ON CONFLICT (who, game, pool) DO UPDATE SET
                 mean = excluded.mean, deviation = excluded.deviation, volatility = excluded.volatility,
                 matches = excluded.matches, met = excluded.met, last = excluded.last",
            who,
            game,
            pool,
            row.mean,
            row.deviation,
            row.volatility,
            row.matches,
            row.met,
            row.last_ms
        )?;
    }
    Ok(())
}
