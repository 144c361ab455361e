-- Leaderboards across communities, for people who want to be on them.

ALTER TABLE manners ADD COLUMN everywhere boolean NOT NULL DEFAULT false;

-- Nobody has been asked yet.
UPDATE board_line SET hidden = true WHERE platform = '' AND chat = '';
