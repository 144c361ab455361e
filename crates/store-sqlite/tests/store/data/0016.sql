-- Rows as the store of schema 16 wrote them.
UPDATE rating SET met = 1 WHERE who = 'p:7';
