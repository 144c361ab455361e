-- Rows as the store of schema 3 wrote them: Ada's account on Discord joined the one on Telegram.
INSERT INTO person (id, language) VALUES (-9, NULL);
INSERT INTO account (platform, id, person, own_person, name, platform_language, chat)
VALUES ('discord', '4200', 7, -9, 'ada_l', NULL, 'unknown');
INSERT INTO link_code (number, platform, account, hash, expires, entered_platform, entered_account) VALUES
    (4, 'telegram', '42', '\xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', '2023-11-14T22:23:20Z', NULL, NULL);
INSERT INTO link_try (number, platform, account, what, at) VALUES
    (1, 'telegram', '42', 'code', '2023-11-14T22:13:20Z'), (2, 'discord', '4200', 'guess', '2023-11-14T22:13:20Z');
SELECT setval(pg_get_serial_sequence('link_code', 'number'), 4);
SELECT setval(pg_get_serial_sequence('link_try', 'number'), 2);
