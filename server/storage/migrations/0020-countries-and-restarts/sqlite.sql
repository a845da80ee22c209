ALTER TABLE members ADD COLUMN country_code TEXT NOT NULL DEFAULT '';

CREATE TABLE program_restarts (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    restarted_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;
