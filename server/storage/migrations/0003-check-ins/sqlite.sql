CREATE TABLE check_ins (
    member_id      TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    check_in_id    TEXT    NOT NULL,
    event_id       TEXT    NOT NULL,
    checked_in_at  INTEGER NOT NULL,
    recorded_at    INTEGER NOT NULL,
    arousal        REAL    NOT NULL,
    comfort        REAL    NOT NULL,
    felt_angle     REAL    NOT NULL,
    angle          REAL    NOT NULL,
    state          TEXT    NOT NULL,
    body_signs     TEXT    NOT NULL,
    note           TEXT    NOT NULL,
    PRIMARY KEY (member_id, check_in_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE INDEX check_ins_by_time ON check_ins (member_id, checked_in_at);

CREATE TABLE balance_points (
    member_id    TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day          TEXT    NOT NULL,
    score        INTEGER NOT NULL,
    certainty    REAL    NOT NULL,
    computed_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE TABLE onboardings (
    member_id        TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    goal             TEXT    NOT NULL,
    life_aspect      TEXT    NOT NULL,
    current_state    TEXT    NOT NULL,
    preferred_state  TEXT    NOT NULL,
    answered_at      INTEGER NOT NULL
) STRICT;
