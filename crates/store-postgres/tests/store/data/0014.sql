-- Rows as the store of schema 14 wrote them.
UPDATE manners SET pictures = 'all', theme = 'light' WHERE person = 7;
UPDATE community SET pictures = 'off', theme = 'light' WHERE chat = '-1001';
