-- Finished matches, and what they add up to: ratings, meetings, leaderboards.

-- When the community's days begin, as IANA names the zone; none for UTC.
ALTER TABLE community ADD COLUMN zone text;

-- Facts. Numbered in the order in which they were saved; everything below follows from them in that order.
CREATE TABLE result (
    number   bigint      PRIMARY KEY CHECK (number > 0),
    table_id bigint      NOT NULL REFERENCES card_table (id),
    match_no bigint      NOT NULL,
    -- The community; both empty where the table stood in none.
    platform text        NOT NULL,
    chat     text        NOT NULL,
    game     text        NOT NULL,
    ended_at timestamptz NOT NULL,
    fact     jsonb       NOT NULL
);

CREATE UNIQUE INDEX result_by_match ON result (table_id, match_no);
CREATE INDEX result_by_scope ON result (platform, chat, number);

-- Who played, and the rating after it in thousandths, of the pool that the match counts in; none where it counts nowhere.
CREATE TABLE result_person (
    person    bigint NOT NULL,
    number    bigint NOT NULL REFERENCES result (number),
    pool      text,
    mean      bigint,
    deviation bigint,
    PRIMARY KEY (person, number)
);

CREATE TABLE rating (
    who        text             NOT NULL,
    game       text             NOT NULL,
    pool       text             NOT NULL,
    mean       double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    matches    bigint           NOT NULL,
    last       bigint           NOT NULL,
    PRIMARY KEY (who, game, pool)
);

-- In the view of the first, who is the smaller of the two.
CREATE TABLE meeting (
    first  text   NOT NULL,
    second text   NOT NULL,
    game   text   NOT NULL,
    pool   text   NOT NULL,
    wins   bigint NOT NULL,
    losses bigint NOT NULL,
    draws  bigint NOT NULL,
    streak bigint NOT NULL,
    last   bigint NOT NULL,
    PRIMARY KEY (first, second, game, pool)
);

CREATE INDEX meeting_by_second ON meeting (second);

CREATE TABLE board_line (
    -- The community; both empty for everybody.
    platform text    NOT NULL,
    chat     text    NOT NULL,
    game     text    NOT NULL,
    pool     text    NOT NULL,
    -- '2026-w47', '2026-11', '2026-q4' or 'all'.
    span     text    NOT NULL,
    person   bigint  NOT NULL,
    matches  bigint  NOT NULL,
    wins     bigint  NOT NULL,
    draws    bigint  NOT NULL,
    points   bigint  NOT NULL,
    tally    jsonb   NOT NULL,
    last     bigint  NOT NULL,
    -- By what the line stands on its board before any other.
    rank     bigint  NOT NULL,
    -- Whether nobody knows any more who that was.
    hidden   boolean NOT NULL,
    PRIMARY KEY (platform, chat, game, pool, span, person)
);

CREATE INDEX board_line_by_rank ON board_line (platform, chat, game, pool, span, rank DESC, points DESC, person) WHERE NOT hidden;
CREATE INDEX board_line_by_person ON board_line (person, game, pool, span);
