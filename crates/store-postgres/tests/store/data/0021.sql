-- Rows as the store of schema 21 wrote them: a group is told of its daily deal in a channel, and was told of one.
INSERT INTO daily (platform, chat, game, post, thread) VALUES ('discord', '-2101', 'belot', '18', '2102');
INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, posted_at)
VALUES ('discord', '-2101', '2026-11-28', 'belot', '\x0202020202020202020202020202020202020202020202020202020202020202', '2023-11-14 22:13:20+00', '2023-11-14 22:13:21+00');
