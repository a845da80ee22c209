CREATE TABLE hrv_uploads (
    owner_id    TEXT    NOT NULL,
    upload_id   TEXT    NOT NULL,
    object_key  TEXT    NOT NULL,
    created_at  INTEGER NOT NULL,
    PRIMARY KEY (owner_id, upload_id)
) STRICT;

CREATE INDEX hrv_uploads_by_age ON hrv_uploads (created_at);

CREATE TABLE hrv_tasks (
    owner_id           TEXT    NOT NULL,
    task_id            TEXT    NOT NULL,
    upload_id          TEXT    NOT NULL,
    object_key         TEXT    NOT NULL,
    context            TEXT    NOT NULL,
    status             TEXT    NOT NULL,
    created_at         INTEGER NOT NULL,
    finished_at        INTEGER,
    rejection_reason   TEXT,
    rejection_message  TEXT,
    rejection_second   REAL,
    PRIMARY KEY (owner_id, task_id),
    UNIQUE (owner_id, upload_id)
) STRICT;

CREATE INDEX hrv_tasks_by_time ON hrv_tasks (owner_id, created_at);

CREATE TABLE readings (
    owner_id        TEXT    NOT NULL,
    task_id         TEXT    NOT NULL,
    measured_at     INTEGER NOT NULL,
    hr_bpm          REAL    NOT NULL,
    rmssd_ms        REAL    NOT NULL,
    sdnn_ms         REAL    NOT NULL,
    pnn50           REAL    NOT NULL,
    quality         REAL    NOT NULL,
    quality_reason  TEXT    NOT NULL,
    beats           INTEGER NOT NULL,
    duration_s      REAL    NOT NULL,
    beat_runs       TEXT    NOT NULL,
    engine_version  TEXT    NOT NULL,
    PRIMARY KEY (owner_id, task_id)
) STRICT;

CREATE INDEX readings_by_time ON readings (owner_id, measured_at);
