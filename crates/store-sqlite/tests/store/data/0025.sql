-- Rows as the store of schema 25 wrote them.
INSERT INTO manners (person, chosen) VALUES (-9, '{"second_press":true,"later":1}');
INSERT INTO community (platform, chat, present, chosen) VALUES ('discord', '-2501', 1, '{"zone":"Europe/Sofia"}');
