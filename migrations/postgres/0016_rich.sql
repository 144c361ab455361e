-- In which form pages are that are there to be read: a person's choice for private pages, a group's for its own.

-- 'classic' or 'rich'.
ALTER TABLE manners ADD COLUMN dress text NOT NULL DEFAULT 'classic';

-- None as long as its administrators have chosen nothing: then as for a person.
ALTER TABLE community ADD COLUMN dress text;
