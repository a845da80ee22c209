CREATE TABLE notification_settings (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    topics       TEXT    NOT NULL,
    times        TEXT    NOT NULL,
    quiet_from   INTEGER,
    quiet_to     INTEGER,
    pause_until  INTEGER,
    kept_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE notification_tokens (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    service     TEXT    NOT NULL,
    address     TEXT    NOT NULL UNIQUE,
    p256dh      TEXT    NOT NULL,
    auth        TEXT    NOT NULL,
    kept_at     INTEGER NOT NULL,
    PRIMARY KEY (member_id, session_id),
    FOREIGN KEY (member_id, session_id) REFERENCES sessions ON DELETE CASCADE
) STRICT;
