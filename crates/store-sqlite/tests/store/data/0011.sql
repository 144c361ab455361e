-- Rows as the store of schema 11 wrote them.
UPDATE surface SET writes = '7,1700000000000,1700000003000,1700000900000,1', astray = 11 WHERE key LIKE 'board:%';
