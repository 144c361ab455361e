-- One text of a statement for both databases: what SQLite has by these names.

-- The elements of a JSON array, so that a list of any length is one parameter.
CREATE FUNCTION json_each (list text) RETURNS TABLE (value jsonb) LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10
    AS 'SELECT jsonb_array_elements($1::jsonb)';

-- The order of texts by their bytes, whatever the language of the database is.
CREATE COLLATION "binary" FROM "C";
