-- The first schema: people, communities, tables with their logs, and how far the pages have come.
--
-- Identifiers of persons and tables are unsigned 64-bit numbers, kept as the signed number with the same bits.
-- The moment that never was is '-infinity'. docs/database.md explains every table.

CREATE TABLE person (
    id       bigint NOT NULL PRIMARY KEY,
    language text
);

CREATE TABLE account (
    platform          text   NOT NULL,
    id                text   NOT NULL,
    person            bigint NOT NULL REFERENCES person (id),
    name              text   NOT NULL,
    platform_language text,
    chat              text   NOT NULL,
    PRIMARY KEY (platform, id)
);

CREATE INDEX account_by_person ON account (person);

CREATE TABLE community (
    platform text    NOT NULL,
    chat     text    NOT NULL,
    language text,
    present  boolean NOT NULL,
    PRIMARY KEY (platform, chat)
);

CREATE TABLE card_table (
    id         bigint      NOT NULL PRIMARY KEY,
    platform   text        NOT NULL,
    chat       text        NOT NULL,
    thread     text,
    private    boolean     NOT NULL,
    version    bigint      NOT NULL CHECK (version > 0),
    open       boolean     NOT NULL,
    opened_at  timestamptz NOT NULL,
    -- The mark "pages may be behind": the moment to look at it, none where nothing is behind. The generation outlives
    -- the mark, so that ending the work on an old mark never takes away a newer one.
    generation bigint      NOT NULL DEFAULT 0,
    behind_at  timestamptz
);

CREATE INDEX card_table_by_chat ON card_table (platform, chat) WHERE open;
CREATE INDEX card_table_behind ON card_table (behind_at) WHERE behind_at IS NOT NULL;

CREATE TABLE event (
    table_id bigint      NOT NULL REFERENCES card_table (id),
    seq      bigint      NOT NULL CHECK (seq > 0),
    at       timestamptz NOT NULL,
    body     jsonb       NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- No reference to person: a log refers to persons by number alone, and may outlive them.
CREATE TABLE seated (
    table_id bigint NOT NULL REFERENCES card_table (id),
    person   bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

CREATE INDEX seated_by_person ON seated (person);

CREATE TABLE input (
    platform text        NOT NULL,
    key      text        NOT NULL,
    taken_at timestamptz NOT NULL,
    PRIMARY KEY (platform, key)
);

CREATE INDEX input_by_moment ON input (taken_at);

CREATE TABLE timer (
    table_id bigint      NOT NULL REFERENCES card_table (id),
    kind     text        NOT NULL,
    due      timestamptz NOT NULL,
    PRIMARY KEY (table_id, kind)
);

CREATE INDEX timer_by_due ON timer (due);

CREATE TABLE surface (
    table_id   bigint      NOT NULL REFERENCES card_table (id),
    key        text        NOT NULL,
    platform   text        NOT NULL,
    chat       text        NOT NULL,
    thread     text,
    private    boolean     NOT NULL,
    message    text,
    hash       bytea                CHECK (octet_length(hash) = 32),
    shown_at   timestamptz NOT NULL,
    state      text        NOT NULL,
    failures   bigint      NOT NULL CHECK (failures >= 0),
    not_before timestamptz NOT NULL,
    replaced   text,
    PRIMARY KEY (table_id, key)
);

-- An empty chat stands for the bot as a whole; a platform's own identifiers are never empty.
CREATE TABLE pace (
    platform text        NOT NULL,
    chat     text        NOT NULL,
    next     timestamptz NOT NULL,
    PRIMARY KEY (platform, chat)
);
