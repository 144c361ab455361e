-- Where a table is played: 'unasked', 'none', 'open:' or 'closed:' and the topic or thread of its home's chat.
ALTER TABLE card_table ADD COLUMN room text NOT NULL DEFAULT 'unasked';
