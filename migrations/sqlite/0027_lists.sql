-- Postgres looks names of a list up by their index from here on; SQLite always did.
SELECT 1;
