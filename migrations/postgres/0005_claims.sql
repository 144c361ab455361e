-- Who works on what is due, and from when on anybody else may: none where nobody does.
ALTER TABLE card_table ADD COLUMN holder bigint, ADD COLUMN held_until timestamptz;
ALTER TABLE timer ADD COLUMN holder bigint, ADD COLUMN held_until timestamptz;

CREATE INDEX card_table_held ON card_table (held_until) WHERE held_until IS NOT NULL;
CREATE INDEX timer_held ON timer (held_until) WHERE held_until IS NOT NULL;

-- What one process at a time does for all.
CREATE TABLE duty (
    name       text        NOT NULL PRIMARY KEY,
    holder     bigint      NOT NULL,
    held_until timestamptz NOT NULL
);
