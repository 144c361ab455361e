-- Whether a decision that can't be undone and may cost the deal needs a second press.

ALTER TABLE manners ADD COLUMN second_press INTEGER NOT NULL DEFAULT 1 CHECK (second_press IN (0, 1));
