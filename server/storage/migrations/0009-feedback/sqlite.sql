CREATE TABLE feedback (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    feedback_id  TEXT    NOT NULL UNIQUE,
    event_id     TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    given_at     INTEGER NOT NULL,
    PRIMARY KEY (member_id, feedback_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE app_ratings (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    stars      INTEGER NOT NULL,
    rated_at   INTEGER NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE TABLE review_requests (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    requested_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;
