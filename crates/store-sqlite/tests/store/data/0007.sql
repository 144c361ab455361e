-- Rows as the store of schema 7 wrote them.
UPDATE community SET zone = 'Europe/Sofia';
INSERT INTO result (number, table_id, match_no, platform, chat, game, ended_at, fact)
SELECT 1, min(id), 1, 'telegram', '-100', 'santase', 1700000300000,
       '{"number":1,"game":"santase","ended_at_ms":1700000300000,"day":"2023-11-14","ending":"played","players":[{"who":"p:7","place":1,"points":11,"quit":false,"tally":{"deals":7}},{"who":"p:8","place":2,"points":4,"quit":false,"tally":{"deals":7}}]}'
FROM card_table;
INSERT INTO result_person (person, number, pool, mean, deviation) VALUES (7, 1, 'people', 1662212, 290319), (8, 1, 'people', 1337788, 290319);
INSERT INTO rating (who, game, pool, mean, deviation, volatility, matches, last)
VALUES ('p:7', 'santase', 'people', 1662.2, 290.3, 0.06, 1, 1700000300000),
       ('p:8', 'santase', 'people', 1337.8, 290.3, 0.06, 1, 1700000300000);
INSERT INTO meeting (first, second, game, pool, wins, losses, draws, streak, last)
VALUES ('p:7', 'p:8', 'santase', 'people', 1, 0, 0, 1, 1700000300000);
INSERT INTO board_line (platform, chat, game, pool, span, person, matches, wins, draws, points, tally, last, rank, hidden)
VALUES ('telegram', '-100', 'santase', 'people', 'all', 7, 1, 1, 0, 84, '{"deals":7}', 1700000300000, 1081574, 0);
