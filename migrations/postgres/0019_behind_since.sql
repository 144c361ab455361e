-- How long people wait for a page is measured across processes.

-- Since when the pages of the table have been behind, as the process noted that had to leave them so; none if none had to.
ALTER TABLE card_table ADD COLUMN behind_since timestamptz;
