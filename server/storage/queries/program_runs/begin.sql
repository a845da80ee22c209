INSERT INTO program_runs (member_id, run, began_day, is_hidden) VALUES ($1, $2, $3, 0)
ON CONFLICT (member_id, run) DO NOTHING
