-- Which pages come with a picture, and in which colours: a person's choice for private pages, a group's for its own.

-- 'off', 'ends' (how deals and matches end) or 'all'.
ALTER TABLE manners ADD COLUMN pictures text NOT NULL DEFAULT 'ends';
-- 'dark' or 'light'.
ALTER TABLE manners ADD COLUMN theme text NOT NULL DEFAULT 'dark';

-- None as long as its administrators have chosen nothing: then as for a person.
ALTER TABLE community ADD COLUMN pictures text;
ALTER TABLE community ADD COLUMN theme text;
