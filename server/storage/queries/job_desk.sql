-- name: drop
DELETE FROM jobs WHERE job_id = $1 AND state <> 'running'

-- name: drop_succeeded
-- A parked job need not come back where another one waits to do its work.
DELETE FROM jobs
WHERE job_id = $1 AND state = 'parked' AND unique_key <> ''
  AND EXISTS (SELECT 1 FROM jobs AS other WHERE other.unique_key = jobs.unique_key AND other.state = 'waiting')

-- name: list
SELECT job_id, kind, state, run_at, attempts, last_error FROM jobs
WHERE $1 = '' OR state = $1
ORDER BY CASE state WHEN 'parked' THEN 0 ELSE 1 END, run_at, job_id LIMIT $2

-- name: retry
UPDATE jobs SET state = 'waiting', run_at = $2, attempts = 0 WHERE job_id = $1 AND state <> 'running'
