-- A hand that came twice is no longer looked for: it goes when somebody presses on it.

ALTER TABLE surface DROP COLUMN astray;
