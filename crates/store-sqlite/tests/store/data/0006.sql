-- Rows as the store of schema 6 wrote them.
INSERT INTO manners (person, reminders, quiet_from, quiet_until, zone, reminded_at)
VALUES (7, 'daily', 22, 7, 'Europe/Sofia', 1700000000000);
