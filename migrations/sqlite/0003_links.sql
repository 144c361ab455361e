-- Linking: accounts on several platforms act as one person, and each keeps a person of its own to go back to.

-- A new table, for a column that is never empty and refers to another cannot be added to one.
CREATE TABLE account_with_own_person (
    platform          TEXT    NOT NULL,
    id                TEXT    NOT NULL,
    -- The person that the account acts as.
    person            INTEGER NOT NULL REFERENCES person (id),
    -- The person that it is when it is not linked.
    own_person        INTEGER NOT NULL REFERENCES person (id),
    name              TEXT    NOT NULL,
    platform_language TEXT,
    chat              TEXT    NOT NULL,
    PRIMARY KEY (platform, id)
) STRICT, WITHOUT ROWID;

INSERT INTO account_with_own_person (platform, id, person, own_person, name, platform_language, chat)
SELECT platform, id, person, person, name, platform_language, chat FROM account;

DROP TABLE account;
ALTER TABLE account_with_own_person RENAME TO account;

-- A person has one account on each platform, and an account's own person is no other's.
CREATE UNIQUE INDEX account_by_person ON account (person, platform);
CREATE UNIQUE INDEX account_by_own_person ON account (own_person);

-- AUTOINCREMENT: a number is never given again, so that an old button means no other code.
CREATE TABLE link_code (
    number           INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    -- The account that made it.
    platform         TEXT    NOT NULL,
    account          TEXT    NOT NULL,
    -- SHA-256: the code itself is not kept.
    hash             BLOB    NOT NULL CHECK (length(hash) = 32),
    expires          INTEGER NOT NULL,
    -- The account that has entered it, and alone may still use it.
    entered_platform TEXT,
    entered_account  TEXT,
    CHECK ((entered_platform IS NULL) = (entered_account IS NULL))
) STRICT;

CREATE UNIQUE INDEX link_code_by_maker ON link_code (platform, account);
CREATE UNIQUE INDEX link_code_by_hash ON link_code (hash);
CREATE INDEX link_code_by_expiry ON link_code (expires);

-- What an account may do only so often: making a code, entering a wrong one.
CREATE TABLE link_try (
    number   INTEGER NOT NULL PRIMARY KEY,
    platform TEXT    NOT NULL,
    account  TEXT    NOT NULL,
    what     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX link_try_by_account ON link_try (platform, account, what, at);
CREATE INDEX link_try_by_moment ON link_try (what, at);
