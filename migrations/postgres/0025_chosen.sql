-- What a person or a group chose, as one object: the settings by their names, without those that nobody chose.

ALTER TABLE manners ADD COLUMN chosen jsonb NOT NULL DEFAULT '{}';
UPDATE manners SET chosen = jsonb_strip_nulls(jsonb_build_object(
    'reminders', reminders, 'quiet_from', quiet_from, 'quiet_until', quiet_until, 'zone', zone, 'pictures', pictures,
    'theme', theme, 'letters', letters, 'dress', dress, 'second_press', second_press, 'everywhere', everywhere));
ALTER TABLE manners
    DROP COLUMN reminders, DROP COLUMN quiet_from, DROP COLUMN quiet_until, DROP COLUMN zone, DROP COLUMN everywhere,
    DROP COLUMN pictures, DROP COLUMN theme, DROP COLUMN letters, DROP COLUMN dress, DROP COLUMN second_press;

ALTER TABLE community ADD COLUMN chosen jsonb NOT NULL DEFAULT '{}';
UPDATE community SET chosen = jsonb_strip_nulls(jsonb_build_object(
    'language', language, 'zone', zone, 'pictures', pictures, 'theme', theme, 'letters', letters, 'dress', dress));
ALTER TABLE community
    DROP COLUMN language, DROP COLUMN zone, DROP COLUMN pictures, DROP COLUMN theme, DROP COLUMN letters, DROP COLUMN dress;
