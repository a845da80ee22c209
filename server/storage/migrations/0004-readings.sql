-- Recordings on their way to a reading. An owner is a member, or a visitor without an account ("visitor:…"), which is
-- why there is no foreign key to members. Unique (owner_id, upload_id) makes one upload one task. `beat_runs` keeps beat
-- times in milliseconds, runs separated by "|": no difference may span two of them.

CREATE TABLE hrv_uploads (
    owner_id    TEXT    NOT NULL,
    upload_id   TEXT    NOT NULL,
    object_key  TEXT    NOT NULL,
    created_at  BIGINT NOT NULL,
    PRIMARY KEY (owner_id, upload_id)
);

CREATE INDEX hrv_uploads_by_age ON hrv_uploads (created_at);

CREATE TABLE hrv_tasks (
    owner_id           TEXT    NOT NULL,
    task_id            TEXT    NOT NULL,
    upload_id          TEXT    NOT NULL,
    object_key         TEXT    NOT NULL,
    context            TEXT    NOT NULL,
    status             TEXT    NOT NULL,
    created_at         BIGINT NOT NULL,
    finished_at        BIGINT,
    rejection_reason   TEXT,
    rejection_message  TEXT,
    rejection_second   DOUBLE PRECISION,
    PRIMARY KEY (owner_id, task_id),
    UNIQUE (owner_id, upload_id)
);

CREATE INDEX hrv_tasks_by_time ON hrv_tasks (owner_id, created_at);

CREATE TABLE readings (
    owner_id        TEXT    NOT NULL,
    task_id         TEXT    NOT NULL,
    measured_at     BIGINT NOT NULL,
    hr_bpm          DOUBLE PRECISION    NOT NULL,
    rmssd_ms        DOUBLE PRECISION    NOT NULL,
    sdnn_ms         DOUBLE PRECISION    NOT NULL,
    pnn50           DOUBLE PRECISION    NOT NULL,
    quality         DOUBLE PRECISION    NOT NULL,
    quality_reason  TEXT    NOT NULL,
    beats           BIGINT NOT NULL,
    duration_s      DOUBLE PRECISION    NOT NULL,
    beat_runs       TEXT    NOT NULL,
    engine_version  TEXT    NOT NULL,
    PRIMARY KEY (owner_id, task_id)
);

CREATE INDEX readings_by_time ON readings (owner_id, measured_at);
