-- name: count_due
SELECT count(*) AS due FROM jobs
WHERE (state = 'waiting' AND run_at <= $1) OR (state = 'running' AND leased_until <= $1)

-- name: delete
DELETE FROM jobs WHERE job_id = $1

-- name: erase_mentions
-- As a word of its own: b@x.com stands in bob@x.com too. Not LIKE: an address may hold its wildcards.
DELETE FROM jobs
WHERE replace(' ' || replace(payload || ' ' || unique_key, ':', ' ') || ' ', ' ' || CAST($1 AS TEXT) || ' ', '')
    <> ' ' || replace(payload || ' ' || unique_key, ':', ' ') || ' '

-- name: find_waiting
SELECT job_id FROM jobs WHERE unique_key = $1 AND state = 'waiting' AND unique_key <> ''

-- name: finish
DELETE FROM jobs WHERE job_id = $1 AND leased_by = $2 AND state = 'running'

-- name: forget_errors
-- Errors are prose, where a word ends anyhow; the job of somebody else loses no more than its last error.
UPDATE jobs SET last_error = '' WHERE replace(last_error, $1, '') <> last_error

-- name: insert
INSERT INTO jobs (kind, payload, unique_key, state, run_at, attempts, leased_by, leased_until, last_error)
VALUES ($1, $2, $3, 'waiting', $4, 0, '', 0, '')
ON CONFLICT (unique_key) WHERE state = 'waiting' AND unique_key <> '' DO NOTHING

-- name: lease [sqlite]
UPDATE jobs SET state = 'running', attempts = attempts + 1, leased_by = $1, leased_until = $3
WHERE job_id IN (SELECT job_id FROM jobs
                 WHERE (state = 'waiting' AND run_at <= $2) OR (state = 'running' AND leased_until <= $2)
                 ORDER BY run_at, job_id LIMIT $4)
RETURNING *

-- name: lease [postgres]
-- SKIP LOCKED lets workers take different jobs at the same moment instead of waiting for each other. MATERIALIZED
-- because a subquery that the planner runs twice would lock, and lease, more than its LIMIT.
WITH due AS MATERIALIZED (
    SELECT job_id FROM jobs
    WHERE (state = 'waiting' AND run_at <= $2) OR (state = 'running' AND leased_until <= $2)
    ORDER BY run_at, job_id LIMIT $4
    FOR UPDATE SKIP LOCKED
)
UPDATE jobs SET state = 'running', attempts = attempts + 1, leased_by = $1, leased_until = $3
FROM due WHERE jobs.job_id = due.job_id
RETURNING jobs.*

-- name: list_parked
SELECT * FROM jobs WHERE state = 'parked' ORDER BY run_at, job_id LIMIT $1

-- name: lock_held
UPDATE jobs SET last_error = last_error WHERE job_id = $1 AND leased_by = $2 AND state = 'running'
RETURNING unique_key

-- name: park
UPDATE jobs SET state = 'parked', last_error = $3 WHERE job_id = $1 AND leased_by = $2 AND state = 'running'

-- name: renew
UPDATE jobs SET leased_until = $3 WHERE job_id = $1 AND leased_by = $2 AND state = 'running'

-- name: wait_again
UPDATE jobs SET state = 'waiting', run_at = $2, last_error = $3, attempts = attempts - $4 WHERE job_id = $1
