-- A deal's end is fixed with the deal. Deals of before end when their day is over everywhere on Earth.
ALTER TABLE daily_deal ADD COLUMN ends_at timestamptz;
UPDATE daily_deal SET ends_at = (day || ' 00:00:00Z')::timestamptz + interval '36 hours';
ALTER TABLE daily_deal ALTER COLUMN ends_at SET NOT NULL;
