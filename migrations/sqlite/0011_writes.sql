-- What may still arrive at a page's message: writes of answers and of delivery, with the moments after which they cannot (docs/decisions/0023).
ALTER TABLE surface ADD COLUMN writes TEXT NOT NULL DEFAULT '';
-- Above the message with this number another may show the page as well: it was sent, and nothing was heard of it.
ALTER TABLE surface ADD COLUMN astray INTEGER;
