-- The presets of a community: named sets of options for a game, one of which may be what its new tables open with.

-- AUTOINCREMENT: a number that was deleted is never given again, so that an old button means no other preset.
CREATE TABLE preset (
    number     INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    platform   TEXT    NOT NULL,
    chat       TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    -- The name as two names are compared.
    folded     TEXT    NOT NULL,
    -- A JSON object: the options and their values, by name.
    options    TEXT    NOT NULL,
    is_default INTEGER NOT NULL CHECK (is_default IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX preset_by_name ON preset (platform, chat, game, folded);
CREATE UNIQUE INDEX preset_default ON preset (platform, chat, game) WHERE is_default = 1;
