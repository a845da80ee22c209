-- Events of the pages of the site, as its own scripts tell them: no visitor, no address, no session, only a name of a
-- closed list, a place and a day. Marks of experiments are rows beside their event: who was shown which side, and who went on.

CREATE TABLE site_events (
    event_id  TEXT  NOT NULL PRIMARY KEY,
    name      TEXT  NOT NULL,
    place     TEXT  NOT NULL,
    day       TEXT  NOT NULL
);

CREATE INDEX site_events_by_day ON site_events (day);

CREATE TABLE experiment_marks (
    event_id    TEXT    NOT NULL REFERENCES site_events ON DELETE CASCADE,
    experiment  TEXT    NOT NULL,
    is_shown    BIGINT  NOT NULL,
    PRIMARY KEY (event_id, experiment)
);
