-- Whether a decision that can't be undone and may cost the deal needs a second press.

ALTER TABLE manners ADD COLUMN second_press boolean NOT NULL DEFAULT true;
