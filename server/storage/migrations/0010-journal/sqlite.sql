CREATE TABLE journal_threads (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    thread_id        TEXT    NOT NULL,
    event_id         TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    opened_at        INTEGER NOT NULL,
    last_message_at  INTEGER NOT NULL,
    unread           INTEGER NOT NULL,
    PRIMARY KEY (member_id, thread_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE journal_messages (
    member_id   TEXT    NOT NULL,
    thread_id   TEXT    NOT NULL,
    message_id  TEXT    NOT NULL,
    author      TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    sent_at     INTEGER NOT NULL,
    reaction    TEXT,
    PRIMARY KEY (member_id, thread_id, message_id),
    FOREIGN KEY (member_id, thread_id) REFERENCES journal_threads ON DELETE CASCADE
) STRICT;

CREATE INDEX journal_threads_unread ON journal_threads (member_id) WHERE unread > 0;
