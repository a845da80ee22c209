CREATE TABLE jobs (
    job_id        INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    kind          TEXT    NOT NULL,
    payload       TEXT    NOT NULL,
    unique_key    TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'parked')),
    run_at        INTEGER NOT NULL,
    attempts      INTEGER NOT NULL,
    leased_by     TEXT    NOT NULL,
    leased_until  INTEGER NOT NULL,
    last_error    TEXT    NOT NULL
) STRICT;

CREATE INDEX jobs_by_due ON jobs (state, run_at);
CREATE INDEX jobs_by_lease ON jobs (state, leased_until);
CREATE UNIQUE INDEX jobs_waiting_once ON jobs (unique_key) WHERE state = 'waiting' AND unique_key <> '';

CREATE TABLE schedules (
    name           TEXT    NOT NULL PRIMARY KEY,
    last_taken_at  INTEGER NOT NULL
) STRICT;
