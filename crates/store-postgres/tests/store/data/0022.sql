-- Rows as the store of schema 22 wrote them: a deal with an end of its own.
INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, ends_at)
VALUES ('discord', '-2201', '2026-11-28', 'belot', '\x0303030303030303030303030303030303030303030303030303030303030303', '2023-11-14 22:13:20+00', '2023-11-14 22:13:25+00');
