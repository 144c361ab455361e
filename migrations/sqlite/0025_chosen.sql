-- What a person or a group chose, as one object: the settings by their names, without those that nobody chose.

CREATE TABLE chosen_manners (
    person      INTEGER NOT NULL PRIMARY KEY REFERENCES person (id),
    chosen      TEXT    NOT NULL DEFAULT '{}' CHECK (json_valid(chosen)),
    -- When the person was reminded last.
    reminded_at INTEGER
) STRICT;

-- A patch leaves out what is null.
INSERT INTO chosen_manners (person, chosen, reminded_at)
SELECT person,
       json_patch('{}', json_object(
           'reminders', reminders, 'quiet_from', quiet_from, 'quiet_until', quiet_until, 'zone', zone, 'pictures', pictures,
           'theme', theme, 'letters', letters, 'dress', dress,
           'second_press', json(CASE second_press WHEN 1 THEN 'true' ELSE 'false' END),
           'everywhere', json(CASE everywhere WHEN 1 THEN 'true' ELSE 'false' END))),
       reminded_at
FROM manners;

DROP TABLE manners;
ALTER TABLE chosen_manners RENAME TO manners;

ALTER TABLE community ADD COLUMN chosen TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(chosen));
UPDATE community SET chosen = json_patch('{}', json_object(
    'language', language, 'zone', zone, 'pictures', pictures, 'theme', theme, 'letters', letters, 'dress', dress));
ALTER TABLE community DROP COLUMN language;
ALTER TABLE community DROP COLUMN zone;
ALTER TABLE community DROP COLUMN pictures;
ALTER TABLE community DROP COLUMN theme;
ALTER TABLE community DROP COLUMN letters;
ALTER TABLE community DROP COLUMN dress;
