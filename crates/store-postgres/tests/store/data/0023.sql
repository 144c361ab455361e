-- Rows as the store of schema 23 wrote them: people were served, with an interruption.
INSERT INTO served (platform, began, until)
VALUES ('telegram', '2023-11-14 22:13:20+00', '2023-11-14 22:13:25+00'), ('telegram', '2023-11-14 22:14:20+00', '2023-11-14 22:14:20+00');
