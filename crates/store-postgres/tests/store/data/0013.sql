-- Rows as the store of schema 13 wrote them.
UPDATE rating SET met = 1 WHERE who = 'p:7';
