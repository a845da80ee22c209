UPDATE jobs SET state = 'parked', last_error = $3 WHERE job_id = $1 AND leased_by = $2 AND state = 'running'
