-- Leagues: their logs, when each is looked at, and the messages that tell of them.

CREATE TABLE league (
    id         bigint      PRIMARY KEY,
    -- Where it was made and is told of.
    platform   text        NOT NULL,
    chat       text        NOT NULL,
    thread     text,
    private    boolean     NOT NULL,
    version    bigint      NOT NULL CHECK (version > 0),
    open       boolean     NOT NULL,
    created_at timestamptz NOT NULL,
    -- When it is to be looked at; none where nothing is due. The generation grows whenever there is something new to look at.
    generation bigint      NOT NULL,
    due        timestamptz,
    -- Who looks at it, and until when nobody else may.
    holder     bigint,
    held_until timestamptz,
    CHECK ((holder IS NULL) = (held_until IS NULL))
);

CREATE INDEX league_by_chat ON league (platform, chat);
CREATE INDEX league_due ON league (due) WHERE due IS NOT NULL;
CREATE INDEX league_held ON league (held_until) WHERE held_until IS NOT NULL;

CREATE TABLE league_event (
    league bigint      NOT NULL REFERENCES league (id),
    seq    bigint      NOT NULL CHECK (seq > 0),
    at     timestamptz NOT NULL,
    body   jsonb       NOT NULL,
    PRIMARY KEY (league, seq)
);

-- Everybody whom a league's log names.
CREATE TABLE league_person (
    league bigint NOT NULL REFERENCES league (id),
    person bigint NOT NULL,
    PRIMARY KEY (league, person)
);

CREATE INDEX league_person_by_person ON league_person (person);

-- Messages about leagues: of a season, a round, its end, and reminders.
CREATE TABLE league_post (
    league     bigint      NOT NULL,
    key        text        NOT NULL,
    platform   text        NOT NULL,
    chat       text        NOT NULL,
    thread     text,
    private    boolean     NOT NULL,
    message    text,
    hash       bytea,
    state      text        NOT NULL,
    failures   bigint      NOT NULL,
    not_before timestamptz NOT NULL,
    -- The reader of a reminder.
    person     bigint,
    PRIMARY KEY (league, key)
);

CREATE INDEX league_post_by_chat ON league_post (platform, chat);
CREATE INDEX league_post_by_person ON league_post (person) WHERE person IS NOT NULL;

-- For which fixture a table was opened, as '<league>:<season>:<round>:<table>': those of a season follow one another.
ALTER TABLE card_table ADD COLUMN fixture text COLLATE "C";
ALTER TABLE result ADD COLUMN fixture text COLLATE "C";

CREATE INDEX card_table_by_fixture ON card_table (fixture) WHERE fixture IS NOT NULL;
CREATE INDEX result_by_fixture ON result (fixture) WHERE fixture IS NOT NULL;

-- Other processes are told that there may be work.
CREATE TRIGGER league_marked AFTER INSERT OR UPDATE OF generation ON league
    FOR EACH STATEMENT EXECUTE FUNCTION tell_marked();
