SELECT count(*) AS due FROM jobs
WHERE (state = 'waiting' AND run_at <= $1) OR (state = 'running' AND leased_until <= $1)
