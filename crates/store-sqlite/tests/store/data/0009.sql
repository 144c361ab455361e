-- Rows as the store of schema 9 wrote them.
UPDATE manners SET everywhere = 1 WHERE person = 7;
