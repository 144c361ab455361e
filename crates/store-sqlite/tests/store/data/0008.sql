-- Rows as the store of schema 9 wrote them.
INSERT INTO league (id, platform, chat, thread, private, version, open, created_at, generation, due, holder, held_until)
VALUES (-1, 'telegram', '-100', '5', 0, 2, 1, 1700000000000, 3, 1700000060000, 1, 1700000030000);
INSERT INTO league_event (league, seq, at, body)
VALUES (-1, 1, 1700000000000, '{"type":"joined","person":"aaaaaaaaaaaao"}'), (-1, 2, 1700000000000, '{"type":"closed"}');
INSERT INTO league_person (league, person) VALUES (-1, 7);
INSERT INTO league_post (league, key, platform, chat, thread, private, message, hash, state, failures, not_before, person)
VALUES (-1, 'round:1:2', 'telegram', '-100', '5', 0, '41', zeroblob(32), 'live', 0, 1700000000000, NULL),
       (-1, 'reminder:1:2:aaaaaaaaaaaao', 'telegram', '7', NULL, 1, NULL, NULL, 'finished', 1, 1700000060000, 7);
UPDATE card_table SET fixture = '7777777777776:1:2:1';
UPDATE result SET fixture = '7777777777776:1:2:1';
