DELETE FROM jobs WHERE job_id = $1 AND leased_by = $2 AND state = 'running'
