-- Rows as the store of schema 18 wrote them: the log of a closed table was moved.
INSERT INTO card_table (id, platform, chat, private, version, open, opened_at, room, log_place)
VALUES (18, 'telegram', '-1001', false, 5, false, '2023-11-14 22:13:20Z', 'none', 'talon-logs-2026-11-26T03-00-00Z-1.jsonl.gz:0:10');
