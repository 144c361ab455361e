-- A deal's end is fixed with the deal. Deals of before end when their day is over everywhere on Earth.
ALTER TABLE daily_deal ADD COLUMN ends_at INTEGER NOT NULL DEFAULT 0;
UPDATE daily_deal SET ends_at = (unixepoch(day) + 36 * 3600) * 1000;
