-- Rows as the store of schema 20 wrote them: a group has a daily deal, somebody plays it, and answers a puzzle; a match was looked at.
INSERT INTO daily (platform, chat, game) VALUES ('discord', '-2001', 'turns');
INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at)
VALUES ('discord', '-2001', '2026-11-28', 'belot', '\x0101010101010101010101010101010101010101010101010101010101010101', '2023-11-14 22:13:20+00');
INSERT INTO daily_play (platform, chat, day, person, table_id, made, ended_at)
VALUES ('discord', '-2001', '2026-11-28', 2001, 20, 7, '2023-11-14 22:13:21+00');
INSERT INTO puzzle_answer (person, game, number, solved, answered_at) VALUES (2001, 'snaps', 3, true, '2023-11-14 22:13:22+00');
INSERT INTO finding (table_id, match_no, version, found) VALUES (20, 1, 1, '[]');
