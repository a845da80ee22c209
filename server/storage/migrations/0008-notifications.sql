-- When and of what a member wants to be reminded, and where their devices are reached. A token belongs to the session it
-- came with: signing out forgets it. The unique address moves a device that changes its account instead of reaching both.

CREATE TABLE notification_settings (
    member_id    TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    topics       TEXT    NOT NULL,
    times        TEXT    NOT NULL,
    quiet_from   BIGINT ,
    quiet_to     BIGINT ,
    pause_until  BIGINT ,
    kept_at      BIGINT  NOT NULL
);

CREATE TABLE notification_tokens (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    session_id  TEXT    NOT NULL,
    service     TEXT    NOT NULL,
    address     TEXT    NOT NULL UNIQUE,
    p256dh      TEXT    NOT NULL,
    auth        TEXT    NOT NULL,
    kept_at     BIGINT  NOT NULL,
    PRIMARY KEY (member_id, session_id),
    FOREIGN KEY (member_id, session_id) REFERENCES sessions ON DELETE CASCADE
);
