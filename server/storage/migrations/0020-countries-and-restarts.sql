-- A member can tell the country they live in, so that helplines are those that answer there. A restart of the program may
-- bring an event id: told again days later, after some practice, it must not begin the six weeks once more.

ALTER TABLE members ADD COLUMN country_code TEXT NOT NULL DEFAULT '';

CREATE TABLE program_restarts (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    restarted_at  BIGINT NOT NULL,
    PRIMARY KEY (member_id, event_id)
);
