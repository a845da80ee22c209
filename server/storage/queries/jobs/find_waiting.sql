SELECT job_id FROM jobs WHERE unique_key = $1 AND state = 'waiting' AND unique_key <> ''
