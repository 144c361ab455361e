-- Rows as the store of schema 17 wrote them.
UPDATE manners SET letters = 'own' WHERE person = 7;
UPDATE community SET letters = 'common' WHERE chat = '-1001';
