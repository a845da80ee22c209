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
