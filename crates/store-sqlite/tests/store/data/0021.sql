-- Rows as the store of schema 21 wrote them: a group is told of its daily deal in a channel, and was told of one.
INSERT INTO daily (platform, chat, game, post, thread) VALUES ('discord', '-2101', 'belot', '18', '2102');
INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, posted_at)
VALUES ('discord', '-2101', '2026-11-28', 'belot', x'0202020202020202020202020202020202020202020202020202020202020202', 1700000000000, 1700000001000);
