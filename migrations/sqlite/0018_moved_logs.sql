-- Logs of closed tables may be moved into compressed files.

-- Where a log stands now: "<file>:<position>:<length>"; none as long as it is here. Of one that was moved, the events by which
-- somebody took a seat stay here.
ALTER TABLE card_table ADD COLUMN log_place TEXT;

-- Those that can be moved.
CREATE INDEX card_table_movable ON card_table (opened_at, id) WHERE open = 0 AND log_place IS NULL;
