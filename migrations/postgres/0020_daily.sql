-- Daily deals, answers to puzzles, and what the coach found.

-- The chats that have a daily deal, and of which game: its name, or `turns` where the games take turns.
CREATE TABLE daily (
    platform text NOT NULL,
    chat     text NOT NULL,
    game     text NOT NULL,
    PRIMARY KEY (platform, chat)
);

-- The deal of a day, of the form 2026-11-28, and when its secret was fixed.
CREATE TABLE daily_deal (
    platform     text        NOT NULL,
    chat         text        NOT NULL,
    day          text        NOT NULL,
    game         text        NOT NULL,
    secret       bytea       NOT NULL CHECK (length(secret) = 32),
    committed_at timestamptz NOT NULL,
    PRIMARY KEY (platform, chat, day)
);

-- Who plays a deal, and at which table; once it is over also when it ended and what the player made of it: nothing if the player gave
-- it up.
CREATE TABLE daily_play (
    platform text        NOT NULL,
    chat     text        NOT NULL,
    day      text        NOT NULL,
    person   bigint      NOT NULL,
    table_id bigint      NOT NULL UNIQUE,
    made     bigint,
    ended_at timestamptz,
    PRIMARY KEY (platform, chat, day, person)
);

CREATE INDEX daily_play_by_person ON daily_play (person);

-- The first answer of a person to each puzzle.
CREATE TABLE puzzle_answer (
    person      bigint      NOT NULL,
    game        text        NOT NULL,
    number      bigint      NOT NULL CHECK (number > 0),
    solved      boolean     NOT NULL,
    answered_at timestamptz NOT NULL,
    PRIMARY KEY (person, game, number)
);

-- What the coach found in a match, and which version of it.
CREATE TABLE finding (
    table_id bigint NOT NULL,
    match_no bigint NOT NULL,
    version  bigint NOT NULL,
    found    text   NOT NULL,
    PRIMARY KEY (table_id, match_no)
);
