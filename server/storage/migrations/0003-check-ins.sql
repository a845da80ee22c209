-- Check-ins, the balance they give, and the answers a member came with. Unique (member_id, event_id) decides that a
-- repeated check-in is stored once, whichever of two phones was faster.

CREATE TABLE check_ins (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    check_in_id    TEXT    NOT NULL,
    event_id       TEXT    NOT NULL,
    checked_in_at  BIGINT NOT NULL,
    recorded_at    BIGINT NOT NULL,
    arousal        DOUBLE PRECISION    NOT NULL,
    comfort        DOUBLE PRECISION    NOT NULL,
    felt_angle     DOUBLE PRECISION    NOT NULL,
    angle          DOUBLE PRECISION    NOT NULL,
    state          TEXT    NOT NULL,
    body_signs     TEXT    NOT NULL,
    note           TEXT    NOT NULL,
    PRIMARY KEY (member_id, check_in_id),
    UNIQUE (member_id, event_id)
);

CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at);

CREATE TABLE balance_points (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day          TEXT    NOT NULL,
    score        BIGINT NOT NULL,
    certainty    DOUBLE PRECISION    NOT NULL,
    computed_at  BIGINT NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE TABLE onboardings (
    member_id        TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    goal             TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    preferred_state  TEXT    NOT NULL,
    answered_at      BIGINT NOT NULL
);
