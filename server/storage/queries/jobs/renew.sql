UPDATE jobs SET leased_until = $3 WHERE job_id = $1 AND leased_by = $2 AND state = 'running'
