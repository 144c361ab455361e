-- What counts: how many different people somebody has met, and what somebody's matches add up to beside the boards of everybody, on
-- which only those among known people count. `talon standings rebuild` counts earlier results by the same rule.

ALTER TABLE rating ADD COLUMN met bigint NOT NULL DEFAULT 0;

UPDATE rating SET met =
    (SELECT count(*) FROM meeting
     WHERE first = who AND second LIKE 'p:%' AND meeting.game = rating.game AND meeting.pool = rating.pool)
    + (SELECT count(*) FROM meeting
       WHERE second = who AND first LIKE 'p:%' AND meeting.game = rating.game AND meeting.pool = rating.pool);

INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank, hidden)
SELECT '', 'own', game, pool, span, person, matches, wins, draws, points, tally, last, rank, true
FROM board_line WHERE platform = '' AND chat = '' AND span = 'all';
