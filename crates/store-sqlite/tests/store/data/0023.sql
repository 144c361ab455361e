-- Rows as the store of schema 23 wrote them: people were served, with an interruption.
INSERT INTO served (platform, began, until) VALUES ('telegram', 1700000000000, 1700000005000), ('telegram', 1700000060000, 1700000060000);
