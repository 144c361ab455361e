-- One text of a statement for both databases: what is true or not is asked for by these names, and SQLite takes a partial index only
-- where the statement has its condition literally.
DROP INDEX card_table_by_chat;
CREATE INDEX card_table_by_chat ON card_table (platform, chat) WHERE open = true;

DROP INDEX card_table_movable;
CREATE INDEX card_table_movable ON card_table (opened_at, id) WHERE open = false AND log_place IS NULL;

DROP INDEX preset_default;
CREATE UNIQUE INDEX preset_default ON preset (platform, chat, game) WHERE is_default = true;

DROP INDEX board_line_by_rank;
CREATE INDEX board_line_by_rank ON board_line (platform, chat, game, pool, span, rank DESC, points DESC, person) WHERE hidden = false;
