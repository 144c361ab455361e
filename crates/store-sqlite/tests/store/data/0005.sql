-- Rows as the store of schema 5 wrote them: what the process of then was working on.
UPDATE card_table SET holder = -5, held_until = 1700000030000 WHERE behind_at IS NOT NULL;
INSERT INTO duty (name, holder, held_until) VALUES ('telegram-updates', -5, 1700000030000);
