-- Of the many lines of boards a few hundred change in an hour, those of all time again and again. Whoever counts, or passes over, lines in the
-- index alone must look at each row on whose page any has changed since the last vacuum; by default the next one waits for a fifth of them.
ALTER TABLE board_line SET (
    autovacuum_vacuum_scale_factor = 0.01,
    autovacuum_vacuum_insert_scale_factor = 0.01,
    autovacuum_analyze_scale_factor = 0.05
);
