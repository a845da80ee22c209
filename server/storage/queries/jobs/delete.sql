DELETE FROM jobs WHERE job_id = $1
