-- Rows as the store of schema 22 wrote them: a deal with an end of its own.
INSERT INTO daily_deal (platform, chat, day, game, secret, committed_at, ends_at)
VALUES ('discord', '-2201', '2026-11-28', 'belot', x'0303030303030303030303030303030303030303030303030303030303030303', 1700000000000, 1700000005000);
