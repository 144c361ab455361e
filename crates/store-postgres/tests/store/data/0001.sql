-- Rows as the store of schema 1 wrote them.
INSERT INTO person (id, language) VALUES (7, 'bg');
INSERT INTO account (platform, id, person, name, platform_language, chat)
VALUES ('telegram', '42', 7, 'Ada', 'bg-BG', 'open');
INSERT INTO community (platform, chat, language, present) VALUES ('telegram', '-1001', 'en', true);
INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation, behind_at)
VALUES (-1, 'telegram', '-1001', '5', false, 2, true, '2023-11-14T22:13:20Z', 2, '2023-11-14T22:13:20.001Z');
INSERT INTO event (table_id, seq, at, body) VALUES
    (-1, 1, '2023-11-14T22:13:20Z', '{"type":"joined","seat":0,"person":"aaaaaaaaaaaao"}'),
    (-1, 2, '2023-11-14T22:13:20.001Z', '{"type":"option-set","key":"claim-mode","value":"auto"}');
INSERT INTO seated (table_id, person) VALUES (-1, 7);
INSERT INTO input (platform, key, taken_at) VALUES ('telegram', '900', '2023-11-14T22:13:20.001Z');
INSERT INTO timer (table_id, kind, due) VALUES (-1, 'table', '2023-11-14T22:14:20Z');
INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                     not_before, replaced)
VALUES (-1, 'board:1:1', 'telegram', '-1001', '5', false, '17',
        '\xabababababababababababababababababababababababababababababababab', '2023-11-14T22:13:20.002Z', 'live',
        2, '-infinity', '16');
INSERT INTO pace (platform, chat, next) VALUES
    ('telegram', '-1001', '2023-11-14T22:13:20.9Z'), ('telegram', '', '2023-11-14T22:13:20.034Z');
