-- Rows as the store of schema 19 wrote them: pages have been behind for a while.
INSERT INTO card_table (id, platform, chat, private, version, open, opened_at, room, generation, behind_at, behind_since)
VALUES (19, 'discord', '-1901', 0, 5, 1, 1700000000000, 'none', 1, 1700000040000, 1700000003000);
