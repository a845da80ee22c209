-- The queue lives beside the data, so that a job is kept in the same transaction as what it follows from.
-- The partial unique index drops a second waiting job of the same key, but not one that comes while the first is running:
-- what changed meanwhile still has to be looked at.

CREATE TABLE jobs (
    job_id        BIGINT  NOT NULL GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind          TEXT    NOT NULL,
    payload       TEXT    NOT NULL,
    unique_key    TEXT    NOT NULL,
    state         TEXT    NOT NULL CHECK (state IN ('waiting', 'running', 'parked')),
    run_at        BIGINT NOT NULL,
    attempts      BIGINT NOT NULL,
    leased_by     TEXT    NOT NULL,
    leased_until  BIGINT NOT NULL,
    last_error    TEXT    NOT NULL
);

CREATE INDEX jobs_by_due ON jobs (state, run_at);
CREATE INDEX jobs_by_lease ON jobs (state, leased_until);
CREATE UNIQUE INDEX jobs_waiting_once ON jobs (unique_key) WHERE state = 'waiting' AND unique_key <> '';

CREATE TABLE schedules (
    name           TEXT    NOT NULL PRIMARY KEY,
    last_taken_at  BIGINT NOT NULL
);
