-- Daily deals, answers to puzzles, and what the coach found.

-- The chats that have a daily deal, and of which game: its name, or `turns` where the games take turns.
CREATE TABLE daily (
    platform TEXT NOT NULL,
    chat     TEXT NOT NULL,
    game     TEXT NOT NULL,
    PRIMARY KEY (platform, chat)
) STRICT, WITHOUT ROWID;

-- The deal of a day, of the form 2026-11-28, and when its secret was fixed.
CREATE TABLE daily_deal (
    platform     TEXT    NOT NULL,
    chat         TEXT    NOT NULL,
    day          TEXT    NOT NULL,
    game         TEXT    NOT NULL,
    secret       BLOB    NOT NULL CHECK (length(secret) = 32),
    committed_at INTEGER NOT NULL,
    PRIMARY KEY (platform, chat, day)
) STRICT, WITHOUT ROWID;

-- Who plays a deal, and at which table; once it is over also when it ended and what the player made of it: nothing if the player gave
-- it up.
CREATE TABLE daily_play (
    platform TEXT    NOT NULL,
    chat     TEXT    NOT NULL,
    day      TEXT    NOT NULL,
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL UNIQUE,
    made     INTEGER,
    ended_at INTEGER,
    PRIMARY KEY (platform, chat, day, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX daily_play_by_person ON daily_play (person);

-- The first answer of a person to each puzzle.
CREATE TABLE puzzle_answer (
    person      INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    number      INTEGER NOT NULL CHECK (number > 0),
    solved      INTEGER NOT NULL CHECK (solved IN (0, 1)),
    answered_at INTEGER NOT NULL,
    PRIMARY KEY (person, game, number)
) STRICT, WITHOUT ROWID;

-- What the coach found in a match, and which version of it.
CREATE TABLE finding (
    table_id INTEGER NOT NULL,
    match_no INTEGER NOT NULL,
    version  INTEGER NOT NULL,
    found    TEXT    NOT NULL,
    PRIMARY KEY (table_id, match_no)
) STRICT, WITHOUT ROWID;
