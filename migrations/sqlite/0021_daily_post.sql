-- Telling a chat of its daily deal without being asked.

-- At which hour of the chat's clock: in digits, or `never`. And in which topic or channel.
ALTER TABLE daily ADD COLUMN post TEXT NOT NULL DEFAULT 'never';
ALTER TABLE daily ADD COLUMN thread TEXT;

-- When the chat was told of the deal, or was to be told no more.
ALTER TABLE daily_deal ADD COLUMN posted_at INTEGER;
