-- Rows as the store of schema 9 wrote them.
INSERT INTO league (id, platform, chat, thread, private, version, open, created_at, generation, due, holder, held_until)
VALUES (-1, 'telegram', '-100', '5', false, 2, true, '2023-11-14 22:13:20+00', 3, '2023-11-14 22:14:20+00', 1, '2023-11-14 22:13:50+00');
INSERT INTO league_event (league, seq, at, body)
VALUES (-1, 1, '2023-11-14 22:13:20+00', '{"type":"joined","person":"aaaaaaaaaaaao"}'), (-1, 2, '2023-11-14 22:13:20+00', '{"type":"closed"}');
INSERT INTO league_person (league, person) VALUES (-1, 7);
INSERT INTO league_post (league, key, platform, chat, thread, private, message, hash, state, failures, not_before, person)
VALUES (-1, 'round:1:2', 'telegram', '-100', '5', false, '41', decode(repeat('00', 32), 'hex'), 'live', 0, '2023-11-14 22:13:20+00', NULL),
       (-1, 'reminder:1:2:aaaaaaaaaaaao', 'telegram', '7', NULL, true, NULL, NULL, 'finished', 1, '2023-11-14 22:14:20+00', 7);
UPDATE card_table SET fixture = '7777777777776:1:2:1';
UPDATE result SET fixture = '7777777777776:1:2:1';
