ALTER TABLE journal_threads ADD COLUMN phase TEXT NOT NULL DEFAULT 'opening';

ALTER TABLE journal_threads ADD COLUMN phase_turns INTEGER NOT NULL DEFAULT 0;

ALTER TABLE journal_threads ADD COLUMN guide_turns INTEGER NOT NULL DEFAULT 0;

ALTER TABLE journal_messages ADD COLUMN line_ids TEXT NOT NULL DEFAULT '';

ALTER TABLE journal_messages ADD COLUMN exercise_id TEXT;

ALTER TABLE journal_messages ADD COLUMN is_safety_reply INTEGER NOT NULL DEFAULT 0;

ALTER TABLE journal_messages ADD COLUMN answered_entry TEXT;

CREATE TABLE member_risks (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    level        INTEGER NOT NULL,
    urgency      TEXT    NOT NULL,
    told_plan    TEXT    NOT NULL,
    told_intent  TEXT    NOT NULL,
    told_means   TEXT    NOT NULL,
    told_time    TEXT    NOT NULL,
    is_denied    INTEGER NOT NULL,
    revision     INTEGER NOT NULL,
    changed_at   INTEGER NOT NULL
) STRICT;

CREATE TABLE safety_events (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    message_id  TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    level       INTEGER NOT NULL,
    flags       TEXT    NOT NULL,
    resources   TEXT    NOT NULL,
    PRIMARY KEY (member_id, message_id)
) STRICT;

CREATE INDEX safety_events_by_time ON safety_events (at);

CREATE TABLE guide_acknowledgements (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    version          TEXT    NOT NULL,
    acknowledged_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, version)
) STRICT;
