-- Rows as the store of schema 9 wrote them.
UPDATE manners SET everywhere = true WHERE person = 7;
