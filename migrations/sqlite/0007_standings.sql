-- Finished matches, and what they add up to: ratings, meetings, leaderboards.

-- When the community's days begin, as IANA names the zone; none for UTC.
ALTER TABLE community ADD COLUMN zone TEXT;

-- Facts. Numbered in the order in which they were saved; everything below follows from them in that order.
CREATE TABLE result (
    number   INTEGER NOT NULL PRIMARY KEY CHECK (number > 0),
    table_id INTEGER NOT NULL REFERENCES card_table (id),
    match_no INTEGER NOT NULL,
    -- The community; both empty where the table stood in none.
    platform TEXT    NOT NULL,
    chat     TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    ended_at INTEGER NOT NULL,
    fact     TEXT    NOT NULL
) STRICT;

CREATE UNIQUE INDEX result_by_match ON result (table_id, match_no);
CREATE INDEX result_by_scope ON result (platform, chat, number);

-- Who played, and the rating after it in thousandths, of the pool that the match counts in; none where it counts nowhere.
CREATE TABLE result_person (
    person    INTEGER NOT NULL,
    number    INTEGER NOT NULL REFERENCES result (number),
    pool      TEXT,
    mean      INTEGER,
    deviation INTEGER,
    PRIMARY KEY (person, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating (
    who        TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    pool       TEXT    NOT NULL,
    mean       REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    matches    INTEGER NOT NULL,
    last       INTEGER NOT NULL,
    PRIMARY KEY (who, game, pool)
) STRICT, WITHOUT ROWID;

-- In the view of the first, who is the smaller of the two.
CREATE TABLE meeting (
    first  TEXT    NOT NULL,
    second TEXT    NOT NULL,
    game   TEXT    NOT NULL,
    pool   TEXT    NOT NULL,
    wins   INTEGER NOT NULL,
    losses INTEGER NOT NULL,
    draws  INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    last   INTEGER NOT NULL,
    PRIMARY KEY (first, second, game, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX meeting_by_second ON meeting (second);

CREATE TABLE board_line (
    -- The community; both empty for everybody.
    platform TEXT    NOT NULL,
    chat     TEXT    NOT NULL,
    game     TEXT    NOT NULL,
    pool     TEXT    NOT NULL,
    -- '2026-w47', '2026-11', '2026-q4' or 'all'.
    span     TEXT    NOT NULL,
    person   INTEGER NOT NULL,
    matches  INTEGER NOT NULL,
    wins     INTEGER NOT NULL,
    draws    INTEGER NOT NULL,
    points   INTEGER NOT NULL,
    tally    TEXT    NOT NULL,
    last     INTEGER NOT NULL,
    -- By what the line stands on its board before any other.
    rank     INTEGER NOT NULL,
    -- Whether nobody knows any more who that was.
    hidden   INTEGER NOT NULL CHECK (hidden IN (0, 1)),
    PRIMARY KEY (platform, chat, game, pool, span, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX board_line_by_rank ON board_line (platform, chat, game, pool, span, rank DESC, points DESC, person) WHERE hidden = 0;
CREATE INDEX board_line_by_person ON board_line (person, game, pool, span);
