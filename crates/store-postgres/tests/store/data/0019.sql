-- Rows as the store of schema 19 wrote them: pages have been behind for a while.
INSERT INTO card_table (id, platform, chat, private, version, open, opened_at, room, generation, behind_at, behind_since)
VALUES (19, 'discord', '-1901', false, 5, true, '2023-11-14 22:13:20Z', 'none', 1, '2023-11-14 22:14:00Z', '2023-11-14 22:13:23Z');
