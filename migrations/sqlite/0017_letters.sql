-- Which letters aces and court cards have: a person's choice for private pages, a group's for its own.

-- 'common' or 'own'.
ALTER TABLE manners ADD COLUMN letters TEXT NOT NULL DEFAULT 'common';

-- None as long as its administrators have chosen nothing: then the common ones.
ALTER TABLE community ADD COLUMN letters TEXT;
