-- What members say about the app. Review requests are rows and no counter, so that a repeated call counts once.

CREATE TABLE feedback (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    feedback_id  TEXT    NOT NULL UNIQUE,
    event_id     TEXT    NOT NULL,
    text         TEXT    NOT NULL,
    given_at     BIGINT  NOT NULL,
    PRIMARY KEY (member_id, feedback_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE app_ratings (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    stars      BIGINT  NOT NULL,
    rated_at   BIGINT  NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE TABLE review_requests (
    member_id     TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id      TEXT    NOT NULL,
    requested_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);
