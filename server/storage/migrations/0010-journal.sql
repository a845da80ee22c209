-- Conversations with the guide. How many messages are unread is kept with the thread and found by an index that holds only
-- threads with something unread: the snapshot asks for it with every call.
--
-- `body` is text that the store alone reads and writes, so it can hold a sealed text as well as a plain one.

CREATE TABLE journal_threads (
    member_id        TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    thread_id        TEXT    NOT NULL,
    event_id         TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    opened_at        BIGINT  NOT NULL,
    last_message_at  BIGINT  NOT NULL,
    unread           BIGINT  NOT NULL,
    PRIMARY KEY (member_id, thread_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE journal_messages (
    member_id   TEXT    NOT NULL,
    thread_id   TEXT    NOT NULL,
    message_id  TEXT    NOT NULL,
    author      TEXT    NOT NULL,
    body        TEXT    NOT NULL,
    sent_at     BIGINT  NOT NULL,
    reaction    TEXT,
    PRIMARY KEY (member_id, thread_id, message_id),
    FOREIGN KEY (member_id, thread_id) REFERENCES journal_threads ON DELETE CASCADE
);

CREATE INDEX journal_threads_unread ON journal_threads (member_id) WHERE unread > 0;
