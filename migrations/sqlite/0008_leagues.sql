-- Leagues: their logs, when each is looked at, and the messages that tell of them.

CREATE TABLE league (
    id         INTEGER NOT NULL PRIMARY KEY,
    -- Where it was made and is told of.
    platform   TEXT    NOT NULL,
    chat       TEXT    NOT NULL,
    thread     TEXT,
    private    INTEGER NOT NULL CHECK (private IN (0, 1)),
    version    INTEGER NOT NULL CHECK (version > 0),
    open       INTEGER NOT NULL CHECK (open IN (0, 1)),
    created_at INTEGER NOT NULL,
    -- When it is to be looked at; none where nothing is due. The generation grows whenever there is something new to look at.
    generation INTEGER NOT NULL,
    due        INTEGER,
    -- Who looks at it, and until when nobody else may.
    holder     INTEGER,
    held_until INTEGER,
    CHECK ((holder IS NULL) = (held_until IS NULL))
) STRICT;

CREATE INDEX league_by_chat ON league (platform, chat);
CREATE INDEX league_due ON league (due) WHERE due IS NOT NULL;
CREATE INDEX league_held ON league (held_until) WHERE held_until IS NOT NULL;

CREATE TABLE league_event (
    league INTEGER NOT NULL REFERENCES league (id),
    seq    INTEGER NOT NULL CHECK (seq > 0),
    at     INTEGER NOT NULL,
    body   TEXT    NOT NULL,
    PRIMARY KEY (league, seq)
) STRICT, WITHOUT ROWID;

-- Everybody whom a league's log names.
CREATE TABLE league_person (
    league INTEGER NOT NULL REFERENCES league (id),
    person INTEGER NOT NULL,
    PRIMARY KEY (league, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_person_by_person ON league_person (person);

-- Messages about leagues: of a season, a round, its end, and reminders.
CREATE TABLE league_post (
    league     INTEGER NOT NULL,
    key        TEXT    NOT NULL,
    platform   TEXT    NOT NULL,
    chat       TEXT    NOT NULL,
    thread     TEXT,
    private    INTEGER NOT NULL CHECK (private IN (0, 1)),
    message    TEXT,
    hash       BLOB,
    state      TEXT    NOT NULL,
    failures   INTEGER NOT NULL,
    not_before INTEGER NOT NULL,
    -- The reader of a reminder.
    person     INTEGER,
    PRIMARY KEY (league, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_post_by_chat ON league_post (platform, chat);
CREATE INDEX league_post_by_person ON league_post (person) WHERE person IS NOT NULL;

-- For which fixture a table was opened, as '<league>:<season>:<round>:<table>': those of a season follow one another.
ALTER TABLE card_table ADD COLUMN fixture TEXT;
ALTER TABLE result ADD COLUMN fixture TEXT;

CREATE INDEX card_table_by_fixture ON card_table (fixture) WHERE fixture IS NOT NULL;
CREATE INDEX result_by_fixture ON result (fixture) WHERE fixture IS NOT NULL;
