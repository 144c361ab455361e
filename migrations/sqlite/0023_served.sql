-- When the people of a platform were served: a row goes on until an interruption.
CREATE TABLE served (
    platform TEXT    NOT NULL,
    began    INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (platform, began)
) STRICT, WITHOUT ROWID;
