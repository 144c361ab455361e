-- When the people of a platform were served: a row goes on until an interruption.
CREATE TABLE served (
    platform text        NOT NULL,
    began    timestamptz NOT NULL,
    until    timestamptz NOT NULL,
    PRIMARY KEY (platform, began)
);
