-- The guide answers what is written in the journal. A message says of which lines of the script it is made, so that none is
-- repeated and a question asked can be told from one that was not; which exercise it offers; and which entry it answers, so that
-- one entry has one answer. A thread says how far the guide is with it. A member's risk is kept apart from any thread, because
-- somebody in danger may begin a new one; it holds no words. An event says that danger was read and which number was shown, for
-- 90 days. An acknowledgement says that somebody has read what the guide is before writing to it.

ALTER TABLE journal_threads ADD COLUMN phase TEXT NOT NULL DEFAULT 'opening';

ALTER TABLE journal_threads ADD COLUMN phase_turns BIGINT NOT NULL DEFAULT 0;

ALTER TABLE journal_threads ADD COLUMN guide_turns BIGINT NOT NULL DEFAULT 0;

ALTER TABLE journal_messages ADD COLUMN line_ids TEXT NOT NULL DEFAULT '';

ALTER TABLE journal_messages ADD COLUMN exercise_id TEXT;

ALTER TABLE journal_messages ADD COLUMN is_safety_reply BIGINT NOT NULL DEFAULT 0;

ALTER TABLE journal_messages ADD COLUMN answered_entry TEXT;

CREATE TABLE member_risks (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    level        BIGINT  NOT NULL,
    urgency      TEXT    NOT NULL,
    told_plan    TEXT    NOT NULL,
    told_intent  TEXT    NOT NULL,
    told_means   TEXT    NOT NULL,
    told_time    TEXT    NOT NULL,
    is_denied    BIGINT  NOT NULL,
    revision     BIGINT  NOT NULL,
    changed_at   BIGINT  NOT NULL
);

CREATE TABLE safety_events (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    message_id  TEXT    NOT NULL,
    at          BIGINT  NOT NULL,
    level       BIGINT  NOT NULL,
    flags       TEXT    NOT NULL,
    resources   TEXT    NOT NULL,
    PRIMARY KEY (member_id, message_id)
);

CREATE INDEX safety_events_by_time ON safety_events (at);

CREATE TABLE guide_acknowledgements (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    version          TEXT    NOT NULL,
    acknowledged_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, version)
);
