-- Rows as the store of schema 1 wrote them.
INSERT INTO person (id, language) VALUES (7, 'bg');
INSERT INTO account (platform, id, person, name, platform_language, chat)
VALUES ('telegram', '42', 7, 'Ada', 'bg-BG', 'open');
INSERT INTO community (platform, chat, language, present) VALUES ('telegram', '-1001', 'en', 1);
INSERT INTO card_table (id, platform, chat, thread, private, version, open, opened_at, generation, behind_at)
VALUES (-1, 'telegram', '-1001', '5', 0, 2, 1, 1700000000000, 2, 1700000000001);
INSERT INTO event (table_id, seq, at, body) VALUES
    (-1, 1, 1700000000000, '{"type":"joined","seat":0,"person":"aaaaaaaaaaaao"}'),
    (-1, 2, 1700000000001, '{"type":"option-set","key":"claim-mode","value":"auto"}');
INSERT INTO seated (table_id, person) VALUES (-1, 7);
INSERT INTO input (platform, key, taken_at) VALUES ('telegram', '900', 1700000000001);
INSERT INTO timer (table_id, kind, due) VALUES (-1, 'table', 1700000060000);
INSERT INTO surface (table_id, key, platform, chat, thread, private, message, hash, shown_at, state, failures,
                     not_before, replaced)
VALUES (-1, 'board:1:1', 'telegram', '-1001', '5', 0, '17',
        x'abababababababababababababababababababababababababababababababab', 1700000000002, 'live', 2, -9223372036854775808, '16');
INSERT INTO pace (platform, chat, next) VALUES ('telegram', '-1001', 1700000000900), ('telegram', '', 1700000000034);
