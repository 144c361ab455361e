-- Rows as the store of schema 16 wrote them.
UPDATE manners SET dress = 'rich' WHERE person = 7;
UPDATE community SET dress = 'rich' WHERE chat = '-1001';
