-- Rows as the store of schema 3 wrote them: Ada's account on Discord joined the one on Telegram.
INSERT INTO person (id, language) VALUES (-9, NULL);
INSERT INTO account (platform, id, person, own_person, name, platform_language, chat)
VALUES ('discord', '4200', 7, -9, 'ada_l', NULL, 'unknown');
INSERT INTO link_code (number, platform, account, hash, expires, entered_platform, entered_account) VALUES
    (4, 'telegram', '42', x'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 1700000600000, NULL, NULL);
INSERT INTO link_try (number, platform, account, what, at) VALUES
    (1, 'telegram', '42', 'code', 1700000000000), (2, 'discord', '4200', 'guess', 1700000000000);
