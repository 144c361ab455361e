-- Rows as the store of schema 2 wrote them.
INSERT INTO preset (number, platform, chat, game, name, folded, options, is_default) VALUES
    (3, 'telegram', '-1001', 'santase', 'Нашето', 'нашето', '{"claim-mode":"auto","target":"11"}', true),
    (5, 'telegram', '-1001', 'belot', 'Our Belot', 'our belot', '{}', false);
SELECT setval(pg_get_serial_sequence('preset', 'number'), 5);
