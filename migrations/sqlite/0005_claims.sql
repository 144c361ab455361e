-- Who works on what is due, and from when on anybody else may: none where nobody does.
ALTER TABLE card_table ADD COLUMN holder INTEGER;
ALTER TABLE card_table ADD COLUMN held_until INTEGER;
ALTER TABLE timer ADD COLUMN holder INTEGER;
ALTER TABLE timer ADD COLUMN held_until INTEGER;

CREATE INDEX card_table_held ON card_table (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX timer_held ON timer (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX timer_free ON timer (due) WHERE held_until IS NULL;

-- What one process at a time does for all.
CREATE TABLE duty (
    name       TEXT    NOT NULL PRIMARY KEY,
    holder     INTEGER NOT NULL,
    held_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
