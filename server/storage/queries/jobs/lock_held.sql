UPDATE jobs SET last_error = last_error WHERE job_id = $1 AND leased_by = $2 AND state = 'running'
RETURNING unique_key
