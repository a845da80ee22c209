CREATE TABLE safety_profiles (
    member_id   TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    sealed      TEXT    NOT NULL,
    updated_at  INTEGER NOT NULL
) STRICT;

CREATE TABLE exercise_results (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    result_id          TEXT    NOT NULL,
    event_id           TEXT    NOT NULL,
    exercise_id        TEXT    NOT NULL,
    plan_part          TEXT    NOT NULL,
    started_at         INTEGER NOT NULL,
    recorded_at        INTEGER NOT NULL,
    day                TEXT    NOT NULL,
    duration_s         REAL    NOT NULL,
    completed          INTEGER NOT NULL,
    mood_before        REAL,
    mood_after         REAL,
    mood_scale         TEXT    NOT NULL,
    felt_effect        INTEGER,
    effect_hundredths  INTEGER,
    note               TEXT    NOT NULL,
    PRIMARY KEY (member_id, result_id),
    UNIQUE (member_id, event_id)
) STRICT;

CREATE TABLE exercise_experiences (
    member_id          TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    exercise_id        TEXT    NOT NULL,
    times              INTEGER NOT NULL,
    rated              INTEGER NOT NULL,
    effect_hundredths  INTEGER NOT NULL,
    last_day           TEXT    NOT NULL,
    PRIMARY KEY (member_id, exercise_id)
) STRICT;

CREATE TABLE suggestions (
    member_id     TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    from_angle    REAL    NOT NULL,
    to_angle      REAL    NOT NULL,
    minutes       REAL,
    positions     TEXT    NOT NULL,
    surroundings  TEXT    NOT NULL,
    day           TEXT    NOT NULL,
    asked_at      INTEGER NOT NULL
) STRICT;

CREATE TABLE practice_marks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    source     TEXT    NOT NULL CHECK (source IN ('result', 'tick')),
    PRIMARY KEY (member_id, day, item, source)
) STRICT;

CREATE TABLE plan_ticks (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id   TEXT    NOT NULL,
    day        TEXT    NOT NULL,
    item       TEXT    NOT NULL,
    done       INTEGER NOT NULL,
    ticked_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE program_runs (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        INTEGER NOT NULL,
    began_day  TEXT    NOT NULL,
    is_hidden  INTEGER NOT NULL,
    PRIMARY KEY (member_id, run)
) STRICT;

CREATE TABLE program_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    run        INTEGER NOT NULL,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, run, day)
) STRICT;

CREATE TABLE pauses (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    began_day  TEXT    NOT NULL,
    ended_day  TEXT,
    PRIMARY KEY (member_id, began_day)
) STRICT;

CREATE TABLE reflections (
    member_id   TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    event_id    TEXT    NOT NULL,
    run         INTEGER NOT NULL,
    week        INTEGER NOT NULL,
    answer_1    TEXT    NOT NULL,
    answer_2    TEXT    NOT NULL,
    answer_3    TEXT    NOT NULL,
    written_at  INTEGER NOT NULL,
    PRIMARY KEY (member_id, event_id)
) STRICT;

CREATE TABLE rest_weekdays (
    member_id  TEXT    NOT NULL PRIMARY KEY REFERENCES members ON DELETE CASCADE,
    weekdays   TEXT    NOT NULL
) STRICT;

CREATE TABLE rest_days (
    member_id  TEXT    NOT NULL REFERENCES members ON DELETE CASCADE,
    day        TEXT    NOT NULL,
    PRIMARY KEY (member_id, day)
) STRICT;

CREATE INDEX exercise_results_by_time ON exercise_results (member_id, started_at);

CREATE INDEX reflections_by_week ON reflections (member_id, run, week, written_at);
