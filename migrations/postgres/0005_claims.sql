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

-- Other processes are told that there may be work. Claiming and settling tell nobody.
CREATE FUNCTION tell_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('talon_marked', '');
    RETURN NULL;
END
$$;

CREATE TRIGGER card_table_marked AFTER INSERT OR UPDATE OF generation ON card_table
    FOR EACH STATEMENT EXECUTE FUNCTION tell_marked();
