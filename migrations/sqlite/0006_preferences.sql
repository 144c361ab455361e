-- What persons chose about being disturbed.

CREATE TABLE manners (
    person      INTEGER NOT NULL PRIMARY KEY REFERENCES person (id),
    -- 'usual', 'daily' or 'never'.
    reminders   TEXT    NOT NULL,
    -- Full hours of the day in the person's own time, from 0 to 23.
    quiet_from  INTEGER CHECK (quiet_from BETWEEN 0 AND 23),
    quiet_until INTEGER CHECK (quiet_until BETWEEN 0 AND 23),
    -- As IANA names it; none for UTC.
    zone        TEXT,
    -- When the person was reminded last.
    reminded_at INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;

-- Who took a seat, or gave one up, where: to find everything that concerns a person.
CREATE INDEX event_by_person ON event (body ->> 'person') WHERE body ->> 'person' IS NOT NULL;
