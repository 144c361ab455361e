-- Which program read a table's log last, and the tables whose logs it could not read.

-- The number of the reading (docs/database.md); none before the first.
ALTER TABLE card_table ADD COLUMN read_by bigint;
-- Why the table is set aside; none where it is not.
ALTER TABLE card_table ADD COLUMN set_aside text;
