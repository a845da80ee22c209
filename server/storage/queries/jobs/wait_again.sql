UPDATE jobs SET state = 'waiting', run_at = $2, last_error = $3, attempts = attempts - $4 WHERE job_id = $1
