-- Leaderboards across communities, for people who want to be on them.

ALTER TABLE manners ADD COLUMN everywhere INTEGER NOT NULL DEFAULT 0 CHECK (everywhere IN (0, 1));

-- Nobody has been asked yet.
UPDATE board_line SET hidden = 1 WHERE platform = '' AND chat = '';
