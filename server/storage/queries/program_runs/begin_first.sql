INSERT INTO program_runs (member_id, run, began_day, is_hidden) VALUES ($1, 1, $2, 0)
ON CONFLICT (member_id, run) DO UPDATE SET began_day = excluded.began_day
WHERE excluded.began_day < program_runs.began_day
