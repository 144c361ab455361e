-- Rows as the store of schema 12 wrote them: the table was set aside by a program whose reading has this number.
UPDATE card_table SET read_by = -77, set_aside = 'record 2: it cannot be read' WHERE id = -1;
