SELECT * FROM jobs WHERE state = 'parked' ORDER BY run_at, job_id LIMIT $1
