-- What members practise: safety profiles (sealed, so that a copy of the database tells nobody's heart condition), exercise
-- results, and the sums that would otherwise be added up anew on every read: one row of experience for each exercise, one
-- mark a day for each part of the plan, one row for each day that moved the program on. A snapshot reads 28 days of marks
-- and 42 days of one run, however long the history is. Unique (member_id, event_id) decides that a result, a tick and a
-- reflection that were sent twice are there once.

CREATE TABLE safety_profiles (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    sealed      TEXT    NOT NULL,
    updated_at  BIGINT  NOT NULL
);

CREATE TABLE exercise_results (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    result_id          TEXT    NOT NULL,
    event_id           TEXT    NOT NULL,
    exercise_id        TEXT    NOT NULL,
    plan_part          TEXT    NOT NULL,
    started_at         BIGINT  NOT NULL,
    recorded_at        BIGINT  NOT NULL,
    day                TEXT    NOT NULL,
    duration_s         DOUBLE PRECISION NOT NULL,
    completed          BIGINT  NOT NULL,
    mood_before        DOUBLE PRECISION,
    mood_after         DOUBLE PRECISION,
    mood_scale         TEXT    NOT NULL,
    felt_effect        BIGINT,
    effect_hundredths  BIGINT,
    note               TEXT    NOT NULL,
    PRIMARY KEY (member_id, result_id),
    UNIQUE (member_id, event_id)
);

CREATE TABLE exercise_experiences (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    exercise_id        TEXT    NOT NULL,
    times              BIGINT  NOT NULL,
    rated              BIGINT  NOT NULL,
    effect_hundredths  BIGINT  NOT NULL,
    last_day           TEXT    NOT NULL,
    PRIMARY KEY (member_id, exercise_id)
);

CREATE TABLE suggestions (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    from_angle    DOUBLE PRECISION NOT NULL,
    to_angle      DOUBLE PRECISION NOT NULL,
    minutes       DOUBLE PRECISION,
    positions     TEXT    NOT NULL,
    surroundings  TEXT    NOT NULL,
    day           TEXT    NOT NULL,
    asked_at      BIGINT  NOT NULL
);

CREATE TABLE practice_marks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    source     TEXT    NOT NULL CHECK (source IN ('result', 'tick')),
    PRIMARY KEY (member_id, day, item, source)
);

CREATE TABLE plan_ticks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    done       BIGINT  NOT NULL,
    ticked_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE program_runs (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        BIGINT  NOT NULL,
    began_day  TEXT    NOT NULL,
    is_hidden  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, run)
);

CREATE TABLE program_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        BIGINT  NOT NULL,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, run, day)
);

CREATE TABLE pauses (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    began_day  TEXT    NOT NULL,
    ended_day  TEXT,
    PRIMARY KEY (member_id, began_day)
);

CREATE TABLE reflections (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id    TEXT    NOT NULL,
    run         BIGINT  NOT NULL,
    week        BIGINT  NOT NULL,
    answer_1    TEXT    NOT NULL,
    answer_2    TEXT    NOT NULL,
    answer_3    TEXT    NOT NULL,
    written_at  BIGINT  NOT NULL,
    PRIMARY KEY (member_id, event_id)
);

CREATE TABLE rest_weekdays (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    weekdays   TEXT    NOT NULL
);

CREATE TABLE rest_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, day)
);

CREATE INDEX exercise_results_by_time ON exercise_results (member_id, started_at);

CREATE INDEX reflections_by_week ON reflections (member_id, run, week, written_at);
