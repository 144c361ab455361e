-- Rows as the store of schema 4 wrote them.
UPDATE card_table SET room = 'open:1102' WHERE id = (SELECT min(id) FROM card_table);
