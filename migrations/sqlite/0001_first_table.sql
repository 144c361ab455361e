-- The first schema: people, communities, tables with their logs, and how far the pages have come.
--
-- Identifiers of persons and tables are unsigned 64-bit numbers, kept as the signed number with the same bits.
-- Moments are milliseconds since the Unix epoch. docs/database.md explains every table.

-- "Taln": how Talon recognises its own file.
PRAGMA application_id = 0x54616c6e;

CREATE TABLE person (
    id       INTEGER NOT NULL PRIMARY KEY,
    language TEXT
) STRICT;

CREATE TABLE account (
    platform          TEXT    NOT NULL,
    id                TEXT    NOT NULL,
    person            INTEGER NOT NULL REFERENCES person (id),
    name              TEXT    NOT NULL,
    platform_language TEXT,
    chat              TEXT    NOT NULL,
    PRIMARY KEY (platform, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX account_by_person ON account (person);

CREATE TABLE community (
    platform TEXT    NOT NULL,
    chat     TEXT    NOT NULL,
    language TEXT,
    present  INTEGER NOT NULL CHECK (present IN (0, 1)),
    PRIMARY KEY (platform, chat)
) STRICT, WITHOUT ROWID;

CREATE TABLE card_table (
    id        INTEGER NOT NULL PRIMARY KEY,
    platform  TEXT    NOT NULL,
    chat      TEXT    NOT NULL,
    thread    TEXT,
    private   INTEGER NOT NULL CHECK (private IN (0, 1)),
    version   INTEGER NOT NULL CHECK (version > 0),
    open      INTEGER NOT NULL CHECK (open IN (0, 1)),
    opened_at INTEGER NOT NULL,
    -- The mark "pages may be behind": the moment to look at it, none where nothing is behind. The generation outlives
    -- the mark, so that ending the work on an old mark never takes away a newer one.
    generation INTEGER NOT NULL DEFAULT 0,
    behind_at  INTEGER
) STRICT;

CREATE INDEX card_table_by_chat ON card_table (platform, chat) WHERE open = 1;
CREATE INDEX card_table_behind ON card_table (behind_at) WHERE behind_at IS NOT NULL;

CREATE TABLE event (
    table_id INTEGER NOT NULL REFERENCES card_table (id),
    seq      INTEGER NOT NULL CHECK (seq > 0),
    at       INTEGER NOT NULL,
    body     TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- No reference to person: a log refers to persons by number alone, and may outlive them.
CREATE TABLE seated (
    table_id INTEGER NOT NULL REFERENCES card_table (id),
    person   INTEGER NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX seated_by_person ON seated (person);

CREATE TABLE input (
    platform TEXT    NOT NULL,
    key      TEXT    NOT NULL,
    taken_at INTEGER NOT NULL,
    PRIMARY KEY (platform, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX input_by_moment ON input (taken_at);

CREATE TABLE timer (
    table_id INTEGER NOT NULL REFERENCES card_table (id),
    kind     TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX timer_by_due ON timer (due);

CREATE TABLE surface (
    table_id   INTEGER NOT NULL REFERENCES card_table (id),
    key        TEXT    NOT NULL,
    platform   TEXT    NOT NULL,
    chat       TEXT    NOT NULL,
    thread     TEXT,
    private    INTEGER NOT NULL CHECK (private IN (0, 1)),
    message    TEXT,
    hash       BLOB             CHECK (length(hash) = 32),
    shown_at   INTEGER NOT NULL,
    state      TEXT    NOT NULL,
    failures   INTEGER NOT NULL CHECK (failures >= 0),
    not_before INTEGER NOT NULL,
    replaced   TEXT,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

-- An empty chat stands for the bot as a whole; a platform's own identifiers are never empty.
CREATE TABLE pace (
    platform TEXT    NOT NULL,
    chat     TEXT    NOT NULL,
    next     INTEGER NOT NULL,
    PRIMARY KEY (platform, chat)
) STRICT, WITHOUT ROWID;
